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
    #: The number of occurrences.
    count: int


class FoundText(_FoundText, total=False):
    """The number of occurrences in a place of a document."""

    #: The page of the place, from 0; absent for places of the document.
    pageIndex: int


class AnnotationsMarkRedactionsResult(TypedDict):
    """`AnnotationsMarkRedactionsResult` on the wire."""

    #: The redactions, in reading order.
    annotations: List[Annotation]
    #: Matches that no mark shows; applying the redactions removes them too.
    elsewhere: List[FoundText]
    #: Pages that are too damaged to be searched.
    unreadable: List[int]
    #: The document's revision now.
    revision: int


Images = Literal["pixels", "whole"]


Paths = Literal["touched", "covered"]


class _PageRedaction(TypedDict):
    """What every `PageRedaction` has."""

    #: The page, from 0.
    pageIndex: int
    #: The number of removed characters, visible or not.
    characters: int
    #: The number of removed parts of lines and filled areas.
    paths: int
    #: The number of images removed as a whole.
    images: int
    #: The number of images that lost some pixels.
    imageParts: int
    #: The number of removed annotations and widgets, without the redactions.
    annotations: int


class PageRedaction(_PageRedaction, total=False):
    """The result of redactions on a page."""

    #: Whether the whole page became one image, because its contents could not be rewritten.
    isPicture: bool


class AnnotationsApplyRedactionsResult(TypedDict):
    """`AnnotationsApplyRedactionsResult` on the wire."""

    #: The ids of the removed annotations.
    removed: List[str]
    #: The result for each page.
    pages: List[PageRedaction]
    #: Matches of marked queries that were removed beyond the redactions.
    elsewhere: List[FoundText]
    #: Text left in the redacted regions, and matches of these queries left in the file as a save
    #: would write it.
    remaining: List[FoundText]
    #: How many streams could not be decoded, and were therefore not searched.
    unreadable: int
    #: The document's revision now.
    revision: int


class AnnotationsCopyResult(TypedDict):
    """`AnnotationsCopyResult` on the wire."""

    #: How many annotations were copied; if none, the earlier copy is kept.
    copied: int


class AnnotationsPasteResult(TypedDict):
    """`AnnotationsPasteResult` on the wire."""

    #: The new annotations; none if nothing was copied.
    annotations: List[Annotation]
    #: The document's revision now.
    revision: int
