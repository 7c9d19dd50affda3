# SPDX-License-Identifier: MIT
"""The viewer: what its user does reaches the server, and what comes back is drawn."""

import os
import shutil
import signal
import unittest
from unittest import mock

from recto import RectoError

from .server import fixture
from .viewer import ViewerTest


class Moving(ViewerTest):
    def test_the_page_is_drawn_as_wide_as_the_window(self):
        self.screenshot("page.png")
        view = self.session.view
        self.assertEqual(view["size"], [self.canvas.winfo_width(), self.canvas.winfo_height()])
        x0, _, x1, _ = view["pages"][0]["rect"]
        self.assertEqual((x0, x1), (0, view["size"][0]))
        width, height = self.picture_size()
        self.assertGreaterEqual(width, view["size"][0] - 1)
        self.assertGreaterEqual(height, view["size"][1])

    def picture_size(self):
        box = self.canvas.bbox("picture")
        return box[2] - box[0], box[3] - box[1]

    def test_the_wheel_scrolls_to_the_next_pages(self):
        for _ in range(10):
            self.event("<Button-5>", (100, 100))
        self.until(lambda: self.session.view["offset"][1] >= 800, "the pages have scrolled")
        self.until(lambda: len(self.session.view["pages"]) == 2, "the second page is in sight")
        self.until(self.is_drawn, "it is drawn")
        self.screenshot("scrolled.png")

    def test_the_wheel_with_control_zooms_about_the_pointer(self):
        before = self.session.view["scale"]
        x, y, _ = self.window.pages.where(0)
        under = ((300 - x) / before, (200 - y) / before)
        self.event("<Button-4>", (300, 200), state=0x4)
        self.until(lambda: self.session.view["scale"] > before * 1.1, "the page is enlarged")
        x, y, scale = self.window.pages.where(0)
        self.assertAlmostEqual((300 - x) / scale, under[0], delta=1)
        self.assertAlmostEqual((200 - y) / scale, under[1], delta=1)
        self.until(self.is_drawn, "it is drawn")

    def test_keys_scroll_and_jump(self):
        self.canvas.focus_force()
        self.canvas.event_generate("<Next>")
        self.until(lambda: self.session.view["offset"][1] > 500, "a window further down")
        here = self.session.view["pageIndex"]
        self.canvas.event_generate("<End>")
        self.until(lambda: self.session.view["pageIndex"] == 2, "the last page is shown")
        self.window.session.ask("view/back")
        self.until(lambda: self.session.view["pageIndex"] == here, "it is where it was")

    def test_a_link_leads_to_its_page_and_back_again(self):
        links = self.client.page_links(documentId=self.document, pageIndex=0)["links"]
        link = next(link for link in links if link["action"]["kind"] == "goTo")
        self.client.view_go_to(documentId=self.document, pageIndex=0, rect=link["rect"])
        self.until(lambda: self.session.view["offset"][1] > 0, "the link is in sight")
        x0, y0, x1, y1 = link["rect"]
        self.tap(self.pixel(0, [(x0 + x1) / 2, (y0 + y1) / 2]))
        self.until(lambda: self.session.view["pageIndex"] == 1, "the second page is shown")


class Finding(ViewerTest):
    def test_matches_are_drawn_and_gone_through(self):
        search = self.window.search
        search.find("recto")
        self.until(lambda: not search.searching and self.items("mark"), "the matches are drawn")
        count = len(search.matches)
        self.assertGreater(count, 3)
        self.assertEqual(search.count["text"], f"1 of {count}")
        self.screenshot("search.png")
        search.step(-1)
        self.assertEqual(search.count["text"], f"{count} of {count}")
        page = search.matches[-1]["pageIndex"]
        self.until(lambda: self.window.pages.where(page), "the last match is in sight")
        search.clear()
        self.until(lambda: not self.items("mark"), "the matches are gone")

    def test_it_is_searched_again_when_pages_or_the_file_change(self):
        search = self.window.search
        search.find("the")
        self.until(lambda: not search.searching, "the search has ended")
        before = [match["pageIndex"] for match in search.matches]
        self.assertIn(2, before)
        self.client.pages_delete(documentId=self.document, pages=[0])
        self.until(
            lambda: not search.searching and len(search.matches) < len(before), "it was searched"
        )
        self.assertEqual({match["pageIndex"] for match in search.matches}, {0, 1})
        self.client.document_undo(documentId=self.document)
        self.until(
            lambda: not search.searching and len(search.matches) == len(before), "it was searched"
        )
        shutil.copy(fixture("vertical.pdf"), self.path + ".new")
        os.replace(self.path + ".new", self.path)
        self.session.ask("document/reload")
        self.until(lambda: not search.searching and not search.matches, "the words are gone")
        self.assertEqual(search.count["text"], "none")
        self.until(lambda: self.is_drawn() and not self.items("mark"), "the marks are gone")

    def test_a_search_that_is_made_again_leaves_the_view(self):
        search = self.window.search
        search.find("the")
        self.until(lambda: not search.searching, "the search has ended")
        self.session.ask("view/goTo", pageIndex=0, point=[0, 0])
        search.step(1)
        search.step(-1)
        self.until(lambda: search.current == 0, "the first match is the current one")
        self.session.ask("view/update", offset=[0, 300])
        self.until(lambda: self.session.view["offset"] == [0, 300], "the view has moved")
        search._again()
        self.until(lambda: not search.searching and search.current >= 0, "it was searched again")
        self.client.request("server/ping")
        self.assertEqual(self.session.view["offset"], [0, 300])

    def test_a_search_ends_at_its_limit(self):
        with mock.patch("recto.view.search.LIMIT", 2):
            self.window.search.find("the")
        self.until(lambda: not self.window.search.searching, "the search has ended")
        self.assertEqual(self.window.search.count["text"], "1 of 2+")

    def test_marks_are_told_by_page_and_only_once(self):
        search, told = self.window.search, []
        search._mark = lambda marks: told.append({id(each) for each in marks.get(0, ())})
        search.find("the")
        self.until(lambda: not search.searching, "the search has ended")
        pieces = [each for each in told if each]
        self.assertGreater(len(pieces), 1)
        self.assertTrue(all(a <= b for a, b in zip(pieces, pieces[1:])), "they were made anew")

    def test_what_is_not_there(self):
        self.window.search.find("no such words")
        self.until(lambda: not self.window.search.searching, "the search has ended")
        self.assertEqual(self.window.search.count["text"], "none")


