# SPDX-License-Identifier: MIT
"""Tools that stay for more than one use, and what their style offers."""

from .drawing import DrawingTest


class HeldToolTests(DrawingTest):
    def test_pens_stay_until_another_tool_is_taken(self) -> None:
        self.take("freehand")
        for y in (300, 320, 340):
            self.drag(0, 60, y, 100, y + 10, 140, y)
            self.made("ink")
        self.shoot("held")
        self.page.keyboard.press("e")
        self.until("(await doc.ask('tool/get')).tool === 'eraser'")
        self.drag(0, 60, 300, 140, 300)
        self.page.wait_for_timeout(300)
        self.assertEqual(self.look("(await doc.ask('tool/get')).tool"), "eraser")

    def test_a_pen_has_no_font(self) -> None:
        for tool, fonts in (("freeText", 1), ("freehand", 0)):
            self.take(tool)
            self.look("recto.styles.toggle()")
            self.page.locator(".styles").get_by_text("Opacity").wait_for()
            self.assertEqual(self.page.locator(".styles").get_by_text("Font").count(), fonts)
            self.look("recto.styles.toggle()")

    def test_a_fill_is_taken_away(self) -> None:
        self.page.goto("about:blank")
        self.open("annotations.pdf", zoom="150")
        self.click(0, 60, 220)
        self.until("(await doc.ask('selection/get')).annotations[0] === 'square-1'")
        self.look("recto.styles.toggle()")
        none = self.page.get_by_role("button", name="No fill", exact=True)
        none.wait_for()
        fill = "(await doc.ask('annotations/get', { id: 'square-1' })).annotation.interiorColor ?? null"
        self.assertEqual(none.get_attribute("aria-pressed"), "false")
        none.click()
        self.until(f"({fill}) === null")
        self.wait(lambda: none.get_attribute("aria-pressed") == "true")
        self.sharp()
        self.shoot("no-fill")
        self.page.locator(".fill-style input").evaluate(
            "(field) => { field.value = '#00ff00'; field.dispatchEvent(new Event('change')); }"
        )
        self.until(f"({fill}) === '#00ff00'")
        self.wait(lambda: none.get_attribute("aria-pressed") == "false")

    def test_a_double_click_holds_a_tool(self) -> None:
        self.take("rectangle")
        self.drag(0, 60, 200, 100, 240)
        self.made("square")
        self.until("(await doc.ask('tool/get')).tool === 'pan'")
        self.page.locator("[data-tool=rectangle]").dblclick()
        self.page.locator("[data-tool=rectangle].held").wait_for()
        for y in (260, 300):
            self.drag(0, 60, y, 100, y + 20)
            self.made("square")
        self.page.keyboard.press("Escape")
        self.until("(await doc.ask('tool/get')).tool === 'pan'")
        # A click takes it once again.
        self.take("rectangle")
        self.drag(0, 160, 200, 200, 240)
        self.made("square")
        self.until("(await doc.ask('tool/get')).tool === 'pan'")
