# SPDX-License-Identifier: MIT
"""The list of files to choose from, and tokens from a file."""

import importlib.util
import os
import tempfile
import unittest
from pathlib import Path
from typing import List
from unittest import mock

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    from recto.web import files
    from recto.web.settings import checked_token


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class FileTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for day, name in enumerate(("archive/a.pdf", "archive/B.PDF", "archive/c.pdf", "work/today.pdf", "x.txt")):
            path = self.root / name
            path.parent.mkdir(exist_ok=True)
            path.touch()
            os.utime(path, (day, day))

    def names(self, search: str = "") -> List[str]:
        return [file["name"] for file in files.listed(self.root, search)[0]]

    def test_the_files_changed_last_are_listed(self) -> None:
        everything = ["work/today.pdf", "archive/c.pdf", "archive/B.PDF", "archive/a.pdf"]
        self.assertEqual(self.names(), everything)
        self.assertFalse(files.listed(self.root)[1])
        with mock.patch.object(files, "MAX_LISTED", 2):
            self.assertEqual(self.names(), everything[:2])
            self.assertTrue(files.listed(self.root)[1])
            self.assertEqual(self.names("b"), ["archive/B.PDF"])
            self.assertFalse(files.listed(self.root, "b")[1])

    def test_a_search_has_parts_of_names(self) -> None:
        self.assertEqual(self.names("ARCH b"), ["archive/B.PDF"])
        self.assertEqual(self.names("nothing"), [])

    def test_folders_are_not_left_out_in_silence(self) -> None:
        with mock.patch.object(files, "MAX_FOLDERS", 2):
            self.assertTrue(files.listed(self.root)[1])

    def test_a_token_is_one_that_browsers_send(self) -> None:
        self.assertEqual(checked_token("aB3-_.~"), "aB3-_.~")
        for wrong in ("q+/=", "two words", "a:b", "ä", ""):
            with self.assertRaisesRegex(ValueError, "openssl rand -hex 32"):
                checked_token(wrong)


if __name__ == "__main__":
    unittest.main()
