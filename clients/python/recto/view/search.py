# SPDX-License-Identifier: MIT
"""The search bar."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, List, Optional

from ..call import Call
from .session import Session


class SearchBar(ttk.Frame):
    """Searches the document, and hands the matches on as things to draw, while they come."""

    def __init__(
        self, parent: tkinter.Misc, session: Session, mark: Callable[[List[Any]], None]
    ):
        super().__init__(parent)
        self._session, self._mark = session, mark
        self._call: Optional[Call] = None
        self._query = ""
        self.matches: List[Any] = []
        self.current = -1
        self.entry = ttk.Entry(self, width=24)
        self.count = ttk.Label(self, width=14)
        ttk.Label(self, text="Find").pack(side="left", padx=4)
        self.entry.pack(side="left")
        ttk.Button(self, text="‹", width=2, command=lambda: self.step(-1)).pack(side="left")
        ttk.Button(self, text="›", width=2, command=lambda: self.step(1)).pack(side="left")
        self.count.pack(side="left", padx=4)
        self.entry.bind("<Return>", lambda _: self._entered(1))
        self.entry.bind("<Shift-Return>", lambda _: self._entered(-1))
        self.entry.bind("<Escape>", lambda _: self.clear())

    @property
    def searching(self) -> bool:
        """Whether matches may still come."""
        return self._call is not None

    def find(self, query: str) -> None:
        """Begins a search, and gives up the one before it."""
        self._stop()
        self._query, self.matches, self.current = query, [], -1
        self._show()
        if query:
            self._call = self._session.ask(
                "search/find", finally_=self._done, on_partial=self._found, query=query
            )

    def enter(self, query: str) -> None:
        """Searches for a text as if the user had entered it."""
        self.entry.delete(0, "end")
        self.entry.insert(0, query)
        self.find(query)

    def step(self, by: int) -> None:
        """Goes to the next match, or the one before."""
        if self.matches:
            self.current = (self.current + by) % len(self.matches)
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

    def _stop(self) -> None:
        call, self._call = self._call, None
        if call:
            call.cancel()

    def _found(self, piece: Any) -> None:
        if self._call is None:
            return
        self.matches += piece["matches"]
        here = self._session.view["pageIndex"]
        if self.current < 0 and self.matches[-1]["pageIndex"] >= here:
            pages = [match["pageIndex"] for match in self.matches]
            self.current = next(index for index, page in enumerate(pages) if page >= here)
            self._go()
        self._show()

    def _done(self) -> None:
        if self._call and self._call.done:
            self._call = None
            if self.current < 0:
                self.step(1)
            self._show()

    def _go(self) -> None:
        match = self.matches[self.current]
        xs, ys = match["quads"][0][0::2], match["quads"][0][1::2]
        rect = [min(xs), min(ys), max(xs), max(ys)]
        self._session.ask("view/goTo", pageIndex=match["pageIndex"], rect=rect)
        self._show()

    def _show(self) -> None:
        items = []
        for index, match in enumerate(self.matches):
            role = "currentMatch" if index == self.current else "match"
            place = {"pageIndex": match["pageIndex"], "quads": match["quads"]}
            items.append({"kind": "quads", "role": role, **place})
        self._mark(items)
        found = f"{self.current + 1} of {len(self.matches)}" if self.matches else "none"
        self.count["text"] = found + ("…" if self.searching else "") if self._query else ""
