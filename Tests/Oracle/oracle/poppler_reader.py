# SPDX-License-Identifier: AGPL-3.0-or-later
"""What poppler's tools say."""

import re
import subprocess

TIMEOUT = 60
BOX = re.compile(r"Page +(\d+) (\w+)Box: +(\S+) +(\S+) +(\S+) +(\S+)")
SIZE = re.compile(r"Page +(\d+) size: +(\S+) x (\S+) pts")
ROTATION = re.compile(r"Page +(\d+) rot: +(\d+)")
DESTINATION = re.compile(r' +(\d+) \[.*?\] "(.*)"$')


def facts(path):
    status, info = _run("pdfinfo", "-enc", "UTF-8", "-f", "1", "-l", "-1", "-box", path)
    pages = re.search(r"^Pages: +(\d+)", info, re.MULTILINE)
    if status != 0 or not pages:
        return {"refused": status}
    count = int(pages[1])
    _, text = _run("pdftotext", "-enc", "UTF-8", path, "-")
    texts = text.split("\f")[:count]
    return {
        "pages": count,
        "sizes": _sizes(info, count),
        "boxes": _boxes(info, count),
        "text": texts + [""] * (count - len(texts)),
        "destinations": _destinations(path),
    }


def _run(*command):
    try:
        run = subprocess.run(
            [str(part) for part in command], capture_output=True, timeout=TIMEOUT
        )
    except subprocess.TimeoutExpired:
        return "timeout", ""
    return run.returncode, run.stdout.decode("utf-8", "replace")


def _sizes(info, count):
    sizes = [None] * count
    for page, width, height in SIZE.findall(info):
        sizes[int(page) - 1] = [float(width), float(height)]
    for page, turn in ROTATION.findall(info):
        if int(turn) % 180 == 90:
            sizes[int(page) - 1].reverse()
    return sizes


def _boxes(info, count):
    boxes = [{} for _ in range(count)]
    for page, kind, *sides in BOX.findall(info):
        if kind in ("Media", "Crop"):
            boxes[int(page) - 1][kind.lower()] = [float(side) for side in sides]
    return boxes


def _destinations(path):
    _, listing = _run("pdfinfo", "-enc", "UTF-8", "-dests", path)
    return {name: int(page) - 1 for page, name in map(
        re.Match.groups, filter(None, map(DESTINATION.match, listing.splitlines())))}
