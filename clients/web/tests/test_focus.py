# SPDX-License-Identifier: MIT
"""Where keys go: after a question, during one, and beside the pages."""

from .browser import ViewerTest


class FocusTests(ViewerTest):
    fixtures = ["pages.pdf", "annotations.pdf", "attachments.pdf"]

    def label(self) -> str:
        found: str = self.look("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName")
        return found

    def test_a_question_gives_the_keys_back(self) -> None:
        self.open("pages.pdf")
        self.look("viewer.focus()")
        for keys in ("Control+o", "Control+Shift+s"):
            before = self.look("viewer.viewport.offset[1]")
            self.page.keyboard.press(keys)
            self.page.get_by_role("dialog").wait_for()
            self.page.keyboard.press("Escape")
            self.page.get_by_role("dialog").wait_for(state="detached")
            self.page.keyboard.press("PageDown")
            self.until(f"viewer.viewport.offset[1] > {before}")
        for key in ("Escape", "Enter"):
            self.page.get_by_label("Settings").focus()
            self.page.keyboard.press("Enter")
            self.page.get_by_role("dialog").wait_for()
            self.page.keyboard.press(key)
            self.page.get_by_role("dialog").wait_for(state="detached")
            self.assertEqual(self.label(), "Settings")
