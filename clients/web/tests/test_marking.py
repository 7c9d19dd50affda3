# SPDX-License-Identifier: MIT
"""Tools that are clicked while text is selected."""

from .drawing import DrawingTest


class MarkingTests(DrawingTest):
    def test_a_tool_marks_the_text_that_is_selected(self) -> None:
        for tool, type_ in (("highlight", "highlight"), ("redactionText", "redact")):
            self.take("pan")
            self.drag(0, 40, 86, 200, 86)
            self.until("(await doc.ask('selection/get')).text")
            self.page.get_by_role("tab", name={"redactionText": "Redact"}.get(tool, "Annotate"), exact=True).click()
            self.page.locator(f"[data-tool={tool}]").click()
            self.assertTrue(self.made(type_)["quads"])
            # A tool that stays marks more text then.
            stays = tool == "highlight"
            self.page.wait_for_timeout(300)
            self.assertEqual(self.look("(await doc.ask('tool/get')).tool") == tool, stays)
            self.assertEqual(self.page.locator(f"[data-tool={tool}]").get_attribute("aria-pressed"), str(stays).lower())
            self.page.keyboard.press("Escape")

    def test_a_link_is_made_of_the_text_that_is_selected(self) -> None:
        self.drag(0, 40, 86, 200, 86)
        self.until("(await doc.ask('selection/get')).text")
        self.page.get_by_role("tab", name="Insert", exact=True).click()
        self.page.locator("[data-tool=link]").click()
        self.page.get_by_role("dialog").get_by_label("Address").fill("https://example.org/")
        self.page.get_by_role("dialog").get_by_role("button", name="OK").click()
        self.made("link")
