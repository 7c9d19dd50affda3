# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .tool_overlay_quads import (
    OverlayCaret, OverlayGuide, OverlayHandle, OverlayPath, OverlayQuads, OverlayRect, OverlayText,
)

if TYPE_CHECKING:
    from .document import Point, Rect
    from .document_content_modified_data import Error
    from .page import Color
    from .tool import Menu, OverlayRole, Requirement, Style, ToolOptions


class _OverlayImage(TypedDict):
    """What every `OverlayImage` has."""

    kind: Literal["image"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayImage(_OverlayImage, total=False):
    """A picture in a rectangle: that of the annotation, or of what is under way."""

    #: Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles.
    name: str
    #: Of its lines; the front end's own unless given.
    color: Color
    #: Its fill; none unless given.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: Of its lines, in points.
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
    #: What the user can choose from.
    menu: Menu
    #: Whether there is work that `tool/commit` would complete.
    hasWork: bool
    #: The tool that takes over where another one's work is done.
    defaultTool: str


class ToolGetResult(_ToolGetResult, total=False):
    """`ToolGetResult` on the wire."""

    #: What it needs from the user.
    requirement: Requirement
    #: What is drawn over the pages, as it was last told, if `overlay` asks for it.
    overlay: Overlay
    #: What a pen takes when it draws while the tool is `pan`.
    penTool: str
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


#: Items of the version before, or new ones.
OverlayPart = Union[KeptItems, NewItems]


class OverlayChange(TypedDict):
    """How the overlay follows from the version before: its items are those of the parts, one part
    after the other.
    """

    #: The version that the parts refer to. A client that has another one asks for `tool/get` with
    #: `overlay`.
    base: int
    #: The version that comes of it.
    version: int
    #: The items, lowest first; none: clear what was drawn.
    parts: List[OverlayPart]


Cursor = Literal[
    "default", "pointer", "text", "move", "crosshair", "grab", "ns-resize", "ew-resize",
    "nwse-resize", "nesw-resize",
]


class _ToolSetResult(TypedDict):
    """What every `ToolSetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and its state: `textSelect.selecting`.
    state: str


class ToolSetResult(_ToolSetResult, total=False):
    """`ToolSetResult` on the wire."""

    #: What to draw over the pages now; absent: as before.
    overlay: Overlay
    #: Instead of `overlay` where that is longer: how it follows from the one before. Only for a
    #: client that takes `overlayChanges`.
    overlayChange: OverlayChange
    #: What the tool needs from the user now; absent: as before; `null`: nothing any more.
    requirement: Union[Requirement, None]
    #: What the user can choose from now; absent: as before.
    menu: Menu
    #: What the hovering pointer should look like now, by CSS's keyword; absent: as before.
    cursor: Cursor


Component = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText",
]


class _EventResult(TypedDict):
    """What every `EventResult` has."""

    #: Whether a tool took the event, or a client's gesture that blocked it.
    handled: bool
    #: The tool now.
    tool: str
    #: The tool and its state now.
    state: str
    #: Every tool that saw the event, in order.
    toolPath: List[str]
    #: The component that acted.
    component: Union[Component, None]


class EventResult(_EventResult, total=False):
    """What became of an event of the user's."""

    #: The client's gestures that the event was made of.
    gestures: List[str]
    #: The condition, hook or gesture by which the client has handled the event itself.
    consumed: str
    #: What to draw over the pages now; absent: as before.
    overlay: Overlay
    #: Instead of `overlay` where that is longer: how it follows from the one before. Only for a
    #: client that takes `overlayChanges`.
    overlayChange: OverlayChange
    #: What the tool needs from the user now; absent: as before; `null`: nothing any more.
    requirement: Union[Requirement, None]
    #: What the user can choose from now; absent: as before.
    menu: Menu
    #: What the hovering pointer should look like now, by CSS's keyword; absent: as before.
    cursor: Cursor
    #: Why a tool could not do what it was about to do.
    error: Error


Modifier = Literal["shift", "control", "alt", "meta"]


class _KeyEntry(TypedDict):
    """What every `KeyEntry` has."""

    #: As browsers name it; letters are small.
    key: str
    #: Tried in this order, up to the first that is handled.
    commands: List[str]


class KeyEntry(_KeyEntry, total=False):
    """`KeyEntry` on the wire."""

    #: Keys that are held down with it.
    modifiers: List[Modifier]
