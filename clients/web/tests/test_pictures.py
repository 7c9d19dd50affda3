# SPDX-License-Identifier: MIT
"""What the pages and what lies over them look like, compared with pictures.

Only pages and overlays are compared, which the server draws or describes, with the fonts that it brings:
the letters of the interface are the system's.
"""

from . import pictures
from .browser import ViewerTest


class PictureTests(ViewerTest):
    fixtures = [
        "annotations.pdf", "simple.pdf", "form.pdf", "right-to-left.pdf", "layers.pdf", "images.pdf",
        "rotated.pdf", "redactions.pdf",
    ]  # fmt: skip
    size = {"width": 520, "height": 420}

    def bare(self, *names: str, **place: str) -> None:
        """Opens a document with nothing but its pages in the window."""
        self.page.set_viewport_size({"width": 1100, "height": 800})
        self.open(*names, **place)

    def compare(self, name: str) -> None:
        self.page.set_viewport_size(self.size)
        self.look(
            "(document.body.classList.add('bare'), recto.notices.bar.replaceChildren(), viewer.menu.element.style.visibility = 'hidden',"
            " viewer.viewport.scroller.element.blur())"
        )
        self.page.mouse.move(2, 2)
        # The viewer's own size, as the server knows it.
        self.until("viewer.viewport.size[1] > window.innerHeight - 4")
        self.until("`${doc.view.size}` === `${viewer.viewport.size}`")
        self.sharp()
        self.until("!viewer.shadowRoot.querySelector('.lingering')")
        self.page.locator(".toast").first.wait_for(state="detached", timeout=10_000)
        clip = {"x": 0, "y": 0, "width": self.size["width"] - 20, "height": self.size["height"]}
        pictures.check(self, name, lambda: self.page.screenshot(clip=clip))

    def test_text(self) -> None:
        self.bare("simple.pdf")
        self.compare("text")

    def test_annotations(self) -> None:
        self.bare("annotations.pdf")
        self.compare("annotations")

    def test_dark_pages(self) -> None:
        self.page.emulate_media(color_scheme="dark")
        self.bare("annotations.pdf")
        self.compare("dark")

    def test_a_turned_view(self) -> None:
        self.bare("annotations.pdf")
        self.page.get_by_label("Turn the view").click()
        self.until("doc.view.rotation === 90")
        self.compare("turned")

    def test_two_pages(self) -> None:
        self.bare("annotations.pdf", fit="page")
        self.page.get_by_label("Layout").select_option("facing")
        self.until("doc.view.layout === 'facing'")
        self.compare("facing")

    def test_a_small_part(self) -> None:
        self.bare("annotations.pdf", zoom="400")
        self.until("viewer.viewport.scale === 4")
        self.compare("zoomed")

    def test_fields(self) -> None:
        self.bare("form.pdf")
        self.compare("fields")

    def test_lines_from_the_right(self) -> None:
        self.bare("right-to-left.pdf")
        self.compare("right-to-left")

    def test_layers(self) -> None:
        self.bare("layers.pdf")
        self.compare("layers")

    def test_images(self) -> None:
        self.bare("images.pdf")
        self.compare("images")

    def test_turned_pages(self) -> None:
        self.bare("rotated.pdf", fit="page")
        self.compare("rotated")

    def test_areas_to_redact(self) -> None:
        self.bare("redactions.pdf")
        self.compare("redactions")

    def test_hits(self) -> None:
        self.bare("simple.pdf", search="the")
        self.until("viewer.shadowRoot.querySelector('.role-currentMatch')")
        self.compare("hits")

    def test_a_selected_annotation(self) -> None:
        self.bare("annotations.pdf")
        self.look("await doc.ask('selection/set', {annotations: ['square-1']})")
        self.until("viewer.overlay.first('handle')")
        self.compare("selected")

    def test_selected_text(self) -> None:
        self.bare("simple.pdf")
        self.click(0, 75, 86, click_count=3)
        self.until("viewer.overlay.first('selection')")
        self.compare("selection")

    def test_what_is_drawn(self) -> None:
        self.bare("simple.pdf")
        self.take("freehand")
        self.drag(0, 60, 120, 100, 180, 140, 120, 180, 180)
        self.until("doc.isDirty")
        self.take("pan")
        self.compare("drawn")

    def test_a_picture_that_differs_is_noticed(self) -> None:
        self.bare("simple.pdf")
        before = self.page.screenshot()
        self.take("rectangle")
        self.drag(0, 60, 120, 160, 180)
        self.until("doc.isDirty")
        self.sharp()
        self.assertGreater(pictures.difference(self.context, before, self.page.screenshot()), pictures.DIFFERENT)
        self.assertEqual(pictures.difference(self.context, before, before), 0)
