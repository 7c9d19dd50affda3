#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Has a server do with all its threads at once what it can: draw, search, save, reload, export, extract,
import and close, with cancels in between.

It fails if a request is not answered, or if the server dies, as it does at the end of a build with
ThreadSanitizer that has seen a race (`scripts/sanitize --threads`).
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from server import FIXTURES, Dead, Server

NAMES = ["two-columns.pdf", "pages.pdf", "annotations.pdf", "form.pdf", "images.pdf", "outline.pdf"]


class Threads:
    def __init__(self, folder, seed, arguments):
        self.folder, self.chance = folder, random.Random(seed)
        self.server = Server(state=folder / "state", cache=folder / "cache",
                             options={"autoReload": True}, arguments=arguments)
        self.files, self.pending, self.answered = {}, set(), 0

    def open(self, name):
        path = self.folder / f"{len(self.files)}-{name}"
        shutil.copy(FIXTURES / name, path)
        document = self.server.result("document/open", path=str(path))["documentId"]
        self.files[document] = (path, name)

    def requests(self, document):
        """What can be asked for a document, with the number of its first page."""
        path, name = self.files[document]
        target = str(self.folder / f"{document}-out.pdf")
        square = {"type": "square", "pageIndex": 0, "rect": [10, 10, 60, 60]}
        return [
            ("page/render", {"pageIndex": 0, "width": self.chance.randrange(50, 2500)}),
            ("page/render", {"pageIndex": 0, "width": 900, "rect": [0, 0, 90, 90]}),
            ("page/text", {"pageIndex": 0}),
            ("pages/thumbnails", {"width": 60, "count": 5}),
            ("search/find", {"query": self.chance.choice(["the", "a", "1"])}),
            ("annotations/add", {"annotation": square}),
            ("annotations/list", {}), ("forms/list", {}), ("outline/get", {}),
            ("selection/set", {"all": True}), ("selection/copy", {}),
            ("document/undo", {}), ("document/redo", {}),
            ("document/save", {"overwrite": True}),
            ("document/save", {"path": target, "overwrite": True, "mode": "full"}),
            ("document/export", {"format": "pdf", "path": target, "overwrite": True}),
            ("document/export", {"format": "xfdf"}),
            ("document/reload", {"discard": True}),
            ("pages/extract", {"pages": [0], "path": target, "overwrite": True}),
            ("pages/import", {"path": str(FIXTURES / name)}),
            ("signatures/verify", {}), ("document/fonts", {}), ("view/capture", {}),
        ]

    def burst(self):
        for _ in range(self.chance.randrange(5, 25)):
            document = self.chance.choice(list(self.files))
            method, params = self.chance.choice(self.requests(document))
            self.pending.add(self.server.send(method, documentId=document, **params))
            if self.chance.random() < 0.15:
                self.server.send("$/cancelRequest", id=self.chance.choice(list(self.pending)))
                # It is a notification in all but its id, which is refused or answered.
                self.pending.add(self.server.last)
        if self.chance.random() < 0.3:
            path, name = self.files[self.chance.choice(list(self.files))]
            new = path.with_suffix(".new")
            shutil.copy(FIXTURES / name, new)
            new.rename(path)
        while self.pending:
            self.pending.discard(self.server.receive()["id"])
            self.answered += 1
        self.server.notifications.clear()

    def replace(self):
        """Closes a document while it is worked on, and opens another one."""
        document = self.chance.choice(list(self.files))
        for method, params in self.chance.sample(self.requests(document), 6):
            self.pending.add(self.server.send(method, documentId=document, **params))
        self.pending.add(self.server.send("document/close", documentId=document, discard=True))
        while self.pending:
            self.pending.discard(self.server.receive()["id"])
            self.answered += 1
        del self.files[document]
        self.open(self.chance.choice(NAMES))


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("arguments", nargs="*", help="further arguments of the server, after --")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="recto-threads-") as folder:
        threads = Threads(Path(folder), given.seed, given.arguments or ["--workers", "off"])
        for name in NAMES:
            threads.open(name)
        end = time.monotonic() + given.seconds
        try:
            while time.monotonic() < end:
                threads.burst()
                if threads.chance.random() < 0.2:
                    threads.replace()
            status = threads.server.quit()
        except Dead as dead:
            sys.exit(f"seed {given.seed}: the server died: {dead}")
    if status != 0:
        sys.exit(f"seed {given.seed}: the server ended with {status}")
    print(f"{threads.answered} answers")


if __name__ == "__main__":
    main()
