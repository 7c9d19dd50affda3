# SPDX-License-Identifier: MIT
"""The keys stay where they are while bars and panels show something new."""

from .browser import ViewerTest


class KeepingKeysTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf", "layers.pdf", "bookmarks.pdf", "pages.pdf"]

    def panel(self, name: str) -> None:
        self.page.locator(f".rail [data-action={name}]").click()


    def test_a_style_is_changed_by_several_keys(self) -> None:
        self.open("simple.pdf")
        self.take("rectangle")
        self.look("recto.styles.toggle()")
        opacity = self.page.locator(".styles input[type=range]").first
        opacity.focus()
        for value in (0.95, 0.9, 0.85):
            self.page.keyboard.press("ArrowLeft")
            self.until(f"Math.abs((await doc.ask('tool/get')).style.opacity - {value}) < 0.001")
            # The bar has heard of it by then, and shows it.
            for _ in range(3):
                self.look("await doc.ask('tool/get')")
        self.look("doc.act('tool/set', { tool: 'freeText' })")
        self.page.locator(".styles").get_by_text("Font").wait_for()

    def test_the_state_of_a_note_is_chosen_by_keys(self) -> None:
        self.open("annotations.pdf")
        self.panel("annotations")
        state = self.page.locator(".annotation select").first
        state.focus()
        state.press("ArrowDown")
        self.until("(await doc.ask('annotations/list')).annotations.some(({ states }) => states?.length)")
        self.until("document.querySelector('.annotation select').value === 'accepted'")
        self.until("document.activeElement === document.querySelector('.annotation select')")

    def test_a_layer_is_shown_and_hidden_by_keys(self) -> None:
        self.open("layers.pdf")
        self.panel("layers")
        box = self.page.locator(".layers input:enabled").first
        before = box.is_checked()
        for wanted in (not before, before):
            box.focus()
            box.press("Space")
            self.look("await doc.ask('layers/list')")
            self.wait(lambda wanted=wanted: box.is_checked() == wanted)
            self.until("document.activeElement?.matches('.layers input')")

    def test_a_bookmark_is_moved_by_several_keys(self) -> None:
        self.open("bookmarks.pdf")
        self.panel("bookmarks")
        names = self.page.locator(".bookmark-name")
        names.first.focus()
        first, second, third = names.all_inner_texts()
        for order in ([second, first, third], [second, third, first]):
            self.page.keyboard.press("Alt+ArrowDown")
            self.wait(lambda order=order: names.all_inner_texts() == order)

    def test_a_tab_keeps_the_keys(self) -> None:
        self.open("annotations.pdf", "simple.pdf")
        tab = self.page.get_by_role("tab", name="simple.pdf")
        tab.focus()
        self.look("doc.ask('bookmarks/toggle', { pageIndex: 0 })")
        self.page.get_by_text("● simple.pdf").wait_for()
        self.assertTrue(self.look("document.activeElement?.matches('[role=tab]')"))

    def press(self, key: str, code: str, shift: bool = False) -> None:
        """Presses a key together with Ctrl, on a keyboard that has this character there."""
        about = {"key": key, "code": code, "windowsVirtualKeyCode": ord(code[-1]), "modifiers": 10 if shift else 2}
        for kind in ("rawKeyDown", "keyUp"):
            self.cdp().send("Input.dispatchKeyEvent", {"type": kind, **about})

    def test_commands_have_their_places_on_every_keyboard(self) -> None:
        self.open("annotations.pdf", zoom="150")
        self.page.mouse.dblclick(*self.at(0, 60, 84))
        self.until("(await doc.ask('selection/get')).text?.text")
        word = self.look("(await doc.ask('selection/get')).text.text")
        for key in ("с", "ψ", "ב", "c"):
            self.page.evaluate("navigator.clipboard.writeText('')")
            self.press(key, "KeyC")
            self.until(f"await navigator.clipboard.readText() === {word!r}")
        self.press("а", "KeyF")
        self.until("document.activeElement?.type === 'search'")

    def test_zooming_does_not_depend_on_shift(self) -> None:
        self.open("simple.pdf", zoom="100")
        for key, code, shift, scale in (("+", "Equal", True, 1.25), ("=", "Equal", False, 1.5625), ("-", "Minus", False, 1.25)):
            self.press(key, code, shift)
            self.until(f"Math.abs(viewer.viewport.scale - {scale}) < 0.001")
        for key, shift in (("0", True), ("à", False)):
            self.press("-", "Minus")
            self.until("viewer.viewport.view.fit === null")
            self.press(key, "Digit0", shift)
            self.until("viewer.viewport.view.fit === 'width'")

    def test_hits_follow_their_pages(self) -> None:
        self.open("pages.pdf")
        self.page.keyboard.press("Control+f")
        self.page.keyboard.type("page")
        pages = self.page.locator(".hit small")
        self.wait(lambda: pages.all_inner_texts() == ["1", "2", "3", "4", "5"])
        self.look("doc.ask('pages/delete', { pages: [0] })")
        self.wait(lambda: pages.all_inner_texts() == ["1", "2", "3", "4"])
