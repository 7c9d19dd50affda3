# SPDX-License-Identifier: AGPL-3.0-or-later
"""What is measured, row by row, and how far ahead recto aims to be."""

import shutil
import statistics
import time
from dataclasses import dataclass
from typing import Optional

from process import Refused, Unsupported

PINGS = 300
PAGES = 16
MEMORY_PAGES = 50


@dataclass(frozen=True)
class Row:
    title: str
    # The greatest ratio recto/epdfinfo that is good enough; none for what is only told.
    aim: Optional[float] = 1.0
    unit: str = "ms"
    # The row of epdfinfo to compare with, where it is not the same.
    against: Optional[str] = None


ROWS = {
    "start": Row("process start to first reply", 0.6),
    "ping": Row("ping", None),
    "open": Row("open"),
    "links": Row("links of a page"),
    "text": Row("text of a page"),
    "outline": Row("outline, first"),
    "outline2": Row("outline, again"),
    "render800": Row("a page, 800 px wide", 0.5),
    "render1600": Row("a page, 1600 px wide", 0.5),
    "shared800": Row("… in shared memory, 800 px", 0.5, against="render800"),
    "shared1600": Row("… in shared memory, 1600 px", 0.5, against="render1600"),
    "annotations": Row("annotations of the document, first"),
    "annotations2": Row("annotations of the document, again"),
    "highlight": Row("add a highlight"),
    "save": Row("save after one highlight"),
    "search": Row("search of the whole document, first", 0.5),
    "search2": Row("search of the whole document, again", 0.5),
    "behind": Row("a page while a search runs", 0.05),
    "memory": Row(f"peak memory, {MEMORY_PAGES} pages at 800 px", 1.5, "MB"),
}


class Stopwatch:
    """Collects the measurements of one row."""

    def __init__(self, into):
        self.into = into

    def time(self, row, action):
        begun = time.monotonic_ns()
        try:
            result = action()
        except Unsupported:
            return None
        self.add(row, (time.monotonic_ns() - begun) / 1e6)
        return result

    def add(self, row, value):
        self.into.setdefault(row, []).append(value)


def spread(page_count, wanted):
    """Pages all over the document."""
    return [index * page_count // wanted for index in range(min(wanted, page_count))]


def reading(make, path, word, watch):
    """One fresh process that reads."""
    begun = time.monotonic_ns()
    peer = make()
    peer.first_reply()
    watch.add("start", (time.monotonic_ns() - begun) / 1e6)
    watch.time("ping", lambda: [peer.ping() for _ in range(PINGS)])
    watch.into["ping"][-1] /= PINGS
    page_count = watch.time("open", lambda: peer.open(path))
    pages = spread(page_count, PAGES)
    watch.time("outline", peer.outline)
    watch.time("outline2", peer.outline)
    each(watch, "links", pages, peer.links)
    each(watch, "text", pages, peer.text)
    each(watch, "render800", pages, lambda page: peer.render(page, 800))
    each(watch, "render1600", pages, lambda page: peer.render(page, 1600))
    if hasattr(peer, "render_shared"):
        each(watch, "shared800", pages, lambda page: peer.render_shared(page, 800))
        each(watch, "shared1600", pages, lambda page: peer.render_shared(page, 1600))
    watch.time("annotations", peer.annotations)
    watch.time("annotations2", peer.annotations)
    peer.end()


def each(watch, row, pages, action):
    """The mean over different pages, so that no cache answers."""
    times = {}
    inner = Stopwatch(times)
    for page in pages:
        inner.time(row, lambda: action(page))
    if times:
        watch.add(row, statistics.mean(times[row]))


def searching(make, path, word, watch):
    """One fresh process that searches."""
    peer = make()
    peer.first_reply()
    page_count = peer.open(path)
    watch.time("search", lambda: peer.search(word))
    watch.time("search2", lambda: peer.search(word))
    peer.end()

    peer = make()
    peer.first_reply()
    peer.open(path)
    begun = []

    def begin():
        # Long enough for the search to be under way.
        time.sleep(0.01)
        begun.append(time.monotonic_ns())

    try:
        peer.render_during_search(page_count // 2, 800, word, begin)
        watch.add("behind", (time.monotonic_ns() - begun[0]) / 1e6)
    except Unsupported:
        pass
    peer.end()


def saving(make, path, word, watch, scratch):
    """One fresh process that changes a copy of the file."""
    copy = scratch / "copy.pdf"
    shutil.copyfile(path, copy)
    peer = make()
    peer.first_reply()
    page_count = peer.open(str(copy))
    page = page_count // 2
    try:
        watch.time("highlight", lambda: peer.highlight(page))
        watch.time("save", peer.save)
    except Refused as refusal:
        print(f"  (save: {refusal})")
    peer.end()


def remembering(make, path, word, watch):
    """One fresh process that shows many pages."""
    peer = make()
    peer.first_reply()
    page_count = peer.open(path)
    try:
        for page in range(min(MEMORY_PAGES, page_count)):
            peer.render(page, 800)
        watch.add("memory", peer.process.peak_memory() / 1e6)
    except Unsupported:
        pass
    peer.end()
