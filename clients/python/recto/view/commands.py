# SPDX-License-Identifier: MIT
"""The commands of the keyboard, for a whole window."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, Optional

from .pointer import modifiers

Command = Callable[[], Any]


class Commands:
    """Binds keys of a window to commands."""

    def __init__(self, root: tkinter.Misc):
        self._root = root

    def bind(self, sequence: str, command: Command) -> None:
        """Lets a key do something, whatever has the keyboard."""
        self._root.bind(sequence, lambda _: self._run(command))

    def bind_letter(
        self, letter: str, plain: Command, shifted: Optional[Command] = None, in_fields: bool = True
    ) -> None:
        """Lets a letter do something with the control key, and with Shift.

        With Caps Lock, Tk has the capital letter and the small one with Shift. ``in_fields`` says
        whether the letter is for the window where a field has the keyboard, which may mean
        something else by it.
        """

        def pressed(event: Any) -> None:
            if in_fields or not is_field(event.widget):
                self._run(shifted if shifted and "shift" in modifiers(event.state) else plain)

        for name in (letter.lower(), letter.upper()):
            self._root.bind(f"<Control-{name}>", pressed)

    @staticmethod
    def _run(command: Command) -> None:
        command()


def bind_return(widget: tkinter.Misc, prefix: str, command: Callable[[Any], Any]) -> None:
    """Binds both keys that enter something, with modifiers such as ``Shift-`` as a prefix."""
    for name in ("Return", "KP_Enter"):
        widget.bind(f"<{prefix}{name}>", command)


def is_field(widget: Any) -> bool:
    """Whether a widget is one that text is entered into."""
    return isinstance(widget, tkinter.Misc) and widget.winfo_class() in ("Entry", "TEntry", "Text")
