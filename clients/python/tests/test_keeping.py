# SPDX-License-Identifier: MIT
"""The viewer keeps the user's changes: over crashes, and when other programs change the file."""

import os
import shutil
import signal
from unittest import mock

from .server import fixture
from .viewer import ViewerTest

SQUARE = {"type": "square", "pageIndex": 0, "rect": [20, 20, 60, 60]}


class Keeping(ViewerTest):
    fixture = "simple.pdf"

    def change(self):
        self.session.client.annotations_add(
            documentId=self.session.document, annotation=SQUARE, timeout=20
        )
        self.until(lambda: self.window.keeping.is_dirty, "the change is noticed")

    def squares(self):
        document = self.session.document
        annotations = self.session.client.annotations_list(documentId=document)["annotations"]
        return [each for each in annotations if each["rect"] == SQUARE["rect"]]

    def replace(self):
        """Lets another program write the file."""
        other = self.path + ".new"
        shutil.copy(fixture("two-columns.pdf"), other)
        os.replace(other, self.path)

    def is_encrypted(self):
        return self.client.document_info(documentId=self.document)["encrypted"]

    def press(self, button):
        self.window.notice.buttons[button].invoke()

    def test_a_server_that_is_killed_is_noticed_and_brought_back(self):
        self.change()
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: "Start_again" in self.window.notice.buttons, "the end is noticed")
        self.screenshot("ended.png")
        self.press("Start_again")
        self.until(lambda: self.is_drawn() and not self.window.notice.text, "the page is drawn")
        self.assertEqual(len(self.squares()), 1)
        self.assertTrue(self.window.keeping.is_dirty)
        self.canvas.focus_force()
        self.canvas.event_generate("<Control-s>")
        self.until(lambda: not self.window.keeping.is_dirty, "it is saved")

    def test_a_program_that_is_missing_is_asked_for_again(self):
        self.change()
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: "Start_again" in self.window.notice.buttons, "the end is noticed")
        with mock.patch.object(
            self.session, "restart", side_effect=FileNotFoundError(2, "No such file", "recto")
        ):
            self.press("Start_again")
        self.assertIn("No such file", self.window.notice.text)
        self.press("Start_again")
        self.until(lambda: self.is_drawn() and not self.window.notice.text, "the page is drawn")
        self.assertEqual(len(self.squares()), 1)

    def test_a_changed_file_is_reloaded_with_the_changes(self):
        self.change()
        self.replace()
        self.until(lambda: "Reload" in self.window.notice.buttons, "the change is noticed")
        self.screenshot("changed.png")
        self.press("Reload")
        self.until(lambda: "read again" in self.status(), "the file was read again")
        self.assertEqual(len(self.squares()), 1)
        self.assertTrue(self.window.keeping.is_dirty)

    def test_a_file_that_is_encrypted_now_asks_for_its_password(self):
        self.change()
        shutil.copy(fixture("locked.pdf"), self.path)
        self.until(lambda: "Reload" in self.window.notice.buttons, "the change is told")
        with mock.patch.object(self.session, "_ask_password", side_effect=[None]):
            self.press("Reload")
            self.until(lambda: "not read" in self.window.notice.text, "that is told")
        with mock.patch.object(self.session, "_ask_password", side_effect=["wrong", "owner"]) as ask:
            self.press("Reload")
            self.until(self.is_encrypted, "the file is read")
        self.assertEqual([call.args for call in ask.call_args_list], [(False,), (True,)])

    def test_a_changed_file_is_written_over_only_if_told(self):
        self.change()
        self.replace()
        size = os.path.getsize(self.path)
        self.window.keeping.save()
        self.until(lambda: "not saved" in self.window.notice.text, "the save was refused")
        self.assertEqual(os.path.getsize(self.path), size)
        copy = os.path.join(os.path.dirname(self.path), "copy.pdf")
        with mock.patch("recto.view.keeping.filedialog.asksaveasfilename", lambda **_: copy):
            self.press("Save_as")
        self.until(lambda: os.path.exists(copy), "the copy is there")
        self.assertTrue(self.window.keeping.is_dirty)
        self.window.keeping.save(overwrite=True)
        self.until(lambda: not self.window.keeping.is_dirty, "it is saved")

    def test_a_file_without_changes_here_is_not_written_over(self):
        self.replace()
        self.until(lambda: "Reload" in self.window.notice.buttons, "the change is noticed")
        self.assertEqual(list(self.window.notice.buttons), ["Reload", "Save_as"])

    def test_changes_of_a_crashed_session_are_offered(self):
        from recto.view.window import Window

        self.change()
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: self.window.notice.text, "the end is noticed")
        asked = []
        question = mock.Mock(side_effect=lambda *_, **__: asked.append(1) or True)
        with mock.patch("recto.view.keeping.messagebox.askyesnocancel", question):
            other = Window(self.path, server=self.server)
        self.addCleanup(other.session.close)
        self.addCleanup(other.close)
        self.assertEqual(asked, [1])
        annotations = other.session.client.annotations_list(documentId=other.session.document)
        self.assertIn("square", [each["type"] for each in annotations["annotations"]])
        self.assertTrue(other.keeping.is_dirty)

    def test_changes_that_are_left_for_later_stay_so_when_the_server_is_started_again(self):
        from recto.view.session import Session

        self.change()
        os.kill(self.client.pid, signal.SIGKILL)
        self.until(lambda: self.window.notice.text, "the end is noticed")
        session = Session(self.path, self.window.loop.post, self.server, decide=lambda _: None)
        self.addCleanup(session.close)

        def squares():
            found = session.client.annotations_list(documentId=session.document)["annotations"]
            return [each for each in found if each["type"] == "square"]

        self.assertEqual(squares(), [])
        session.restart()
        self.assertEqual(squares(), [])
        # A new change sets the old ones aside, and is not left.
        session.client.annotations_add(
            documentId=session.document, annotation={**SQUARE, "rect": [80, 80, 99, 99]}
        )
        self.until(lambda: not session._are_left, "the change is noticed")
        session.restart()
        self.assertEqual([each["rect"] for each in squares()], [[80, 80, 99, 99]])
