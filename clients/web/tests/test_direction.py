# SPDX-License-Identifier: MIT
"""Languages whose lines run from right to left."""

from typing import Any

from .browser import SIZE, ViewerTest

#: The middles of elements, from the left, and whether the pages' window scrolls from there.
PLACES = """(selectors) => selectors.map((selector) => {
  const { left, right } = document.querySelector(selector).getBoundingClientRect();
  return (left + right) / 2;
})"""


class DirectionTests(ViewerTest):
    fixtures = ["annotations.pdf", "outline.pdf", "right-to-left.pdf"]

    def places(self, *selectors: str) -> Any:
        return self.page.evaluate(PLACES, list(selectors))

    def test_the_interface_is_arabic_and_mirrored(self) -> None:
        self.page.add_init_script(
            "Object.defineProperty(navigator, 'languages', { get: () => ['ar-EG', 'ar'] })"
        )
        self.open("annotations.pdf")
        self.assertEqual(self.look("document.documentElement.dir"), "rtl")
        self.assertEqual(self.page.locator(".toolbar [data-action=undo]").get_attribute("aria-label"), "تراجع")

    def test_everything_around_the_pages_is_mirrored(self) -> None:
        width = SIZE["width"]
        selectors = [".rail", "[data-action=side]", "[data-action=theme]", ".tab", "recto-viewer"]
        self.open("annotations.pdf")
        self.page.get_by_label("Annotations", exact=True).first.click()
        self.page.locator(".annotation").first.wait_for()
        to_right = self.places(*selectors)
        self.page.goto("about:blank")
        self.open("annotations.pdf", dir="rtl")
        self.page.locator(".annotation").first.wait_for()
        mirrored = [width - place for place in self.places(*selectors)]
        for name, one, other in zip(selectors, to_right, mirrored):
            with self.subTest(name):
                self.assertAlmostEqual(one, other, delta=2)
        self.assertGreater(self.places(".rail")[0], width - 60)
        self.shoot("right-to-left")

    def test_pages_are_where_the_server_has_them(self) -> None:
        self.open("annotations.pdf", dir="rtl", zoom="400")
        self.until("viewer.viewport.scale === 4")
        self.page.mouse.move(400, 500)
        self.page.mouse.wheel(200, 0)
        self.until("viewer.viewport.offset[0] > 100")
        self.until("Math.abs(doc.view.offset[0] - viewer.viewport.offset[0]) < 1")
        self.sharp()
        page = self.look("viewer.pages.element(0).element.getBoundingClientRect().left")
        window = self.look("viewer.getBoundingClientRect().left")
        self.assertAlmostEqual(page - window, -self.look("doc.view.offset[0]"), delta=1.5)

    def test_arrows_go_the_way_they_point(self) -> None:
        self.open("outline.pdf", "annotations.pdf", dir="rtl")
        self.page.locator(".tab.selected .tab-title").focus()
        self.page.keyboard.press("ArrowRight")
        self.until("doc.fileName === 'outline.pdf'")
        self.page.keyboard.press("ArrowLeft")
        self.until("doc.fileName === 'annotations.pdf'")
