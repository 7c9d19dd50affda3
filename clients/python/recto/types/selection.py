# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Base64, Rect
    from .document_failed_provider import SharedMemory
    from .page import Quad


class TextPosition(TypedDict):
    """A place between two characters of a page's text, in reading order."""

    #: The page.
    pageIndex: int
    #: Characters before it on the page.
    offset: int


class TextSpan(TypedDict):
    """A run of text, over page ends, in reading order."""

    #: Before the first character.
    start: TextPosition
    #: Behind the last character.
    end: TextPosition


class PageQuads(TypedDict):
    """`PageQuads` on the wire."""

    #: The page.
    pageIndex: int
    #: One for each piece of a line, in page space.
    quads: List[Quad]


class SelectedText(TypedDict):
    """`SelectedText` on the wire."""

    #: The selected ranges.
    ranges: List[TextSpan]
    #: The text.
    text: str
    #: Its place.
    quads: List[PageQuads]


class SelectedImage(TypedDict):
    """`SelectedImage` on the wire."""

    #: The page.
    pageIndex: int
    #: As `page/images` tells it.
    index: int
    #: The box of what can be seen of it, in page space.
    rect: Rect
    #: The corners of the image as it is stored.
    quad: Quad
    #: In pixels, as stored.
    width: int
    #: In pixels, as stored.
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
    #: One end.
    "from": "TextPosition",
    #: The other end.
    "to": "TextPosition",
})


class TextRange(_TextRange, total=False):
    """`TextRange` on the wire."""

    #: The unit to which both ends grow.
    granularity: Granularity


class ImagePlace(TypedDict):
    """`ImagePlace` on the wire."""

    #: The page.
    pageIndex: int
    #: As `page/images` tells it.
    index: int


class _CopiedImage(TypedDict):
    """What every `CopiedImage` has."""

    #: `image/png` or `image/jpeg`.
    mimeType: str
    #: Pixels.
    width: int
    #: Pixels.
    height: int


class CopiedImage(_CopiedImage, total=False):
    """An image as a file."""

    #: The file, where it is delivered inline.
    data: Base64
    #: Its file, which is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory


class SelectionCopyResult(TypedDict, total=False):
    """`SelectionCopyResult` on the wire."""

    #: The selected text; absent where no text is selected.
    text: str
    #: The same with a `p` a paragraph, and `b` and `i` where the font is bold or slanted.
    html: str
    #: The selected image as the page shows it: a plain JPEG that is not turned as it is stored,
    #: else a PNG.
    image: CopiedImage
