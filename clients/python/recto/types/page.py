# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, TypedDict


#: A rectangle by two opposite corners. `[x0, y0, x1, y1]`
Rect = List[float]


class PageTextResult(TypedDict):
    """`PageTextResult` on the wire."""

    #: The text; words that lines divide are put together.
    text: str


#: Four corners: upper left, upper right, lower left, lower right. `[x0, y0, …, x3, y3]`
Quad = List[float]


class TextLine(TypedDict):
    """`TextLine` on the wire."""

    #: The smallest rectangle around it, in page space.
    rect: Rect
    #: Its text; a hyphen at its end is kept.
    text: str
    #: Where it is when it lies on a slant.
    quads: List[Quad]
    #: Of its largest character, 1/72 inch.
    fontSize: float


class TextBlock(TypedDict):
    """`TextBlock` on the wire."""

    #: Where it is, in page space.
    rect: Rect
    #: Its lines.
    lines: List[TextLine]


class PageLayoutResult(TypedDict):
    """`PageLayoutResult` on the wire."""

    #: The blocks of text.
    blocks: List[TextBlock]


#: What a link does: `{kind: "goTo", destination?, name?}`, `{kind: "goToRemote", path, pageIndex?,
#: name?}`, `{kind: "uri", uri}`, `{kind: "launch", path}`, `{kind: "named", name}`, `{kind:
#: "javaScript", script}`, or any other kind of ISO 32000-2, table 201, by its name alone; each with
#: `next?: [Action]`.
Action = Any


class Link(TypedDict):
    """`Link` on the wire."""

    #: Where it is, in page space.
    rect: Rect
    #: What it does.
    action: Action


class PageLinksResult(TypedDict):
    """`PageLinksResult` on the wire."""

    #: The links, bottommost first.
    links: List[Link]


class PageImage(TypedDict):
    """`PageImage` on the wire."""

    #: Where it is, in page space.
    rect: Rect


class PageImagesResult(TypedDict):
    """`PageImagesResult` on the wire."""

    #: The pictures, in the order in which they are drawn.
    images: List[PageImage]
