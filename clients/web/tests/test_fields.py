# SPDX-License-Identifier: MIT
"""What helps to fill in fields on the page."""

from typing import Any

from .browser import ViewerTest


class FieldTests(ViewerTest):
    fixtures = ["scripts.pdf", "fields.pdf", "filling.pdf", "form.pdf"]

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

    def test_what_is_clicked_in_a_list_of_several_counts(self) -> None:
        self.show("form.pdf")
        for name, key in (("Danish", "Tab"), ("German", "Enter")):
            self.click(0, 200, 250)
            option = self.page.get_by_role("option", name=name)
            option.wait_for()
            was = option.get_attribute("aria-selected")
            option.click()
            self.page.keyboard.press(key)
            self.wait(lambda: (name in self.value("languages")) == (was == "false"))

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

    def test_a_value_that_is_no_option_is_entered_in_the_field(self) -> None:
        self.open("fields.pdf", zoom="100")
        self.assertEqual(self.value("other"), "three")
        self.click(0, 100, 310)
        self.choices.first.wait_for()
        self.assertEqual(self.chosen(), [])
        self.page.keyboard.type("thirteen")
        self.page.keyboard.press("Enter")
        self.wait(lambda: self.value("other") == "thirteen")
        self.click(0, 100, 310)
        self.choices.filter(has_text="two").click()
        self.wait(lambda: self.value("other") == "two")
        self.choices.first.wait_for(state="hidden")

    @property
    def choices(self) -> Any:
        return self.page.locator("recto-viewer .choices [role=option]")

    def chosen(self) -> Any:
        return self.page.locator(".choices [aria-selected=true]").all_text_contents()

    def test_a_form_is_filled_in_by_keys_alone(self) -> None:
        self.show("form.pdf")
        before = self.value("country")
        for _ in range(5):
            self.page.keyboard.press("Tab")
        self.choices.first.wait_for()
        self.assertEqual(self.chosen(), ["Norway"])
        # The server has the keys: letters and arrows choose, and Tab takes the choice and goes on.
        for key, wanted in (("i", "Iceland"), ("ArrowDown", "Norway"), ("s", "Sweden")):
            self.page.keyboard.press(key)
            self.wait(lambda: self.chosen() == [wanted], wanted)
            active = "viewer.keys.field.getAttribute('aria-activedescendant')"
            self.assertEqual(self.look(f"viewer.shadowRoot.getElementById({active}).textContent"), wanted)
        self.assertEqual(self.value("country"), before)
        self.shoot("choices")
        self.page.keyboard.press("Tab")
        self.wait(lambda: self.value("country") == "se")
        self.wait(lambda: self.chosen() == ["English"])
        self.choices.filter(has_text="Danish").click()
        self.page.get_by_role("button", name="Done").click()
        self.wait(lambda: self.value("languages") == ["Danish", "English"])
        self.assertEqual(self.page.locator("recto-viewer dialog").count(), 0)

    def test_letters_take_no_tool_away_from_a_field(self) -> None:
        self.show("form.pdf")
        while self.tab() != "checkBox":
            pass
        self.page.keyboard.type("hr")
        self.assertEqual(self.look("(await doc.ask('tool/get')).tool"), "formFill")
        self.page.keyboard.press("Space")
        self.until("doc.isDirty")
        # Escape leaves the field.
        self.page.keyboard.press("Escape")
        self.until("(await doc.ask('tool/get')).tool === 'pan'")
        self.page.keyboard.press("h")
        self.until("(await doc.ask('tool/get')).tool === 'highlight'")

    def test_letters_take_tools_again_when_the_server_was_lost(self) -> None:
        self.show("form.pdf")
        while self.tab() != "checkBox":
            pass
        self.look("doc.on('reopened', () => (window.isReopened = true)) && 0")
        self.kill_server()
        self.until("window.isReopened")
        self.page.keyboard.press("h")
        self.until("(await doc.ask('tool/get')).tool === 'highlight'")
        self.complaints.clear()

    def tab(self) -> Any:
        """The type of the field that Tab leads to."""
        self.look("(doc.on('forms/didFocus', ({ type }) => (window.focusedType = type)), (window.focusedType = ''), 0)")
        self.page.keyboard.press("Tab")
        self.until("window.focusedType")
        return self.look("window.focusedType")

    def test_escape_leaves_a_choice_as_it_was(self) -> None:
        self.show("form.pdf")
        self.click(0, 210, 185)
        self.choices.first.wait_for()
        self.page.keyboard.press("ArrowDown")
        self.wait(lambda: self.chosen() == ["Sweden"])
        self.page.keyboard.press("Escape")
        self.choices.first.wait_for(state="hidden")
        self.assertEqual(self.value("country"), "no")

    def test_options_stay_in_the_window(self) -> None:
        self.show("form.pdf")
        self.page.set_viewport_size({"width": 900, "height": 520})
        for _ in range(5):
            self.page.keyboard.press("Tab")
        self.choices.first.wait_for()
        for action in ("ArrowDown", "ArrowUp"):
            self.page.keyboard.press(action)
            box = self.page.locator(".choices").bounding_box()
            self.assertGreaterEqual(box["y"], 0)
            self.assertLessEqual(box["y"] + box["height"], 520)

    def test_a_field_is_dark_on_dark_pages(self) -> None:
        self.page.emulate_media(color_scheme="dark")
        self.show("form.pdf")
        self.click(0, 200, 80)
        self.until("viewer.keys.takesText")
        self.shoot("dark-entry")
        x, y = self.at(0, 280, 80)
        picture = self.page.screenshot(clip={"x": x, "y": y, "width": 4, "height": 4})
        colour = self.page.evaluate(
            "async (bytes) => { const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));"
            " const context = new OffscreenCanvas(4, 4).getContext('2d'); context.drawImage(bitmap, 0, 0);"
            " return [...context.getImageData(1, 1, 1, 1).data.slice(0, 3)]; }",
            list(picture),
        )
        self.assertLess(max(colour), 90)
        # So are the small pictures of the pages, and they follow the user's choice.
        self.page.get_by_role("navigation").get_by_label("Pages", exact=True).click()
        canvas = self.page.locator(".thumbnail canvas").first
        brightness = "(canvas) => canvas.getContext('2d').getImageData(4, 4, 1, 1).data[0]"
        self.wait(lambda: canvas.evaluate("(canvas) => canvas.width") and canvas.evaluate(brightness) in range(1, 90))
        self.page.emulate_media(color_scheme="light")
        self.wait(lambda: canvas.evaluate(brightness) > 200)
        self.complaints = [each for each in self.complaints if "getImageData" not in each]
