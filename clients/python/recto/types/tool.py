# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .forms import NewFieldOption

if TYPE_CHECKING:
    from .annotations import Border, Font, LineEnding, Measure, Path, StampWords, TextAlignment
    from .document import AnnotationType, Error, Point, Rect, Timestamp
    from .forms import FieldFormat
    from .page import Color, Quad
    from .signatures import SignatureFieldMode


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

    #: Whether the default tool takes over after something was created. Default: `true`.
    returnToPan: bool
    #: Whether created annotations are selected. Default: `false`.
    selectAfterCreation: bool
    #: Whether strokes are collected until they are committed. Default: `false`.
    multiStroke: bool
    #: Whether the eraser removes parts of ink or whole annotations. Default: `points`.
    eraserMode: EraserMode
    #: The width of the eraser's disc, in pixels of the view. Default: `20`.
    eraserWidth: float
    #: The types that the eraser leaves alone. Default: none.
    spares: List[AnnotationType]
    #: The markup that the smart pen makes if it begins on text. Default: `highlight`.
    smartPenMarkup: AnnotationType
    #: Whether an arrow's head is where its drag began. Default: `false`.
    arrowPointsToOrigin: bool
    #: The scale of measurements; default inches on paper.
    measure: Measure
    #: Whether corners snap to lines and corners of the page's contents. Default: `false`.
    snapsToContent: bool
    #: Whether only corners have handles. Default: `false`.
    cornersOnly: bool
    #: Whether resizing keeps the proportions. Default: `false`.
    locksAspect: bool
    #: Whether a dragged corner snaps to the original proportions, and to a square. Default: `true`.
    snapsToAspect: bool
    #: Whether edges and centres snap to those of other annotations and of the page. Default:
    #: `false`.
    alignsToOthers: bool
    #: Whether handles of text markup and selected text move by words. Default: `false`.
    snapsToWords: bool
    #: The minimum size, in points; default `null`: 16, and none for fields and links.
    minimumSize: Union[float, None]
    #: The maximum size, in points; default `null`: none.
    maximumSize: Union[float, None]
    #: The shape that `multiSelect` draws. Default: `rectangle`.
    selectionShape: SelectionShape
    #: Whether `multiSelect` also selects form fields. Default: `false`.
    selectsFormFields: bool
    #: Whether `pan` follows text that looks like a web or e-mail address. Default: `true`.
    linkDetection: bool
    #: The name of the standard stamp. Default: `Approved`.
    stamp: str
    #: Custom words for a stamp; default `null`: none.
    stampWords: Union[StampWords, None]
    #: The part of an image that its stamp shows, in shares of its width and height from its upper
    #: left: `[0, 0, 0.5, 1]` is its left half; default `null`: all of it.
    imageCrop: Union[Rect, None]
    #: Whether text markup gets the marked text as its contents. Default: `true`.
    copiesMarkedText: bool
    #: Whether a free text's box grows with its text. Default: `true`.
    growsWithText: bool
    #: Whether fields accept only text that fits, whatever the form says. Default: `false`.
    keepsTextInField: bool
    #: The format of a date text, in Unicode's date field letters. Default: `yyyy-MM-dd`.
    dateFormat: str
    #: The name of the counted group. Default: `Count`.
    countGroup: str
    #: How `signature` signs a field: by its appearance, or by a stamp over it. Default:
    #: `appearance`.
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


class _Requirement(TypedDict):
    """What every `Requirement` has."""

    #: The id for `interaction/respond`.
    requirementId: str
    #: The kind of input.
    kind: RequirementKind
    #: The question for the user, such as `Text of the note`.
    prompt: str


class Requirement(_Requirement, total=False):
    """Input that a tool needs from the user. Ask the user, and call `interaction/respond`."""

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


