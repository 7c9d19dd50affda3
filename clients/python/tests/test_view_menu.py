# SPDX-License-Identifier: MIT
"""The viewer's context menu, and the questions that its items lead to."""

import unittest
from unittest import mock

from .viewer import ViewerTest


class MenuTest(ViewerTest):
    def setUp(self):
        super().setUp()
        self.menu = self.window.pages.menu.menu
        self.addCleanup(lambda: self.dismiss())

    def forget(self):
        self.menu = None
        super().forget()

    def labels(self):
        end = self.menu.index("end")
        return [self.menu.entrycget(row, "label") for row in range(end + 1)] if end is not None else []

    def open_at(self, place):
        self.tap(place, button=3)
        self.until(lambda: self.menu.winfo_ismapped(), "the menu is shown")
        self.window.root.update()

    def choose(self, label):
        """Chooses an item as a click does: Tk takes the menu away before the command runs."""
        self.menu.activate(self.labels().index(label))
        self.menu.tk.call("tk::MenuInvoke", self.menu, 0)

    def dismiss(self):
        """Closes the menu as a click beside it does, and gives the pointer back to the window."""
        self.menu.tk.call("tk::MenuUnpost", self.menu)

    def annotations(self, kind):
        listed = self.client.annotations_list(documentId=self.document)["annotations"]
        return [each for each in listed if each["type"] == kind]

    def dialog(self):
        return self.window.pages.questions.dialog


class Menus(MenuTest):
    def test_a_word_is_highlighted(self):
        before = len(self.annotations("highlight"))
        self.open_at(self.word(0, "leaf"))
        self.screenshot("menu.png")
        self.assertIn("Copy", self.labels())
        self.choose("Highlight")
        self.until(lambda: len(self.annotations("highlight")) == before + 1, "it is highlighted")
        self.assertIsNone(self.dialog())

    def test_a_word_is_highlighted_and_gets_a_note(self):
        before = {each["id"] for each in self.annotations("highlight")}
        self.open_at(self.word(0, "leaf"))
        self.choose("Highlight With Note")
        self.until(self.dialog, "the note is asked for")
        dialog = self.dialog()
        dialog.field.delete("1.0", "end")
        dialog.field.insert("1.0", "Half a sheet,\nfolded once")
        self.window.root.update()
        self.screenshot("note.png")
        dialog.accept()
        made = lambda: [e for e in self.annotations("highlight") if e["id"] not in before]  # noqa: E731
        self.until(lambda: made() and "folded once" in made()[0]["contents"], "the note is kept")
        self.assertIsNone(self.dialog())

    def test_a_note_that_a_click_on_the_page_ends_keeps_its_text(self):
        note = self.annotations("text")[0]
        x0, y0, x1, y1 = note["rect"]
        self.open_at(self.pixel(0, [(x0 + x1) / 2, (y0 + y1) / 2]))
        self.assertNotIn("Highlight With Note", self.labels())
        self.choose("Note")
        self.until(self.dialog, "the note is asked for")
        self.assertEqual(self.dialog().field.get("1.0", "end-1c"), note["contents"])
        self.dialog().field.insert("1.0", "New: ")
        self.window.root.update()
        self.tap(self.pixel(0, [20, 300]))
        self.until(lambda: not self.dialog(), "the question is closed")
        contents = self.annotations("text")[0]["contents"]
        self.assertEqual(contents, f"New: {note['contents']}")

    def test_a_question_that_is_declined_changes_nothing(self):
        note = self.annotations("text")[0]
        x0, y0, x1, y1 = note["rect"]
        self.open_at(self.pixel(0, [(x0 + x1) / 2, (y0 + y1) / 2]))
        self.choose("Note")
        self.until(self.dialog, "the note is asked for")
        self.dialog().field.insert("1.0", "New: ")
        self.window.root.update()
        self.dialog().decline()
        self.until(lambda: self.status() == "An annotation is selected", "the question is settled")
        self.assertEqual(self.annotations("text"), [note])

    def test_what_the_viewer_cannot_ask_for_is_not_offered(self):
        x0, y0, x1, y1 = self.annotations("text")[0]["rect"]
        self.open_at(self.pixel(0, [(x0 + x1) / 2, (y0 + y1) / 2]))
        self.assertIn("Delete", self.labels())
        self.assertNotIn("Style", self.labels())

    def test_a_menu_that_is_closed_without_a_choice_is_given_up(self):
        self.open_at(self.pixel(0, [20, 300]))
        self.screenshot("tools.png")
        self.assertIn("Rectangle", self.labels())
        state = lambda: self.client.tool_get(documentId=self.document)["state"]  # noqa: E731
        self.assertEqual(state(), "pan.choosing")
        self.dismiss()
        self.until(lambda: state() == "pan.idle", "the tool waits no more")

    def test_a_tool_is_taken_and_named_in_the_status(self):
        self.open_at(self.pixel(0, [20, 300]))
        self.choose("Rectangle")
        self.until(lambda: self.status() == "Rectangle (Escape ends it)", "the tool is named")
        before = len(self.annotations("square"))
        self.drag(self.pixel(0, [20, 300]), self.pixel(0, [60, 330]))
        self.until(lambda: len(self.annotations("square")) == before + 1, "a rectangle is drawn")

    def test_items_are_checked_disabled_and_in_columns(self):
        items = [{"id": f"i{n}", "title": f"Item {n}", "enabled": n != 1} for n in range(25)]
        items[0]["checked"], items[2]["checked"] = True, False
        self.window.pages.menu.take({"menu": {"items": items}})
        self.window.pages.menu.pop_up(10, 10)
        self.until(lambda: self.menu.winfo_ismapped(), "the menu is shown")
        self.screenshot("checked.png")
        values = [self.menu.getvar(self.menu.entrycget(row, "variable")) for row in (0, 2)]
        self.assertEqual([bool(int(value)) for value in values], [True, False])
        self.assertEqual(self.menu.entrycget(1, "state"), "disabled")
        first, last, next_column = (self.menu.xposition(row) for row in (0, 19, 20))
        self.assertEqual(first, last)
        self.assertGreater(next_column, first)

    def test_the_menu_key_opens_the_menu_of_the_selection(self):
        self.tap(self.word(0, "leaf"))
        self.tap(self.word(0, "leaf"))
        self.until(lambda: self.items("overlay"), "the word is selected")
        self.canvas.focus_force()
        self.canvas.event_generate("<Shift-F10>")
        self.until(lambda: self.menu.winfo_ismapped(), "the menu is shown")
        self.assertIn("Highlight", self.labels())

    def test_a_selected_word_is_searched_for(self):
        self.open_at(self.word(0, "leaf"))
        self.choose("Search")
        self.until(lambda: self.window.search.matches, "there are matches")
        self.assertEqual(self.window.search.entry.get(), "leaf")


