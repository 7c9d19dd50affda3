# SPDX-License-Identifier: AGPL-3.0-or-later
"""Draws what the server wants drawn over the pages."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, Dict, Iterable, List, Optional, Tuple

BLUE, AMBER, ORANGE = "#2f6fde", "#f2b400", "#e8590c"
#: Colours by role; what has no row is drawn in blue.
COLORS: Dict[str, str] = {
    "match": AMBER, "currentMatch": ORANGE, "preview": ORANGE, "guide": ORANGE, "snap": ORANGE,
    "erased": "white",
}  # fmt: skip
GRIP = 5  # pixels from a handle's middle to its side

Place = Callable[[int], Optional[Tuple[float, float, float]]]


def draw(canvas: tkinter.Canvas, items: Iterable[Any], place: Place, tag: str) -> None:
    """Draws items, the lowest first, and tags them. Kinds that are not known are left out.

    ``place(pageIndex)`` tells where a page's upper left corner is and its scale, in pixels.
    """
    for item in items:
        where, shape = place(item["pageIndex"]), SHAPES.get(item["kind"])
        if where and shape:
            color = item.get("color") or COLORS.get(item["role"], BLUE)
            shape(canvas, item, where, color[:7], tag)  # Tk knows no opacity.


def _quads(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    for quad in item["quads"]:
        corners = _pixels(quad, where)
        around = corners[0:4] + corners[6:8] + corners[4:6]
        # Tk has no transparency; a stipple lets the text through.
        canvas.create_polygon(around, fill=color, stipple="gray25", outline="", tags=tag)
        canvas.create_line(corners[4:8], fill=color, tags=tag)


def _rect(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    corners = _pixels(item["rect"], where)
    dash = (4, 3) if item["role"] == "preview" else ()
    canvas.create_rectangle(corners, outline=color, width=2, dash=dash, tags=tag)


def _handle(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    x, y = _pixels(item["point"], where)
    corners = (x - GRIP, y - GRIP, x + GRIP, y + GRIP)
    canvas.create_oval(corners, fill=color, outline="white", width=1.5, tags=tag)


def _path(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    width = max(1, item.get("width", 1) * where[2])
    for line in item["lines"]:
        points = _pixels(line + line[:2] if item["closed"] or len(line) == 2 else line, where)
        canvas.create_line(points, fill=color, width=width, capstyle="round", tags=tag)


def _line(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    dash = (4, 3) if item["kind"] == "guide" else ()
    canvas.create_line(_pixels(item["line"], where), fill=color, dash=dash, tags=tag)


def _text(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    x, y = _pixels(item["rect"][:2], where)
    # A negative size is in pixels.
    font = ("Helvetica", -round(item.get("fontSize", 12) * where[2]) or -1)
    canvas.create_text(x, y, text=item["text"], fill=color, font=font, anchor="nw", tags=tag)


def _pixels(numbers: List[float], where: Tuple[float, float, float]) -> List[float]:
    x, y, scale = where
    return [(x, y)[index % 2] + number * scale for index, number in enumerate(numbers)]


SHAPES = {
    "quads": _quads, "rect": _rect, "image": _rect, "handle": _handle, "path": _path,
    "caret": _line, "guide": _line, "text": _text,
}  # fmt: skip
