#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests what scripts/packaging does with files: which a release removes, and what packages must have."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "scripts/packaging"
sys.path.insert(0, str(SCRIPTS))

import documents  # noqa: E402
import licences  # noqa: E402
import parts  # noqa: E402
import sbom  # noqa: E402
from parts import Part  # noqa: E402

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


class Licences(unittest.TestCase):
    def server(self):
        listed = [
            Part("mupdf", "1", "AGPL-3.0-or-later", Path()), Part("zlib", None, "Zlib", Path(), "mupdf"),
            Part("openssl", "3", "Apache-2.0", Path()),
        ]
        bill = sbom.document(Part("recto", "1", "MIT", Path()), listed)
        agpl = (ROOT / "LICENSES/AGPL-3.0-or-later.txt").read_text()
        return {
            "doc/LICENSES/MIT.txt": (ROOT / "LICENSES/MIT.txt").read_text(),
            "doc/copyright": "".join(f" {line or '.'}\n" for line in agpl.split("\n")),
            "doc/recto.spdx.json": bill,
            "doc/third-party/mupdf.txt": "mupdf: the engine\n\nzlib: compression\n",
            "doc/third-party/openssl.txt": "See /usr/share/common-licenses/Apache-2.0.",
            "doc/third-party/licences/Apache-2.0.txt": "Apache License",
        }

    def test_a_whole_package_is_accepted(self):
        self.assertEqual(licences.server_gaps(self.server()), [])

    def test_each_missing_text_is_told(self):
        for name in self.server():
            texts = self.server()
            del texts[name]
            self.assertTrue(licences.server_gaps(texts), name)
        texts = {**self.server(), "doc/third-party/mupdf.txt": "mupdf: the engine\n"}
        self.assertEqual(licences.server_gaps(texts), ["the notice of zlib"])

    def test_a_client_needs_its_licence(self):
        self.assertTrue(licences.client_gaps({"recto.el": "(provide 'recto)"}))
        self.assertEqual(licences.client_gaps({"LICENSE": self.server()["doc/LICENSES/MIT.txt"]}), [])

    def test_a_wheel_names_its_licence_files(self):
        inside = "a.dist-info/licenses/"
        texts = {inside + name: text for name, text in self.server().items()}
        names = [name[len(inside):] for name in texts]
        texts["a.dist-info/METADATA"] = "".join(f"License-File: {name}\n" for name in names[1:])
        self.assertEqual(licences.wheel_gaps(texts), [f"{names[0]} in METADATA"])


class Parts(unittest.TestCase):
    def test_the_engine_has_its_parts(self):
        found = {part.name: part for part in parts.engine()}
        for name in ["mupdf", "freetype", "harfbuzz", "openjpeg", "tesseract", "zxing-cpp", "noto-fonts"]:
            self.assertIn(name, found)
        self.assertEqual(found["freetype"].inside, "mupdf")
        self.assertRegex(found["zlib"].version, r"^\d+\.\d+")
        relationships = json.loads(sbom.document(found["mupdf"], [found["zlib"]]))["relationships"]
        self.assertIn("CONTAINS", [relation["relationshipType"] for relation in relationships])

    def test_notices_of_another_engine_are_refused(self):
        with self.assertRaisesRegex(SystemExit, "another version than MuPDF 2.0.0"):
            parts.engine_parts(parts.ENGINE_NOTICES.read_text(), "2.0.0", b"")


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
