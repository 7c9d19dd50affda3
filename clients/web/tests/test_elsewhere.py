# SPDX-License-Identifier: MIT
"""A document that another window or program changes."""

import shutil
from typing import Any, List

from .bridge import FIXTURES
from .browser import ViewerTest


def labels(bar: Any) -> List[str]:
    texts: List[str] = bar.get_by_role("button").all_inner_texts()
    return texts


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

    def test_what_the_other_window_saved_is_not_written_over(self) -> None:
        self.open("simple.pdf")
        first = self.page
        self.take("rectangle")
        self.drag(0, 20, 20, 80, 60)
        self.until("doc.isDirty")
        self.page = self.context.new_page()
        self.open("simple.pdf")
        # A text that is begun here cannot be completed.
        self.take("freeText")
        self.click(0, 120, 60)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Hello")
        self.until("doc.hasWork")
        self.page, second = first, self.page
        self.page.bring_to_front()
        self.page.keyboard.press("Control+s")
        self.until("!doc.isDirty")
        self.page = second
        self.page.bring_to_front()
        bar = self.page.locator(".notice[data-kind=disk]")
        bar.wait_for()
        self.shoot("elsewhere-saved")
        self.assertEqual(labels(bar), ["Reload", "Save a copy as"])
        bar.get_by_role("button", name="Reload").click()
        self.wait(lambda: any(each["type"] == "square" for each in self.annotations()), "the rectangle")
        first.close()


class ReplacedTests(ViewerTest):
    fixtures = ["simple.pdf"]
    # The new file has fewer pages.
    removes_pages = True

    def replace(self) -> None:
        """Lets another program write the file."""
        new = self.bridge.documents / "new.tmp"
        shutil.copy(FIXTURES / "annotations.pdf", new)
        new.replace(self.bridge.documents / "simple.pdf")

    def draw(self) -> None:
        self.take("rectangle")
        self.drag(0, 20, 20, 80, 60)
        self.until("doc.isDirty")

    def bar(self) -> Any:
        return self.page.locator(".notice[data-kind=disk]")

    def test_a_document_in_which_nothing_was_done_is_read_again(self) -> None:
        self.open("simple.pdf", page="2")
        self.replace()
        self.until("doc.pageCount === 2")
        self.page.get_by_text("simple.pdf was changed by another program").wait_for()
        self.sharp()
        self.shoot("replaced")
        self.assertEqual(self.bar().count(), 0)
        self.assertEqual(self.look("doc.view.pageIndex"), 1)

    def test_a_file_that_was_gone_for_a_while_is_read_again(self) -> None:
        self.open("simple.pdf")
        (self.bridge.documents / "simple.pdf").unlink()
        self.bar().get_by_text("simple.pdf is gone").wait_for()
        self.replace()
        self.until("doc.pageCount === 2")
        self.wait(lambda: self.bar().count() == 0, "no bar")

    def test_a_document_that_was_saved_is_not_written_over_the_file(self) -> None:
        self.open("simple.pdf")
        self.draw()
        self.page.keyboard.press("Control+s")
        self.until("!doc.isDirty")
        self.replace()
        self.bar().wait_for()
        self.shoot("replaced-saved")
        self.assertEqual(labels(self.bar()), ["Reload", "Save a copy as"])
        self.bar().get_by_role("button", name="Reload").click()
        self.until("doc.pageCount === 2")

    def test_a_file_that_lacks_changes_is_written_over_only_if_told(self) -> None:
        self.open("simple.pdf")
        self.draw()
        self.replace()
        self.bar().wait_for()
        self.assertEqual(labels(self.bar()), ["Reload with my changes", "Save a copy as", "Overwrite"])
        self.bar().get_by_role("button", name="Overwrite").click()
        self.until("!doc.isDirty")
        self.assertEqual(self.look("doc.pageCount"), 3)
        self.assertIn(b"/Square", (self.bridge.documents / "simple.pdf").read_bytes())
