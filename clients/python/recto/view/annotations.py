# SPDX-License-Identifier: MIT
"""The pane with the annotations."""

from __future__ import annotations

import re
import tkinter
from tkinter import ttk
from typing import Any, Dict, List, Optional

from ..call import Call
from .entries import EntryTree
from .session import Session

#: What is no annotation to who reads.
LEFT_OUT = ("link", "popup", "widget")
#: What is called otherwise than on the wire.
NAMES = {"text": "note"}
PATIENCE = 200  # milliseconds after the last key


class Annotations(ttk.Frame):
    """The annotations of all pages, or those whose text has some words; to choose one goes there."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent)
        self._session = session
        self._call: Optional[Call] = None
        self._due: Optional[str] = None
        bar, body = ttk.Frame(self, padding=(4, 3)), ttk.Frame(self)
        #: What is in the filter.
        self.words = tkinter.StringVar(self)
        self.filter = ttk.Entry(bar, textvariable=self.words)
        ttk.Label(bar, text="Filter").pack(side="left", padx=(0, 4))
        self.filter.pack(side="left", fill="x", expand=True)
        bar.pack(side="top", fill="x")
        body.pack(side="top", fill="both", expand=True)
        self.tree = EntryTree(body, self._chosen)
        self.words.trace_add("write", lambda *_: self._list_soon())
        self.filter.bind("<Escape>", lambda _: self.words.set(""))
        session.on("annotations/didChange", lambda _: self._list_soon())
        session.on("pages/didChange", lambda _: self._list_soon())
        session.on_renewed(self._list_soon)
        self._list()

    def destroy(self) -> None:
        if self._due:
            self.after_cancel(self._due)
        super().destroy()

    def _list_soon(self) -> None:
        """Lists them once there is nothing more to it."""
        if self._due:
            self.after_cancel(self._due)
        self._due = self.after(PATIENCE, self._list)

    def _list(self) -> None:
        self._due = None
        if self._call:
            self._call.cancel()
        words = self.words.get().strip()
        wanted = {"contains": words} if words else {}
        self._call = self._session.ask(
            "annotations/list", self._show, sortBy="page", coveredText=True, **wanted
        )

    def _show(self, result: Any) -> None:
        pages: Dict[int, List[Any]] = {}
        for annotation in result["annotations"]:
            if annotation["type"] not in LEFT_OUT and "replyTo" not in annotation:
                pages.setdefault(annotation["pageIndex"], []).append(annotation)
        self.tree.show([heading(page, inside) for page, inside in sorted(pages.items())])

    def _chosen(self, entry: Any) -> None:
        if entry.get("heading"):
            self._session.go_to(entry)
            return
        self._session.ask("view/goTo", pageIndex=entry["pageIndex"], rect=entry["rect"])
        self._session.ask("selection/set", annotations=[entry["id"]])


def heading(page: int, annotations: List[Any]) -> Any:
    """The entry of a page, with its annotations below it."""
    children = [
        {"id": each["id"], "pageIndex": page, "rect": each["rect"], "title": title(each)}
        for each in annotations
    ]
    place = {"id": f"page {page}", "pageIndex": page, "title": f"Page {page + 1}"}
    return {**place, "heading": True, "open": True, "children": children}


def title(annotation: Any) -> str:
    """What an annotation is, and what it says or marks."""
    kind = annotation["type"]
    kind = NAMES.get(kind) or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()
    said = (annotation.get(member) for member in ("contents", "coveredText", "measured"))
    text = " ".join(next(filter(None, said), "").split())
    return f"{kind.capitalize()}: {text}" if text else kind.capitalize()
