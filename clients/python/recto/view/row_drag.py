# SPDX-License-Identifier: MIT
"""Dragging rows of a list to other places."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, Optional

from .entries import EntryTree

LINE = "#2f6fde"  # where the row would come
SLACK = 5  # pixels that are no drag yet


class RowDrag:
    """Lets the topmost rows of a list be dragged; ``moved(row, index)`` is told where one goes."""

    def __init__(self, tree: EntryTree, moved: Callable[[str, int], None]):
        self._tree, self._moved = tree, moved
        self._row: Optional[str] = None
        self._start = 0
        self._gap: Optional[int] = None
        self._line = tkinter.Frame(tree, height=2, background=LINE)
        tree.bind("<ButtonPress-1>", self._press, add=True)
        tree.bind("<B1-Motion>", self._move, add=True)
        tree.bind("<ButtonRelease-1>", self._release, add=True)

    def _press(self, event: Any) -> None:
        self._row, self._start, self._gap = self._tree.identify_row(event.y) or None, event.y, None

    def _move(self, event: Any) -> None:
        if self._row and (self._gap is not None or abs(event.y - self._start) > SLACK):
            self._gap = self._gap_at(event.y)
            self._tree.is_dragged = True

    def _release(self, event: Any) -> None:
        row, gap = self._row, self._gap
        self._row = self._gap = None
        self._line.place_forget()
        if row is None or gap is None:
            return
        index = self._tree.index(row)
        target = gap - 1 if gap > index else gap
        if target != index:
            self._moved(row, target)

    def _gap_at(self, y: int) -> int:
        """Where a row would come that is let go there; also shows it."""
        rows = self._tree.get_children()
        gap, edge = 0, 0
        for index, row in enumerate(rows):
            box = self._tree.bbox(row)
            if not box:
                continue  # out of sight
            if y > box[1] + box[3] / 2:
                gap, edge = index + 1, box[1] + box[3]
            elif gap == index:
                edge = box[1]
        self._line.place(x=2, y=max(edge - 1, 0), relwidth=1, width=-4)
        return gap
