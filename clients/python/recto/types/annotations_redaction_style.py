# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .annotations import Border, Font, TextAlignment
from .annotations_annotation import Annotation
from .page import Color


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


class AnnotationsMarkRedactionsResult(TypedDict):
    """`AnnotationsMarkRedactionsResult` on the wire."""

    #: The redactions, in reading order.
    annotations: List[Annotation]
    #: Pages that are too damaged to have been searched.
    unreadable: List[int]
    #: The document's revision now.
    revision: int


Images = Literal["pixels", "whole"]


Paths = Literal["touched", "covered"]


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
