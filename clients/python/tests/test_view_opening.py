# SPDX-License-Identifier: MIT
"""The viewer asks for the file and for its password."""

import gc
import shutil
import sys
import tempfile
import unittest
from unittest import mock

from recto import RectoError

from .display import display
from .server import fixture, real_server

FILE = "recto.view.opening.filedialog.askopenfilename"
PASSWORD = "recto.view.opening.simpledialog.askstring"


class Opening(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = real_server()
        try:
            import tkinter  # noqa: F401
        except ImportError:
            raise unittest.SkipTest("This Python has no Tk: on Debian, apt install python3-tk.")
        display()

    def setUp(self):
        # Tk allows no other thread to let go of a window.
        self.addCleanup(gc.collect)
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        self.path = shutil.copy(fixture("locked.pdf"), folder)

    def window(self, path=None):
        from recto.view.window import Window

        window = Window(path, server=self.server)
        self.addCleanup(window.session.close)
        self.addCleanup(window.close)
        return window

    def test_a_password_is_asked_for_until_it_is_right(self):
        with mock.patch(PASSWORD, side_effect=["wrong", "user"]) as asked:
            window = self.window(self.path)
        self.assertEqual(asked.call_count, 2)
        first, second = (call.args[1] for call in asked.call_args_list)
        self.assertNotIn("does not open", first)
        self.assertIn("does not open", second)
        self.assertTrue(all(call.kwargs["show"] for call in asked.call_args_list))
        self.assertTrue(window.session.opened["pageCount"])
        self.assertTrue(window.root.winfo_viewable())

    def test_who_knows_no_password_is_told_why(self):
        with mock.patch(PASSWORD, return_value=None), self.assertRaises(RectoError) as caught:
            self.window(self.path)
        self.assertEqual(caught.exception.kind, "passwordRequired")

    def test_a_file_is_asked_for(self):
        path = shutil.copy(fixture("simple.pdf"), self.path)
        with mock.patch(FILE, return_value=path):
            window = self.window()
        self.assertEqual(window.session.path, path)

    def test_a_file_that_was_chosen_and_is_no_pdf_is_told_of(self):
        shown = mock.patch("recto.view.window.messagebox.showerror")
        with mock.patch(FILE, return_value=__file__), shown as message:
            with self.assertRaises(RectoError):
                self.window()
        self.assertEqual(message.call_count, 1)

    def test_the_program_ends_if_no_file_is_chosen(self):
        from recto.view.__main__ import main

        program = ["recto-view", "--server", self.server]
        with mock.patch(FILE, return_value=""), mock.patch.object(sys, "argv", program):
            self.assertIsNone(main())


if __name__ == "__main__":
    unittest.main()
