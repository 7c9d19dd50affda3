#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""The web viewer beside Chromium's own viewer (PDFium), on the same files in the same browser.

What a viewer shows is seen by screenshots: it is sharp when the screen does not change any more, and the
time is that of the first screenshot that already was so. A screenshot takes some 50 ms, which limits how
exact a time is. Both fit pages to the width of the same window; pages are turned by the wheel, and by a key.

Frames are those that Chromium's compositor says it dropped while the page was scrolled by a gesture. The
search box of Chromium's viewer belongs to the browser and cannot be driven: it is PDFium's own search, in
a process of its own (pypdfium2), that stands for it, without the viewer's share. Memory is Pss of all
processes, the bridge and recto included, less that of a browser with an empty tab.

Needs Chromium and Playwright, and pypdfium2 for the searches: scripts/bootstrap --web, and --test.

    PYTHONPATH=.web:.pdfium browser.py [--rounds 3] [--word WORD] [--ten FILE] FILE…
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

from browser_search import RECTO, pdfium
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
#: The screen is settled when it has not changed for so long, in seconds.
SETTLED = 1.0
PATIENCE = 30.0
SIZE = {"width": 1000, "height": 1200}
NAMES = ("Recto", "Chromium")


class Screen:
    """The part of a window where both viewers show nothing but pages."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def digest(self):
        clip = {"x": 150, "y": 250, "width": 700, "height": 700, "scale": 1}
        shot = self.session.send("Page.captureScreenshot", {"format": "png", "clip": clip})
        return hashlib.sha256(shot["data"].encode()).digest()

    def has_pages(self):
        """Whether what is shown is pages. A screen that waits for the server does not change either."""
        return self.page.evaluate("location.protocol === 'file:' || window.recto?.viewer?.pages?.isSharp")

    def settle(self, start, different_from=None):
        """Milliseconds from a start until the screen showed what it shows now, and its digest."""
        last, since = None, start
        while time.monotonic() - start < PATIENCE:
            began = time.monotonic()
            now = self.digest()
            if now != last:
                last, since = now, began
            elif time.monotonic() - since > SETTLED and now != different_from and self.has_pages():
                return (since - start) * 1000, now
        return float("nan"), last

    def turns(self, turn, look):
        """The median of the milliseconds that three page turns take, and the digest of the last one."""
        taken = []
        for _ in range(3):
            start = time.monotonic()
            turn()
            milliseconds, look = self.settle(start, look)
            taken.append(milliseconds)
        return statistics.median(taken), look

    def dropped(self, browser):
        """The share of frames that were dropped in two seconds of scrolling, in percent."""
        browser.start_tracing(page=self.page, categories=["cc", "benchmark"])
        self.session.send("Input.synthesizeScrollGesture", {
            "x": 500, "y": 700, "yDistance": -3000, "speed": 1500, "gestureSourceType": "mouse",
            "preventFling": True,
        })
        reports = list(filter(None, map(frame_report, json.loads(browser.stop_tracing())["traceEvents"])))
        wanted = [report for report in reports if report["state"] != "STATE_NO_UPDATE_DESIRED"]
        missed = sum(report["state"] == "STATE_DROPPED" and report["affects_smoothness"] for report in wanted)
        return 100 * missed / len(wanted) if wanted else float("nan")


def frame_report(event):
    """What the compositor says of a frame while something scrolls, or None."""
    arguments = event.get("args", {})
    # Chromium has renamed it.
    report = arguments.get("frame_reporter") or arguments.get("chrome_frame_reporter") or {}
    is_frame = event.get("name") == "PipelineReporter" and event.get("ph") == "b"
    return report if is_frame and report.get("scroll_state", "SCROLL_NONE") != "SCROLL_NONE" else None


def measure(browser, page, url, word):
    """The rows of one viewer with one file, by their names."""
    start = time.monotonic()
    page.goto(url)
    screen = Screen(page)
    first, look = screen.settle(start)
    page.mouse.move(500, 600)
    by_wheel, look = screen.turns(lambda: page.mouse.wheel(0, 900), look)
    # A click gives the keys to Chromium's viewer.
    if page.evaluate("Boolean(window.recto)"):
        page.locator("recto-viewer .window").first.focus()
    else:
        page.mouse.click(500, 600)
    by_key, look = screen.turns(lambda: page.keyboard.press("PageDown"), look)
    rows = {"first sharp page, ms": first, "page turn by wheel, ms": by_wheel, "page turn by key, ms": by_key}
    rows["dropped frames, %"] = screen.dropped(browser)
    if word and page.evaluate("Boolean(window.recto)"):
        rows["search, ms"], rows["hits"] = page.evaluate(RECTO, word)
    return rows


def bridge(folder):
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}/clients/python:{os.environ.get('PYTHONPATH', '')}"}
    process = subprocess.Popen(
        [sys.executable, "-m", "recto.web", "--no-open", "--root", str(folder)],
        stdout=subprocess.PIPE, text=True, env=environment)
    return process, process.stdout.readline().strip()


def memory():
    """MiB that the browser, and all else that this process has started, hold (Pss)."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (FileNotFoundError, ProcessLookupError):
                continue
    ours, count = {os.getpid()}, 0
    while count != len(ours):
        count = len(ours)
        ours |= {pid for pid, parent in parents.items() if parent in ours}
    total = 0
    for pid in ours - {os.getpid()}:
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except (FileNotFoundError, ProcessLookupError):
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def launch(playwright):
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])


