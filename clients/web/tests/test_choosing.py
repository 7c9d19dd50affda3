# SPDX-License-Identifier: MIT
"""The files to choose from."""

import shutil

from .bridge import FIXTURES
from .browser import ViewerTest


class ChoosingTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def test_a_file_is_found_by_a_part_of_its_name(self) -> None:
        folder = self.bridge.documents / "letters"
        folder.mkdir()
        self.addCleanup(shutil.rmtree, folder)
        for number in range(12):
            shutil.copy(FIXTURES / "simple.pdf", folder / f"letter-{number}.pdf")
        self.page.goto(self.bridge.url)
        rows = self.page.locator(".file-list button")
        self.wait(lambda: rows.count() == 13)
        field = self.page.get_by_label("Find a file")
        field.fill("letters 11")
        self.wait(lambda: rows.count() == 1)
        self.shoot("choosing")
        field.fill("")
        self.wait(lambda: rows.count() == 13)
        # In the dialogue as well, which Enter leaves open.
        rows.get_by_text("simple.pdf").click()
        self.until("window.recto?.isReady")
        self.sharp()
        self.page.keyboard.press("Control+o")
        field = self.page.get_by_role("dialog").get_by_label("Find a file")
        field.fill("letters 11")
        field.press("Enter")
        self.wait(lambda: rows.count() == 1)
        rows.click()
        self.until("doc.fileName === 'letter-11.pdf'")
        self.sharp()

    def test_a_few_files_need_no_field(self) -> None:
        self.page.goto(self.bridge.url)
        self.page.locator(".file-list button").wait_for()
        self.assertFalse(self.page.get_by_label("Find a file").is_visible())
        self.assertFalse(self.page.get_by_text("Not all files are listed").is_visible())
