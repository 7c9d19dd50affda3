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

    def settled_places(self, *selectors: str) -> Any:
        """The places once the view has its size: the panel makes room for itself, and fonts come late."""
        found = [self.places(*selectors)]

        def are_same() -> bool:
            self.page.wait_for_timeout(100)
            found.append(self.places(*selectors))
            return self.look("viewer.viewport.isSettled") and found[-1] == found[-2] == found[max(len(found) - 3, 0)]

        self.sharp()
        self.wait(are_same, "places that stay")
        return found[-1]

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
        to_right = self.settled_places(*selectors)
        self.page.goto("about:blank")
        self.open("annotations.pdf", dir="rtl")
        self.page.locator(".annotation").first.wait_for()
        mirrored = [width - place for place in self.settled_places(*selectors)]
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
        self.until("viewer.viewport.isSettled && Math.abs(doc.view.offset[0] - viewer.viewport.offset[0]) < 1")
        self.sharp()
        page = "viewer.pages.element(0).element.getBoundingClientRect().left - viewer.getBoundingClientRect().left"
        # The view may still be scrolling: its three figures must be of one moment.
        self.until(f"Math.abs({page} + doc.view.offset[0]) < 1.5")

    def test_arrows_go_the_way_they_point(self) -> None:
        self.open("outline.pdf", "annotations.pdf", dir="rtl")
        self.page.locator(".tab.selected .tab-title").focus()
        self.page.keyboard.press("ArrowRight")
        self.until("doc.fileName === 'outline.pdf'")
        self.page.keyboard.press("ArrowLeft")
        self.until("doc.fileName === 'annotations.pdf'")
