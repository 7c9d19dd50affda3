# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import (AnnotationFlag, AnnotationState, Attachment, Border, Caption, Font,
        Leader, LineEnding, Measure, Path, ReviewStateName, Sound, StampPicture, TextAlignment)
    from .annotations_annotation import Annotation
    from .document import AnnotationType, Rect, Size
    from .document_features import Timestamp
    from .page import Color, Quad
    from .page_set_layers_action import Action


class AnnotationChanges(TypedDict, total=False):
    """The members of an [`Annotation`](#annotation) to change; `null` removes one. The `id` cannot
    change; `type` changes only among text markups, between `square` and `circle`, and between
    `polygon` and `polyLine`. A `rect` alone scales the points too. A `pageIndex` moves the
    annotation to another page, on top of its annotations, with its group, replies and popup. A
    widget and a screen, which `annotations/add` does not create, accept a `link` too.
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
    #: The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
    #: not of a combination.
    layer: Union[str, None]
    #: Whether the file has an appearance.
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


TextPlace = Literal[
    "text", "hidden", "annotations", "fields", "outline", "metadata", "attachments", "structure",
    "links", "scripts", "names",
]
