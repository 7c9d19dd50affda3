#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests what packages contain, what a shell completes, and the licences of files without a header."""

import os
import subprocess
import sys
import tempfile
import tomllib
import unittest
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/packaging"))

import wheel  # noqa: E402

#: What the web viewer needs of its files, and parts of the checkout that it does not need.
NEEDED = ("static/index.html", "static/src/app/main.js", "static/styles/viewer.css")
NOT_NEEDED = ("static/tests", "static/images", "static/README.md")


class Contents(unittest.TestCase):
    def check(self, names):
        for needed in NEEDED:
            self.assertIn(f"recto/web/{needed}", names)
        extra = [name for name in names if name.startswith(tuple(f"recto/web/{n}" for n in NOT_NEEDED))]
        self.assertEqual(extra, [])

    def test_the_wheel_of_a_release_has_what_runs(self):
        with tempfile.TemporaryDirectory() as folder:
            stage = Path(folder)
            (stage / "bin").mkdir()
            (stage / "lib/recto").mkdir(parents=True)
            (stage / "bin/recto").touch()
            self.check([name for name, _, _ in wheel.package_files(stage)])

    def test_an_installation_from_the_checkout_has_what_runs(self):
        try:
            import setuptools
        except ImportError:
            self.skipTest("setuptools is missing.")
        if int(setuptools.__version__.split(".")[0]) < 61:
            self.skipTest("setuptools is older than 61, which pyproject.toml needs.")
        with tempfile.TemporaryDirectory() as folder:
            program = "import setuptools; setuptools.setup()"
            words = ["egg_info", "--egg-base", folder, "build", "--build-base", folder, "build_py"]
            command = [sys.executable, "-W", "ignore", "-c", program, "--quiet", *words]
            command += ["--build-lib", f"{folder}/lib"]
            subprocess.run(command, cwd=ROOT / "clients/python", check=True, capture_output=True)
            lib = Path(folder, "lib")
            self.check([str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()])

    def test_each_front_end_of_the_package_has_an_extra(self):
        project = tomllib.loads((ROOT / "clients/python/pyproject.toml").read_text())["project"]
        self.assertEqual(set(project["optional-dependencies"]), {"web", "view", "jupyter"})
        self.assertIn("Provides-Extra: view\n", wheel.metadata(project, "MIT", []))


class Completions(unittest.TestCase):
    def completed(self, folder, *words):
        script = f"""
            source '{ROOT}/scripts/packaging/completions/recto.bash'
            COMP_WORDS=(recto "$@") COMP_CWORD=$#
            _recto
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        command = ["bash", "-c", script, "bash", *words]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        return sorted(done.stdout.split())

    def test_values_of_options(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "papers"))
            Path(folder, "paper.pdf").touch()
            for option in ("--root", "--state-directory", "--cache-directory"):
                self.assertEqual(self.completed(folder, option, "pap"), ["papers"], option)
            self.assertEqual(self.completed(folder, "--script-engine", ""), ["auto", "mujs"])
            self.assertEqual(self.completed(folder, "--script-e"), ["--script-engine"])


class LicenceTables(unittest.TestCase):
    def licence(self, path):
        tables = tomllib.loads((ROOT / "REUSE.toml").read_text())["annotations"]
        fitting = [
            table
            for table in tables
            for pattern in ([table["path"]] if isinstance(table["path"], str) else table["path"])
            if fnmatch(path, pattern)
        ]
        return fitting[-1]["SPDX-License-Identifier"]

    def test_what_front_ends_are_made_with_is_permissive(self):
        for path in ("Tests/Contract/openrpc.json", "docs/protocol/types.md", "clients/web/index.html"):
            self.assertTrue((ROOT / path).exists(), path)
            self.assertEqual(self.licence(path), "MIT", path)
        self.assertEqual(self.licence("Package.swift"), "AGPL-3.0-or-later")


if __name__ == "__main__":
    sys.exit(unittest.main())
