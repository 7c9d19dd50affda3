# SPDX-License-Identifier: MIT
"""Text that is being entered when a server or its process ends."""

import os
import signal

from .browser import ViewerTest


class DraftTests(ViewerTest):
    fixtures = ["simple.pdf", "form.pdf", "annotations.pdf", "fields.pdf"]

    def tearDown(self) -> None:
        # Pictures that were on their way when the server ended are no surprise.
        self.complaints = [each for each in self.complaints if "410" not in each and "404" not in each]
        super().tearDown()

    def write(self, words: str) -> None:
        self.page.keyboard.type(words)
        self.wait(lambda: self.entry().endswith(words), f"{words} in the entry")

    def entry(self) -> str:
        found: str = self.look("viewer.overlay.items.find(({ kind, role }) => kind === 'text' && role === 'entry')?.text ?? ''")
        return found

    def kill_worker(self) -> None:
        os.kill(self.look("(await doc.session.request('server/status')).workers[0].processId"), signal.SIGKILL)

    def test_a_text_outlives_its_process(self) -> None:
        self.open("simple.pdf")
        self.take("freeText")
        self.click(0, 40, 60)
        self.until("viewer.keys.takesText")
        self.write("A long comment")
        self.kill_worker()
        self.page.keyboard.type(" dead and read", delay=60)
        self.page.get_by_text("was opened again after a failure").wait_for()
        self.wait(lambda: self.entry() == "A long comment dead and read", "the whole text")
        self.page.keyboard.press("Escape")
        self.wait(lambda: self.annotations() != [])
        self.assertEqual([each["contents"] for each in self.annotations()], ["A long comment dead and read"])

    def value(self) -> str:
        """All of the text that is entered."""
        found: str = self.look("(await doc.ask('tool/get')).requirement?.value ?? ''")
        return found

    def outlives(self, words: str) -> None:
        """Enters a text, and goes on after the server was lost."""
        for number, line in enumerate(words.split("\n")):
            if number:
                self.page.keyboard.press("Enter")
            self.page.keyboard.type(line)
        self.wait(lambda: self.value() == words, "the text in the entry")
        self.kill_server()
        self.page.get_by_text("Your documents are open again").wait_for()
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("after")
        self.wait(lambda: self.value() == words + "after", f"{self.value()} being the whole text")
        self.assertEqual(self.page.locator(".notice:visible").count(), 0)

    def test_all_lines_of_a_text_outlive_their_server(self) -> None:
        long = "a long text that goes on and on until it has reached the right edge of the page "
        for words in ("line one\nline two", long, "Before ", "\n\nbelow"):
            with self.subTest(words):
                self.page.goto("about:blank")
                self.open("simple.pdf")
                self.take("freeText")
                self.click(0, 40, 60)
                self.until("viewer.keys.takesText")
                self.outlives(words)
                self.page.keyboard.press("Escape")
                self.wait(lambda: self.annotations() != [])
                [made] = self.annotations()
                self.assertEqual(made["contents"], words + "after")
                self.assertAlmostEqual(made["rect"][0], 40, delta=1)
                self.assertAlmostEqual(made["rect"][1], 60, delta=1)
                self.page.keyboard.press("Control+z")
                self.wait(lambda: self.annotations() == [])

    def test_all_lines_of_a_field_outlive_their_server(self) -> None:
        self.open("fields.pdf", zoom="100")
        self.click(0, 100, 80)
        self.until("viewer.keys.takesText")
        self.page.keyboard.press("Control+a")
        self.outlives("one\ntwo words and more of them that wrap in the field ")

    def test_a_field_whose_text_is_longer_than_itself_outlives_its_server(self) -> None:
        self.open("fields.pdf", zoom="100")
        self.click(0, 240, 150)
        self.until("viewer.keys.takesText")
        self.page.keyboard.press("Control+a")
        self.outlives("more letters than the field can show at once")

    def test_a_field_outlives_its_server(self) -> None:
        self.open("form.pdf")
        self.click(0, 200, 80)
        self.until("viewer.keys.takesText")
        self.page.keyboard.press("Control+a")
        self.write("Hello")
        self.kill_server()
        self.page.keyboard.type(" over there", delay=60)
        self.page.get_by_text("Your documents are open again").wait_for()
        self.wait(lambda: self.entry() == "Hello over there", "the whole text")

    def test_a_note_is_offered_to_copy(self) -> None:
        self.open("annotations.pdf")
        self.take("sticky")
        self.click(0, 150, 105)
        field = self.page.get_by_role("dialog").locator("textarea")
        field.fill("worth keeping")
        self.kill_server()
        self.page.locator(".notice:visible").get_by_text("worth keeping").wait_for()
        self.shoot("draft")
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
        # Letters are no commands until the user has clicked.
        self.page.keyboard.type(" on", delay=20)
        self.assertEqual(self.look("(await doc.ask('tool/get')).tool"), "pan")
        self.page.locator(".notice:visible").get_by_role("button", name="Copy").click()
        self.wait(lambda: self.page.evaluate("navigator.clipboard.readText()") == "worth keeping on", "the clipboard")
