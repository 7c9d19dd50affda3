# SPDX-License-Identifier: MIT
"""The viewer's window: its parts and its commands."""

from __future__ import annotations

import os
import tkinter
import webbrowser
from tkinter import messagebox, ttk
from typing import Any, Callable, Optional

from ..errors import RectoError
from .commands import Commands
from .drafts import Drafts
from .keeping import Keeping, decide_recovery
from .leaving import Leaving
from .loop import Loop
from .notice import Notice
from .opening import ask_password, choose_file
from .pages import Pages
from .panes import Panes
from .player import Player
from .search import SearchBar
from .session import Session
from .signing import Signing
from .status import Status


class Window:
    """A window that shows one document: the one at ``path``, or else one that the user chooses.

    Raises ``NothingChosen`` if the user chooses none.
    """

    def __init__(
        self,
        path: Optional[str] = None,
        server: Optional[str] = None,
        password: Optional[str] = None,
    ):
        self.root = tkinter.Tk()
        self.root.withdraw()
        self.loop = Loop(self.root)
        asks = path is None
        try:
            path = path or choose_file(self.root)
            self.session = Session(
                os.path.abspath(path), self.loop.post, server, password,
                lambda recovery: decide_recovery(self.root, recovery),
                lambda is_wrong: ask_password(self.root, path, is_wrong),
            )  # fmt: skip
        except BaseException as error:
            if asks and isinstance(error, RectoError):
                messagebox.showerror("Recto", error.message, parent=self.root)
            self.root.destroy()
            raise
        self.root.title(f"{self.session.opened.get('title') or os.path.basename(path)} — Recto")
        self.root.geometry("1000x800")
        style = ttk.Style(self.root)
        style.theme_use("clam")
        style.configure("TNotebook.Tab", padding=(6, 3))
        self._build()
        self.root.protocol("WM_DELETE_WINDOW", self.leaving.leave)
        self._bind()
        self._listen()
        self.session.report = self._report
        self.root.deiconify()
        self.root.update()  # The pages' canvas has its size now.
        self.session.ask("view/goTo", pageIndex=0, fit="width")
        self.pages.canvas.focus_set()

    def run(self) -> None:
        """Serves the user until the window is closed."""
        try:
            self.root.mainloop()
        finally:
            self.session.close()

    def close(self) -> None:
        self.leaving.stop()
        self.player.stop_all()
        self.loop.stop()
        self.pages.tiles.clear()
        self.panes.thumbnails.pictures.clear()
        self.root.destroy()

    def _build(self) -> None:
        bar = ttk.Frame(self.root)
        body = ttk.PanedWindow(self.root, orient="horizontal")
        foot = ttk.Frame(self.root, padding=(6, 2))
        self.status, self.place = ttk.Label(foot, anchor="w"), ttk.Label(foot)
        self.notice = Notice(self.root, after=bar)
        self.drafts = Drafts(Notice(self.root, after=bar))
        self.keeping = Keeping(self.session, self.notice, self._report)
        self.panes = Panes(body, self.session)
        self.pages = Pages(body, self.session, self._happened, self._report, self.drafts.offer)
        self.words = Status(self.session)
        self.player = Player(self.session)
        self.signing = Signing(self.root, self.session, self.pages.took)
        self.leaving = Leaving(
            self.root, self.session, lambda: self.keeping.is_dirty, self._is_begun, self.close
        )
        self.search = SearchBar(bar, self.session, self.pages.mark)
        buttons = {
            "◂": self._asker("view/back"),
            "▸": self._asker("view/forward"),
            "−": lambda: self.pages.zoom(1 / 1.25),
            "+": lambda: self.pages.zoom(1.25),
            "Width": lambda: self._fit("width"),
            "Page": lambda: self._fit("page"),
            "Undo": self._asker("document/undo"),
            "Redo": self._asker("document/redo"),
            "Bookmark": self.panes.toggle_bookmark,
            "Sign": lambda: self.session.ask("tool/set", tool="signature"),
        }
        for text, command in buttons.items():
            width = 2 if len(text) == 1 else len(text) + 1
            ttk.Button(bar, text=text, width=width, command=command).pack(side="left")
        self.place.pack(side="right")
        self.status.pack(side="left", fill="x", expand=True)
        self.search.pack(side="right")
        body.add(self.panes)
        body.add(self.pages, weight=1)
        bar.pack(side="top", fill="x")
        foot.pack(side="bottom", fill="x")
        body.pack(side="top", fill="both", expand=True)

    def _bind(self) -> None:
        commands = Commands(self.root)
        commands.bind_letter("f", self.search.entry.focus_set)
        commands.bind_letter("b", self.panes.toggle_bookmark, in_fields=False)
        undo, redo = self._asker("document/undo"), self._asker("document/redo")
        commands.bind_letter("z", undo, redo, in_fields=False)
        commands.bind_letter("s", self.keeping.save, self.keeping.save_as)
        commands.bind_letter("q", self.leaving.leave)
        others = {
            "<Control-plus>": lambda: self.pages.zoom(1.25),
            "<Control-equal>": lambda: self.pages.zoom(1.25),
            "<Control-minus>": lambda: self.pages.zoom(1 / 1.25),
            "<Control-KP_Add>": lambda: self.pages.zoom(1.25),
            "<Control-KP_Subtract>": lambda: self.pages.zoom(1 / 1.25),
            "<Control-Key-0>": lambda: self._fit("width"),
            "<Control-KP_0>": lambda: self._fit("width"),
            "<Alt-Left>": self._asker("view/back"),
            "<Alt-Right>": self._asker("view/forward"),
        }
        for sequence, command in others.items():
            commands.bind(sequence, command)

        # The search field has a selection of its own to copy, and gives the keys back at the end.
        for letter in "cC":
            self.pages.canvas.bind(f"<Control-{letter}>", lambda _: self._copy())
        self.search.entry.bind("<Escape>", lambda _: self.pages.canvas.focus_set(), add=True)

    def _listen(self) -> None:
        self.session.on("view/didChange", lambda _: self._show_place())
        self.session.on("pages/didChange", lambda _: self._show_place())
        self.session.on_renewed(self._show_place)
        self.session.on("host/setClipboard", self._copied)
        self.session.on("host/openUri", lambda params: self._open_uri(params["uri"]))
        self.session.on(
            "host/openDocument",
            lambda params: self._report(
                f"This leads to another document: {params.get('path') or params['openDocumentId']}"
            ),
        )
        self.session.on("host/search", lambda params: self.search.enter(params["text"]))
        self.session.on(
            "host/decideUri",
            lambda params: self._report(f"This address was not opened: {params['uri']}"),
        )
        self.session.on(
            "host/launch", lambda params: self._report(f"This was not started: {params['path']}")
        )
        self.session.on(
            "host/command", lambda params: self._report(f"A menu is meant: {params['command']}")
        )
        self.session.on(
            "host/unsupportedAction",
            lambda params: self._report(params["reason"]),
        )

    def _is_begun(self) -> bool:
        """Whether closing loses something that the server does not have."""
        return bool(self.pages.draft or self.drafts.texts or self.signing.is_begun)

    def _asker(self, method: str) -> Any:
        return lambda: self.session.ask(method)

    def _fit(self, fit: str) -> None:
        self.session.ask("view/goTo", pageIndex=self.session.view["pageIndex"], fit=fit)

    def _show_place(self) -> None:
        view, count = self.session.view, self.session.opened["pageCount"]
        self.place["text"] = f"Page {view['pageIndex'] + 1} of {count}, {view['scale']:.0%}"

    def _copy(self) -> str:
        if self.pages.prompt.enters_text:
            self.pages.keyboard.press("c", ["control"])
        else:
            self.session.ask("selection/copy", self._copied)
        return "break"

    def _copied(self, result: Any) -> None:
        if result.get("text"):
            self.root.clipboard_clear()
            self.root.clipboard_append(result["text"])

    def _happened(self, result: Any) -> None:
        self.signing.take(result)
        error = result.get("error")
        self.words.take(result)
        self._report(error["message"] if error else self.words.text)

    def _open_uri(self, uri: str) -> None:
        if messagebox.askokcancel("Recto", f"Open this address?\n\n{uri}"):
            webbrowser.open(uri)

    def _report(self, text: str) -> None:
        self.status["text"] = text
