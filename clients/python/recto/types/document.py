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
    """The client's limits on the user's changes, in addition to those of the document. As a change,
    members that are not given stay.
    """

    #: Whether every change is refused; `false` by default.
    readOnly: bool
    #: Annotation types that may be created; `null`, the default, means all.
    canCreate: Union[List[AnnotationType], None]
    #: Types that must not be created; none by default.
    cannotCreate: List[AnnotationType]
    #: Annotation types that may be changed or deleted; `null`, the default, means all.
    canEdit: Union[List[AnnotationType], None]
    #: Types that must not be changed or deleted; none by default.
    cannotEdit: List[AnnotationType]
    #: Indexes of pages that take no new annotations, except fields; none by default. They follow
    #: pages that move.
    closedPages: List[int]
    #: Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new
    #: annotations; `true` by default.
    checkPages: bool
    #: Whether changes to `locked` and `readOnly` annotations are refused; `true` by default.
    checkAnnotationFlags: bool
    #: Authors whose annotations may be changed; `own` means the session's author. An annotation
    #: without an author is `own` only in a session without an author. `all` by default.
    author: AuthorRule
    #: Whether text can be selected; `true` by default.
    textSelection: bool
    #: Whether images can be selected if text can; `true` by default.
    imageSelection: bool
    #: Whether links can be followed; `true` by default.
    linkFollowing: bool
    #: Whether forms can be filled in; `true` by default.
    formFilling: bool
    #: Whether changes that a certification forbids are refused; `true` by default.
    honorSignatures: bool
    #: Whether a second bookmark on a page is refused; `false` by default.
    oneBookmarkPerPage: bool
    #: Tools that cannot be selected; none by default.
    disabledTools: List[str]


#: A width and a height. `[w, h]`
Size = List[float]


#: A position. `[x, y]`
Point = List[float]


class PageRotation(TypedDict):
    """The rotation of a single page in a view."""

    #: The page, from 0.
    pageIndex: int
    #: The clockwise rotation: 0, 90, 180 or 270.
    rotation: int


Layout = Literal["single", "continuous", "facing", "facingContinuous"]


ScrollAxis = Literal["vertical", "horizontal"]


Direction = Literal["ltr", "rtl"]


#: The minimum and maximum scale. `[min, max]`
ScaleLimits = List[float]


ViewFit = Literal["page", "width", "content"]


class FirstView(TypedDict, total=False):
    """The settings of a new view."""

    #: The window's size, in pixels.
    size: Size
    #: The scale in pixels per point.
    scale: float
    #: The point that stays fixed when the scale changes.
    anchor: Point
    #: The position of the view's top left on the canvas, in pixels.
    offset: Point
    #: The clockwise rotation: 0, 90, 180 or 270.
    rotation: int
    #: The rotations of single pages, added to `rotation`; they replace previous ones. The file does
    #: not change.
    pageRotations: List[PageRotation]
    #: The arrangement of the pages.
    layout: Layout
    #: The direction in which continuous layouts scroll.
    scrollAxis: ScrollAxis
    #: Whether the first of facing pages stands alone.
    coverPage: bool
    #: The reading direction, which orders facing pages.
    direction: Direction
    #: The device pixels per pixel.
    pixelRatio: float
    #: The gap between pages, in points.
    gap: float
    #: The minimum and maximum scale.
    scaleLimits: ScaleLimits
    #: The fit that determines the scale, instead of `scale`; `null` for none.
    fit: Union[ViewFit, None]
    #: Whether the front end shows its user interface around the pages.
    userInterfaceVisible: bool


InteractionPreset = Literal["readOnly", "linksOnly", "noEditing"]


#: A rectangle by two opposite corners. `[x0, y0, x1, y1]`
Rect = List[float]


class _ExcludedRect(TypedDict):
    """What every `ExcludedRect` has."""

    #: The rectangle, in page space.
    rect: Rect


class ExcludedRect(_ExcludedRect, total=False):
    """`ExcludedRect` on the wire."""

    #: The page of the rectangle; all pages unless given.
    pageIndex: int


class Excluded(TypedDict, total=False):
    """`Excluded` on the wire."""

    #: The ids of excluded annotations.
    annotations: List[str]
    #: The types of annotations to exclude.
    types: List[AnnotationType]
    #: The pages to exclude, from 0.
    pages: List[int]
    #: Areas where touches have no effect; for a key, annotations with their centre inside are
    #: excluded.
    rects: List[ExcludedRect]


class Interactions(TypedDict, total=False):
    """The preset of a view, and the objects and areas excluded from interactions."""

    #: The preset. `readOnly`: users can select and copy text and follow links. `linksOnly`: users
    #: can follow links. `noEditing`: like `readOnly`, and users can select annotations. With each,
    #: users can change nothing. `null`: no preset.
    preset: Union[InteractionPreset, None]
    #: Objects that users cannot select, edit, transform or open, and areas where they cannot create
    #: any.
    excluded: Excluded


RecoveryChoice = Literal["apply", "discard", "report"]


class Permissions(TypedDict):
    """The permissions in the document's encryption (ISO 32000-2, table 22)."""

    #: Whether printing is allowed.
    print: bool
    #: Whether changing page contents is allowed.
    modify: bool
    #: Whether copying text and images is allowed.
    copy: bool
    #: Whether adding and changing annotations and filling in forms is allowed.
    annotate: bool
    #: Whether filling in forms is allowed.
    fillForms: bool
    #: Whether inserting, deleting and rotating pages is allowed.
    assemble: bool


XFAKind = Literal["static", "dynamic"]
