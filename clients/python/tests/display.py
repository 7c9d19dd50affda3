# SPDX-License-Identifier: AGPL-3.0-or-later
"""A screen that nobody sees, for the viewer's tests."""

import os
import shutil
import subprocess
import time
import unittest


class Display:
    """Runs Xvfb and points the environment's DISPLAY at it."""

    def __init__(self, size="1100x850"):
        if not shutil.which("Xvfb"):
            raise unittest.SkipTest("There is no Xvfb: on Debian, apt install xvfb.")
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            self._process.wait()
            raise unittest.SkipTest("Xvfb does not start here.")
        self._before = os.environ.get("DISPLAY")
        os.environ["DISPLAY"] = f":{number}"

    def close(self):
        if self._before is None:
            del os.environ["DISPLAY"]
        else:
            os.environ["DISPLAY"] = self._before
        self._process.terminate()
        self._process.wait()


def until(root, condition, what):
    """Runs Tk's main loop until something is so; that it never comes is a failure."""
    end = time.monotonic() + 30
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"It never came that {what}.")
        root.update()
        time.sleep(0.005)


def screenshot(name):
    """Takes a picture of the screen for people to look at, where $SCREENSHOTS names a folder."""
    folder = os.environ.get("SCREENSHOTS")
    if folder:
        path = os.path.join(folder, name)
        subprocess.run(["import", "-window", "root", path], check=True)
