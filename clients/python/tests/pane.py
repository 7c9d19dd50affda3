# SPDX-License-Identifier: MIT
"""One of the viewer's panes, and the hands of its user."""

from .viewer import PRESSED, ViewerTest


class PaneTest(ViewerTest):
    pane = ""

    def setUp(self):
        super().setUp()
        self.pane = getattr(self.window.panes, type(self).pane)
        self.window.panes.select(self.pane)
        self.until(lambda: self.session.offers("server/ping"), "the server is described")

    def titles(self, parent=""):
        tree = self.pane.tree
        return [tree.item(row)["text"] for row in tree.get_children(parent)]

    def tap_row(self, row):
        self.until(lambda: self.pane.tree.bbox(row), "the row is in sight")
        x, y, width, height = self.pane.tree.bbox(row)
        self.press(self.pane.tree, (x + 20, y + height // 2))
        self.release(self.pane.tree, (x + 20, y + height // 2))

    def press(self, widget, place):
        self.time += 2000  # Never the second of a double click.
        widget.event_generate("<Motion>", x=place[0], y=place[1], time=self.time)
        widget.event_generate("<ButtonPress-1>", x=place[0], y=place[1], time=self.time)

    def release(self, widget, place):
        self.time += 20
        options = {"state": PRESSED, "time": self.time}
        widget.event_generate("<ButtonRelease-1>", x=place[0], y=place[1], **options)

    def drag_in(self, widget, start, end, steps=6, name=None):
        self.press(widget, start)
        for step in range(1, steps + 1):
            x, y = [round(a + (b - a) * step / steps) for a, b in zip(start, end)]
            self.time += 20
            widget.event_generate("<Motion>", x=x, y=y, state=PRESSED, time=self.time)
            self.window.root.update()
        if name:
            self.screenshot(name)
        self.release(widget, end)
