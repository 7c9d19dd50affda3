# SPDX-License-Identifier: AGPL-3.0-or-later
"""The engine alone, in one process and on one thread, through PyMuPDF: what a server adds is seen
against this. It times itself, since it needs no pipe."""

import json
import subprocess
import sys

from process import Process, Timed, Unsupported

CHILD = """
import json, sys, time
try:
    import pymupdf
except ImportError:
    import fitz as pymupdf

document = None

def open_(path):
    global document
    document = pymupdf.open(path)
    return document.page_count

def open_close(path):
    other = pymupdf.open(path)
    other.page_count
    other.close()

def render(page, width):
    shown = document[page]
    scale = width / shown.rect.width
    shown.get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False)

def search(word):
    return sum(len(page.search_for(word)) for page in document)

def outline():
    # PyMuPDF reads the outline when it opens a document, so that is done anew, by the engine itself.
    global begun
    engine = pymupdf.mupdf
    other = engine.fz_open_document(document.name)
    engine.fz_count_pages(other)
    begun = time.monotonic_ns()
    return engine.fz_load_outline(other) is not None

actions = {"open": open_, "open_close": open_close, "render": render, "search": search,
    "outline": outline}
print(json.dumps({"version": pymupdf.VersionBind}), flush=True)
for line in sys.stdin:
    wanted = json.loads(line)
    begun = time.monotonic_ns()
    value = actions[wanted["do"]](*wanted["with"])
    print(json.dumps({"ms": (time.monotonic_ns() - begun) / 1e6, "value": value}), flush=True)
"""


def available(python):
    """Whether an interpreter has PyMuPDF."""
    probe = [python, "-c", "import pymupdf"]
    return subprocess.run(probe, stderr=subprocess.DEVNULL, check=False).returncode == 0


class Bare:
    """The operations of the comparison, as a program does them that is linked to the engine."""

    def __init__(self, python=sys.executable):
        self.process = Process([python, "-W", "ignore", "-c", CHILD])

    def do(self, action, *arguments):
        self.process.send_line(json.dumps({"do": action, "with": arguments}).encode() + b"\n")
        answer = json.loads(self.process.read_line())
        return Timed(answer["ms"], answer["value"])

    def first_reply(self):
        self.process.read_line()

    def open(self, path):
        return self.do("open", path)

    def open_close(self, path):
        return self.do("open_close", path)

    def picture_file(self, page, width):
        return self.do("render", page, width)

    def picture(self, page, width):
        return self.do("render", page, width)

    def shared(self, page, width):
        return self.do("render", page, width)

    def search(self, word):
        return self.do("search", word)

    def outline(self):
        return self.do("outline")

    def __getattr__(self, name):
        def unsupported(*_):
            raise Unsupported(name)

        return unsupported

    def end(self):
        self.process.end()
