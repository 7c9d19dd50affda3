# SPDX-License-Identifier: MIT
"""Forwards keys; what the server has no use for scrolls."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, List, Optional

from .movement import Movement
from .pointer import modifiers
from .prompt import Prompt
from .session import Session

#: Tk's names: those of browsers, which the wire has.
NAMES = {
    "Escape": "Escape", "Delete": "Delete", "BackSpace": "Backspace", "Return": "Enter",
    "Tab": "Tab", "Left": "ArrowLeft", "Right": "ArrowRight", "Up": "ArrowUp",
    "Down": "ArrowDown", "Home": "Home", "End": "End", "Prior": "PageUp", "Next": "PageDown",
    "space": " ", "ISO_Left_Tab": "Tab", "Enter": "Enter",
}  # fmt: skip
#: What the names of the keypad's keys begin with.
KEYPAD = "KP_"
#: Letters that do something with the text that is entered, with the control key.
TEXT_COMMANDS = "acxyz"
#: Steps in pixels, and in windows.
STEPS = {
    "ArrowLeft": ((-60, 0), (0, 0)),
    "ArrowRight": ((60, 0), (0, 0)),
    "ArrowUp": ((0, -60), (0, 0)),
    "ArrowDown": ((0, 60), (0, 0)),
    "PageUp": ((0, 0), (0, -0.9)),
    "PageDown": ((0, 0), (0, 0.9)),
    " ": ((0, 0), (0, 0.9)),
}


class Keys:
    """Sends ``interaction/key`` for the keys of a canvas, and hands on the results."""

    def __init__(
        self,
        canvas: tkinter.Canvas,
        session: Session,
        movement: Movement,
        prompt: Prompt,
        took: Callable[[Any], None],
    ):
        self._canvas, self._session = canvas, session
        self._movement, self._prompt, self._took = movement, prompt, took
        canvas.bind("<Key>", self._pressed)
        canvas.bind("<FocusOut>", lambda _: self._left())

    def press(self, key: str, held: List[str]) -> None:
        """Sends a key."""

        def answered(result: Any) -> None:
            self._took(result)
            if not result["handled"]:
                self._scroll(key)

        self._session.ask("interaction/key", answered, key=key, modifiers=held)

    def paste(self) -> None:
        """Puts what is on the clipboard into the text that is entered."""
        try:
            text = self._canvas.clipboard_get()
        except tkinter.TclError:
            return  # There is no text on it.
        self._session.ask("interaction/text", self._took, text=text, insert=True)

    def _pressed(self, event: Any) -> Optional[str]:
        held = modifiers(event.state)
        name = event.keysym[len(KEYPAD) :] if event.keysym.startswith(KEYPAD) else event.keysym
        key = NAMES.get(name) or event.char
        if "control" in held and self._prompt.enters_text:
            letter = event.keysym.lower()
            key = NAMES.get(name) or (letter if letter in TEXT_COMMANDS else "")
            if letter == "v":
                self.paste()
                return "break"
        elif "control" in held or "alt" in held:
            return None  # A command of the window's.
        if not key:
            return None
        self.press(key, held)
        # The tab key would lead out of the pages.
        return "break" if key == "Tab" or self._prompt.enters_text else None

    def _left(self) -> None:
        """Finishes a text when the keyboard goes elsewhere, so that no letter of it is lost."""
        if self._prompt.is_text:
            self._session.ask("interaction/blur", self._took)

    def _scroll(self, key: str) -> None:
        if key in STEPS:
            (dx, dy), (across, down) = STEPS[key]
            width, height = self._session.view["size"]
            self._movement.scroll(dx + across * width, dy + down * height)
        elif key in ("Home", "End"):
            last = self._session.opened["pageCount"] - 1
            self._session.ask("view/goTo", pageIndex=0 if key == "Home" else last)
