# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .annotations_annotation import Annotation
    from .annotations_annotation_changes import TextPlace


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
    #: Further finds of a query, which no mark shows: they are removed when the redactions are
    #: applied.
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
    """The result of redactions on a page."""

    #: Whether all contents became one picture, because they could not be rewritten.
    isPicture: bool


class AnnotationsApplyRedactionsResult(TypedDict):
    """`AnnotationsApplyRedactionsResult` on the wire."""

    #: The ids of the annotations that are gone.
    removed: List[str]
    #: The result for each page.
    pages: List[PageRedaction]
    #: The removals besides, for queries that were marked.
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
