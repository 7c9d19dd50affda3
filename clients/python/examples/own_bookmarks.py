#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bookmark provider of one's own: keeps bookmarks of pages in a JSON file for all documents.

    own_bookmarks.py FILE STORE PAGE [NAME]

bookmarks a page of a document, counted from 0, and prints who keeps which bookmark.
docs/protocol/bookmarks.md, "Write your own bookmark provider", goes through it.
"""

import json
import sys
from pathlib import Path

from recto import Client

PROVIDER = "own"


class Store:
    """The bookmarks of one document in a file that holds those of many."""

    def __init__(self, path, document):
        self.path = Path(path)
        self.document = str(Path(document).resolve())
        self.bookmarks = self.read().get(self.document, [])

    def read(self):
        return json.loads(self.path.read_text()) if self.path.exists() else {}

    def add(self, bookmark):
        """Takes a bookmark of a page; the server asks the next provider about the others."""
        if bookmark["action"]["kind"] != "goTo" or "pageIndex" not in bookmark:
            return {"taken": False}
        self.remove(bookmark)
        self.bookmarks.append(bookmark)
        return {"taken": True}

    def remove(self, bookmark):
        kept = [each for each in self.bookmarks if each["id"] != bookmark["id"]]
        removed = len(kept) < len(self.bookmarks)
        self.bookmarks = kept
        return {"removed": removed}

    def save(self):
        everything = {**self.read(), self.document: self.bookmarks}
        draft = self.path.with_suffix(".new")
        draft.write_text(json.dumps(everything, indent=1))
        draft.replace(self.path)
        return {}


def serve(client, store):
    """Answers for the provider."""
    client.handle("bookmarkProvider/list", lambda params: {"bookmarks": store.bookmarks})
    client.handle("bookmarkProvider/add", lambda params: store.add(params["bookmark"]))
    client.handle("bookmarkProvider/remove", lambda params: store.remove(params["bookmark"]))
    client.handle("bookmarkProvider/save", lambda params: store.save())


def use(client, document):
    """Has the provider asked first, and the document keep what it does not take."""
    return client.request(
        "bookmarks/setProviders",
        documentId=document,
        providers=[{"kind": "client", "id": PROVIDER}, {"kind": "embedded"}],
    )


def main(path, file, page, name=None):
    with Client() as client:
        store = Store(file, path)
        serve(client, store)
        document = client.request("document/open", path=path)["documentId"]
        use(client, document)
        bookmark = {"pageIndex": int(page), **({"name": name} if name else {})}
        client.request("bookmarks/add", documentId=document, bookmark=bookmark)
        listed = client.request("bookmarks/list", documentId=document, sortOrder="pageBased")
        for each in listed["bookmarks"]:
            print(each["provider"], each.get("pageIndex", "-"), each["displayName"])
        client.request("document/save", documentId=document)


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
