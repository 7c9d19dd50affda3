# SPDX-License-Identifier: MIT
"""Pictures of the pages, drawn by the server in the background: only what is in sight."""

from __future__ import annotations

import base64
import tkinter
from collections import OrderedDict
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Tuple

from ..call import Call
from .session import Session

SIDE = 768  # pixels of a tile
KEPT = 48  # tiles out of sight


class Tile(NamedTuple):
    """A part of a page at a scale, by its column and row."""

    page: int
    scale: float
    column: int
    row: int


class Tiles:
    """Keeps pictures of tiles, and asks for those that are missing or out of date.

    A pixel of Tk's is a pixel of the screen, so the view's pixel ratio is 1 and a tile has the
    view's scale. ``changed`` is told of each new picture.
    """

    def __init__(self, session: Session, changed: Callable[[], None]):
        self._session = session
        self._changed = changed
        self._pictures: OrderedDict[Tile, tkinter.PhotoImage] = OrderedDict()
        self._fresh: Dict[Tile, int] = {}
        self._calls: Dict[Tile, Optional[Call]] = {}
        self._generations: Dict[int, int] = {}
        session.on("document/didChange", lambda params: self.forget(params["pages"]))
        session.on("pages/didChange", self._moved)
        session.on_renewed(lambda: self._moved(session.opened))

    def in_sight(self) -> Iterator[Tuple[Tile, float, float, Optional[tkinter.PhotoImage]]]:
        """Each tile in sight, where its upper left corner is, and its picture if there is one.

        Asks for what is missing, and cancels what is not wanted any more.
        """
        placed = list(self._placed())
        wanted = {tile for tile, _, _, _ in placed}
        for tile in [tile for tile in self._calls if tile not in wanted]:
            call = self._calls.pop(tile)
            if call:
                call.cancel()
        for tile, x, y, size in placed:
            if self._fresh.get(tile) != self._generations.get(tile.page, 0):
                self._request(tile, size)
            if tile in self._pictures:
                self._pictures.move_to_end(tile)
            yield tile, x, y, self._pictures.get(tile)
        while len(self._pictures) > len(wanted) + KEPT:
            self._fresh.pop(self._pictures.popitem(last=False)[0], None)

    def forget(self, pages: List[int]) -> None:
        """These pages look different now: draws them again, and shows what was there till then."""
        for page in pages:
            self._generations[page] = self._generations.get(page, 0) + 1
            for tile in [tile for tile in self._calls if tile.page == page]:
                call = self._calls.pop(tile)
                if call:
                    call.cancel()
        self._changed()

    def _moved(self, params: Any) -> None:
        """The pages are other ones now."""
        self.clear()
        self.forget(list(range(params["pageCount"])))

    def clear(self) -> None:
        """Lets go of all pictures, which Tk wants done on its own thread."""
        self._pictures.clear()
        self._fresh.clear()

    @property
    def complete(self) -> bool:
        """Whether no picture is being waited for."""
        return not self._calls

    def _placed(self) -> Iterator[Tuple[Tile, float, float, Tuple[float, float]]]:
        """The tiles in sight, their places, and the sizes of their pages in pixels."""
        view = self._session.view
        width, height = view["size"]
        for page in view["pages"]:
            x0, y0, x1, y1 = page["rect"]
            size = (x1 - x0, y1 - y0)
            for column in covered(-x0, width - x0, size[0]):
                for row in covered(-y0, height - y0, size[1]):
                    tile = Tile(page["pageIndex"], view["scale"], column, row)
                    yield tile, x0 + column * SIDE, y0 + row * SIDE, size

    def _request(self, tile: Tile, size: Tuple[float, float]) -> None:
        if tile in self._calls:
            return
        generation = self._generations.get(tile.page, 0)

        def take(result: Any) -> None:
            data = base64.b64decode(result["data"])
            self._pictures[tile] = tkinter.PhotoImage(data=data, format="ppm")
            self._fresh[tile] = generation
            self._changed()

        def done() -> None:
            if self._calls.get(tile) is call:
                del self._calls[tile]

        left, top = tile.column * SIDE, tile.row * SIDE
        right, bottom = min(left + SIDE, size[0]), min(top + SIDE, size[1])
        call = self._session.ask(
            "page/render",
            take,
            done,
            pageIndex=tile.page,
            scale=tile.scale,
            rect=[edge / tile.scale for edge in (left, top, right, bottom)],
            format="ppm",
        )
        self._calls[tile] = call


def covered(start: float, end: float, length: float) -> range:
    """The tiles that a stretch covers of something so long."""
    first, last = max(start, 0), min(end, length)
    return range(int(first // SIDE), int(-(-last // SIDE))) if first < last else range(0)
