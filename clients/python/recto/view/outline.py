# SPDX-License-Identifier: MIT
"""The pane with the outline."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Iterator, List, Optional, Tuple

from .entries import EntryTree
from .session import Session


class Outline(ttk.Frame):
    """The table of contents; the entry of the page in sight is marked."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent)
        self._session = session
        self._items: List[Any] = []
        self._page: Optional[int] = None
        self.tree = EntryTree(self, session.go_to)
        session.on("view/didChange", lambda _: self._follow())
        session.on("outline/didChange", lambda _: self._load())
        session.on("pages/didChange", lambda _: self._load())
        session.on_renewed(self._load)
        self._load()

    def _load(self) -> None:
        self._session.ask("outline/get", self._show)

    def _show(self, result: Any) -> None:
        self._items, self._page = result["items"], None
        self.tree.show(self._items)
        self._follow()

    def _follow(self) -> None:
        page = self._session.view["pageIndex"]
        if page == self._page or not self._items:
            return
        self._page = page
        if self._session.offers("outline/find"):
            self._session.ask(
                "outline/find", lambda result: self.tree.mark(result["path"]), pageIndex=page
            )
        else:
            self.tree.mark(path_to(self._items, page))


def path_to(items: List[Any], page: int) -> List[str]:
    """The ids that lead to the last of the entries for the nearest page at or before one."""
    best: Tuple[int, List[str]] = (-1, [])
    for path in paths(items):
        target = path[-1].get("pageIndex", -1)
        if best[0] <= target <= page and target >= 0:
            best = (target, [item["id"] for item in path])
    return best[1]


def paths(items: List[Any]) -> Iterator[List[Any]]:
    """Each entry, behind those that it is below of, in the order of reading."""
    for item in items:
        yield [item]
        for path in paths(item["children"]):
            yield [item, *path]
