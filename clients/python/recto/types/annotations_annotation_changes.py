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
    """The members of an [`Annotation`](#annotation) that are to become others; `null` takes one
    away. The `id` stays as it is; `type` changes only among text markups, between `square` and
    `circle`, and between `polygon` and `polyLine`. A `rect` alone scales points along. A
    `pageIndex` moves the annotation to another page, on top of the others there, with its group,
    replies and popup. A widget and a screen, which `annotations/add` does not make, take a `link`
    too.
    """

    #: Unique in the document; made up for a new one without it.
    id: Union[str, None]
    #: Its type.
    type: Union[AnnotationType, None]
    #: The page, from 0.
    pageIndex: Union[int, None]
    #: The area that it covers; derived from the points if it has points.
    rect: Union[Rect, None]
    #: Its text, or what it says to those who cannot see it.
    contents: Union[str, None]
    #: The author; the session's author unless given.
    author: Union[str, None]
    #: Its subject.
    subject: Union[str, None]
    #: When it was made; now unless given.
    created: Union[Timestamp, None]
    #: When it was last changed; now unless given.
    modified: Union[Timestamp, None]
    #: The colour of its lines, of marked text, or of a note.
    color: Union[Color, None]
    #: Its fill.
    interiorColor: Union[Color, None]
    #: 1 unless given.
    opacity: Union[float, None]
    #: The line around or along it.
    border: Union[Border, None]
    #: Its permissions and visibility.
    flags: Union[List[AnnotationFlag], None]
    #: The text that it marks; where a link can be touched.
    quads: Union[List[Quad], None]
    #: The lines of an ink drawing.
    strokes: Union[List[Path], None]
    #: The corners of a polygon or polyline.
    vertices: Union[Path, None]
    #: The two ends of a line.
    line: Union[Path, None]
    #: At the start and the end.
    lineEndings: Union[List[LineEnding], None]
    #: For a line that is drawn beside its ends, not between them: its leader lines.
    leader: Union[Leader, None]
    #: Has a line show its contents; of one that measures, says where it shows the value.
    caption: Union[Caption, None]
    #: The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber
    #: stamp, such as `Approved`.
    icon: Union[str, None]
    #: Whether a note is open at first.
    open: Union[bool, None]
    #: The action of a touch.
    link: Union[Action, None]
    #: The annotation that it answers.
    replyTo: Union[str, None]
    #: The annotation that it forms a group with.
    group: Union[str, None]
    #: The name of its group as Nutrient writes it: annotations of one page with the same name are
    #: selected together.
    groupName: Union[str, None]
    #: For a note that replies: the state that it gives to its target.
    state: Union[ReviewStateName, None]
    #: The present state by each author; read-only.
    states: Union[List[AnnotationState], None]
    #: For a popup: the annotation whose text it shows.
    parent: Union[str, None]
    #: The popup that shows its text; only told.
    popup: Union[str, None]
    #: The text that a text markup lies on; told where asked for.
    coveredText: Union[str, None]
    #: The text of a free text with formatting: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
    richText: Union[str, None]
    #: For a free text: the tip, the knee, which may be missing, and the end at the text.
    callout: Union[Path, None]
    #: For a free text with a callout: the part of `rect` that holds the text; for a new one, `rect`
    #: unless given.
    textBox: Union[Rect, None]
    #: How the text of a free text, a redaction or a measure is set.
    font: Union[Font, None]
    #: How the lines of that text are set.
    align: Union[TextAlignment, None]
    #: The rotation of a stamp or free text, clockwise in degrees; 0 is upright.
    rotation: Union[float, None]
    #: How large a turned one is if it is upright, unless a quarter turn tells it.
    uprightSize: Union[Size, None]
    #: The part of a stamp's picture that shows, in shares of its width and height, y down. The rest
    #: stays in the file. All of it unless given.
    crop: Union[Rect, None]
    #: The text over the redacted area.
    overlayText: Union[str, None]
    #: The file of a file attachment.
    attachment: Union[Attachment, None]
    #: The recording of a sound.
    sound: Union[Sound, None]
    #: The picture of a stamp, unless `icon` names it; images are left out.
    picture: Union[StampPicture, None]
    #: How lengths and areas of what is measured are told.
    measure: Union[Measure, None]
    #: The measured value with its unit; only told.
    measured: Union[str, None]
    #: The purpose of its type: `FreeTextCallout`, `PolygonCloud`, …
    intent: Union[str, None]
    #: From 0 to 1 at each point of each stroke of an ink drawing.
    pressures: Union[List[List[float]], None]
    #: Whether it darkens what is beneath, as a highlighter.
    multiply: Union[bool, None]
    #: Data that applications keep with it, under their own keys.
    customData: Union[Dict[str, str], None]
    #: Whether it takes part in no interaction; a flag too.
    readOnly: Union[bool, None]
    #: The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
    #: not of a combination.
    layer: Union[str, None]
    #: Whether the file says how it looks.
    hasAppearance: Union[bool, None]


class Annotations(TypedDict):
    """`Annotations` on the wire."""

    #: The annotation as it is now.
    annotation: Annotation
    #: The document's revision now.
    revision: int


class AnnotationsResult(TypedDict):
    """`AnnotationsResult` on the wire."""

    #: The ids of the removed ones.
    removed: List[str]
    #: The document's revision now.
    revision: int


AnnotationPlace = Literal["front", "back", "forward", "backward"]


class AnnotationsMergeResult(TypedDict):
    """`AnnotationsMergeResult` on the wire."""

    #: The annotation that is left: the lowest of them.
    annotation: Annotation
    #: The ids of the others, and of their popups.
    removed: List[str]
    #: The document's revision now.
    revision: int


class RedactionPlaces(TypedDict, total=False):
    """The places in which text to redact is searched for; all unless given."""

    #: Visible text of pages.
    text: bool
    #: What they could draw, but nobody sees: outside of the crop box, clipped, invisible, in layers
    #: that are off.
    hidden: bool
    #: Texts, authors and appearances of annotations.
    annotations: bool
    #: Names, values, default values, options and appearances of form fields; XFA.
    fields: bool
    #: Titles of the outline.
    outline: bool
    #: The information dictionary, XMP, and what programs keep for themselves.
    metadata: bool
    #: Names and descriptions of attached files, and their contents where these are text.
    attachments: bool
    #: Replacement text in the structure and in marked content: ActualText, Alt, E, titles.
    structure: bool
    #: Addresses of links and other actions, which go as wholes.
    links: bool
    #: Scripts, which go as wholes.
    scripts: bool
    #: Page labels, names of layers, and other text of the document.
    names: bool


class RedactionStyle(TypedDict, total=False):
    """The look of redactions, and the text that replaces the redacted contents."""

    #: The colour of the outline, until they are applied.
    color: Color
    #: The colour of the area once they are applied; black unless given.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The outline.
    border: Border
    #: The text over the redacted area.
    overlayText: str
    #: How it is set.
    font: Font
    #: How its lines are set.
    align: TextAlignment
    #: The reason for the redaction.
    contents: str


TextPlace = Literal[
    "text", "hidden", "annotations", "fields", "outline", "metadata", "attachments", "structure",
    "links", "scripts", "names",
]
