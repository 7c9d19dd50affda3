# SPDX-License-Identifier: MIT
"""Unsaved changes of an earlier session, in several documents, and copies of the user's own files."""

import shutil
from pathlib import Path
from typing import Any

from .bridge import FIXTURES
from .browser import ViewerTest

OWN = FIXTURES / "annotations.pdf"


class RecoveryTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf"]

    def select(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()
        self.until(f"doc.fileName === '{name}'")
        self.sharp()

    def bars(self) -> Any:
        return self.page.locator(".notice[data-kind=recovery]:visible")

    def leave_changes(self) -> None:
        self.open("simple.pdf", "annotations.pdf")
        for name in ("annotations.pdf", "simple.pdf"):
            self.select(name)
            self.take("rectangle")
            self.drag(0, 20, 20, 60, 40)
            self.until("doc.isDirty")
        self.page.evaluate("recto.session.transport.close()")
        self.wait(lambda: not self.bridge.servers())
        self.page.goto("about:blank")
        self.open("simple.pdf", "annotations.pdf")
        self.complaints.clear()

    def squares(self) -> int:
        return sum(each["type"] == "square" for each in self.annotations())

    def test_each_document_has_a_bar_of_its_own(self) -> None:
        self.leave_changes()
        self.bars().get_by_text("annotations.pdf has one unsaved change").wait_for()
        self.assertEqual(self.bars().count(), 1)
        before = self.squares()
        self.shoot("recovery")
        # An edit does not set the changes aside.
        self.page.get_by_role("tab", name="Draw", exact=True).click()
        self.page.locator("[data-tool=rectangle]").click()
        self.page.locator(".toast.error").get_by_text("can only be read").wait_for()
        self.page.locator(".toast.error").wait_for(state="detached")
        self.bars().get_by_role("button", name="Restore").click()
        self.until("doc?.fileName === 'annotations.pdf' && doc.canUndo")
        self.wait(lambda: self.squares() == before + 1)
        self.assertEqual(self.bars().count(), 0)
        names = self.page.get_by_role("tablist", name="Open documents").locator("xpath=..").locator(".tab-title")
        both = ["simple.pdf", "annotations.pdf"]
        self.wait(lambda: [each.lstrip("● ") for each in names.all_inner_texts()] == both, "both tabs in their order")
        self.select("simple.pdf")
        self.bars().get_by_text("simple.pdf has one unsaved change").wait_for()
        self.bars().get_by_role("button", name="Restore").click()
        self.until("doc?.fileName === 'simple.pdf' && doc.canUndo")
        self.assertEqual(self.squares(), 1)
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
        # What is done now is kept with what was restored.
        self.take("rectangle")
        self.drag(0, 20, 60, 60, 80)
        self.wait(lambda: self.squares() == 2)

    def test_discarding_asks_first(self) -> None:
        self.leave_changes()
        self.bars().get_by_role("button", name="Discard").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        self.bars().get_by_role("button", name="Discard").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Discard").click()
        self.page.get_by_role("dialog").wait_for(state="detached")
        self.until("doc?.fileName === 'annotations.pdf' && !doc.isUndecided")
        self.wait(lambda: self.bars().count() == 0)
        self.assertFalse(self.look("doc.canUndo"))


class ReloadTests(ViewerTest):
    fixtures = ["simple.pdf", "pages.pdf"]

    def replace(self, is_asked: bool = True) -> None:
        """Puts another file in the document's place, as TeX does, and reloads it."""
        (self.bridge.documents / "pages.pdf").replace(self.bridge.documents / "simple.pdf")
        if is_asked:
            self.page.get_by_role("button", name="Reload").click()
        self.until("doc.pageCount !== 3 && doc.revision > 0")

    def test_a_document_without_changes_has_none_after_a_reload(self) -> None:
        self.open("simple.pdf")
        self.replace(is_asked=False)
        self.look("await doc.ask('document/history')")
        self.assertEqual(self.look("[doc.isDirty, doc.canUndo, doc.canRedo]"), [False, False, False])
        self.page.get_by_label("Close simple.pdf").click()
        self.page.get_by_text("Choose a document").wait_for()

    def test_changes_that_were_made_again_count_as_changes(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("rectangle")
        self.drag(0, 60, 60, 100, 100)
        self.until("doc.isDirty")
        self.replace()
        self.look("await doc.ask('document/history')")
        self.assertEqual(self.look("[doc.isDirty, doc.canUndo, doc.canRedo]"), [True, True, False])

    def test_changes_that_were_saved_meanwhile_do_not_count(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("rectangle")
        self.drag(0, 60, 60, 100, 100)
        self.until("doc.isDirty")
        self.page.keyboard.press("Control+s")
        self.until("!doc.isDirty")
        self.replace()
        self.look("await doc.ask('document/history')")
        self.assertFalse(self.look("doc.isDirty"))


class ReloadingTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def test_a_file_that_has_got_a_password_is_read_again(self) -> None:
        self.open("simple.pdf")
        file = self.bridge.documents / "simple.pdf"
        shutil.copy(FIXTURES / "locked.pdf", file.with_suffix(".new"))
        file.with_suffix(".new").rename(file)
        for password in ("wrong", "user"):
            self.page.get_by_text("Another program has changed simple.pdf").wait_for()
            self.page.get_by_role("button", name="Reload").click()
            field = self.page.get_by_label("Password", exact=True)
            field.fill(password)
            field.press("Enter")
            if password == "wrong":
                self.page.get_by_text("That is not the password").wait_for()
                self.page.get_by_role("button", name="Cancel").click()
        self.until("doc.source.password === 'user'")
        self.sharp()


class OwnFileTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def setUp(self) -> None:
        super().setUp()
        self.open("simple.pdf")
        own = Path(self.bridge.folder) / "mine.pdf"
        shutil.copy(OWN, own)
        self.page.get_by_role("button", name="Open", exact=True).click()
        self.page.get_by_label("Open from this device").set_input_files(str(own))
        self.until("doc?.fileName === 'mine.pdf'")
        self.sharp()
        self.take("rectangle")
        self.drag(0, 20, 20, 60, 40)
        self.until("doc.isDirty")

    def test_saving_downloads_the_file(self) -> None:
        with self.page.expect_download() as download:
            self.page.keyboard.press("Control+s")
        self.assertEqual(download.value.suggested_filename, "mine.pdf")
        self.assertIn(b"/Square", Path(download.value.path()).read_bytes())
        self.page.get_by_text("mine.pdf is saved in your browser’s downloads").wait_for()
        self.until("!doc.isDirty")

    def test_what_is_changed_while_the_file_is_saved_is_not_saved(self) -> None:
        self.look(
            "(() => { const { resources } = doc.session; const download = resources.download.bind(resources);"
            " resources.download = async (path) => { const file = await download(path);"
            " await doc.ask('annotations/add', { annotation: { type: 'text', id: 'late', pageIndex: 0, rect: [9, 9, 30, 30] } });"
            " resources.download = download; return file; }; })()"
        )
        with self.page.expect_download() as download:
            self.page.keyboard.press("Control+s")
        self.assertNotIn(b"(late)", Path(download.value.path()).read_bytes())
        self.assertTrue(self.look("doc.isDirty"))
        with self.page.expect_download() as download:
            self.page.keyboard.press("Control+s")
        self.assertIn(b"(late)", Path(download.value.path()).read_bytes())
        self.until("!doc.isUnsaved")

    def test_what_is_begun_while_the_file_is_saved_is_not_saved(self) -> None:
        self.look(
            "(() => { const { resources } = doc.session; const download = resources.download.bind(resources);"
            " resources.download = async (path) => { const file = await download(path);"
            " await new Promise((resolve) => (window.arrive = resolve)); return file; }; })()"
        )
        with self.page.expect_download() as download:
            self.page.keyboard.press("Control+s")
            self.take("freeText")
            self.click(0, 220, 260)
            self.until("viewer.keys.takesText")
            self.page.keyboard.type("precious")
            self.until("window.arrive && doc.hasWork")
            self.look("window.arrive()")
        self.assertNotIn(b"precious", Path(download.value.path()).read_bytes())
        self.page.get_by_text("mine.pdf is saved in your browser’s downloads").wait_for()
        self.page.keyboard.press("Escape")
        self.until("doc.revision > 1")
        self.assertTrue(self.look("doc.isDirty"))

    def test_a_text_that_goes_on_is_saved(self) -> None:
        self.take("freeText")
        self.click(0, 220, 260)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("precious")
        self.until("doc.hasWork")
        with self.page.expect_download() as download:
            self.page.keyboard.press("Control+s")
        self.assertIn(b"precious", Path(download.value.path()).read_bytes())
        self.until("!doc.isUnsaved")

    def test_what_comes_just_before_the_save_is_not_delivered(self) -> None:
        self.look(
            "(() => { const ask = doc.ask.bind(doc); doc.ask = (method, ...rest) => {"
            " if (method === 'document/save' && !rest.length) ask('annotations/add',"
            " { annotation: { type: 'text', pageIndex: 0, rect: [9, 9, 30, 30] } });"
            " return ask(method, ...rest); }; })()"
        )
        with self.page.expect_download():
            self.page.keyboard.press("Control+s")
        self.until("!doc.isDirty")
        self.assertTrue(self.look("doc.isUnsaved"))

    def test_a_reload_finds_the_file_and_the_changes(self) -> None:
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.page.reload()
        self.until("window.recto?.viewers.length === 2")
        self.page.locator(".notice:visible").get_by_text("mine.pdf has one unsaved change").wait_for()
        self.complaints.clear()

    def test_a_server_that_ends_does_not_take_the_file_along(self) -> None:
        self.kill_server()
        self.page.get_by_text("Your documents are open again").wait_for()
        self.until("doc.canUndo")
        self.complaints.clear()

    def test_a_document_that_cannot_be_opened_again_is_told_of(self) -> None:
        shutil.rmtree(Path(self.look("doc.source.path")).parent)
        self.kill_server()
        self.page.get_by_text("The server no longer has mine.pdf from your device").wait_for()
        self.assertEqual(self.page.get_by_text("Your documents are open again").count(), 0)
        # What the user wants of it is not left without an answer.
        for label in ("Download a copy", "Print"):
            self.page.get_by_label(label, exact=True).click()
            self.page.get_by_text("The document is not open").wait_for()
            self.page.get_by_text("The document is not open").evaluate("(toast) => toast.remove()")
        self.page.keyboard.press("Control+s")
        self.page.get_by_text("The document is not open").wait_for()
        self.complaints.clear()
