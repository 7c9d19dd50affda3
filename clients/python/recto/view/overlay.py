# SPDX-License-Identifier: MIT
"""Draws what the server wants drawn over the pages."""

from __future__ import annotations

import cmath
import math
import tkinter
from typing import Any, Callable, Dict, Iterable, List, Optional, Tuple

BLUE, AMBER, ORANGE = "#2f6fde", "#f2b400", "#e8590c"
#: Colours by role; what has no row is drawn in blue.
COLORS: Dict[str, str] = {
    "match": AMBER, "currentMatch": ORANGE, "preview": ORANGE, "guide": ORANGE, "snap": ORANGE,
    "erased": "white", "pressed": AMBER,
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
    # What is entered covers what the page shows.
    fill = item.get("interiorColor", "")[:7] if item["role"] == "entry" else ""
    canvas.create_rectangle(
        corners, outline=color, width=2, dash=dash, fill=fill, tags=(tag, item["role"])
    )


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
    canvas.create_line(
        _pixels(item["line"], where), fill=color, dash=dash, width=1, tags=(tag, item["role"])
    )


def _text(canvas: tkinter.Canvas, item: Any, where: Any, color: str, tag: str) -> None:
    x0, y0, x1, y1 = _pixels(item["rect"], where)
    # A negative size is in pixels.
    font = ("Helvetica", -round(item.get("fontSize", 12) * where[2]) or -1)
    tags = (tag, item["role"])
    turn = item.get("rotation", 0)
    if not item.get("edges") and not turn:
        canvas.create_text(x0, y0, text=item["text"], fill=color, font=font, anchor="nw", tags=tags)
        return
    # Each character where the server has it, whose font has other widths than that of this system.
    middle = complex(x0 + x1, y0 + y1) / 2
    way = cmath.rect(1, math.radians(turn))
    parts = zip(item["text"], item["edges"]) if item.get("edges") else [(item["text"], 0)]
    for part, edge in parts:
        place = middle + (x0 + edge * where[2] - middle.real) * way
        canvas.create_text(
            place.real, place.imag, text=part, fill=color, font=font, anchor="w", angle=-turn,
            tags=tags,
        )  # fmt: skip


def _pixels(numbers: List[float], where: Tuple[float, float, float]) -> List[float]:
    x, y, scale = where
    return [(x, y)[index % 2] + number * scale for index, number in enumerate(numbers)]


SHAPES = {
    "quads": _quads, "rect": _rect, "image": _rect, "handle": _handle, "path": _path,
    "caret": _line, "guide": _line, "text": _text,
}  # fmt: skip
