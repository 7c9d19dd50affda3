# SPDX-License-Identifier: MIT
"""A document that another window changes."""

from .browser import ViewerTest


class ElsewhereTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def test_the_bar_goes_with_the_first_change_here(self) -> None:
        self.open("simple.pdf")
        first = self.page
        self.take("rectangle")
        self.drag(0, 20, 20, 80, 60)
        self.until("doc.isDirty")
        self.page = self.context.new_page()
        self.open("simple.pdf")
        bar = self.page.locator(".notice[data-kind=elsewhere]")
        bar.get_by_text("it can only be read here").wait_for()
        self.page, second = first, self.page
        self.page.bring_to_front()
        self.page.keyboard.press("Control+z")
        self.until("!doc.isDirty")
        self.page.locator(".tab-close").click()
        self.page.get_by_text("Choose a document").wait_for()
        self.page = second
        self.page.bring_to_front()
        self.take("rectangle")
        self.assertEqual(bar.count(), 1)
        self.drag(0, 120, 20, 180, 60)
        self.until("doc.isDirty")
        self.wait(lambda: bar.count() == 0, "no bar")
        first.close()
