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

    #: The line width in 1/72 inch.
    width: float
    #: The line style.
    style: BorderStyle
    #: The lengths of dashes and gaps.
    dash: List[float]
    #: The effect, such as a cloudy border.
    effect: BorderEffect
    #: The intensity of the effect; 1 unless given.
    intensity: float


AnnotationFlag = Literal[
    "invisible", "hidden", "print", "noZoom", "noRotate", "noView", "readOnly", "locked",
    "toggleNoView", "lockedContents",
]


#: A sequence of points. `[x0, y0, x1, y1, …]`
Path = List[float]


LineEnding = Literal[
    "none", "square", "circle", "diamond", "openArrow", "closedArrow", "butt", "rOpenArrow",
    "rClosedArrow", "slash",
]


class _Leader(TypedDict):
    """What every `Leader` has."""

    #: The leaders' length, to the left along the line; negative: right.
    length: float


class Leader(_Leader, total=False):
    """The offset of a line from its endpoints, and its leaders, in points."""

    #: How far the leaders extend beyond the line.
    extension: float
    #: The gap between the ends and the leaders.
    offset: float


Position = Literal["inline", "top"]


class Caption(TypedDict, total=False):
    """The position of text along a line."""

    #: Where the text is: in a gap of the line, or above it.
    position: Position
    #: The offset from `position`, along and above the text, in points.
    offset: Point


class _AnnotationState(TypedDict):
    """What every `AnnotationState` has."""

    #: The state.
    state: ReviewStateName
    #: The id of the note that sets the state.
    id: str


class AnnotationState(_AnnotationState, total=False):
    """`AnnotationState` on the wire."""

    #: The author of the state.
    author: str
    #: The time at which the state was set.
    date: Timestamp


class Font(TypedDict, total=False):
    """`Font` on the wire."""

    #: The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds.
    name: str
    #: The size in 1/72 inch.
    size: float
    #: The colour of the text.
    color: Color


TextAlignment = Literal["left", "center", "right"]


class _Attachment(TypedDict):
    """What every `Attachment` has."""

    #: The file's name.
    name: str


class Attachment(_Attachment, total=False):
    """`Attachment` on the wire."""

    #: The MIME type, such as `text/plain`.
    mimeType: str
    #: A description for people.
    description: str
    #: The size in bytes; read-only.
    size: int
    #: The contents; only for a new file.
    data: Base64


SoundEncoding = Literal["raw", "signed", "muLaw", "aLaw"]


class _Sound(TypedDict):
    """What every `Sound` has."""

    #: The samples per second.
    rate: float


class Sound(_Sound, total=False):
    """`Sound` on the wire."""

    #: The number of channels.
    channels: int
    #: The number of bits per sample.
    bits: int
    #: The encoding of the samples.
    encoding: SoundEncoding
    #: The samples, in base64; only for a new sound.
    data: Base64


class _StampWords(TypedDict):
    """What every `StampWords` has."""

    #: The first line of text.
    text: str


class StampWords(_StampWords, total=False):
    """`StampWords` on the wire."""

    #: A smaller second line: a date, a name.
    secondLine: str
    #: Whether the left end is an arrowhead.
    pointsLeft: bool
    #: Whether the right end is an arrowhead.
    pointsRight: bool


StampMark = Literal["check", "cross", "dot"]


class StampPicture(TypedDict, total=False):
    """The picture of a stamp: exactly one of the members."""

    #: An image file: PNG, JPEG, …, or a PDF, of which the first page is used.
    image: Base64
    #: Words in a frame.
    words: StampWords
    #: A mark for filling in forms.
    mark: StampMark
    #: The strokes of a handwritten signature, in their own space.
    strokes: List[Path]


class _Measure(TypedDict):
    """What every `Measure` has."""

    #: Units per 1/72 inch of the page.
    unitsPerPoint: float
    #: The name of the unit, such as `cm`.
    unit: str


class Measure(_Measure, total=False):
    """The conversion of lengths on a page to real lengths."""

    #: Values are rounded to multiples of this.
    precision: float
    #: The scale in words, such as `1 in = 1 ft`.
    ratio: str
    #: Whether the value is written on the page.
    caption: bool
