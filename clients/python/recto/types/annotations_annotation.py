# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, TypedDict


if TYPE_CHECKING:
    from .annotations import (AnnotationFlag, AnnotationState, Attachment, Border, Caption, Font,
        Leader, LineEnding, Measure, Path, ReviewStateName, Sound, StampPicture, TextAlignment)
    from .document import AnnotationType, Rect, Size
    from .document_features import Timestamp
    from .page import Color, Quad
    from .page_set_layers_action import Action


class _Annotation(TypedDict):
    """What every `Annotation` has."""

    #: Its type.
    type: AnnotationType
    #: The page, from 0.
    pageIndex: int


class Annotation(_Annotation, total=False):
    """An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and
    what gives its type its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
    """

    #: Unique in the document; made up for a new one without it.
    id: str
    #: The area that it covers; derived from the points if it has points.
    rect: Rect
    #: Its text, or what it says to those who cannot see it.
    contents: str
    #: The author; the session's author unless given.
    author: str
    #: Its subject.
    subject: str
    #: When it was made; now unless given.
    created: Timestamp
    #: When it was last changed; now unless given.
    modified: Timestamp
    #: The colour of its lines, of marked text, or of a note.
    color: Color
    #: Its fill.
    interiorColor: Color
    #: 1 unless given.
    opacity: float
    #: The line around or along it.
    border: Border
    #: Its permissions and visibility.
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
    #: For a line that is drawn beside its ends, not between them: its leader lines.
    leader: Leader
    #: Has a line show its contents; of one that measures, says where it shows the value.
    caption: Caption
    #: The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber
    #: stamp, such as `Approved`.
    icon: str
    #: Whether a note is open at first.
    open: bool
    #: The action of a touch.
    link: Action
    #: The annotation that it answers.
    replyTo: str
    #: The annotation that it forms a group with.
    group: str
    #: The name of its group as Nutrient writes it: annotations of one page with the same name are
    #: selected together.
    groupName: str
    #: For a note that replies: the state that it gives to its target.
    state: ReviewStateName
    #: The present state by each author; read-only.
    states: List[AnnotationState]
    #: For a popup: the annotation whose text it shows.
    parent: str
    #: The popup that shows its text; only told.
    popup: str
    #: The text that a text markup lies on; told where asked for.
    coveredText: str
    #: The text of a free text with formatting: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
    richText: str
    #: For a free text: the tip, the knee, which may be missing, and the end at the text.
    callout: Path
    #: For a free text with a callout: the part of `rect` that holds the text; for a new one, `rect`
    #: unless given.
    textBox: Rect
    #: How the text of a free text, a redaction or a measure is set.
    font: Font
    #: How the lines of that text are set.
    align: TextAlignment
    #: The rotation of a stamp or free text, clockwise in degrees; 0 is upright.
    rotation: float
    #: How large a turned one is if it is upright, unless a quarter turn tells it.
    uprightSize: Size
    #: The part of a stamp's picture that shows, in shares of its width and height, y down. The rest
    #: stays in the file. All of it unless given.
    crop: Rect
    #: The text over the redacted area.
    overlayText: str
    #: The file of a file attachment.
    attachment: Attachment
    #: The recording of a sound.
    sound: Sound
    #: The picture of a stamp, unless `icon` names it; images are left out.
    picture: StampPicture
    #: How lengths and areas of what is measured are told.
    measure: Measure
    #: The measured value with its unit; only told.
    measured: str
    #: The purpose of its type: `FreeTextCallout`, `PolygonCloud`, …
    intent: str
    #: From 0 to 1 at each point of each stroke of an ink drawing.
    pressures: List[List[float]]
    #: Whether it darkens what is beneath, as a highlighter.
    multiply: bool
    #: Data that applications keep with it, under their own keys.
    customData: Dict[str, str]
    #: Whether it takes part in no interaction; a flag too.
    readOnly: bool
    #: The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
    #: not of a combination.
    layer: str
    #: Whether the file says how it looks.
    hasAppearance: bool


class _AnnotationListGroup(TypedDict):
    """What every `AnnotationListGroup` has."""

    #: Their ids.
    ids: List[str]


class AnnotationListGroup(_AnnotationListGroup, total=False):
    """`AnnotationListGroup` on the wire."""

    #: Their common property: the index of a page, an author, a type, a colour, a day such as
    #: `2024-02-29`, or the id of the annotation that a thread is about; missing of those that have
    #: none.
    key: str


class _AnnotationsListResult(TypedDict):
    """What every `AnnotationsListResult` has."""

    #: The annotations.
    annotations: List[Annotation]


class AnnotationsListResult(_AnnotationsListResult, total=False):
    """`AnnotationsListResult` on the wire."""

    #: Those of them that have `group` in common, in their order.
    groups: List[AnnotationListGroup]
    #: Whether there are more behind them, where `count` was given.
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

    #: The annotation as it is now, where one was given.
    annotation: Annotation
    #: As they are now, where `annotations` were given.
    annotations: List[Annotation]
