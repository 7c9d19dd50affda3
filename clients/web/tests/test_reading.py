# SPDX-License-Identifier: MIT
"""Opening, scrolling, zooming."""

import shutil

from .bridge import FIXTURES
from .browser import ViewerTest


class ReadingTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf", "locked.pdf", "rotated.pdf", "two-columns.pdf"]

    def test_the_first_page_is_shown_sharp(self) -> None:
        self.open("two-columns.pdf")
        self.assertEqual(self.look("viewer.pages.element(0).sheet.querySelectorAll('.tiles').length"), 1)
        self.assertAlmostEqual(self.look("viewer.viewport.scale * 400"), self.look("viewer.viewport.size[0]"), 0)
        self.shoot("reading")

    def test_the_wheel_scrolls_and_the_server_knows(self) -> None:
        self.open("simple.pdf")
        self.page.mouse.move(500, 500)
        self.page.mouse.wheel(0, 700)
        self.until("doc.view.offset[1] > 600")
        self.until("Math.abs(doc.view.offset[1] - viewer.viewport.offset[1]) < 1")
        self.sharp()

    def test_the_wheel_zooms_around_the_pointer(self) -> None:
        self.open("annotations.pdf")
        place = self.at(0, 200, 150)
        self.page.mouse.move(*place)
        before = self.look("viewer.viewport.scale")
        self.page.keyboard.down("Control")
        for _ in range(4):
            self.page.mouse.wheel(0, -40)
        self.page.keyboard.up("Control")
        self.until(f"viewer.viewport.scale > {before} * 1.5")
        self.until("Math.abs(doc.view.scale - viewer.viewport.scale) < 1e-6")
        self.sharp()
        now = self.at(0, 200, 150)
        self.assertAlmostEqual(now[0], place[0], delta=2)
        self.assertAlmostEqual(now[1], place[1], delta=2)

    def test_a_file_that_cannot_be_opened_is_told_of(self) -> None:
        self.page.goto(self.bridge.address("missing.pdf"))
        self.page.get_by_text("missing.pdf was not found").wait_for()
        self.page.get_by_role("button", name="simple.pdf").click()
        self.sharp()

    def test_keys_turn_pages(self) -> None:
        self.open("simple.pdf")
        self.page.keyboard.press("End")
        self.until("doc.view.pageIndex === 2")
        self.page.keyboard.press("Home")
        self.until("doc.view.offset[1] <= 0")

    def test_layouts_and_fits(self) -> None:
        self.open("simple.pdf")
        layout = self.page.get_by_label("Layout")
        layout.select_option("single")
        self.until("viewer.viewport.layout.places.length === 1")
        self.page.get_by_label("Zoom", exact=True).select_option("page")
        self.until("doc.view.fit === 'page'")
        self.page.mouse.move(500, 500)
        self.page.mouse.wheel(0, 300)
        self.until("doc.view.pageIndex === 1")
        self.sharp()
        layout.select_option("facingContinuous")
        self.until("viewer.viewport.layout.places.length === 3")
        self.sharp()

    def test_no_page_is_left_where_it_was(self) -> None:
        self.open("simple.pdf", zoom="50")
        self.page.get_by_label("Layout").select_option("facingContinuous")
        self.until("viewer.viewport.layout.places[1].x > 0")
        for zoom in ("3", "0.5"):
            self.page.get_by_label("Zoom", exact=True).select_option(zoom)
            self.until(
                "![...viewer.pages.elements.values()].some(({index, element}) => {"
                " const place = viewer.viewport.layout.place(index);"
                " return Math.abs(parseFloat(element.style.left) - place.x * viewer.viewport.scale) > 1;"
                " })"
            )
            self.sharp()

    def test_the_view_is_turned(self) -> None:
        self.open("annotations.pdf")
        self.page.get_by_label("Turn the view").click()
        self.until("viewer.viewport.layout.place(0).rotation === 90")
        self.sharp()
        self.until(
            "(({width, height}) => Math.abs(width / height - 500 / 400) < 0.01)"
            "(viewer.pages.element(0).element.getBoundingClientRect())"
        )
        self.shoot("turned")

    def test_a_screen_with_more_pixels_gets_sharp_pages(self) -> None:
        self.open("simple.pdf", zoom="150")
        width = "viewer.pages.element(0).sheet.querySelector('canvas:not(.preview)').width"
        before = self.look(width)
        # As if the window was moved to another screen: its size stays.
        about = {"width": 0, "height": 0, "deviceScaleFactor": 2, "mobile": False}
        self.cdp().send("Emulation.setDeviceMetricsOverride", about)
        self.until(f"Math.abs({width} - {before * 2}) <= 2 && viewer.pages.isSharp")
        self.until("doc.view.pixelRatio === 2")

    def test_deep_links(self) -> None:
        self.open("simple.pdf", page="2", zoom="150")
        self.until("doc.view.pageIndex === 1")
        self.assertAlmostEqual(self.look("viewer.viewport.scale"), 1.5, 3)

    def test_passwords_are_asked_for(self) -> None:
        self.page.goto(self.bridge.address("locked.pdf"))
        field = self.page.get_by_label("Password", exact=True)
        field.fill("wrong")
        field.press("Enter")
        self.page.get_by_text("That is not the password").wait_for()
        self.page.get_by_label("Password", exact=True).fill("user")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.sharp()

    def test_a_place_that_is_not_there_keeps_the_document_open(self) -> None:
        for place in ({"nameddest": "gone"}, {"zoom": "-5"}):
            with self.subTest(place):
                self.page.goto("about:blank")
                self.open("simple.pdf", **place, page="2")
                self.assertEqual(self.look("recto.viewers.length"), 1)
                self.until("doc.view.pageIndex === 1")
                if "nameddest" in place:
                    self.page.get_by_text("does not have the place").wait_for()
                else:
                    self.assertEqual(self.page.locator(".toast").count(), 0)

    def test_a_line_of_the_source_is_shown(self) -> None:
        shutil.copy(FIXTURES / "simple.synctex", self.bridge.documents)
        self.open("simple.pdf", synctex="14:1:parts/second.tex")
        self.until("doc.view.pageIndex === 1")
        for place in ("4:simple.tex", "4:0:simple.tex"):
            self.page.evaluate("location.hash = '#page=3'")
            self.until("doc.view.pageIndex === 2")
            self.page.evaluate(f"location.hash = '#synctex={place}'")
            self.until("doc.view.pageIndex === 0")
        self.page.evaluate("location.hash = '#synctex=4:other.tex'")
        self.page.get_by_text("was not made from this source").wait_for()

    def test_a_place_that_is_followed_later_leaves_the_documents_in_the_address(self) -> None:
        self.open("simple.pdf")
        self.page.evaluate("location.hash = '#page=2'")
        self.until("doc.view.pageIndex === 1")
        self.wait(lambda: "simple.pdf" in self.page.url, "the document in the address")
        self.page.reload()
        self.sharp()
        self.assertEqual(self.look("recto.viewers.length"), 1)

    def test_the_token_leaves_the_address(self) -> None:
        self.open("simple.pdf")
        self.assertNotIn("token", self.page.url)
        self.page.reload()
        self.sharp()

    def test_the_place_is_remembered(self) -> None:
        self.open("simple.pdf")
        self.page.keyboard.press("End")
        self.until("doc.view.pageIndex === 2")
        self.until("localStorage.getItem(`recto.place.${doc.source.path}`)?.includes('\"pageIndex\":2')")
        self.page.reload()
        self.sharp()
        self.until("doc.view.pageIndex === 2")

    def test_pages_are_dark_where_the_system_is(self) -> None:
        self.page.emulate_media(color_scheme="dark")
        self.open("annotations.pdf")
        pixel = self.look(
            "(() => { const tile = viewer.pages.element(0).sheet.querySelector('.tiles canvas');"
            " const copy = document.createElement('canvas'); copy.width = copy.height = 9;"
            " const context = copy.getContext('2d'); context.drawImage(tile, 0, 0);"
            " return [...context.getImageData(4, 4, 1, 1).data]; })()"
        )
        self.assertLess(max(pixel[:3]), 80)
        self.shoot("dark")


class SharpnessTests(ViewerTest):
    fixtures = ["annotations.pdf"]
    context_options = {"device_scale_factor": 2}

    def test_tiles_have_a_pixel_for_each_of_the_screen(self) -> None:
        self.open("annotations.pdf")
        widths = self.look(
            "(() => { const tile = viewer.pages.element(0).sheet.querySelector('.tiles canvas');"
            " return [tile.width, tile.getBoundingClientRect().width]; })()"
        )
        self.assertAlmostEqual(widths[0], 2 * widths[1], delta=1)
