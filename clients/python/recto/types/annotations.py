# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .document import Timestamp
from .page import Action, Color, Quad, Rect


AnnotationType = Literal[
    "text", "link", "freeText", "line", "square", "circle", "polygon", "polyLine", "highlight",
    "underline", "squiggly", "strikeOut", "redact", "stamp", "caret", "ink", "popup",
    "fileAttachment", "sound", "movie", "richMedia", "widget", "screen", "printerMark", "trapNet",
    "watermark", "3D", "projection", "unknown",
]


AnnotationOrder = Literal["page", "created", "modified", "author", "type"]


BorderStyle = Literal["solid", "dashed", "beveled", "inset", "underline"]


BorderEffect = Literal["none", "cloudy"]


class Border(TypedDict, total=False):
    """`Border` on the wire."""

    #: 1/72 inch.
    width: float
    #: How the line is drawn.
    style: BorderStyle
    #: Lengths of dashes and gaps.
    dash: List[float]
    #: Whether it looks like a cloud.
    effect: BorderEffect
    #: Of the effect; 1 unless given.
    intensity: float


AnnotationFlag = Literal[
    "invisible", "hidden", "print", "noZoom", "noRotate", "noView", "readOnly", "locked",
    "toggleNoView", "lockedContents",
]


#: Points one after the other. `[x0, y0, x1, y1, …]`
Path = List[float]


LineEnding = Literal[
    "none", "square", "circle", "diamond", "openArrow", "closedArrow", "butt", "rOpenArrow",
    "rClosedArrow", "slash",
]


class _Annotation(TypedDict):
    """What every `Annotation` has."""

    #: What it is.
    type: AnnotationType
    #: The page, from 0.
    pageIndex: int


class Annotation(_Annotation, total=False):
    """An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and
    what gives its type its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
    """

    #: Unique in the document; made up for a new one without it.
    id: str
    #: What it covers; follows from the points of those that have some.
    rect: Rect
    #: Its text, or what it says to those who cannot see it.
    contents: str
    #: Who made it; the session's author unless given.
    author: str
    #: What it is about.
    subject: str
    #: When it was made; now unless given.
    created: Timestamp
    #: When it was last changed; now unless given.
    modified: Timestamp
    #: Of its lines, of marked text, of a note.
    color: Color
    #: Its fill.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The line around or along it.
    border: Border
    #: What may be done with it and where it shows.
    flags: List[AnnotationFlag]
    #: The text that it marks; where a link can be touched.
    quads: List[Quad]
    #: The lines of an ink drawing.
    strokes: List[Path]
    #: The corners of a polygon or polyline.
    vertices: Path
    #: The two ends of a line.
    line: Path
    #: At the start and the end.
    lineEndings: List[LineEnding]
    #: The name of a note's picture, such as `Comment`.
    icon: str
    #: Whether a note is open at first.
    open: bool
    #: What touching it does.
    link: Action
    #: The annotation that it answers.
    replyTo: str
    #: The annotation that it forms a group with.
    group: str
    #: Whether it takes part in no interaction; a flag too.
    readOnly: bool
    #: Whether the file says how it looks.
    hasAppearance: bool


class Annotations(TypedDict):
    """`Annotations` on the wire."""

    #: The annotations.
    annotations: List[Annotation]


class AnnotationsGetResult(TypedDict):
    """`AnnotationsGetResult` on the wire."""

    #: The annotation.
    annotation: Annotation


#: A position. `[x, y]`
Point = List[float]


Space = Literal["page", "pdf", "view"]


class _AnnotationsAddResult(TypedDict):
    """What every `AnnotationsAddResult` has."""

    #: The document's revision now.
    revision: int


class AnnotationsAddResult(_AnnotationsAddResult, total=False):
    """`AnnotationsAddResult` on the wire."""

    #: The annotation as it is now, where one was given.
    annotation: Annotation
    #: As they are now, where `annotations` were given.
    annotations: List[Annotation]


class AnnotationsDeleteResult(TypedDict):
    """`AnnotationsDeleteResult` on the wire."""

    #: The ids of those that are gone.
    removed: List[str]
    #: The document's revision now.
    revision: int
