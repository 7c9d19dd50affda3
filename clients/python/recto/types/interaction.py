# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Literal, TypedDict, Union

from .annotations import Sound
from .page_set_layers_action import Action
from .signatures_picture_signature import SignatureSource
from .signatures_signature_report import FileByContents, FileByPath
from .tool import PropertyValue

if TYPE_CHECKING:
    from .annotations import AnnotationFlag
    from .document import AnnotationType, Point, Rect
    from .tool_grown_path import Modifier


PointerType = Literal["touch", "mouse", "pen"]


GesturePhase = Literal["began", "moved", "ended", "cancelled"]


PointerPhase = Literal["down", "move", "up", "cancel", "hover"]


class _PointerSample(TypedDict):
    """What every `PointerSample` has."""

    #: The position, in the space of the event.
    point: Point
    #: The time in milliseconds of the client's clock.
    time: float


class PointerSample(_PointerSample, total=False):
    """The state of a pointer at one moment."""

    #: The pressure, 0 to 1.
    pressure: float
    #: The tilt of a pen to the right, in degrees.
    tiltX: float
    #: The tilt of a pen towards the user, in degrees.
    tiltY: float


class LinkToUri(TypedDict):
    """A link to an address."""

    uri: str


class LinkToPage(TypedDict):
    """A link to a page."""

    pageIndex: int


class CalendarDate(TypedDict):
    """A date, which the server writes in the field's format."""

    #: The date as `2026-02-28` or `2026-02-28T14:30`.
    date: str


#: The user's answer, by the kind of the requirement: `text` a string, or `{date}` if the
#: requirement has a `date`; `number` a number; `choice` the id of a choice, an array of ids if it
#: `takesSeveral`, or any text if it `takesOther`; `file` a file; `link` an `Action`, `{uri}` or
#: `{pageIndex}`; `signature` a `SignatureSource`; `sound` a WAV file, or a `Sound` with its
#: samples; `confirm` a boolean; `properties` an object with the changed values, by the ids of the
#: properties.
Answer = Union[
    str, float, bool, List[str], Union[FileByPath, FileByContents], Sound, Action, LinkToUri,
    LinkToPage, CalendarDate, SignatureSource, Dict[str, PropertyValue],
]


ComponentName = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText", "allAnnotationInteractions", "allTextInteractions",
    "allInteractions",
]


class AllCondition(TypedDict):
    """All conditions hold."""

    all: List[Condition]


class AnyCondition(TypedDict):
    """At least one condition holds."""

    any: List[Condition]


#: The condition does not hold.
NotCondition = TypedDict("NotCondition", {
    "not": "Condition",
})


class AnnotationTypeCondition(TypedDict):
    """The annotation's type."""

    annotationType: List[AnnotationType]


class AnnotationIdCondition(TypedDict):
    """The annotation's id."""

    annotationId: List[str]


class PageIndexCondition(TypedDict):
    """The page, from 0."""

    pageIndex: List[int]


class InsideCondition(TypedDict):
    """The point is in this rectangle of the page."""

    inside: Rect


class AuthorCondition(TypedDict):
    """The annotation's author."""

    author: List[str]


class SubjectCondition(TypedDict):
    """The annotation's subject."""

    subject: List[str]


class GroupCondition(TypedDict):
    """The id of the annotation that leads the annotation's group."""

    group: List[str]


class CustomDataCondition(TypedDict):
    """Each key has one of the listed values, or any value if its list is empty."""

    customData: Dict[str, List[str]]


class FieldNameCondition(TypedDict):
    """The form field's name, or the name of a field above it."""

    fieldName: List[str]


class FlagCondition(TypedDict):
    """A flag of the annotation."""

    flag: List[AnnotationFlag]


class ToolCondition(TypedDict):
    """The active tool."""

    tool: List[str]


class PointerTypeCondition(TypedDict):
    """The type of the pointer."""

    pointerType: List[PointerType]


TransformationMode = Literal["move", "resize", "rotate", "adjust"]


class ModeCondition(TypedDict):
    """The kind of transformation."""

    mode: List[TransformationMode]


class DirectionCondition(TypedDict):
    """Whether a fast scroll goes forward (1) or backward (-1)."""

    direction: List[Union[Literal[1], Literal[-1]]]


class LinkKindCondition(TypedDict):
    """The kind of the link's action."""

    linkKind: List[str]


class ModifiersCondition(TypedDict):
    """A modifier key that is held down."""

    modifiers: List[Modifier]


class ScaleRange(TypedDict, total=False):
    """A range of scales."""

    #: The minimum; no limit unless given.
    min: float
    #: The maximum; no limit unless given.
    max: float


class ZoomCondition(TypedDict):
    """The scale that a zoom results in."""

    zoom: ScaleRange


#: A condition: an object with exactly one member, which names the test.
Condition = Union[
    AllCondition, AnyCondition, NotCondition, AnnotationTypeCondition, AnnotationIdCondition,
    PageIndexCondition, InsideCondition, AuthorCondition, SubjectCondition, GroupCondition,
    CustomDataCondition, FieldNameCondition, FlagCondition, ToolCondition, PointerTypeCondition,
    ModeCondition, DirectionCondition, LinkKindCondition, ModifiersCondition, ZoomCondition,
]


#: `true` or `"allow"`; `false` or `"refuse"`: it does not happen, and a touch continues to the
#: object below; `"consume"`: the client has handled the event, which ends here.
GateAnswer = Union[bool, Literal["allow"], Literal["refuse"], Literal["consume"]]
