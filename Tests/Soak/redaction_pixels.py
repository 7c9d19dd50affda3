#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Redactions change nothing that can be seen beside their regions.

A region on two pages of each file is redacted. Outside of it, and of the letters that reach into it,
each page must look as before. Without a folder, the fixtures are tried, which takes seconds.

    redaction_pixels.py [--keep FOLDER] [FOLDER]
"""

import argparse
import base64
import random
import shutil
import sys
import tempfile
from pathlib import Path

from server import FIXTURES, Dead, Failure, Server

# Pixels may differ by so much in each colour, and so many of them by more, since contents that
# become a picture are drawn once more.
TOLERANCE, MOST = 64, 20
SCALE = 1
LARGEST = 3000
# Text of tiling patterns goes wherever it shows, since it has no single place.
UNDERSTOOD = {"redactions.pdf"}


def draw(server, page):
    """The page without annotations: its width, and its rows."""
    picture = server.result(
        "page/render", documentId="d1", pageIndex=page, scale=SCALE, format="rgba", annotations=False)
    data, stride = base64.b64decode(picture["data"]), picture["stride"]
    rows = [data[start:start + 4 * picture["width"]] for start in range(0, len(data), stride)]
    return picture["width"], rows[:picture["height"]]


def lines_of(server, page):
    """The page's lines of text: their rectangles, and the sizes of their fonts."""
    blocks = server.result("page/layout", documentId="d1", pageIndex=page)["blocks"]
    return [(line["rect"], line.get("fontSize") or 12) for block in blocks for line in block["lines"]]


def region(chance, lines, width, height):
    """A part of the page, on one of its lines if it has any."""
    size, across = 12, 0.25 * width
    x, y = chance.uniform(0, width - across), chance.uniform(0, 0.9 * height)
    if lines:
        rect, size = chance.choice(lines)
        x, y = chance.uniform(rect[0], rect[2]) - across / 2, rect[1]
    return [max(0, x), max(0, y), min(width, x + across), min(height, y + 2 * size)]


def allowed(rect, lines):
    """Where pixels may change: the region, and letters of the lines that it meets."""
    margin = 2
    for (left, top, right, bottom), size in lines:
        if left < rect[2] and right > rect[0] and top < rect[3] and bottom > rect[1]:
            margin = max(margin, 1.6 * size)
    return [rect[0] - margin, rect[1] - margin, rect[2] + margin, rect[3] + margin]


def differing(before, after, rect):
    """How many pixels differ outside of a rectangle, and where the first of them is."""
    width, rows = before
    if (width, len(rows)) != (after[0], len(after[1])):
        return width * len(rows), (0, 0)
    left, top, right, bottom = (round(SCALE * side) for side in rect)
    left, right = max(0, left), min(width, right)
    count, first = 0, None
    for y, (old, new) in enumerate(zip(rows, after[1])):
        spans = [(0, left), (right, width)] if top <= y < bottom else [(0, width)]
        for start, end in spans:
            if old[4 * start:4 * end] == new[4 * start:4 * end]:
                continue
            for x in range(start, end):
                pair = zip(old[4 * x:4 * x + 4], new[4 * x:4 * x + 4])
                if any(abs(a - b) > TOLERANCE for a, b in pair):
                    count += 1
                    first = first or (x, y)
    return count, first


def try_page(server, page, chance):
    """Redacts a region of a page; says what else changed, or nothing."""
    if max(server.result("pages/list", documentId="d1")["pages"][page]["size"]) > LARGEST:
        return None
    lines, before = lines_of(server, page), draw(server, page)
    rect = region(chance, lines, before[0] / SCALE, len(before[1]) / SCALE)
    added = server.result("annotations/add", documentId="d1", annotation={
        "type": "redact", "pageIndex": page, "rect": rect, "quads": [[
            rect[0], rect[1], rect[2], rect[1], rect[0], rect[3], rect[2], rect[3]]]})
    report = server.result("annotations/applyRedactions", documentId="d1", paths="covered",
                           ids=[added["annotation"]["id"]])
    count, first = differing(before, draw(server, page), allowed(rect, lines))
    if count <= MOST:
        return None
    kind = "as a picture" if any(each["isPicture"] for each in report["pages"]) else "rewritten"
    sides = [round(side) for side in rect]
    return f"page {page}, {kind}: {count} pixels changed beside {sides}, the first at {first}"


def try_file(path, folder):
    """Says what changed beside regions of a file's pages; `None` where it cannot be redacted."""
    copy = folder / "document.pdf"
    shutil.copy(path, copy)
    server = Server(state=folder / "state", cache=folder / "cache", arguments=("--workers", "off"))
    found = []
    try:
        pages = server.result("document/open", path=str(copy))["pageCount"]
        for page in sorted({0, pages // 2}):
            found.append(try_page(server, page, random.Random(f"{path.name} {page}")))
    except Failure:
        return [each for each in found if each] or None
    except Dead as dead:
        found.append(f"the server is gone: {dead}")
    finally:
        server.process.kill()
        server.process.wait()
        shutil.rmtree(folder / "state", ignore_errors=True)
    return [each for each in found if each]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, help="a folder for the files in which something changed")
    parser.add_argument("folder", nargs="?", type=Path, default=FIXTURES)
    arguments = parser.parse_args()
    tried = refused = failed = 0
    with tempfile.TemporaryDirectory(prefix="recto-redaction-") as name:
        for path in sorted(arguments.folder.glob("*.pdf")):
            found = [] if path.name in UNDERSTOOD else try_file(path, Path(name))
            tried, refused = tried + 1, refused + (found is None)
            for sentence in found or []:
                print(f"{path.name}, {sentence}", flush=True)
            if found:
                failed += 1
                if arguments.keep:
                    shutil.copy(path, arguments.keep)
    print(f"{tried} files, {refused} that cannot be redacted; beside regions, {failed} changed.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
