# SPDX-License-Identifier: MIT
"""Several documents in one window."""

import shutil
from typing import Any

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

    def test_a_text_goes_on_after_a_look_at_another_document(self) -> None:
        self.open("annotations.pdf", "simple.pdf", zoom="100")
        self.take("freeText")
        self.click(0, 60, 60)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("abc")
        entry = "viewer.overlay.items.find(({ kind, role }) => kind === 'text' && role === 'entry')?.text"
        self.until(f"{entry} === 'abc'")
        for name in ("annotations.pdf", "simple.pdf"):
            self.page.get_by_role("tab", name=name).click()
            self.until(f"doc.fileName === '{name}'")
            self.sharp()
        self.page.keyboard.type("def")
        self.until(f"{entry} === 'abcdef'")
        # The pages themselves can have the keys, too.
        self.look("viewer.viewport.scroller.element.focus()")
        self.page.keyboard.type("gh")
        self.until(f"{entry} === 'abcdefgh'")

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

    def test_the_neighbour_of_a_closed_tab_is_shown(self) -> None:
        names = ["first.pdf", "second.pdf", "third.pdf", "fourth.pdf"]
        for name in names:
            shutil.copy(self.bridge.documents / "simple.pdf", self.bridge.documents / name)
        self.open(*names)
        for closed, shown in (("second", "third"), ("third", "fourth"), ("fourth", "first")):
            self.page.get_by_role("tab", name=closed).click()
            self.page.get_by_label(f"Close {closed}.pdf").click()
            self.until(f"doc.fileName === '{shown}.pdf'")
        # One that is not in front goes without a word.
        self.look("recto.opening.open({ path: doc.source.path.replace('first', 'third') })")
        self.until("doc.fileName === 'third.pdf'")
        self.page.get_by_label("Close first.pdf").click()
        self.wait(lambda: self.page.locator(".tab").count() == 1, "one tab")
        self.assertEqual(self.look("doc.fileName"), "third.pdf")

    def is_within(self, part: str, width: int) -> bool:
        box = self.page.locator(part).bounding_box()
        return box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width

    def test_the_present_tab_and_the_buttons_stay_in_sight(self) -> None:
        names = [f"a-paper-of-the-year-20{number}.pdf" for number in range(10, 18)]
        for name in names:
            shutil.copy(self.bridge.documents / "simple.pdf", self.bridge.documents / name)
        self.open(*names)
        for width in (600, 375):
            self.page.set_viewport_size({"width": width, "height": 700})
            for index in (len(names) - 1, 0, 4):
                self.look(f"recto.select(recto.viewers[{index}])")
                for part in (".tab.selected .tab-title", ".tab-add", ".tab-settings"):
                    # A window that became narrower scrolls its tabs once they have their new width.
                    self.wait(lambda: self.is_within(part, width), f"{part} of {index} within {width} pixels")
            self.shoot(f"tabs-{width}")
        # A wheel that turns one way only reaches the others.
        row = self.page.locator(".tab-row")
        row.hover()
        before = row.evaluate("(row) => row.scrollLeft")
        self.page.mouse.wheel(0, 200)
        self.wait(lambda: row.evaluate("(row) => row.scrollLeft") > before)


class SaveAsTests(ViewerTest):
    fixtures = ["annotations.pdf", "simple.pdf"]

    def save_to_other(self) -> Any:
        """Saves over another file, which the server refuses unless the user agrees."""
        self.open("simple.pdf")
        self.page.evaluate(
            "() => { const { transport } = recto.viewer.document.session; const send = transport.send.bind(transport);"
            " window.saves = []; transport.send = (message) => {"
            " if (message.method === 'document/save') window.saves.push(message.params.overwrite);"
            " return send(message);"
            " }; }"
        )
        self.page.keyboard.press("Control+Shift+s")
        self.page.get_by_role("dialog").get_by_label("Path").fill(str(self.bridge.documents / "annotations.pdf"))
        self.page.keyboard.press("Enter")
        self.page.get_by_text("There is a file annotations.pdf already").wait_for()
        return self.page.get_by_role("dialog")

    def test_another_file_is_replaced_only_if_the_user_agrees(self) -> None:
        other = self.bridge.documents / "annotations.pdf"
        before = other.read_bytes()
        dialog = self.save_to_other()
        dialog.get_by_role("button", name="Cancel").click()
        dialog.wait_for(state="detached")
        self.look("await doc.ask('document/info')")
        self.assertEqual(self.page.evaluate("window.saves"), [False])
        self.assertEqual(other.read_bytes(), before)
        self.assertEqual(self.page.locator(".toast").count(), 0)

    def test_a_file_that_may_be_replaced_is(self) -> None:
        dialog = self.save_to_other()
        dialog.get_by_role("button", name="Replace it").click()
        self.page.get_by_text("annotations.pdf is saved").wait_for()
        self.assertEqual(self.page.evaluate("window.saves"), [False, True])
        self.assertEqual(
            (self.bridge.documents / "annotations.pdf").read_bytes(),
            (self.bridge.documents / "simple.pdf").read_bytes(),
        )

    def test_a_file_in_another_tab_is_not_replaced(self) -> None:
        self.open("annotations.pdf", "simple.pdf")
        other = self.bridge.documents / "annotations.pdf"
        before = other.read_bytes()
        self.page.keyboard.press("Control+Shift+s")
        self.page.get_by_role("dialog").get_by_label("Path").fill(str(other))
        self.page.keyboard.press("Enter")
        self.page.get_by_text("annotations.pdf is open in another tab").wait_for()
        self.assertEqual(other.read_bytes(), before)

    def test_a_new_file_is_saved_without_a_question(self) -> None:
        self.open("simple.pdf")
        self.page.keyboard.press("Control+Shift+s")
        self.page.get_by_role("dialog").get_by_label("Path").fill(str(self.bridge.documents / "new.pdf"))
        self.page.keyboard.press("Enter")
        self.page.get_by_text("new.pdf is saved").wait_for()
        self.assertTrue((self.bridge.documents / "new.pdf").exists())
