# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Path
    from .document import (Direction, Layout, PageRotation, Point, Rect, ScaleLimits, ScrollAxis,
        Size, ViewFit)


class _VisiblePage(TypedDict):
    """What every `VisiblePage` has."""

    #: The page.
    pageIndex: int
    #: The whole page in view space, also what is out of sight.
    rect: Rect
    #: The part of it that is in sight, in page space.
    visible: Rect


class VisiblePage(_VisiblePage, total=False):
    """`VisiblePage` on the wire."""

    #: How far the page is turned clockwise; absent: as the view's `rotation` says.
    rotation: int
    #: `true` of a page that has a bookmark, once the document's bookmarks have been read.
    bookmarked: bool


class _View(TypedDict):
    """What every `View` has."""

    #: The view's id in requests.
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
    #: The least and the greatest scale.
    scaleLimits: ScaleLimits
    #: The fit that the scale follows.
    fit: Union[ViewFit, None]
    #: Whether the front end shows what lies around the pages.
    userInterfaceVisible: bool
    #: All pages together, in pixels.
    canvasSize: Size
    #: The current page.
    pageIndex: int
    #: The pages in sight, and where they are.
    pages: List[VisiblePage]
    #: Whether `view/back` leads anywhere.
    canGoBack: bool
    #: Whether `view/forward` leads anywhere.
    canGoForward: bool


class View(_View, total=False):
    """The state of a view."""

    #: Turns of single pages on top of `rotation`; absent if there are none.
    pageRotations: List[PageRotation]
    #: Which way the pages of continuous layouts follow; absent: `vertical`.
    scrollAxis: ScrollAxis


TurnUnit = Literal["spread", "viewport"]


class ViewResult(TypedDict):
    """`ViewResult` on the wire."""

    #: Whether there was anywhere to go.
    moved: bool
    #: The view's new state.
    view: View


class _ViewConvertResult(TypedDict):
    """What every `ViewConvertResult` has."""

    #: The page of each point, then of each rectangle.
    pageIndexes: List[int]


class ViewConvertResult(_ViewConvertResult, total=False):
    """`ViewConvertResult` on the wire."""

    #: The converted points, in the form in which they were given.
    points: Union[Path, List[Point]]
    #: The converted rectangles.
    rects: List[Rect]


#: Two numbers, not rounded. `[a, b]`
Pair = List[float]


class _ViewPosition(TypedDict):
    """What every `ViewPosition` has."""

    #: The page.
    pageIndex: int
    #: Its point at the view's top left, in page space.
    point: Pair
    #: Pixels per point.
    scale: float


class ViewPosition(_ViewPosition, total=False):
    """`ViewPosition` on the wire."""

    #: The fit that the scale followed.
    fit: ViewFit


class _ViewState(TypedDict):
    """What every `ViewState` has."""

    #: 1; others are refused.
    version: int
    #: The window's size, in pixels.
    size: Pair
    #: Pixels per point.
    scale: float
    #: The canvas pixel at the view's top left.
    offset: Pair
    #: The current page.
    pageIndex: int
    #: How large the page was.
    pageSize: Pair
    #: The point of the page at the view's top left, in page space.
    point: Pair


class ViewState(_ViewState, total=False):
    """A view as `view/capture` found it, for `view/restore`."""

    #: Clockwise: 0, 90, 180 or 270.
    rotation: int
    #: Turns of single pages on top of `rotation`, all anew; the file stays as it is.
    pageRotations: List[PageRotation]
    #: How pages are arranged.
    layout: Layout
    #: Which way the pages of continuous layouts follow.
    scrollAxis: ScrollAxis
    #: Let the first of facing pages stand alone.
    coverPage: bool
    #: Which of facing pages comes first.
    direction: Direction
    #: Device pixels per pixel.
    pixelRatio: float
    #: Points between pages.
    gap: float
    #: The least and the greatest scale.
    scaleLimits: ScaleLimits
    #: The fit for the scale to follow, instead of `scale`; `null`: none any more.
    fit: Union[ViewFit, None]
    #: Whether the front end shows what lies around the pages.
    userInterfaceVisible: bool
    #: The targets of `view/back`, oldest first.
    back: List[ViewPosition]
    #: The targets of `view/forward`, the last one first.
    forward: List[ViewPosition]
    #: The tool.
    tool: str


class ViewCaptureResult(TypedDict):
    """`ViewCaptureResult` on the wire."""

    #: For `view/restore`; to be kept as it is.
    state: ViewState
