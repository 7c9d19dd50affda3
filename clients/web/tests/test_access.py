# SPDX-License-Identifier: MIT
"""What people need who do not see, do not point, or read another language."""

from .browser import ViewerTest

#: The contrast of each element's text with what it stands on, where that is a plain colour.
CONTRASTS = """(() => {
  const numbers = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const color = numbers(getComputedStyle(each).backgroundColor);
      if (color.length === 3) return color;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const element of document.querySelectorAll('button:enabled, label, h2, span, small, option')) {
    if (!element.checkVisibility() || !element.textContent.trim() || element.closest('.toast')) continue;
    const [one, other] = [numbers(getComputedStyle(element).color), ground(element)].map(light);
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) found.push(`${element.className} ${element.textContent}: ${ratio.toFixed(2)}`);
  }
  return found;
})()"""

#: Things that can be used and have no name.
NAMELESS = """[...document.querySelectorAll('button, input, select, textarea, [role]:not([role=status])')]
  .filter((element) => element.checkVisibility())
  .filter((element) => !(element.ariaLabel || element.textContent.trim() || element.labels?.length))
  .map((element) => element.outerHTML.slice(0, 120))"""


class AccessTests(ViewerTest):
    fixtures = ["annotations.pdf", "tagged.pdf", "outline.pdf"]

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
                    self.assertEqual(self.look(NAMELESS), [])
                    self.assertEqual(self.look(CONTRASTS), [])

    def test_screen_readers_find_the_text(self) -> None:
        self.open("tagged.pdf")
        self.until("viewer.pages.element(0).sheet.querySelector('div.text p')")
        words = self.look("(await doc.ask('page/text', {pageIndex: 0})).text.split(/\\s+/)[0]")
        self.assertIn(words, self.page.locator("div.text").first.inner_text())

    def test_the_keyboard_reaches_everything(self) -> None:
        self.open("annotations.pdf")
        self.page.keyboard.press("Control+g")
        self.page.keyboard.type("2")
        self.page.keyboard.press("Enter")
        self.until("doc.view.pageIndex === 1")
        self.assertTrue(self.look("viewer.shadowRoot.activeElement?.classList.contains('window')"))
        self.page.keyboard.press("Tab")
        self.until("(await doc.ask('selection/get')).annotations.length === 1")
        self.page.keyboard.press("Delete")
        self.until("doc.isDirty")
        self.page.keyboard.press("Control+z")
        self.until("!doc.isDirty")


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

    def test_every_text_is_in_both_catalogues(self) -> None:
        self.open("annotations.pdf")
        missing = self.look(
            "await (async () => { const [{ english }, { german }] = await Promise.all(["
            "import('/viewer/src/i18n/en.js'), import('/viewer/src/i18n/de.js')]);"
            " return Object.keys(english).filter((key) => !(key in german)); })()"
        )
        self.assertEqual(missing, [])
