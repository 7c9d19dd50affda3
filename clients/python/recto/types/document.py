# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict, Union


#: Bytes in base64 with padding (RFC 4648). `base64`
Base64 = str


AnnotationType = Literal[
    "text", "link", "freeText", "line", "square", "circle", "polygon", "polyLine", "highlight",
    "underline", "squiggly", "strikeOut", "redact", "stamp", "caret", "ink", "popup",
    "fileAttachment", "sound", "movie", "richMedia", "widget", "screen", "printerMark", "trapNet",
    "watermark", "3D", "projection", "unknown",
]


AuthorRule = Literal["all", "own"]


class Policy(TypedDict, total=False):
    """What the client lets its user do, beside what the document itself allows. As a change, what
    is not given stays.
    """

    #: Whether every change is refused; `false` at first.
    readOnly: bool
    #: The types of annotation that may be created; `null`, as at first: all.
    canCreate: Union[List[AnnotationType], None]
    #: Types that may not; none at first.
    cannotCreate: List[AnnotationType]
    #: The types of annotation that may be changed and deleted; `null`, as at first: all.
    canEdit: Union[List[AnnotationType], None]
    #: Types that may not; none at first.
    cannotEdit: List[AnnotationType]
    #: Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first.
    checkAnnotationFlags: bool
    #: Whose annotations may be changed: `own` are those by the session's author. One without an
    #: author is nobody's own, unless the session has no author either. `all` at first.
    author: AuthorRule
    #: Whether text can be selected; `true` at first.
    textSelection: bool
    #: Whether images can be selected, where text can; `true` at first.
    imageSelection: bool
    #: Whether links can be followed; `true` at first.
    linkFollowing: bool
    #: Whether forms can be filled in; `true` at first.
    formFilling: bool
    #: Tools that cannot be taken; none at first.
    disabledTools: List[str]


#: A width and a height. `[w, h]`
Size = List[float]


#: A position. `[x, y]`
Point = List[float]


Layout = Literal["single", "continuous", "facing", "facingContinuous"]


Direction = Literal["ltr", "rtl"]


#: The least and the greatest scale. `[min, max]`
ScaleLimits = List[float]


ViewFit = Literal["page", "width", "content"]


class FirstView(TypedDict, total=False):
    """How a new view shows its document."""

    #: The window's size, in pixels.
    size: Size
    #: Pixels per point.
    scale: float
    #: What stays in place when the scale changes.
    anchor: Point
    #: The canvas pixel for the view's top left.
    offset: Point
    #: Clockwise: 0, 90, 180 or 270.
    rotation: int
    #: How pages are arranged.
    layout: Layout
    #: Let the first of facing pages stand alone.
    coverPage: bool
    #: Which of facing pages comes first.
    direction: Direction
    #: Device pixels per pixel.
    pixelRatio: float
    #: Points between pages.
    gap: float
    #: The least and the greatest scale.
    scaleLimits: ScaleLimits
    #: What the scale shall follow, instead of `scale`; `null`: nothing any more.
    fit: Union[ViewFit, None]
    #: Whether the front end shows what lies around the pages.
    userInterfaceVisible: bool


RecoveryChoice = Literal["apply", "discard", "report"]


class Permissions(TypedDict):
    """What the document's encryption allows (ISO 32000-2, table 22)."""

    #: Print it.
    print: bool
    #: Change what is on the pages.
    modify: bool
    #: Copy text and pictures.
    copy: bool
    #: Add and change annotations, fill in forms.
    annotate: bool
    #: Fill in forms.
    fillForms: bool
    #: Insert, delete and rotate pages.
    assemble: bool


class Features(TypedDict):
    """What a document holds beside its pages, as far as its catalog tells."""

    #: An outline.
    outline: bool
    #: Form fields.
    forms: bool
    #: A form in XFA, which the server does not show.
    xfa: bool
    #: How many signature fields are signed.
    signatures: int
    #: A script that runs when it is opened.
    javascript: bool
    #: Optional content.
    layers: bool
    #: How many files are embedded in the document.
    attachments: int
    #: Whether it says that it is tagged.
    tagged: bool
    #: Whether the file is encrypted.
    encrypted: bool


#: A moment such as `2024-02-29T12:00:00Z`. `date`
Timestamp = str


class FailedChange(TypedDict):
    """`FailedChange` on the wire."""

    #: What the history called it.
    name: str
    #: Why it does not fit.
    why: str


class _Recovery(TypedDict):
    """What every `Recovery` has."""

    #: How many changes are not in the file; an undo counts as one, too.
    edits: int
    #: When the file as it is was written.
    savedAt: Timestamp
    #: When the last of them was made.
    lastEditAt: Timestamp
    #: Whether the file is another than they were made to: they are applied where they fit.
    fileChanged: bool


class Recovery(_Recovery, total=False):
    """`Recovery` on the wire."""

    #: With `apply`: how many of them were made again.
    applied: int
    #: With `apply`: those that do not fit.
    failed: List[FailedChange]


class _DocumentOpenResult(TypedDict):
    """What every `DocumentOpenResult` has."""

    #: What other requests call the document.
    documentId: str
    #: Its first view.
    viewId: str
    #: How many pages it has.
    pageCount: int
    #: Counts up by one with each change; 0 unless changes were recovered.
    revision: int
    #: Whether the file was damaged and has been repaired.
    repaired: bool
    #: What may be done with it.
    permissions: Permissions
    #: What it holds beside its pages.
    features: Features


class DocumentOpenResult(_DocumentOpenResult, total=False):
    """`DocumentOpenResult` on the wire."""

    #: The title that it gives itself.
    title: str
    #: Unsaved changes of an earlier session, if there are.
    recovery: Recovery
    #: `true` where another server has unsaved changes to the file: changes are refused as
    #: `notPermitted` by `otherServer` until they are saved or discarded there.
    editedElsewhere: bool
