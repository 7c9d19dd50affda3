# SPDX-License-Identifier: MIT
"""The server's menu for what is under the pointer, or is selected."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, List

from .session import Session

#: Items that need a form for properties, which this viewer lacks.
LEFT_OUT = ["style", "properties", "duplicateInGrid"]
ROWS = 20  # of a column
#: The viewer's own item, for selected text: a highlight, whose note is asked for.
WITH_NOTE = {"id": "view.note", "title": "Highlight With Note", "enabled": True}


class ContextMenu:
    """Keeps the server's menu, and pops it up for a secondary click and for the menu key.

    ``took`` is told the result of the item that the user chooses.
    """

    def __init__(self, canvas: tkinter.Canvas, session: Session, took: Callable[[Any], None]):
        self._canvas, self._session, self._took = canvas, session, took
        self._items: List[Any] = []
        self._made: List[str] = []
        #: Tk forgets a check mark whose variable is gone.
        self._checks: List[tkinter.BooleanVar] = []
        self._state = ""
        self._has_chosen = False
        self.menu = tkinter.Menu(canvas, tearoff=False)
        self.menu.bind("<Unmap>", lambda _: self._closed())
        for sequence in ("<Menu>", "<Shift-F10>"):
            canvas.bind(sequence, lambda _: self._asked())
        session.on("annotations/didChange", self._note_made)
        session.on_renewed(self._leave_out)
        self._leave_out()

    def take(self, result: Any) -> None:
        """Takes up what an event's result says."""
        self._state = result.get("state", self._state)
        if "menu" in result:
            self._items = result["menu"]["items"]

    def pop_up(self, x: int, y: int) -> None:
        """Shows the menu at a place on the canvas, if there is one."""
        self.menu.delete(0, "end")
        self._checks = []
        for row, item in enumerate(self._shown()):
            self._add(item, row > 0 and row % ROWS == 0)
        if self._items:
            self._has_chosen = False
            self.menu.tk_popup(self._canvas.winfo_rootx() + x, self._canvas.winfo_rooty() + y)

    def _leave_out(self) -> None:
        self._items = []
        self._session.ask("menu/update", self.take, remove=LEFT_OUT)

    def _shown(self) -> List[Any]:
        ids = [item["id"] for item in self._items]
        if "highlight" not in ids or "note" in ids:
            return self._items
        after = ids.index("highlight") + 1
        return [*self._items[:after], WITH_NOTE, *self._items[after:]]

    def _add(self, item: Any, begins_column: bool) -> None:
        options = {
            "columnbreak": begins_column,
            "label": item["title"],
            "state": "normal" if item["enabled"] else "disabled",
            "command": lambda: self._choose(item["id"]),
        }
        if "checked" in item:
            self._checks.append(tkinter.BooleanVar(self.menu, item["checked"]))
            self.menu.add_checkbutton(variable=self._checks[-1], **options)
        else:
            self.menu.add_command(**options)

    def _choose(self, command: str) -> None:
        self._has_chosen = True
        if command == WITH_NOTE["id"]:
            self._made = []
            self._command("highlight", self._highlighted)
        else:
            self._command(command, self._took)

    def _command(self, command: str, then: Callable[[Any], None]) -> None:
        self._session.ask("interaction/command", then, id=command)

    def _highlighted(self, result: Any) -> None:
        """Asks for the note of the highlight that was just made."""
        self._took(result)
        if self._made:
            self._session.ask(
                "selection/set",
                lambda _: self._command("note", self._took),
                annotations=self._made[:1],
            )

    def _note_made(self, params: Any) -> None:
        self._made += [added["id"] for added in params["added"] if added["type"] == "highlight"]

    def _asked(self) -> str:
        """Shows the menu of what is selected, or what can be made in the middle of the window."""
        box = self._canvas.bbox("overlay")
        width, height = self._canvas.winfo_width(), self._canvas.winfo_height()
        x, y = width // 2, height // 2
        if self._items and box:
            self.pop_up(max(0, min(box[0], width)), max(0, min(box[3], height)))
        else:

            def answered(result: Any) -> None:
                self._took(result)
                self.pop_up(x, y)

            params = {"point": [x, y], "space": "view"}
            self._session.ask("interaction/contextMenu", answered, **params)
        return "break"

    def _closed(self) -> None:
        """Lets the tool stop waiting for a choice that the user did not make."""
        if not self._has_chosen and self._state == "pan.choosing":
            self._command("cancel", self._took)
