# SPDX-License-Identifier: MIT
"""What the document's menu offers: properties, other formats, passwords, hidden information."""

import json
from pathlib import Path
from typing import Any

from .browser import ViewerTest
from .test_access import AXE, RULES, VIOLATIONS


class MenuTest(ViewerTest):
    """A page with a document, whose menu is used."""

    def choose(self, command: str) -> Any:
        """Opens a dialogue by the document's menu."""
        self.page.get_by_role("button", name="Document menu").click()
        self.page.get_by_role("menuitem", name=command).click()
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        return dialog

    def press(self, dialog: Any, name: str) -> None:
        dialog.get_by_role("button", name=name, exact=True).click()

    def download(self, dialog: Any, name: str) -> Path:
        """The file that a button of a dialogue hands out, under its own name."""
        with self.page.expect_download() as download:
            self.press(dialog, name)
        path = self.bridge.folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    def undo(self) -> None:
        self.page.get_by_label("Undo", exact=True).click()


class DocumentMenuTests(MenuTest):
    fixtures = ["annotations.pdf", "simple.pdf", "form.pdf"]

    def test_the_keyboard_goes_through_the_menu(self) -> None:
        self.open("simple.pdf")
        button = self.page.get_by_role("button", name="Document menu")
        button.focus()
        self.page.keyboard.press("Enter")
        focused = "document.activeElement.textContent"
        self.until(f"{focused} === 'Properties…'")
        self.assertEqual(button.get_attribute("aria-expanded"), "true")
        self.shoot("document-menu")
        self.page.keyboard.press("ArrowUp")
        self.until(f"{focused}.startsWith('Remove hidden')")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowDown")
        self.until(f"{focused} === 'Export…'")
        self.page.keyboard.press("Escape")
        self.until("document.activeElement.dataset.action === 'documentMenu'")
        self.assertEqual(self.page.get_by_role("menu").count(), 0)
        # A dialogue gives the keys back too.
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")
        self.page.get_by_role("dialog").wait_for()
        self.page.keyboard.press("Escape")
        self.until("document.activeElement.dataset.action === 'documentMenu'")

    def test_in_a_narrow_window_it_is_in_the_other_menu(self) -> None:
        self.page.set_viewport_size({"width": 340, "height": 640})
        self.open("simple.pdf")
        self.page.locator("[data-action=more]").first.click()
        self.page.get_by_role("button", name="Document menu").click()
        item = self.page.get_by_role("menuitem", name="Properties")
        item.wait_for()
        self.shoot("document-menu-narrow")
        self.page.keyboard.press("Escape")
        self.until("document.activeElement.dataset.action === 'more'")
        self.page.keyboard.press("Enter")
        self.page.get_by_role("button", name="Document menu").click()
        item.click()
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        self.shoot("properties-narrow")
        box = dialog.bounding_box()
        self.assertTrue(box["x"] >= 0 and box["x"] + box["width"] <= 340)

    def test_menus_and_dialogues_can_be_read(self) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            for command in ("Properties", "Insert", "Protect", "Remove hidden"):
                self.open("annotations.pdf")
                self.page.get_by_role("button", name="Document menu").click()
                self.assert_readable(f"the menu in {scheme}")
                self.page.get_by_role("menuitem", name=command).click()
                self.page.get_by_role("dialog").wait_for()
                self.assert_readable(f"{command} in {scheme}")
                self.shoot(f"document-{command.split()[0].lower()}-{scheme}")
                self.page.goto("about:blank")

    def assert_readable(self, what: str) -> None:
        if not self.page.evaluate("Boolean(window.axe)"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        with self.subTest(what):
            self.assertEqual(self.page.evaluate(VIOLATIONS, RULES), [])
        self.complaints = [each for each in self.complaints if "inline style" not in each]

    def test_properties_are_shown_and_changed(self) -> None:
        self.open("simple.pdf")
        before = self.look("await doc.ask('document/info')")
        dialog = self.choose("Properties")
        self.assertEqual(dialog.get_by_label("Title", exact=True).input_value(), before.get("title", ""))
        facts = dialog.locator("dl").inner_text()
        for part in (before["pdfVersion"], str(before["pageCount"]), "mm", "Everything is allowed"):
            self.assertIn(part, facts)
        dialog.locator("summary").click()
        fonts = self.look("(await doc.ask('document/fonts')).fonts")
        dialog.get_by_text(fonts[0]["name"]).first.wait_for()
        dialog.get_by_label("Author", exact=True).fill("Ann Author")
        dialog.get_by_label("Title", exact=True).fill("")
        self.shoot("properties")
        self.press(dialog, "OK")
        self.until("(await doc.ask('document/info')).author === 'Ann Author'")
        self.assertNotIn("title", self.look("await doc.ask('document/info')"))
        self.undo()
        self.until(f"(await doc.ask('document/info')).author === {json.dumps(before['author'])}")

    def test_unchanged_properties_change_nothing(self) -> None:
        self.open("simple.pdf")
        self.press(self.choose("Properties"), "OK")
        self.page.get_by_role("dialog").wait_for(state="detached")
        self.assertEqual(self.look("(await doc.ask('document/info')).revision"), 0)

    def test_annotations_go_out_and_come_back(self) -> None:
        for format, ending in (("xfdf", "xfdf"), ("fdf", "fdf"), ("instantJSON", "json")):
            with self.subTest(format):
                self.bridge.renew()
                self.open("annotations.pdf")
                ids = sorted(each["id"] for each in self.annotations())
                dialog = self.choose("Export")
                dialog.get_by_label("Format").select_option(format)
                file = self.download(dialog, "OK")
                self.assertEqual(file.name, f"annotations.{ending}")
                self.look("await doc.ask('annotations/delete', { ids: ['square-1', 'ink-1'] })")
                for close in self.page.get_by_role("dialog").get_by_role("button", name="Close").all():
                    close.click()
                dialog = self.choose("Import")
                dialog.get_by_label("File", exact=True).set_input_files(file)
                self.assertEqual(dialog.get_by_label("Format").input_value(), format)
                self.press(dialog, "OK")
                self.page.get_by_text("Annotations added: 2.").wait_for()
                self.wait(lambda: sorted(each["id"] for each in self.annotations()) == ids, "the annotations")
                for close in self.page.get_by_role("dialog").get_by_role("button", name="Close").all():
                    close.click()
                self.undo()
                self.wait(lambda: len(self.annotations()) == len(ids) - 2, "the undo")
                self.page.goto("about:blank")

    def test_what_is_left_out_of_an_import_is_told(self) -> None:
        self.open("annotations.pdf")
        file = self.bridge.folder / "other.xfdf"
        file.write_text(
            "<xfdf xmlns='http://ns.adobe.com/xfdf/'><annots><circle name='new' page='1' rect='20,20,80,60'"
            " color='#ff8800'/><movie page='0' rect='1,1,9,9'/></annots></xfdf>"
        )
        dialog = self.choose("Import")
        dialog.get_by_label("File", exact=True).set_input_files(file)
        self.press(dialog, "OK")
        told = self.page.get_by_role("dialog").get_by_text("movie annotations are not supported.")
        told.wait_for()
        self.shoot("import-skipped")

    def test_a_file_that_is_refused_leaves_the_dialogue_open(self) -> None:
        self.open("annotations.pdf")
        file = self.bridge.folder / "wrong.xfdf"
        file.write_text("<xfdf><annots><circle page='7' rect='20,20,80,60'/></annots></xfdf>")
        dialog = self.choose("Import")
        dialog.get_by_label("File", exact=True).set_input_files(file)
        self.press(dialog, "OK")
        problem = dialog.get_by_role("alert")
        problem.get_by_text("Annotation 0 is on page 7, but the document has 2, counted from 0.").wait_for()
        self.assertEqual(self.look("doc.revision"), 0)

    def test_a_file_is_read_in_its_encoding(self) -> None:
        self.open("simple.pdf")
        for place, encoding in enumerate(("ISO-8859-1", "windows-1252", "UTF-16", "UTF-16BE", "UTF-8", "utf-8-sig")):
            with self.subTest(encoding):
                file = self.bridge.folder / "note.xfdf"
                file.write_bytes(
                    f"<?xml version='1.0' encoding='{encoding.replace('-sig', '')}'?>"
                    f"<xfdf xmlns='http://ns.adobe.com/xfdf/'><annots><text name='n{place}' page='0'"
                    " rect='20,20,40,40'><contents>Grüße</contents></text></annots></xfdf>".encode(encoding)
                )
                dialog = self.choose("Import")
                dialog.get_by_label("File", exact=True).set_input_files(file)
                self.press(dialog, "OK")
                dialog.wait_for(state="detached")
                self.assertEqual(self.annotations()[-1].get("contents"), "Grüße")

    def test_a_file_that_is_not_in_its_encoding_is_refused(self) -> None:
        self.open("simple.pdf")
        for encoding in ("utf-8", "klingon"):
            file = self.bridge.folder / "note.xfdf"
            file.write_bytes(
                f"<?xml version='1.0' encoding='{encoding}'?>".encode()
                + "<xfdf><annots><text page='0' rect='2,2,4,4'><contents>ß</contents></text></annots></xfdf>".encode("latin1")
            )
            dialog = self.choose("Import")
            dialog.get_by_label("File", exact=True).set_input_files(file)
            self.press(dialog, "OK")
            dialog.get_by_role("alert").get_by_text(f"as text in its encoding, {encoding}").wait_for()
            self.press(dialog, "Cancel")
        self.assertEqual(self.look("doc.revision"), 0)

    def test_the_text_goes_out(self) -> None:
        self.open("simple.pdf")
        dialog = self.choose("Export")
        dialog.get_by_label("Format").select_option("text")
        file = self.download(dialog, "OK")
        self.assertIn("marmalade", file.read_text(encoding="utf-8"))
