# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document import AnnotationType, Base64, Point, Rect, Size, Timestamp
    from .page import Action, Color, Quad


ReviewStateName = Literal[
    "accepted", "rejected", "cancelled", "completed", "none", "marked", "unmarked",
]


AnnotationDate = Literal["created", "modified"]


AnnotationOrder = Literal["page", "created", "modified", "author", "type"]


AnnotationGrouping = Literal["page", "author", "type", "color", "created", "modified", "thread"]


BorderStyle = Literal["solid", "dashed", "beveled", "inset", "underline"]


BorderEffect = Literal["none", "cloudy"]


class Border(TypedDict, total=False):
    """The line around or along an annotation."""

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


#: A sequence of points. Clients may send coordinates from -1e9 to 1e9. `[x0, y0, x1, y1, …]`
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
    """The offset of a line from its endpoints, and its leaders. Lengths are in points."""

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
    """The font of a text."""

    #: The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds.
    name: str
    #: The size in 1/72 inch.
    size: float
    #: The colour of the text.
    color: Color


TextAlignment = Literal["left", "center", "right"]


TextPlace = Literal[
    "text", "hidden", "annotations", "fields", "outline", "metadata", "attachments", "structure",
    "links", "scripts", "names",
]


class _RedactionQuery(TypedDict):
    """What every `RedactionQuery` has."""

    #: The text to find, or the regular expression.
    text: str


class RedactionQuery(_RedactionQuery, total=False):
    """A search for text to redact."""

    #: Whether it is a Perl-compatible regular expression.
    regex: bool
    #: Whether upper and lower case differ.
    matchCase: bool
    #: Whether matches begin and end at word boundaries.
    wholeWords: bool
    #: The places to search; all if empty.
    places: List[TextPlace]
    #: The pages to search, from 0; if empty, all, and contents that belong to no page.
    pages: List[int]


class _Attachment(TypedDict):
    """What every `Attachment` has."""

    #: The file's name.
    name: str


class Attachment(_Attachment, total=False):
    """An embedded file."""

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


class _Annotation(TypedDict):
    """What every `Annotation` has."""

    #: The annotation's type.
    type: AnnotationType
    #: The page, from 0.
    pageIndex: int


class Annotation(_Annotation, total=False):
    """An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and the
    member with its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
    """

    #: The id, unique in the document; generated unless given.
    id: str
    #: The covered area; derived from the points if there are any.
    rect: Rect
    #: The text, or an alternative description.
    contents: str
    #: The author; default: the session's author.
    author: str
    #: The subject.
    subject: str
    #: The time of creation; default: now.
    created: Timestamp
    #: The time of the last change; default: now.
    modified: Timestamp
    #: The colour of the lines, the markup, or the note.
    color: Color
    #: The fill colour.
    interiorColor: Color
    #: The opacity; default: 1.
    opacity: float
    #: The line around or along the annotation.
    border: Border
    #: The permissions and visibility.
    flags: List[AnnotationFlag]
    #: The marked text, or the active area of a link.
    quads: List[Quad]
    #: The lines of an ink drawing.
    strokes: List[Path]
    #: The corners of a polygon or polyline.
    vertices: Path
    #: The two ends of a line.
    line: Path
    #: The line endings at the start and the end.
    lineEndings: List[LineEnding]
    #: The leader lines of a line that is drawn beside its ends.
    leader: Leader
    #: Shows the contents of a line, or the value of a measuring line, along it.
    caption: Caption
    #: The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber
    #: stamp, such as `Approved`.
    icon: str
    #: Whether a note is initially open.
    open: bool
    #: The action of a click or tap.
    link: Action
    #: The annotation that this one replies to.
    replyTo: str
    #: The annotation that this one is grouped with.
    group: str
    #: The group's name, as Nutrient writes it: annotations of one page with the same name are
    #: selected together.
    groupName: str
    #: For a reply: the review state that it gives to its target.
    state: ReviewStateName
    #: The current state from each author; read-only.
    states: List[AnnotationState]
    #: For a popup: the annotation whose text it shows.
    parent: str
    #: The popup with the annotation's text; read-only.
    popup: str
    #: The text under a text markup; only if requested.
    coveredText: str
    #: The rich text of a free text: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
    richText: str
    #: For a free text: the tip, an optional knee, and the end at the text.
    callout: Path
    #: For a callout: the part of `rect` that holds the text; initially all of `rect`.
    textBox: Rect
    #: The font of a free text, a redaction or a measurement.
    font: Font
    #: The alignment of that text.
    align: TextAlignment
    #: The rotation of a stamp or free text, clockwise in degrees; 0 is upright.
    rotation: float
    #: The size before rotation, unless `rotation` is a quarter turn.
    uprightSize: Size
    #: The visible part of a stamp's picture, as fractions of its width and height, y down. The rest
    #: stays in the file. Default: all of it.
    crop: Rect
    #: The text over the redacted area.
    overlayText: str
    #: The search that made a redaction: applying it removes what the search finds elsewhere, too.
    query: RedactionQuery
    #: The file of a file attachment.
    attachment: Attachment
    #: The recording of a sound.
    sound: Sound
    #: The picture of a stamp, unless `icon` names it; images are left out.
    picture: StampPicture
    #: The scale and units of a measuring annotation.
    measure: Measure
    #: The measured value with its unit; read-only.
    measured: str
    #: The purpose of the annotation: `FreeTextCallout`, `PolygonCloud`, …
    intent: str
    #: The pressure, 0 to 1, at each point of each ink stroke.
    pressures: List[List[float]]
    #: Whether the colour darkens the page beneath.
    multiply: bool
    #: Application data, under the applications' own keys.
    customData: Dict[str, str]
    #: Whether all interaction is ignored; also one of `flags`.
    readOnly: bool
    #: The annotation's layer, also for a new annotation; change it with `layers/assign`. Absent if
    #: it depends on a combination of layers.
    layer: str
    #: Whether the file has an appearance. A widget can get one with its field's value.
    hasAppearance: bool


