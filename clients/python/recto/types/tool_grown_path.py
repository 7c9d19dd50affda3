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
    """A path of the version before that went on, as a stroke does."""

    #: The index of the path there.
    grown: int
    #: How many points its last line keeps.
    keep: int
    #: The first one goes on with that line after those points; the others follow it.
    lines: List[Path]


#: Items of the version before, new ones, or a path that went on.
OverlayPart = Union[KeptItems, NewItems, GrownPath]


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


#: Items of the version before.
KeptMenuItems = TypedDict("KeptMenuItems", {
    #: The index of the first one there.
    "from": "int",
    #: How many.
    "count": "int",
})


class NewMenuItems(TypedDict):
    """Items that were not there, or are different."""

    #: The items.
    items: List[MenuItem]


#: Items of the version before, or new ones.
MenuPart = Union[KeptMenuItems, NewMenuItems]


class MenuChange(TypedDict):
    """How the menu follows from the version before: its items are those of the parts, one part
    after the other.
    """

    #: The version that the parts refer to; 0: a menu without items. A client that has another one
    #: asks for `tool/get`.
    base: int
    #: The version that comes of it.
    version: int
    #: The items, the first on top; none: there is no menu any more.
    parts: List[MenuPart]


Cursor = Literal[
    "default", "pointer", "text", "move", "crosshair", "grab", "ns-resize", "ew-resize",
    "nwse-resize", "nesw-resize",
]


class _Hover(TypedDict):
    """What every `Hover` has."""

    #: The annotation.
    annotationId: str
    #: Its page.
    pageIndex: int
    #: Its rectangle, in page space, beside which the text can be shown.
    rect: Rect
    #: The note, the field's tooltip, or where the link leads.
    text: str


class Hover(_Hover, total=False):
    """The text of the annotation under the pointer."""

    #: The author of the note, or the label of the field.
    title: str


class _ToolSetResult(TypedDict):
    """What every `ToolSetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and its state: `textSelect.selecting`.
    state: str


class ToolSetResult(_ToolSetResult, total=False):
    """`ToolSetResult` on the wire."""

    #: The overlay to draw over the pages; absent: as before.
    overlay: Overlay
    #: Instead of `overlay` where that is longer: how it follows from the one before. Only for a
    #: client that takes `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user now; absent: as before; `null`: no longer any.
    requirement: Union[Requirement, None]
    #: The menu of the user now; absent: as before.
    menu: Menu
    #: Instead of `menu` where that is longer: how it follows from the one before. Only for a client
    #: that takes `menuChanges`.
    menuChange: MenuChange
    #: The look of the hovering pointer, as CSS's keyword; absent: as before.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent: as before; `null`: none.
    hover: Union[Hover, None]


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
    """The outcome of a user's event."""

    #: The client's gestures that the event was made of.
    gestures: List[str]
    #: The condition, hook or gesture by which the client has handled the event itself.
    consumed: str
    #: The overlay to draw over the pages; absent: as before.
    overlay: Overlay
    #: Instead of `overlay` where that is longer: how it follows from the one before. Only for a
    #: client that takes `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user now; absent: as before; `null`: no longer any.
    requirement: Union[Requirement, None]
    #: The menu of the user now; absent: as before.
    menu: Menu
    #: Instead of `menu` where that is longer: how it follows from the one before. Only for a client
    #: that takes `menuChanges`.
    menuChange: MenuChange
    #: The look of the hovering pointer, as CSS's keyword; absent: as before.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent: as before; `null`: none.
    hover: Union[Hover, None]
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

    #: The commands of keys.
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
