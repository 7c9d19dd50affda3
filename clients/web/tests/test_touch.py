# SPDX-License-Identifier: MIT
"""Fingers that scroll, pinch, press for long, and move what is selected."""

from typing import Any, List

from .browser import ViewerTest


class TouchTests(ViewerTest):
    fixtures = ["annotations.pdf", "simple.pdf", "form.pdf", "outline.pdf"]
    context_options = {"has_touch": True}

    def touch(self, kind: str, *places: List[float]) -> None:
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def setUp(self) -> None:
        super().setUp()
        self.session: Any = self.cdp()

    def test_a_finger_scrolls(self) -> None:
        self.open("simple.pdf")
        swipe = {"x": 600, "y": 600, "yDistance": -400, "gestureSourceType": "touch"}
        self.session.send("Input.synthesizeScrollGesture", swipe)
        self.until("doc.view.offset[1] > 200")
        self.until("Math.abs(doc.view.offset[1] - viewer.viewport.offset[1]) < 1")
        self.assertEqual(self.look("(await doc.ask('tool/get')).tool"), "pan")

    def test_a_finger_whose_end_was_not_told_is_forgotten(self) -> None:
        self.open("annotations.pdf")
        self.sharp()
        init = "{ pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, clientX: 600, clientY: 400"
        self.look(
            f"viewer.viewport.scroller.element.dispatchEvent(new PointerEvent('pointerdown', {init}, pointerId: 77 }}))"
        )
        self.page.touchscreen.tap(*self.at(0, 60, 200))
        self.until("(await doc.ask('selection/get')).annotations?.length === 1")

    def test_a_third_finger_does_not_make_a_pinch_jump(self) -> None:
        self.open("simple.pdf")
        before, after = self.page.evaluate(
            """() => {
              const { viewport } = recto.viewer;
              // CDP cannot lift one of several fingers.
              const send = (phase, pointerId, clientX) => viewport.scroller.element.dispatchEvent(
                new PointerEvent(`pointer${phase}`, {
                  pointerType: "touch", isPrimary: pointerId === 1, bubbles: true, composed: true,
                  pointerId, clientX, clientY: 400,
                }));
              for (const [finger, x] of [[1, 500], [2, 600], [3, 900]]) send("down", finger, x);
              send("move", 2, 610);
              const before = viewport.scale;
              send("up", 1, 500);
              send("move", 2, 609);
              const after = viewport.scale;
              for (const [finger, x] of [[2, 609], [3, 900]]) send("up", finger, x);
              return [before, after];
            }"""
        )
        self.assertAlmostEqual(before, after, delta=before / 50)

    def swipe(self, x: float, y: float, dx: float, dy: float) -> None:
        self.touch("touchStart", [x, y])
        for step in range(1, 9):
            self.touch("touchMove", [x + dx * step / 8, y + dy * step / 8])
            self.page.wait_for_timeout(12)
        self.touch("touchEnd")

    def shows(self, page: int) -> None:
        self.until(f"doc.view.pageIndex === {page} && viewer.viewport.isSettled")

    def ends(self) -> None:
        """Waits until the page cannot be scrolled any further, after scrolling it there."""
        box = "viewer.viewport.scroller.element"
        self.until(
            f"({box}.scrollTop = 1e6) && viewer.viewport.isSettled"
            f" && {box}.scrollTop + {box}.clientHeight >= {box}.scrollHeight - 1"
            f" && {box}.scrollLeft + {box}.clientWidth >= {box}.scrollWidth - 1"
        )

    def test_a_swipe_turns_pages_that_stand_alone(self) -> None:
        for layout, second, third in (("single", 1, 2), ("facing", 2, 4)):
            self.page.goto("about:blank")
            self.open("outline.pdf")
            self.page.get_by_label("Layout").select_option(layout)
            self.page.get_by_label("Zoom", exact=True).select_option("page")
            self.until(f"viewer.viewport.view.fit === 'page' && viewer.viewport.view.layout === '{layout}'")
            self.until("viewer.pages.isSharp && viewer.viewport.scroller.element.scrollHeight < 800")
            for way, page in (((0, -250), second), ((-300, 0), third), ((300, 0), second), ((0, 250), 0)):
                self.ends()
                self.swipe(600, 500, *way)
                self.shows(page)

    def test_a_swipe_scrolls_a_page_before_it_turns_it(self) -> None:
        self.open("outline.pdf")
        self.page.get_by_label("Layout").select_option("single")
        self.until("viewer.viewport.view.layout === 'single' && viewer.viewport.isSettled")
        self.swipe(600, 700, 0, -200)
        self.until("viewer.viewport.offset[1] > 100")
        self.page.wait_for_timeout(300)
        self.assertEqual(self.look("doc.view.pageIndex"), 0)
        # Too short, and neither along nor across.
        for way in ((0, -30), (-100, -90)):
            self.ends()
            self.swipe(600, 500, *way)
        self.page.wait_for_timeout(300)
        self.assertEqual(self.look("doc.view.pageIndex"), 0)
        self.ends()
        self.swipe(600, 700, 0, -200)
        self.shows(1)
        # A tool that draws has the fingers for itself.
        self.take("freehand")
        self.swipe(600, 500, -200, 0)
        self.page.wait_for_timeout(300)
        self.assertEqual(self.look("doc.view.pageIndex"), 1)

    def test_two_fingers_zoom(self) -> None:
        self.open("simple.pdf")
        before = self.look("viewer.viewport.scale")
        middle = self.at(0, 150, 80)
        for spread in (40, 60, 80, 100, 120):
            fingers = [[middle[0] - spread, middle[1]], [middle[0] + spread, middle[1]]]
            self.touch("touchStart" if spread == 40 else "touchMove", *fingers)
        self.touch("touchEnd")
        self.assertAlmostEqual(self.look("viewer.viewport.scale") / before, 3, delta=0.3)
        now = self.at(0, 150, 80)
        self.assertAlmostEqual(now[0], middle[0], delta=6)
        self.until("Math.abs(doc.view.scale - viewer.viewport.scale) < 1e-6")
        self.sharp()

    def test_a_long_press_selects_a_word_and_goes_on(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.touch("touchStart", self.at(0, 75, 86))
        self.until("(await doc.ask('selection/get')).text?.text === 'quick'")
        self.touch("touchMove", self.at(0, 130, 86))
        self.touch("touchMove", self.at(0, 180, 86))
        self.until("(await doc.ask('selection/get')).text?.text.length > 10")
        self.touch("touchEnd")
        self.assertLessEqual(self.look("viewer.viewport.offset[1]"), 0)
        self.page.get_by_role("menu").get_by_text("Highlight").wait_for()

    def test_what_is_selected_is_moved(self) -> None:
        self.open("annotations.pdf", zoom="150")
        self.touch("touchStart", self.at(0, 80, 195))
        self.touch("touchEnd")
        self.until("(await doc.ask('selection/get')).annotations[0] === 'square-1'")
        self.touch("touchStart", self.at(0, 80, 195))
        for step in (5, 15, 30):
            self.touch("touchMove", self.at(0, 80 + step, 195 + step))
        self.touch("touchEnd")
        self.until("(await doc.ask('annotations/get', {id: 'square-1'})).annotation.rect[0] > 50")

    def test_a_tap_on_the_page_hides_what_is_around_it(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.touch("touchStart", self.at(0, 150, 300))
        self.touch("touchEnd")
        self.until("document.body.classList.contains('bare')")
        self.page.wait_for_timeout(400)
        self.touch("touchStart", self.at(0, 150, 300))
        self.touch("touchEnd")
        self.until("!document.body.classList.contains('bare')")

    def covered(self) -> Any:
        """The handles that the menu lies over."""
        return self.look(
            "(() => { const menu = viewer.menu.element.getBoundingClientRect();"
            " const dots = [...viewer.shadowRoot.querySelectorAll('.overlay circle.handle')];"
            " return dots.map((dot) => dot.getBoundingClientRect()).filter(({ left, top, right, bottom }) =>"
            " left < menu.right && right > menu.left && top < menu.bottom && bottom > menu.top).length; })()"
        )

    def test_the_menu_leaves_handles_free(self) -> None:
        self.open("annotations.pdf", zoom="150")
        self.touch("touchStart", self.at(0, 80, 195))
        self.touch("touchEnd")
        self.until("(await doc.ask('selection/get')).annotations[0] === 'square-1'")
        self.until("!viewer.menu.element.hidden")
        self.until("viewer.overlay.handles.length > 0")
        self.shoot("menu-and-handles")
        self.assertEqual(self.covered(), 0)

    def test_the_list_of_a_long_press_leaves_handles_free(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.touch("touchStart", self.at(0, 75, 86))
        self.until("(await doc.ask('selection/get')).text?.text === 'quick'")
        self.touch("touchEnd")
        self.until("!viewer.menu.element.hidden && viewer.overlay.handles.length > 0")
        self.shoot("menu-and-text")
        self.assertEqual(self.covered(), 0)

    def test_a_text_that_is_entered_has_a_menu(self) -> None:
        self.open("form.pdf", zoom="150")
        self.page.evaluate("navigator.clipboard.writeText('Zoe')")
        menu = self.page.get_by_role("menu")
        text = "viewer.overlay.items.find(({ kind, role }) => kind === 'text' && role === 'entry')?.text"

        def press_long() -> None:
            self.touch("touchStart", self.at(0, 135, 80))
            menu.wait_for(state="hidden")
            self.page.wait_for_timeout(700)
            self.touch("touchEnd")
            menu.get_by_text("Select All").wait_for()

        self.touch("touchStart", self.at(0, 200, 80))
        self.touch("touchEnd")
        self.until(text)
        press_long()
        self.shoot("entry-menu")
        menu.get_by_text("Select All").tap()
        press_long()
        menu.get_by_text("Select All").tap()
        self.wait(menu.is_hidden)
        press_long()
        menu.get_by_text("Select All").tap()
        self.page.keyboard.type("Ann")
        self.until(f"{text} === 'Ann'")
        press_long()
        menu.get_by_text("Paste").tap()
        self.until(f"{text}?.includes('Zoe')")
        self.until("viewer.shadowRoot.activeElement === viewer.keys.field")
        # A press elsewhere on the text only closes the menu.
        press_long()
        self.touch("touchStart", self.at(0, 250, 80))
        self.touch("touchEnd")
        self.wait(menu.is_hidden)
        # A right click opens it as well, and cuts what is selected.
        self.page.keyboard.press("Control+a")
        self.click(0, 135, 80, button="right")
        menu.get_by_text("Cut").click()
        self.until("navigator.clipboard.readText().then((text) => text.includes('Zoe'))")
