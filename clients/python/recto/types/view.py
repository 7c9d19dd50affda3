# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Path
    from .document import (
        Direction,
        Layout,
        PageRotation,
        Point,
        Rect,
        ScaleLimits,
        ScrollAxis,
        Size,
        ViewFit,
    )


class _VisiblePage(TypedDict):
    """What every `VisiblePage` has."""

    #: The page, from 0.
    pageIndex: int
    #: The rectangle of the whole page in view space, including hidden parts.
    rect: Rect
    #: The visible part of the page, in page space.
    visible: Rect


class VisiblePage(_VisiblePage, total=False):
    """`VisiblePage` on the wire."""

    #: The clockwise rotation of the page; absent if it is the view's `rotation`.
    rotation: int
    #: `true` for a page with a bookmark, once the document's bookmarks have been read. Only
    #: `bookmarks/didChange` reports later changes.
    bookmarked: bool


class _View(TypedDict):
    """What every `View` has."""

    #: The view's id in requests.
    viewId: str
    #: The size of the window, in pixels.
    size: Size
    #: The scale in pixels per point.
    scale: float
    #: The position of the view's top left on the canvas, in pixels.
    offset: Point
    #: The clockwise rotation: 0, 90, 180 or 270.
    rotation: int
    #: The arrangement of the pages.
    layout: Layout
    #: Whether the first of facing pages stands alone.
    coverPage: bool
    #: The reading direction, which orders facing pages.
    direction: Direction
    #: The device pixels per pixel.
    pixelRatio: float
    #: The gap between pages, in points.
    gap: float
    #: The minimum and maximum scale.
    scaleLimits: ScaleLimits
    #: The fit that determines the scale, instead of `scale`; `null` for none.
    fit: Union[ViewFit, None]
    #: Whether the front end shows its user interface around the pages.
    userInterfaceVisible: bool
    #: The size of all pages together, in pixels.
    canvasSize: Size
    #: The current page, from 0.
    pageIndex: int
    #: The visible pages with their places.
    pages: List[VisiblePage]
    #: Whether `view/back` has a target.
    canGoBack: bool
    #: Whether `view/forward` has a target.
    canGoForward: bool


class View(_View, total=False):
    """The state of a view."""

    #: The rotations of single pages, added to `rotation`; absent if there are none. A change
    #: replaces all previous ones. The file does not change.
    pageRotations: List[PageRotation]
    #: The direction in which continuous layouts scroll; absent for `vertical`.
    scrollAxis: ScrollAxis


TurnUnit = Literal["spread", "viewport"]


class ViewResult(TypedDict):
    """`ViewResult` on the wire."""

    #: Whether the view moved.
    moved: bool
    #: The view's new state.
    view: View


class ForeseenView(TypedDict):
    """`ForeseenView` on the wire."""

    #: The command.
    command: str
    #: The state of the view after it.
    view: View


class ViewForeseeResult(TypedDict):
    """`ViewForeseeResult` on the wire."""

    #: The states, in the order of the commands that would move the view.
    views: List[ForeseenView]


class _ViewConvertResult(TypedDict):
    """What every `ViewConvertResult` has."""

    #: The page of each point, then of each rectangle.
    pageIndexes: List[int]


class ViewConvertResult(_ViewConvertResult, total=False):
    """`ViewConvertResult` on the wire."""

    #: The converted points, in the given form.
    points: Union[Path, List[Point]]
    #: The converted rectangles.
    rects: List[Rect]


#: Two numbers, not rounded. `[a, b]`
Pair = List[float]


class _ViewPosition(TypedDict):
    """What every `ViewPosition` has."""

    #: The page, from 0.
    pageIndex: int
    #: The point of the page at the view's top left, in page space.
    point: Pair
    #: The scale in pixels per point.
    scale: float


class ViewPosition(_ViewPosition, total=False):
    """`ViewPosition` on the wire."""

    #: The fit that determined the scale, if any.
    fit: ViewFit


class _ViewState(TypedDict):
    """What every `ViewState` has."""

    #: The version, 1; others are refused.
    version: int
    #: The size of the window, in pixels.
    size: Pair
    #: The scale in pixels per point.
    scale: float
    #: The position of the view's top left on the canvas, in pixels.
    offset: Pair
    #: The current page, from 0.
    pageIndex: int
    #: The size of the page.
    pageSize: Pair
    #: The point of the page at the view's top left, in page space.
    point: Pair


class ViewState(_ViewState, total=False):
    """The state of a view from `view/capture`, for `view/restore`."""

    #: The clockwise rotation: 0, 90, 180 or 270.
    rotation: int
    #: The rotations of single pages, added to `rotation`; absent if there are none. A change
    #: replaces all previous ones. The file does not change.
    pageRotations: List[PageRotation]
    #: The arrangement of the pages.
    layout: Layout
    #: The direction in which continuous layouts scroll; absent for `vertical`.
    scrollAxis: ScrollAxis
    #: Whether the first of facing pages stands alone.
    coverPage: bool
    #: The reading direction, which orders facing pages.
    direction: Direction
    #: The device pixels per pixel.
    pixelRatio: float
    #: The gap between pages, in points.
    gap: float
    #: The minimum and maximum scale.
    scaleLimits: ScaleLimits
    #: The fit that determines the scale, instead of `scale`; `null` for none.
    fit: Union[ViewFit, None]
    #: Whether the front end shows its user interface around the pages.
    userInterfaceVisible: bool
    #: The targets of `view/back`, oldest first.
    back: List[ViewPosition]
    #: The targets of `view/forward`, the next one last.
    forward: List[ViewPosition]
    #: The active tool.
    tool: str


class ViewCaptureResult(TypedDict):
    """`ViewCaptureResult` on the wire."""

    #: The state for `view/restore`; opaque to clients.
    state: ViewState
