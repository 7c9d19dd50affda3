# SPDX-License-Identifier: MIT
"""The search bar."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, Dict, List, Optional

from ..call import Call
from .commands import bind_return
from .session import Session

#: Things to draw, by page.
Marks = Dict[int, List[Any]]
LIMIT = 10_000  # matches of a search


class SearchBar(ttk.Frame):
    """Searches the document, and hands the matches on as things to draw, while they come.

    When the file was read again or its pages changed, it searches again, and leaves the view where
    it is.
    """

    def __init__(self, parent: tkinter.Misc, session: Session, mark: Callable[[Marks], None]):
        super().__init__(parent)
        self._session, self._mark = session, mark
        self._call: Optional[Call] = None
        self._query = ""
        self._stays = False
        self._is_cut = False
        self._marks: Marks = {}
        #: The thing to draw for each match.
        self._items: List[Any] = []
        self.matches: List[Any] = []
        self.current = -1
        self.entry = ttk.Entry(self, width=24)
        self.count = ttk.Label(self, width=14)
        ttk.Label(self, text="Find").pack(side="left", padx=4)
        self.entry.pack(side="left")
        ttk.Button(self, text="‹", width=2, command=lambda: self.step(-1)).pack(side="left")
        ttk.Button(self, text="›", width=2, command=lambda: self.step(1)).pack(side="left")
        self.count.pack(side="left", padx=4)
        bind_return(self.entry, "", lambda _: self._entered(1))
        bind_return(self.entry, "Shift-", lambda _: self._entered(-1))
        self.entry.bind("<Escape>", lambda _: self.clear())
        session.on_renewed(self._again)
        session.on("pages/didChange", lambda _: self._again())

    @property
    def searching(self) -> bool:
        """Whether matches may still come."""
        return self._call is not None

    def find(self, query: str) -> None:
        """Begins a search, and gives up the one before it."""
        self._stays = False
        self._begin(query)

    def enter(self, query: str) -> None:
        """Searches for a text as if the user had entered it."""
        self.entry.delete(0, "end")
        self.entry.insert(0, query)
        self.find(query)

    def step(self, by: int) -> None:
        """Goes to the next match, or the one before."""
        if self.matches:
            self._select((self.current + by) % len(self.matches))
            self._go()

    def clear(self) -> None:
        """Ends the search, and takes its matches away."""
        self.entry.delete(0, "end")
        self.find("")

    def _entered(self, by: int) -> None:
        if self.entry.get() == self._query:
            self.step(by)
        else:
            self.find(self.entry.get())

    def _again(self) -> None:
        if self._query:
            self._stays = True
            self._begin(self._query)

    def _begin(self, query: str) -> None:
        self._stop()
        self._query, self.current, self._is_cut = query, -1, False
        self.matches, self._items, self._marks = [], [], {}
        self._show()
        if query:
            self._call = self._session.ask(
                "search/find", self._took, self._done, self._found, query=query, limit=LIMIT
            )

    def _stop(self) -> None:
        call, self._call = self._call, None
        if call:
            call.cancel()

    def _found(self, piece: Any) -> None:
        if self._call is None:
            return
        first = len(self.matches)
        self.matches += piece["matches"]
        for match in piece["matches"]:
            page = match["pageIndex"]
            item = {"kind": "quads", "role": "match", "pageIndex": page, "quads": match["quads"]}
            self._items.append(item)
            self._marks.setdefault(page, []).append(item)
        here = self._session.view["pageIndex"]
        if self.current < 0 and self.matches[-1]["pageIndex"] >= here:
            pages = range(first, len(self.matches))
            self._reach(next(i for i in pages if self.matches[i]["pageIndex"] >= here))
        self._show()

    def _took(self, result: Any) -> None:
        self._is_cut = not result["complete"]

    def _done(self) -> None:
        if self._call and self._call.done:
            self._call = None
            if self.current < 0 and self.matches:
                self._reach(0)
            self._show()

    def _reach(self, index: int) -> None:
        """Makes a match the current one as the search comes upon it."""
        self._select(index)
        if not self._stays:
            self._go()

    def _select(self, index: int) -> None:
        if self.current >= 0:
            self._items[self.current]["role"] = "match"
        self.current = index
        self._items[index]["role"] = "currentMatch"

    def _go(self) -> None:
        match = self.matches[self.current]
        xs, ys = match["quads"][0][0::2], match["quads"][0][1::2]
        rect = [min(xs), min(ys), max(xs), max(ys)]
        self._session.ask("view/goTo", pageIndex=match["pageIndex"], rect=rect)
        self._show()

    def _show(self) -> None:
        self._mark(self._marks)
        more = "…" if self.searching else "+" if self._is_cut else ""
        found = f"{self.current + 1} of {len(self.matches)}" if self.matches else "none"
        self.count["text"] = found + more if self._query else ""
