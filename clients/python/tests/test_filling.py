# SPDX-License-Identifier: MIT
"""The viewer fills in forms: text is drawn in its field, with a caret and a selection."""

import unittest

from .viewer import ViewerTest


class Filling(ViewerTest):
    fixture = "filling.pdf"

    def key(self, sequence):
        self.canvas.focus_force()
        self.canvas.event_generate(sequence)

    def type(self, text):
        for character in text:
            self.key("<space>" if character == " " else f"<Key-{character}>")

    def entered(self):
        """The text in the field, as it is drawn."""
        drawn = [item for item in self.items("entry") if self.canvas.type(item) == "text"]
        return "".join(self.canvas.itemcget(item, "text") for item in drawn)

    def test_text_is_entered_in_its_field(self):
        self.tap(self.pixel(0, [290, 125]))
        self.until(lambda: self.status() == "code", "the field is entered")
        self.until(lambda: self.items("caret"), "there is a caret")
        self.assertEqual(self.entered(), "AB")
        self.type("CD")
        self.until(lambda: self.entered() == "ABCD", "letters come to the text")
        self.key("<Shift-Left>")
        self.until(lambda: self.items("overlay"), "it is drawn")
        self.key("<Control-a>")
        self.until(self.selection, "all is selected")
        self.screenshot("entering.png")
        self.key("<Control-c>")
        self.until(lambda: self.clipboard() == "ABCD", "it is copied")
        self.key("<BackSpace>")
        self.until(lambda: self.entered() == "", "it is deleted")
        self.window.root.clipboard_clear()
        self.window.root.clipboard_append("QRSTUVW")
        self.key("<Control-v>")
        self.until(lambda: self.entered() == "QRSTUV", "as much is pasted as there are cells")
        self.key("<Tab>")
        self.until(lambda: self.entered() == "••••", "the password is next")
        self.screenshot("password.png")
        self.key("<Shift-ISO_Left_Tab>")
        self.until(lambda: self.entered() == "QRSTUV", "and the one before has its text")
        self.key("<Escape>")
        self.until(lambda: not self.items("caret"), "the text is left")

    def test_a_text_is_finished_when_the_keyboard_goes_elsewhere(self):
        import tkinter

        other = tkinter.Entry(self.window.root)
        other.pack()
        self.tap(self.pixel(0, [290, 125]))
        self.until(lambda: self.items("caret"), "there is a caret")
        self.type("CD")
        self.until(lambda: self.entered() == "ABCD", "letters come to the text")
        other.focus_force()
        self.until(lambda: not self.items("caret"), "the text is finished")
        values = self.client.forms_list(documentId=self.document)["fields"]
        self.assertIn("ABCD", [field.get("value") for field in values])

    def test_the_keypad_is_a_second_keyboard(self):
        self.tap(self.pixel(0, [290, 50]))
        self.until(lambda: self.entered() == "One two", "the field is entered")
        self.key("<KP_Home>")
        self.key("<KP_Delete>")
        self.until(lambda: self.entered() == "ne two", "a letter is deleted")
        self.key("<KP_Enter>")
        self.until(lambda: self.window.pages.prompt.draft == "\nne two", "a line ends")

    def test_a_list_is_in_sight(self):
        prompt = self.window.pages.prompt
        self.assertEqual(prompt._top(10, 30, 200), 30)
        height = self.canvas.winfo_height()
        self.assertEqual(prompt._top(height - 20, height - 2, 50), height - 70)
        self.assertEqual(prompt._top(10, height - 10, 50), height - 50)
        self.assertEqual(prompt._top(10, height - 10, height + 50), 0)

    def test_a_list_is_in_sight_where_its_field_is_not_quite(self):
        pages, width = self.window.pages, self.canvas.winfo_width()
        field = [120, 240]
        scale = (width - 20) / field[0]
        self.session.ask("view/update", scale=scale)
        self.until(lambda: abs(pages.where(0)[2] - scale) < 0.01, "it is enlarged")
        # Only the beginning of the field is in the window, at its right edge.
        self.session.ask("view/update", offset=[0, (field[1] - 20) * scale])
        self.until(lambda: abs(self.pixel(0, field)[0] - width + 20) < 12, "it is scrolled")
        x, y = self.pixel(0, field)
        self.tap((x + 5, y + 5))
        choices = pages.prompt.list
        self.until(choices.winfo_ismapped, "the list is shown")
        self.assertLessEqual(choices.winfo_x(), max(0, width - choices.winfo_width()))

    def test_a_choice_is_made_from_a_list(self):
        self.tap(self.pixel(0, [290, 250]))
        choices = self.window.pages.prompt.list
        self.until(lambda: choices.winfo_ismapped(), "the list is shown")
        self.assertEqual(choices.get(0, "end"), ("Oslo", "Rome"))
        self.key("<Down>")
        self.until(lambda: choices.curselection() == (1,), "the key goes to the next one")
        self.until(lambda: self.entered() == "Rome", "and the field shows it")
        self.screenshot("choosing.png")
        self.key("<Return>")
        self.until(lambda: not choices.winfo_ismapped(), "the list is gone")
        self.tap(self.pixel(0, [290, 250]))
        self.until(lambda: choices.winfo_ismapped(), "it is shown again")
        self.assertEqual(choices.curselection(), (1,), "and has what was chosen")
        x, y, _, height = choices.bbox(0)
        choices.event_generate("<ButtonPress-1>", x=x + 5, y=y + height // 2)
        choices.event_generate("<ButtonRelease-1>", x=x + 5, y=y + height // 2)
        self.until(lambda: not choices.winfo_ismapped(), "a click chooses")

    def test_several_are_chosen_and_done(self):
        self.tap(self.pixel(0, [200, 280]))
        prompt = self.window.pages.prompt
        self.until(lambda: prompt.done.winfo_ismapped(), "the list has a button")
        self.assertEqual(prompt.list.curselection(), (0, 1), "the row that was tapped is chosen too")
        prompt.list.selection_set(3)
        self.screenshot("several.png")
        prompt.done.invoke()
        self.until(lambda: not prompt.done.winfo_ismapped(), "that ends it")
        self.tap(self.pixel(0, [200, 280]))
        self.until(lambda: prompt.list.curselection() == (1, 3), "a tap takes the row away again")

    def test_several_lines_and_another_page(self):
        self.tap(self.pixel(0, [290, 50]))
        self.until(lambda: self.entered() == "One two", "the field is entered")
        self.key("<Return>")
        self.type("three four five six seven eight nine")
        self.until(lambda: self.entered().endswith("nine"), "the text is there")
        self.screenshot("lines.png")
        self.session.ask("forms/focus", self.window.pages.took, field="turned")
        self.until(lambda: self.entered() == "up", "the turned field is entered")
        self.until(self.is_drawn, "its page is drawn")
        self.screenshot("turned.png")

    def selection(self):
        return [item for item in self.items("overlay") if self.canvas.type(item) == "polygon"]

    def clipboard(self):
        import tkinter

        try:
            return self.window.root.clipboard_get()
        except tkinter.TclError:
            return None


if __name__ == "__main__":
    unittest.main()
