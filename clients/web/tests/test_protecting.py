# SPDX-License-Identifier: MIT
"""Passwords and hidden information, by the document's menu."""

from .test_document_menu import MenuTest


class ProtectingTests(MenuTest):
    fixtures = ["simple.pdf", "locked.pdf", "annotations.pdf", "owner.pdf", "hidden.pdf", "redactions.pdf"]

    def method(self) -> str:
        found: str = self.look("(await doc.ask('document/security')).method")
        return found

    def test_a_password_is_set_and_removed(self) -> None:
        self.open("simple.pdf")
        self.look("await doc.ask('document/setInfo', { author: 'Ann' })")
        dialog = self.choose("Protect")
        # Without a password nothing happens.
        self.press(dialog, "Protect and save")
        user = dialog.get_by_label("Password to open", exact=True)
        user.fill("opens")
        self.assertEqual(user.get_attribute("type"), "password")
        dialog.get_by_label("Show the passwords").check()
        self.assertEqual(user.get_attribute("type"), "text")
        dialog.get_by_label("Password to lift the restrictions").fill("owns")
        dialog.get_by_label("Print", exact=True).uncheck()
        self.shoot("protect")
        self.press(dialog, "Protect and save")
        self.page.get_by_text("simple.pdf is protected and saved.").wait_for()
        self.assertEqual(self.method(), "aes256")
        self.until("!doc.isUnsaved")
        # A server that takes the lost one's place opens it again.
        self.kill_server()
        self.page.get_by_text("Your documents are open again").wait_for()
        self.until("(await doc.ask('document/info')).author === 'Ann'")
        self.page.reload()
        self.page.get_by_label("Password", exact=True).fill("opens")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.until("doc?.opened.permissions.print === false")
        self.page.get_by_label("Close simple.pdf").click()
        self.until("!doc")
        self.page.get_by_role("button", name="simple.pdf").click()
        self.page.get_by_label("Password", exact=True).fill("owns")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.until("doc?.opened.permissions.print && viewer.pages.isSharp")
        dialog = self.choose("Protect")
        self.press(dialog, "Remove the protection")
        self.page.get_by_text("simple.pdf is saved without a password.").wait_for()
        self.assertEqual(self.method(), "none")

    def test_only_a_copy_is_protected(self) -> None:
        self.open("simple.pdf")
        dialog = self.choose("Protect")
        dialog.get_by_label("Password to open", exact=True).fill("opens")
        file = self.download(dialog, "Download a protected copy")
        self.assertEqual(file.name, "simple-protected.pdf")
        self.assertIn(b"/Encrypt", file.read_bytes())
        self.assertNotIn(b"/Encrypt", (self.bridge.documents / "simple.pdf").read_bytes())
        self.assertFalse(self.look("doc.isUnsaved"))
        # The document goes on without it.
        self.look("await doc.ask('document/setInfo', { author: 'Ann' })")
        self.page.get_by_label("Save", exact=True).click()
        self.until("!doc.isUnsaved")
        self.assertNotIn(b"/Encrypt", (self.bridge.documents / "simple.pdf").read_bytes())

    def test_what_the_author_does_not_allow_is_refused(self) -> None:
        self.open("owner.pdf")
        dialog = self.choose("Protect")
        dialog.get_by_label("Password to open", exact=True).fill("opens")
        self.press(dialog, "Protect and save")
        self.wait(lambda: dialog.get_by_role("alert").text_content(), "what is refused")
        self.assertTrue(dialog.is_visible())
        self.page.keyboard.press("Escape")
        dialog = self.choose("Properties")
        self.assertIn("Not allowed:", dialog.locator("dl").inner_text())
        dialog.get_by_label("Author", exact=True).fill("Nobody")
        self.press(dialog, "OK")
        dialog.get_by_role("alert").get_by_text("author does not allow this").wait_for()

    def test_hidden_information_is_removed(self) -> None:
        self.open("annotations.pdf")
        self.look("await doc.ask('document/setInfo', { author: 'Ann' })")
        before = len(self.annotations())
        dialog = self.choose("Remove hidden")
        self.shoot("sanitize")
        self.assertFalse(dialog.get_by_label("Annotations").is_checked())
        self.assertTrue(dialog.get_by_label("Title, author and other metadata").is_checked())
        self.press(dialog, "Remove")
        told = self.page.get_by_role("dialog").get_by_text("Title, author and other metadata")
        told.wait_for()
        self.page.get_by_role("dialog").get_by_text("Removed:").wait_for()
        self.shoot("sanitized")
        self.press(self.page.get_by_role("dialog"), "Close")
        self.assertNotIn("author", self.look("await doc.ask('document/info')"))
        self.assertEqual(len(self.annotations()), before)
        self.undo()
        self.until("(await doc.ask('document/info')).author === 'Ann'")

    def test_without_a_choice_nothing_is_removed(self) -> None:
        self.open("annotations.pdf")
        dialog = self.choose("Remove hidden")
        for box in dialog.get_by_role("checkbox").all():
            box.uncheck()
        self.press(dialog, "Remove")
        self.page.wait_for_timeout(200)
        self.assertTrue(dialog.is_visible())
        self.assertEqual(self.look("doc.revision"), 0)
