#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""The web viewer beside Chromium's own viewer (PDFium), on the same files in the same browser.

What a viewer shows is seen by screenshots: it is sharp when the screen does not change any more, and the
time is that of the first screenshot that already was so. A screenshot takes some 50 ms, which limits how
exact a time is. Pages are turned by the wheel, which both understand. Needs Chromium and Playwright: scripts/bootstrap --web.

    PYTHONPATH=.web browser.py [--rounds 3] FILE…
"""

import argparse
import hashlib
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
#: The screen is settled when it has not changed for so long, in seconds.
SETTLED = 1.0
PATIENCE = 20.0
SIZE = {"width": 1000, "height": 1200}


class Screen:
    """The part of a window where both viewers show nothing but pages."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def digest(self):
        clip = {"x": 350, "y": 250, "width": 500, "height": 700, "scale": 1}
        shot = self.session.send("Page.captureScreenshot", {"format": "png", "clip": clip})
        return hashlib.sha256(shot["data"].encode()).digest()

    def settle(self, start, different_from=None):
        """Milliseconds from a start until the screen showed what it shows now, and its digest."""
        last, since = None, start
        while time.monotonic() - start < PATIENCE:
            began = time.monotonic()
            now = self.digest()
            if now != last:
                last, since = now, began
            elif time.monotonic() - since > SETTLED and now != different_from:
                return (since - start) * 1000, now
        return float("nan"), last


def measure(page, url):
    """The time of the first sharp page, and the median of three turns by the wheel."""
    start = time.monotonic()
    page.goto(url)
    screen = Screen(page)
    first, look = screen.settle(start)
    page.mouse.move(600, 600)
    turns = []
    for _ in range(3):
        start = time.monotonic()
        page.mouse.wheel(0, 900)
        taken, look = screen.settle(start, look)
        turns.append(taken)
    return first, statistics.median(turns)


def bridge(folder):
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}/clients/python:{os.environ.get('PYTHONPATH', '')}"}
    process = subprocess.Popen(
        [sys.executable, "-m", "recto.web", "--no-open", "--root", str(folder)],
        stdout=subprocess.PIPE, text=True, env=environment)
    return process, process.stdout.readline().strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("files", nargs="+", type=Path)
    options = parser.parse_args()
    print("| file | | Recto | Chromium |\n|---|---|---|---|")
    with sync_playwright() as playwright:
        for file in options.files:
            file = file.resolve()
            served, address = bridge(file.parent)
            urls = {"Recto": f"{address}&file={quote(str(file))}", "Chromium": file.as_uri()}
            times = {name: [] for name in urls}
            for _ in range(options.rounds):
                for name, url in urls.items():
                    # A browser of its own each time: no cache, and the same pages.
                    browser = playwright.chromium.launch(
                        executable_path="/usr/bin/chromium", args=["--no-sandbox"])
                    page = browser.new_page(viewport=SIZE)
                    times[name].append(measure(page, url))
                    browser.close()
            served.terminate()
            served.wait(20)
            for index, row in enumerate(["first sharp page", "page turn"]):
                cells = [f"{statistics.median(each[index] for each in times[name]):.0f} ms" for name in urls]
                print(f"| {file.name} | {row} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
