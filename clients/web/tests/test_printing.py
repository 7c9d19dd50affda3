# SPDX-License-Identifier: MIT
"""Printing works for each document whose author allows it, and shows what will be printed."""

import os
from typing import Any, List

from .browser import WHOLE, ViewerTest

#: Notes the files that are handed to the browser, and what is printed: the sizes of the pictures and
#: their colours at a point of the page, in pixels.
PRINTING = """
window.printed = [];
window.blobs = [];
window.print = () => printed.push([...document.querySelectorAll(".print-sheets img")].map((image) => {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return [canvas.width, canvas.height, ...context.getImageData(500, 900, 1, 1).data.slice(0, 3)];
}));
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => { blobs.push(blob); return make(blob); };
Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
  get: () => ({ focus() {}, print: () => printed.push("file") }),
});
"""
NO_PLUGIN = "Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false });"


class PrintingTests(ViewerTest):
    browser_name = WHOLE
    fixtures = [
        "annotations.pdf", "actions.pdf", "simple.pdf", "locked.pdf", "owner.pdf", "signature-fields.pdf",
        "signed/certified.pdf",
    ]  # fmt: skip

    def print(self) -> None:
        self.page.get_by_label("Print", exact=True).click()

    def printed(self, count: int = 1) -> List[Any]:
        self.until(f"window.printed.length === {count}")
        found: List[Any] = self.look("window.printed")
        return found

    def test_pages_are_printed_as_pictures(self) -> None:
        self.page.add_init_script(PRINTING + NO_PLUGIN)
        self.open("annotations.pdf")
        self.print()
        self.assertEqual(len(self.printed()[0]), self.look("doc.pageCount"))
        self.assertEqual(self.page.locator(".print-sheets").count(), 0)

    def test_pictures_show_what_changed_since_the_last_print(self) -> None:
        self.page.add_init_script(PRINTING + NO_PLUGIN)
        self.open("simple.pdf")
        self.print()
        self.assertEqual(self.printed()[0][0][2:], [255, 255, 255])
        square = {"type": "square", "pageIndex": 0, "rect": [160, 300, 200, 350], "interiorColor": "#ff0000"}
        self.look(f"await doc.ask('annotations/add', {{ annotation: {square} }})")
        self.print()
        self.assertEqual(self.printed(2)[1][0][2:], [255, 0, 0])

    def test_print_flags_say_what_pictures_show(self) -> None:
        self.page.add_init_script(PRINTING + NO_PLUGIN)
        self.open("simple.pdf")
        square = {"type": "square", "pageIndex": 0, "rect": [160, 300, 200, 350], "interiorColor": "#ff0000"}
        only_printed = {**square, "interiorColor": "#00ff00", "flags": ["print", "noView"]}
        self.look(f"await doc.ask('annotations/add', {{ annotations: [{only_printed}] }})")
        self.look(f"await doc.ask('annotations/add', {{ annotations: [{ {**square, 'flags': []} }] }})")
        self.print()
        self.assertEqual(self.printed()[0][0][2:], [0, 255, 0])

    def test_a_very_large_page_is_printed_less_sharply(self) -> None:
        self.page.add_init_script(PRINTING + NO_PLUGIN)
        self.open("simple.pdf")
        self.look("await doc.ask('pages/insert', { at: 0, count: 1, size: [5000, 4000] })")
        self.print()
        width, height = self.printed()[0][0][:2]
        self.assertAlmostEqual(width / height, 1.25, places=2)
        self.assertLess(width * height, 16_100_000)

    def test_a_copy_goes_to_the_browsers_own_print(self) -> None:
        self.page.add_init_script(PRINTING)
        self.open("annotations.pdf")
        self.print()
        self.assertEqual(self.printed(), ["file"])
        copy = self.look("await window.blobs.at(-1).text()")
        self.assertTrue(copy.startswith("%PDF-"))
        # Annotations are still annotations: the browser looks at their flags, which say whether they are printed.
        self.assertIn("/Square", copy)
        self.assertFalse(self.look("doc.isDirty"))
        # The server keeps no copy.
        folder = self.look("doc.session.resources.folder")
        self.wait(lambda: not [name for name in os.listdir(folder) if name.endswith("annotations.pdf")], "no copy")

    def test_what_must_not_be_changed_can_be_printed(self) -> None:
        self.page.add_init_script(PRINTING)
        for name in ("owner.pdf", "signature-fields.pdf", "certified.pdf"):
            with self.subTest(name):
                self.page.goto("about:blank")
                self.open(name)
                self.print()
                self.assertEqual(self.printed(), ["file"])

    def test_the_browser_is_given_no_file_that_needs_a_password(self) -> None:
        self.page.add_init_script(PRINTING)
        self.page.goto(self.bridge.address("locked.pdf"))
        self.page.get_by_label("Password", exact=True).fill("user")
        self.page.keyboard.press("Enter")
        self.sharp()
        self.print()
        self.assertEqual(len(self.printed()[0]), self.look("doc.pageCount"))

    def test_what_must_not_be_printed_says_so(self) -> None:
        self.page.add_init_script(PRINTING)
        self.open("simple.pdf")
        path = str(self.bridge.documents / "private.pdf")
        encrypt = "{ ownerPassword: 'owner', permissions: { print: false } }"
        self.look(f"await doc.ask('document/save', {{ path: '{path}', encrypt: {encrypt} }})")
        self.page.goto("about:blank")
        self.open("private.pdf")
        self.assertTrue(self.page.get_by_label("Print", exact=True).is_disabled())
        self.page.keyboard.press("Control+p")
        self.page.get_by_text("The author of private.pdf does not allow it to be printed.").wait_for()
        self.shoot("print-forbidden")
        self.assertEqual(self.look("window.printed"), [])

    def test_a_document_hears_of_being_printed(self) -> None:
        self.page.add_init_script(PRINTING + NO_PLUGIN)
        self.open("actions.pdf")
        self.print()
        # The document has this action for what happens before it is printed.
        self.page.get_by_text("NoSuchName").wait_for()
        self.printed()
