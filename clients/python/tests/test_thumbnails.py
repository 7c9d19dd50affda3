# SPDX-License-Identifier: MIT
"""The pane with the pages."""

import unittest

from .pane import PaneTest


class TheThumbnails(PaneTest):
    pane = "thumbnails"

    def setUp(self):
        super().setUp()
        self.until(self.complete, "the pictures in sight are there")

    def complete(self):
        return self.pane.pictures.complete and self.pane.canvas.find_withtag("picture")

    def row(self, page):
        """A place in the picture of a page."""
        top = self.pane.edges[self.pane.pages.index(page)]
        return self.pane.left + 70, round(top + 60 - self.pane.canvas.canvasy(0))

    def drawn(self):
        return len(self.pane.canvas.find_withtag("picture"))

    def test_the_pages_in_sight_are_drawn(self):
        self.assertEqual(self.pane.pages, [0, 1, 2])
        self.until(lambda: self.drawn() == 3, "three pages are drawn")
        self.screenshot("thumbnails.png")

    def test_to_choose_one_goes_there(self):
        self.press(self.pane.canvas, self.row(1))
        self.release(self.pane.canvas, self.row(1))
        self.until(lambda: self.session.view["pageIndex"] == 1, "the second page is shown")

    def test_what_is_changed_is_drawn_again(self):
        before = self.pane.pictures.get(1)
        annotation = {"type": "square", "pageIndex": 1, "rect": [20, 20, 400, 400]}
        self.client.annotations_add(documentId=self.document, annotations=[annotation])
        self.until(lambda: self.pane.pictures.get(1) is not before, "there is another picture")
        self.until(self.complete, "all are there")

    def test_annotated_and_bookmarked_pages(self):
        self.client.bookmarks_toggle(documentId=self.document, pageIndex=2)
        self.pane.filter.set("Bookmarked")
        self.pane.filter.event_generate("<<ComboboxSelected>>")
        self.until(lambda: self.pane.pages == [2], "the third page is left")
        self.until(lambda: self.drawn() == 1, "it is drawn")
        self.client.bookmarks_toggle(documentId=self.document, pageIndex=0)
        self.until(lambda: self.pane.pages == [0, 2], "the first page is there too")
        self.screenshot("bookmarked.png")
        self.pane.filter.set("All pages")
        self.pane.filter.event_generate("<<ComboboxSelected>>")
        self.until(lambda: self.pane.pages == [0, 1, 2], "all pages are back")

    def test_what_cannot_be_moved_is_not_dragged(self):
        self.session.offers = lambda method: method != "pages/move"
        start, end = self.row(0), self.row(2)
        self.drag_in(self.pane.canvas, start, end)
        self.until(lambda: self.session.view["pageIndex"] == 0, "nothing happens")
        self.assertFalse(self.pane.canvas.find_withtag("gap"))
        self.assertEqual(self.client.document_history(documentId=self.document)["undo"], [])

    def test_they_are_dragged(self):
        if not self.session.offers("pages/move"):
            self.skipTest("This server does not move pages.")
        first = self.links(0)
        start, end = self.row(0), (self.row(2)[0], self.row(2)[1] + 120)
        self.drag_in(self.pane.canvas, start, end, name="page-drag.png")
        self.until(lambda: self.links(2) == first, "the first page is the last")
        self.until(self.complete, "all are there")
        self.screenshot("page-dragged.png")
        self.session.ask("document/undo")
        self.until(lambda: self.links(0) == first, "it is the first")

    def links(self, page):
        found = self.client.page_links(documentId=self.document, pageIndex=page)["links"]
        return [link["rect"] for link in found]


if __name__ == "__main__":
    unittest.main()
