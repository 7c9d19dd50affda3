# SPDX-License-Identifier: MIT
"""What the interface around the pages looks like, compared with pictures.

Letters are set in one font that every Debian with Chromium has. Machines still hint and smooth it in
different ways: pictures are compared at a quarter of their size, where letters are grey.
"""

from . import pictures
from .browser import ViewerTest

FONT = "DejaVu Sans"
#: No movement, no blinking caret, and one font, also inside the viewer.
STILL = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    font-family: "%s" !important; caret-color: transparent !important;
    animation: none !important; transition: none !important; scroll-behavior: auto !important;
  }`);
  for (const root of [document, viewer?.shadowRoot]) {
    if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
})()""" % FONT
PANELS = ["thumbnails", "outline", "bookmarks", "annotations", "layers", "attachments", "signatures"]


class InterfaceTests(ViewerTest):
    fixtures = ["annotations.pdf", "outline.pdf", "layers.pdf", "attachments.pdf", "simple.pdf",
                "signature-fields.pdf", "bookmarks.pdf"]  # fmt: skip
    size = {"width": 780, "height": 520}
    context_options = {"timezone_id": "UTC", "reduced_motion": "reduce"}

    def setUp(self) -> None:
        super().setUp()
        self.page.set_viewport_size(self.size)

    def still(self, *names: str, **place: str) -> None:
        """Opens documents in an interface that looks the same each time."""
        self.open(*names, **place)
        self.assertTrue(self.look(f"document.fonts.check('12px \"{FONT}\"')"), f"{FONT} is missing")
        self.look(STILL)

    def compare(self, name: str) -> None:
        self.page.mouse.move(2, 2)
        self.until("`${doc.view.size}` === `${viewer.viewport.size}`")
        self.sharp()
        self.until("!viewer.shadowRoot.querySelector('.lingering')")
        # What comes from the server may come in more than one frame.
        self.page.wait_for_timeout(300)
        pictures.check_layout(self, f"interface-{name}", self.page.screenshot)

    def test_the_toolbar(self) -> None:
        self.still("annotations.pdf")
        self.compare("toolbar")

    def test_the_panels(self) -> None:
        names = {"outline": "outline.pdf", "layers": "layers.pdf", "attachments": "attachments.pdf",
                 "signatures": "signature-fields.pdf", "bookmarks": "bookmarks.pdf"}  # fmt: skip
        for panel in PANELS:
            with self.subTest(panel):
                self.page.goto("about:blank")
                self.still(names.get(panel, "annotations.pdf"))
                self.look(f"recto.side.open('{panel}')")
                if panel == "thumbnails":
                    self.until("recto.side.element.querySelectorAll('canvas, img').length > 1")
                self.compare(f"panel-{panel}")

    def test_a_search(self) -> None:
        self.still("simple.pdf")
        self.look("recto.side.search('the')")
        self.until("recto.side.element.textContent.includes(' of ')")
        self.look("viewer.viewport.scroller.element.focus()")
        self.compare("search")

    def test_the_menu_of_an_annotation(self) -> None:
        self.still("annotations.pdf")
        self.click(0, 41, 200, button="right")
        self.until("!viewer.menu.element.hidden")
        self.compare("menu")

    def test_the_style_of_a_tool(self) -> None:
        self.still("simple.pdf")
        self.take("rectangle")
        self.page.locator(".presets button").last.click()
        self.compare("style")

    def test_a_question(self) -> None:
        self.still("simple.pdf")
        self.take("rectangle")
        self.drag(0, 60, 60, 160, 100)
        self.until("doc.isDirty")
        self.page.locator(".tab-close").click()
        self.page.get_by_role("dialog").wait_for()
        self.compare("question")

    def test_the_dark_interface(self) -> None:
        self.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        self.still("annotations.pdf")
        self.look("recto.side.open('annotations')")
        self.compare("dark")

    def test_the_interface_from_the_right(self) -> None:
        self.still("outline.pdf", dir="rtl")
        self.look("recto.side.open('outline')")
        self.compare("from-the-right")

    def test_german(self) -> None:
        self.still("annotations.pdf", lang="de")
        self.click(0, 41, 200, button="right")
        self.until("!viewer.menu.element.hidden")
        self.compare("german")

    def test_a_narrow_window(self) -> None:
        self.page.set_viewport_size({"width": 400, "height": 640})
        self.still("annotations.pdf")
        self.compare("narrow")
        self.look("recto.side.open('annotations')")
        self.compare("narrow-panel")

    def test_a_broken_layout_is_noticed(self) -> None:
        self.still("annotations.pdf")
        self.look("recto.side.open('annotations')")
        self.page.wait_for_timeout(300)
        before = self.page.screenshot()

        def share() -> float:
            return pictures.difference(self.context, before, self.page.screenshot(), pictures.LAYOUT)

        self.assertLess(share(), pictures.LAYOUT.share)
        for broken in ("recto.tools.element", "recto.tabs.element", "recto.side.element.firstChild"):
            self.look(f"({broken}.style.display = 'none')")
            self.assertGreater(share(), pictures.LAYOUT.share, broken)
            self.look(f"({broken}.style.display = '')")
        self.look("(recto.toolbar.element.style.paddingInlineStart = '24px')")
        self.assertGreater(share(), pictures.LAYOUT.share, "a toolbar that moved")
