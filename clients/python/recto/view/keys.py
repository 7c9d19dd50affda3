# SPDX-License-Identifier: AGPL-3.0-or-later
"""Forwards keys; what the server has no use for scrolls."""

from __future__ import annotations

import tkinter
from typing import Any, Callable

from .movement import Movement
from .pointer import modifiers
from .session import Session

#: Tk's names: those of browsers, which the wire has.
NAMES = {
    "Escape": "Escape", "Delete": "Delete", "BackSpace": "Backspace", "Return": "Enter",
    "Tab": "Tab", "Left": "ArrowLeft", "Right": "ArrowRight", "Up": "ArrowUp",
    "Down": "ArrowDown", "Home": "Home", "End": "End", "Prior": "PageUp", "Next": "PageDown",
    "space": " ",
}  # fmt: skip
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
        took: Callable[[Any], None],
    ):
        self._session, self._movement, self._took = session, movement, took
        canvas.bind("<Key>", self._pressed)

    def _pressed(self, event: Any) -> None:
        held = modifiers(event.state)
        key = NAMES.get(event.keysym) or event.char
        if not key or "control" in held or "alt" in held:
            return  # A command of the window's.

        def answered(result: Any) -> None:
            self._took(result)
            if not result["handled"]:
                self._scroll(key)

        self._session.ask("interaction/key", answered, key=key, modifiers=held)

    def _scroll(self, key: str) -> None:
        if key in STEPS:
            (dx, dy), (across, down) = STEPS[key]
            width, height = self._session.view["size"]
            self._movement.scroll(dx + across * width, dy + down * height)
        elif key in ("Home", "End"):
            last = self._session.opened["pageCount"] - 1
            self._session.ask("view/goTo", pageIndex=0 if key == "Home" else last)
