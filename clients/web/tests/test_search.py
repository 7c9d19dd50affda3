# SPDX-License-Identifier: MIT
"""Words are looked for, and stay marked until the user ends the search."""

from typing import Any

from .browser import ViewerTest


class SearchTest(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf"]

    def show(self, panel: str) -> None:
        self.page.get_by_role("navigation").get_by_label(panel, exact=True).click()

    def search(self, words: str) -> int:
        """Looks for words; answers the number of hits."""
        self.page.keyboard.press("Control+f")
        self.page.keyboard.type(words)
        count: int = self.look(f"(await doc.ask('search/find', {{ query: '{words}' }})).matches.length")
        self.status(f"1 of {count}")
        return count

    def status(self, words: str) -> None:
        self.wait(lambda: self.page.locator(".search-status").text_content() == words, words)

    def marks(self) -> Any:
        return self.page.locator(":is(.role-match, .role-currentMatch):visible")


class SearchTests(SearchTest):
    def test_words_are_found_marked_and_gone_through(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.page.keyboard.press("Control+f")
        self.page.keyboard.type("the")
        count = self.look("(await doc.ask('search/find', { query: 'the' })).matches.length")
        self.assertGreater(count, 2)
        self.page.get_by_text(f"1 of {count}", exact=True).wait_for()
        self.assertEqual(self.page.locator(".hit").count(), count)
        marks = "viewer.marks.element.querySelector('path').getAttribute('d').split('M')"
        self.until(f"viewer.overlay.first('match') === undefined && {marks}.length > 2")
        self.assertGreater(self.page.locator(".role-match").count(), 0)
        for number in range(2, count + 1):
            self.page.keyboard.press("Enter")
            self.page.get_by_text(f"{number} of {count}", exact=True).wait_for()
        self.until("doc.view.pages.some(({pageIndex}) => pageIndex > 0)")
        self.shoot("search")
        self.page.keyboard.press("Escape")
        self.wait(lambda: self.page.locator(".role-match").count() == 0)

    def test_a_wrong_expression_is_told_in_words_for_readers(self) -> None:
        self.open("simple.pdf")
        self.page.keyboard.press("Control+f")
        self.page.get_by_label("Regular expression").check()
        self.page.locator(".panel-search input[type=search]").fill("(abc")
        status = self.page.locator(".search-status")
        status.get_by_text("wrong at character 4").wait_for()
        self.assertNotIn("params", status.inner_text())

    def test_hits_stay_while_another_panel_is_shown(self) -> None:
        self.open("simple.pdf", zoom="100")
        count = self.search("the")
        self.page.keyboard.press("Enter")
        self.status(f"2 of {count}")
        self.show("Outline")
        self.page.get_by_role("heading", name="Outline", exact=True).wait_for()
        self.assertGreater(self.marks().count(), 1)
        self.show("Outline")
        self.page.get_by_role("heading", name="Outline", exact=True).wait_for(state="hidden")
        self.assertGreater(self.marks().count(), 1)
        self.page.keyboard.press("Control+f")
        self.until("document.activeElement?.type === 'search'")
        self.status(f"2 of {count}")
        self.page.keyboard.press("Enter")
        self.status(f"3 of {count}")
        self.page.keyboard.press("Escape")
        self.wait(lambda: self.marks().count() == 0)

    def test_the_words_are_looked_for_in_another_document(self) -> None:
        self.open("simple.pdf", "annotations.pdf")
        self.page.get_by_role("tab", name="simple.pdf").click()
        self.until("doc.fileName === 'simple.pdf'")
        self.search("page")
        self.page.get_by_role("tab", name="annotations.pdf").click()
        self.until("doc.fileName === 'annotations.pdf'")
        count = self.look("(await doc.ask('search/find', { query: 'page' })).matches.length")
        self.assertGreater(count, 0)
        # The view stays where it is until the user goes to a hit.
        self.status(f"0 of {count}")
        field = self.page.get_by_role("searchbox", name="Search", exact=True)
        self.assertEqual(field.input_value(), "page")
        field.press("Enter")
        self.status(f"1 of {count}")
        self.show("Outline")
        self.page.get_by_role("tab", name="simple.pdf").click()
        self.until("doc.fileName === 'simple.pdf'")
        self.sharp()
        self.page.keyboard.press("Control+f")
        self.page.locator(".hit").first.wait_for()
        self.page.keyboard.press("Enter")
        self.wait(lambda: str(self.page.locator(".search-status").text_content()).startswith("1 of "))


class PhoneSearchTests(SearchTest):
    context_options = {"has_touch": True, "is_mobile": True}

    def setUp(self) -> None:
        super().setUp()
        self.page.set_viewport_size({"width": 390, "height": 700})

    def test_a_hit_that_is_tapped_is_seen(self) -> None:
        self.open("simple.pdf")
        count = self.search("the")
        self.page.locator(".hit").last.tap()
        self.page.locator(".hit").last.wait_for(state="hidden")
        self.wait(lambda: self.page.locator(".role-currentMatch").count() == 1)
        box = self.page.locator(".role-currentMatch").bounding_box()
        assert box
        self.assertTrue(self.look(f"document.elementFromPoint({box['x'] + 2}, {box['y'] + 2}) === viewer"))
        self.shoot("search-phone")
        self.page.get_by_label("Search", exact=True).first.tap()
        self.status(f"{count} of {count}")

    def test_a_tap_beside_a_panel_only_closes_it(self) -> None:
        self.open("annotations.pdf")
        self.search("words")
        before = self.look("doc.view.pageIndex")
        self.page.touchscreen.tap(380, 500)
        self.page.locator(".hit").first.wait_for(state="hidden")
        self.page.wait_for_timeout(300)
        self.assertEqual(self.look("(await doc.ask('view/get')).pageIndex"), before)
        self.assertGreater(self.page.locator(".role-currentMatch").count(), 0)
