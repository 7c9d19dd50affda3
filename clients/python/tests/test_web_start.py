# SPDX-License-Identifier: MIT
"""Starts of the bridge that fail: they say why, and end."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
from typing import Tuple

from .server import real_server

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None

#: The bridge, with an error after it has begun to listen.
BROKEN = """
import sys
import recto.web.__main__ as bridge
def keep_port(port):
    raise OSError("No port is kept.")
bridge.keep_port = keep_port
bridge.main(sys.argv[1:])
"""


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class StartTests(unittest.TestCase):
    def start(self, *arguments: "str | bytes") -> Tuple[int, str]:
        """The exit status, and what is told."""
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "XDG_STATE_HOME": folder, "RECTO": real_server()}
            command = [sys.executable, *arguments, "--no-open"]
            done = subprocess.run(
                command, env=environment, timeout=60, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            )  # fmt: skip
        return done.returncode, done.stdout.decode()

    def test_a_file_whose_name_is_not_utf8_is_refused(self) -> None:
        status, told = self.start("-m", "recto.web", b"latin-\xe9.pdf")
        self.assertEqual(status, 1)
        self.assertIn("latin-\\udce9.pdf' cannot be opened: its name is not UTF-8.", told)
        self.assertNotIn("Traceback", told)

    def test_a_number_that_is_no_port_is_refused(self) -> None:
        for port in ("99999", "-1", "x"):
            with self.subTest(port):
                status, told = self.start("-m", "recto.web", f"--port={port}")
                self.assertEqual(status, 2)
                self.assertIn("--port", told)
                self.assertNotIn("Traceback", told)

    def test_an_error_after_the_start_ends_it(self) -> None:
        self.assertEqual(self.start("-c", BROKEN), (1, "recto.web: No port is kept.\n"))


if __name__ == "__main__":
    unittest.main()
