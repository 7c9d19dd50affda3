# SPDX-License-Identifier: MIT
"""Messages of a document's scripts."""

from typing import Any

from .browser import ViewerTest
from .writing import write_page

#: The numbers that `app.alert` returns.
OK, CANCEL, NO, YES = 1, 2, 3, 4


class AlertTests(ViewerTest):
    def setUp(self) -> None:
        super().setUp()
        buttons = [
            f"/Subtype/Widget/FT/Btn/Ff 65536/T(kind{kind})/Rect[40 {350 - 50 * kind} 140 {380 - 50 * kind}]/F 4"
            f"/A<</S/JavaScript/JS(getField\\('answer'\\).value = 'a' + app.alert\\('Sure?', 2, {kind}\\);)>>"
            for kind in range(4)
        ]
        answer = "/Subtype/Widget/FT/Tx/T(answer)/Rect[40 100 140 120]/F 4/DA(/Helv 12 Tf 0 g)"
        write_page(self.bridge.documents / "alerts.pdf", [*buttons, answer])
        self.context.add_init_script(
            "if (location.protocol.startsWith('http')) localStorage['recto.settings'] ="
            " JSON.stringify({ javascript: true, isAuthorOffered: true })"
        )
        self.open("alerts.pdf", zoom="100")
        self.until("doc.runsScripts")

    def ask(self, kind: int) -> Any:
        """Runs a script that shows a message with buttons of a kind."""
        self.click(0, 60, 35 + 50 * kind)
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text("Sure?").wait_for()
        return dialog

    def answered(self, answer: int) -> None:
        self.until(f"(await doc.ask('forms/get', {{ field: 'answer' }})).field.value === 'a{answer}'")

    def takes_the_first_button(self, key: str) -> None:
        for kind, default in ((0, OK), (1, OK), (2, YES), (3, YES)):
            with self.subTest(kind=kind):
                dialog = self.ask(kind)
                self.shoot(f"alert-{kind}")
                primary = dialog.locator(".primary")
                self.assertTrue(primary.evaluate("(button) => button.matches(':focus')"))
                self.page.keyboard.press(key)
                self.answered(default)

    def test_enter_takes_the_first_button_of_a_message(self) -> None:
        self.takes_the_first_button("Enter")

    def test_control_and_enter_take_the_first_button_of_a_message(self) -> None:
        self.takes_the_first_button("Control+Enter")

    def test_a_message_that_is_closed_has_the_safest_answer(self) -> None:
        for kind, safest in ((1, CANCEL), (2, NO), (3, CANCEL)):
            with self.subTest(kind=kind):
                self.ask(kind)
                self.page.keyboard.press("Escape")
                self.answered(safest)
