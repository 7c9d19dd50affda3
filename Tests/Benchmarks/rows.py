# SPDX-License-Identifier: AGPL-3.0-or-later
"""What is measured, row by row, and how fast recto wants to be."""

import shutil
import statistics
import time
from dataclasses import dataclass, field

from process import Refused, Timed, Unsupported

PINGS = 300
PAGES = 16
TURNS = 5
# How long a reader stays on a page, in seconds: far less than people do.
READING = 0.2
# After a start, before anything else is measured: until then a server prepares for its first document.
SETTLING = 0.2
MEMORY_PAGES = 60


@dataclass(frozen=True)
class Row:
    title: str
    # The greatest ratios recto/other that are good enough, by the other's name.
    wanted: dict = field(default_factory=dict)
    unit: str = "ms"
    # The row of the others to compare with, if it is not the same.
    against: str = ""


ROWS = {
    "file800": Row("page 800 px, to a PPM file", {"one/engine": 1.1}),
    "shared1600": Row(
        "page 1600 px, shared memory, returned", {"one/engine": 1.1, "recto/engine": 0.65}),
    "fresh1600": Row("page 1600 px, shared memory, fresh", {"one/engine": 1.1}, against="shared1600"),
    "shared3200": Row(
        "page 3200 px, shared memory, returned", {"one/engine": 1.1, "recto/engine": 0.65}),
    "fresh3200": Row("page 3200 px, shared memory, fresh", {"one/engine": 1.1}, against="shared3200"),
    "inline1600": Row("page 1600 px, PNG in the reply", {"recto/engine": 1.8}),
    "turn": Row("next page after a moment, 800 px, PNG in the reply", {"recto": 2}),
    "search": Row("search of all pages, first time", {"recto/engine": 0.6}),
    "search2": Row("search of all pages, again"),
    "behind": Row("a page while a search runs", {"recto/epdfinfo": 0.05}),
    "outline": Row("outline, first time", {"recto/engine": 1.2}),
    "highlight": Row("first highlight after opening", {"recto": 5}),
    "highlight2": Row("a highlight after that", {"recto/epdfinfo": 0.3}),
    "save": Row("save in place, one highlight", {"recto/epdfinfo": 0.6}),
    "reopen": Row("open + close", {"recto/epdfinfo": 0.8}),
    "listing": Row("annotations and links of a page", {"recto/epdfinfo": 0.7}),
    "text": Row("text of a page"),
    "memory": Row(
        f"memory after {MEMORY_PAGES} pages at 800 px", {"recto/epdfinfo": 1.2}, "MB"),
    "start": Row("start to first reply", {"recto/epdfinfo": 0.5}),
    "first": Row("start to the first picture, 800 px"),
    "ping": Row("ping", {"recto/cat": 1.2}),
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
        taken = (time.monotonic_ns() - begun) / 1e6
        if isinstance(result, Timed):
            taken, result = result.milliseconds, result.value
        self.add(row, taken)
        return result

    def add(self, row, value):
        self.into.setdefault(row, []).append(value)


def opened(peer, path):
    """How many pages there are."""
    count = peer.open(path)
    return count.value if isinstance(count, Timed) else count


def spread(page_count, wanted):
    """Pages all over the document."""
    return [index * page_count // wanted for index in range(min(wanted, page_count))]


def begun(make, watch):
    started = time.monotonic_ns()
    peer = make()
    peer.first_reply()
    watch.add("start", (time.monotonic_ns() - started) / 1e6)
    return peer


def answering(make, path, word, watch):
    """One fresh process that is asked for little."""
    peer = begun(make, watch)
    time.sleep(SETTLING)
    try:
        watch.time("ping", lambda: [peer.ping() for _ in range(PINGS)])
        if "ping" in watch.into:
            watch.into["ping"][-1] /= PINGS
        watch.time("reopen", lambda: peer.open_close(path))
        page_count = opened(peer, path)
        watch.time("outline", peer.outline)
        pages = spread(page_count, PAGES)
        each(watch, "listing", pages, peer.annotations_and_links)
        each(watch, "text", pages, peer.text)
    except Unsupported:
        pass
    peer.end()


def showing(make, path, word, watch):
    """One fresh process that shows a page at once."""
    started = time.monotonic_ns()
    peer = make()
    peer.first_reply()
    try:
        opened(peer, path)
        peer.picture(0, 800)
        watch.add("first", (time.monotonic_ns() - started) / 1e6)
    except Unsupported:
        pass
    peer.end()


def drawing(make, path, word, watch):
    """One fresh process that draws."""
    peer = begun(make, Stopwatch({}))
    try:
        pages = spread(opened(peer, path), PAGES)
        each(watch, "file800", pages, lambda page: peer.picture_file(page, 800))
        for width in (1600, 3200):
            each(watch, f"shared{width}", pages, lambda page: peer.shared(page, width))
            each(watch, f"fresh{width}", pages, lambda page: peer.shared_once(page, width))
        each(watch, "inline1600", pages, lambda page: peer.picture(page, 1600))
    except Unsupported:
        pass
    peer.end()


def reading(make, path, word, watch):
    """One fresh process whose reader turns pages."""
    peer = begun(make, Stopwatch({}))
    try:
        first = opened(peer, path) // 4
        peer.picture(first, 800)
        times = {}
        for page in range(first + 1, first + 1 + TURNS):
            time.sleep(READING)
            Stopwatch(times).time("turn", lambda: peer.picture(page, 800))
        watch.add("turn", statistics.median(times["turn"]))
    except Unsupported:
        pass
    peer.end()


def each(watch, row, pages, action):
    """The median over different pages, so that no cache answers."""
    times = {}
    inner = Stopwatch(times)
    for page in pages:
        inner.time(row, lambda: action(page))
    if times:
        watch.add(row, statistics.median(times[row]))


def searching(make, path, word, watch):
    """One fresh process that searches."""
    peer = begun(make, Stopwatch({}))
    try:
        page_count = opened(peer, path)
        watch.time("search", lambda: peer.search(word))
        watch.time("search2", lambda: peer.search(word))
    except Unsupported:
        return
    finally:
        peer.end()

    peer = begun(make, Stopwatch({}))
    opened(peer, path)
    asked = []

    def begin():
        # Long enough for the search to be under way.
        time.sleep(0.01)
        asked.append(time.monotonic_ns())

    try:
        peer.render_during_search(page_count // 2, 800, word, begin)
        watch.add("behind", (time.monotonic_ns() - asked[0]) / 1e6)
    except Unsupported:
        pass
    peer.end()


def saving(make, path, word, watch, scratch):
    """One fresh process that changes a copy of the file."""
    copy = scratch / "copy.pdf"
    shutil.copyfile(path, copy)
    peer = begun(make, Stopwatch({}))
    try:
        page = opened(peer, str(copy)) // 2
        watch.time("highlight", lambda: peer.highlight(page))
        watch.time("highlight2", lambda: peer.highlight(page))
        watch.time("save", peer.save)
    except Unsupported:
        pass
    except Refused as refusal:
        print(f"  (save: {refusal})")
    peer.end()


def remembering(make, path, word, watch):
    """One fresh process that shows many pages."""
    peer = begun(make, Stopwatch({}))
    try:
        page_count = opened(peer, path)
        for page in range(min(MEMORY_PAGES, page_count)):
            peer.picture(page, 800)
        watch.add("memory", peer.process.memory() / 1e6)
    except Unsupported:
        pass
    peer.end()