def ten_documents(playwright, file, folder):
    """MiB that ten copies of a file take in each viewer."""
    copies = [Path(folder) / f"{number}-{file.name}" for number in range(10)]
    for copy in copies:
        copy.write_bytes(file.read_bytes())
    rows = {}
    for name in NAMES:
        browser = launch(playwright)
        context = browser.new_context(viewport=SIZE)
        empty = context.new_page()
        time.sleep(2)
        before = memory()
        served = None
        if name == "Recto":
            served, address = bridge(folder)
            empty.goto(address + "".join(f"&file={quote(str(copy))}" for copy in copies))
            while not empty.evaluate("window.recto?.viewers?.length === 10"):
                time.sleep(0.2)
        else:
            for copy in copies:
                context.new_page().goto(copy.as_uri())
        time.sleep(5)
        rows[name] = memory() - before
        browser.close()
        if served:
            served.terminate()
            served.wait(20)
    for copy in copies:
        copy.unlink()
    return rows


def cell(values):
    """The median of some values, and the least and the greatest."""
    known = [value for value in values if value == value]
    if not known:
        return "–"
    if max(known) < 10:
        return f"{statistics.median(known):.1f} ({min(known):.1f}–{max(known):.1f})"
    return f"{statistics.median(known):,.0f} ({min(known):,.0f}–{max(known):,.0f})"


def rounds_of(playwright, file, options):
    """What each viewer took in each round, by viewer and row."""
    served, address = bridge(file.parent)
    urls = {"Recto": f"{address}&file={quote(str(file))}&fit=width",
            "Chromium": f"{file.as_uri()}#toolbar=0&navpanes=0&view=FitH"}
    taken = {name: [] for name in NAMES}
    for number in range(options.rounds):
        for name in NAMES if number % 2 == 0 else NAMES[::-1]:
            # A browser of its own each time: no cache, and the same pages.
            browser = launch(playwright)
            rows = measure(browser, browser.new_page(viewport=SIZE), urls[name], options.word)
            browser.close()
            if name == "Chromium" and options.word:
                rows.update(pdfium(str(file), options.word))
            taken[name].append(rows)
    served.terminate()
    served.wait(20)
    return taken


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--word", help="a word to search for in every file")
    parser.add_argument("--ten", type=Path, help="a file to open ten copies of, for the memory")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    print("| file | | Recto | Chromium | |\n|---|---|---|---|---|")
    loads = [os.getloadavg()[0]]
    with sync_playwright() as playwright:
        for file in options.files:
            file = file.resolve()
            taken = rounds_of(playwright, file, options)
            for row in taken["Recto"][0]:
                values = [[rows.get(row, float("nan")) for rows in taken[name]] for name in NAMES]
                ours, theirs = map(statistics.median, values)
                mark = "behind" if row != "hits" and ours > theirs else ""
                print(f"| {file.name} | {row} | {' | '.join(map(cell, values))} | {mark} |", flush=True)
            loads.append(os.getloadavg()[0])
        if options.ten:
            with tempfile.TemporaryDirectory() as folder:
                rows = ten_documents(playwright, options.ten.resolve(), folder)
            mark = "behind" if rows["Recto"] > rows["Chromium"] else ""
            cells = " | ".join(f"{rows[name]:,.0f}" for name in NAMES)
            print(f"| {options.ten.name} | ten open, MiB | {cells} | {mark} |")
    print(f"\nLoad of the machine meanwhile: {min(loads):.1f} to {max(loads):.1f} on {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
