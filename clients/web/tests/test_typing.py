# SPDX-License-Identifier: MIT
"""Keys that are pressed before the server has answered the click that they follow."""

from typing import Any

from .browser import ViewerTest


class TypingAheadTests(ViewerTest):
    fixtures = ["annotations.pdf", "form.pdf"]

    def type_ahead(self, *keys: str) -> None:
        """Presses keys while the server is stopped, and lets it go on."""
        for key in keys:
            if len(key) > 1 and key[0].isupper():
                self.page.keyboard.press(key)
            else:
                self.page.keyboard.type(key)
        self.let_server_go()

    def value(self, field: str) -> Any:
        return self.look(f"(await doc.ask('forms/get', {{ field: '{field}' }})).field.value")

    def test_a_note_has_all_that_was_typed(self) -> None:
        self.open("annotations.pdf")
        self.take("sticky")
        self.hold_server()
        self.click(0, 150, 105)
        # Each of these letters takes a tool when no text is entered.
        self.type_ahead("hello world")
        field = self.page.get_by_role("dialog").locator("textarea")
        self.wait(lambda: field.input_value() == "hello world", "the text of the note")
        self.page.keyboard.type("!")
        self.page.keyboard.press("Control+Enter")
        self.wait(lambda: any(each.get("contents") == "hello world!" for each in self.annotations()))

    def test_a_field_has_all_that_was_typed(self) -> None:
        self.open("form.pdf")
        self.hold_server()
        self.click(0, 200, 80)
        self.type_ahead("Control+a", "hello world")
        self.until("viewer.keys.takesText")
        self.page.keyboard.press("Tab")
        self.wait(lambda: self.value("name") == "hello world", "the text of the field")

    def test_keys_that_lead_to_a_field_are_waited_for(self) -> None:
        self.open("form.pdf")
        self.click(0, 200, 80)
        self.until("viewer.keys.takesText")
        self.hold_server()
        # From the text to the box, which the space ticks, and back.
        self.type_ahead("Tab", " ", "Shift+Tab", "Control+a", "we", "Tab")
        self.wait(lambda: self.value("name") == "we", "the text of the field")
        self.wait(lambda: self.value("agree") == ["Yes"] or self.value("agree"), "the box")

    def test_keys_without_text_to_enter_still_take_tools(self) -> None:
        self.open("annotations.pdf")
        self.hold_server()
        self.click(0, 80, 195)
        self.type_ahead("o")
        self.until("(await doc.ask('tool/get')).tool === 'ellipse'")


class ComposingTests(ViewerTest):
    """Text that an input method composes."""

    fixtures = ["simple.pdf", "form.pdf"]

    def compose(self, name: str) -> None:
        cdp = self.cdp()
        cdp.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
        field = self.page.locator("textarea.entry")
        self.wait(lambda: field.input_value() == "にほん", "the composed text")
        self.shoot(f"composing-{name}")
        width, line, size = field.evaluate(
            "(field) => { const style = getComputedStyle(field);"
            " return [field.offsetWidth, style.textDecorationLine, parseFloat(style.fontSize)]; }"
        )
        self.assertGreater(width, 30)
        self.assertEqual(line, "underline")
        self.assertAlmostEqual(size / self.look("viewer.viewport.scale"), self.size(), delta=0.5)
        cdp.send("Input.insertText", {"text": "日本"})
        self.wait(lambda: self.entry().endswith("日本"), "the entered text")
        self.assertEqual(field.evaluate("(field) => field.offsetWidth"), 2)

    def entry(self) -> str:
        found: str = self.look("viewer.overlay.items.find(({ kind, role }) => kind === 'text' && role === 'entry')?.text ?? ''")
        return found

    def size(self) -> float:
        found: float = self.look("viewer.overlay.items.find(({ kind, role }) => kind === 'text' && role === 'entry').fontSize")
        return found

    def test_free_text(self) -> None:
        self.open("simple.pdf")
        self.take("freeText")
        self.click(0, 40, 60)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("From ")
        self.wait(lambda: self.entry().strip() == "From")
        self.compose("text")

    def test_a_field(self) -> None:
        self.open("form.pdf")
        self.click(0, 200, 80)
        self.until("viewer.keys.takesText")
        self.compose("field")
