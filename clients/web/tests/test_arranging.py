# SPDX-License-Identifier: MIT
"""The tools as the user arranges them, and the ways in which pages follow and turn in a view."""

from typing import Any, List

from .browser import ViewerTest


class ArrangingTests(ViewerTest):
    fixtures = ["annotations.pdf"]

    def tools(self, group: str) -> List[str]:
        found: List[str] = self.look(
            f"(await doc.session.request('toolbar/get', {{ group: '{group}' }}))"
            ".groups[0].items.map(({ tool }) => tool)"
        )
        return found

    def dialog(self) -> Any:
        self.open("annotations.pdf")
        self.page.get_by_label("Arrange the tools").click()
        return self.page.get_by_role("dialog", name="Arrange the tools")

    def item(self, tool: str) -> Any:
        return self.page.locator(f"[data-arranged={tool}]")

    def test_tools_move_by_the_keyboard(self) -> None:
        self.dialog()
        first, second, *rest = self.tools("annotate")
        self.item(first).focus()
        self.page.keyboard.press("Alt+ArrowDown")
        self.wait(lambda: self.tools("annotate") == [second, first, *rest], "the new order")
        # The tool keeps the focus, and goes on from there.
        self.wait(lambda: self.focused() == first, "the focus")
        self.page.keyboard.press("Delete")
        self.wait(lambda: self.tools("annotate") == [second, *rest], "the tool to go")

    def test_steps_before_the_answer_add_up(self) -> None:
        self.dialog()
        first, second, third, *rest = self.tools("annotate")
        self.item(first).focus()
        self.press_twice("Alt+ArrowDown")
        self.wait(lambda: self.tools("annotate") == [second, third, first, *rest], "two steps")
        self.wait(lambda: self.focused() == first, "the focus")
        self.press_twice("Delete")
        self.wait(lambda: self.tools("annotate") == [second, third, *rest], "the tool to go")
        self.assertEqual(self.page.locator(".toast.error").count(), 0)

    def focused(self) -> Any:
        return self.page.evaluate("document.activeElement?.dataset?.arranged")

    def test_tools_are_dragged(self) -> None:
        self.dialog()
        before = self.tools("annotate")
        self.item(before[2]).drag_to(self.item(before[0]))
        expected = [before[2], *before[:2], *before[3:]]
        self.wait(lambda: self.tools("annotate") == expected, "the dragged tool's place")

    def test_a_group_of_ones_own(self) -> None:
        dialog = self.dialog()
        dialog.get_by_label("New group").fill("Mine")
        dialog.get_by_role("button", name="Create").click()
        self.wait(lambda: self.page.locator("option", has_text="Mine").count() == 1, "the group")
        dialog.get_by_label("Add a tool").select_option("highlight")
        self.item("highlight").wait_for()
        groups = dialog.locator("select").first.locator("option")
        last = groups.count() - 1
        self.assertEqual(groups.all_text_contents()[last], "Mine")
        dialog.get_by_label("Move the group forward").click()
        self.wait(lambda: groups.all_text_contents()[last - 1] == "Mine", "the group's place")
        dialog.get_by_role("button", name="Close").click()
        self.page.get_by_role("tab", name="Mine", exact=True).click()
        self.page.locator("[data-tool=highlight]").click()
        self.until("(await doc.ask('tool/get')).tool === 'highlight'")

    def test_everything_is_as_it_was_before(self) -> None:
        dialog = self.dialog()
        before = self.tools("annotate")
        dialog.get_by_label("Remove the group").click()
        self.wait(lambda: dialog.locator("option[value=annotate]").count() == 0, "the group to go")
        dialog.get_by_role("button", name="Reset everything").click()
        self.wait(lambda: dialog.locator("option[value=annotate]").count() == 1, "the group to come")
        self.assertEqual(self.tools("annotate"), before)


class AxisTests(ViewerTest):
    fixtures = ["annotations.pdf"]

    def edges(self, page: int) -> List[float]:
        found: List[float] = self.look(
            "(({ left, top, right, bottom }) => [left, top, right, bottom])"
            f"(viewer.pages.element({page}).element.getBoundingClientRect())"
        )
        return found

    def test_pages_follow_each_other_to_the_side(self) -> None:
        self.open("annotations.pdf", fit="page")
        self.page.get_by_label("Layout").select_option("across")
        self.until("doc.view.scrollAxis === 'horizontal' && viewer.pages.element(1)")
        self.sharp()
        # The pages move when the view that the server tells has come.
        self.wait(lambda: self.edges(1)[0] >= self.edges(0)[2], "the second page to be at the right")
        first, second = self.edges(0), self.edges(1)
        self.assertEqual(first[1], second[1])
        # A wheel that turns down goes along the pages.
        self.page.set_viewport_size({"width": 600, "height": 800})
        self.until("viewer.viewport.size[0] < 600 && doc.view.size[0] === viewer.viewport.size[0]")
        self.page.get_by_label("Zoom", exact=True).select_option("1")
        self.until("viewer.viewport.scale === 1")
        self.sharp()
        before = self.edges(0)[0]
        self.page.mouse.move(400, 500)
        self.page.mouse.wheel(0, 60)
        self.wait(lambda: self.edges(0)[0] < before - 20, "the wheel to scroll to the side")

    def test_one_page_turns(self) -> None:
        self.open("annotations.pdf", fit="page")
        before = [self.edges(page) for page in (0, 1)]
        self.page.get_by_label("Turn this page in the view").click()
        self.until("doc.view.pageRotations?.length === 1")
        self.sharp()
        (left, top, right, bottom), other = self.edges(0), self.edges(1)
        tall = before[0]
        self.assertLess(tall[2] - tall[0], tall[3] - tall[1])
        self.assertGreater(right - left, bottom - top)
        self.assertLess(other[2] - other[0], other[3] - other[1])
        # The page's own picture is turned with it, and events hit what is seen.
        self.assertIn("rotate(90deg)", self.look("viewer.pages.element(0).sheet.style.transform"))
        self.assertEqual(self.look("viewer.pages.element(1).sheet.style.transform"), "")

    def test_the_view_turns_by_the_keyboard(self) -> None:
        self.open("annotations.pdf")
        self.page.keyboard.press("Control+]")
        self.until("doc.view.rotation === 90")
        self.page.keyboard.press("Control+[")
        self.until("doc.view.rotation === 0")
