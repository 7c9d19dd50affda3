# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict, Union

from .bookmarks import Error
from .tool import Menu, PalmRejection, Requirement, Style, ToolOptions


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
    #: What fingers do while a pen is near.
    palmRejection: PalmRejection


class ToolGetResult(_ToolGetResult, total=False):
    """`ToolGetResult` on the wire."""

    #: What it needs from the user.
    requirement: Requirement
    #: What a pen takes when it draws while the tool is `pan`.
    penTool: str
    #: What a pen's other end works with.
    eraserTool: str
    #: What a pen works with while its barrel button is held.
    barrelTool: str
    #: Whether a finger draws, where that was set.
    fingerDraws: bool


#: A thing to draw, in page space: `{kind, role, pageIndex, name?, color?, interiorColor?, opacity?,
#: width?, fontSize?, rotation?, …}`, and by its kind `quads`; `rect`; `point` of a `handle`;
#: `lines` and `closed` of a `path`; `line` of a `caret` (foot to head) or a `guide`; `text` and
#: `rect` of a `text`; `rect` of an `image`. `rotation` is clockwise, in degrees, about the middle
#: of the rectangle. `edges` of a `text` of one line are where each of its characters begins and the
#: last one ends, in points from the rectangle's left; of text that runs from right to left they go
#: down.
OverlayItem = Any


class Overlay(TypedDict):
    """`Overlay` on the wire."""

    #: All of it, lowest first; none: clear what was drawn.
    items: List[OverlayItem]


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


class ToolKeysResult(TypedDict):
    """`ToolKeysResult` on the wire."""

    #: What keys do.
    keys: List[KeyEntry]
    #: Whether single letters take tools.
    enabled: bool


ClientToolEvent = Literal[
    "tap", "doubleTap", "tripleTap", "longPress", "drag", "contextMenu", "hover", "key", "text",
    "answer", "command",
]


ToolGroup = Literal[
    "view", "annotate", "draw", "insert", "measure", "redact", "fillAndSign", "forms",
]
