# SPDX-License-Identifier: MIT
"""A screen that nobody sees, for the viewer's tests."""

import atexit
import functools
import os
import shutil
import subprocess
import time
import unittest


@functools.lru_cache(maxsize=None)
def display():
    """Starts Xvfb and points the environment's DISPLAY at it.

    Tk keeps its connection until the process ends, so there is one for all tests; it ends itself
    with that connection.
    """
    if not shutil.which("Xvfb"):
        raise unittest.SkipTest("There is no Xvfb: on Debian, apt install xvfb.")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1100x850x24", "-terminate"]
    process = subprocess.Popen(
        [*command, "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(process.wait, 10)
    atexit.register(process.terminate)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        raise unittest.SkipTest("Xvfb does not start here.")
    os.environ["DISPLAY"] = f":{number}"


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
