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
    """The style of annotations. As a change, members that are not given stay."""

    #: The colour of lines, text markup and notes; `null`: none.
    color: Union[Color, None]
    #: The colour of areas; `null`: none.
    interiorColor: Union[Color, None]
    #: The opacity, 0 to 1.
    opacity: float
    #: The whole line or border.
    border: Border
    #: The font of the whole text.
    font: Font
    #: The alignment of the text.
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
    #: The tool's group in a toolbar.
    group: str
    #: Whether the tool creates annotations.
    createsAnnotation: bool
    #: Whether the tool can be selected.
    enabled: bool


class Tool(_Tool, total=False):
    """`Tool` on the wire."""

    #: The type of annotations that the tool creates.
    annotationType: AnnotationType
    #: The style of annotations that the tool creates.
    style: Style
    #: Why the tool cannot be selected.
    reason: str
    #: The client tools that wrap this tool, in the order in which they are asked.
    wrappedBy: List[str]


class ToolListResult(TypedDict):
    """`ToolListResult` on the wire."""

    #: All tools.
    tools: List[Tool]


EraserMode = Literal["points", "whole"]


SelectionShape = Literal["rectangle", "lasso"]


class ToolOptions(TypedDict, total=False):
    """The options of a tool, which uses those that concern it. Members that are not given have
    their defaults or, as a change, stay.
    """

    #: Whether the default tool takes over after something was created; default `true`.
    returnToPan: bool
    #: Whether created annotations are selected; default `false`.
    selectAfterCreation: bool
    #: Whether strokes are collected until they are committed; default `false`.
    multiStroke: bool
    #: Whether the eraser removes parts of ink or whole annotations; default `points`.
    eraserMode: EraserMode
    #: The width of the eraser's disc, in pixels of the view; default 20.
    eraserWidth: float
    #: The types that the eraser leaves alone; default none.
    spares: List[AnnotationType]
    #: The markup that the smart pen makes if it begins on text; default `highlight`.
    smartPenMarkup: AnnotationType
    #: Whether an arrow's head is where its drag began; default `false`.
    arrowPointsToOrigin: bool
    #: The scale of measurements; default inches on paper.
    measure: Measure
    #: Whether corners snap to lines and corners of the page's contents; default `false`.
    snapsToContent: bool
    #: Whether only corners have handles; default `false`.
    cornersOnly: bool
    #: Whether resizing keeps the proportions; default `false`.
    locksAspect: bool
    #: Whether a dragged corner snaps to the original proportions, and to a square; default `true`.
    snapsToAspect: bool
    #: Whether edges and centres snap to those of other annotations and of the page; default
    #: `false`.
    alignsToOthers: bool
    #: Whether handles of text markup and selected text move by words; default `false`.
    snapsToWords: bool
    #: The minimum size, in points; default `null`: 16, and none for fields and links.
    minimumSize: Union[float, None]
    #: The maximum size, in points; default `null`: none.
    maximumSize: Union[float, None]
    #: The shape that `multiSelect` draws; default `rectangle`.
    selectionShape: SelectionShape
    #: Whether `multiSelect` also selects form fields; default `false`.
    selectsFormFields: bool
    #: Whether `pan` follows text that looks like a web or e-mail address; default `true`.
    linkDetection: bool
    #: The name of the standard stamp; default `Approved`.
    stamp: str
    #: Custom words for a stamp; default `null`: none.
    stampWords: Union[StampWords, None]
    #: The part of an image that its stamp shows, in shares of its width and height from its upper
    #: left: `[0, 0, 0.5, 1]` is its left half; default `null`: all of it.
    imageCrop: Union[Rect, None]
    #: Whether text markup gets the marked text as its contents; default `true`.
    copiesMarkedText: bool
    #: Whether a free text's box grows with its text; default `true`.
    growsWithText: bool
    #: Whether fields accept only text that fits, whatever the form says; default `false`.
    keepsTextInField: bool
    #: The format of a date text, in Unicode's date field letters; default `yyyy-MM-dd`.
    dateFormat: str
    #: The name of the counted group; default `Count`.
    countGroup: str
    #: How `signature` signs a field: by its appearance (default), or by a stamp over it.
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
    """A text that is a date with day, month and year. `interaction/respond` accepts it as a string
    in the field's format, or as `{date}`, which the server converts to that format.
    """

    #: The current date, `2026-02-28` or `2026-02-28T14:30`; absent if the text is not a date.
    value: str
    #: Whether the format includes a time of day.
    time: bool


class _NoteReply(TypedDict):
    """What every `NoteReply` has."""

    #: The id of the reply, an annotation.
    id: str
    #: The text of the reply.
    text: str


class NoteReply(_NoteReply, total=False):
    """`NoteReply` on the wire."""

    #: The author of the reply.
    author: str
    #: The time of the reply's last change.
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
    #: The current value.
    value: PropertyValue


class Property(_Property, total=False):
    """A property that a requirement asks for together with others."""

    #: The possible values of a `choice`, by their ids.
    choices: List[Choice]
