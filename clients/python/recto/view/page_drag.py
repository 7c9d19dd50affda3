# SPDX-License-Identifier: MIT
"""Choosing pages, and dragging them to other places."""

from __future__ import annotations

from typing import Any, Optional, Protocol

import tkinter

from .page_pictures import WIDTH
from .session import Session

LINE = "#f2b400"  # where the page would come
SLACK = 5  # pixels that are no drag yet
BORDER, STEP = 24, 30  # pixels from the edge where dragging scrolls, and how far


class Rows(Protocol):
    """What pages are dragged in."""

    canvas: tkinter.Canvas
    edges: Any
    pages: Any

    @property
    def only(self) -> Optional[str]: ...
    @property
    def left(self) -> int: ...
    def row_at(self, y: float) -> Optional[int]: ...
    def go_to(self, row: int) -> None: ...
    def scroll(self, by: int) -> None: ...


class PageDrag:
    """A click goes to a page; a drag moves it, where all are shown and the server can do that."""

    def __init__(self, rows: Rows, session: Session):
        self._rows, self._session = rows, session
        self._row: Optional[int] = None
        self._start = 0
        self._gap: Optional[int] = None
        rows.canvas.bind("<ButtonPress-1>", self._press)
        rows.canvas.bind("<B1-Motion>", self._move)
        rows.canvas.bind("<ButtonRelease-1>", self._release)

    def _press(self, event: Any) -> None:
        self._row = self._rows.row_at(self._rows.canvas.canvasy(event.y))
        self._start, self._gap = event.y, None

    def _move(self, event: Any) -> None:
        canvas = self._rows.canvas
        if self._row is None or self._rows.only or not self._session.offers("pages/move"):
            return
        if self._gap is None and abs(event.y - self._start) <= SLACK:
            return
        if event.y < BORDER:
            self._rows.scroll(-STEP)
        elif event.y > canvas.winfo_height() - BORDER:
            self._rows.scroll(STEP)
        self._gap = self._gap_at(canvas.canvasy(event.y))
        canvas.delete("gap")
        y, left = self._rows.edges[self._gap] - 6, self._rows.left
        line = (left - 12, y, left + WIDTH + 12, y)
        canvas.create_line(line, fill=LINE, width=4, capstyle="round", tags="gap")

    def _release(self, _: Any) -> None:
        row, gap = self._row, self._gap
        self._row = self._gap = None
        self._rows.canvas.delete("gap")
        if row is None or row >= len(self._rows.pages):
            return
        if gap is None:
            self._rows.go_to(row)
            return
        target = gap - 1 if gap > row else gap
        if target != row:
            self._session.ask("pages/move", pages=[self._rows.pages[row]], to=target)

    def _gap_at(self, y: float) -> int:
        """Which row a page would come to be in front of that is let go there."""
        edges = self._rows.edges
        middles = [(top + bottom) / 2 for top, bottom in zip(edges, edges[1:])]
        return sum(1 for middle in middles if y > middle)
