# SPDX-License-Identifier: MIT
"""Images and files that are dropped or pasted."""

from typing import Any

from .bridge import FIXTURES
from .browser import ViewerTest

#: An image of 40 × 20 pixels.
IMAGE = """(async () => {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext("2d");
  context.fillStyle = "#c00";
  context.fillRect(0, 0, 40, 20);
  const data = new DataTransfer();
  data.items.add(new File([await canvas.convertToBlob()], "red.png", { type: "image/png" }));
  return data;
})()"""


class PlacingTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf"]

    def stamped(self) -> Any:
        self.wait(lambda: self.annotations(), "an image on the page")
        return self.annotations()[-1]

    def drop(self, x: float, y: float) -> None:
        """Drops an image at a place of the window."""
        self.page.evaluate(
            f"""async ([clientX, clientY]) => {{
              const dataTransfer = await {IMAGE};
              const target = document.querySelector("recto-viewer");
              const about = {{ dataTransfer, clientX, clientY, bubbles: true, cancelable: true }};
              target.dispatchEvent(new DragEvent("drop", about));
            }}""",
            [x, y],
        )

    def test_an_image_is_dropped_on_an_annotation(self) -> None:
        self.open("annotations.pdf", zoom="150")
        before = len(self.annotations())
        self.drop(*self.at(0, 90, 200))
        self.wait(lambda: len(self.annotations()) == before + 1, "an image on the page")
        (new,) = [each for each in self.annotations() if each["type"] == "stamp" and "customData" in each]
        left, top, right, bottom = new["rect"]
        for is_, due in zip(new["rect"], (70, 190, 110, 210)):
            self.assertAlmostEqual(is_, due, delta=1)
        self.until("viewer.viewport.isSettled")
        self.sharp()
        self.shoot("image-on-annotation")

    def test_an_image_without_a_place_is_not_kept(self) -> None:
        self.open("annotations.pdf", zoom="50")
        before = len(self.annotations())
        x, y = self.at(0, 0, 100)
        self.drop(x - 40, y)
        self.page.get_by_text("There is no page here for the image.").wait_for()
        self.take("fileAttachment")
        self.click(0, 250, 120)
        # The user is asked for a file.
        self.page.get_by_role("dialog").get_by_text("File to attach").first.wait_for()
        self.assertEqual(len(self.annotations()), before)

    def test_an_image_is_dropped_on_a_page(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.drop(*self.at(0, 150, 200))
        left, top, right, bottom = self.stamped()["rect"]
        self.assertEqual(self.stamped()["type"], "stamp")
        self.assertAlmostEqual((right - left) / (bottom - top), 2, delta=0.1)
        self.assertTrue(left <= 150 <= right and top <= 200 <= bottom)

    def test_a_file_is_dropped_beside_the_pages(self) -> None:
        self.open("simple.pdf", zoom="150")
        document = (FIXTURES / "annotations.pdf").read_bytes()
        for place in (".rail", ".toolbar", ".tabs"):
            with self.subTest(place):
                name = f"own-{place[1:]}.pdf"
                self.page.evaluate(
                    """([place, name, bytes]) => {
                      const dataTransfer = new DataTransfer();
                      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
                      const about = { dataTransfer, bubbles: true, cancelable: true, composed: true };
                      for (const kind of ["dragover", "drop"]) {
                        const event = new DragEvent(kind, about);
                        document.querySelector(place).dispatchEvent(event);
                        if (!event.defaultPrevented) throw new Error(`The browser takes ${kind} on ${place}.`);
                      }
                    }""",
                    [place, name, list(document)],
                )
                self.until(f"doc?.fileName === '{name}'")

    def test_an_image_is_pasted(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.page.evaluate(
            f"""async () => {{
              const clipboardData = await {IMAGE};
              const target = window.recto.viewer.viewport.scroller.element;
              target.dispatchEvent(new ClipboardEvent("paste", {{ clipboardData, bubbles: true, cancelable: true }}));
            }}"""
        )
        self.assertEqual(self.stamped()["type"], "stamp")

    def test_a_copied_image_comes_back_by_the_keyboard(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.copy_image()
        self.page.keyboard.press("Control+v")
        self.assertEqual(self.stamped()["type"], "stamp")

    def copy_image(self) -> None:
        self.page.evaluate(
            f"""async () => {{
              const [image] = (await {IMAGE}).files;
              await navigator.clipboard.write([new ClipboardItem({{ "image/png": image }})]);
            }}"""
        )

    def test_what_was_copied_last_is_pasted(self) -> None:
        self.open("simple.pdf", zoom="150")
        square = "{ type: 'square', pageIndex: 0, rect: [40, 200, 120, 260], contents: 'A box', color: '#ff0000' }"
        self.look(f"doc.ask('annotations/add', {{ annotation: {square} }})")
        self.copy_image()
        self.click(0, 40.5, 230)
        self.until("(await doc.ask('selection/get')).annotations.length === 1")
        self.page.keyboard.press("Control+c")
        self.until("await navigator.clipboard.readText() === 'A box'")
        self.page.keyboard.press("Control+v")
        self.wait(lambda: [each["type"] for each in self.annotations()] == ["square", "square"])
        # Text that was copied elsewhere since is none for the pages, and an image is placed.
        self.page.evaluate("navigator.clipboard.writeText('From elsewhere')")
        self.page.keyboard.press("Control+v")
        self.page.wait_for_timeout(400)
        self.assertEqual(len(self.annotations()), 2)
        self.copy_image()
        self.page.keyboard.press("Control+v")
        self.wait(lambda: [each["type"] for each in self.annotations()] == ["square", "square", "stamp"])
