#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Disks that fill up: real ones, of a MiB in memory, for documents, edit logs, the files in the state
folder and the cache. Each time an error or a warning says so, what is open stays open and whole, and all
works again once there is room.

    fulldisk.py

Mounting takes a name space of one's own; where that is not allowed, nothing is tested.
"""

import base64
import shutil
import sys
import tempfile
from pathlib import Path

from disk import Disk, may_mount
from server import FIXTURES, Dead, Failure, Server

DOCUMENT = {"documentId": "d1"}


class Case:
    """A document, and a server; what is named is on a small disk."""

    def __init__(self, on_disk):
        self.folder = Path(tempfile.mkdtemp(prefix="recto-full-"))
        self.disk = Disk(self.folder / "disk")
        place = {name: (self.disk.folder if name == on_disk else self.folder) / name
                 for name in ("documents", "state", "cache")}
        self.state, self.cache = place["state"], place["cache"]
        place["documents"].mkdir()
        self.file = place["documents"] / "document.pdf"
        shutil.copy(FIXTURES / "annotations.pdf", self.file)
        self.start()

    def start(self):
        self.server = Server(state=self.state, cache=self.cache, options={"author": "Ann"})
        self.server.result("document/open", path=str(self.file), recovery="apply")

    def ask(self, method, **params):
        return self.server.result(method, **DOCUMENT, **params)

    def add(self, number):
        self.ask("annotations/add", annotation={
            "id": f"new-{number}", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
            "contents": "long " * 2000})

    @property
    def added(self):
        found = self.ask("annotations/list", types=["square"])["annotations"]
        return [a["id"] for a in found if a["id"].startswith("new-")]

    @property
    def dirty(self):
        return self.ask("document/info")["dirty"]

    def refused(self, method, **params):
        """It answers that there is no room."""
        try:
            self.server.result(method, **params)
        except Failure as failure:
            check("No space left" in str(failure) or "may be full" in str(failure), failure)
            check(failure.error["data"]["kind"] == "saveFailed", failure)
            return
        raise AssertionError(f"{method} was done on a full disk")

    def end(self):
        check(not [p for p in self.folder.rglob(".recto-*")], "something on its way was left behind")
        self.server.kill()


def check(holds, what):
    if not holds:
        raise AssertionError(str(what))


def the_edit_log():
    case = Case("state")
    case.add(1)
    case.disk.fill()
    square = {"id": "new-2", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
              "contents": "long " * 2000}
    case.refused("annotations/add", **DOCUMENT, annotation=square)
    case.refused("annotations/add", **DOCUMENT, annotation=square)
    check(case.added == ["new-1"] and case.dirty, "an edit that was not logged was made")
    check(case.ask("document/history")["undo"] == ["Add square"], "it is in the history")
    case.disk.free()
    case.add(3)
    case.server.kill()
    case.start()
    check(case.added == ["new-1", "new-3"], f"recovered are {case.added}")
    case.disk.fill()
    # Saving needs no room there.
    case.ask("document/save")
    check(not case.dirty, "it could not be saved for its log's sake")
    case.disk.free()
    case.end()


def a_log_that_cannot_begin():
    case = Case("state")
    case.disk.fill()
    case.refused("annotations/add", **DOCUMENT, annotation={
        "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50]})
    check(case.added == [] and not case.dirty, "an edit that was not logged was made")
    case.disk.free()
    case.add(1)
    check(case.added == ["new-1"], "there is room again")
    case.end()


def the_saved_file():
    case = Case("documents")
    case.add(1)
    before = case.file.read_bytes()
    case.disk.fill()
    for mode in ("auto", "full"):
        case.refused("document/save", **DOCUMENT, mode=mode)
    case.refused("document/save", **DOCUMENT, path=str(case.file.parent / "copy.pdf"))
    case.refused("signatures/sign", **DOCUMENT, certificate={
        "path": str(FIXTURES / "certificates" / "signer.p12"), "password": "secret"})
    check(case.file.read_bytes() == before, "the file was touched")
    check(case.dirty and case.added == ["new-1"], "the document is not as it was")
    case.server.kill()
    case.start()
    check(case.added == ["new-1"], "the log did not stay")
    case.disk.free()
    case.ask("document/save")
    check(not case.dirty and case.file.read_bytes() != before, "it was not saved")
    case.end()


def bookmarks_beside_it():
    case = Case("documents")
    beside = case.file.parent / "marks.json"
    case.ask("bookmarks/setProviders", providers=[{"kind": "file", "path": str(beside)}])
    case.ask("bookmarks/add", bookmark={"id": "b1", "pageIndex": 0, "name": "mark"})
    case.disk.fill()
    case.refused("document/save", **DOCUMENT)
    check(case.dirty, "bookmarks that were not kept count as saved")
    case.disk.free()
    case.ask("document/save")
    check(not case.dirty and "b1" in beside.read_text(), "they were not kept")
    case.end()


def what_the_user_arranged():
    case = Case("state")
    case.server.result("toolbar/update", add=[{"group": "favourites", "tool": "freehand"}])
    kept = (case.state / "toolbar.json").read_text()
    case.disk.fill()
    case.server.result("toolbar/update", add=[{"group": "favourites", "tool": "line"}])
    warning = case.server.result("toolbar/get").get("warning", "")
    check("No space left" in warning or "may be full" in warning, f"the warning is {warning!r}")
    check((case.state / "toolbar.json").read_text() == kept, "the file was touched")
    case.disk.free()
    case.server.result("toolbar/update", add=[{"group": "favourites", "tool": "eraser"}])
    check("warning" not in case.server.result("toolbar/get"), "the warning stays")
    # What is answered is written.
    case.server.kill()
    case.start()
    groups = case.server.result("toolbar/get", group="favourites")["groups"]
    tools = [item["tool"] for item in groups[0]["items"]]
    check(tools == ["freehand", "line", "eraser"], tools)
    case.end()


def saved_signatures():
    case = Case("state")
    case.server.result("signatures/save", source={"text": "Ada"})
    case.disk.fill()
    case.refused("signatures/save", source={"text": "Grace" * 2000})
    found = case.server.result("signatures/saved")["signatures"]
    check(len(found) == 1, "a signature that was not kept is listed")
    case.disk.free()
    case.server.result("signatures/save", source={"text": "Grace"})
    check(len(case.server.result("signatures/saved")["signatures"]) == 2, "it was not kept")
    case.end()


def pictures_of_pages():
    case = Case("cache")
    case.disk.fill()
    drawn = case.ask("pages/thumbnails", width=200)["thumbnails"]
    check(len(drawn) == 2, "pages are not drawn")
    check("No space left" in case.server.result("server/status").get("warning", ""), "no warning")
    case.disk.free()
    case.ask("pages/thumbnails", width=210)
    check("warning" not in case.server.result("server/status"), "the warning stays")
    check(list(case.cache.rglob("*.png")), "no picture is kept")
    case.end()


def documents_without_a_file():
    case = Case("state")
    case.disk.fill()
    data = base64.b64encode(case.file.read_bytes()).decode()
    opened = case.server.result("document/open", data=data)
    case.server.result("annotations/add", documentId=opened["documentId"], annotation={
        "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50]})
    case.disk.free()
    case.end()


def main():
    if not may_mount():
        print("skipped: nothing can be mounted here")
        return 0
    cases = [the_edit_log, a_log_that_cannot_begin, the_saved_file, bookmarks_beside_it,
             what_the_user_arranged, saved_signatures, pictures_of_pages, documents_without_a_file]
    failed = 0
    for case in cases:
        try:
            case()
        except (AssertionError, Dead, Failure) as error:
            failed += 1
            print(f"{case.__name__}: {type(error).__name__} {error}")
    print(f"{len(cases)} disks were full, {failed} problems")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
