# SPDX-License-Identifier: MIT
"""The keys of the viewer's window."""

import unittest

from .viewer import ViewerTest


class WindowKeys(ViewerTest):
    fixture = "annotations.pdf"

    def test_capital_letters_are_commands_by_the_shift_key(self):
        root, canvas, entry = self.window.root, self.canvas, self.window.search.entry
        lock, shift, control = 2, 1, 4

        def count():
            return len(self.client.annotations_list(documentId=self.document)["annotations"])

        before = count()
        self.session.ask("annotations/delete", ids=["square-1"])
        self.until(lambda: count() < before, "it is deleted")
        after = count()
        entry.focus_force()
        entry.event_generate("<Key-z>", state=control)
        root.update()
        self.assertEqual(count(), after)
        canvas.focus_force()
        canvas.event_generate("<Key-Z>", state=control | lock)
        self.until(lambda: count() == before, "it is back")
        canvas.event_generate("<Key-z>", state=control | lock | shift)
        self.until(lambda: count() == after, "it is deleted again")


if __name__ == "__main__":
    unittest.main()
