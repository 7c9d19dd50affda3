# SPDX-License-Identifier: MIT
"""A list of entries that lead somewhere."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, Dict, List, Optional

HERE = "#dbe6f7"  # behind the entry of what is in sight


class EntryTree(ttk.Treeview):
    """Entries with entries below them, each with an ``id``; ``choose(entry)`` is told of each that
    the user takes.
    """

    def __init__(self, parent: tkinter.Misc, choose: Callable[[Any], None]):
        super().__init__(parent, show="tree", selectmode="browse")
        self._choose = choose
        self._entries: Dict[str, Any] = {}
        self._path: List[str] = []
        self._is_pressed = False
        #: What was selected again, and not by the user.
        self._kept: Optional[str] = None
        #: Whether a row is dragged, so that letting it go chooses none.
        self.is_dragged = False
        bar = ttk.Scrollbar(parent, command=self.yview)
        self.configure(yscrollcommand=bar.set)
        bar.pack(side="right", fill="y")
        self.pack(side="left", fill="both", expand=True)
        self.tag_configure("here", background=HERE)
        self.tag_configure("heading", foreground="#6b6f76")
        self.bind("<ButtonPress-1>", self._pressed)
        self.bind("<ButtonRelease-1>", self._released)
        self.bind("<<TreeviewSelect>>", lambda _: self._selected())
        # Tk opens an entry after it told of that.
        for event in ("<<TreeviewOpen>>", "<<TreeviewClose>>"):
            self.bind(event, lambda _: self.after_idle(self._show_mark))

    def show(self, entries: List[Any]) -> None:
        """Shows these entries, and those below them, instead of what was shown."""
        closed = {row for row in self._entries if not self.item(row)["open"]}
        known, chosen, place = set(self._entries), self.selection(), self.yview()[0]
        self.delete(*self.get_children())
        self._entries = {}
        self._insert("", entries)
        for row in known & set(self._entries):
            self.item(row, open=row not in closed)
        self._kept = next((row for row in chosen if row in self._entries), None)
        if self._kept:
            self.selection_set(self._kept)
        self.yview_moveto(place)
        self._show_mark()

    def mark(self, path: List[str]) -> None:
        """Marks an entry, named by the ids that lead to it; as far as those are open."""
        self._path = path
        self._show_mark()

    def entry(self, row: str) -> Any:
        """What was shown in a row."""
        return self._entries[row]

    def _pressed(self, _: Any) -> None:
        self._is_pressed, self.is_dragged = True, False

    def _released(self, event: Any) -> None:
        self._is_pressed = False
        row = self.identify_row(event.y)
        is_fold = "indicator" in str(self.identify("element", event.x, event.y))
        if row in self.selection() and not is_fold and not self.is_dragged:
            self._choose(self._entries[row])

    def _selected(self) -> None:
        """Something was selected, if by a button with its release still to come."""
        row = next(iter(self.selection()), None)
        kept, self._kept = self._kept, None
        if row and row != kept and not self._is_pressed:
            self._choose(self._entries[row])

    def _insert(self, parent: str, entries: List[Any]) -> None:
        for entry in entries:
            row = entry["id"]
            tags = ("heading",) if entry.get("heading") else ()
            title = entry.get("title") or entry.get("displayName", "")
            self.insert(parent, "end", row, text=title, open=entry.get("open", False), tags=tags)
            self._entries[row] = entry
            self._insert(row, entry.get("children", []))

    def _show_mark(self) -> None:
        for row in self.tag_has("here"):
            self.item(row, tags=())
        shown = ""
        for row in self._path:
            if row not in self._entries or (shown and not self.item(shown)["open"]):
                break
            shown = row
        if shown:
            self.item(shown, tags=("here",))
            self.see(shown)