class Text(ViewerTest):
    def selected(self):
        return self.client.selection_get(documentId=self.document).get("text", {}).get("text", "")

    def test_a_double_tap_selects_a_word(self):
        place = self.word(0, "leaf")
        self.tap(place)
        self.tap(place)
        self.until(lambda: self.items("overlay"), "the selection is drawn")
        self.assertEqual(self.selected().strip(".,"), "leaf")
        self.until(lambda: self.status() == "Text is selected", "the status says so")

    def test_a_drag_selects_and_copies(self):
        self.drag(self.word(0, "Verso"), self.word(0, "The two sides"))
        self.until(lambda: self.status() == "Text is selected", "the text is selected")
        self.until(lambda: self.items("overlay"), "the selection is drawn")
        self.screenshot("text.png")
        self.canvas.focus_force()
        self.canvas.event_generate("<Control-c>")
        text = self.selected()
        self.assertIn("The", text)
        self.until(lambda: self.clipboard() == text, "the text is on the clipboard")

    def clipboard(self):
        import tkinter

        try:
            return self.window.root.clipboard_get()
        except tkinter.TclError:
            return None


class Annotations(ViewerTest):
    def note(self):
        annotations = self.client.annotations_list(documentId=self.document)["annotations"]
        return next((each for each in annotations if each["type"] == "text"), None)

    def middle(self):
        x0, y0, x1, y1 = self.note()["rect"]
        return self.pixel(0, [(x0 + x1) / 2, (y0 + y1) / 2])

    def select(self):
        self.tap(self.middle())
        self.until(lambda: self.status() == "An annotation is selected", "the note is selected")
        self.until(lambda: self.items("overlay"), "its frame is drawn")

    def test_a_tap_selects_and_one_beside_it_deselects(self):
        self.select()
        self.screenshot("selected.png")
        self.tap(self.pixel(0, [20, 300]))
        self.until(lambda: self.status() == "", "nothing is selected")
        self.until(lambda: not self.items("overlay"), "the frame is gone")

    def test_a_drag_moves_it_and_undo_brings_it_back(self):
        self.select()
        before, frame = self.note()["rect"], self.canvas.coords("overlay")
        start = self.middle()
        scale = self.session.view["scale"]
        self.drag(start, (start[0] - 200, start[1] + 100))
        self.until(lambda: self.note()["rect"] != before, "the note has moved")
        after = self.note()["rect"]
        self.assertAlmostEqual(after[0] - before[0], -200 / scale, delta=0.1)
        self.assertAlmostEqual(after[1] - before[1], 100 / scale, delta=0.1)
        self.until(lambda: self.canvas.coords("overlay") != frame, "the frame has moved")
        self.until(self.is_drawn, "the page is drawn again")
        self.screenshot("moved.png")
        self.canvas.focus_force()
        self.canvas.event_generate("<Control-z>")
        self.until(lambda: self.note()["rect"] == before, "the note is where it was")
        self.until(lambda: self.canvas.coords("overlay") == frame, "and so is the frame")

    def test_delete_deletes_it_and_saving_keeps_that(self):
        self.select()
        self.canvas.focus_force()
        self.canvas.event_generate("<Delete>")
        self.until(lambda: self.note() is None, "the note is gone")
        self.canvas.event_generate("<Control-s>")
        self.until(lambda: self.status().startswith("Saved"), "the document is saved")
        again = self.client.document_open(path=self.path)["documentId"]
        kept = self.client.annotations_list(documentId=again)["annotations"]
        self.assertFalse([each for each in kept if each["type"] == "text"])


class Failing(ViewerTest):
    def test_a_file_that_is_not_there(self):
        from recto.view.window import Window

        with self.assertRaises(RectoError) as caught:
            Window(self.path + ".not", server=self.server)
        self.assertEqual(caught.exception.kind, "cannotOpen")

    def test_a_server_that_is_gone_is_told_of(self):
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: self.tapped().startswith("The server"), "the user is told")

    def tapped(self):
        self.tap((100, 100))
        return self.status()


if __name__ == "__main__":
    unittest.main()
