# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .annotations_annotation import Point
from .page import Rect
from .pages import Size


Layout = Literal["single", "continuous", "facing", "facingContinuous"]


Direction = Literal["ltr", "rtl"]


class VisiblePage(TypedDict):
    """`VisiblePage` on the wire."""

    #: The page.
    pageIndex: int
    #: The whole page in view space, also what is out of sight.
    rect: Rect


class View(TypedDict):
    """What a view shows, and how."""

    #: What requests call the view.
    viewId: str
    #: The window's size, in pixels.
    size: Size
    #: Pixels per point.
    scale: float
    #: The canvas pixel at the view's top left.
    offset: Point
    #: Clockwise turn of all pages: 0, 90, 180 or 270.
    rotation: int
    #: How pages are arranged.
    layout: Layout
    #: Whether the first of facing pages stands alone.
    coverPage: bool
    #: Which of facing pages comes first.
    direction: Direction
    #: Device pixels per pixel.
    pixelRatio: float
    #: Points between pages.
    gap: float
    #: All pages together, in pixels.
    canvasSize: Size
    #: The current page.
    pageIndex: int
    #: The pages in sight, and where they are in view space.
    pages: List[VisiblePage]
    #: Whether `view/back` leads anywhere.
    canGoBack: bool
    #: Whether `view/forward` leads anywhere.
    canGoForward: bool


ViewFit = Literal["page", "width", "content"]


Fit = Literal[
    "position", "page", "width", "height", "rect", "content", "contentWidth", "contentHeight",
]


class _Destination(TypedDict):
    """What every `Destination` has."""

    #: The page, from 0.
    pageIndex: int


class Destination(_Destination, total=False):
    """A place in a document and how to show it; coordinates in page space."""

    #: What of the page is shown (ISO 32000-2, table 149).
    fit: Fit
    #: Abscissa at the view's left; absent: as it is.
    left: float
    #: Ordinate at the view's top; absent: as it is.
    top: float
    #: Scale, 1 for a pixel a point; absent: as it is.
    zoom: float
    #: The rectangle of `rect`.
    rect: Rect


class _ViewConvertResult(TypedDict):
    """What every `ViewConvertResult` has."""

    #: The page of each point, then of each rectangle.
    pageIndexes: List[int]


class ViewConvertResult(_ViewConvertResult, total=False):
    """`ViewConvertResult` on the wire."""

    #: The converted points.
    points: List[Point]
    #: The converted rectangles.
    rects: List[Rect]


class ViewResult(TypedDict):
    """`ViewResult` on the wire."""

    #: Whether there was anywhere to go.
    moved: bool
    #: What the view shows now.
    view: View
