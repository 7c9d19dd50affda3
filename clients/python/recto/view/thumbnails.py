# SPDX-License-Identifier: MIT
"""The pane with the pages, drawn small."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, List, Optional, Tuple

from .page_drag import PageDrag
from .page_pictures import HIGHEST, WIDTH, PagePictures
from .session import Session

DESK, PAPER, EDGE, HERE = "#8b8f96", "#ffffff", "#4a4d52", "#2f6fde"
GAP, LABEL = 12, 20  # pixels above a picture, and below it for its label
#: What the choice says: what the server calls it.
FILTERS = {"All pages": None, "Annotated": "annotated", "Bookmarked": "bookmarked"}


class Thumbnails(ttk.Frame):
    """Shows the pages, and asks for the pictures of those in sight; to choose one goes there."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent)
        self._session = session
        self._redraw: Optional[str] = None
        self._page: Optional[int] = None
        #: What is known of all pages.
        self._known: List[Any] = []
        #: The pages that are shown, by their indices.
        self.pages: List[int] = []
        #: The upper edge of each of them, and below the last one.
        self.edges: List[int] = [GAP]
        self.filter = ttk.Combobox(self, state="readonly", values=list(FILTERS))
        self.filter.current(0)
        self.filter.pack(side="top", fill="x", padx=4, pady=3)
        self.canvas = tkinter.Canvas(self, background=DESK, highlightthickness=0)
        self._bar = ttk.Scrollbar(self, command=self._scroll)
        self.canvas.configure(yscrollcommand=self._bar.set)
        self._bar.pack(side="right", fill="y")
        self.canvas.pack(side="left", fill="both", expand=True)
        self.pictures = PagePictures(session, self.draw)
        PageDrag(self, session)
        self._bind()
        self._load()

    @property
    def only(self) -> Optional[str]:
        """Which pages are shown, as the server calls them; nothing for all."""
        return FILTERS[self.filter.get()]

    @property
    def left(self) -> int:
        """The left edge of the pictures."""
        return max((self.canvas.winfo_width() - WIDTH) // 2, 0)

    def destroy(self) -> None:
        if self._redraw:
            self.after_cancel(self._redraw)
        super().destroy()

    def draw(self) -> None:
        """Draws everything anew once there is nothing else to do."""
        if self._redraw is None:
            self._redraw = self.after_idle(self._draw)

    def row_at(self, y: float) -> Optional[int]:
        """The row at a height of the canvas."""
        return next((row for row, edge in enumerate(self.edges[1:]) if y < edge), None)

    def go_to(self, row: int) -> None:
        """Shows the page of a row."""
        self._session.ask("view/goTo", pageIndex=self.pages[row])

    def scroll(self, by: int) -> None:
        """Moves the window over the pictures by so many pixels."""
        height = max(self.edges[-1], 1)
        self.canvas.yview_moveto(self.canvas.yview()[0] + by / height)
        self.draw()

    def _bind(self) -> None:
        self.canvas.bind("<Configure>", lambda _: self.draw())
        self.canvas.bind("<Map>", lambda _: self._follow())
        self.canvas.bind("<Button-4>", lambda _: self.scroll(-80))
        self.canvas.bind("<Button-5>", lambda _: self.scroll(80))
        self.canvas.bind(
            "<MouseWheel>", lambda event: self.scroll(-80 if event.delta > 0 else 80)
        )
        self.filter.bind("<<ComboboxSelected>>", lambda _: self._filter())
        self._session.on("view/didChange", lambda _: self._follow())
        self._session.on("pages/didChange", self._moved)
        self._session.on_renewed(self._renewed)
        self._session.on("annotations/didChange", lambda _: self._changed("annotated"))
        self._session.on("bookmarks/didChange", lambda _: self._changed("bookmarked"))

    def _load(self) -> None:
        self._session.ask("pages/list", self._took)

    def _took(self, result: Any) -> None:
        self._known = result["pages"]
        self._filter()

    def _moved(self, params: Any) -> None:
        self.pictures.move(params["kept"])
        self._load()

    def _renewed(self) -> None:
        self.pictures.clear()
        self._load()

    def _changed(self, only: str) -> None:
        if self.only == only:
            self._filter()

    def _filter(self) -> None:
        if self.only:
            self.pictures.choose(self.only, self._show)
        else:
            self._show(list(range(len(self._known))))

    def _show(self, pages: List[int]) -> None:
        """Lays out these pages."""
        self.pages = [page for page in pages if page < len(self._known)]
        self.edges = [GAP]
        for page in self.pages:
            self.edges.append(self.edges[-1] + self._size(page)[1] + LABEL + GAP)
        self.canvas.configure(scrollregion=(0, 0, 1, self.edges[-1]))
        self._page = None
        self._follow()

    def _size(self, page: int) -> Tuple[int, int]:
        """A page's width and height here, as the server will draw it."""
        width, height = self._known[page]["size"]
        scale = min(WIDTH / width, HIGHEST / height)
        return max(round(width * scale), 1), max(round(height * scale), 1)

    def _follow(self) -> None:
        """Marks the page of the view; scrolls to it where it is another one."""
        if not self.canvas.winfo_viewable():
            return
        page = self._session.view["pageIndex"]
        if page != self._page and page in self.pages:
            row = self.pages.index(page)
            top, bottom = self.edges[row] - GAP, self.edges[row + 1]
            start = self.canvas.canvasy(0)
            end = start + self.canvas.winfo_height()
            if top < start or bottom > end:
                self.scroll(int(top - start if top < start else bottom - end))
        self._page = page
        self.draw()

    def _scroll(self, *how: str) -> None:
        self.canvas.yview(*how)
        self.draw()

    def _draw(self) -> None:
        self._redraw = None
        self.canvas.delete("page")
        if not self.canvas.winfo_viewable():
            return
        start = self.canvas.canvasy(0)
        end = start + self.canvas.winfo_height()
        rows = [
            row
            for row in range(len(self.pages))
            if self.edges[row] < end and self.edges[row + 1] > start
        ]
        for row in rows:
            self._draw_row(row)
        self.pictures.want([self.pages[row] for row in rows], self.only)

    def _draw_row(self, row: int) -> None:
        page, top = self.pages[row], self.edges[row]
        width, height = self._size(page)
        left = self.left + (WIDTH - width) // 2
        box = (left - 1, top - 1, left + width, top + height)
        is_here = page == self._session.view["pageIndex"]
        color, line = (HERE, 4) if is_here else (EDGE, 1)
        self.canvas.create_rectangle(box, fill=PAPER, outline=color, width=line, tags="page")
        picture = self.pictures.get(page)
        if picture:
            tags = ("page", "picture")
            self.canvas.create_image(left, top, image=picture, anchor="nw", tags=tags)
        middle = (self.left + WIDTH // 2, top + height + LABEL // 2 + 2)
        label = self._known[page]["label"] or str(page + 1)
        self.canvas.create_text(middle, text=label, fill="white", tags=("page", "label"))
