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
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: The foot and the head of the bar.
    line: Path


class OverlayCaret(_OverlayCaret, total=False):
    """The place of text entry: a bar."""

    #: Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles.
    name: str
    #: The color of its lines; the front end's own unless given.
    color: Color
    #: Its fill; none unless given.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The width of its lines, in points.
    width: float
    #: In points.
    fontSize: float
    #: Clockwise in degrees about the middle of `rect`; 0 unless given.
    rotation: float


class _OverlayGuide(TypedDict):
    """What every `OverlayGuide` has."""

    kind: Literal["guide"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: Its two ends.
    line: Path


class OverlayGuide(_OverlayGuide, total=False):
    """A line that shows what something snapped to."""

    #: Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles.
    name: str
    #: The color of its lines; the front end's own unless given.
    color: Color
    #: Its fill; none unless given.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The width of its lines, in points.
    width: float
    #: In points.
    fontSize: float
    #: Clockwise in degrees about the middle of `rect`; 0 unless given.
    rotation: float


class _OverlayText(TypedDict):
    """What every `OverlayText` has."""

    kind: Literal["text"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    text: str
    rect: Rect


class OverlayText(_OverlayText, total=False):
    """Words within a rectangle."""

    #: Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles.
    name: str
    #: The color of its lines; the front end's own unless given.
    color: Color
    #: Its fill; none unless given.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The width of its lines, in points.
    width: float
    #: In points.
    fontSize: float
    #: Clockwise in degrees about the middle of `rect`; 0 unless given.
    rotation: float
    #: The position where each character of a line begins and the last one ends, in points from the
    #: left of `rect`. They go down in text that runs from right to left.
    edges: List[float]


class _OverlayImage(TypedDict):
    """What every `OverlayImage` has."""

    kind: Literal["image"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayImage(_OverlayImage, total=False):
    """A picture in a rectangle: that of the annotation, or of what is under way."""

    #: Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles.
    name: str
    #: The color of its lines; the front end's own unless given.
    color: Color
    #: Its fill; none unless given.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The width of its lines, in points.
    width: float
    #: In points.
    fontSize: float
    #: Clockwise in degrees about the middle of `rect`; 0 unless given.
    rotation: float


#: A thing to draw over a page, in page space, by its `kind`.
OverlayItem = Union[
    OverlayQuads, OverlayRect, OverlayHandle, OverlayPath, OverlayCaret, OverlayGuide, OverlayText,
    OverlayImage,
]


class _Overlay(TypedDict):
    """What every `Overlay` has."""

    #: All of it, lowest first; none: clear what was drawn.
    items: List[OverlayItem]


class Overlay(_Overlay, total=False):
    """`Overlay` on the wire."""

    #: Its number in this view, for a client that takes changes.
    version: int


PalmRejection = Literal["ignore", "scroll", "off"]


class _ToolGetResult(TypedDict):
    """What every `ToolGetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and its state: `textSelect.selecting`.
    state: str
    #: How it works.
    options: ToolOptions
    #: How what it creates looks.
    style: Style
    #: The menu of the user.
    menu: Menu
    #: The overlay over the pages, as it was last sent.
    overlay: Overlay
    #: Whether there is work that `tool/commit` would complete.
    hasWork: bool
    #: The tool that takes over where another one's work is done.
    defaultTool: str
    #: The use of fingers while a pen is near.
    palmRejection: PalmRejection


class ToolGetResult(_ToolGetResult, total=False):
    """`ToolGetResult` on the wire."""

    #: The input that it needs from the user.
    requirement: Requirement
    #: The tool of a pen that draws while the tool is `pan`.
    penTool: str
    #: The tool of a pen's other end.
    eraserTool: str
    #: The tool of a pen while its barrel button is held.
    barrelTool: str
    #: Whether a finger draws, where that was set.
    fingerDraws: bool


#: What every `KeptItems` has.
_KeptItems = TypedDict("_KeptItems", {
    #: The index of the first one there.
    "from": "int",
    #: How many.
    "count": "int",
})


class KeptItems(_KeptItems, total=False):
    """Items of the version before."""

    #: How far all their points have moved.
    offset: Point


class NewItems(TypedDict):
    """Items that were not there, or look different."""

    #: The items.
    items: List[OverlayItem]
