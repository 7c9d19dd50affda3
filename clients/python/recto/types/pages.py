# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document import Base64, Rect, SharedMemory, Size


class PageBoxes(TypedDict, total=False):
    """`PageBoxes` on the wire."""

    #: The medium, or sheet.
    media: Rect
    #: The visible part; by default the media box.
    crop: Rect
    #: The printed part before cutting.
    bleed: Rect
    #: The finished page after cutting.
    trim: Rect
    #: The extent of the meaningful contents, as the author intends.
    art: Rect


class _Page(TypedDict):
    """What every `Page` has."""

    #: The page, from 0.
    pageIndex: int


class Page(_Page, total=False):
    """`Page` on the wire."""

    #: The page's label, such as `iv` or `12`.
    label: str
    #: The page's size as shown, in 1/72 inch; only if the page can be read.
    size: Size
    #: The page's clockwise rotation in degrees; already applied in `size`.
    rotation: int
    #: `true` for a page with a bookmark.
    bookmarked: bool
    #: `true` for a page whose entry `PSPDF:AllowAnnotationCreation` is `false`.
    closed: bool
    #: The page boxes, if requested.
    boxes: PageBoxes


class PagesListResult(TypedDict):
    """`PagesListResult` on the wire."""

    #: The pages, none beyond the end of the document.
    pages: List[Page]


PageFilter = Literal["annotated", "bookmarked"]


class _Thumbnail(TypedDict):
    """What every `Thumbnail` has."""

    #: The page, from 0.
    pageIndex: int
    #: The width in pixels.
    width: int
    #: The height in pixels.
    height: int


class Thumbnail(_Thumbnail, total=False):
    """`Thumbnail` on the wire."""

    #: The picture as PNG, if delivered inline.
    data: Base64
    #: The path of the file; the client deletes it.
    path: str
    #: The POSIX shared memory with the picture; the client unlinks it.
    sharedMemory: SharedMemory


class PagesThumbnailsResult(TypedDict):
    """`PagesThumbnailsResult` on the wire."""

    #: The pages of the range, or those that `only` selects.
    pages: List[int]
    #: The thumbnails in page order. With `partialResultToken` each comes as a piece `{thumbnails}`,
    #: after a piece `{pages}`, and this is empty.
    thumbnails: List[Thumbnail]
    #: Pages that cannot be rendered: too damaged, or too large for memory.
    unreadable: List[int]


#: The width and the height of a new page, in 1/72 inch. `[w, h]`
PageSize = List[float]


PageTemplate = Literal["blank", "lined", "grid", "dotted", "music"]


class NewImage(TypedDict, total=False):
    """`NewImage` on the wire."""

    #: The path of the file. Give this or `data`.
    path: Union[str, os.PathLike[str]]
    #: The bytes of the file.
    data: Union[Base64, bytes]


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

    #: The path of the file, with symbolic links resolved.
    path: str
    #: The length of the file in bytes.
    bytes: int


class _SplitFile(TypedDict):
    """What every `SplitFile` has."""

    #: The path of the file, with symbolic links resolved.
    path: str
    #: The length of the file in bytes.
    bytes: int
    #: The document's pages in the file, from 0.
    pages: List[int]


class SplitFile(_SplitFile, total=False):
    """`SplitFile` on the wire."""

    #: The title of the outline entry at its beginning.
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

    #: The first page of the section, from 0.
    first: int


class PageLabelSection(_PageLabelSection, total=False):
    """`PageLabelSection` on the wire."""

    #: The style of the numbers.
    style: PageLabelStyle
    #: The text before each number.
    prefix: str
    #: The number of the section's first page.
    start: int


class PagesLabelsResult(TypedDict):
    """`PagesLabelsResult` on the wire."""

    #: The sections in order; without sections, labels are page numbers from 1.
    sections: List[PageLabelSection]


class PagesFindResult(TypedDict):
    """`PagesFindResult` on the wire."""

    #: The pages; several may have the same label.
    pages: List[int]
