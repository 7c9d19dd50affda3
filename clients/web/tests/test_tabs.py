# SPDX-License-Identifier: MIT
"""Several documents in one window."""

from .browser import ViewerTest


class TabTests(ViewerTest):
    fixtures = ["annotations.pdf", "simple.pdf"]

    def test_a_hidden_document_keeps_its_place_and_no_pictures(self) -> None:
        self.open("simple.pdf", "annotations.pdf")
        self.page.get_by_role("tab", name="simple.pdf").click()
        self.sharp()
        self.look("viewer.viewport.command('view/goTo', { pageIndex: 1 })")
        self.sharp()
        view = "(({ size, scale, offset }) => ({ size, scale, offset }))(doc.view)"
        before = self.look(view)
        asked = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/d1?')).length"
        self.page.get_by_role("tab", name="annotations.pdf").click()
        self.sharp()
        # Nothing of the hidden document is drawn, and the server knows its old size.
        pictures = self.look(asked)
        self.page.wait_for_timeout(300)
        self.assertEqual(self.look(asked), pictures)
        hidden = "window.recto.viewers[0]"
        self.assertEqual(self.look(f"{hidden}.pages.elements.size"), 0)
        self.assertEqual(self.look(f"(await {hidden}.document.ask('view/get')).size"), before["size"])
        self.page.get_by_role("tab", name="simple.pdf").click()
        self.sharp()
        self.assertEqual(self.look(view), before)