class _AnnotationListGroup(TypedDict):
    """What every `AnnotationListGroup` has."""

    #: The ids of the annotations.
    ids: List[str]


class AnnotationListGroup(_AnnotationListGroup, total=False):
    """`AnnotationListGroup` on the wire."""

    #: The common property: the index of a page, an author, a type, a colour, a day such as
    #: `2024-02-29`, or the id of a thread's first annotation; missing if they have none.
    key: str


class _AnnotationsListResult(TypedDict):
    """What every `AnnotationsListResult` has."""

    #: The annotations.
    annotations: List[Annotation]


class AnnotationsListResult(_AnnotationsListResult, total=False):
    """`AnnotationsListResult` on the wire."""

    #: The groups by `group`, in order.
    groups: List[AnnotationListGroup]
    #: Whether more annotations follow, if `count` was given.
    more: bool


class AnnotationsGetResult(TypedDict):
    """`AnnotationsGetResult` on the wire."""

    #: The annotation.
    annotation: Annotation


class AnnotationsAtResult(TypedDict):
    """`AnnotationsAtResult` on the wire."""

    #: The annotations.
    annotations: List[Annotation]


class _AnnotationsAddResult(TypedDict):
    """What every `AnnotationsAddResult` has."""

    #: The document's revision now.
    revision: int


class AnnotationsAddResult(_AnnotationsAddResult, total=False):
    """`AnnotationsAddResult` on the wire."""

    #: The added annotation, if `annotation` was given.
    annotation: Annotation
    #: The added annotations, if `annotations` were given.
    annotations: List[Annotation]


