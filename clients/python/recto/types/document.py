# SPDX-License-Identifier: MIT
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
    #: Indexes of pages on which no annotations may be created, fields apart; none at first. They
    #: follow pages that go elsewhere.
    closedPages: List[int]
    #: Whether no annotations may be created on pages whose entry `PSPDF:AllowAnnotationCreation` is
    #: `false`; `true` at first.
    checkPages: bool
    #: Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first.
    checkAnnotationFlags: bool
    #: The authors whose annotations may be changed: `own` are those by the session's author. One
    #: without an author is nobody's own, unless the session has no author either. `all` at first.
    author: AuthorRule
    #: Whether text can be selected; `true` at first.
    textSelection: bool
    #: Whether images can be selected, where text can; `true` at first.
    imageSelection: bool
    #: Whether links can be followed; `true` at first.
    linkFollowing: bool
    #: Whether forms can be filled in; `true` at first.
    formFilling: bool
    #: Whether what a certification forbids to change stays as it is; `true` at first.
    honorSignatures: bool
    #: Whether a second bookmark of a page is refused; `false` at first.
    oneBookmarkPerPage: bool
    #: Tools that cannot be taken; none at first.
    disabledTools: List[str]


#: A width and a height. `[w, h]`
Size = List[float]


#: A position. `[x, y]`
Point = List[float]


class PageRotation(TypedDict):
    """The turn of a single page in a view."""

    #: The page.
    pageIndex: int
    #: Clockwise: 0, 90, 180 or 270.
    rotation: int


Layout = Literal["single", "continuous", "facing", "facingContinuous"]


ScrollAxis = Literal["vertical", "horizontal"]


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
    #: The point that stays in place when the scale changes.
    anchor: Point
    #: The canvas pixel for the view's top left.
    offset: Point
    #: Clockwise: 0, 90, 180 or 270.
    rotation: int
    #: Turns of single pages on top of `rotation`, all anew; the file stays as it is.
    pageRotations: List[PageRotation]
    #: How pages are arranged.
    layout: Layout
    #: Which way the pages of continuous layouts follow.
    scrollAxis: ScrollAxis
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
    #: The fit for the scale to follow, instead of `scale`; `null`: none any more.
    fit: Union[ViewFit, None]
    #: Whether the front end shows what lies around the pages.
    userInterfaceVisible: bool


InteractionPreset = Literal["readOnly", "linksOnly", "noEditing"]


#: A rectangle by two opposite corners. `[x0, y0, x1, y1]`
Rect = List[float]


class _ExcludedRect(TypedDict):
    """What every `ExcludedRect` has."""

    #: In page space.
    rect: Rect


class ExcludedRect(_ExcludedRect, total=False):
    """`ExcludedRect` on the wire."""

    #: Its page; of every page unless given.
    pageIndex: int


class Excluded(TypedDict, total=False):
    """`Excluded` on the wire."""

    #: Ids of annotations.
    annotations: List[str]
    #: All annotations of these types.
    types: List[AnnotationType]
    #: All on these pages, from 0.
    pages: List[int]
    #: Everything touched in these areas; for a key, annotations whose middle lies in them.
    rects: List[ExcludedRect]


class Interactions(TypedDict, total=False):
    """The purpose of a view, and the parts that its user's touches leave alone."""

    #: `readOnly`: text can be selected and copied, links followed. `linksOnly`: links followed.
    #: `noEditing`: as `readOnly`, and annotations can be selected. With each of them the user
    #: changes nothing. `null`: none of them.
    preset: Union[InteractionPreset, None]
    #: Objects that are not selected, edited, transformed or opened, and areas where nothing is
    #: created.
    excluded: Excluded


RecoveryChoice = Literal["apply", "discard", "report"]


class Permissions(TypedDict):
    """The permissions in the document's encryption (ISO 32000-2, table 22)."""

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


XFAKind = Literal["static", "dynamic"]
