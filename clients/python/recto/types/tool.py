# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .forms import NewFieldOption

if TYPE_CHECKING:
    from .annotations import Border, Font, LineEnding, Measure, StampWords, TextAlignment
    from .document import AnnotationType, Rect
    from .document_features import Timestamp
    from .page import Color
    from .signatures_picture_signature import SignatureFieldMode


class Style(TypedDict, total=False):
    """How annotations look; as a change, what is not given stays."""

    #: The colour of lines, text markup and notes; `null`: none.
    color: Union[Color, None]
    #: The colour of areas; `null`: none.
    interiorColor: Union[Color, None]
    #: 0 to 1.
    opacity: float
    #: The line, as a whole.
    border: Border
    #: The font of the whole text.
    font: Font
    #: How text is set.
    align: TextAlignment
    #: The endings of a line, at its start and its end.
    lineEndings: List[LineEnding]
    #: The icon of a note or attachment.
    icon: str
    #: The text over the redacted area.
    overlayText: str


class _Tool(TypedDict):
    """What every `Tool` has."""

    #: The tool's id in requests.
    id: str
    #: The label for people.
    title: str
    #: Its group in a toolbar.
    group: str
    #: Whether it makes annotations.
    createsAnnotation: bool
    #: Whether it can be taken.
    enabled: bool


class Tool(_Tool, total=False):
    """`Tool` on the wire."""

    #: The type that it creates.
    annotationType: AnnotationType
    #: How what it makes looks.
    style: Style
    #: Why it cannot.
    reason: str
    #: The client's tools that wrap it, in the order in which they are asked.
    wrappedBy: List[str]


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
    #: The width of the eraser's disc, in pixels of the view; 20 at first.
    eraserWidth: float
    #: The types that the eraser leaves alone; none at first.
    spares: List[AnnotationType]
    #: The markup that the smart pen makes if it begins on text; `highlight` at first.
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
    #: Whether the handles of text markup and of selected text go from word to word; `false` at
    #: first.
    snapsToWords: bool
    #: The least width and height, 1/72 inch; `null`, as at first: 16, and none for fields and
    #: links.
    minimumSize: Union[float, None]
    #: The greatest width and height, 1/72 inch; `null`, as at first: none.
    maximumSize: Union[float, None]
    #: The shape that `multiSelect` draws; `rectangle` at first.
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
    #: The format of a date text, in the letters of Unicode's date fields; `yyyy-MM-dd` at first.
    dateFormat: str
    #: The name of the counted group; `Count` at first.
    countGroup: str
    #: How `signature` signs a field: by what it shows, as at first, or by a stamp in its place.
    signatureFieldMode: SignatureFieldMode


RequirementKind = Literal[
    "text", "number", "choice", "file", "link", "signature", "sound", "confirm", "properties",
]


class Choice(TypedDict):
    """`Choice` on the wire."""

    #: The value to answer.
    id: str
    #: The title to show.
    title: str


class DateEntry(TypedDict, total=False):
    """A text that is a date with day, month and year. `interaction/respond` takes it as a string in
    the field's format, or as `{date}`: the server then writes it in that format.
    """

    #: The date so far, `2026-02-28` or `2026-02-28T14:30`; absent if the text is no date.
    value: str
    #: Whether the format has a time of day too.
    time: bool


class _NoteReply(TypedDict):
    """What every `NoteReply` has."""

    #: The annotation that is the reply.
    id: str
    #: Its text.
    text: str


class NoteReply(_NoteReply, total=False):
    """`NoteReply` on the wire."""

    #: Its author.
    author: str
    #: When it was changed last.
    modified: Timestamp


PropertyKind = Literal["text", "number", "flag", "choice", "texts", "options"]


#: The value of a property, by its kind: `text` a string; `number` a number, or `null` for none;
#: `flag` a boolean; `choice` the id of a choice; `texts` an array of strings; `options` an array of
#: objects with `value` and `title`.
PropertyValue = Union[str, float, bool, None, List[str], List[NewFieldOption]]


class _Property(TypedDict):
    """What every `Property` has."""

    #: The member of the answer.
    id: str
    #: The title to show.
    title: str
    #: The kind of value.
    kind: PropertyKind
    #: As it is now.
    value: PropertyValue


class Property(_Property, total=False):
    """Something that can be set, one of several that are asked for together."""

    #: The values that a `choice` can have, by their ids.
    choices: List[Choice]
