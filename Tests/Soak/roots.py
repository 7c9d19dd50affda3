#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tries to have a server that was started with --root read and write outside of its roots.

Requests name files outside in every way that a client can: by absolute paths, `..`, URIs, and symbolic
links to files, to folders, and to what is not there yet. Files inside lead outside by links beside a
document. Links are exchanged for files at the wrong moment. All of it with workers, without the sandbox
of workers, and with one process. Then the same requests are made about files inside, which have to work.

    roots.py
"""

import os
import shutil
import sys
import tempfile
import threading
from pathlib import Path

from server import FIXTURES, Failure, Server

SECRET = "the secret outside"
WAYS = {
    "workers": (), "workers without a sandbox": ("--sandbox", "off"), "one process": ("--workers", "off")}


class Place:
    """A root with a document in it, and a folder outside."""

    def __init__(self, base):
        self.base = base
        self.root, self.outside = base / "root", base / "root-outside"
        for folder in (self.root / "inner", self.outside, base / "state", base / "cache"):
            folder.mkdir(parents=True, mode=0o700)
        self.document = self.root / "attachments.pdf"
        shutil.copy(FIXTURES / "attachments.pdf", self.document)
        shutil.copy(FIXTURES / "simple.pdf", self.outside / "secret.pdf")
        (self.outside / "secret.txt").write_text(SECRET)
        (self.outside / "secret.json").write_text('{"format": "' + SECRET + '"}')
        (self.root / "file").symlink_to(self.outside / "secret.pdf")
        (self.root / "chain").symlink_to("inner/../file")
        (self.root / "folder").symlink_to(self.outside)
        (self.root / "missing").symlink_to(self.outside / "new.pdf")
        (self.root / "cwd").symlink_to("/proc/self/root")
        # A letter that Swift joins with the slash before it must hide no link.
        (self.root / "folder2").symlink_to(self.outside)

    def names(self):
        """What is outside, with what is in it."""
        return {path: path.read_bytes() for path in sorted(self.outside.iterdir())}

    def ways(self, name):
        """How to name a file outside."""
        outside, root = str(self.outside), str(self.root)
        return [
            f"{outside}/{name}", f"{root}/../root-outside/{name}", f"{root}/inner/../../root-outside/{name}",
            f"{root}/folder/{name}", f"{root}/folder/../root-outside/{name}",
            f"{root}/cwd{outside}/{name}", f"{root}/nothing/../../root-outside/{name}",
            f"//{outside}//./{name}", f"{root}/folder2/\u0301{name}",
            os.path.relpath(f"{outside}/{name}")]


def refused(server, method, about, **params):
    """Makes a request that has to be refused because of the roots."""
    try:
        server.result(method, **params)
    except Failure as failure:
        data = failure.error.get("data", {})
        if data.get("kind") == "notPermitted" and data.get("by") == "root":
            if SECRET in str(failure.error):
                sys.exit(f"{method} of {about} tells the secret: {failure}")
            return
        sys.exit(f"{method} of {about} fails in another way: {failure.error}")
    sys.exit(f"{method} of {about} comes to something")


def embedded(server, document):
    """The id of a file that the document carries."""
    listed = server.result("attachments/list", **document)["attachments"]
    return next(each["id"] for each in listed if "size" in each)


def ask_for_what_is_outside(server, place):
    """All requests that name files, with all ways to name one outside."""
    document = {"documentId": server.result("document/open", path=str(place.document))["documentId"]}
    attachment = embedded(server, document)
    for path in place.ways("secret.pdf") + [str(place.root / name) for name in ("file", "chain")]:
        refused(server, "document/open", path, path=path)
        if path.startswith("/"):
            refused(server, "document/open", path, uri="file://" + path)
        refused(server, "pages/import", path, **document, path=path, at=0)
        refused(server, "attachments/add", path, **document, path=path)
        refused(server, "document/import", path, **document, path=path)
        refused(server, "bookmarks/import", path, **document, path=path, format="json")
    for path in place.ways("new.pdf") + [str(place.root / "missing")]:
        refused(server, "document/save", path, **document, path=path)
        refused(server, "document/save", path, **document, path=path, flatten="all", overwrite=True)
        refused(server, "pages/extract", path, **document, pages=[0], path=path)
        refused(server, "document/export", path, **document, format="xfdf", path=path)
        refused(server, "bookmarks/export", path, **document, format="json", path=path)
        refused(server, "attachments/extract", path, **document, id=attachment, path=path)
        refused(server, "bookmarks/setProviders", path, **document,
                providers=[{"kind": "file", "path": path}])
    for path in place.ways("") + [str(place.root / "folder")]:
        refused(server, "attachments/extract", path, **document, id=attachment, folder=path)
        refused(server, "pages/split", path, **document, every=1, folder=path)
    # The server's own folders are not the client's.
    refused(server, "document/save", "state", **document, path=str(place.base / "state" / "a.pdf"))
    server.result("document/close", **document, discard=True)


def use_what_is_inside(server, place):
    """The same about files inside."""
    document = {"documentId": server.result("document/open", path=str(place.document))["documentId"]}
    attachment = embedded(server, document)
    root = place.root
    (root / "inside").symlink_to("inner")
    server.result("attachments/extract", **document, id=attachment, folder=str(root / "inside"))
    server.result("bookmarks/setProviders", **document,
                  providers=[{"kind": "file", "path": str(root / "bookmarks.json")}])
    server.result("bookmarks/toggle", **document, pageIndex=0)
    square = {"type": "square", "pageIndex": 0, "rect": [10, 10, 60, 60]}
    server.result("annotations/add", **document, annotations=[square])
    server.result("document/save", **document, path=str(root / "inner" / ".." / "copy.pdf"))
    server.result("document/save", **document)
    server.result("document/export", **document, format="xfdf", path=str(root / "inside" / "a.xfdf"))
    server.result("pages/extract", **document, pages=[0], path=str(root / "inner" / "page.pdf"))
    server.result("document/open", path=str(root / "inside" / "page.pdf"))
    server.result("pages/thumbnails", **document, count=1, width=100)
    for path in (root / "copy.pdf", root / "inner" / "a.xfdf", root / "bookmarks.json"):
        if not path.is_file():
            sys.exit(f"{path} was not written")
    server.result("document/close", **document)


def follow_links_beside(server, place):
    """Files that belong to a document by their names lead outside."""
    shutil.copy(FIXTURES / "simple.pdf", place.root / "simple.pdf")
    (place.root / "simple.synctex").symlink_to(place.outside / "secret.txt")
    (place.root / "own.json").symlink_to(place.outside / "secret.json")
    document = {"documentId": server.result("document/open", path=str(place.root / "simple.pdf"))["documentId"]}
    server.attempt("synctex/inverse", **document, pageIndex=0, point=[100, 100])
    refused(server, "bookmarks/setProviders", "a link", **document,
            providers=[{"kind": "file", "path": str(place.root / "own.json")}])
    # The link comes only after the path was found to be inside.
    path = place.root / "late.json"
    server.result("bookmarks/setProviders", **document, providers=[{"kind": "file", "path": str(path)}])
    path.symlink_to(place.outside / "late.json")
    server.attempt("bookmarks/toggle", **document, pageIndex=0)
    server.attempt("document/save", **document)
    server.result("document/close", **document, discard=True)


def exchange_links(server, place, rounds=150):
    """A folder becomes a link to the outside, and a folder again, while files in it are written."""
    document = {"documentId": server.result("document/open", path=str(place.document))["documentId"]}
    folder, link = place.root / "moving", place.base / "link"
    folder.mkdir()
    link.symlink_to(place.outside)
    ended = threading.Event()

    def exchange():
        while not ended.is_set():
            swapped = place.root / "swapped"
            os.rename(folder, swapped)
            os.rename(link, folder)
            os.rename(folder, link)
            os.rename(swapped, folder)

    thread = threading.Thread(target=exchange)
    thread.start()
    try:
        for number in range(rounds):
            path = str(folder / f"{number}.pdf")
            server.attempt("pages/extract", **document, pages=[0], path=path)
            server.attempt("document/open", path=str(folder / "secret.pdf"))
    finally:
        ended.set()
        thread.join()
    opened = [each["path"] for each in server.result("document/list")["documents"] if "path" in each]
    for path in opened:
        if Path(path).name == "secret.pdf":
            sys.exit(f"{path} was opened")


def try_way(name, arguments):
    with tempfile.TemporaryDirectory(prefix="recto-roots-") as folder:
        place = Place(Path(folder).resolve())
        before = place.names()
        server = Server(place.base / "state", cache=place.base / "cache",
                        arguments=("--root", str(place.root), *arguments))
        ask_for_what_is_outside(server, place)
        use_what_is_inside(server, place)
        follow_links_beside(server, place)
        exchange_links(server, place)
        if place.names() != before:
            sys.exit(f"{name}: what is outside has changed: {sorted(set(place.names()) ^ set(before))}")
        for path in (place.base / "state").rglob("*"):
            if path.is_file() and SECRET.encode() in path.read_bytes():
                sys.exit(f"{name}: {path} has the secret")
        server.quit()
        print(f"{name}: nothing got out of its root", flush=True)


def try_initialize():
    """A client must not move the server's own folders out of the roots."""
    with tempfile.TemporaryDirectory(prefix="recto-roots-") as folder:
        place = Place(Path(folder).resolve())
        for member in ("stateDirectory", "cacheDirectory"):
            try:
                Server(place.base / "state", options={member: str(place.outside)},
                       arguments=("--root", str(place.root)))
            except Failure as failure:
                assert failure.error["data"].get("by") == "root", failure
            else:
                sys.exit(f"initialize takes a {member} outside")


if __name__ == "__main__":
    for way, options in WAYS.items():
        try_way(way, options)
    try_initialize()
