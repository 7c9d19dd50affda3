# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .annotations import Path
    from .document import Point, Rect
    from .document_features import Timestamp
    from .forms import FieldFormat
    from .page import Color, Quad
    from .tool import Choice, DateEntry, NoteReply, Property, RequirementKind


class _Requirement(TypedDict):
    """What every `Requirement` has."""

    #: The id for `interaction/respond`.
    requirementId: str
    #: The kind of input.
    kind: RequirementKind
    #: The question for the user, such as `Text of the note`.
    prompt: str


class Requirement(_Requirement, total=False):
    """Input that a tool needs from the user: ask the user, and call `interaction/respond`."""

    #: The current value.
    value: str
    #: The options of a `choice`.
    choices: List[Choice]
    #: The ids of the current choices.
    values: List[str]
    #: Whether several can be chosen.
    takesSeveral: bool
    #: Whether a text other than the choices is accepted.
    takesOther: bool
    #: Whether the text may have several lines.
    multiline: bool
    #: The maximum number of characters.
    maxLength: int
    #: The number of cells for the text, with one character in each.
    comb: int
    #: Whether the text is a password.
    secret: bool
    #: The format of the input, such as a number or a date.
    format: FieldFormat
    #: The current date, if the text is a date: a calendar date can be the answer.
    date: DateEntry
    #: The author of a note.
    author: str
    #: The time of the note's last change.
    modified: Timestamp
    #: The replies to a note.
    replies: List[NoteReply]
    #: The properties to set, for kind `properties`.
    properties: List[Property]


class _MenuItem(TypedDict):
    """What every `MenuItem` has."""

    #: The id for `interaction/command`.
    id: str
    #: The title to show.
    title: str
    #: Whether the item can be chosen now.
    enabled: bool


class MenuItem(_MenuItem, total=False):
    """`MenuItem` on the wire."""

    #: Whether the item is checked; absent if it has no check mark.
    checked: bool


class _Menu(TypedDict):
    """What every `Menu` has."""

    #: All items, from top to bottom; none if there is no menu.
    items: List[MenuItem]


class Menu(_Menu, total=False):
    """`Menu` on the wire."""

    #: The menu's version in this view, for a client that takes changes.
    version: int


OverlayRole = Literal[
    "selection", "selectionStart", "selectionEnd", "handle", "preview", "caption", "entry", "caret",
    "guide", "snap", "lasso", "eraser", "erased", "pressed", "popup", "tabOrder",
]


class _OverlayQuads(TypedDict):
    """What every `OverlayQuads` has."""

    kind: Literal["quads"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    quads: List[Quad]


class OverlayQuads(_OverlayQuads, total=False):
    """Pieces of text, each as a quad."""

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


class _OverlayRect(TypedDict):
    """What every `OverlayRect` has."""

    kind: Literal["rect"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayRect(_OverlayRect, total=False):
    """A rectangle."""

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


class _OverlayHandle(TypedDict):
    """What every `OverlayHandle` has."""

    kind: Literal["handle"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    point: Point


class OverlayHandle(_OverlayHandle, total=False):
    """A handle to drag, drawn at the same size at every zoom."""

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


class _OverlayPath(TypedDict):
    """What every `OverlayPath` has."""

    kind: Literal["path"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    lines: List[Path]


class OverlayPath(_OverlayPath, total=False):
    """Lines, each from point to point."""

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
    #: Whether each line returns to its first point.
    closed: bool
