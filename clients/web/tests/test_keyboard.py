# SPDX-License-Identifier: MIT
"""Everything is reached by keys."""

from typing import Any

from .browser import ViewerTest


class KeyboardTests(ViewerTest):
    fixtures = ["annotations.pdf"]

    def test_the_keyboard_reaches_everything(self) -> None:
        self.open("annotations.pdf")
        self.page.keyboard.press("Control+g")
        self.page.keyboard.type("2")
        self.page.keyboard.press("Enter")
        self.until("doc.view.pageIndex === 1")
        self.assertTrue(self.look("viewer.shadowRoot.activeElement?.classList.contains('window')"))
        self.page.keyboard.press("Tab")
        self.until("(await doc.ask('selection/get')).annotations.length === 1")
        self.page.keyboard.press("Delete")
        self.until("doc.isDirty")
        self.page.keyboard.press("Control+z")
        self.until("!doc.isDirty")

    def focused(self) -> Any:
        return self.look("document.activeElement?.closest('.tabs, .toolbar, .tools, .side, recto-viewer')?.className")

    def test_f6_goes_round_the_parts_of_the_window(self) -> None:
        self.open("annotations.pdf")
        self.page.locator("recto-viewer .window").first.focus()
        seen = []
        for _ in range(5):
            self.page.keyboard.press("F6")
            seen.append(self.focused())
        self.assertEqual([str(name).split()[0] for name in seen[:4]], ["tabs", "toolbar", "tools", "side"])
        self.assertTrue(self.look("viewer.shadowRoot.activeElement?.classList.contains('window')"))
        # The way back leads to what had the keys last.
        self.page.keyboard.press("Shift+F6")
        self.page.keyboard.press("Tab")
        button = self.look("document.activeElement.getAttribute('aria-label')")
        self.page.keyboard.press("F6")
        self.page.keyboard.press("Shift+F6")
        self.assertEqual(self.look("document.activeElement.getAttribute('aria-label')"), button)

    def test_the_pages_tell_of_the_way_out_of_them(self) -> None:
        self.open("annotations.pdf")
        window = self.page.locator("recto-viewer .window").first
        self.assertIn("F6", window.get_attribute("aria-description") or "")
        window.focus()
        for _ in range(60):
            self.page.keyboard.press("Tab")
            self.page.wait_for_timeout(40)
            if self.look("document.activeElement === document.body"):
                break
        # The pages are the last part of the window: the browser goes on from there.
        self.assertTrue(self.look("document.activeElement === document.body"))
        for _ in range(60):
            self.page.keyboard.press("Shift+Tab")
            self.page.wait_for_timeout(40)
            if self.focused().startswith("side"):
                break
        self.assertTrue(self.focused().startswith("side"), self.focused())

    def test_a_list_goes_with_whatever_is_done_elsewhere(self) -> None:
        self.open("annotations.pdf")
        for leave in (
            lambda: self.page.keyboard.press("Escape"),
            lambda: (self.page.mouse.move(700, 600), self.page.mouse.wheel(0, 40)),
            lambda: self.page.get_by_label("Turn the view").click(),
        ):
            self.click(0, 41, 200, button="right")
            self.until("!viewer.menu.element.hidden && viewer.menu.element.matches('.list')")
            leave()
            self.until("viewer.menu.element.hidden")

    def test_a_list_that_begins_with_disabled_items_has_the_keys(self) -> None:
        self.open("annotations.pdf")
        self.look("doc.ask('annotations/update', { id: 'square-1', changes: { flags: ['print', 'locked'] } })")
        self.click(0, 41, 200, button="right")
        self.until("!viewer.menu.element.hidden && viewer.menu.element.matches('.list')")
        self.assertTrue(self.look("viewer.menu.element.querySelector('.menu-item').disabled"))
        focused = "viewer.shadowRoot.activeElement"
        passed = []
        for _ in range(3):
            passed.append(self.look(f"{focused}.textContent"))
            self.page.keyboard.press("ArrowDown")
        self.assertEqual(len(set(passed)), len(passed), passed)
        # A press on a disabled item leaves them there.
        box = self.page.locator(".menu-item:disabled").first.bounding_box()
        self.page.mouse.click(box["x"] + 5, box["y"] + 5)
        self.page.keyboard.press("Escape")
        self.until("viewer.menu.element.hidden")

    def test_the_menu_of_an_annotation_is_reached_by_keys(self) -> None:
        self.open("annotations.pdf")
        self.page.locator("recto-viewer .window").first.focus()
        boxes = []
        for wanted in ("highlight-1", None, None, "square-1", "circle-1"):
            self.page.keyboard.press("Tab")
            if wanted is None:
                # A link has the focus, but is not selected.
                self.until("(await doc.ask('tool/get')).state === 'pan.focused'")
                continue
            self.until(f"(await doc.ask('selection/get')).annotations[0] === '{wanted}'")
            self.until("!viewer.menu.element.hidden")
            boxes.append(self.look("viewer.menu.element.style.left"))
        # The menu follows the selection, though its items are the same.
        self.assertNotEqual(boxes[1], boxes[2])
        self.page.keyboard.press("Shift+F10")
        focused = "viewer.shadowRoot.activeElement"
        self.until(f"{focused}?.matches('.menu-item')")
        self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("Enter")
        self.until(f"viewer.menu.element.matches('.list') && {focused}?.matches('.menu-item')")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        self.until("viewer.menu.element.hidden")
        # Without a selection it is the menu of the page.
        self.page.keyboard.press("Shift+F10")
        self.until(f"{focused}?.matches('.menu-item')")
