#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Mixed use of one server over many documents, for as long as is wanted.

After a warm-up memory has to stay flat; descriptors and threads are as many as before once all is
closed, and no temporary file is left.

    soak.py [--seconds N] [--seed N] [FOLDER…]

Documents are the PDFs in the folders, or the fixtures. $RECTO names the server.
"""

import argparse
import contextlib
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from edits import Edits
from known import state
from server import FIXTURES, Dead, Failure, Server

# What memory may grow by after the warm-up, of the median of a quarter of the samples: there is a step
# of some 13 MiB where the last part that is rarely used is used for the first time.
ALLOWED_GROWTH = 0.04
LEAST_GROWTH = 16 << 20
SAMPLES = 16


class Process:
    """What the kernel knows of a process."""

    def __init__(self, number):
        self.folder = Path(f"/proc/{number}")

    @property
    def memory(self):
        """Bytes that only this process has written: code is shared, as long as another one runs."""
        text = (self.folder / "smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in text.splitlines()
                   if line.startswith("Private_Dirty")) << 10

    @property
    def descriptors(self):
        found = []
        for link in (self.folder / "fd").iterdir():
            # The server may close one between the listing and the reading.
            with contextlib.suppress(FileNotFoundError):
                found.append(os.readlink(link))
        return sorted(found)

    @property
    def threads(self):
        return len(list((self.folder / "task").iterdir()))


class User:
    """Opens documents, works on them for a while, and closes them again."""

    def __init__(self, server, files, folder, chance):
        self.server = server
        self.files = files
        self.folder = folder
        self.chance = chance
        self.edits = Edits(chance)
        self.actions = 0
        self.refused = {}

    def work_on(self, file):
        """A visit of a document."""
        copy = self.folder / "document.pdf"
        shutil.copy(file, copy)
        try:
            opened = self.server.result("document/open", path=str(copy))
        except Failure:
            return
        document, pages = opened["documentId"], opened["pageCount"]
        requests = [self.action(pages) for _ in range(self.chance.randrange(4, 24))]
        if self.chance.random() < 0.5 and pages < 20:
            known = state(self.server, document, shown=False)
            for _ in range(3):
                requests += self.edits.step(known, alone=True)
        for method, params in requests:
            self.actions += 1
            try:
                self.server.result(method, documentId=document, **params)
            except Failure as failure:
                self.refused[method] = self.refused.get(method, 0) + 1
                if failure.error["code"] in (-32603, -32700):
                    raise AssertionError(f"{method} {str(params)[:300]} on {file}: {failure}") from failure
        if self.chance.random() < 0.1:
            shutil.copy(self.chance.choice(self.files), copy)
            self.server.attempt("document/reload", documentId=document)
        self.server.result("document/close", documentId=document, discard=True)
        self.server.notifications.clear()

    def action(self, pages):
        """Something that a user does."""
        page = self.chance.randrange(max(1, min(pages, 40)))
        x, y = self.chance.randrange(500), self.chance.randrange(700)
        at = {"pageIndex": page, "point": [x, y]}
        rect = [x, y, x + 60, y + 40]
        tool = self.chance.choice(["pan", "textSelect", "rectangle", "freehand", "highlight",
                                   "annotationEdit", "eraser", "formFill"])
        square = {"type": "square", "pageIndex": page, "rect": rect}
        return self.chance.choice([
            ("page/render", {"pageIndex": page, "width": 500}),
            ("page/render", {"pageIndex": page, "width": 900, "format": "ppm"}),
            ("pages/thumbnails", {"first": page, "count": 4, "width": 90}),
            ("page/text", {"pageIndex": page}), ("page/layout", {"pageIndex": page}),
            ("search/find", {"query": self.chance.choice(["the", "a", "and", "1"]), "limit": 50}),
            ("interaction/tap", at), ("interaction/doubleTap", at),
            ("interaction/drag", {"pageIndex": page, "points": [x, y, x + 90, y + 50]}),
            ("tool/set", {"tool": tool}), ("annotations/add", {"annotation": square}),
            ("annotations/list", {"pageIndex": page}), ("document/undo", {}),
            ("document/redo", {}), ("document/save", {}), ("forms/list", {}), ("outline/get", {}),
            ("document/export", {"format": "xfdf"}), ("pages/rotate", {"pages": [page], "by": 90}),
            ("view/update", {"scale": 0.5 + self.chance.random() * 2}),
            ("view/goTo", {"pageIndex": page}), ("selection/set", {"all": True}),
            ("selection/copy", {}), ("bookmarks/toggle", {"pageIndex": page}),
        ])


def leftovers(folder):
    """What is left of files on their way."""
    return [str(path) for path in folder.rglob("*")
            if path.name.startswith(".recto-") or path.suffix in (".log", ".draft", ".new")]


def settle(server):
    """Lets the server come to rest, so that what is measured is what stays."""
    for _ in range(3):
        server.result("server/ping")
        time.sleep(0.05)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--documents", type=int, default=0, help="as many of them; else all")
    parser.add_argument("folders", nargs="*", type=Path, default=[FIXTURES])
    options = parser.parse_args()
    files = sorted(f for folder in options.folders for f in folder.glob("*.pdf"))
    chance = random.Random(options.seed)
    if options.documents:
        files = chance.sample(files, min(options.documents, len(files)))
    with tempfile.TemporaryDirectory(prefix="recto-soak-") as name:
        folder = Path(name)
        os.environ["TMPDIR"] = name
        # One process does all the work, so that what it keeps shows.
        server = Server(state=folder / "state", cache=folder / "cache",
                        arguments=["--workers", "off"],
                        options={"author": "Ann", "cacheBytes": 16 << 20})
        process = Process(server.process.pid)
        user = User(server, files, folder, chance)
        try:
            status = run(options.seconds, server, process, user, files)
        except (AssertionError, Dead) as error:
            print(error)
            return 1
        left = leftovers(folder)
        if server.quit() != 0 or left:
            print(f"left behind: {left}")
            return 1
        return status


def run(seconds, server, process, user, files):
    """Works for so long, on all documents in turn; returns the exit status."""
    began = time.monotonic()
    samples, visits, order = [], 0, []

    def visit_until(end):
        nonlocal visits
        while time.monotonic() - began < end:
            if not order:
                order.extend(user.chance.sample(files, len(files)))
            user.work_on(order.pop())
            visits += 1
        settle(server)

    # A third to warm up: caches are filled, threads are started.
    visit_until(seconds / 3)
    before = process.descriptors, process.threads
    for part in range(1, SAMPLES + 1):
        visit_until(seconds / 3 + seconds * 2 / 3 * part / SAMPLES)
        samples.append(process.memory)
        print(f"{time.monotonic() - began:6.0f} s  {visits} visits  {user.actions} actions  "
              f"{samples[-1] >> 10} KiB  {len(process.descriptors)} descriptors  "
              f"{process.threads} threads", flush=True)
    engine = server.result("server/status")
    print(f"engine: {engine['memoryBytes'] >> 20} MiB, documents: {engine['documents']}")
    quarter = SAMPLES // 4
    first, last = median(samples[:quarter]), median(samples[-quarter:])
    problems = []
    if last > first + max(LEAST_GROWTH, first * ALLOWED_GROWTH):
        problems.append(f"memory grew from {first / 1024:.0f} to {last / 1024:.0f} KiB")
    if process.descriptors != before[0]:
        problems.append(f"descriptors: {before[0]} became {process.descriptors}")
    if process.threads != before[1]:
        problems.append(f"threads: {before[1]} became {process.threads}")
    if engine["documents"]:
        problems.append("documents are open")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
