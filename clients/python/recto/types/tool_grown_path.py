# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .tool_overlay_caret import KeptItems, NewItems

if TYPE_CHECKING:
    from .annotations import Path
    from .document import Rect
    from .document_method_not_found_data import Error
    from .tool_overlay_caret import Overlay
    from .tool_requirement import Menu, MenuItem, Requirement


class GrownPath(TypedDict):
    """A path of the previous version with more points, such as a stroke."""

    #: The index of the path in that version.
    grown: int
    #: The number of points that its last line keeps.
    keep: int
    #: The first line continues the last line after those points; the others follow it.
    lines: List[Path]


#: Items of the previous version, new items, or an extended path.
OverlayPart = Union[KeptItems, NewItems, GrownPath]


class OverlayChange(TypedDict):
    """The change from an overlay's previous version. The items of all parts, in order, form the new
    overlay.
    """

    #: The version that the parts refer to. A client with another version must call `tool/get` for
    #: the `overlay`.
    base: int
    #: The new version.
    version: int
    #: The parts, lowest item first; none to clear the overlay.
    parts: List[OverlayPart]


#: Items of the previous version.
KeptMenuItems = TypedDict("KeptMenuItems", {
    #: The index of the first item in that version.
    "from": "int",
    #: The number of items.
    "count": "int",
})


class NewMenuItems(TypedDict):
    """New or changed items."""

    #: The items.
    items: List[MenuItem]


#: Items of the previous version, or new ones.
MenuPart = Union[KeptMenuItems, NewMenuItems]


class MenuChange(TypedDict):
    """The change from a menu's previous version. The items of all parts, in order, form the new
    menu.
    """

    #: The version that the parts refer to; 0 for an empty menu. A client with another version must
    #: call `tool/get`.
    base: int
    #: The new version.
    version: int
    #: The parts, from top to bottom; none if there is no menu.
    parts: List[MenuPart]


Cursor = Literal[
    "default", "pointer", "text", "move", "crosshair", "grab", "ns-resize", "ew-resize",
    "nwse-resize", "nesw-resize",
]


class _Hover(TypedDict):
    """What every `Hover` has."""

    #: The annotation.
    annotationId: str
    #: The page of the annotation, from 0.
    pageIndex: int
    #: The annotation's rectangle, in page space; show the text beside it.
    rect: Rect
    #: The note, the field's tooltip, or the target of the link.
    text: str


class Hover(_Hover, total=False):
    """The text of the annotation under the pointer."""

    #: The author of the note, or the label of the field.
    title: str


class _ToolSetResult(TypedDict):
    """What every `ToolSetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and state, such as `textSelect.selecting`.
    state: str


class ToolSetResult(_ToolSetResult, total=False):
    """`ToolSetResult` on the wire."""

    #: The overlay to draw over the pages; absent if unchanged.
    overlay: Overlay
    #: The change to the previous overlay, instead of a longer `overlay`; only with the capability
    #: `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user; absent if unchanged, `null` if none any more.
    requirement: Union[Requirement, None]
    #: The current menu; absent if unchanged.
    menu: Menu
    #: The change to the previous menu, instead of a longer `menu`; only with the capability
    #: `menuChanges`.
    menuChange: MenuChange
    #: The pointer's look while it hovers, as a CSS keyword; absent if unchanged.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent if unchanged, `null` for none.
    hover: Union[Hover, None]


Component = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText",
]


class _EventResult(TypedDict):
    """What every `EventResult` has."""

    #: Whether a tool handled the event, or a client gesture blocked it.
    handled: bool
    #: The active tool.
    tool: str
    #: The active tool and its state.
    state: str
    #: All tools that saw the event, in order.
    toolPath: List[str]
    #: The component that acted.
    component: Union[Component, None]


class EventResult(_EventResult, total=False):
    """The outcome of a user's event."""

    #: The client gestures that the event belongs to.
    gestures: List[str]
    #: The condition, hook or gesture through which the client consumed the event.
    consumed: str
    #: The overlay to draw over the pages; absent if unchanged.
    overlay: Overlay
    #: The change to the previous overlay, instead of a longer `overlay`; only with the capability
    #: `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user; absent if unchanged, `null` if none any more.
    requirement: Union[Requirement, None]
    #: The current menu; absent if unchanged.
    menu: Menu
    #: The change to the previous menu, instead of a longer `menu`; only with the capability
    #: `menuChanges`.
    menuChange: MenuChange
    #: The pointer's look while it hovers, as a CSS keyword; absent if unchanged.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent if unchanged, `null` for none.
    hover: Union[Hover, None]
    #: The error of a tool.
    error: Error


Modifier = Literal["shift", "control", "alt", "meta"]


class _KeyEntry(TypedDict):
    """What every `KeyEntry` has."""

    #: The key as browsers name it; letters in lower case.
    key: str
    #: The commands to try in this order, until one is handled.
    commands: List[str]


class KeyEntry(_KeyEntry, total=False):
    """`KeyEntry` on the wire."""

    #: The modifier keys held down with the key.
    modifiers: List[Modifier]


class ToolKeysResult(TypedDict):
    """`ToolKeysResult` on the wire."""

    #: All key bindings.
    keys: List[KeyEntry]
    #: Whether single letters select tools.
    enabled: bool


ClientToolEvent = Literal[
    "tap", "doubleTap", "tripleTap", "longPress", "drag", "contextMenu", "hover", "key", "text",
    "answer", "command",
]


ToolGroup = Literal[
    "view", "annotate", "draw", "insert", "measure", "redact", "fillAndSign", "forms",
]
