# SPDX-License-Identifier: MIT
"""A window with a question of the server's tool."""

from __future__ import annotations

import re
import tkinter
from tkinter import ttk
from typing import Any, Callable

from .commands import bind_return

#: Said below the question.
HINTS = {"link": "The number of a page, or an address", "number": "A number"}


class AnswerDialog(tkinter.Toplevel):
    """A window with a question; ``answer(id, value)`` is told the answer, None if there is none.

    ``entered(text)`` is told a text while it is typed.
    """

    def __init__(
        self,
        root: tkinter.Misc,
        wanted: Any,
        answer: Callable[[str, Any], None],
        entered: Callable[[str], None],
    ):
        super().__init__(root, padx=10, pady=10)
        self.title("Recto")
        self._wanted, self._answer, self._entered = wanted, answer, entered
        self._is_long = wanted["kind"] == "text" and wanted.get("multiline", False)
        ttk.Label(self, text=wanted["prompt"]).pack(anchor="w")
        self.field = self._field()
        self._before = self._text
        if self.field:
            self.field.pack(fill="both", expand=True, pady=(4, 0))
        self.hint = ttk.Label(self, text=HINTS.get(wanted["kind"], ""), foreground="#6b6f76")
        self.hint.pack(anchor="w")
        foot = ttk.Frame(self)
        ttk.Button(foot, text="OK", command=self.accept).pack(side="right")
        ttk.Button(foot, text="Cancel", command=self.decline).pack(side="right", padx=6)
        foot.pack(fill="x", pady=(8, 0))
        self.bind("<Escape>", lambda _: self.decline())
        bind_return(self, "Control-" if self._is_long else "", lambda _: self.accept())
        self.protocol("WM_DELETE_WINDOW", self.decline)
        self._stand_over(root.winfo_toplevel())
        (self.field or self).focus_set()

    @property
    def draft(self) -> str:
        """The text that the user has entered, if it is new and may be shown."""
        is_new = self._text != self._before and not self._wanted.get("secret")
        return self._text if is_new else ""

    def accept(self) -> None:
        """Answers; says what is wrong with an answer that is none."""
        try:
            value = self._value()
        except ValueError as error:
            self.hint.configure(text=str(error))
        else:
            self._answer(self._wanted["requirementId"], value)

    def decline(self) -> None:
        self._answer(self._wanted["requirementId"], None)

    def _stand_over(self, window: Any) -> None:
        """Places the question over the lower half of a window, which shows what it is about."""
        self.transient(window)
        x, y = window.winfo_rootx(), window.winfo_rooty()
        self.geometry(f"+{x + window.winfo_width() // 3}+{y + window.winfo_height() // 2}")

    def _field(self) -> Any:
        wanted = self._wanted
        kind, value = wanted["kind"], wanted.get("value", "")
        if kind == "confirm":
            return None
        if kind == "choice":
            return self._list()
        if self._is_long:
            text = tkinter.Text(
                self, width=48, height=8, wrap="word", undo=True, padx=4, pady=4, font="TkTextFont"
            )
            text.insert("1.0", value)
            # The key that ends the entry makes no line.
            bind_return(text, "Control-", self._ended_by_key)
            text.edit_modified(False)
            text.bind("<<Modified>>", lambda _: self._changed(text))
            return text
        entry = ttk.Entry(self, width=40, show="•" if wanted.get("secret") else "")
        entry.insert(0, value)
        if kind == "text":
            entry.bind("<KeyRelease>", lambda _: self._entered(entry.get()))
        entry.selection_range(0, "end")
        return entry

    def _ended_by_key(self, _: Any) -> str:
        self.accept()
        return "break"

    def _changed(self, text: tkinter.Text) -> None:
        # The event comes for the flag that is taken away too.
        if text.edit_modified():
            text.edit_modified(False)
            self._entered(text.get("1.0", "end-1c"))

    def _list(self) -> tkinter.Listbox:
        wanted = self._wanted
        several = wanted.get("takesSeveral", False)
        choices = wanted.get("choices", [])
        box = tkinter.Listbox(
            self, exportselection=False, selectmode="multiple" if several else "browse",
            height=max(1, min(len(choices), 12)), width=40,
        )  # fmt: skip
        for index, choice in enumerate(choices):
            box.insert("end", choice["title"])
            if choice["id"] in wanted.get("values", []):
                box.selection_set(index)
                box.see(index)
        if not several:
            box.bind("<Double-Button-1>", lambda _: self.accept())
        return box

    @property
    def _text(self) -> str:
        """What is in the field, if it holds a text."""
        if self._is_long:
            return str(self.field.get("1.0", "end-1c"))
        return str(self.field.get()) if isinstance(self.field, ttk.Entry) else ""

    def _value(self) -> Any:
        """The answer as the protocol has it. Raises ``ValueError`` if there is none."""
        kind = self._wanted["kind"]
        if kind == "confirm":
            return True
        if kind == "choice":
            ids = [self._wanted["choices"][row]["id"] for row in self.field.curselection()]
            if self._wanted.get("takesSeveral"):
                return ids
            if not ids:
                raise ValueError("Choose one first")
            return ids[0]
        text = self._text
        if self._is_long:
            return text
        return number(text) if kind == "number" else link(text) if kind == "link" else text


def number(text: str) -> float:
    """The number that a user has entered. Raises ``ValueError`` for any other text."""
    if not re.fullmatch(r"\s*[-+]?(\d+\.?\d*|\.\d+)\s*", text):
        raise ValueError(f"“{text}” is no number")
    return float(text)


def link(text: str) -> Any:
    """Where a link leads that a user has entered. Raises ``ValueError`` for an empty text."""
    text = text.strip()
    if not text:
        raise ValueError("Enter a page's number or an address first")
    if text.isascii() and text.isdigit():
        if int(text) == 0:
            raise ValueError("The first page is 1")
        return {"pageIndex": int(text) - 1}
    return {"uri": text}
