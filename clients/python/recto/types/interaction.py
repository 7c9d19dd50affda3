# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Literal, TypedDict, Union

from .annotations import Sound
from .page import Action
from .signatures import FileByContents, FileByPath, SignatureSource
from .tool import PropertyValue

if TYPE_CHECKING:
    from .annotations import AnnotationFlag
    from .document import AnnotationType, Error, Point, Rect
    from .tool import Component, Modifier


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


#: The user's answer, by the requirement's kind: `text` a string, or `{date}` if it has a `date`;
#: `number` a number; `choice` an id, ids if it `takesSeveral`, any text if it `takesOther`; `file`
#: a file; `link` an `Action`, `{uri}` or `{pageIndex}`; `signature` a `SignatureSource`; `sound` a
#: WAV file or a `Sound` with samples; `confirm` a boolean; `properties` an object of changed values
#: by id.
Answer = Union[
    str, float, bool, List[str], FileByPath, FileByContents, Sound, Action, LinkToUri, LinkToPage,
    CalendarDate, SignatureSource, Dict[str, PropertyValue],
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
    """Each key has a listed value, or any if its list is empty."""

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


class _ComponentCondition(TypedDict):
    """What every `ComponentCondition` has."""

    #: The id for `interaction/removeCondition`.
    conditionId: str


class ComponentCondition(_ComponentCondition, total=False):
    """`ComponentCondition` on the wire."""

    #: The condition.
    condition: Condition
    #: Whether the client is asked instead.
    ask: bool
    #: How long to wait for the answer, in milliseconds.
    timeoutMs: int
    #: The answer if none came in time.
    otherwise: GateAnswer


class _ComponentState(TypedDict):
    """What every `ComponentState` has."""

    #: The component's id in requests.
    id: ComponentName
    #: Whether the component may act; for a composed one, whether all members may.
    enabled: bool
    #: The conditions in the order in which they are asked; none for a composed component.
    conditions: List[ComponentCondition]
    #: The ids of the callbacks in the order in which they are called; none for a composed
    #: component.
    callbacks: List[str]


class ComponentState(_ComponentState, total=False):
    """`ComponentState` on the wire."""

    #: Whether some members of a composed component may act and others may not.
    mixed: bool
    #: The members of a composed component.
    members: List[Component]


GestureKind = Literal["tap", "doubleTap", "longPress", "drag", "contextMenu", "custom"]


class _ClientGesture(TypedDict):
    """What every `ClientGesture` has."""

    #: The gesture's id: letters, digits, `.`, `-` and `_`.
    id: str
    #: The event of which the gesture consists.
    kind: GestureKind


class ClientGesture(_ClientGesture, total=False):
    """A client gesture and its relations to components."""

    #: For a `tap`: the number of taps; 1 unless given.
    taps: int
    #: The components that the gesture waits for; it fails if one of them acts.
    requireToFail: List[ComponentName]
    #: The components that wait for the gesture; they do not act if it begins.
    blocks: List[ComponentName]
    #: The components that the gesture may begin together with; stronger than `blocks`.
    simultaneousWith: List[ComponentName]
    #: Whether to ask the client with `gesture/shouldBegin` each time; always for `custom`.
    ask: bool
    #: How long to wait for the answer, in milliseconds; without an answer the gesture fails.
    timeoutMs: int


class _InteractionComponentsResult(TypedDict):
    """What every `InteractionComponentsResult` has."""

    #: The components, then the composed ones.
    components: List[ComponentState]


class InteractionComponentsResult(_InteractionComponentsResult, total=False):
    """`InteractionComponentsResult` on the wire."""

    #: The client's gestures in the order of registration, if any; composed components are replaced
    #: by their members.
    gestures: List[ClientGesture]


class FastScrollSettings(TypedDict, total=False):
    """How a tap near an edge of the view turns pages."""

    #: The width of the margin, in pixels of the view, at most a third of its width. Default: `44`.
    margin: float
    #: Whether the new spread is fitted into the view; if not, the zoom is kept. Default: `false`.
    resetsZoom: bool
    #: Whether the front end may animate the movement. Default: `false`.
    animated: bool


class SmartZoomSettings(TypedDict, total=False):
    """How a double tap zooms to the tapped object."""

    #: The margin around a block, in points. Default: `8`.
    margin: float
    #: The maximum scale, as a multiple of the scale that fits the page's width. Default: `4`.
    greatestFactor: float
    #: The zoom factor if there is no block. Default: `2`.
    plainFactor: float
    #: Whether the front end may animate the zoom. Default: `true`.
    animated: bool


class InteractionConfigureResult(TypedDict):
    """`InteractionConfigureResult` on the wire."""

    #: The settings of `fastScroll` now.
    fastScroll: FastScrollSettings
    #: The settings of `smartZoom` now.
    smartZoom: SmartZoomSettings


RuleScope = Literal["view", "document", "session"]


class InteractionAddConditionResult(TypedDict):
    """`InteractionAddConditionResult` on the wire."""

    #: The id for `interaction/removeCondition`.
    conditionId: str


class InteractionAddCallbackResult(TypedDict):
    """`InteractionAddCallbackResult` on the wire."""

    #: The id for `interaction/removeCallback`.
    callbackId: str


Verdict = Literal[
    "wouldAct", "disabled", "noContext", "notPermitted", "condition", "vetoed", "notAsked",
    "preceded", "takenByTool", "consumed", "blocked", "wouldBegin", "wouldBeAsked", "fails",
]


class ActivationContext(TypedDict, total=False):
    """`ActivationContext` on the wire."""

    #: The annotation's id.
    annotation: str
    #: For `transformAnnotation`: the kind of change.
    mode: TransformationMode
    #: For `openLinkAnnotation`: the URI of a detected address.
    uri: str
    #: For `fastScroll`: 1 forward, -1 backward.
    direction: Union[Literal[1], Literal[-1]]
    #: For `smartZoom`: the area to fill the view, in page space; `null` to zoom out.
    targetRect: Union[Rect, None]


class _InteractionCanActivateResult(TypedDict):
    """What every `InteractionCanActivateResult` has."""

    #: Whether the component would act.
    canActivate: bool
    #: The verdict, as a word.
    verdict: Verdict
    #: The verdict as a sentence.
    reason: str
    #: The object that the component would act on.
    context: Union[ActivationContext, None]


class InteractionCanActivateResult(_InteractionCanActivateResult, total=False):
    """`InteractionCanActivateResult` on the wire."""

    #: The id of the condition, or the name of the rule, that decided.
    by: str


class _InteractionTryToResult(TypedDict):
    """What every `InteractionTryToResult` has."""

    #: Whether the component acted.
    performed: bool
    #: `wouldAct` if it acted; otherwise what prevented it.
    verdict: Verdict
    #: The verdict as a sentence.
    reason: str


class InteractionTryToResult(_InteractionTryToResult, total=False):
    """`InteractionTryToResult` on the wire."""

    #: The id of the condition, or the name of the rule, that decided.
    by: str


ExplainedEvent = Literal["tap", "doubleTap", "tripleTap", "longPress", "contextMenu", "drag"]


class _ExplanationStep(TypedDict):
    """What every `ExplanationStep` has."""

    #: The verdict, as a word.
    verdict: Verdict
    #: The verdict as a sentence.
    reason: str


class ExplanationStep(_ExplanationStep, total=False):
    """`ExplanationStep` on the wire."""

    #: The component, unless the step is a gesture.
    component: Component
    #: The client's gesture.
    gesture: str
    #: The object that the component would act on.
    context: ActivationContext
    #: The cause of the decision: a condition, a hook, a rule, a component, a gesture or a tool.
    by: str


class _InteractionExplainResult(TypedDict):
    """What every `InteractionExplainResult` has."""

    #: The component that would act.
    wouldDo: Union[Component, None]
    #: Whether the event would be handled.
    handled: bool
    #: The tool that would be active afterwards.
    tool: str
    #: The state of that tool.
    state: str
    #: Every tool that would see the event.
    toolPath: List[str]
    #: The client's gestures, then the components, in the order in which they are asked.
    steps: List[ExplanationStep]


class InteractionExplainResult(_InteractionExplainResult, total=False):
    """`InteractionExplainResult` on the wire."""

    #: Client tools in `toolPath` that wrap others. Their answers are not known, so they count as
    #: passing the event on.
    wrappers: List[str]
    #: The error that would occur.
    error: Error


Hook = Literal[
    "tool/shouldChange", "annotations/shouldSelect", "annotations/shouldEdit", "links/shouldFollow",
    "action/shouldRun", "selection/shouldCopy", "menu/shouldShow", "interaction/shouldHandle",
]


class InteractionAddHookResult(TypedDict):
    """`InteractionAddHookResult` on the wire."""

    #: The id for `interaction/removeHook`.
    hookId: str
