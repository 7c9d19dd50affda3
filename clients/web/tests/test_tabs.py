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

    def test_the_keys_for_save_do_what_the_button_does(self) -> None:
        self.open("simple.pdf")
        path = self.bridge.documents / "simple.pdf"
        before = path.stat()
        self.page.keyboard.press("Control+s")
        self.page.wait_for_timeout(400)
        self.assertEqual((path.stat().st_mtime_ns, path.stat().st_ino), (before.st_mtime_ns, before.st_ino))
        self.assertEqual(self.page.locator(".toast").count(), 0)
        # A text that is still being entered is a change.
        self.take("freeText")
        self.click(0, 20, 20)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Hello")
        self.page.keyboard.press("Control+s")
        self.page.get_by_text("simple.pdf is saved").wait_for()
        self.assertIn(b"Hello", path.read_bytes())

    def test_a_tab_that_is_left_while_it_opens_is_drawn_later(self) -> None:
        self.page.goto(self.bridge.address("simple.pdf"))
        self.sharp()
        path = str(self.bridge.documents / "annotations.pdf")
        # The other tab is chosen before the new viewer has a size to tell.
        self.page.evaluate(
            "(path) => { const first = recto.viewer; const add = recto.add.bind(recto);"
            " recto.add = (...given) => { const added = add(...given); recto.select(first); return added; };"
            " return recto.opening.open({ path }); }",
            path,
        )
        self.assertEqual(self.look("doc.fileName"), "simple.pdf")
        self.assertEqual(self.page.locator(".toast.error").count(), 0)
        self.page.get_by_role("tab", name="annotations.pdf").click()
        self.until("doc.fileName === 'annotations.pdf'")
        self.sharp()
        self.until("viewer.pages.elements.size > 0")

    def test_what_is_asked_about_a_closed_document_is_no_error(self) -> None:
        self.open("simple.pdf", "annotations.pdf")
        self.look("void (window.kept = doc, recto.run(() => recto.opening.reopen(viewer, { recovery: 'discard' })))")
        asked = "kept.ask('view/get').catch((error) => (recto.report(error), error.name))"
        self.until(f"(await {asked}) === 'DocumentClosed'")
        self.until("doc?.fileName === 'annotations.pdf' && doc !== window.kept")
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
