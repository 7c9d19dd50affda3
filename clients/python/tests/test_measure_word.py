# SPDX-License-Identifier: MIT
"""The example of a tool of one's own, with the real server."""

import sys
import unittest
from pathlib import Path

from recto import Client

from .server import fixture, real_server

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
import measure_word  # noqa: E402

WORD = [75, 87]
BLANK = [350, 300]


class MeasureWord(unittest.TestCase):
    def setUp(self):
        self.client = Client(real_server(), timeout=20, options={"stateDirectory": ""})
        self.addCleanup(self.client.close)
        measure_word.register(self.client)
        opened = self.client.request("document/open", path=fixture("simple.pdf"))
        self.document = opened["documentId"]
        self.ask("tool/set", tool=measure_word.TOOL)

    def ask(self, method, **params):
        return self.client.request(method, documentId=self.document, **params)

    def hover(self, point):
        return self.ask("interaction/pointer", pageIndex=0, point=point, phase="hover", time=0)

    def tap(self, point):
        return self.ask("interaction/tap", pageIndex=0, point=point)

    def notes(self):
        return self.ask("annotations/list", pageIndex=0, types=["text"])["annotations"]

    def test_it_is_listed(self):
        tools = self.client.request("tool/list")["tools"]
        mine = [tool for tool in tools if tool["id"] == measure_word.TOOL]
        self.assertEqual([tool["title"] for tool in mine], ["Measure Word"])

    def test_pointing_shows_the_word_and_its_width(self):
        report = self.hover(WORD)
        self.assertEqual(report["state"], "measureWord.measuring")
        items = report["overlay"]["items"]
        self.assertEqual([item["kind"] for item in items], ["quads", "text"])
        self.assertRegex(items[1]["text"], r"^\d+\.\d pt$")
        self.assertEqual(self.hover(BLANK)["overlay"]["items"], [])

    def test_a_tap_notes_it_in_one_step(self):
        report = self.tap(WORD)
        self.assertTrue(report["handled"])
        self.assertNotIn("error", report)
        [note] = self.notes()
        self.assertRegex(note["contents"], r"^quick: \d+\.\d pt wide$")
        self.ask("document/undo")
        self.assertEqual(self.notes(), [])

    def test_beside_the_words_the_tap_is_for_pan(self):
        report = self.tap(BLANK)
        self.assertEqual(report["toolPath"], ["measureWord", "pan"])
        self.assertEqual(report["tool"], "pan")

    def test_the_escape_key_ends_it(self):
        self.assertEqual(self.ask("interaction/key", key="Escape")["tool"], "pan")

    def test_a_tool_that_fails_gives_way_and_says_why(self):
        self.client.handle("tool/handleEvent", lambda params: {"handled": True, "edits": [{}]})
        report = self.tap(WORD)
        self.assertIn("measureWord", report["error"]["message"])
        self.assertEqual(report["tool"], "pan")
        self.assertEqual(self.notes(), [])

    def test_unregistered_it_is_gone(self):
        self.client.request("tool/unregister", id=measure_word.TOOL)
        self.assertEqual(self.ask("tool/get")["tool"], "pan")


if __name__ == "__main__":
    unittest.main()
