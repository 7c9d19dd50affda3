# SPDX-License-Identifier: MIT
"""The example of a bookmark provider of one's own, with the real server."""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from recto import Client

from .server import fixture, real_server

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
import own_bookmarks  # noqa: E402


class OwnBookmarks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "bookmarks.json"
        self.path = Path(folder.name) / "simple.pdf"
        shutil.copy(fixture("simple.pdf"), self.path)
        self.open()

    def open(self):
        self.client = Client(real_server(), timeout=20, options={"stateDirectory": ""})
        self.addCleanup(self.client.close)
        self.store = own_bookmarks.Store(self.file, self.path)
        own_bookmarks.serve(self.client, self.store)
        self.document = self.client.request("document/open", path=str(self.path))["documentId"]
        own_bookmarks.use(self.client, self.document)

    def ask(self, method, **params):
        return self.client.request(method, documentId=self.document, **params)

    def listed(self):
        bookmarks = self.ask("bookmarks/list")["bookmarks"]
        return [(each["id"], each["provider"]) for each in bookmarks]

    def test_pages_are_kept_here_and_links_in_the_document(self):
        self.ask("bookmarks/add", bookmark={"id": "p", "pageIndex": 1, "name": "Here"})
        link = {"kind": "uri", "uri": "https://example.org"}
        self.ask("bookmarks/add", bookmark={"id": "u", "action": link})
        self.assertEqual(self.listed(), [("p", "client:own"), ("u", "embedded")])
        self.assertFalse(self.file.exists())
        self.ask("document/save")
        self.client.close()
        self.open()
        self.assertEqual(self.listed(), [("p", "client:own"), ("u", "embedded")])

    def test_undo_reaches_it(self):
        self.ask("bookmarks/add", bookmark={"id": "p", "pageIndex": 1, "name": "One"})
        self.ask("bookmarks/add", bookmark={"id": "p", "pageIndex": 1, "name": "Two"})
        self.ask("document/undo")
        self.assertEqual([each["name"] for each in self.store.bookmarks], ["One"])
        self.ask("document/undo")
        self.assertEqual(self.store.bookmarks, [])
        self.ask("document/redo")
        self.assertEqual(self.listed(), [("p", "client:own")])

    def test_it_tells_what_it_changed_itself(self):
        self.assertEqual(self.listed(), [])
        self.store.bookmarks.append({"id": "x", "pageIndex": 2})
        self.ask("bookmarkProvider/didChange", providerId=own_bookmarks.PROVIDER)
        self.assertEqual(self.listed(), [("x", "client:own")])


if __name__ == "__main__":
    unittest.main()
