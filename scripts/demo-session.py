#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""A session with recto, told step by step.

Usage: demo-session.py RECTO FILE OUTPUT-FOLDER
"""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

COLOR = sys.stdout.isatty() and "NO_COLOR" not in os.environ
PAGES_TO_SEARCH = 10


def heading(text):
    print("\n" + (f"\033[1m{text}\033[0m" if COLOR else f"# {text}"), flush=True)


def shown(arrow, method, value):
    """One line of the transcript, cut at the terminal's width."""
    width = shutil.get_terminal_size((100, 24)).columns
    line = " ".join(filter(None, (arrow, method, json.dumps(value, ensure_ascii=False))))
    print(line if len(line) <= width else line[: width - 1] + "…", flush=True)


class Failure(Exception):
    """The server refused, or is gone."""


class Session:
    """A recto of our own: one JSON-RPC message a line, to it and from it."""

    def __init__(self, binary):
        pipe = subprocess.PIPE
        self.server = subprocess.Popen([binary], stdin=pipe, stdout=pipe)
        self.last_id = 0

    def send(self, message):
        line = json.dumps({"jsonrpc": "2.0", **message}) + "\n"
        try:
            self.server.stdin.write(line.encode())
            self.server.stdin.flush()
        except BrokenPipeError:
            raise Failure("recto ended early") from None

    def notify(self, method):
        shown("→", method, {})
        self.send({"method": method})

    def request(self, method, **params):
        """Asks, and shows everything that comes until the answer does."""
        self.last_id += 1
        shown("→", method, params)
        self.send({"id": self.last_id, "method": method, "params": params})
        for line in self.server.stdout:
            message = json.loads(line)
            if "method" in message:
                self.received(message)
                continue
            if "error" in message:
                shown("←", "error", message["error"])
                raise Failure(f"{method}: {message['error']['message']}")
            shown("←", "", message["result"])
            return message["result"]
        raise Failure(f"recto ended before it answered {method}")

    def received(self, message):
        """A notification; or a request, which a demonstration has no user to answer for."""
        shown("←", message["method"], message.get("params", {}))
        if "id" in message:
            error = {"code": -32601, "message": "The demonstration does not answer this."}
            self.send({"id": message["id"], "error": error})

    def end(self):
        self.request("shutdown")
        self.notify("exit")
        self.server.stdin.close()
        try:
            return self.server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            raise Failure("recto did not end ten seconds after it was told to") from None


def print_outline(items, depth=0):
    for item in items:
        page = item.get("pageIndex")
        place = f"  (page {page + 1})" if page is not None else ""
        print(f"    {'  ' * depth}• {item['title']}{place}")
        print_outline(item.get("children", []), depth + 1)


def center(rect):
    x0, y0, x1, y1 = rect
    return [round((x0 + x1) / 2, 2), round((y0 + y1) / 2, 2)]


def find_word(session, document, page_count):
    """The page and place of the longest word in the first line of at least four words."""
    for page in range(min(page_count, PAGES_TO_SEARCH)):
        blocks = session.request("page/layout", **document, pageIndex=page)["blocks"]
        for line in (line for block in blocks for line in block["lines"]):
            words = list(re.finditer(r"\w+", line["text"]))
            if len(words) < 4:
                continue
            word = max(words, key=lambda match: len(match.group()))
            x0, y0, x1, y1 = line["rect"]
            along = (word.start() + word.end()) / 2 / len(line["text"])
            return page, word.group(), [round(x0 + along * (x1 - x0), 2), round((y0 + y1) / 2, 2)]
    return None


def tap_annotation(session, document):
    annotations = session.request("annotations/list", **document)["annotations"]
    visible = [
        annotation
        for annotation in annotations
        if annotation["type"] not in ("popup", "widget", "link")
        and not {"hidden", "noView"} & set(annotation.get("flags", []))
    ]
    if not visible:
        print("    This document has no annotation to tap.")
        return
    target = visible[0]
    point = center(target["rect"])
    print(f"    The first is a {target['type']} on page {target['pageIndex'] + 1}; tap it:")
    session.request("interaction/tap", **document, pageIndex=target["pageIndex"], point=point)


def highlight_word(session, document, page, word, point):
    heading(f"Double-tap the word “{word}”")
    session.request("interaction/doubleTap", **document, pageIndex=page, point=point)
    selected = session.request("selection/get", **document).get("text")
    if not selected:
        raise Failure(f"nothing was selected by the double tap on “{word}”")
    print(f"    Selected: {selected['text']}")

    heading("Highlight what is selected")
    for part in selected["quads"]:
        highlight = {
            "type": "highlight",
            "pageIndex": part["pageIndex"],
            "quads": part["quads"],
            "color": "#ffd54a",
            "contents": "Added by the demonstration",
        }
        session.request("annotations/add", **document, annotation=highlight)


def run(session, path, output):
    heading("Start")
    session.request("initialize", clientInfo={"name": "demo"})
    session.notify("initialized")

    heading(f"Open {path.name}")
    opened = session.request("document/open", path=str(path))
    document = {"documentId": opened["documentId"]}

    heading("Its pages and its outline")
    pages = session.request("pages/list", **document)["pages"]
    for page in pages[:PAGES_TO_SEARCH]:
        width, height = page["size"]
        print(f"    page {page['label']}: {width:g} × {height:g} points")
    print_outline(session.request("outline/get", **document)["items"])

    heading("Tap an annotation")
    tap_annotation(session, document)

    heading("Look for a word")
    found = find_word(session, document, opened["pageCount"])
    if found:
        highlight_word(session, document, *found)
    else:
        print("    There is no text on the first pages, so nothing to select.")

    heading("Save a copy, and draw the page")
    copy, picture = output / f"{path.stem}-highlighted.pdf", output / f"{path.stem}.png"
    session.request("document/save", **document, path=str(copy))
    shown_page = found[0] if found else 0
    drawn = session.request("page/render", **document, pageIndex=shown_page, width=900)
    picture.write_bytes(base64.b64decode(drawn["data"]))

    heading("End")
    status = session.end()
    print(f"\nWritten: {copy}\n         {picture}")
    return status


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    binary, path, output = sys.argv[1], Path(sys.argv[2]).resolve(), Path(sys.argv[3]).resolve()
    output.mkdir(parents=True, exist_ok=True)
    session = Session(binary)
    try:
        sys.exit(run(session, path, output))
    except Failure as failure:
        session.server.kill()
        sys.exit(f"\ndemo: {failure}")


if __name__ == "__main__":
    main()
