# SPDX-License-Identifier: MIT
"""A bar below the toolbar that says what happened, with a button for each thing to do about it."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, Dict

PAPER = "#fff3cd"


class Notice(tkinter.Frame):
    """Hidden until there is something to say."""

    def __init__(self, parent: tkinter.Misc, **place: Any):
        super().__init__(parent, background=PAPER)
        self._place = place
        self.label = tkinter.Label(self, background=PAPER, anchor="w", padx=8, pady=4)
        self.buttons: Dict[str, ttk.Button] = {}

    @property
    def text(self) -> str:
        """What the bar says; nothing while it is hidden."""
        return str(self.label["text"]) if self.winfo_manager() else ""

    def show(self, text: str, **commands: Callable[[], Any]) -> None:
        """Says something, with a button for each command, which hides the bar first."""
        self.hide()
        self.label["text"] = text
        self.label.pack(side="left", fill="x", expand=True)
        for name, command in commands.items():
            button = ttk.Button(self, text=name.replace("_", " "), command=self._doing(command))
            button.pack(side="left", padx=2, pady=2)
            self.buttons[name] = button
        self.pack(side="top", fill="x", **self._place)

    def hide(self) -> None:
        for button in self.buttons.values():
            button.destroy()
        self.buttons = {}
        self.pack_forget()

    def _doing(self, command: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            self.hide()
            command()

        return run
