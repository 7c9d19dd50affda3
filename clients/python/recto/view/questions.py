# SPDX-License-Identifier: MIT
"""Asks in a window for what the server's tool needs, if it cannot be entered on the page."""

from __future__ import annotations

import tkinter
from tkinter import filedialog
from typing import Any, Callable, Optional

from ..errors import RectoError
from .answer_dialog import AnswerDialog
from .session import Session

FILES = {
    "file": [("All files", "*")],
    "sound": [("Sounds", "*.wav *.aiff *.aif *.au"), ("All files", "*")],
}
#: The kinds that a dialogue asks for.
ASKED = ("text", "number", "link", "choice", "confirm")


class Questions:
    """Asks one question at a time; a requirement that is settled in another way closes it.

    Text goes to the server while it is typed: a click on the page keeps it. ``report`` is told what
    cannot be asked for, ``offer`` a text that the server did not take.
    """

    def __init__(
        self,
        root: tkinter.Misc,
        session: Session,
        took: Callable[[Any], None],
        report: Callable[[str], None],
        offer: Callable[[str], None],
    ):
        self._root, self._session, self._took = root, session, took
        self._report, self._offer = report, offer
        self._id: Optional[str] = None
        #: The text of an answer that is on its way.
        self._sent = ""
        self.dialog: Optional[AnswerDialog] = None

    def take(self, result: Any, is_on_page: bool) -> None:
        """Takes up what an event's result says, and whether the user enters the answer on the page."""
        if "requirement" not in result:
            return
        wanted = result["requirement"]
        wanted_id = wanted["requirementId"] if wanted else None
        if wanted_id == self._id:
            return
        self.close()
        self._id, self._sent = wanted_id, ""
        # A signature has a window of its own.
        if wanted and wanted["kind"] != "signature" and not is_on_page:
            self._ask(wanted)

    def close(self) -> None:
        if self.dialog:
            self.dialog.destroy()
        self.dialog = None

    @property
    def draft(self) -> str:
        """The text that the user has entered, and that the server has not taken yet."""
        return self.dialog.draft if self.dialog else self._sent

    def _ask(self, wanted: Any) -> None:
        kind = wanted["kind"]
        if kind in FILES:
            # The dialogue waits, and other results are taken meanwhile.
            self._root.after_idle(lambda: self._ask_file(wanted))
        elif kind in ASKED:
            self.dialog = AnswerDialog(self._root, wanted, self._answer, self._enter)
        else:
            self._report(f"This viewer cannot ask for this: {wanted['prompt']}")
            self._answer(wanted["requirementId"], None)

    def _ask_file(self, wanted: Any) -> None:
        path = filedialog.askopenfilename(
            parent=self._root, title=wanted["prompt"], filetypes=FILES[wanted["kind"]]
        )
        self._answer(wanted["requirementId"], {"path": path} if path else None)

    def _enter(self, text: str) -> None:
        self._session.ask("interaction/text", self._took, text=text)

    def _answer(self, requirement: str, value: Any) -> None:
        """Answers a requirement that is still there; with None, declines to."""
        if requirement != self._id:
            return
        self._sent = "" if value is None else self.draft
        self.close()
        params = {"cancel": True} if value is None else {"value": value}
        self._session.ask(
            "interaction/respond", self._took, refused=self._refused,
            requirementId=requirement, **params,
        )  # fmt: skip

    def _refused(self, error: RectoError) -> None:
        self._report(error.message)
        if self._sent:
            self._offer(self._sent)
        self._sent = ""