class Questions(MenuTest):
    def test_a_link_is_made_to_a_page(self):
        before = len(self.annotations("link"))
        self.open_at(self.word(0, "leaf"))
        self.choose("Link")
        self.until(self.dialog, "the target is asked for")
        dialog = self.dialog()
        dialog.accept()
        self.assertIn("number", dialog.hint["text"])
        dialog.field.insert(0, "3")
        self.screenshot("link.png")
        dialog.accept()
        self.until(lambda: len(self.annotations("link")) == before + 1, "the link is made")
        links = self.client.page_links(documentId=self.document, pageIndex=0)["links"]
        self.assertIn(2, [link["action"].get("destination", {}).get("pageIndex") for link in links])

    def test_a_file_is_attached(self):
        self.open_at(self.pixel(0, [20, 300]))
        self.choose("Attach File")
        self.until(lambda: "Attach File" in self.status(), "the tool is taken")
        with mock.patch(
            "recto.view.questions.filedialog.askopenfilename", return_value=self.path
        ) as asked:
            self.tap(self.pixel(0, [40, 320]))
            self.until(lambda: self.annotations("fileAttachment"), "the file is attached")
        self.assertEqual(asked.call_count, 1)

    def test_one_or_several_are_chosen_from_a_list(self):
        from recto.view.answer_dialog import AnswerDialog

        wanted = {"requirementId": "r1", "kind": "choice", "prompt": "Which", "values": ["b"],
                  "choices": [{"id": "a", "title": "First"}, {"id": "b", "title": "Second"}]}  # fmt: skip
        for several, expected in ((False, "b"), (True, ["a", "b"])):
            answers = []
            dialog = AnswerDialog(
                self.window.root, {**wanted, "takesSeveral": several},
                lambda *answer: answers.append(answer), answers.append,
            )  # fmt: skip
            self.assertEqual(dialog.field.get(0, "end"), ("First", "Second"))
            if several:
                dialog.field.selection_set(0)
            dialog.accept()
            self.assertEqual(answers, [("r1", expected)])
            dialog.destroy()

    def test_what_cannot_be_asked_for_is_declined(self):
        questions = self.window.pages.questions
        wanted = {"requirementId": "r9", "kind": "properties", "prompt": "Properties of agree"}
        with mock.patch.object(self.session, "ask") as ask:
            questions.take({"requirement": wanted}, False)
        sent = ask.call_args.kwargs
        self.assertEqual((sent["requirementId"], sent["cancel"]), ("r9", True))
        self.assertNotIn("value", sent)
        self.assertIn("Properties of agree", self.status())

    def test_numbers_and_links_are_judged_before_they_are_sent(self):
        from recto.view.answer_dialog import link, number

        self.assertEqual(number(" -1.5 "), -1.5)
        self.assertEqual(link("12"), {"pageIndex": 11})
        self.assertEqual(link(" https://example.org/ "), {"uri": "https://example.org/"})
        for judge, text in ((number, "1e5x"), (number, ""), (number, "nan"), (link, " "), (link, "0")):
            with self.assertRaises(ValueError):
                judge(text)


if __name__ == "__main__":
    unittest.main()
