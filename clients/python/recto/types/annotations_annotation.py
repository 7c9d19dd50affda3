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
    #: The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
    #: not of a combination.
    layer: str
    #: Whether the file has an appearance.
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
