# SPDX-License-Identifier: MIT
"""The viewer's panes: what they list, where it leads, and what the user does with it."""

import unittest

from recto.view.outline import path_to

from .pane import PaneTest


class TheOutline(PaneTest):
    pane = "outline"

    def marked(self):
        tree = self.pane.tree
        return [tree.item(row)["text"] for row in tree.tag_has("here")]

    def setUp(self):
        super().setUp()
        self.until(self.titles, "the outline is there")

    def test_an_entry_leads_to_its_page(self):
        rows = self.pane.tree.get_children()
        self.assertEqual(self.titles()[2], "How a sheet folds")
        self.tap_row(rows[2])
        self.until(lambda: self.session.view["pageIndex"] == 2, "the third page is shown")

    def test_the_entry_of_the_page_in_sight_is_marked(self):
        self.session.ask("view/goTo", pageIndex=2)
        self.until(lambda: self.marked() == ["How a sheet folds"], "its entry is marked")
        self.session.ask("view/goTo", pageIndex=1)
        self.until(lambda: self.marked() == ["The measure"], "the last entry of page 2 is")
        self.until(self.is_drawn, "the page is drawn")
        self.screenshot("outline.png")
        parent = self.pane.tree.get_children()[1]
        self.pane.tree.item(parent, open=False)
        self.pane.tree.event_generate("<<TreeviewClose>>")
        self.until(lambda: self.marked() == ["The parts of a page"], "it is folded away")


class PathTo(unittest.TestCase):
    items = [
        {"id": "a", "pageIndex": 1, "children": [{"id": "b", "pageIndex": 4, "children": []}]},
        {"id": "c", "children": []},
        {"id": "d", "pageIndex": 4, "children": [{"id": "e", "pageIndex": 4, "children": []}]},
        {"id": "f", "pageIndex": 2, "children": []},
    ]

    def test_the_nearest_entry_before_a_page(self):
        self.assertEqual(path_to(self.items, 0), [])
        self.assertEqual(path_to(self.items, 1), ["a"])
        self.assertEqual(path_to(self.items, 3), ["f"])
        self.assertEqual(path_to(self.items, 9), ["d", "e"])


class TheBookmarks(PaneTest):
    pane = "bookmarks"

    def add(self, *names):
        for page, name in enumerate(names):
            bookmark = {"id": name, "name": name, "pageIndex": page}
            self.client.bookmarks_add(documentId=self.document, bookmark=bookmark)
        self.until(lambda: self.titles() == list(names), "the bookmarks are listed")

    def test_they_come_and_go(self):
        self.window.panes.toggle_bookmark()
        self.until(lambda: self.titles() == ["1"], "the bookmark is listed")
        self.window.panes.toggle_bookmark()
        self.until(lambda: not self.titles(), "the bookmark is gone")
        self.pane.add()
        self.until(lambda: self.titles() == ["1"], "it is there again")
        self.pane.tree.selection_set(self.pane.tree.get_children())
        self.pane.tree.focus_force()
        self.pane.tree.event_generate("<KP_Delete>")
        self.until(lambda: not self.titles(), "it is gone again")

    def test_they_lead_to_their_pages(self):
        self.add("one", "two", "three")
        self.tap_row("three")
        self.until(lambda: self.session.view["pageIndex"] == 2, "the third page is shown")
        self.session.ask("view/goTo", pageIndex=0)
        self.until(lambda: self.session.view["pageIndex"] == 0, "the first page is shown")
        self.assertEqual(self.pane.tree.selection(), ("three",))

    def test_they_are_renamed(self):
        self.add("one", "two")
        self.pane.tree.selection_set("one")
        self.pane.rename()
        field = self.pane.field
        field.delete(0, "end")
        field.insert(0, "Where it begins")
        self.screenshot("renaming.png")
        field.focus_force()
        self.until(lambda: field.focus_get() == field, "the field has the keys")
        field.event_generate("<Return>")
        self.until(lambda: self.titles() == ["Where it begins", "two"], "it has its name")
        self.assertEqual(self.pane.tree.selection(), ("one",))
        self.session.ask("document/undo")
        self.until(lambda: self.titles() == ["one", "two"], "it has its old name")

    def test_they_are_dragged(self):
        self.add("one", "two", "three")
        here = self.session.view["pageIndex"]
        tree = self.pane.tree
        self.until(lambda: tree.bbox("three"), "the rows are in sight")
        boxes = {row: tree.bbox(row) for row in tree.get_children()}
        start = (60, boxes["one"][1] + 8)
        end = (60, boxes["three"][1] + boxes["three"][3] - 2)
        self.drag_in(tree, start, end, name="bookmark-drag.png")
        self.until(lambda: self.titles() == ["two", "three", "one"], "the first is the last")
        self.assertEqual(self.session.view["pageIndex"], here)
        self.drag_in(tree, (60, boxes["two"][1] + 8), (60, boxes["one"][1] + 2))
        self.until(lambda: self.titles() == ["three", "two", "one"], "the second is the first")
        self.session.ask("document/undo")
        self.until(lambda: self.titles() == ["two", "three", "one"], "it is where it was")


class TheAnnotations(PaneTest):
    pane = "annotations"
    fixture = "annotations.pdf"

    def listed(self):
        return [title for page in self.pane.tree.get_children() for title in self.titles(page)]

    def filter(self, words):
        self.pane.filter.delete(0, "end")
        self.pane.filter.insert(0, words)

    def test_they_are_listed_by_page(self):
        self.until(self.listed, "they are listed")
        self.assertEqual(self.titles(), ["Page 1", "Page 2"])
        self.assertIn("Underline: These words are underlined.", self.listed())
        self.assertFalse([title for title in self.listed() if title.startswith("Link")])
        self.screenshot("annotations.png")

    def test_they_are_filtered(self):
        self.until(self.listed, "they are listed")
        self.filter("UNDERLINED")
        self.until(lambda: len(self.listed()) == 1, "one is left")
        self.filter("no such words")
        self.until(lambda: not self.listed(), "none is left")
        self.filter("")
        self.until(lambda: len(self.listed()) > 3, "all are back")

    def test_to_choose_one_goes_there(self):
        self.until(self.listed, "they are listed")
        self.tap_row("square-2")
        self.until(lambda: self.session.view["pageIndex"] == 1, "its page is shown")
        self.until(lambda: self.items("overlay"), "it is selected")
        self.until(self.is_drawn, "the page is drawn")
        self.screenshot("annotation-chosen.png")

    def test_they_come_and_go(self):
        self.until(self.listed, "they are listed")
        before = self.listed()
        self.client.annotations_delete(documentId=self.document, ids=["square-2"])
        self.until(lambda: len(self.listed()) == len(before) - 1, "one is gone")
        self.session.ask("document/undo")
        self.until(lambda: self.listed() == before, "it is there again")


if __name__ == "__main__":
    unittest.main()
