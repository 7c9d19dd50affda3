# SPDX-License-Identifier: MIT
"""Pages that are taken out, inserted and cropped, by the menus of the document and of the list of pages."""

import re
from typing import List

from .test_document_menu import MenuTest


class ChangingPagesTests(MenuTest):
    fixtures = ["pages.pdf", "simple.pdf", "locked.pdf", "annotations.pdf"]
    removes_pages = True

    def setUp(self) -> None:
        super().setUp()
        self.open("simple.pdf", "pages.pdf")
        self.look("recto.side.open('thumbnails')")
        self.count: int = self.look("doc.pageCount")

    def words(self) -> List[str]:
        found: List[str] = self.look(
            "await Promise.all(Array.from({ length: doc.pageCount }, async (_, pageIndex) =>"
            " (await doc.ask('page/text', { pageIndex })).text.trim()))"
        )
        return found

    def thumbnail(self, number: int):  # type: ignore[no-untyped-def]
        return self.page.get_by_role("option", name=f"Page {number}", exact=True)

    def by_menu(self, number: int, command: str):  # type: ignore[no-untyped-def]
        """Opens a dialogue by the menu of a page's small picture."""
        self.thumbnail(number).click(button="right")
        self.page.get_by_role("menuitem", name=command).click()
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        return dialog

    def test_chosen_pages_are_taken_out(self) -> None:
        words = self.words()
        self.thumbnail(2).click()
        self.thumbnail(3).click(modifiers=["Shift"])
        dialog = self.by_menu(3, "Extract")
        pages = dialog.get_by_label("Pages", exact=True)
        self.assertEqual(pages.input_value(), "2-3")
        self.shoot("extract")
        file = self.download(dialog, "Extract")
        self.assertEqual(file.name, "pages-pages.pdf")
        file.replace(self.bridge.documents / "taken.pdf")
        self.look(f"recto.opening.open({{ path: '{self.bridge.documents / 'taken.pdf'}' }})")
        self.until("doc.fileName === 'taken.pdf'")
        self.assertEqual(self.words(), words[1:3])

    def test_a_range_is_taken_out_in_its_order(self) -> None:
        words = self.words()
        dialog = self.choose("Extract")
        pages = dialog.get_by_label("Pages", exact=True)
        self.assertEqual(pages.input_value(), "1")
        # What is no range is not sent.
        pages.fill("one")
        self.press(dialog, "Extract")
        self.assertTrue(dialog.is_visible())
        # The server says that there is no such page.
        pages.fill("1, 99")
        self.press(dialog, "Extract")
        self.wait(lambda: dialog.get_by_role("alert").text_content(), "what is refused")
        pages.fill("3-2, 1")
        file = self.download(dialog, "Extract")
        file.replace(self.bridge.documents / "taken.pdf")
        self.look(f"recto.opening.open({{ path: '{self.bridge.documents / 'taken.pdf'}' }})")
        self.until("doc.fileName === 'taken.pdf'")
        self.assertEqual(self.words(), [words[2], words[1], words[0]])

    def test_blank_pages_are_inserted(self) -> None:
        words = self.words()
        dialog = self.by_menu(2, "Insert")
        dialog.get_by_label("Contents").select_option("lined")
        dialog.get_by_label("Number", exact=True).fill("2")
        self.shoot("insert")
        self.press(dialog, "Insert")
        self.until(f"doc.pageCount === {self.count + 2}")
        self.assertEqual(self.words(), [*words[:2], "", "", *words[2:]])
        self.undo()
        self.until(f"doc.pageCount === {self.count}")

    def test_pages_of_a_file_are_inserted(self) -> None:
        words = self.words()
        dialog = self.choose("Insert")
        dialog.get_by_label("Contents").select_option("file")
        # Without a file nothing happens.
        self.press(dialog, "Insert")
        self.assertTrue(dialog.is_visible())
        dialog.get_by_label("File", exact=True).set_input_files(self.bridge.documents / "simple.pdf")
        dialog.get_by_label("Pages", exact=True).fill("2")
        dialog.get_by_label("Place").select_option("Before page 1")
        self.press(dialog, "Insert")
        self.until(f"doc.pageCount === {self.count + 1}")
        self.assertEqual(self.words()[1:], words)
        self.assertTrue(self.words()[0])

    def test_pages_of_an_open_document_are_inserted(self) -> None:
        added = self.look("recto.viewers.find(({ document }) => document.fileName === 'simple.pdf').document.pageCount")
        dialog = self.choose("Insert")
        dialog.get_by_label("Contents").select_option("Pages of simple.pdf")
        self.assertFalse(dialog.get_by_label("File", exact=True).is_visible())
        dialog.get_by_label("Place").select_option("At the end")
        self.press(dialog, "Insert")
        self.until(f"doc.pageCount === {self.count + added}")

    def test_a_range_that_is_too_long_is_refused_at_once(self) -> None:
        for contents in ("file", "Pages of simple.pdf"):
            dialog = self.choose("Insert")
            dialog.get_by_label("Contents").select_option(contents)
            if contents == "file":
                dialog.get_by_label("File", exact=True).set_input_files(self.bridge.documents / "simple.pdf")
            dialog.get_by_label("Pages", exact=True).fill("1-999999999")
            self.press(dialog, "Insert")
            dialog.get_by_role("alert").get_by_text("The document has no such page.").wait_for()
            # What is corrected is inserted.
            dialog.get_by_label("Pages", exact=True).fill("2-1")
            self.press(dialog, "Insert")
            self.count += 2
            self.until(f"doc.pageCount === {self.count}")
        self.assertEqual(len(self.look("(await doc.session.request('document/list')).documents")), 2)

    def test_a_range_of_a_locked_file_asks_for_its_password(self) -> None:
        dialog = self.choose("Insert")
        dialog.get_by_label("Contents").select_option("file")
        dialog.get_by_label("File", exact=True).set_input_files(self.bridge.documents / "locked.pdf")
        dialog.get_by_label("Pages", exact=True).fill("1")
        self.press(dialog, "Insert")
        dialog.get_by_label("Password", exact=True).fill("owner")
        self.press(dialog, "Insert")
        self.until(f"doc.pageCount === {self.count + 1}")

    def test_a_locked_file_asks_for_its_password(self) -> None:
        dialog = self.choose("Insert")
        dialog.get_by_label("Contents").select_option("file")
        password = dialog.get_by_label("Password", exact=True)
        self.assertFalse(password.is_visible())
        dialog.get_by_label("File", exact=True).set_input_files(self.bridge.documents / "locked.pdf")
        self.press(dialog, "Insert")
        password.wait_for()
        self.assertTrue(password.evaluate("(field) => field.matches(':focus')"))
        self.shoot("insert-locked")
        password.fill("user")
        self.press(dialog, "Insert")
        dialog.get_by_role("alert").get_by_text("author does not allow this").wait_for()
        password.fill("owner")
        self.press(dialog, "Insert")
        self.until(f"doc.pageCount > {self.count}")

    def test_pages_are_cropped_and_whole_again(self) -> None:
        size = "(await doc.ask('pages/list', { first: 1, count: 1 })).pages[0].size"
        before = self.look(size)
        dialog = self.by_menu(2, "Crop")
        dialog.get_by_label("Left (mm)").fill("10")
        dialog.get_by_label("Top (mm)").fill("25.4")
        self.shoot("crop")
        self.press(dialog, "Crop")
        self.until(f"{size}[1] < {before[1] - 1}")
        after = self.look(size)
        self.assertAlmostEqual(before[0] - after[0], 10 * 72 / 25.4, delta=0.1)
        self.assertAlmostEqual(before[1] - after[1], 72, delta=0.1)
        self.press(self.by_menu(2, "Crop"), "Show whole pages")
        self.until(f"`${{{size}}}` === '{','.join(f'{each:g}' for each in before)}'")
        self.undo()
        self.until(f"{size}[1] < {before[1] - 1}")

    def test_the_menu_of_the_pages_has_what_the_bar_has(self) -> None:
        more = self.page.get_by_label("More for the chosen pages")
        self.thumbnail(1).click()
        more.click()
        self.shoot("page-menu")
        titles = self.page.get_by_role("menuitem").all_text_contents()
        for word in ("Turn left", "Turn right", "Duplicate", "Insert", "Extract", "Crop", "Delete"):
            self.assertTrue([title for title in titles if re.match(word, title)], word)
        self.page.get_by_role("menuitem", name="Delete").click()
        self.until(f"doc.pageCount === {self.count - 1}")
        # By keys, at the page that has them.
        self.thumbnail(1).focus()
        self.page.keyboard.press("Shift+F10")
        self.page.get_by_role("menu").wait_for()
        self.page.keyboard.press("Escape")
        self.until("document.activeElement.dataset.page === '0'")
