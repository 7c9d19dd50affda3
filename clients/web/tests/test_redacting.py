# SPDX-License-Identifier: MIT
"""Redactions of what a search finds, all applied at once."""

from .browser import ViewerTest


class RedactingTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf"]

    def test_hits_are_marked_and_removed(self) -> None:
        self.open("simple.pdf", search="marmalade")
        mark = self.page.get_by_role("button", name="Mark hits for redaction")
        mark.click()
        self.page.get_by_text("marked for redaction").wait_for()
        marks = self.annotations()
        self.assertTrue(marks and all(each["type"] == "redact" for each in marks))
        self.page.get_by_role("tab", name="Redact", exact=True).click()
        self.page.get_by_role("button", name="Apply all redactions").click()
        dialog = self.page.get_by_role("dialog")
        self.shoot("redacting")
        dialog.get_by_role("button", name="Apply all redactions").click()
        self.wait(lambda: self.annotations() == [])
        found = self.look("(await doc.ask('search/find', { query: 'marmalade' })).matches.length")
        self.assertEqual(found, 0)
        # The list does not name them any longer.
        self.wait(lambda: self.page.locator(".hit").count() == 0)

    def test_only_redactions_are_counted(self) -> None:
        self.open("annotations.pdf")
        others = len(self.annotations())
        self.look(
            "await doc.ask('annotations/add',"
            " { annotation: { type: 'redact', pageIndex: 0, rect: [0, 0, 600, 800] } })"
        )
        self.page.get_by_role("tab", name="Redact", exact=True).click()
        self.page.get_by_role("button", name="Apply all redactions").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Apply all redactions").click()
        self.page.get_by_text("One redaction is applied.").wait_for()
        # Annotations that lay on the contents went too.
        self.assertLess(len(self.annotations()), others)

    def test_without_marks_nothing_is_asked(self) -> None:
        self.open("simple.pdf")
        self.page.get_by_role("tab", name="Redact", exact=True).click()
        self.page.get_by_role("button", name="Apply all redactions").click()
        self.page.get_by_text("Nothing is marked for redaction").wait_for()

    def test_the_page_has_a_heading(self) -> None:
        self.open("simple.pdf")
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        self.assertTrue(self.look("document.querySelector('h1').textContent.startsWith(doc.title)"))
