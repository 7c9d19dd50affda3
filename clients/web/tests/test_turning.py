# SPDX-License-Identifier: MIT
"""Turning pages that were drawn before the user turned to them."""

from .browser import ViewerTest

#: Whether a page is drawn beside the canvas, for a turn to it.
AHEAD = (
    "(({element, isShown} = {}) => element && !isShown && element.querySelector('.tiles canvas'))"
    "(viewer.pages.element(%d))"
)


class TurningTests(ViewerTest):
    fixtures = ["simple.pdf", "tagged.pdf", "two-columns.pdf"]

    def open_single(self) -> None:
        """Shows one page at a time, and waits until the next one is drawn."""
        self.open("simple.pdf")
        self.page.get_by_label("Layout").select_option("single")
        self.page.get_by_label("Zoom", exact=True).select_option("page")
        self.until("doc.view.fit === 'page' && doc.view.layout === 'single'")
        self.until(AHEAD % 1)
        self.page.locator("recto-viewer .window").first.focus()

    def test_the_next_page_is_shown_before_the_server_answers(self) -> None:
        self.open_single()
        self.hold_server()
        self.page.keyboard.press("PageDown")
        self.until("viewer.viewport.layout.place(1) && viewer.pages.isSharp")
        self.assertTrue(self.look("viewer.pages.element(1).isShown"))
        self.let_server_go()
        self.until("doc.view.pageIndex === 1")
        # The page that was left is still there to be turned back to, and so is the one after.
        self.until(f"{AHEAD % 0} && {AHEAD % 2}")

    def test_a_wheel_turns_pages_at_once(self) -> None:
        self.open_single()
        self.page.mouse.move(*self.at(0, 150, 150))
        self.hold_server()
        self.page.mouse.wheel(0, 120)
        self.until("viewer.viewport.layout.place(1) && viewer.pages.isSharp")
        self.let_server_go()
        self.until("doc.view.pageIndex === 1 && viewer.viewport.isSettled")
        self.until(f"{AHEAD % 0} && viewer.foresight.foresees('scrollPageUp')")
        self.hold_server()
        self.page.mouse.wheel(0, -120)
        self.until("viewer.viewport.layout.place(0) && viewer.pages.isSharp")
        self.let_server_go()
        self.until("doc.view.pageIndex === 0")

    def test_one_flick_turns_one_page(self) -> None:
        self.open_single()
        self.page.mouse.move(*self.at(0, 150, 150))
        for page in (1, 2):
            # The browser's own event of a touch pad, which fades for most of a second.
            self.look(
                "new Promise((done) => { let delta = 5; let isFading = false; const turn = () => {"
                " const init = { deltaY: delta, clientX: 500, clientY: 400, bubbles: true, cancelable: true, composed: true };"
                " const event = new WheelEvent('wheel', init);"
                " Object.defineProperty(event, 'wheelDeltaY', { value: -3 * delta });"
                " viewer.viewport.scroller.element.dispatchEvent(event);"
                " isFading ||= delta > 60; delta = Math.round(isFading ? delta * 0.9 - 0.5 : delta * 1.5);"
                " if (delta > 0) setTimeout(turn, 14); else done(0); }; turn(); })"
            )
            self.until(f"doc.view.pageIndex === {page} && viewer.viewport.isSettled")

    def test_keys_turn_pages_that_stand_alone(self) -> None:
        self.open_single()
        last = self.look("doc.pageCount") - 1
        for key, page in (
            ("ArrowRight", 1), ("ArrowDown", 2), ("ArrowLeft", 1), ("ArrowUp", 0), ("Space", 1), ("Shift+Space", 0),
            ("Control+End", last), ("Control+Home", 0),
        ):  # fmt: skip
            self.page.keyboard.press(key)
            self.until(f"doc.view.pageIndex === {page} && viewer.viewport.isSettled")

    def test_buttons_turn_pages_at_once(self) -> None:
        self.open_single()
        self.hold_server()
        self.page.get_by_role("button", name="Next page").click()
        self.until("viewer.viewport.layout.place(1) && viewer.pages.isSharp")

    def test_a_windowful_is_scrolled_at_once(self) -> None:
        self.open("simple.pdf")
        self.page.locator("recto-viewer .window").first.focus()
        self.until("viewer.foresight.foresees('scrollPageDown')")
        self.hold_server()
        self.page.keyboard.press("PageDown")
        self.until("viewer.viewport.offset[1] > 300")

    def test_the_server_has_the_last_word(self) -> None:
        self.open_single()
        shown = self.look(
            "await (async () => { const shown = [];"
            " viewer.viewport.on('view', ({pageIndex}) => shown.push(pageIndex));"
            " await viewer.foresight.turn('nextPage', async () => {});"
            " return shown; })()"
        )
        self.assertEqual(shown, [1, 0])
        self.sharp()
        self.assertTrue(self.look("viewer.pages.element(0).isShown"))

    def test_pages_drawn_ahead_are_hidden_and_do_not_widen_the_canvas(self) -> None:
        self.open_single()
        self.assertEqual(
            self.look("getComputedStyle(viewer.pages.element(1).element).visibility"), "hidden"
        )
        width, height = self.look(
            "(({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>"
            " [scrollWidth - clientWidth, scrollHeight - clientHeight])(viewer.viewport.scroller.element)"
        )
        self.assertEqual((width, height), (0, 0))

    def test_a_document_in_sight_as_a_whole_is_asked_about_once(self) -> None:
        self.open("tagged.pdf", zoom="100")
        # Only a view at rest gives screen readers its text.
        self.until("viewer.pages.element(0).sheet.querySelector('div.text')")
        asked = self.look(
            "await (async () => { let count = 0; const { connection } = doc.session;"
            " const request = connection.request.bind(connection);"
            " connection.request = (method, ...rest) => {"
            " count += method === 'view/foresee'; return request(method, ...rest); };"
            " await new Promise((resolve) => setTimeout(resolve, 600));"
            " return count; })()"
        )
        self.assertEqual(asked, 0)
        self.assertFalse(self.look("viewer.foresight.foresees('nextPage')"))
