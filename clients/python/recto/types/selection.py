# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Base64, Rect, SharedMemory
    from .page import Quad


class TextPosition(TypedDict):
    """A position between two characters of a page's text, in reading order."""

    #: The page, from 0.
    pageIndex: int
    #: The number of characters before it on the page.
    offset: int


class TextSpan(TypedDict):
    """A range of text in reading order, possibly across pages."""

    #: The position before the first character.
    start: TextPosition
    #: The position after the last character.
    end: TextPosition


class PageQuads(TypedDict):
    """`PageQuads` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: A quad for each piece of a line, in page space.
    quads: List[Quad]


class SelectedText(TypedDict):
    """`SelectedText` on the wire."""

    #: The selected ranges.
    ranges: List[TextSpan]
    #: The text.
    text: str
    #: The place of the text.
    quads: List[PageQuads]


class SelectedImage(TypedDict):
    """`SelectedImage` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: The index from `page/images`.
    index: int
    #: The bounding box of the visible part, in page space.
    rect: Rect
    #: The corners of the whole image as stored, in page space.
    quad: Quad
    #: The stored width in pixels.
    width: int
    #: The stored height in pixels.
    height: int


class _Selection(TypedDict):
    """What every `Selection` has."""

    #: The ids of the selected annotations.
    annotations: List[str]


class Selection(_Selection, total=False):
    """`Selection` on the wire."""

    #: The selected text.
    text: SelectedText
    #: The selected image.
    image: SelectedImage


Granularity = Literal["character", "word", "line", "paragraph"]


#: What every `TextRange` has.
_TextRange = TypedDict("_TextRange", {
    #: One end of the range.
    "from": "TextPosition",
    #: The other end of the range.
    "to": "TextPosition",
})


class TextRange(_TextRange, total=False):
    """`TextRange` on the wire."""

    #: The unit to which both ends are extended.
    granularity: Granularity


class ImagePlace(TypedDict):
    """`ImagePlace` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: The index from `page/images`.
    index: int


class _CopiedImage(TypedDict):
    """What every `CopiedImage` has."""

    #: `image/png` or `image/jpeg`.
    mimeType: str
    #: The width in pixels.
    width: int
    #: The height in pixels.
    height: int


class CopiedImage(_CopiedImage, total=False):
    """An image as a file."""

    #: The file, if delivered inline.
    data: Base64
    #: The path of the file; the client deletes it.
    path: str
    #: The POSIX shared memory with the file; the client unlinks it.
    sharedMemory: SharedMemory


class SelectionCopyResult(TypedDict, total=False):
    """`SelectionCopyResult` on the wire."""

    #: The selected text; absent if no text is selected.
    text: str
    #: The selected text as HTML, with `p` for paragraphs, `b` for bold and `i` for slanted fonts.
    html: str
    #: The selected image as the page shows it: a plain JPEG that is not rotated as stored, others
    #: as PNG.
    image: CopiedImage
