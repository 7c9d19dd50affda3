# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .annotations import Path
    from .document import Point, Rect
    from .page import Color, Quad
    from .tool import OverlayRole


class _OverlayQuads(TypedDict):
    """What every `OverlayQuads` has."""

    kind: Literal["quads"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    quads: List[Quad]


class OverlayQuads(_OverlayQuads, total=False):
    """Runs of text, each a quad."""

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


class _OverlayRect(TypedDict):
    """What every `OverlayRect` has."""

    kind: Literal["rect"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayRect(_OverlayRect, total=False):
    """A rectangle."""

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


class _OverlayHandle(TypedDict):
    """What every `OverlayHandle` has."""

    kind: Literal["handle"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    point: Point


class OverlayHandle(_OverlayHandle, total=False):
    """A knob to grip, drawn at the same size at every zoom."""

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


class _OverlayPath(TypedDict):
    """What every `OverlayPath` has."""

    kind: Literal["path"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    lines: List[Path]


class OverlayPath(_OverlayPath, total=False):
    """Lines, each from point to point."""

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
    #: Whether each goes back to its first point.
    closed: bool


class _OverlayCaret(TypedDict):
    """What every `OverlayCaret` has."""

    kind: Literal["caret"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: The foot and the head of the bar.
    line: Path


class OverlayCaret(_OverlayCaret, total=False):
    """Where text is entered: a bar."""

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


class _OverlayGuide(TypedDict):
    """What every `OverlayGuide` has."""

    kind: Literal["guide"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: Its two ends.
    line: Path


class OverlayGuide(_OverlayGuide, total=False):
    """A line that shows what something snapped to."""

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


class _OverlayText(TypedDict):
    """What every `OverlayText` has."""

    kind: Literal["text"]
    #: What it stands for.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    text: str
    rect: Rect


class OverlayText(_OverlayText, total=False):
    """Words within a rectangle."""

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
    #: Of one line: where each character begins and the last one ends, in points from the left of
    #: `rect`. They go down in text that runs from right to left.
    edges: List[float]
