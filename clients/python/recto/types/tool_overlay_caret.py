# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .tool_requirement import OverlayHandle, OverlayPath, OverlayQuads, OverlayRect

if TYPE_CHECKING:
    from .annotations import Path
    from .document import Point, Rect
    from .page import Color
    from .tool import Style, ToolOptions
    from .tool_requirement import Menu, OverlayRole, Requirement


class _OverlayCaret(TypedDict):
    """What every `OverlayCaret` has."""

    kind: Literal["caret"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: The lower and upper end of the bar.
    line: Path


class OverlayCaret(_OverlayCaret, total=False):
    """The caret for text input, as a bar."""

    #: The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles.
    name: str
    #: The colour of the lines; by default the front end's own.
    color: Color
    #: The fill colour; none unless given.
    interiorColor: Color
    #: The opacity; 1 unless given.
    opacity: float
    #: The width of the lines, in points.
    width: float
    #: The font size, in points.
    fontSize: float
    #: The clockwise rotation in degrees about the centre of `rect`; 0 unless given.
    rotation: float


class _OverlayGuide(TypedDict):
    """What every `OverlayGuide` has."""

    kind: Literal["guide"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: The two ends of the line.
    line: Path


class OverlayGuide(_OverlayGuide, total=False):
    """A line that shows what something snapped to."""

    #: The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles.
    name: str
    #: The colour of the lines; by default the front end's own.
    color: Color
    #: The fill colour; none unless given.
    interiorColor: Color
    #: The opacity; 1 unless given.
    opacity: float
    #: The width of the lines, in points.
    width: float
    #: The font size, in points.
    fontSize: float
    #: The clockwise rotation in degrees about the centre of `rect`; 0 unless given.
    rotation: float


class _OverlayText(TypedDict):
    """What every `OverlayText` has."""

    kind: Literal["text"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    text: str
    rect: Rect


class OverlayText(_OverlayText, total=False):
    """Text within a rectangle."""

    #: The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles.
    name: str
    #: The colour of the lines; by default the front end's own.
    color: Color
    #: The fill colour; none unless given.
    interiorColor: Color
    #: The opacity; 1 unless given.
    opacity: float
    #: The width of the lines, in points.
    width: float
    #: The font size, in points.
    fontSize: float
    #: The clockwise rotation in degrees about the centre of `rect`; 0 unless given.
    rotation: float
    #: The positions between the characters of a line, in points from the left of `rect`: the
    #: beginning of each character and the end of the last one. They decrease in text that runs from
    #: right to left.
    edges: List[float]


class _OverlayImage(TypedDict):
    """What every `OverlayImage` has."""

    kind: Literal["image"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayImage(_OverlayImage, total=False):
    """A picture in a rectangle: that of the annotation, or of pending work."""

    #: The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles.
    name: str
    #: The colour of the lines; by default the front end's own.
    color: Color
    #: The fill colour; none unless given.
    interiorColor: Color
    #: The opacity; 1 unless given.
    opacity: float
    #: The width of the lines, in points.
    width: float
    #: The font size, in points.
    fontSize: float
    #: The clockwise rotation in degrees about the centre of `rect`; 0 unless given.
    rotation: float


#: An item to draw over a page, in page space, by its `kind`.
OverlayItem = Union[
    OverlayQuads, OverlayRect, OverlayHandle, OverlayPath, OverlayCaret, OverlayGuide, OverlayText,
    OverlayImage,
]


class _Overlay(TypedDict):
    """What every `Overlay` has."""

    #: All items, lowest first; an empty list clears the overlay.
    items: List[OverlayItem]


class Overlay(_Overlay, total=False):
    """`Overlay` on the wire."""

    #: The overlay's version in this view, for a client that takes changes.
    version: int


PalmRejection = Literal["ignore", "scroll", "off"]


class _ToolGetResult(TypedDict):
    """What every `ToolGetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and state, such as `textSelect.selecting`.
    state: str
    #: The options of the tool.
    options: ToolOptions
    #: The style of annotations that the tool creates.
    style: Style
    #: The current menu.
    menu: Menu
    #: The overlay over the pages, as last sent.
    overlay: Overlay
    #: Whether there is work that `tool/commit` would complete.
    hasWork: bool
    #: The tool that takes over when another tool's work is done.
    defaultTool: str
    #: How fingers are treated while a pen is near.
    palmRejection: PalmRejection


class ToolGetResult(_ToolGetResult, total=False):
    """`ToolGetResult` on the wire."""

    #: The requirement: input that the tool needs from the user.
    requirement: Requirement
    #: The drawing tool of a pen while the active tool is `pan`.
    penTool: str
    #: The tool of a pen's eraser end.
    eraserTool: str
    #: The tool of a pen while its barrel button is pressed.
    barrelTool: str
    #: Whether a finger draws, if that was set.
    fingerDraws: bool


#: What every `KeptItems` has.
_KeptItems = TypedDict("_KeptItems", {
    #: The index of the first item in that version.
    "from": "int",
    #: The number of items.
    "count": "int",
})


class KeptItems(_KeptItems, total=False):
    """Items of the previous version."""

    #: The distance that all their points moved.
    offset: Point


class NewItems(TypedDict):
    """New or changed items."""

    #: The items.
    items: List[OverlayItem]
