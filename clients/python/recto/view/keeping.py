# SPDX-License-Identifier: MIT
"""What keeps the user's changes: saving, files that other programs change, and crashes."""

from __future__ import annotations

import os
import tkinter
from tkinter import filedialog, messagebox
from typing import Any, Callable, Dict, Optional

from ..errors import RectoError, ServerExited
from .notice import Notice
from .session import Session


def decide_recovery(root: tkinter.Misc, recovery: Any) -> Optional[str]:
    """Asks what becomes of changes that an earlier session left unsaved."""
    question = (
        f"There are {recovery['edits']} unsaved changes of {recovery['lastEditAt']}.\n\n"
        "Yes makes them again, No forgets them, Cancel leaves them for later."
    )
    if recovery.get("fileChanged"):
        question = "The file has changed since. " + question
    answer = messagebox.askyesnocancel("Recto", question, parent=root)
    return None if answer is None else "apply" if answer else "discard"


class Keeping:
    """Saves the document, and says in the notice what to do where that is not possible."""

    def __init__(self, session: Session, notice: Notice, report: Callable[[str], None]):
        self._session, self._notice, self._report = session, notice, report
        #: Whether there are changes that are not saved.
        self.is_dirty = session.opened["revision"] > 0
        session.on("document/didChange", self._changed)
        session.on("document/didChangeOnDisk", self._changed_on_disk)
        session.on("document/didReload", self._reloaded)
        session.on("document/didRecover", self._recovered)
        session.on("document/didClose", self._closed)
        session.exited = self._exited

    def save(self, **options: Any) -> None:
        """Saves the document; a file that another program changed is written over only if told."""
        self._session.ask("document/save", self._saved, refused=self._refused, **options)

    def save_as(self) -> None:
        """Asks for a name, and saves a copy there."""
        path = filedialog.asksaveasfilename(
            defaultextension=".pdf", initialfile=os.path.basename(self._session.path)
        )
        if path:
            self.save(path=path)

    def reload(self) -> None:
        """Reads the file as it is now, and makes the unsaved changes again in it."""
        self._session.reload(self._not_reloaded)

    def _changed(self, params: Any) -> None:
        self.is_dirty = params["dirty"]

    def _saved(self, result: Any) -> None:
        if os.path.realpath(result["path"]) == os.path.realpath(self._session.path):
            self.is_dirty = False
            self._notice.hide()
        self._report(f"Saved: {result['path']}")

    def _refused(self, error: RectoError) -> None:
        if error.kind == "changedOnDisk":
            self._ask_about_disk("Another program has changed the file, so it was not saved.")
        else:
            self._notice.show(error.message, Save_as=self.save_as)

    def _not_reloaded(self, error: RectoError) -> None:
        self._ask_about_disk(f"The file was not read again: {error.message}")

    def _changed_on_disk(self, params: Any) -> None:
        if params["change"] == "removed":
            self._notice.show("The file is gone.", Save_as=self.save_as)
        elif "Overwrite" not in self._notice.buttons:  # It may say already that it was not saved.
            self._ask_about_disk("Another program has changed the file.")

    def _ask_about_disk(self, what: str) -> None:
        commands: Dict[str, Callable[[], Any]] = {"Reload": self.reload, "Save_as": self.save_as}
        # A document without changes would only bring the old file back.
        if self.is_dirty:
            commands["Overwrite"] = lambda: self.save(overwrite=True)
        self._notice.show(what, **commands)

    def _reloaded(self, result: Any) -> None:
        self._notice.hide()
        recovery = result.get("recovery") or {}
        self.is_dirty = recovery.get("applied", 0) > 0
        self._report("The file was read again." + lost(recovery))

    def _recovered(self, params: Any) -> None:
        self._session.ask("document/info", self._changed)
        self._report("The document's process had ended and was started again." + lost(params))

    def _closed(self, params: Any) -> None:
        self._notice.show(params["why"], Start_again=self._restart)

    def _exited(self, error: ServerExited) -> None:
        self._notice.show(f"{error.message} Nothing that you did is lost.", Start_again=self._restart)

    def _restart(self) -> None:
        try:
            self._session.restart()
        except (RectoError, OSError) as error:
            # The program may be missing while it is upgraded.
            self._notice.show(getattr(error, "message", str(error)), Start_again=self._restart)
        else:
            self.is_dirty = self._session.opened["revision"] > 0
            self._report("The server was started again, with all changes.")


def lost(recovery: Any) -> str:
    """Says how many changes could not be made again, if there are some."""
    failed = len(recovery.get("failed", []))
    return f" {failed} changes did not fit and were set aside." if failed else ""
