# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Base64, Rect, Size
    from .document_failed_provider import SharedMemory


class PageBoxes(TypedDict, total=False):
    """`PageBoxes` on the wire."""

    #: The sheet.
    media: Rect
    #: The visible part; the sheet unless given.
    crop: Rect
    #: The printed part before cutting.
    bleed: Rect
    #: The part that is left after cutting.
    trim: Rect
    #: The meaningful part, as the author intends.
    art: Rect


class _Page(TypedDict):
    """What every `Page` has."""

    #: The page, from 0.
    pageIndex: int


class Page(_Page, total=False):
    """`Page` on the wire."""

    #: The page's label, such as `iv` or `12`.
    label: str
    #: Its size as shown, 1/72 inch.
    size: Size
    #: Clockwise, as the page says; applied in `size` already.
    rotation: int
    #: `true` of a page that has a bookmark.
    bookmarked: bool
    #: `true` of a page whose entry `PSPDF:AllowAnnotationCreation` is `false`.
    closed: bool
    #: The boxes, if they were asked for.
    boxes: PageBoxes


class PagesListResult(TypedDict):
    """`PagesListResult` on the wire."""

    #: The pages, none beyond the document's end.
    pages: List[Page]


PageFilter = Literal["annotated", "bookmarked"]


class _Thumbnail(TypedDict):
    """What every `Thumbnail` has."""

    #: The page, from 0.
    pageIndex: int
    #: Pixels.
    width: int
    #: Pixels.
    height: int


class Thumbnail(_Thumbnail, total=False):
    """`Thumbnail` on the wire."""

    #: The picture, PNG, where it is delivered inline.
    data: Base64
    #: Its file, which is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory


class PagesThumbnailsResult(TypedDict):
    """`PagesThumbnailsResult` on the wire."""

    #: The pages that are meant: all of the range, or those that `only` leaves.
    pages: List[int]
    #: In the order of the pages. With `partialResultToken` each comes as a piece `{thumbnails}`,
    #: before them a piece `{pages}`, and none here.
    thumbnails: List[Thumbnail]
    #: Pages that cannot be drawn: they are too damaged, or need too much memory.
    unreadable: List[int]


PageTemplate = Literal["blank", "lined", "grid", "dotted", "music"]


class NewImage(TypedDict, total=False):
    """`NewImage` on the wire."""

    #: The file; this or `data`.
    path: str
    #: Its bytes.
    data: Base64


class Pages(TypedDict):
    """`Pages` on the wire."""

    #: The pages that are new, look different, or were closed or opened, by their indices now.
    pages: List[int]
    #: How many pages there are now.
    pageCount: int
    #: The document's revision now.
    revision: int


ImportedFields = Literal["rename", "join"]


class PagesExtractResult(TypedDict):
    """`PagesExtractResult` on the wire."""

    #: The file, with symbolic links followed.
    path: str
    #: How long it is.
    bytes: int


class _SplitFile(TypedDict):
    """What every `SplitFile` has."""

    #: The file, with symbolic links followed.
    path: str
    #: How long it is.
    bytes: int
    #: The document's pages that it has.
    pages: List[int]


class SplitFile(_SplitFile, total=False):
    """`SplitFile` on the wire."""

    #: The entry of the outline that it begins with.
    title: str


class PagesSplitResult(TypedDict):
    """`PagesSplitResult` on the wire."""

    #: The files, in order.
    files: List[SplitFile]


PageBox = Literal["media", "crop", "bleed", "trim", "art"]


PageLabelStyle = Literal[
    "decimal", "upperRoman", "lowerRoman", "upperLetters", "lowerLetters", "none",
]


class _PageLabelSection(TypedDict):
    """What every `PageLabelSection` has."""

    #: The page that it begins with.
    first: int


class PageLabelSection(_PageLabelSection, total=False):
    """`PageLabelSection` on the wire."""

    #: How the numbers are written.
    style: PageLabelStyle
    #: The text before each number.
    prefix: str
    #: The number of its first page.
    start: int


class PagesLabelsResult(TypedDict):
    """`PagesLabelsResult` on the wire."""

    #: In order; without any, labels are page numbers from 1.
    sections: List[PageLabelSection]


class PagesFindResult(TypedDict):
    """`PagesFindResult` on the wire."""

    #: The pages; a document may call several alike.
    pages: List[int]