class AnnotationChanges(TypedDict, total=False):
    """The members of an [`Annotation`](#annotation) to change; `null` removes one.
    `annotations/update` has more rules. `id` cannot change; `type` changes only among text markups,
    `square` and `circle`, or `polygon` and `polyLine`. Widgets and screens, which `annotations/add`
    does not create, accept a `link` too.
    """

    #: The id, unique in the document; generated unless given.
    id: Union[str, None]
    #: The annotation's type.
    type: Union[AnnotationType, None]
    #: The page, from 0.
    pageIndex: Union[int, None]
    #: The covered area; derived from the points if there are any.
    rect: Union[Rect, None]
    #: The text, or an alternative description.
    contents: Union[str, None]
    #: The author; default: the session's author.
    author: Union[str, None]
    #: The subject.
    subject: Union[str, None]
    #: The time of creation; default: now.
    created: Union[Timestamp, None]
    #: The time of the last change; default: now.
    modified: Union[Timestamp, None]
    #: The colour of the lines, the markup, or the note.
    color: Union[Color, None]
    #: The fill colour.
    interiorColor: Union[Color, None]
    #: The opacity; default: 1.
    opacity: Union[float, None]
    #: The line around or along the annotation.
    border: Union[Border, None]
    #: The permissions and visibility.
    flags: Union[List[AnnotationFlag], None]
    #: The marked text, or the active area of a link.
    quads: Union[List[Quad], None]
    #: The lines of an ink drawing.
    strokes: Union[List[Path], None]
    #: The corners of a polygon or polyline.
    vertices: Union[Path, None]
    #: The two ends of a line.
    line: Union[Path, None]
    #: The line endings at the start and the end.
    lineEndings: Union[List[LineEnding], None]
    #: The leader lines of a line that is drawn beside its ends.
    leader: Union[Leader, None]
    #: Shows the contents of a line, or the value of a measuring line, along it.
    caption: Union[Caption, None]
    #: The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber
    #: stamp, such as `Approved`.
    icon: Union[str, None]
    #: Whether a note is initially open.
    open: Union[bool, None]
    #: The action of a click or tap.
    link: Union[Action, None]
    #: The annotation that this one replies to.
    replyTo: Union[str, None]
    #: The annotation that this one is grouped with.
    group: Union[str, None]
    #: The group's name, as Nutrient writes it: annotations of one page with the same name are
    #: selected together.
    groupName: Union[str, None]
    #: For a reply: the review state that it gives to its target.
    state: Union[ReviewStateName, None]
    #: The current state from each author; read-only.
    states: Union[List[AnnotationState], None]
    #: For a popup: the annotation whose text it shows.
    parent: Union[str, None]
    #: The popup with the annotation's text; read-only.
    popup: Union[str, None]
    #: The text under a text markup; only if requested.
    coveredText: Union[str, None]
    #: The rich text of a free text: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
    richText: Union[str, None]
    #: For a free text: the tip, an optional knee, and the end at the text.
    callout: Union[Path, None]
    #: For a callout: the part of `rect` that holds the text; initially all of `rect`.
    textBox: Union[Rect, None]
    #: The font of a free text, a redaction or a measurement.
    font: Union[Font, None]
    #: The alignment of that text.
    align: Union[TextAlignment, None]
    #: The rotation of a stamp or free text, clockwise in degrees; 0 is upright.
    rotation: Union[float, None]
    #: The size before rotation, unless `rotation` is a quarter turn.
    uprightSize: Union[Size, None]
    #: The visible part of a stamp's picture, as fractions of its width and height, y down. The rest
    #: stays in the file. Default: all of it.
    crop: Union[Rect, None]
    #: The text over the redacted area.
    overlayText: Union[str, None]
    #: The search that made a redaction: applying it removes what the search finds elsewhere, too.
    query: Union[RedactionQuery, None]
    #: The file of a file attachment.
    attachment: Union[Attachment, None]
    #: The recording of a sound.
    sound: Union[Sound, None]
    #: The picture of a stamp, unless `icon` names it; images are left out.
    picture: Union[StampPicture, None]
    #: The scale and units of a measuring annotation.
    measure: Union[Measure, None]
    #: The measured value with its unit; read-only.
    measured: Union[str, None]
    #: The purpose of the annotation: `FreeTextCallout`, `PolygonCloud`, …
    intent: Union[str, None]
    #: The pressure, 0 to 1, at each point of each ink stroke.
    pressures: Union[List[List[float]], None]
    #: Whether the colour darkens the page beneath.
    multiply: Union[bool, None]
    #: Application data, under the applications' own keys.
    customData: Union[Dict[str, str], None]
    #: Whether all interaction is ignored; also one of `flags`.
    readOnly: Union[bool, None]
    #: The annotation's layer, also for a new annotation; change it with `layers/assign`. Absent if
    #: it depends on a combination of layers.
    layer: Union[str, None]
    #: Whether the file has an appearance. A widget can get one with its field's value.
    hasAppearance: Union[bool, None]


class Annotations(TypedDict):
    """`Annotations` on the wire."""

    #: The changed annotation.
    annotation: Annotation
    #: The document's revision now.
    revision: int


class AnnotationsResult(TypedDict):
    """`AnnotationsResult` on the wire."""

    #: The ids of the removed annotations.
    removed: List[str]
    #: The document's revision now.
    revision: int


