# SPDX-License-Identifier: MIT
"""The servers that the tests talk to."""

import os
import shutil
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parents[2] / "Tests" / "Fixtures"
FAKE = [sys.executable, str(HERE / "fake_server.py")]


def real_server():
    """The path of the real one; skips the test where there is none."""
    found = shutil.which(os.environ.get("RECTO") or "recto")
    if not found:
        raise unittest.SkipTest("There is no recto: give its path in the environment as RECTO.")
    return found


def fixture(name):
    return str(FIXTURES / name)
