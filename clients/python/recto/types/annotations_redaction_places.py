# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .annotations import Border, Font, TextAlignment
from .annotations_annotation import Annotation
from .page import Color


class RedactionPlaces(TypedDict, total=False):
    """Where text is searched for that will be redacted: everywhere unless said."""

    #: What pages show.
    text: bool
    #: What they could draw, but nobody sees: outside of the crop box, clipped, invisible, in layers
    #: that are off.
    hidden: bool
    #: Texts, authors and appearances of annotations.
    annotations: bool
    #: Names, values, default values, options and appearances of form fields; XFA.
    fields: bool
    #: Titles of the outline.
    outline: bool
    #: The information dictionary, XMP, and what programs keep for themselves.
    metadata: bool
    #: Names and descriptions of attached files, and their contents where these are text.
    attachments: bool
    #: What the structure and marked content say instead of what is drawn: ActualText, Alt, E,
    #: titles.
    structure: bool
    #: Addresses of links and other actions, which go as wholes.
    links: bool
    #: Scripts, which go as wholes.
    scripts: bool
    #: Page labels, names of layers, and other text of the document.
    names: bool


class RedactionStyle(TypedDict, total=False):
    """What redactions look like, and what will stand where they are applied."""

    #: Of the outline, until they are applied.
    color: Color
    #: Of the area once they are applied; black.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The outline.
    border: Border
    #: What is written over what was redacted.
    overlayText: str
    #: How it is set.
    font: Font
    #: How its lines are set.
    align: TextAlignment
    #: Why it is to be redacted.
    contents: str


TextPlace = Literal[
    "text", "hidden", "annotations", "fields", "outline", "metadata", "attachments", "structure",
    "links", "scripts", "names",
]


class _FoundText(TypedDict):
    """What every `FoundText` has."""

    #: The kind of place.
    where: TextPlace
    #: How often.
    count: int


class FoundText(_FoundText, total=False):
    """How often something is somewhere in a document."""

    #: The page that it belongs to; none of the document's own.
    pageIndex: int


class AnnotationsMarkRedactionsResult(TypedDict):
    """`AnnotationsMarkRedactionsResult` on the wire."""

    #: The redactions, in reading order.
    annotations: List[Annotation]
    #: What a query finds besides, which no mark shows: it goes when the redactions are applied.
    elsewhere: List[FoundText]
    #: Pages that are too damaged to have been searched.
    unreadable: List[int]
    #: The document's revision now.
    revision: int


Images = Literal["pixels", "whole"]


Paths = Literal["touched", "covered"]


class _PageRedaction(TypedDict):
    """What every `PageRedaction` has."""

    #: The page.
    pageIndex: int
    #: Characters, seen or not.
    characters: int
    #: Parts of lines and filled areas.
    paths: int
    #: Images that went as wholes.
    images: int
    #: Images that lost their pixels there.
    imageParts: int
    #: Annotations and fields' widgets, without the redactions.
    annotations: int


class PageRedaction(_PageRedaction, total=False):
    """What redactions took from a page."""

    #: Whether all contents became one picture, because they could not be rewritten.
    isPicture: bool


class AnnotationsApplyRedactionsResult(TypedDict):
    """`AnnotationsApplyRedactionsResult` on the wire."""

    #: The ids of the annotations that are gone.
    removed: List[str]
    #: What went from each page.
    pages: List[PageRedaction]
    #: What went besides, for queries that were marked.
    elsewhere: List[FoundText]
    #: What the regions still have, and where such queries still match, in all that a saved file
    #: would hold.
    remaining: List[FoundText]
    #: How many streams could not be decoded, and so not be searched for the queries.
    unreadable: int
    #: The document's revision now.
    revision: int


class AnnotationsCopyResult(TypedDict):
    """`AnnotationsCopyResult` on the wire."""

    #: How many were copied; of none, those from before stay.
    copied: int


class AnnotationsPasteResult(TypedDict):
    """`AnnotationsPasteResult` on the wire."""

    #: The new annotations; none where nothing was copied.
    annotations: List[Annotation]
    #: The document's revision now.
    revision: int
