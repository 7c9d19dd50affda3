# SPDX-License-Identifier: MIT
"""Texts that were entered, and whose answer never came: they are offered to copy."""

from .browser import ViewerTest


class LostTextTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf"]

    def assert_offered(self, words: str) -> None:
        self.page.locator(".notice:visible").get_by_text(words).wait_for()
        self.page.get_by_text("Your documents are open again").wait_for()
        self.until("doc.session.connection.waiting === 0")
        self.assertEqual(self.page.locator(".notice:visible").get_by_text(words).count(), 1)
        self.page.locator(".notice:visible").get_by_role("button", name="Copy").click()
        self.wait(lambda: self.page.evaluate("navigator.clipboard.readText()") == words, "the clipboard")
        # Pictures were on their way when the server ended.
        self.complaints = [each for each in self.complaints if "410" not in each and "404" not in each]

    def test_a_note_is_offered(self) -> None:
        self.open("simple.pdf")
        self.take("sticky")
        self.click(0, 100, 100)
        self.page.get_by_role("dialog").locator("textarea").fill("A long note")
        self.look("await doc.ask('document/info')")
        self.hold_server()
        self.page.keyboard.press("Control+Enter")
        self.page.get_by_role("dialog").wait_for(state="detached")
        self.kill_server()
        self.assert_offered("A long note")

    def test_a_reply_is_offered(self) -> None:
        self.open("annotations.pdf")
        self.look("recto.side.open('annotations')")
        self.page.locator(".annotation").first.get_by_label("Reply").first.click()
        self.page.keyboard.type("A long reply")
        self.hold_server()
        self.page.keyboard.press("Control+Enter")
        self.page.get_by_role("dialog").wait_for(state="detached")
        self.kill_server()
        self.assert_offered("A long reply")
