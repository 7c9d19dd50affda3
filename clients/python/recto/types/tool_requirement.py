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
    """Input that a tool needs from the user: ask for it, and `interaction/respond`."""

    #: The present value.
    value: str
    #: The options of a `choice`.
    choices: List[Choice]
    #: The ids of what is chosen so far.
    values: List[str]
    #: Whether several can be chosen.
    takesSeveral: bool
    #: Whether another text than the choices' will do.
    takesOther: bool
    #: Whether the text may have several lines.
    multiline: bool
    #: How many characters the text may have.
    maxLength: int
    #: How many boxes the text is written in, one character in each.
    comb: int
    #: Whether the text is a password.
    secret: bool
    #: The format of the input: a number, a date, ….
    format: FieldFormat
    #: The date that the text is: a date from a calendar can be the answer.
    date: DateEntry
    #: The author of a note.
    author: str
    #: When a note was changed last.
    modified: Timestamp
    #: The replies to a note.
    replies: List[NoteReply]
    #: Everything that `properties` can set.
    properties: List[Property]


class _MenuItem(TypedDict):
    """What every `MenuItem` has."""

    #: The id for `interaction/command`.
    id: str
    #: The title to show.
    title: str
    #: Whether it can be chosen now.
    enabled: bool


class MenuItem(_MenuItem, total=False):
    """`MenuItem` on the wire."""

    #: Whether it is on; absent of what is not switched.
    checked: bool


class _Menu(TypedDict):
    """What every `Menu` has."""

    #: All of it, the first on top; none: there is no menu any more.
    items: List[MenuItem]


class Menu(_Menu, total=False):
    """`Menu` on the wire."""

    #: Its number in this view, for a client that takes changes.
    version: int


OverlayRole = Literal[
    "selection", "selectionStart", "selectionEnd", "handle", "preview", "caption", "entry", "caret",
    "guide", "snap", "lasso", "eraser", "erased", "pressed", "popup", "tabOrder",
]


class _OverlayQuads(TypedDict):
    """What every `OverlayQuads` has."""

    kind: Literal["quads"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    quads: List[Quad]


class OverlayQuads(_OverlayQuads, total=False):
    """Runs of text, each a quad."""

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


class _OverlayRect(TypedDict):
    """What every `OverlayRect` has."""

    kind: Literal["rect"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayRect(_OverlayRect, total=False):
    """A rectangle."""

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


class _OverlayHandle(TypedDict):
    """What every `OverlayHandle` has."""

    kind: Literal["handle"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    point: Point


class OverlayHandle(_OverlayHandle, total=False):
    """A knob to grip, drawn at the same size at every zoom."""

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


class _OverlayPath(TypedDict):
    """What every `OverlayPath` has."""

    kind: Literal["path"]
    #: Its role.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    lines: List[Path]


class OverlayPath(_OverlayPath, total=False):
    """Lines, each from point to point."""

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
    #: Whether each goes back to its first point.
    closed: bool
