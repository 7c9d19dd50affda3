# SPDX-License-Identifier: MIT
"""What helps to fill in fields on the page."""

from typing import Any

from .browser import ViewerTest


class FieldTests(ViewerTest):
    fixtures = ["scripts.pdf", "fields.pdf", "filling.pdf"]

    def show(self, name: str) -> None:
        self.open(name, zoom="150")
        self.until("viewer.viewport.scale === 1.5")

    def value(self, field: str) -> Any:
        return self.look(f"(await doc.ask('forms/get', {{ field: '{field}' }})).field.value")

    def test_a_date_is_chosen_in_a_calendar(self) -> None:
        self.show("scripts.pdf")
        calendar = self.page.get_by_label("Choose the date of date")
        self.click(0, 200, 220)
        calendar.wait_for()
        self.shoot("calendar")
        calendar.fill("2026-02-28")
        self.wait(lambda: self.value("date") == "28 Feb 2026")
        calendar.wait_for(state="hidden")
        # The keys lead there and back, and the date is taken with Enter.
        self.click(0, 200, 220)
        calendar.wait_for()
        self.assertEqual(calendar.input_value(), "2026-02-28")
        self.page.keyboard.press("Alt+ArrowDown")
        self.until("document.activeElement.shadowRoot?.activeElement?.className === 'date-entry'")
        self.page.keyboard.type("03")
        self.page.keyboard.press("Enter")
        self.wait(lambda: self.value("date") == "28 Mar 2026")

    def test_escape_and_a_lost_focus_keep_a_note(self) -> None:
        self.show("filling.pdf")
        for x, way, words in ((40, "Escape", "Late"), (320, "blur", "Later")):
            before = len(self.annotations())
            self.take("sticky")
            self.click(0, x, 400)
            field = self.page.get_by_role("dialog").locator("textarea")
            field.fill(words)
            if way == "Escape":
                self.page.keyboard.press("Escape")
            else:
                self.page.get_by_label("Undo").focus()
            self.wait(lambda: len(self.annotations()) > before)
            self.wait(lambda: words in [each.get("contents") for each in self.annotations()])

    def test_a_comb_has_boxes(self) -> None:
        self.show("filling.pdf")
        boxes = self.page.locator(".comb-boxes")
        self.assertTrue(boxes.is_hidden())
        self.click(0, 200, 125)
        boxes.wait_for()
        field = boxes.bounding_box()
        left, top = self.at(0, 120, 110)
        right, bottom = self.at(0, 300, 140)
        for name, wanted in (("x", left), ("y", top), ("width", right - left), ("height", bottom - top)):
            self.assertAlmostEqual(field[name], wanted, delta=1.5)
        self.assertEqual(boxes.evaluate("each => each.style.getPropertyValue('--boxes')"), "6")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("SEVENTEEN")
        self.shoot("comb")
        self.page.keyboard.press("Tab")
        self.wait(lambda: self.value("code") == "SEVENT")
        boxes.wait_for(state="hidden")

    def test_a_value_that_is_no_option_is_shown_and_kept(self) -> None:
        self.open("fields.pdf", zoom="100")
        self.assertEqual(self.value("other"), "three")
        dialog = self.page.get_by_role("dialog")
        self.click(0, 100, 310)
        other = dialog.get_by_label("Other")
        self.assertEqual(other.input_value(), "three")
        other.fill("thirteen")
        dialog.get_by_role("button", name="OK").click()
        self.wait(lambda: self.value("other") == "thirteen")
        # An option that is chosen takes its place.
        self.click(0, 100, 310)
        dialog.get_by_label("two").check()
        self.assertEqual(other.input_value(), "")
        dialog.get_by_role("button", name="OK").click()
        self.wait(lambda: self.value("other") == "two")
