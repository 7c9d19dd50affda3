# SPDX-License-Identifier: MIT
"""Forwards the mouse: what its movements mean, the server knows."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, Dict, List, Optional

from .session import Session

#: Tk's button: the bit of Pointer Events.
BUTTONS = {1: 1, 3: 2}
SECONDARY = 3
#: Tk's bits of the keys that are held down.
MODIFIERS = {"shift": 0x1, "control": 0x4, "alt": 0x8, "meta": 0x40}


class Pointer:
    """Sends ``interaction/pointer`` for the buttons of a canvas, and hands on the results.

    While a movement is under way the next ones are gathered: only the last is sent. After a click of
    the secondary button ``pop_up(x, y)`` shows the menu.
    """

    def __init__(
        self,
        canvas: tkinter.Canvas,
        session: Session,
        took: Callable[[Any], None],
        pop_up: Callable[[int, int], None],
    ):
        self._canvas, self._session, self._took, self._pop_up = canvas, session, took, pop_up
        self._waiting: Optional[Dict[str, Any]] = None
        self._is_moving = False
        for button in BUTTONS:
            self._bind(f"<ButtonPress-{button}>", "down", button)
            self._bind(f"<ButtonRelease-{button}>", "up", button)
            self._bind(f"<B{button}-Motion>", "move", button)

    def _bind(self, sequence: str, phase: str, button: int) -> None:
        self._canvas.bind(sequence, lambda event: self._happened(phase, button, event))

    def _happened(self, phase: str, button: int, event: Any) -> None:
        params = {
            "phase": phase,
            "point": [event.x, event.y],
            "buttons": 0 if phase == "up" else BUTTONS[button],
            "time": event.time,
            "modifiers": modifiers(event.state),
        }
        if phase == "down":
            self._canvas.focus_set()
        if phase != "move":
            self._waiting = None
            shows_menu = phase == "up" and button == SECONDARY

            def answered(result: Any) -> None:
                self._took(result)
                if shows_menu:
                    self._pop_up(event.x, event.y)

            self._session.ask("interaction/pointer", answered, **params)
        elif self._is_moving:
            self._waiting = params
        else:
            self._move(params)

    def _move(self, params: Dict[str, Any]) -> None:
        self._is_moving = True
        self._session.ask("interaction/pointer", self._took, self._moved, **params)

    def _moved(self) -> None:
        self._is_moving = False
        if self._waiting:
            params, self._waiting = self._waiting, None
            self._move(params)


def modifiers(state: Any) -> List[str]:
    """The keys that are held down, by their names on the wire."""
    bits = state if isinstance(state, int) else 0
    return [name for name, bit in MODIFIERS.items() if bits & bit]
