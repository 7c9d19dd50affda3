# SPDX-License-Identifier: MIT
"""What a page may ask for through the bridge, and what the bridge keeps for it."""

import importlib.util
import tempfile
import unittest
from pathlib import Path
from typing import Any, List

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    from recto.web.confinement import Confinement, Refused
    from recto.web.outbox import Outbox


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class ConfinementTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root, self.scratch = Path(folder.name) / "root", Path(folder.name) / "scratch"
        self.root.mkdir()
        self.scratch.mkdir()

    def refuses(self, method: str, params: Any, read_only: bool = False) -> bool:
        try:
            Confinement(self.root, [self.scratch], read_only).check(method, params)
        except Refused:
            return True
        return False

    def test_every_member_that_names_a_file(self) -> None:
        outside: List[Any] = [
            {"path": "/etc/x"}, {"folder": "/etc"}, {"a": [{"imagePath": "/etc/x"}]},
            {"trust": {"roots": [str(self.root / "a"), "/etc/x"]}}, {"uri": "FILE:///etc/x"},
            {"path": "a\0b"}, {"uri": "file:///%2e%2e/etc/x"},
        ]  # fmt: skip
        for params in outside:
            self.assertTrue(self.refuses("document/save", params), params)
        inside: List[Any] = [
            {"path": "a.pdf"}, {"uri": "https://example.org/etc"},
            {"path": str(self.scratch / "a")}, {"link": {"path": "/etc/x"}}, {"text": "/etc/x"},
        ]  # fmt: skip
        for params in inside:
            self.assertFalse(self.refuses("document/save", params), params)

    def test_reading_only(self) -> None:
        params = {"path": "a.pdf"}
        self.assertFalse(self.refuses("document/open", params, read_only=True))
        self.assertTrue(params["readOnly"])
        self.assertTrue(self.refuses("document/save", {"path": "b.pdf"}, read_only=True))
        copy = {"path": str(self.scratch / "b.pdf")}
        self.assertFalse(self.refuses("document/save", copy, read_only=True))

    def test_what_was_acknowledged_is_not_sent_again(self) -> None:
        outbox = Outbox()
        for text in ("a", "b", "c"):
            outbox.add(text)
        outbox.acknowledge(2)
        outbox.acknowledge(1)
        self.assertEqual((outbox.unacknowledged(), outbox.size), (["c"], 1))
        outbox.acknowledge(9)
        self.assertEqual((outbox.unacknowledged(), outbox.acknowledged), ([], 3))


if __name__ == "__main__":
    unittest.main()
