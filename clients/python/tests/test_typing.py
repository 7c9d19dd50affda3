# SPDX-License-Identifier: MIT
"""The README's examples and `typed_uses.py`, as mypy sees them."""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent


@unittest.skipUnless(importlib.util.find_spec("mypy"), "There is no mypy.")
class Typing(unittest.TestCase):
    def check(self, path):
        """Checks a file strictly. Only what is wrong with the file counts, not with the package."""
        with tempfile.TemporaryDirectory() as cache:
            command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache, str(path)]
            environment = {**os.environ, "MYPYPATH": str(CLIENT)}
            done = subprocess.run(command, cwd=cache, env=environment, text=True, check=False,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.assertLess(done.returncode, 2, done.stdout)
        wrong = [line for line in done.stdout.splitlines() if line.startswith(str(path))]
        self.assertEqual(wrong, [])

    def test_the_readme(self):
        text = (CLIENT / "README.md").read_text("utf-8")
        examples = re.findall(r"```python\n(from recto import .*?)```", text, re.DOTALL)
        self.assertTrue(examples)
        for example in examples:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "example.py"
                path.write_text(example, "utf-8")
                self.check(path)

    def test_what_the_hints_promise(self):
        self.check(CLIENT / "tests" / "typed_uses.py")


if __name__ == "__main__":
    unittest.main()
