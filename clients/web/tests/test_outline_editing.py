# SPDX-License-Identifier: MIT
"""The outline as the user changes it."""

from typing import Any, List

from .browser import ViewerTest


class OutlineEditingTests(ViewerTest):
    fixtures = ["outline.pdf", "simple.pdf"]

    def begin(self, name: str = "outline.pdf") -> None:
        self.open(name)
        self.look("recto.side.open('outline')")
        self.page.get_by_label("Add this page").wait_for()

    def titles(self, below: str = "") -> List[str]:
        """The titles of the top level, or of what is below an entry of it."""
        items = self.look("(await doc.ask('outline/get')).items")
        if below:
            items = next(each["children"] for each in items if each["title"] == below)
        return [each["title"] for each in items]

    def entry(self, title: str) -> Any:
        return self.page.get_by_role("treeitem").get_by_role("button", name=title, exact=True).last

    def offer(self, title: str, command: str) -> None:
        self.entry(title).click(button="right")
        self.page.get_by_role("menuitem", name=command, exact=True).click()

    def focused(self) -> Any:
        return self.page.evaluate("document.activeElement.textContent")

    def test_an_entry_is_renamed(self) -> None:
        self.begin()
        first, *others = self.titles()
        self.entry(first).focus()
        self.page.keyboard.press("F2")
        field = self.page.get_by_label("Title of the entry")
        self.assertEqual(field.input_value(), first)
        field.fill("Another Title")
        field.press("Enter")
        self.wait(lambda: self.titles() == ["Another Title", *others], "the title")
        self.wait(lambda: self.focused() == "Another Title", "the focus")
        # Escape keeps the title.
        self.page.keyboard.press("F2")
        self.page.get_by_label("Title of the entry").fill("Nothing")
        self.page.keyboard.press("Escape")
        self.wait(lambda: self.focused() == "Another Title", "the focus")
        self.page.get_by_label("Undo", exact=True).click()
        self.entry(first).wait_for()

    def test_an_entry_is_added_for_the_page_in_sight(self) -> None:
        self.begin()
        self.look("await viewer.viewport.command('view/goTo', { pageIndex: 3 })")
        self.page.locator(".outline-item[aria-current]").wait_for()
        self.page.get_by_label("Add this page").click()
        field = self.page.get_by_label("Title of the entry")
        self.assertEqual(field.input_value(), "Page 4")
        self.shoot("outline-add")
        field.fill("New Here")
        field.press("Enter")
        self.entry("New Here").wait_for()
        self.wait(lambda: self.focused() == "New Here", "the focus")
        self.assertIn('"title":"New Here","pageIndex":3', self.look("JSON.stringify(await doc.ask('outline/get'))"))

    def test_the_first_entry_is_added(self) -> None:
        self.begin("simple.pdf")
        self.page.get_by_text("There is no outline.").wait_for()
        self.page.get_by_label("Add this page").click()
        self.page.get_by_label("Title of the entry").press("Enter")
        self.wait(lambda: self.titles() == ["Page 1"], "the entry")
        self.entry("Page 1").wait_for()

    def test_entries_move_by_keys(self) -> None:
        self.begin()
        first, second, *others = self.titles()
        self.entry(second).focus()
        self.page.keyboard.press("Alt+ArrowUp")
        self.wait(lambda: self.titles() == [second, first, *others], "the entry's place")
        self.wait(lambda: self.focused() == second, "the focus")
        self.page.keyboard.press("Alt+ArrowDown")
        self.wait(lambda: self.titles() == [first, second, *others], "the entry's place")
        self.wait(lambda: self.focused() == second, "the focus")
        self.page.keyboard.press("Alt+ArrowRight")
        self.wait(lambda: self.titles() == [first, *others], "the entry to go below the first")
        self.assertIn(second, self.titles(first))
        self.wait(lambda: self.focused() == second, "the focus")
        self.page.keyboard.press("Alt+ArrowLeft")
        self.wait(lambda: self.titles() == [first, second, *others], "the entry to come back")

    def test_steps_before_the_answer_add_up(self) -> None:
        self.begin()
        first, second, third, *others = self.titles()
        self.entry(first).focus()
        self.press_twice("Alt+ArrowDown")
        self.wait(lambda: self.titles() == [second, third, first, *others], "two steps")
        self.wait(lambda: self.focused() == first, "the focus")
        self.press_twice("Delete")
        self.wait(lambda: self.titles() == [second, third, *others], "the entry to go")
        self.assertEqual(self.page.locator(".toast.error").count(), 0)

    def test_the_menu_moves_and_removes_entries(self) -> None:
        self.begin()
        first, second, *others = self.titles()
        self.entry(first).click(button="right")
        self.assertTrue(self.page.get_by_role("menuitem", name="Move up", exact=True).is_disabled())
        self.shoot("outline-menu")
        self.page.keyboard.press("Escape")
        self.wait(lambda: self.focused() == first, "the focus")
        self.offer(first, "Move down")
        self.wait(lambda: self.titles() == [second, first, *others], "the entry's place")
        self.offer(first, "Remove")
        self.wait(lambda: self.titles() == [second, *others], "the entry to go")
        self.page.get_by_label("Undo", exact=True).click()
        self.wait(lambda: self.titles() == [second, first, *others], "the undo")

    def test_an_entry_leads_to_another_page(self) -> None:
        self.begin()
        first = self.titles()[0]
        self.look("await viewer.viewport.command('view/goTo', { pageIndex: 4 })")
        self.page.get_by_label(f"Change {first}").click(force=True)
        self.page.get_by_role("menuitem", name="Lead to the page in sight").click()
        self.until("(await doc.ask('outline/get')).items[0].pageIndex === 4")

    def test_what_is_open_stays_open(self) -> None:
        self.begin()
        known = self.page.locator(".outline-item:has(> .row > .twisty)").last.get_attribute("data-id")
        entry = self.page.locator(f".outline-item[data-id='{known}']")
        before = entry.get_attribute("aria-expanded")
        entry.locator("> .row > .twisty").click()
        self.assertNotEqual(entry.get_attribute("aria-expanded"), before)
        self.offer(self.titles()[0], "Rename")
        self.page.get_by_label("Title of the entry").fill("Changed")
        self.page.keyboard.press("Enter")
        self.entry("Changed").wait_for()
        self.assertNotEqual(entry.get_attribute("aria-expanded"), before)

    def test_a_title_that_is_being_entered_is_saved(self) -> None:
        self.begin()
        for title in ("Renamed", "Again"):
            self.entry(self.titles()[0]).focus()
            self.page.keyboard.press("F2")
            self.page.get_by_label("Title of the entry").fill(title)
            self.page.keyboard.press("Control+s")
            self.wait(lambda: title.encode() in (self.bridge.documents / "outline.pdf").read_bytes(), "the title")
            self.wait(lambda: self.focused() == title, "the focus")
        self.until("!doc.isUnsaved && !doc.hasWork")
