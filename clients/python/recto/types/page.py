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


#: A colour in sRGB; with opacity as `#rrggbbaa`. `"#rrggbb"`
Color = str


class _RenderColors(TypedDict):
    """What every `RenderColors` has."""

    #: The colour that replaces black; greys are interpolated.
    foreground: Color
    #: The colour that replaces white.
    background: Color


class RenderColors(_RenderColors, total=False):
    """`RenderColors` on the wire."""

    #: Whether images keep their colours.
    keepImages: bool


class _PageRenderResult(TypedDict):
    """What every `PageRenderResult` has."""

    #: The width in pixels.
    width: int
    #: The height in pixels.
    height: int
    #: The format of the picture.
    format: RenderFormat


class PageRenderResult(_PageRenderResult, total=False):
    """`PageRenderResult` on the wire."""

    #: For `rgba` and `bgra`: the bytes from one row to the next.
    stride: int
    #: The picture, if delivered inline.
    data: Base64
    #: The path of the file; the client deletes it.
    path: str
    #: The POSIX shared memory with the picture; the client unlinks it or returns it with
    #: `render/release`.
    sharedMemory: SharedMemory


class PageTextResult(TypedDict):
    """`PageTextResult` on the wire."""

    #: The text; words hyphenated across lines are joined.
    text: str


TextOrder = Literal["content", "structure"]


LayoutFormat = Literal["blocks", "html"]


#: Four corners: upper left, upper right, lower left, lower right. `[x0, y0, …, x3, y3]`
Quad = List[float]


class TextLine(TypedDict):
    """`TextLine` on the wire."""

    #: The line's bounding box, in page space.
    rect: Rect
    #: The line's text; a hyphen at its end is kept.
    text: str
    #: The line's quads, which may be slanted.
    quads: List[Quad]
    #: The size of the largest character, in 1/72 inch.
    fontSize: float


class _TextBlock(TypedDict):
    """What every `TextBlock` has."""

    #: The block's rectangle, in page space.
    rect: Rect
    #: The lines of the block.
    lines: List[TextLine]


class TextBlock(_TextBlock, total=False):
    """`TextBlock` on the wire."""

    #: The structure type, such as `P` or `H1` (ISO 32000-2, 14.8.4); only in `structure` order.
    role: str


class _PageLayoutResult(TypedDict):
    """What every `PageLayoutResult` has."""

    #: The order used; `content` if the document has no structure.
    order: TextOrder


class PageLayoutResult(_PageLayoutResult, total=False):
    """`PageLayoutResult` on the wire."""

    #: The blocks of text.
    blocks: List[TextBlock]
    #: The text as `p`, `h1` to `h6` and `blockquote`, with `b` and `i`; hyphenated words are
    #: joined.
    html: str


Fit = Literal[
    "position", "page", "width", "height", "rect", "content", "contentWidth", "contentHeight",
]


class _Destination(TypedDict):
    """What every `Destination` has."""

    #: The page, from 0.
    pageIndex: int


class Destination(_Destination, total=False):
    """A place in a document with the way to show it; coordinates in page space."""

    #: The part of the page to show (ISO 32000-2, table 149). By default `rect` if a rectangle is
    #: given, `position` if `left`, `top` or `zoom` is given, or else `page`.
    fit: Fit
    #: The x coordinate at the view's left edge; absent to keep it.
    left: float
    #: The y coordinate at the view's top edge; absent to keep it.
    top: float
    #: The scale in pixels per point; absent to keep it.
    zoom: float
    #: The rectangle for the fit `rect`.
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
    #: The following actions. The server sends a list.
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
    #: The following actions. The server sends a list.
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
