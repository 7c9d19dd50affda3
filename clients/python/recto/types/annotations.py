# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Base64, Point
    from .document_features import Timestamp
    from .page import Color


ReviewStateName = Literal[
    "accepted", "rejected", "cancelled", "completed", "none", "marked", "unmarked",
]


AnnotationDate = Literal["created", "modified"]


AnnotationOrder = Literal["page", "created", "modified", "author", "type"]


AnnotationGrouping = Literal["page", "author", "type", "color", "created", "modified", "thread"]


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
    #: The intensity of the effect; 1 unless given.
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


class _Leader(TypedDict):
    """What every `Leader` has."""

    #: To the left in the direction of the line; negative: to the right.
    length: float


class Leader(_Leader, total=False):
    """How a line is drawn beside its ends, which leaders lead to, in points."""

    #: How far the leaders go on beyond the line.
    extension: float
    #: How far from the ends they begin.
    offset: float


Position = Literal["inline", "top"]


class Caption(TypedDict, total=False):
    """The place of text along a line."""

    #: In the line, which leaves room for them, or above it.
    position: Position
    #: The offset from there, along the text and upwards from it, in points.
    offset: Point


class _AnnotationState(TypedDict):
    """What every `AnnotationState` has."""

    #: The state.
    state: ReviewStateName
    #: The note that says it.
    id: str


class AnnotationState(_AnnotationState, total=False):
    """`AnnotationState` on the wire."""

    #: The author of the state.
    author: str
    #: When it was said.
    date: Timestamp


class Font(TypedDict, total=False):
    """`Font` on the wire."""

    #: The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds.
    name: str
    #: 1/72 inch.
    size: float
    #: The colour of the letters.
    color: Color


TextAlignment = Literal["left", "center", "right"]


class _Attachment(TypedDict):
    """What every `Attachment` has."""

    #: The file's name.
    name: str


class Attachment(_Attachment, total=False):
    """`Attachment` on the wire."""

    #: Its MIME type, such as `text/plain`.
    mimeType: str
    #: A description for people.
    description: str
    #: In bytes; only told.
    size: int
    #: The file; only for a new one.
    data: Base64


SoundEncoding = Literal["raw", "signed", "muLaw", "aLaw"]


class _Sound(TypedDict):
    """What every `Sound` has."""

    #: Samples a second.
    rate: float


class Sound(_Sound, total=False):
    """`Sound` on the wire."""

    #: How many.
    channels: int
    #: The bits of a sample.
    bits: int
    #: How samples are stored.
    encoding: SoundEncoding
    #: The samples, in base64; only for a new one.
    data: Base64


class _StampWords(TypedDict):
    """What every `StampWords` has."""

    #: Its text.
    text: str


class StampWords(_StampWords, total=False):
    """`StampWords` on the wire."""

    #: Smaller, beneath: a date, a name.
    secondLine: str
    #: Whether its left end is an arrow's head.
    pointsLeft: bool
    #: Whether its right end is one.
    pointsRight: bool


StampMark = Literal["check", "cross", "dot"]


class StampPicture(TypedDict, total=False):
    """The picture of a stamp: exactly one of the members."""

    #: An image file: PNG, JPEG, …, or a PDF, whose first page it is.
    image: Base64
    #: Words in a frame.
    words: StampWords
    #: A mark as forms are filled in with.
    mark: StampMark
    #: Lines by hand, in a space of their own: a signature.
    strokes: List[Path]


class _Measure(TypedDict):
    """What every `Measure` has."""

    #: Units in 1/72 inch of the page.
    unitsPerPoint: float
    #: The name of the unit, such as `cm`.
    unit: str


class Measure(_Measure, total=False):
    """How lengths on a page become lengths of the real thing."""

    #: Values are rounded to multiples of it.
    precision: float
    #: The scale in words, such as `1 in = 1 ft`.
    ratio: str
    #: Whether the value is written on the page.
    caption: bool
