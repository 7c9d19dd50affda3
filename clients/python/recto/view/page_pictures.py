# SPDX-License-Identifier: MIT
"""Small pictures of the pages, drawn by the server in the background: only what is in sight."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, Dict, List, Optional, Set

from ..call import Call
from .session import QUIET, Session

WIDTH = 150  # pixels of a picture
HIGHEST = 4 * WIDTH  # the server draws no higher ones
KEPT = 200  # pictures


class PagePictures:
    """Keeps pictures of pages, and asks for those that are missing or out of date.

    ``changed`` is told of each new picture.
    """

    def __init__(self, session: Session, changed: Callable[[], None]):
        self._session, self._changed = session, changed
        self._pictures: Dict[int, tkinter.PhotoImage] = {}
        #: Pages that need not be asked for, also where they cannot be drawn.
        self._fresh: Set[int] = set()
        self._call: Optional[Call] = None
        self._asked: Set[int] = set()
        self._wanted: List[int] = []
        self._only: Optional[str] = None
        session.on("document/didChange", lambda params: self._forget(params["pages"]))

    def get(self, page: int) -> Optional[tkinter.PhotoImage]:
        """A page's picture, if there is one."""
        return self._pictures.get(page)

    def want(self, pages: List[int], only: Optional[str]) -> None:
        """These pages are in sight, of all or only of those that are shown."""
        self._wanted, self._only = pages, only
        self._next()

    def choose(self, only: str, then: Callable[[List[int]], None]) -> None:
        """Tells which pages are annotated or bookmarked."""

        def piece(result: Any) -> None:
            if "pages" in result:
                then(result["pages"])
                if call:
                    call.cancel()  # The pictures are asked for when they come in sight.

        call = self._ask(piece, only=only)

    def move(self, kept: List[Any]) -> None:
        """The pages went elsewhere, in runs; where there are none, all stayed."""
        if not kept:
            return
        moved = {
            run["from"] + step: run["to"] + step for run in kept for step in range(run["count"])
        }
        pictures = self._pictures
        self._pictures = {moved[page]: pictures[page] for page in pictures if page in moved}
        self._fresh = {moved[page] for page in self._fresh if page in moved}

    def clear(self) -> None:
        """Lets go of all pictures, which Tk wants done on its own thread."""
        self._pictures.clear()
        self._fresh.clear()

    @property
    def complete(self) -> bool:
        """Whether no picture is being waited for."""
        return self._call is None and self._fresh.issuperset(self._wanted)

    def _next(self) -> None:
        """Asks for what is in sight and not there, and for nothing else any more."""
        missing = [page for page in self._wanted if page not in self._fresh]
        if self._call:
            if not self._asked.issuperset(missing) or not missing:
                self._call.cancel()
        elif missing:
            first, count = min(missing), max(missing) + 1 - min(missing)
            self._asked = set(range(first, first + count))
            only = {"only": self._only} if self._only else {}
            self._call = self._ask(
                self._took, self._answered, self._done, first=first, count=count, **only
            )

    def _ask(
        self,
        on_partial: Callable[[Any], None],
        then: Optional[Callable[[Any], None]] = None,
        finally_: Optional[Callable[[], None]] = None,
        **params: Any,
    ) -> Optional[Call]:
        return self._session.ask(
            "pages/thumbnails", then, finally_, on_partial, width=WIDTH, **params
        )

    def _took(self, piece: Any) -> None:
        for each in piece.get("thumbnails", []):
            page = each["pageIndex"]
            self._pictures.pop(page, None)
            self._pictures[page] = tkinter.PhotoImage(data=each["data"], format="png")
            self._fresh.add(page)
        for page in [page for page in self._pictures if page not in self._wanted][:-KEPT]:
            del self._pictures[page]
            self._fresh.discard(page)
        self._changed()

    def _answered(self, _: Any) -> None:
        self._fresh |= self._asked  # There is no picture of those that cannot be drawn.

    def _done(self) -> None:
        call, self._call = self._call, None
        if call and (call.error is None or call.error.kind in QUIET):
            self._next()

    def _forget(self, pages: List[int]) -> None:
        """These pages look different now; shows what was there till others come."""
        self._fresh.difference_update(pages)
        self._next()
