# SPDX-License-Identifier: MIT
"""The viewer signs by hand."""

import unittest

from .viewer import ViewerTest


class SigningTest(ViewerTest):
    fixture = "signature-fields.pdf"

    def ask(self, point):
        self.client.tool_set(documentId=self.document, tool="signature")
        self.tap(self.pixel(0, point))
        self.until(lambda: self.window.signing.dialog, "a signature is asked for")
        return self.window.signing.dialog

    def stamps(self):
        found = self.client.annotations_list(documentId=self.document, types=["stamp"])
        return found["annotations"]

    def draw(self, dialog):
        for points in [[(40, 120), (90, 30), (140, 130), (200, 60)], [(220, 90), (300, 80)]]:
            (x, y), *rest = points
            dialog.pad.event_generate("<ButtonPress-1>", x=x, y=y)
            for x, y in rest:
                dialog.pad.event_generate("<B1-Motion>", x=x, y=y, state=0x100)
            dialog.pad.event_generate("<ButtonRelease-1>", x=x, y=y, state=0x100)

    def test_a_drawn_signature_is_placed_and_kept(self):
        dialog = self.ask((60, 390))
        dialog.update()
        dialog.color.set("Blue")
        self.draw(dialog)
        dialog.store.set(True)
        self.screenshot("signing.png")
        dialog.use()
        self.until(self.stamps, "there is a stamp")
        self.assertEqual(self.stamps()[0]["color"], "#1a3fb0")
        self.assertIsNone(self.window.signing.dialog)
        dialog = self.ask((200, 75))
        kept = dialog.list.get(0, "end")
        self.assertIn("Drawn signature", kept)
        dialog.list.selection_clear(0, "end")
        dialog.list.selection_set(kept.index("Drawn signature"))
        dialog.use_saved()
        state = lambda: self.client.tool_get(documentId=self.document)["state"]  # noqa: E731
        self.until(lambda: state() == "pan.idle", "the field is signed")
        self.until(lambda: self.is_drawn(), "the page is drawn")
        self.screenshot("signed.png")

    def test_a_name_is_placed_and_escape_places_nothing(self):
        dialog = self.ask((60, 390))
        dialog.text.set("Ada Lovelace")
        dialog.use()
        self.until(self.stamps, "there is a stamp")
        self.ask((60, 300)).event_generate("<Escape>")
        self.until(lambda: not self.window.signing.dialog, "the question is gone")
        self.assertEqual(len(self.stamps()), 1)


if __name__ == "__main__":
    unittest.main()
