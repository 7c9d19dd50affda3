# SPDX-License-Identifier: MIT
"""The viewer asks before it closes what is not finished."""

import os
import signal
from unittest import mock

from .viewer import ViewerTest

QUESTION = "recto.view.leaving.messagebox.askokcancel"


class Leaving(ViewerTest):
    fixture = "annotations.pdf"

    def setUp(self):
        super().setUp()
        self.closed = []
        self.window.leaving._close = lambda: self.closed.append(True)

    def leave(self, answer=False):
        """Closes the window as the user does; what was asked."""
        with mock.patch(QUESTION, return_value=answer) as question:
            self.window.leaving.leave()
            if not self.closed:
                self.window.leaving.leave()  # A second click comes while the first one is asked about.
            self.until(lambda: question.called or self.closed, "the window decides")
        self.assertEqual(self.closed, [True] if answer or not question.called else [])
        return [call.args[1] for call in question.call_args_list]

    def begin_text(self, tool, place):
        self.session.ask("tool/set", self.window.pages.took, tool=tool)
        self.session.ask("interaction/tap", self.window.pages.took, pageIndex=0, point=place)

    def test_an_unchanged_document_is_closed_without_a_question(self):
        self.assertEqual(self.leave(), [])

    def test_unsaved_changes_are_asked_about(self):
        self.session.ask("annotations/delete", ids=["square-1"])
        asked = self.leave()
        self.assertEqual(len(asked), 1)
        self.assertIn("not saved", asked[0])
        self.assertIn("not saved", self.leave(answer=True)[0])

    def test_a_text_on_the_page_is_asked_about(self):
        self.begin_text("freeText", [100, 400])
        self.until(lambda: self.window.pages.prompt.is_text, "a text is entered")
        self.window.pages.keyboard.press("a", [])
        self.assertIn("not finished", self.leave()[0])

    def test_a_text_that_is_offered_is_asked_about(self):
        self.window.drafts.offer("Words")
        self.assertIn("not finished", self.leave()[0])

    def test_a_signature_is_asked_about(self):
        self.session.ask("tool/set", self.window.pages.took, tool="signature")
        self.tap(self.pixel(0, [100, 400]))
        self.until(lambda: self.window.signing.dialog, "a signature is asked for")
        self.window.signing.dialog.strokes.append([1, 1, 5, 5])
        self.assertIn("not finished", self.leave()[0])

    def test_a_server_that_hangs_is_not_waited_for(self):
        os.kill(self.client.pid, signal.SIGSTOP)
        self.addCleanup(os.kill, self.client.pid, signal.SIGCONT)
        self.assertIn("does not answer", self.leave()[0])

    def test_a_server_that_has_ended_is_not_asked(self):
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: self.window.notice.text, "the end is noticed")
        self.assertEqual(self.leave(), [])