AnnotationPlace = Literal["front", "back", "forward", "backward"]


class AnnotationsMergeResult(TypedDict):
    """`AnnotationsMergeResult` on the wire."""

    #: The merged annotation: the lowest of those given.
    annotation: Annotation
    #: The ids of the other annotations, and of their popups.
    removed: List[str]
    #: The document's revision now.
    revision: int


class RedactionPlaces(TypedDict, total=False):
    """The places to search for text to redact; all unless given."""

    #: Visible text of pages.
    text: bool
    #: Text of pages that is not visible: outside of the crop box, clipped, invisible, or in hidden
    #: layers.
    hidden: bool
    #: Texts, authors and appearances of annotations.
    annotations: bool
    #: Names, values, default values, options and appearances of form fields; XFA.
    fields: bool
    #: Titles of the outline.
    outline: bool
    #: The information dictionary, XMP, and private data of programs.
    metadata: bool
    #: Names and descriptions of attached files, and the contents of text files.
    attachments: bool
    #: Replacement text in the structure tree and in marked content: ActualText, Alt, E, titles.
    structure: bool
    #: Addresses of links and other actions; removed as a whole.
    links: bool
    #: Scripts; removed as a whole.
    scripts: bool
    #: Page labels, names of layers, and other text of the document.
    names: bool


class RedactionStyle(TypedDict, total=False):
    """The look of redactions, and the text that replaces the redacted contents."""

    #: The colour of the outline before the redactions are applied.
    color: Color
    #: The colour of the area after the redactions are applied; black unless given.
    interiorColor: Color
    #: The opacity; 1 unless given.
    opacity: float
    #: The outline.
    border: Border
    #: The text over the redacted area.
    overlayText: str
    #: The font of that text.
    font: Font
    #: The alignment of that text.
    align: TextAlignment
    #: The reason for the redaction.
    contents: str


class _FoundText(TypedDict):
    """What every `FoundText` has."""

    #: The kind of place.
    where: TextPlace
    #: The number of occurrences.
    count: int


class FoundText(_FoundText, total=False):
    """The number of occurrences in a place of a document."""

    #: The page of the place, from 0; absent for places of the document.
    pageIndex: int


class AnnotationsMarkRedactionsResult(TypedDict):
    """`AnnotationsMarkRedactionsResult` on the wire."""

    #: The redactions, in reading order.
    annotations: List[Annotation]
    #: Matches that no mark shows; applying the redactions removes them too.
    elsewhere: List[FoundText]
    #: Pages that are too damaged to be searched.
    unreadable: List[int]
    #: The document's revision now.
    revision: int


Images = Literal["pixels", "whole"]


Paths = Literal["touched", "covered"]


class _PageRedaction(TypedDict):
    """What every `PageRedaction` has."""

    #: The page, from 0.
    pageIndex: int
    #: The number of removed characters, visible or not.
    characters: int
    #: The number of removed parts of lines and filled areas.
    paths: int
    #: The number of images removed as a whole.
    images: int
    #: The number of images that lost some pixels.
    imageParts: int
    #: The number of removed annotations and widgets, without the redactions.
    annotations: int


class PageRedaction(_PageRedaction, total=False):
    """The result of redactions on a page."""

    #: Whether the whole page became one image, because its contents could not be rewritten.
    isPicture: bool


class AnnotationsApplyRedactionsResult(TypedDict):
    """`AnnotationsApplyRedactionsResult` on the wire."""

    #: The ids of the removed annotations.
    removed: List[str]
    #: The result for each page.
    pages: List[PageRedaction]
    #: Matches of marked queries that were removed beyond the redactions.
    elsewhere: List[FoundText]
    #: Text left in the redacted regions, and matches of these queries left in the file as a save
    #: would write it.
    remaining: List[FoundText]
    #: How many streams could not be decoded, and were therefore not searched.
    unreadable: int
    #: The document's revision now.
    revision: int


class AnnotationsCopyResult(TypedDict):
    """`AnnotationsCopyResult` on the wire."""

    #: How many annotations were copied; if none, the earlier copy is kept.
    copied: int


class AnnotationsPasteResult(TypedDict):
    """`AnnotationsPasteResult` on the wire."""

    #: The new annotations; none if nothing was copied.
    annotations: List[Annotation]
    #: The document's revision now.
    revision: int
