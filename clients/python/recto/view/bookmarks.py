# SPDX-License-Identifier: MIT
"""The pane with the bookmarks."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Optional

from .commands import bind_return
from .entries import EntryTree
from .row_drag import RowDrag
from .session import Session


class Bookmarks(ttk.Frame):
    """The reader's bookmarks in the reader's order: to be added, renamed, removed and dragged."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent)
        self._session = session
        #: Where a name is written, while one is.
        self.field: Optional[ttk.Entry] = None
        bar, body = ttk.Frame(self), ttk.Frame(self)
        commands = {"Add": self.add, "Rename": self.rename, "Remove": self.remove}
        for text, command in commands.items():
            ttk.Button(bar, text=text, width=8, command=command).pack(side="left")
        bar.pack(side="top", fill="x")
        body.pack(side="top", fill="both", expand=True)
        self.tree = EntryTree(body, session.go_to)
        RowDrag(self.tree, self._moved)
        for name in ("Delete", "KP_Delete"):
            self.tree.bind(f"<{name}>", lambda _: self.remove())
        self.tree.bind("<F2>", lambda _: self.rename())
        self.tree.bind("<Double-Button-1>", self._double_clicked)
        session.on("bookmarks/didChange", lambda _: self._list())
        session.on("pages/didChange", lambda _: self._list())
        session.on_renewed(self._list)
        self._list()

    def toggle(self) -> None:
        """Adds a bookmark for the page in sight, or removes it."""
        self._session.ask("bookmarks/toggle", pageIndex=self._session.view["pageIndex"])

    def add(self) -> None:
        """Adds a bookmark for the page in sight, be there others."""
        bookmark = {"pageIndex": self._session.view["pageIndex"]}
        self._session.ask("bookmarks/add", bookmark=bookmark)

    def remove(self) -> None:
        """Removes the bookmark that is selected."""
        for row in self.tree.selection():
            self._session.ask("bookmarks/remove", id=row)

    def rename(self) -> None:
        """Lets the user give the bookmark that is selected another name."""
        row = next(iter(self.tree.selection()), None)
        box = self.tree.bbox(row) if row else None
        if not box or self.field:
            return
        self.field = field = ttk.Entry(self.tree)
        field.insert(0, self.tree.item(row)["text"])
        field.selection_range(0, "end")
        field.place(x=box[0], y=box[1] - 2, height=box[3] + 4, relwidth=1, width=-box[0])
        bind_return(field, "", lambda _: self._named(row, field.get()))
        field.bind("<Escape>", lambda _: self._end())
        field.bind("<FocusOut>", lambda _: self._end())
        field.focus_set()

    def _double_clicked(self, event: Any) -> str:
        if self.tree.identify_row(event.y):
            self.rename()
        return "break"

    def _named(self, row: Any, name: str) -> None:
        self._end()
        old = self.tree.entry(row)
        bookmark = {"id": row, "action": old["action"], "name": name.strip() or None}
        given = {key: value for key, value in bookmark.items() if value is not None}
        if name.strip() != old["displayName"]:
            self._session.ask("bookmarks/add", bookmark=given)

    def _end(self) -> None:
        field, self.field = self.field, None
        if field:
            field.destroy()
            self.tree.focus_set()

    def _moved(self, row: str, index: int) -> None:
        self._session.ask("bookmarks/move", id=row, to=index)

    def _list(self) -> None:
        self._end()
        self._session.ask(
            "bookmarks/list",
            lambda result: self.tree.show(result["bookmarks"]),
            sortOrder="custom",
        )
