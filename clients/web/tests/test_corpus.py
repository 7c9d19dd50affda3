# SPDX-License-Identifier: MIT
"""Files of many programs are shown without a word on the console."""

import os
import unittest
from pathlib import Path

from .browser import ViewerTest

#: A folder with PDFs. Every so many of them are tried.
CORPUS = os.environ.get("RECTO_CORPUS", "")
SAMPLE = int(os.environ.get("RECTO_WEB_SAMPLE", "12"))


@unittest.skipUnless(CORPUS and Path(CORPUS).is_dir(), "RECTO_CORPUS names no folder")
class CorpusTests(ViewerTest):
    def test_a_sample(self) -> None:
        files = sorted(Path(CORPUS).glob("*.pdf"))
        for file in files[:: max(1, len(files) // SAMPLE)]:
            with self.subTest(file.name):
                self.page.goto("about:blank")
                self.bridge.renew()
                copy = self.bridge.documents / "sample.pdf"
                copy.write_bytes(file.read_bytes())
                self.page.goto(self.bridge.address("sample.pdf"))
                self.wait(
                    lambda: self.look(
                        "viewer?.pages?.isSharp"
                        " || document.querySelector('.toast.error, dialog') !== null"
                    ),
                    f"a page of {file.name}",
                )
                self.assertEqual(self.complaints, [])
