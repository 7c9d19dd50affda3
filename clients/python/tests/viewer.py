# SPDX-License-Identifier: MIT
"""A viewer on a screen of its own, and the hands of its user."""

import gc
import os
import shutil
import tempfile
import unittest

from .display import display, until
from .server import fixture, real_server

PRESSED = 0x100  # Tk's bit of the first button


class ViewerTest(unittest.TestCase):
    """Opens a copy of a fixture."""

    fixture = "sample.pdf"

    @classmethod
    def setUpClass(cls):
        cls.server = real_server()
        try:
            import tkinter  # noqa: F401
        except ImportError:
            raise unittest.SkipTest("This Python has no Tk: on Debian, apt install python3-tk.")
        display()

    def setUp(self):
        from recto.view.window import Window

        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        self.path = shutil.copy(fixture(self.fixture), folder)
        self.addCleanup(self.forget)
        self.window = Window(self.path, server=self.server)
        self.addCleanup(self.window.session.close)
        self.addCleanup(self.window.close)
        self.session, self.canvas = self.window.session, self.window.pages.canvas
        self.client, self.document = self.session.client, self.session.document
        self.time = 1000
        self.until(lambda: self.session.view["scale"] != 1, "the page fits the window")
        self.until(lambda: self.is_drawn(), "the page is drawn")

    def forget(self):
        """Lets go of all that is Tk's on this thread: Tk allows no other."""
        self.window = self.session = self.canvas = self.client = None
        gc.collect()

    def until(self, condition, what):
        until(self.window.root, condition, what)

    def is_drawn(self):
        tiles = self.window.pages.tiles
        return tiles.complete and len(self.items("picture")) > 0

    def items(self, tag):
        return self.canvas.find_withtag(tag)

    def status(self):
        return str(self.window.status["text"])

    def pixel(self, page, point):
        """Where a point of a page is on the canvas."""
        x, y, scale = self.window.pages.where(page)
        return round(x + point[0] * scale), round(y + point[1] * scale)

    def event(self, sequence, place, **options):
        self.time += 20
        self.canvas.event_generate(sequence, x=place[0], y=place[1], time=self.time, **options)

    def tap(self, place, button=1):
        self.event(f"<ButtonPress-{button}>", place)
        self.event(f"<ButtonRelease-{button}>", place)

    def drag(self, start, end, steps=8):
        self.event("<ButtonPress-1>", start)
        for step in range(1, steps + 1):
            place = [round(a + (b - a) * step / steps) for a, b in zip(start, end)]
            self.event("<Motion>", place, state=PRESSED)
        self.event("<ButtonRelease-1>", end, state=PRESSED)

    def word(self, page, text):
        """The middle of the first place where a text is."""
        found = self.client.search_find(documentId=self.document, query=text, first=page, count=1)
        quad = found["matches"][0]["quads"][0]
        return self.pixel(page, [(quad[0] + quad[6]) / 2, (quad[1] + quad[7]) / 2])

    def screenshot(self, name):
        if os.environ.get("SCREENSHOTS"):
            from .display import screenshot

            self.window.root.update()
            screenshot(name)
