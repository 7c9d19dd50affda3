# SPDX-License-Identifier: MIT
"""What people need who do not see, do not point, or read another language."""

from pathlib import Path
from typing import Any, List

import axe_playwright_python

from . import pictures
from .browser import ViewerTest

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")

#: What of axe-core's rules count: WCAG 2.2, levels A and AA.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

VIOLATIONS = """async (rules) => {
  const { violations } = await axe.run(document, { runOnly: { type: "tag", values: rules } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => {
    return `${id}: ${node.target} ${node.failureSummary.split("\\n").slice(1).join(" ")}`;
  }));
}"""


class AccessTests(ViewerTest):
    fixtures = ["annotations.pdf", "tagged.pdf", "outline.pdf", "simple.pdf"]

    def test_everything_has_a_name_and_can_be_read(self) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            self.open("annotations.pdf")
            for panel in ("Pages", "Bookmarks", "Annotations", "Search", "Layers"):
                button = self.page.get_by_role("navigation").get_by_label(panel, exact=True)
                if button.get_attribute("aria-expanded") != "true":
                    button.click()
                self.page.wait_for_timeout(150)
                with self.subTest(f"{panel} in {scheme}"):
                    self.assertEqual(self.violations(), [])

    def test_dialogues_can_be_read(self) -> None:
        self.open("annotations.pdf")
        self.page.keyboard.press("Control+Shift+s")
        self.page.get_by_role("dialog").wait_for()
        self.assertEqual(self.violations(), [])

    def test_the_start_can_be_read(self) -> None:
        self.page.goto(self.bridge.url)
        self.page.get_by_role("heading", name="Recto").wait_for()
        self.assertEqual(self.violations(), [])

    def violations(self) -> List[str]:
        """What axe-core finds in the page, in shadow trees too."""
        if not self.page.evaluate("Boolean(window.axe)"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: List[str] = self.page.evaluate(VIOLATIONS, RULES)
        # The page's rules forbid styles that axe-core tries out.
        self.complaints = [each for each in self.complaints if "inline style" not in each]
        return found

    def test_screen_readers_find_the_pages_in_their_order(self) -> None:
        self.open("outline.pdf", page="5")
        self.assertNotIn(3, self.pages())
        self.look("viewer.viewport.command('view/goTo', { pageIndex: 2 })")
        self.wait(lambda: 3 in self.pages(), "the page before")
        self.assertEqual(self.pages(), sorted(self.pages()))

    def pages(self) -> List[int]:
        """The pages in the order in which a screen reader reads them."""
        names = self.look("[...viewer.shadowRoot.querySelectorAll('.page')].map(({ dataset }) => dataset.page)")
        return [int(name) + 1 for name in names]

    def test_screen_readers_find_the_text(self) -> None:
        self.open("tagged.pdf")
        self.until("viewer.pages.element(0).sheet.querySelector('div.text p')")
        words = self.look("(await doc.ask('page/text', {pageIndex: 0})).text.split(/\\s+/)[0]")
        self.assertIn(words, self.page.locator("div.text").first.inner_text())

    def test_screen_readers_find_headings_in_the_order_of_the_structure(self) -> None:
        self.open("tagged.pdf")
        layer = self.page.locator("div.text").first
        layer.get_by_role("heading", name="The Heading", level=1).wait_for(state="attached")
        structured = self.look(
            "(await doc.ask('page/layout', {pageIndex: 0, format: 'blocks', order: 'structure'}))"
            ".blocks.map(({ lines }) => lines.map(({ text }) => text).join(' '))"
        )
        self.assertEqual(layer.locator("p").all_text_contents(), structured)

    def test_nothing_moves_for_those_who_want_that(self) -> None:
        self.page.emulate_media(reduced_motion="reduce")
        self.open("simple.pdf", zoom="150")
        self.until("viewer.viewport.scale === 1.5")
        self.take("freeText")
        self.click(0, 80, 300)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Still")
        moving = self.look(
            "[document, viewer.shadowRoot].flatMap((root) => root.getAnimations())"
            ".filter(({playState}) => playState === 'running').length"
        )
        self.assertEqual(moving, 0)

    def enter(self, text: str) -> None:
        """Begins a free text."""
        self.open("simple.pdf", zoom="150")
        self.until("viewer.viewport.scale === 1.5")
        self.take("freeText")
        self.click(0, 80, 300)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type(text)

    def written(self) -> Any:
        return self.look("(await doc.ask('annotations/list')).annotations.map(({contents}) => contents)")

    def test_text_is_finished_when_the_keys_go_elsewhere(self) -> None:
        self.enter("One")
        # A button beside the pages may be about the text.
        self.page.get_by_label("Print", exact=True).focus()
        self.page.wait_for_timeout(100)
        self.assertEqual(self.written(), [])
        self.assertTrue(self.look("viewer.keys.takesText"))
        self.look("viewer.keys.field.focus()")
        self.look("document.body.appendChild(document.createElement('input')).focus()")
        self.until("!viewer.keys.takesText")
        self.assertEqual(self.written(), ["One"])

    def test_text_is_finished_when_the_window_loses_the_focus(self) -> None:
        self.enter("Two")
        self.look("(document.hasFocus = () => false, viewer.keys.field.blur())")
        self.until("!viewer.keys.takesText")
        self.assertEqual(self.written(), ["Two"])

    def test_what_has_the_focus_can_be_seen(self) -> None:
        self.open("annotations.pdf")
        self.page.locator(".tab-title").first.focus()
        seen = []
        for _ in range(40):
            self.page.keyboard.press("Tab")
            ring = self.look(
                "(() => { let at = document.activeElement;"
                " while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;"
                " const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);"
                " const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;"
                " return [at.className || at.tagName, isSeen || boxShadow !== 'none']; })()"
            )
            if "window" in ring[0] or ring[0] == "BODY":
                break
            seen.append(ring)
        self.assertGreater(len(seen), 10)
        self.assertEqual([name for name, is_seen in seen if not is_seen], [])

    def test_the_focus_of_the_pages_can_be_seen(self) -> None:
        # The page covers the whole width of the window.
        self.open("annotations.pdf")
        box = self.page.locator("recto-viewer").bounding_box()
        assert box
        edge = {"x": box["x"], "y": box["y"] + 20, "width": 2, "height": box["height"] - 40}
        self.page.locator(".tab-title").first.focus()
        self.page.mouse.move(1, 1)
        before = self.page.screenshot(clip=edge)
        self.page.keyboard.press("Shift+F6")
        self.until("viewer.shadowRoot.activeElement?.classList.contains('window')")
        each_point = pictures.Tolerance(1, 40, 0)
        ring = pictures.difference(self.context, before, self.page.screenshot(clip=edge), each_point)
        self.assertGreater(ring, 0.95)


class GermanTests(ViewerTest):
    fixtures = ["annotations.pdf"]

    def setUp(self) -> None:
        super().setUp()
        self.page.add_init_script(
            "Object.defineProperty(navigator, 'languages', { get: () => ['de-DE', 'de'] })"
        )

    def test_the_interface_is_german(self) -> None:
        self.open("annotations.pdf")
        self.page.get_by_role("tab", name="Zeichnen", exact=True).click()
        self.page.get_by_label("Ellipse").wait_for()
        self.assertEqual(self.look("document.documentElement.lang"), "de")

    def test_dates_are_german(self) -> None:
        self.open("annotations.pdf")
        self.page.get_by_role("navigation").get_by_label("Anmerkungen", exact=True).click()
        self.page.locator(".annotation").first.get_by_text("29.2.2024").wait_for()

    def test_every_text_is_in_every_catalogue(self) -> None:
        self.open("annotations.pdf")
        missing = self.look(
            "await (async () => { const [{ english }, { german }, { arabic }] = await Promise.all(["
            "import('/viewer/src/i18n/en.js'), import('/viewer/src/i18n/de.js'), import('/viewer/src/i18n/ar.js')]);"
            " return Object.keys(english).filter((key) => !(key in german && key in arabic)); })()"
        )
        self.assertEqual(missing, [])
