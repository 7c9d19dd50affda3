# SPDX-License-Identifier: AGPL-3.0-or-later
"""The panes at the left: the outline and the bookmarks."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Dict, List

from .session import Session


class EntryTree(ttk.Treeview):
    """Entries that lead somewhere; to choose one is to go there."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent, show="tree", selectmode="browse")
        self._session = session
        self._entries: Dict[str, Any] = {}
        self.bind("<<TreeviewSelect>>", self._chosen)

    def show(self, entries: List[Any]) -> None:
        """Shows these entries, and those below them, instead of what was shown."""
        self.delete(*self.get_children())
        self._entries = {}
        self._insert("", entries)

    def _insert(self, parent: str, entries: List[Any]) -> None:
        for entry in entries:
            title = entry.get("title") or entry.get("displayName", "")
            row = self.insert(parent, "end", text=title, open=entry.get("open", False))
            self._entries[row] = entry
            self._insert(row, entry.get("children", []))

    def _chosen(self, _: Any) -> None:
        for row in self.selection():
            self._session.go_to(self._entries[row])


class Panes(ttk.Notebook):
    """The outline and the bookmarks of the document."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent, width=220)
        self._session = session
        self.outline = EntryTree(self, session)
        self.bookmarks = EntryTree(self, session)
        self.add(self.outline, text="Outline")
        self.add(self.bookmarks, text="Bookmarks")
        session.ask("outline/get", lambda result: self.outline.show(result["items"]))
        session.on("bookmarks/didChange", lambda _: self._list())
        self._list()

    def toggle_bookmark(self) -> None:
        """Adds a bookmark for the page in sight, or removes it."""
        self.select(self.bookmarks)
        self._session.ask("bookmarks/toggle", pageIndex=self._session.view["pageIndex"])

    def _list(self) -> None:
        self._session.ask(
            "bookmarks/list",
            lambda result: self.bookmarks.show(result["bookmarks"]),
            sortOrder="pageBased",
        )
