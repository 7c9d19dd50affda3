#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests what scripts/packaging does with files: which a release removes."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "scripts/packaging"
sys.path.insert(0, str(SCRIPTS))

import documents  # noqa: E402

RELEASE = [
    "SHA256SUMS", "order.zst", "recto-0.1.0.tar", "recto-0.1.0.vsix", "recto-0.1.0.spdx.json",
    "recto-0.1.0-linux-x86_64.tar.zst", "recto_pdf-0.1.0-py3-none-manylinux_2_35_x86_64.whl",
    "recto_0.1.0_amd64.deb", "elpa-recto_0.1.0_all.deb",
]


class Clear(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name in RELEASE:
            (self.folder / name).touch()

    def clear(self, *options, script=("packaging/clear",)):
        command = [str(ROOT / "scripts" / script[0]), *script[1:], *options, str(self.folder)]
        return subprocess.run(command, capture_output=True, text=True)

    def names(self):
        return {path.name for path in self.folder.iterdir()}

    def test_removes_a_former_release(self):
        self.assertEqual(self.clear("--check").returncode, 0)
        self.assertEqual(self.names(), set(RELEASE))
        self.assertEqual(self.clear().returncode, 0)
        self.assertEqual(self.names(), set())
        self.assertEqual(self.clear().returncode, 0)

    def test_refuses_every_other_folder(self):
        for name in ["thesis.tex", ".bashrc", "recto-notes.tar", "a folder/"]:
            other = self.folder / name
            other.mkdir() if name.endswith("/") else other.touch()
            refused = self.clear()
            self.assertEqual(refused.returncode, 1, name)
            self.assertIn(name.rstrip("/"), refused.stderr)
            self.assertEqual(self.names(), {*RELEASE, other.name})
            other.rmdir() if other.is_dir() else other.unlink()

    def test_a_release_asks_before_it_does_anything(self):
        (self.folder / "thesis.tex").touch()
        for options in [(), ("--reproduce",)]:
            refused = self.clear(script=("release", *options, "--output"))
            self.assertEqual(refused.returncode, 1)
            self.assertIn("thesis.tex", refused.stderr)
            self.assertEqual(self.names(), {*RELEASE, "thesis.tex"})


class Documents(unittest.TestCase):
    def test_links_hold_where_documents_are_installed(self):
        text = (
            "[a](limits.md#top) ![b](gone.png) [`c`](../Sources/C.swift) [d](https://d.example) [e](#e)\n"
            "[unit](../scripts/packaging/deployment/unit)\n```\n[f](gone)\n```\n"
        )
        there = {"docs/limits.md", "scripts/packaging/deployment/unit"}
        self.assertEqual(
            documents.adapted(text, "docs/a.md", there.__contains__),
            "[a](limits.md#top) b `c` [d](https://d.example) [e](#e)\n"
            "[unit](../examples/deployment/unit)\n```\n[f](gone)\n```\n",
        )


if __name__ == "__main__":
    sys.exit(unittest.main())
