# SPDX-License-Identifier: MIT
"""The viewer loses a document's process, and none of the user's text."""

import os
import signal
from pathlib import Path

from .viewer import ViewerTest


class Losses(ViewerTest):
    fixture = "annotations.pdf"

    def lose_process(self):
        """Ends the document's process, and waits until another one has the document."""
        client = self.session.client
        recovered = []
        client.on("document/didRecover", recovered.append)
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                about = stat.read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue  # That process has ended.
            if about[1] == str(client.pid) and about[0] != "Z":
                os.kill(int(stat.parent.name), signal.SIGKILL)
        self.until(lambda: recovered, "the process is replaced")

    def begin_note(self):
        self.session.ask("tool/set", self.window.pages.took, tool="sticky")
        self.session.ask("interaction/tap", self.window.pages.took, pageIndex=0, point=[300, 40])
        self.until(lambda: self.window.pages.questions.dialog, "the note's text is asked for")
        return self.window.pages.questions.dialog

    def notes(self):
        document = self.session.document
        annotations = self.session.client.annotations_list(documentId=document)["annotations"]
        return [each.get("contents") for each in annotations if each["type"] == "text"]

    def offered(self):
        return self.window.drafts._notice.text

    def copy(self):
        self.window.drafts._notice.buttons["Copy"].invoke()
        return self.window.root.clipboard_get()

    def test_a_selection_is_forgotten(self):
        self.session.ask("interaction/tap", self.window.pages.took, pageIndex=0, point=[41, 200])
        self.until(lambda: self.items("overlay"), "an annotation is selected")
        self.session.ask("annotations/delete", ids=["square-1"])
        self.until(lambda: self.window.keeping.is_dirty, "the change is noticed")
        self.lose_process()
        self.until(lambda: not self.items("overlay") and self.is_drawn(), "the page is drawn anew")
        self.assertTrue(self.window.keeping.is_dirty)
        self.assertEqual(self.offered(), "")

    def test_a_text_in_a_question_is_offered(self):
        dialog = self.begin_note()
        dialog.field.insert("end", "Long and\nprecious")
        self.lose_process()
        self.until(lambda: self.offered(), "the text is offered")
        self.assertFalse(dialog.winfo_exists())
        self.assertEqual(self.window.words._requirement, None)
        self.assertIn("Long and precious", self.offered())
        self.assertEqual(self.copy(), "Long and\nprecious")
        self.assertEqual(self.offered(), "")

    def test_a_text_on_the_page_is_offered(self):
        self.session.ask("tool/set", self.window.pages.took, tool="freeText")
        self.session.ask("interaction/tap", self.window.pages.took, pageIndex=0, point=[100, 400])
        self.until(lambda: self.window.pages.prompt.is_text, "a text is entered")
        for letter in "words":
            self.window.pages.keyboard.press(letter, [])
        self.until(lambda: self.window.pages.draft == "words", "the page has the text")
        self.lose_process()
        self.until(lambda: self.offered(), "the text is offered")
        self.assertFalse(self.window.pages.prompt.is_text)
        self.assertEqual(self.copy(), "words")

    def test_a_text_that_was_not_changed_is_not_offered(self):
        self.begin_note()
        self.lose_process()
        self.until(lambda: not self.window.pages.questions.dialog, "the question is gone")
        self.assertEqual(self.offered(), "")

    def test_an_answer_that_is_refused_is_offered(self):
        dialog = self.begin_note()
        dialog.field.insert("end", "Too late")
        self.session.client.request(
            "interaction/respond", documentId=self.document, viewId=self.session.opened["viewId"],
            requirementId=dialog._wanted["requirementId"], cancel=True,
        )  # fmt: skip
        dialog.accept()
        self.until(lambda: self.offered(), "the text is offered")
        self.assertEqual(self.copy(), "Too late")

    def test_an_answer_that_is_taken_is_not_offered(self):
        dialog = self.begin_note()
        dialog.field.insert("end", "In time")
        dialog.accept()
        self.until(lambda: "In time" in self.notes(), "the note is there")
        self.lose_process()
        self.until(self.is_drawn, "the page is drawn anew")
        self.assertEqual(self.offered(), "")
        self.assertIn("In time", self.notes())

    def test_a_text_is_offered_when_the_server_ends(self):
        dialog = self.begin_note()
        dialog.field.insert("end", "Kept")
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: "Start_again" in self.window.notice.buttons, "the end is noticed")
        self.assertFalse(dialog.winfo_exists())
        self.window.notice.buttons["Start_again"].invoke()
        self.until(lambda: self.is_drawn() and not self.window.notice.text, "the page is drawn")
        self.assertEqual(self.copy(), "Kept")

    def test_a_document_that_was_given_up_is_opened_by_another_server(self):
        former = self.client.pid
        self.session.ask("annotations/delete", ids=["square-1"])
        self.until(lambda: self.window.keeping.is_dirty, "the change is noticed")
        self.client.request("document/close", documentId=self.document)
        # As the server says it after three crashes.
        for notification, told in self.session._told:
            if notification == "document/didClose":
                told({"documentId": self.document, "why": "It is given up."})
        self.assertEqual(self.window.notice.text, "It is given up.")
        self.window.notice.buttons["Start_again"].invoke()
        self.until(lambda: self.is_drawn() and not self.window.notice.text, "the page is drawn")
        self.assertNotEqual(self.session.client.pid, former)
        self.assertTrue(self.window.keeping.is_dirty)
