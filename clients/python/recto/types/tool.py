# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Border, Font, LineEnding, Measure, StampWords, TextAlignment
    from .document import AnnotationType, Rect
    from .forms import FieldFormat
    from .page import Color
    from .signatures_picture_signature import SignatureFieldMode


class Style(TypedDict, total=False):
    """How annotations look; as a change, what is not given stays."""

    #: Of lines, text markup and notes; `null`: none.
    color: Union[Color, None]
    #: Of areas; `null`: none.
    interiorColor: Union[Color, None]
    #: 0 to 1.
    opacity: float
    #: The line, as a whole.
    border: Border
    #: Of text, as a whole.
    font: Font
    #: How text is set.
    align: TextAlignment
    #: Of the start and of the end of a line.
    lineEndings: List[LineEnding]
    #: What a note or attachment looks like.
    icon: str
    #: What is written over what was redacted.
    overlayText: str


class _Tool(TypedDict):
    """What every `Tool` has."""

    #: What requests call the tool.
    id: str
    #: What people call it.
    title: str
    #: Where a toolbar shows it.
    group: str
    #: Whether it makes annotations.
    createsAnnotation: bool
    #: Whether it can be taken.
    enabled: bool


class Tool(_Tool, total=False):
    """`Tool` on the wire."""

    #: What it makes.
    annotationType: AnnotationType
    #: How what it makes looks.
    style: Style
    #: Why it cannot.
    reason: str


class ToolListResult(TypedDict):
    """`ToolListResult` on the wire."""

    #: All tools.
    tools: List[Tool]


EraserMode = Literal["points", "whole"]


SelectionShape = Literal["rectangle", "lasso"]


class ToolOptions(TypedDict, total=False):
    """How a tool works; each tool heeds the options that concern it. What is not given is as it is
    at first or, where it is set, stays.
    """

    #: Whether the default tool takes over once something was created; `true` at first.
    returnToPan: bool
    #: Whether what was created is selected; `false` at first.
    selectAfterCreation: bool
    #: Whether strokes gather until they are committed; `false` at first.
    multiStroke: bool
    #: Whether the eraser takes parts of ink or all of it; `points` at first.
    eraserMode: EraserMode
    #: Of the eraser's disc, in pixels of the view; 20 at first.
    eraserWidth: float
    #: The types that the eraser leaves alone; none at first.
    spares: List[AnnotationType]
    #: What the smart pen makes where it begins on text; `highlight` at first.
    smartPenMarkup: AnnotationType
    #: Whether an arrow's head is where its drag began; `false` at first.
    arrowPointsToOrigin: bool
    #: The scale of measures; inches as on paper unless given.
    measure: Measure
    #: Whether corners snap to the lines and corners of what the page shows; `false` at first.
    snapsToContent: bool
    #: Whether there are handles at the corners alone; `false` at first.
    cornersOnly: bool
    #: Whether resizing keeps the proportions; `false` at first.
    locksAspect: bool
    #: Whether a corner that is dragged snaps to the proportions from before, and to a square;
    #: `true` at first.
    snapsToAspect: bool
    #: Whether edges and centres snap to those of other annotations and of the page; `false` at
    #: first.
    alignsToOthers: bool
    #: The least width and height, 1/72 inch; 0 at first.
    minimumSize: float
    #: The greatest width and height, 1/72 inch; `null`, as at first: none.
    maximumSize: Union[float, None]
    #: What `multiSelect` draws around; `rectangle` at first.
    selectionShape: SelectionShape
    #: Whether `multiSelect` selects form fields as well.
    selectsFormFields: bool
    #: Whether `pan` follows text that looks like a web or e-mail address; `true` at first.
    linkDetection: bool
    #: The standard stamp, by its name; `Approved` at first.
    stamp: str
    #: Words of the user's own for a stamp; `null`, as at first: none.
    stampWords: Union[StampWords, None]
    #: The part of an image that its stamp shows, in shares of its width and height from its upper
    #: left: `[0, 0, 0.5, 1]` is its left half; `null`, as at first: all of it.
    imageCrop: Union[Rect, None]
    #: Whether text markup takes the marked text for its contents; `true` at first.
    copiesMarkedText: bool
    #: Whether a free text's box grows with what is entered; `true` at first.
    growsWithText: bool
    #: Whether a form field takes no more text than it shows at once, whatever the form says.
    keepsTextInField: bool
    #: Of a date text, in the letters of Unicode's date fields; `yyyy-MM-dd` at first.
    dateFormat: str
    #: What is counted; `Count` at first.
    countGroup: str
    #: How `signature` signs a field: by what it shows, as at first, or by a stamp in its place.
    signatureFieldMode: SignatureFieldMode


RequirementKind = Literal[
    "text", "number", "choice", "file", "link", "signature", "sound", "confirm",
]


class Choice(TypedDict):
    """`Choice` on the wire."""

    #: What to answer.
    id: str
    #: What to show.
    title: str


class _Requirement(TypedDict):
    """What every `Requirement` has."""

    #: What `interaction/respond` takes.
    requirementId: str
    #: What kind of thing is needed.
    kind: RequirementKind
    #: For the user, such as `Text of the note`.
    prompt: str


class Requirement(_Requirement, total=False):
    """What a tool needs from the user: ask for it, and `interaction/respond`."""

    #: What there is so far.
    value: str
    #: Of a `choice`.
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
    #: Whether the text is a password.
    secret: bool
    #: What is entered: a number, a date, ….
    format: FieldFormat


class _MenuItem(TypedDict):
    """What every `MenuItem` has."""

    #: What `interaction/command` takes.
    id: str
    #: What to show.
    title: str
    #: Whether it can be chosen now.
    enabled: bool


class MenuItem(_MenuItem, total=False):
    """`MenuItem` on the wire."""

    #: Whether it is on; absent of what is not switched.
    checked: bool


class Menu(TypedDict):
    """`Menu` on the wire."""

    #: All of it, the first on top; none: there is no menu any more.
    items: List[MenuItem]


OverlayRole = Literal[
    "selection", "selectionStart", "selectionEnd", "handle", "preview", "caption", "entry", "caret",
    "guide", "snap", "lasso", "eraser", "erased", "pressed",
]
