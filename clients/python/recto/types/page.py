# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict

from .document import Base64, Rect
from .pages import SharedMemory


RenderFormat = Literal["png", "rgba", "bgra", "ppm", "svg"]


#: sRGB, with opacity as `#rrggbbaa`. `"#rrggbb"`
Color = str


class _RenderColors(TypedDict):
    """What every `RenderColors` has."""

    #: For what is black; greys lie between.
    foreground: Color
    #: For what is white.
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
    #: Where it is when it lies on a slant.
    quads: List[Quad]
    #: Of its largest character, 1/72 inch.
    fontSize: float


class _TextBlock(TypedDict):
    """What every `TextBlock` has."""

    #: Where it is, in page space.
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


#: What a link does: `{kind: "goTo", destination?, name?}`, `{kind: "goToRemote", path, pageIndex?,
#: name?}`, `{kind: "uri", uri}`, `{kind: "launch", path}`, `{kind: "named", name}`, `{kind:
#: "javaScript", script}`, or another kind of ISO 32000-2, table 201, with the members that the
#: table of actions has for it; each with `next?: [Action]`.
Action = Any


class _Link(TypedDict):
    """What every `Link` has."""

    #: Where it is, in page space.
    rect: Rect
    #: What it does.
    action: Action


class Link(_Link, total=False):
    """`Link` on the wire."""

    #: Of an address in the text: where each line of it stands.
    quads: List[Quad]


class PageLinksResult(TypedDict):
    """`PageLinksResult` on the wire."""

    #: The links, bottommost first; then the detected ones as the text has them.
    links: List[Link]


ColorSpace = Literal["gray", "rgb", "cmyk", "lab", "indexed", "separation", "stencil"]


class PageImage(TypedDict):
    """An image that a page shows."""

    #: What `page/image` and `selection/set` take.
    index: int
    #: The box of what can be seen of it, in page space.
    rect: Rect
    #: Where the corners of the image as it is stored are: all of it, on a slant too.
    quad: Quad
    #: In pixels, as stored.
    width: int
    #: In pixels, as stored.
    height: int
    #: 1 of a bitmap, mostly 8 of others.
    bitsPerComponent: int
    #: What it is made of; a `stencil` says only where a colour goes.
    colorSpace: ColorSpace
    #: Whether not all of it is opaque.
    alpha: bool
    #: Of what `page/image` gives where no format is asked for.
    mimeType: str


class PageImagesResult(TypedDict):
    """`PageImagesResult` on the wire."""

    #: In the order in which they are drawn, the lowest first.
    images: List[PageImage]


ImageFormat = Literal["original", "png"]


class _PageImageResult(TypedDict):
    """What every `PageImageResult` has."""

    #: `image/png` or `image/jpeg`.
    mimeType: str
    #: Pixels.
    width: int
    #: Pixels.
    height: int


class PageImageResult(_PageImageResult, total=False):
    """`PageImageResult` on the wire."""

    #: The file, where it is delivered inline.
    data: Base64
    #: Its path; it is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory


class PageContentBoxResult(TypedDict, total=False):
    """`PageContentBoxResult` on the wire."""

    #: In page space, to a point; absent of an empty page.
    rect: Rect
