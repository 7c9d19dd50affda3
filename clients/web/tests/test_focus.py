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

    def test_a_tools_question_is_answered_first(self) -> None:
        self.open("annotations.pdf")
        self.take("link")
        self.drag(0, 100, 100, 200, 130)
        self.page.get_by_role("dialog").wait_for()
        self.page.keyboard.type("https://example.org/abc")
        for keys in ("Control+s", "Control+f", "Control+o", "F6"):
            self.page.keyboard.press(keys)
        self.look("await doc.ask('document/info')")
        self.assertEqual(self.page.get_by_role("dialog").count(), 1)
        self.assertEqual(self.page.locator(".toast").all_inner_texts(), [])
        self.assertTrue(self.look("viewer.shadowRoot.activeElement?.matches('input[type=url]')"))
        self.page.keyboard.press("Enter")
        self.until("(await doc.ask('annotations/list')).annotations.some(({ link }) => link?.uri === 'https://example.org/abc')")

    def test_a_control_without_text_leaves_undo_to_the_document(self) -> None:
        self.open("annotations.pdf")
        self.look("doc.ask('selection/set', { annotations: ['square-1'] })")
        self.look("viewer.menu.oncommand('style')")
        self.page.get_by_label("Opacity").focus()
        self.page.keyboard.press("ArrowLeft")
        self.until("doc.canUndo")
        self.page.keyboard.press("Control+z")
        self.until("!doc.canUndo && doc.canRedo")
        self.page.keyboard.press("Control+Shift+z")
        self.until("doc.canUndo")
        self.page.keyboard.press("Control+z")
        self.until("!doc.canUndo")
        self.look("recto.side.open('annotations')")
        self.page.locator(".annotation select").first.select_option("accepted")
        self.until("doc.canUndo")
        self.page.locator(".annotation select").first.focus()
        self.page.keyboard.press("Control+z")
        self.until("!doc.canUndo")
        # A field for text has steps of its own.
        self.page.keyboard.press("Control+Shift+z")
        self.until("doc.canUndo")
        self.page.get_by_label("Filter").fill("square")
        self.page.keyboard.press("Control+z")
        self.look("await doc.ask('document/info')")
        self.assertTrue(self.look("doc.canUndo"))

    def test_keys_of_the_tabs_are_for_tabs_only(self) -> None:
        self.open("pages.pdf", "annotations.pdf")
        for label in ("Settings", "Open"):
            button = self.page.locator(".tabs").get_by_label(label, exact=True)
            for key in ("Delete", "ArrowLeft"):
                button.focus()
                self.page.keyboard.press(key)
                self.look("await doc.ask('document/info')")
                self.assertEqual(self.look("[recto.viewers.length, doc.fileName]"), [2, "annotations.pdf"])
        # The tab that has the keys is closed, whichever is shown.
        self.page.get_by_role("tab", name="pages.pdf").focus()
        self.page.keyboard.press("Delete")
        self.until("recto.viewers.length === 1")
        self.assertEqual(self.look("doc.fileName"), "annotations.pdf")

    def test_a_list_of_attachments_keeps_the_keys(self) -> None:
        self.open("attachments.pdf")
        self.look("recto.side.open('attachments')")
        rows = self.page.locator(".panel-attachments .row")
        rows.first.wait_for()
        self.page.get_by_label("Remove table.csv").focus()
        self.look("window.row = document.querySelector('.panel-attachments .row')")
        self.look("doc.ask('annotations/add', { annotation: { type: 'square', pageIndex: 0, rect: [9, 9, 50, 50] } })")
        self.until("!window.row.isConnected")
        self.assertEqual(self.label(), "Remove table.csv")
        for left in reversed(range(rows.count())):
            self.page.keyboard.press("Enter")
            self.wait(lambda: rows.count() == left)
            self.assertEqual(self.label().split()[0], "Remove" if left else "Attach")
