# SPDX-License-Identifier: MIT
"""The canvas with the pages, and its scroll bars."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, List, Mapping, Optional, Tuple

from . import overlay
from .keys import Keys
from .menu import ContextMenu
from .movement import Movement
from .pointer import Pointer
from .prompt import Prompt
from .questions import Questions
from .session import Session
from .tiles import Tiles

DESK, EDGE, PAPER = "#6b6f76", "#4a4d52", "#ffffff"
NOTCH = 80  # pixels that a notch of the wheel scrolls
ZOOM = 1.15  # what it enlarges by


class Pages(ttk.Frame):
    """Shows what the view shows, and forwards what the user does there.

    ``happened`` is told the result of each event, ``report`` what cannot be done here, ``offer`` a
    text that was entered and that no tool took.
    """

    def __init__(
        self,
        parent: tkinter.Misc,
        session: Session,
        happened: Callable[[Any], None],
        report: Callable[[str], None],
        offer: Callable[[str], None],
    ):
        super().__init__(parent)
        self._session, self._happened, self._offer = session, happened, offer
        self._overlay: List[Any] = []
        self._marks: Mapping[int, List[Any]] = {}
        self._redraw: Optional[str] = None
        self.movement = Movement(session)
        self.canvas = tkinter.Canvas(self, background=DESK, highlightthickness=0, takefocus=True)
        self._bars = [
            ttk.Scrollbar(self, orient="horizontal", command=self._mover(0)),
            ttk.Scrollbar(self, orient="vertical", command=self._mover(1)),
        ]
        self._arrange()
        self.tiles = Tiles(session, self.draw)
        self.menu = ContextMenu(self.canvas, session, self.took)
        Pointer(self.canvas, session, self.took, self.menu.pop_up)
        self.prompt = Prompt(self.canvas, session, self.where, self.took)
        self.questions = Questions(self, session, self.took, report, offer)
        self.keyboard = Keys(self.canvas, session, self.movement, self.prompt, self.took)
        self._bind_wheel()
        self.canvas.bind("<Configure>", lambda e: self.movement.resize(e.width, e.height))
        session.on("view/didChange", lambda _: self.draw())
        session.on("tool/didUpdate", self.took)
        session.on_lost(self._forget)

    def mark(self, items: Mapping[int, List[Any]]) -> None:
        """Draws these items of the front end's own, by page, until others come.

        They are below those of the server.
        """
        self._marks = items
        self.draw()

    def zoom(self, factor: float) -> None:
        """Enlarges about the window's middle."""
        width, height = self._session.view["size"]
        self.movement.zoom(factor, (width / 2, height / 2))

    def draw(self) -> None:
        """Draws everything anew once there is nothing else to do."""
        if self._redraw is None:
            self._redraw = self.after_idle(self._draw)

    def where(self, page_index: int) -> Optional[Tuple[float, float, float]]:
        """Where a page in sight is: its upper left corner and its scale, in pixels."""
        view = self._session.view
        for page in view["pages"]:
            if page["pageIndex"] == page_index:
                return page["rect"][0], page["rect"][1], view["scale"]
        return None

    def _draw(self) -> None:
        self._redraw = None
        view, canvas = self._session.view, self.canvas
        canvas.delete("all")
        for page in view["pages"]:
            canvas.create_rectangle(page["rect"], fill=PAPER, outline=EDGE)
        for _, x, y, picture in self.tiles.in_sight():
            if picture:
                canvas.create_image(round(x), round(y), image=picture, anchor="nw", tags="picture")
        for page in view["pages"]:
            overlay.draw(canvas, self._marks.get(page["pageIndex"], ()), self.where, "mark")
        overlay.draw(canvas, self._overlay, self.where, "overlay")
        self.prompt.place()
        for axis, bar in enumerate(self._bars):
            start = view["offset"][axis] / max(view["canvasSize"][axis], 1)
            bar.set(start, start + view["size"][axis] / max(view["canvasSize"][axis], 1))

    def took(self, result: Any) -> None:
        if "overlay" in result:
            self._overlay = result["overlay"]["items"]
            self.draw()
        self.menu.take(result)
        self.prompt.take(result)
        self.questions.take(result, self.prompt.is_on_page)
        self._happened(result)

    @property
    def draft(self) -> str:
        """The text that is being entered, on the page or in a question."""
        return self.questions.draft or self.prompt.draft

    def _forget(self) -> None:
        """Forgets what went with the document's process, except the user's text."""
        draft = self.draft
        self.took({"overlay": {"items": []}, "menu": {"items": []}, "requirement": None})
        if draft:
            self._offer(draft)

    def _arrange(self) -> None:
        self.rowconfigure(0, weight=1)
        self.columnconfigure(0, weight=1)
        self.canvas.grid(row=0, column=0, sticky="nsew")
        self._bars[0].grid(row=1, column=0, sticky="ew")
        self._bars[1].grid(row=0, column=1, sticky="ns")

    def _mover(self, axis: int) -> Callable[..., None]:
        """What a scroll bar calls: ``moveto fraction`` or ``scroll number units|pages``."""

        def move(how: str, amount: str, unit: str = "") -> None:
            view = self._session.view
            if how == "moveto":
                by = float(amount) * view["canvasSize"][axis] - view["offset"][axis]
            else:
                by = float(amount) * (view["size"][axis] * 0.9 if unit == "pages" else NOTCH)
            self.movement.scroll(*((by, 0) if axis == 0 else (0, by)))

        return move

    def _bind_wheel(self) -> None:
        # X11 has buttons for the wheel, the other systems have an event.
        self.canvas.bind("<Button-4>", lambda event: self._wheel(event, -1))
        self.canvas.bind("<Button-5>", lambda event: self._wheel(event, 1))
        self.canvas.bind(
            "<MouseWheel>", lambda event: self._wheel(event, -1 if event.delta > 0 else 1)
        )

    def _wheel(self, event: Any, notches: int) -> None:
        if event.state & 0x4:
            self.movement.zoom(ZOOM**-notches, (event.x, event.y))
        elif event.state & 0x1:
            self.movement.scroll(NOTCH * notches, 0)
        else:
            self.movement.scroll(0, NOTCH * notches)
