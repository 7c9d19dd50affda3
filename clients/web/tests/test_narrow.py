# SPDX-License-Identifier: MIT
"""A window that is too narrow or too low for the bars."""

from typing import Any

from .browser import ViewerTest

#: The controls of the bars that are cut off by the bar or the window.
CUT = """[...document.querySelectorAll(".overflowing :is(button, select, input)")].filter((control) => {
  const bar = control.closest(".overflowing").getBoundingClientRect();
  const { left, right, width } = control.getBoundingClientRect();
  return width > 0 && (left < bar.left - 1 || right > bar.right + 1);
}).map((control) => control.getAttribute("aria-label") ?? control.textContent)"""

#: Whether what has the focus is in the window, and nothing lies over it.
SEEN = """((focused) => {
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})(document.activeElement)"""


class NarrowTests(ViewerTest):
    fixtures = ["annotations.pdf", "simple.pdf"]

    def narrow(self, width: int = 400, **place: str) -> None:
        self.page.set_viewport_size({"width": width, "height": 700})
        self.open("annotations.pdf", **place)

    def menu(self, number: int) -> None:
        """Opens the menu of a bar: of the toolbar, of the groups of tools, of the tools."""
        self.page.locator("[data-action=more]").nth(number).click()

    def test_nothing_is_cut_off(self) -> None:
        for language in ("en", "de", "ar"):
            for width in (320, 400, 780, 1100):
                with self.subTest(language=language, width=width):
                    self.page.goto("about:blank")
                    self.narrow(width, lang=language)
                    self.wait(lambda: self.look(CUT) == [], f"{self.look(CUT)} being in the bars")

    def test_low_windows_have_room_for_everything(self) -> None:
        for width, height in ((640, 340), (320, 256)):
            for language in ("en", "de", "ar"):
                with self.subTest(language=language, width=width):
                    self.page.goto("about:blank")
                    self.page.set_viewport_size({"width": width, "height": height})
                    self.open("annotations.pdf", lang=language)
                    self.wait(lambda: self.look(CUT) == [], f"{self.look(CUT)} being in the bars")
                    # Whatever is told, the pages are seen.
                    self.look("recto.notices.show('test', 'Word '.repeat(200), [['OK', () => {}]])")
                    self.assertGreater(self.look("viewer.viewport.size[1]"), height / 3)
                    self.reach(".notice button")
                    self.look("recto.notices.hide('test')")
                    for panel in self.page.locator(".rail button").all():
                        panel.focus()
                        self.assertTrue(self.look(SEEN))
                    self.look("recto.side.open('search')")
                    self.reach(".panel-search .panel-content")
                    self.shoot(f"low-{width}-{language}")

    def reach(self, selector: str) -> None:
        """Scrolls to something as the user can."""
        box = self.page.locator(selector)
        box.hover()
        self.assertGreater((box.bounding_box() or {"height": 0})["height"], 20)

    def test_what_has_no_room_is_in_a_menu(self) -> None:
        self.narrow()
        self.assertFalse(self.page.get_by_role("button", name="Print", exact=True).is_visible())
        self.menu(0)
        self.page.get_by_role("button", name="Turn the view", exact=True).click()
        self.until("viewer.viewport.layout.place(0).rotation === 90")
        self.assertEqual(self.page.locator(".overflow-menu:popover-open").count(), 0)
        self.menu(0)
        self.shoot("narrow-menu")
        actions = self.look(
            "[...document.querySelectorAll('.overflow-menu:popover-open button')].map((e) => e.dataset.action)"
        )
        # As in the toolbar.
        places = [actions.index(name) for name in ("saveAs", "print", "redo", "back", "rotatePage", "theme")]
        self.assertEqual(places, sorted(places))
        self.page.get_by_label("Layout").select_option("single")
        self.until("doc.view.layout === 'single'")

    def test_groups_and_tools_are_taken_from_their_menus(self) -> None:
        self.narrow()
        self.menu(1)
        self.page.get_by_role("tab", name="Fill and Sign", exact=True).click()
        selected = self.page.locator(".tool-groups [aria-selected=true]")
        self.wait(lambda: selected.text_content() == "Fill and Sign")
        self.page.locator("[data-tool=signature]").click()
        self.until("(await doc.ask('tool/get')).tool === 'signature'")
        self.wait(lambda: self.page.locator("[data-tool=signature]").is_visible())

    def test_the_keyboard_opens_the_menu_and_leaves_it(self) -> None:
        self.narrow()
        more = self.page.locator("[data-action=more]").first
        more.focus()
        self.page.keyboard.press("Enter")
        self.wait(lambda: self.page.locator(".overflow-menu:popover-open :focus").count() == 1)
        self.page.keyboard.press("Escape")
        self.wait(lambda: self.look("document.activeElement?.dataset.action === 'more'"))

    def test_a_wider_window_has_everything_in_its_place_again(self) -> None:
        self.page.set_viewport_size({"width": 1300, "height": 700})
        self.open("annotations.pdf")
        names = "[...document.querySelectorAll('.toolbar button, .toolbar select')].map(e => e.ariaLabel)"
        before = self.look(names)
        self.page.set_viewport_size({"width": 400, "height": 700})
        self.wait(lambda: not self.page.get_by_role("button", name="Print", exact=True).is_visible())
        self.page.set_viewport_size({"width": 1300, "height": 700})
        self.wait(lambda: self.page.get_by_role("button", name="Print", exact=True).is_visible())
        self.assertEqual(self.look(names), before)

    def test_a_signature_is_drawn_where_the_pen_is(self) -> None:
        self.narrow()
        self.menu(1)
        self.page.get_by_role("tab", name="Fill and Sign", exact=True).click()
        self.take_visible("signature")
        self.click(0, 60, 60)
        pad = self.page.locator(".signature-pad")
        pad.wait_for()
        self.assertTrue(pad.evaluate("(pad) => pad.matches(':focus')"))
        box = pad.bounding_box()
        form = pad.evaluate("(pad) => pad.parentElement.getBoundingClientRect().width")
        assert box
        self.assertAlmostEqual(box["width"], form, delta=1)
        x, y = box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2
        self.page.mouse.move(x - 40, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y, steps=4)
        self.page.mouse.up()
        ink = pad.evaluate(
            "(pad) => { const { data } = pad.getContext('2d').getImageData(0, 0, pad.width, pad.height);"
            " let right = 0; for (let i = 3; i < data.length; i += 4)"
            " if (data[i] > 128) right = Math.max(right, ((i - 3) / 4) % pad.width); return right / pad.width; }"
        )
        self.assertAlmostEqual(ink, 0.9, delta=0.02)

    def bar(self) -> Any:
        """The commands in the bar of what is selected, and whether all are in the window."""
        return self.look(
            "(() => { const all = [...viewer.menu.element.querySelectorAll('button:not([hidden])')];"
            " const boxes = all.map((button) => button.getBoundingClientRect());"
            " const isSeen = ({ left, right }) => left >= 0 && right <= innerWidth;"
            " return [all.map((button) => button.textContent), boxes.every(isSeen)]; })()"
        )

    def test_the_bar_of_a_selection_is_in_the_window(self) -> None:
        for language, width in (("en", 320), ("en", 400), ("de", 320), ("de", 600), ("ar", 400)):
            with self.subTest(language=language, width=width):
                self.page.goto("about:blank")
                self.narrow(width, lang=language)
                self.click(0, 80, 78)
                self.until("!viewer.menu.element.hidden")
                self.shoot(f"narrow-bar-{language}-{width}")
                titles, are_seen = self.bar()
                self.assertTrue(are_seen, titles)
                self.assertGreater(len(titles), 1)
                self.assertEqual(titles[-1], "⋯")

    def test_the_rest_of_a_bar_is_a_list(self) -> None:
        self.narrow(360)
        self.click(0, 80, 78)
        menu = self.page.get_by_role("menu")
        menu.wait_for()
        titles, _ = self.bar()
        menu.get_by_role("menuitem", name="More").click()
        self.shoot("narrow-list")
        everything, are_seen = self.bar()
        self.assertTrue(are_seen)
        self.assertEqual(everything[: len(titles) - 1], titles[:-1])
        # The keyboard goes on where the bar ended.
        self.assertEqual(menu.locator(":focus").text_content(), everything[len(titles) - 1])
        menu.get_by_text("Delete", exact=True).click()
        self.until("!(await doc.ask('annotations/list')).annotations.some(({ id }) => id === 'highlight-1')")

    def test_a_bar_follows_the_width_of_the_window(self) -> None:
        self.narrow(900)
        self.click(0, 80, 78)
        self.until("!viewer.menu.element.hidden")
        before, _ = self.bar()
        self.page.get_by_role("menu").get_by_text(before[-2], exact=True).focus()
        self.page.set_viewport_size({"width": 360, "height": 700})
        self.wait(lambda: len(self.bar()[0]) < len(before) and self.bar()[1])
        self.assertEqual(self.page.get_by_role("menu").locator(":focus").text_content(), "⋯")
        self.page.set_viewport_size({"width": 900, "height": 700})
        self.wait(lambda: self.bar() == [before, True])

    def take_visible(self, tool: str) -> None:
        self.page.locator(f"[data-tool={tool}]").click()
        self.until(f"(await doc.ask('tool/get')).tool === '{tool}'")
