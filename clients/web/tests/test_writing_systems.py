# SPDX-License-Identifier: MIT
"""Input methods, letters of several code points, and text that runs from right to left."""

from typing import Any, List

from .browser import ViewerTest

#: Where each character of the entry is drawn, from the left of its item.
DRAWN = """(() => {
    const item = viewer.overlay.items.find(({ kind, edges }) => kind === 'text' && edges);
    const shape = [...viewer.shadowRoot.querySelectorAll('svg text.line')].find((each) => each.textContent === item.text);
    return Array.from({ length: shape.getNumberOfChars() }, (_, index) => {
        const { x, width } = shape.getExtentOfChar(index);
        return [x - item.rect[0], x + width - item.rect[0]];
    });
})()"""


class EntryTests(ViewerTest):
    fixtures = ["form.pdf"]

    def enter(self, text: str) -> List[float]:
        """Enters a text, and answers the edges of its characters."""
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.page.keyboard.insert_text(text)
        item = "viewer.overlay.items.find(({ kind, edges }) => kind === 'text' && edges)"
        self.wait(lambda: self.look(f"{item}?.text") == text, text)
        edges: List[float] = self.look(f"{item}.edges")
        return edges

    def setUp(self) -> None:
        super().setUp()
        self.open("form.pdf")
        self.click(0, 200, 80)
        self.until("viewer.keys.takesText")

    def test_each_character_is_where_the_server_has_it(self) -> None:
        for text, units in (("abc", [1, 1, 1]), ("a\U0001f600bc", [1, 2, 1, 1]), ("e\u0301abc", [2, 1, 1, 1])):
            with self.subTest(text):
                edges = self.enter(text)
                drawn: Any = self.look(DRAWN)
                self.assertEqual(len(edges), len(units) + 1)
                for index, edge in enumerate(edges[:-1]):
                    self.assertAlmostEqual(drawn[sum(units[:index])][0], edge, delta=0.5)

    def test_text_from_right_to_left_fills_its_place(self) -> None:
        for text in ("\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627"):
            with self.subTest(text):
                edges = self.enter(text)
                drawn: Any = self.look(DRAWN)
                self.assertAlmostEqual(max(end for _, end in drawn), edges[0], delta=0.5)
                self.assertAlmostEqual(min(start for start, _ in drawn), edges[-1], delta=0.5)
                # The first letter is the rightmost one.
                self.assertGreater(drawn[0][1], drawn[-1][1])
        self.shoot("from-right-to-left")


class InputMethodTests(ViewerTest):
    fixtures = ["outline.pdf"]

    def compose(self, text: str, key: str) -> None:
        """Writes with an input method, and presses a key that the method takes."""
        devices = self.cdp()
        devices.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        event = {"type": "rawKeyDown", "key": key, "code": key, "windowsVirtualKeyCode": 229}
        devices.send("Input.dispatchKeyEvent", event)
        self.page.wait_for_timeout(100)

    def test_its_keys_do_not_answer_a_question(self) -> None:
        self.open("outline.pdf")
        self.page.get_by_role("button", name="Settings").click()
        field = self.page.get_by_role("dialog").get_by_label("Author of your comments")
        for key in ("Enter", "Escape"):
            self.compose("\u305f\u306a\u304b", key)
            self.assertEqual(field.input_value(), "\u305f\u306a\u304b")

    def test_its_keys_do_not_end_a_name(self) -> None:
        self.open("outline.pdf")
        self.look("(await doc.ask('bookmarks/add', { bookmark: { name: 'A', pageIndex: 0 } }))")
        self.page.get_by_role("navigation").get_by_label("Bookmarks", exact=True).click()
        self.page.locator(".bookmark-name").focus()
        self.page.keyboard.press("F2")
        for key in ("Enter", "Escape"):
            self.compose("\u3057\u304a\u308a", key)
            self.assertEqual(self.page.locator(".rename").input_value(), "\u3057\u304a\u308a")
