# SPDX-License-Identifier: MIT
"""Tools of every group, by mouse, finger and pen."""

import json
from typing import Any

from .browser import SIZE
from .drawing import DrawingTest


class ToolTests(DrawingTest):
    def test_a_rectangle_is_drawn_moved_and_undone(self) -> None:
        self.take("rectangle")
        self.drag(0, 60, 200, 160, 260)
        square = self.made("square")
        self.assertAlmostEqual(square["rect"][2] - square["rect"][0], 100, delta=4)
        self.page.keyboard.press("Escape")
        self.click(0, 60.5, 230)
        self.until("(await doc.ask('selection/get')).annotations.length === 1")
        self.drag(0, 60.5, 230, 90.5, 250)
        self.wait(lambda: self.annotations()[-1]["rect"][0] > square["rect"][0] + 20)
        self.page.get_by_label("Undo").click()
        self.wait(lambda: self.annotations()[-1]["rect"] == square["rect"])

    def test_text_is_marked(self) -> None:
        self.take("highlight")
        self.drag(0, 40, 86, 200, 86)
        self.assertTrue(self.made("highlight")["quads"])

    def test_a_line_is_drawn_by_hand(self) -> None:
        self.take("freehand")
        self.drag(0, 60, 300, 100, 340, 140, 300)
        self.assertGreater(len(self.made("ink")["strokes"][0]), 6)

    def test_text_is_written_on_the_page(self) -> None:
        self.take("freeText")
        self.click(0, 80, 300)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Grüße\nvon hier")
        self.page.keyboard.press("Control+Enter")
        self.assertEqual(self.made("freeText")["contents"], "Grüße\nvon hier")

    def test_a_note_is_asked_for_and_read(self) -> None:
        self.take("sticky")
        self.click(0, 250, 250)
        self.page.get_by_label("Text of the note").last.fill("Look here")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.assertEqual(self.made("text")["contents"], "Look here")
        self.page.keyboard.press("Escape")
        self.page.mouse.move(*self.at(0, 250, 250))
        self.page.get_by_role("tooltip").get_by_text("Look here").wait_for()
        self.shoot("note")

    def test_a_long_note_is_read_to_its_end(self) -> None:
        lines = "\\n".join(f"Line {number}" for number in range(200))
        self.look(
            "doc.ask('annotations/add', { annotation: { type: 'text', pageIndex: 0, rect: [240, 240, 260, 260],"
            f" contents: '{lines}', author: '{'Ann' * 100}' }} }})"
        )
        self.page.keyboard.press("Escape")
        self.page.mouse.move(*self.at(0, 250, 250))
        note = self.page.get_by_role("tooltip")
        note.get_by_text("Line 0").wait_for()
        box = note.bounding_box()
        self.assertTrue(0 <= box["x"] and box["x"] + box["width"] <= SIZE["width"], box)
        self.assertTrue(0 <= box["y"] and box["y"] + box["height"] <= SIZE["height"], box)
        # The pointer goes to the note, and scrolls it.
        self.page.mouse.move(box["x"] + 40, box["y"] + 40, steps=5)
        self.page.wait_for_timeout(600)
        self.assertTrue(note.is_visible())
        self.page.mouse.wheel(0, 5000)
        self.wait(lambda: note.evaluate("(note) => note.scrollTop + note.clientHeight >= note.scrollHeight - 1"))
        self.shoot("long-note")
        self.page.mouse.move(*self.at(0, 20, 380), steps=3)
        note.wait_for(state="hidden")
        self.page.get_by_role("navigation").get_by_label("Annotations", exact=True).click()
        row = self.page.locator(".annotation-go").last
        height = row.bounding_box()["height"]
        row.click()
        self.wait(lambda: row.bounding_box()["height"] > 10 * height)

    def test_a_distance_is_measured(self) -> None:
        self.take("distance")
        self.drag(0, 60, 300, 132, 300)
        self.assertIn("1", self.made("line")["contents"])

    def test_a_stamp_is_placed(self) -> None:
        self.take("rubberStamp")
        self.click(0, 150, 300)
        self.made("stamp")

    def test_an_area_is_marked_to_be_redacted(self) -> None:
        self.take("redaction")
        self.drag(0, 50, 200, 120, 240)
        self.made("redact")

    def test_a_field_is_made_and_filled_in(self) -> None:
        self.take("textField")
        self.drag(0, 60, 320, 200, 345)
        self.made("widget")
        self.take("pan")
        self.click(0, 120, 332)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Ann")
        self.page.keyboard.press("Tab")
        self.until("(await doc.ask('forms/list')).fields.at(-1).value === 'Ann'")

    def test_a_signature_is_drawn(self) -> None:
        self.take("signature")
        self.click(0, 150, 200)
        pad = self.page.locator(".signature-pad")
        box = pad.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + 40, box["y"] + 80)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 200, box["y"] + 40, steps=8)
        self.page.mouse.up()
        self.shoot("signature")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.wait(lambda: len(self.annotations()) > self.before, "a signature")

    def test_the_style_is_changed(self) -> None:
        self.take("rectangle")
        self.page.get_by_label("Preset 2").click()
        self.page.get_by_label("Style").first.click()
        self.page.get_by_label("Width").fill("6")
        self.until("(await doc.ask('tool/get')).style.border.width === 6")
        self.drag(0, 60, 120, 160, 160)
        self.assertEqual(self.made("square")["border"]["width"], 6)
        self.shoot("style")

    def test_a_finger_draws(self) -> None:
        self.take("freehand")
        self.touch([(60, 220), (90, 250), (130, 220), (150, 240)])
        self.made("ink")

    def test_a_pen_draws_with_its_pressure(self) -> None:
        self.take("freehand")
        pen = self.cdp()
        places = [self.at(0, x, y) for x, y in [(60, 180), (90, 200), (130, 180)]]
        kinds = ["mousePressed", "mouseMoved", "mouseMoved", "mouseReleased"]
        for kind, (x, y) in zip(kinds, [*places, places[-1]]):
            event = {"type": kind, "x": x, "y": y, "button": "left", "pointerType": "pen"}
            event["buttons"] = 0 if kind == "mouseReleased" else 1
            pen.send("Input.dispatchMouseEvent", {**event, "force": 0.7, "clickCount": 1})
        pressures = self.made("ink")["pressures"][0]
        self.assertTrue(all(abs(pressure - 0.7) < 0.02 for pressure in pressures[1:-1] or pressures), pressures)

    def test_a_drag_scrolls_when_it_leaves_the_window(self) -> None:
        self.take("rectangle")
        start = self.at(0, 60, 120)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 100, start[1] + 60, steps=4)
        self.page.mouse.move(start[0] + 120, SIZE["height"] + 30, steps=4)
        self.until("viewer.viewport.offset[1] > 150")
        self.page.mouse.move(start[0] + 120, 500)
        offset = self.look("viewer.viewport.offset[1]")
        self.page.wait_for_timeout(150)
        self.assertAlmostEqual(self.look("viewer.viewport.offset[1]"), offset, delta=1)
        self.page.mouse.up()
        square = self.made("square")
        self.assertAlmostEqual(square["rect"][1], 120, delta=3)

    def test_a_selection_goes_on_below_the_window(self) -> None:
        self.take("textSelect")
        self.page.mouse.move(*self.at(0, 40, 86))
        self.page.mouse.down()
        self.page.mouse.move(500, 600, steps=4)
        self.page.mouse.move(500, SIZE["height"] + 60, steps=4)
        self.until("viewer.viewport.offset[1] > 300")
        self.page.mouse.up()
        # The end of the selection is where the pointer was left, on a page that was out of sight.
        self.until("(await doc.ask('selection/get')).text.quads.some(({pageIndex}) => pageIndex > 0)")

    def test_a_stamp_is_chosen_or_has_own_words(self) -> None:
        self.take("rubberStamp")
        field = self.page.locator(".stamp-field")
        field.select_option("Draft")
        self.until("(await doc.ask('tool/get')).options.stamp === 'Draft'")
        self.click(0, 150, 150)
        self.assertEqual(self.made("stamp")["icon"], "Draft")
        # The stamp is selected, for the tool that edits it.
        self.take("rubberStamp")
        field.select_option(label="Own words")
        self.page.get_by_role("dialog").get_by_label("Words").fill("Seen")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.until("(await doc.ask('tool/get')).options.stampWords?.text === 'Seen'")

    def test_the_properties_of_a_field_are_asked_for(self) -> None:
        self.take("textField")
        self.drag(0, 60, 320, 200, 345)
        self.made("widget")
        self.take("formEdit")
        self.click(0, 120, 332)
        self.page.get_by_role("menuitem", name="Properties").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Name", exact=True).fill("surname")
        dialog.get_by_label("Required").check()
        self.shoot("properties")
        dialog.get_by_role("button", name="OK", exact=True).click()
        self.until("(await doc.ask('forms/list')).fields.at(-1).name === 'surname'")
        self.until("(await doc.ask('forms/list')).fields.at(-1).flags.includes('required')")

    def test_properties_that_were_not_touched_stay_as_they_are(self) -> None:
        options = [{"value": ""}, {"value": "x = y"}, {"value": "1", "title": "One"}, {"value": "z", "title": ""}]
        field = {"type": "comboBox", "name": "odd", "pageIndex": 0, "rect": [60, 320, 200, 345], "options": options}
        self.look(f"(await doc.ask('forms/create', {{ field: {json.dumps(field)} }})).revision")
        given = "(await doc.ask('forms/get', { field: 'odd' })).field.options"
        before = self.look(given)
        self.take("formEdit")
        self.click(0, 120, 332)
        dialog, revision = self.page.get_by_role("dialog"), self.look("doc.revision")
        for added in ("", "\nlast"):
            self.page.get_by_role("menuitem", name="Properties").click()
            dialog.get_by_label("Options").evaluate("(box, added) => box.value += added", added)
            dialog.get_by_role("button", name="OK", exact=True).click()
            dialog.wait_for(state="hidden")
            self.assertTrue(added or self.look("doc.revision") == revision)
        self.until(f"{given}.length === 5")
        self.assertEqual(self.look(given)[:4], before)

    def test_the_group_of_a_tool_that_a_key_takes_is_shown(self) -> None:
        self.page.locator("recto-viewer .window").first.focus()
        self.page.keyboard.press("o")
        self.page.locator("[data-tool=ellipse][aria-pressed=true]").wait_for()

    def test_what_a_selected_note_says_has_lines_as_wide_as_its_box(self) -> None:
        self.open("annotations.pdf")
        self.until("doc.fileName === 'annotations.pdf'")
        self.sharp()
        self.click(0, 350, 170)
        note = self.page.locator("recto-viewer foreignObject.role-popup div")
        note.wait_for()
        self.assertEqual(note.inner_text(), "A note to the reader")
        self.assertTrue(note.evaluate("(box) => box.scrollWidth <= box.clientWidth"))

    def test_a_secondary_click_opens_a_menu(self) -> None:
        self.click(0, 60, 86, button="right")
        menu = self.page.get_by_role("menu")
        menu.get_by_text("Highlight").click()
        self.made("highlight")

    def touch(self, points: Any) -> None:
        session = self.cdp()
        places = [self.at(0, x, y) for x, y in points]
        for index, (x, y) in enumerate(places):
            kind = "touchMove" if index else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
