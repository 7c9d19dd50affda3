# SPDX-License-Identifier: MIT
"""Scrolling, zooming and resizing, no faster than the server follows."""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple

from .session import Session


class Movement:
    """Gathers what the user wants while a request is under way, and sends it as one."""

    def __init__(self, session: Session):
        self._session = session
        self._is_busy = False
        self._size: Optional[Tuple[int, int]] = None
        self._factor = 1.0
        self._anchor: Tuple[float, float] = (0, 0)
        self._shift = (0.0, 0.0)

    def scroll(self, dx: float, dy: float) -> None:
        """Moves the window over the pages by so many pixels."""
        self._shift = (self._shift[0] + dx, self._shift[1] + dy)
        self._next()

    def zoom(self, factor: float, anchor: Tuple[float, float]) -> None:
        """Enlarges; the pixel at the anchor stays where it is."""
        self._factor *= factor
        self._anchor = anchor
        self._next()

    def resize(self, width: int, height: int) -> None:
        """The window has another size."""
        self._size = (width, height)
        self._next()

    def _next(self) -> None:
        if self._is_busy:
            return
        change = self._change()
        if change:
            self._is_busy = True
            self._session.ask("view/update", finally_=self._done, **change)

    def _done(self) -> None:
        self._is_busy = False
        self._next()

    def _change(self) -> Dict[str, Any]:
        """One kind of change at a time: an offset only means something at a known scale."""
        view = self._session.view
        if self._size:
            size, self._size = self._size, None
            return {"size": size}
        if self._factor != 1:
            factor, self._factor = self._factor, 1.0
            return {"scale": view["scale"] * factor, "anchor": self._anchor}
        if self._shift != (0, 0):
            (dx, dy), self._shift = self._shift, (0.0, 0.0)
            x, y = view["offset"]
            return {"offset": [x + dx, y + dy]}
        return {}