class _OverlayCaret(TypedDict):
    """What every `OverlayCaret` has."""

    kind: Literal["caret"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: The lower and upper end of the bar.
    line: Path


class OverlayCaret(_OverlayCaret, total=False):
    """The caret for text input, as a bar."""

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


class _OverlayGuide(TypedDict):
    """What every `OverlayGuide` has."""

    kind: Literal["guide"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    #: The two ends of the line.
    line: Path


class OverlayGuide(_OverlayGuide, total=False):
    """A line that shows what something snapped to."""

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


class _OverlayText(TypedDict):
    """What every `OverlayText` has."""

    kind: Literal["text"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    text: str
    rect: Rect


class OverlayText(_OverlayText, total=False):
    """Text within a rectangle."""

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
    #: The positions between the characters of a line, in points from the left of `rect`: the
    #: beginning of each character and the end of the last one. They decrease in text that runs from
    #: right to left.
    edges: List[float]


class _OverlayImage(TypedDict):
    """What every `OverlayImage` has."""

    kind: Literal["image"]
    #: The role of the item.
    role: OverlayRole
    #: The page, from 0.
    pageIndex: int
    rect: Rect


class OverlayImage(_OverlayImage, total=False):
    """A picture in a rectangle, of the annotation or of pending work."""

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


#: An item to draw over a page, by `kind`, in page space.
OverlayItem = Union[
    OverlayQuads, OverlayRect, OverlayHandle, OverlayPath, OverlayCaret, OverlayGuide, OverlayText,
    OverlayImage,
]


class _Overlay(TypedDict):
    """What every `Overlay` has."""

    #: All items, lowest first; an empty list clears the overlay.
    items: List[OverlayItem]


class Overlay(_Overlay, total=False):
    """`Overlay` on the wire."""

    #: The overlay's version in this view, for a client that takes changes.
    version: int


PalmRejection = Literal["ignore", "scroll", "off"]


class _ToolGetResult(TypedDict):
    """What every `ToolGetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and state, such as `textSelect.selecting`.
    state: str
    #: The options of the tool.
    options: ToolOptions
    #: The style of annotations that the tool creates.
    style: Style
    #: The current menu.
    menu: Menu
    #: The overlay over the pages, as last sent.
    overlay: Overlay
    #: Whether there is work that `tool/commit` would complete.
    hasWork: bool
    #: The tool that takes over when another tool's work is done.
    defaultTool: str
    #: How fingers are treated while a pen is near.
    palmRejection: PalmRejection


class ToolGetResult(_ToolGetResult, total=False):
    """`ToolGetResult` on the wire."""

    #: The requirement: input that the tool needs from the user.
    requirement: Requirement
    #: The drawing tool of a pen while the active tool is `pan`.
    penTool: str
    #: The tool of a pen's eraser end.
    eraserTool: str
    #: The tool of a pen while its barrel button is pressed.
    barrelTool: str
    #: Whether a finger draws, if that was set.
    fingerDraws: bool


#: What every `KeptItems` has.
_KeptItems = TypedDict("_KeptItems", {
    #: The index of the first item in that version.
    "from": "int",
    #: The number of items.
    "count": "int",
})


class KeptItems(_KeptItems, total=False):
    """Items of the previous version."""

    #: The distance that all their points moved.
    offset: Point


class NewItems(TypedDict):
    """New or changed items."""

    #: The items.
    items: List[OverlayItem]


class GrownPath(TypedDict):
    """A path of the previous version, such as a stroke, that has grown."""

    #: The index of the path in that version.
    grown: int
    #: The number of points that its last line keeps.
    keep: int
    #: The first line continues the last line after those points; the others follow it.
    lines: List[Path]


#: Items of the previous version, new items, or an extended path.
OverlayPart = Union[KeptItems, NewItems, GrownPath]


class OverlayChange(TypedDict):
    """The change from an overlay's previous version. The items of all parts, in order, form the new
    overlay.
    """

    #: The version that the parts refer to. A client with another version must call `tool/get` for
    #: the `overlay`.
    base: int
    #: The new version.
    version: int
    #: The parts, lowest item first; none to clear the overlay.
    parts: List[OverlayPart]


#: Items of the previous version.
KeptMenuItems = TypedDict("KeptMenuItems", {
    #: The index of the first item in that version.
    "from": "int",
    #: The number of items.
    "count": "int",
})


class NewMenuItems(TypedDict):
    """New or changed items."""

    #: The items.
    items: List[MenuItem]


#: Items of the previous version, or new ones.
MenuPart = Union[KeptMenuItems, NewMenuItems]


class MenuChange(TypedDict):
    """The change from a menu's previous version. The items of all parts, in order, form the new
    menu.
    """

    #: The version that the parts refer to; 0 for an empty menu. A client with another version must
    #: call `tool/get`.
    base: int
    #: The new version.
    version: int
    #: The parts, from top to bottom; none if there is no menu.
    parts: List[MenuPart]


Cursor = Literal[
    "default", "pointer", "text", "move", "crosshair", "grab", "ns-resize", "ew-resize",
    "nwse-resize", "nesw-resize",
]


class _Hover(TypedDict):
    """What every `Hover` has."""

    #: The annotation.
    annotationId: str
    #: The page of the annotation, from 0.
    pageIndex: int
    #: The annotation's rectangle, in page space; show the text beside it.
    rect: Rect
    #: The note, the field's tooltip, or the target of the link.
    text: str


class Hover(_Hover, total=False):
    """The text of the annotation under the pointer."""

    #: The author of the note, or the label of the field.
    title: str


class _ToolSetResult(TypedDict):
    """What every `ToolSetResult` has."""

    #: The tool's id.
    tool: str
    #: The tool's id and state, such as `textSelect.selecting`.
    state: str


class ToolSetResult(_ToolSetResult, total=False):
    """`ToolSetResult` on the wire."""

    #: The overlay to draw over the pages; absent if unchanged.
    overlay: Overlay
    #: The change to the previous overlay, instead of a longer `overlay`; only with the capability
    #: `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user; absent if unchanged, `null` if none any more.
    requirement: Union[Requirement, None]
    #: The current menu; absent if unchanged.
    menu: Menu
    #: The change to the previous menu, instead of a longer `menu`; only with the capability
    #: `menuChanges`.
    menuChange: MenuChange
    #: The pointer's look while it hovers, as a CSS keyword; absent if unchanged.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent if unchanged, `null` for none.
    hover: Union[Hover, None]


Component = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText",
]


class _EventResult(TypedDict):
    """What every `EventResult` has."""

    #: Whether a tool handled the event, or a client gesture blocked it.
    handled: bool
    #: The active tool.
    tool: str
    #: The active tool and its state.
    state: str
    #: All tools that saw the event, in order.
    toolPath: List[str]
    #: The component that acted.
    component: Union[Component, None]


class EventResult(_EventResult, total=False):
    """The outcome of a user's event."""

    #: The client gestures that the event belongs to.
    gestures: List[str]
    #: The condition, hook or gesture through which the client consumed the event.
    consumed: str
    #: The overlay to draw over the pages; absent if unchanged.
    overlay: Overlay
    #: The change to the previous overlay, instead of a longer `overlay`; only with the capability
    #: `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user; absent if unchanged, `null` if none any more.
    requirement: Union[Requirement, None]
    #: The current menu; absent if unchanged.
    menu: Menu
    #: The change to the previous menu, instead of a longer `menu`; only with the capability
    #: `menuChanges`.
    menuChange: MenuChange
    #: The pointer's look while it hovers, as a CSS keyword; absent if unchanged.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent if unchanged, `null` for none.
    hover: Union[Hover, None]
    #: The error of a tool.
    error: Error


Modifier = Literal["shift", "control", "alt", "meta"]


class _KeyEntry(TypedDict):
    """What every `KeyEntry` has."""

    #: The key as browsers name it; letters in lower case.
    key: str
    #: The commands to try in this order, until one is handled.
    commands: List[str]


class KeyEntry(_KeyEntry, total=False):
    """`KeyEntry` on the wire."""

    #: The modifier keys held down with the key.
    modifiers: List[Modifier]


class ToolKeysResult(TypedDict):
    """`ToolKeysResult` on the wire."""

    #: All key bindings.
    keys: List[KeyEntry]
    #: Whether single letters select tools.
    enabled: bool


ClientToolEvent = Literal[
    "tap", "doubleTap", "tripleTap", "longPress", "drag", "contextMenu", "hover", "key", "text",
    "answer", "command",
]


ToolGroup = Literal[
    "view", "annotate", "draw", "insert", "measure", "redact", "fillAndSign", "forms",
]
