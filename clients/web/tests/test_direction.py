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


#: The letters of an element that is in one line, as they are seen from left to right.
SEEN = """(element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters = [];
  for (let node; (node = texts.nextNode()); ) {
    for (let place = 0; place < node.length; place++) {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      const { width, left } = range.getBoundingClientRect();
      if (width) letters.push([left, node.data[place]]);
    }
  }
  return letters.sort(([left], [other]) => left - other).map(([, letter]) => letter).join("");
}"""
#: A text that loses its order among lines from the right: its signs belong to the words before them.
TITLE = "(1) Who?"


class ForeignTextTests(ViewerTest):
    """Texts in Latin letters amid an Arabic interface."""

    fixtures = ["annotations.pdf", "outline.pdf", "attachments.pdf", "layers.pdf"]

    def begin(self, name: str, panel: str) -> None:
        self.open(name, lang="ar")
        self.look(f"recto.side.open('{panel}')")

    def seen(self, selector: str) -> str:
        place = self.page.locator(selector).first
        place.wait_for()
        found: str = place.evaluate(SEEN)
        return found

    def assert_readable(self, selector: str) -> None:
        """The element shows the title in its order."""
        self.wait(lambda: self.page.locator(selector).count(), selector)
        with self.subTest(selector):
            self.assertEqual(self.seen(selector), TITLE)

    def test_a_date_stays_whole_beside_a_name(self) -> None:
        self.begin("annotations.pdf", "annotations")
        seen = self.seen(".annotation-head small")
        self.assertTrue(seen.endswith("Ann"), seen)

    def test_comments_and_hits(self) -> None:
        self.begin("annotations.pdf", "annotations")
        self.look(f"await doc.ask('annotations/update', {{ id: 'square-1', changes: {{ contents: '{TITLE}' }} }})")
        text = self.page.locator("[data-id='square-1'] .annotation-text")
        self.wait(lambda: text.inner_text() == TITLE, "the comment")
        self.assert_readable("[data-id='square-1'] .annotation-text")
        self.shoot("arabic-annotations")
        self.look("recto.side.search('Visit')")
        self.page.locator(".hit mark").wait_for()
        self.assertEqual(self.page.locator(".hit span").evaluate("(words) => getComputedStyle(words).direction"), "ltr")

    def test_entries_of_the_outline_and_bookmarks(self) -> None:
        self.begin("outline.pdf", "outline")
        self.look(f"await doc.ask('outline/insert', {{ item: {{ title: '{TITLE}', pageIndex: 0 }}, index: 0 }})")
        self.page.get_by_role("treeitem").get_by_role("button", name=TITLE, exact=True).wait_for()
        self.assert_readable(".outline-item .row > button")
        self.look(f"await doc.ask('bookmarks/add', {{ bookmark: {{ name: '{TITLE}', pageIndex: 0 }} }})")
        self.look("recto.side.open('bookmarks')")
        self.assert_readable(".bookmark-name")
        # The row begins at the right, as all others.
        name, row = self.page.evaluate(PLACES, [".bookmark-name bdi", ".bookmark"])
        self.assertGreater(name, row)

    def test_attachments_and_layers(self) -> None:
        self.begin("attachments.pdf", "attachments")
        self.look(f"await doc.ask('attachments/add', {{ name: '{TITLE}', data: 'QQ==' }})")
        self.page.locator(".panel-attachments bdi", has_text=TITLE).wait_for()
        self.assert_readable(f".panel-attachments .row:has-text('{TITLE}') bdi")
        self.assertEqual(self.seen(f".panel-attachments .row:has-text('{TITLE}') small"), "1 KiB")
        self.page.goto("about:blank")
        self.begin("layers.pdf", "layers")
        self.look(f"await doc.ask('layers/add', {{ title: '{TITLE}' }})")
        self.page.locator(".panel-layers bdi", has_text=TITLE).wait_for()
        self.assert_readable(f".panel-layers label:has-text('{TITLE}')")

    def test_messages_of_the_server(self) -> None:
        self.begin("annotations.pdf", "outline")
        # It goes by itself.
        seen = self.look(f"(recto.notices.say('{TITLE}', true), ({SEEN})(document.querySelector('.toast')))")
        self.assertEqual(seen, TITLE)
        self.look(f"recto.notices.show('test', '{TITLE}')")
        self.assert_readable(".notice span")

    def test_names_in_sentences_are_isolated_where_they_run_the_other_way(self) -> None:
        self.open("annotations.pdf")
        said = self.page.evaluate(
            """async () => {
              const { setLanguage, text } = await import("/viewer/src/i18n/catalogue.js");
              return ["en", "ar"].flatMap((language) => {
                setLanguage(language);
                const names = ["a (1).pdf", "\u0643\u062a\u0627\u0628", 7];
                return names.map((name) => /\u2068.*\u2069/.test(text("saved", { name })));
              });
            }"""
        )
        self.assertEqual(said, [False, True, False, True, False, False])
