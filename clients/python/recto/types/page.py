# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document import Base64, Rect
    from .document_failed_provider import SharedMemory
    from .page_set_layers_action import Action


RenderFormat = Literal["png", "rgba", "bgra", "ppm", "svg", "jpeg", "webp"]


PictureCompression = Literal["fast", "small"]


#: sRGB, with opacity as `#rrggbbaa`. `"#rrggbb"`
Color = str


class _RenderColors(TypedDict):
    """What every `RenderColors` has."""

    #: The colour in place of black; greys lie between.
    foreground: Color
    #: The colour in place of white.
    background: Color


class RenderColors(_RenderColors, total=False):
    """`RenderColors` on the wire."""

    #: Whether pictures stay as they are.
    keepImages: bool


class _PageRenderResult(TypedDict):
    """What every `PageRenderResult` has."""

    #: Pixels.
    width: int
    #: Pixels.
    height: int
    #: As asked for.
    format: RenderFormat


class PageRenderResult(_PageRenderResult, total=False):
    """`PageRenderResult` on the wire."""

    #: Bytes from a row to the next, of `rgba` and `bgra`.
    stride: int
    #: The picture, where it is delivered inline.
    data: Base64
    #: Its file, which is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink, or to return with `render/release`.
    sharedMemory: SharedMemory


class PageTextResult(TypedDict):
    """`PageTextResult` on the wire."""

    #: The text; words that lines divide are put together.
    text: str


TextOrder = Literal["content", "structure"]


LayoutFormat = Literal["blocks", "html"]


#: Four corners: upper left, upper right, lower left, lower right. `[x0, y0, …, x3, y3]`
Quad = List[float]


class TextLine(TypedDict):
    """`TextLine` on the wire."""

    #: The smallest rectangle around it, in page space.
    rect: Rect
    #: Its text; a hyphen at its end is kept.
    text: str
    #: Its quads if it is slanted.
    quads: List[Quad]
    #: The size of its largest character, 1/72 inch.
    fontSize: float


class _TextBlock(TypedDict):
    """What every `TextBlock` has."""

    #: Its place, in page space.
    rect: Rect
    #: Its lines.
    lines: List[TextLine]


class TextBlock(_TextBlock, total=False):
    """`TextBlock` on the wire."""

    #: In the order of the structure: what it is, such as `P` or `H1` (ISO 32000-2, 14.8.4).
    role: str


class _PageLayoutResult(TypedDict):
    """What every `PageLayoutResult` has."""

    #: `content` also where the document has no structure.
    order: TextOrder


class PageLayoutResult(_PageLayoutResult, total=False):
    """`PageLayoutResult` on the wire."""

    #: The blocks of text.
    blocks: List[TextBlock]
    #: The text as `p`, `h1` to `h6` and `blockquote`, with `b` and `i`; hyphenated words are put
    #: together.
    html: str


Fit = Literal[
    "position", "page", "width", "height", "rect", "content", "contentWidth", "contentHeight",
]


class _Destination(TypedDict):
    """What every `Destination` has."""

    #: The page, from 0.
    pageIndex: int


class Destination(_Destination, total=False):
    """A place in a document and how to show it; coordinates in page space."""

    #: The part of the page to show (ISO 32000-2, table 149); unless given `rect` with a rectangle,
    #: `position` with `left`, `top` or `zoom`, else `page`.
    fit: Fit
    #: Abscissa at the view's left; absent: as it is.
    left: float
    #: Ordinate at the view's top; absent: as it is.
    top: float
    #: Scale, 1 for a pixel a point; absent: as it is.
    zoom: float
    #: The rectangle of `rect`.
    rect: Rect


class _GoToAction(TypedDict):
    """What every `GoToAction` has."""

    kind: Literal["goTo"]


class GoToAction(_GoToAction, total=False):
    """`GoToAction` on the wire."""

    #: The place.
    destination: Destination
    #: A named destination.
    name: str
    structure: int
    #: The actions that follow. The server sends a list.
    next: Union[List[Action], Action]


class GoToRemoteActionView(TypedDict, total=False):
    """`GoToRemoteActionView` on the wire."""

    fit: str
    left: float
    rect: List[float]
    top: float
    zoom: float


class _GoToRemoteAction(TypedDict):
    """What every `GoToRemoteAction` has."""

    kind: Literal["goToRemote"]
    #: The other file.
    path: str


class GoToRemoteAction(_GoToRemoteAction, total=False):
    """`GoToRemoteAction` on the wire."""

    pageIndex: int
    name: str
    view: GoToRemoteActionView
    newWindow: bool
    #: The actions that follow. The server sends a list.
    next: Union[List[Action], Action]


class GoToEmbeddedActionPlace(TypedDict, total=False):
    """`GoToEmbeddedActionPlace` on the wire."""

    fit: str
    left: float
    name: str
    pageIndex: int
    rect: List[float]
    top: float
    zoom: float


class GoToEmbeddedActionTargetsItem(TypedDict, total=False):
    """`GoToEmbeddedActionTargetsItem` on the wire."""

    annotationIndex: int
    annotationName: str
    name: str
    pageIndex: int
    pageName: str
    relation: str
