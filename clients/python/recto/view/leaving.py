# SPDX-License-Identifier: MIT
"""Closes the window, and asks first where something would be left undone."""

from __future__ import annotations

import tkinter
from tkinter import messagebox
from typing import Any, Callable, Optional

from ..errors import RectoError
from .session import Session

PATIENCE = 1000  # milliseconds in which the server must say whether work is under way
UNSAVED = "There are changes that are not saved. Close all the same?"
UNFINISHED = "What you have begun, such as a text, is not finished. Close all the same?"
SILENT = "The server does not answer, and may not have all that you did. Close all the same?"


class Leaving:
    """Asks the server for work under way, but does not wait for one that hangs.

    ``is_unsaved`` tells whether there are unsaved changes, ``is_begun`` whether the window has
    something that the server does not know.
    """

    def __init__(
        self,
        root: tkinter.Misc,
        session: Session,
        is_unsaved: Callable[[], bool],
        is_begun: Callable[[], bool],
        close: Callable[[], None],
    ):
        self._root, self._session, self._close = root, session, close
        self._is_unsaved, self._is_begun = is_unsaved, is_begun
        self._is_asking = False
        self._timer: Optional[str] = None

    def leave(self) -> None:
        """Closes the window unless the user wants to stay."""
        if self._is_asking:
            return
        self._is_asking = True
        has_work = False

        def took(result: Any) -> None:
            nonlocal has_work
            has_work = result["hasWork"]

        def failed(_: RectoError) -> None:
            """The document has no process, and no work then."""

        def answered() -> None:
            if timer == self._timer:
                self._decide(UNFINISHED if has_work else None)

        timer = self._timer = self._root.after(PATIENCE, self._decide, SILENT)
        if not self._session.ask("tool/get", took, answered, refused=failed):
            answered()

    def stop(self) -> None:
        if self._timer:
            self._root.after_cancel(self._timer)
        self._timer = None

    def _decide(self, reason: Optional[str]) -> None:
        self.stop()
        # The changes may have been told before the answer.
        question = reason or (UNFINISHED if self._is_begun() else None)
        if self._is_unsaved():
            question = UNSAVED
        try:
            may_close = not question or messagebox.askokcancel("Recto", question, parent=self._root)
        finally:
            self._is_asking = False
        if may_close:
            self._close()
