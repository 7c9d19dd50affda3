# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict, Union

from .document import Point, Rect
from .tool_tool_get_result import Component


PointerType = Literal["touch", "mouse", "pen"]


GesturePhase = Literal["began", "moved", "ended", "cancelled"]


PointerPhase = Literal["down", "move", "up", "cancel", "hover"]


class _PointerSample(TypedDict):
    """What every `PointerSample` has."""

    #: Where, as the event's own.
    point: Point
    #: Milliseconds on the client's clock.
    time: float


class PointerSample(_PointerSample, total=False):
    """What a pointer was like at one moment."""

    #: 0 to 1.
    pressure: float
    #: How far a pen leans to the right, in degrees.
    tiltX: float
    #: How far it leans towards the user, in degrees.
    tiltY: float


#: The user's answer, by the kind of the requirement: `text` a string; `number` a number; `choice`
#: the id of one of the choices, an array of ids where it `takesSeveral`, or any text where it
#: `takesOther`; `file` `{path}` or `{data, name, mimeType?}`; `link` an `Action`, `{uri}` or
#: `{pageIndex}`; `signature` a `SignatureSource`, with `store: true` where the user wants to keep
#: it; `sound` a WAV file as `{path}` or `{data, name}`, or the samples as `{data, rate, channels?,
#: bits?, encoding?}`; `confirm` a boolean.
Answer = Any


ComponentName = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText", "allAnnotationInteractions", "allTextInteractions",
    "allInteractions",
]


#: `{"all": […]}`, `{"any": […]}`, `{"not": …}`, or one test: `{"annotationType": […]}`,
#: `{"annotationId": […]}`, `{"pageIndex": […]}`, `{"inside": rect}`, `{"author": […]}`,
#: `{"subject": […]}`, `{"group": […]}` (ids of those that lead one), `{"customData": {key: [value,
#: …]}}` (any value where none is given), `{"fieldName": […]}` (with the fields below), `{"flag":
#: […]}`, `{"tool": […]}`, `{"pointerType": […]}`, `{"mode": […]}`, `{"direction": […]}` (1 or -1),
#: `{"linkKind": […]}` (kinds of `Action`), `{"modifiers": […]}`, `{"zoom": {"min"?, "max"?}}`.
Condition = Any


#: `true` or `"allow"`; `false` or `"refuse"`: it does not happen, and a touch goes on to what lies
#: below; `"consume"`: the event ends here, the client has handled it.
GateAnswer = Union[bool, Literal["allow"], Literal["refuse"], Literal["consume"]]


class _ComponentCondition(TypedDict):
    """What every `ComponentCondition` has."""

    #: What `interaction/removeCondition` takes.
    conditionId: str


class ComponentCondition(_ComponentCondition, total=False):
    """`ComponentCondition` on the wire."""

    #: What has to hold.
    condition: Condition
    #: Whether the client is asked instead.
    ask: bool
    #: How long the answer is waited for.
    timeoutMs: int
    #: What counts where no answer came in time.
    otherwise: GateAnswer


class _ComponentState(TypedDict):
    """What every `ComponentState` has."""

    #: What requests call it.
    id: ComponentName
    #: Whether it may act; of a composed one, whether all may.
    enabled: bool
    #: In the order in which they are asked; none of a composed one.
    conditions: List[ComponentCondition]
    #: Ids, in the order in which they are told; none of a composed one.
    callbacks: List[str]


class ComponentState(_ComponentState, total=False):
    """`ComponentState` on the wire."""

    #: Of a composed one: whether some may and some may not.
    mixed: bool
    #: What a composed one consists of.
    members: List[Component]


GestureKind = Literal["tap", "doubleTap", "longPress", "drag", "contextMenu", "custom"]


class _ClientGesture(TypedDict):
    """What every `ClientGesture` has."""

    #: What it is called: letters, digits, `.`, `-` and `_`.
    id: str
    #: What it is made of.
    kind: GestureKind


class ClientGesture(_ClientGesture, total=False):
    """A gesture of the client's, and how it stands to the components."""

    #: Of a `tap`: how many make it; 1 unless given.
    taps: int
    #: The components that it waits for: it fails where one of them acts.
    requireToFail: List[ComponentName]
    #: The components that wait for it: they do not act where it begins.
    blocks: List[ComponentName]
    #: The components beside which it begins; stronger than `blocks`.
    simultaneousWith: List[ComponentName]
    #: Ask the client with `gesture/shouldBegin` each time; always so of `custom`.
    ask: bool
    #: How long to wait for the answer; without one it fails.
    timeoutMs: int


class _InteractionComponentsResult(TypedDict):
    """What every `InteractionComponentsResult` has."""

    #: All components, then the composed ones.
    components: List[ComponentState]


class InteractionComponentsResult(_InteractionComponentsResult, total=False):
    """`InteractionComponentsResult` on the wire."""

    #: The client's gestures, if any, in the order in which they were registered; composed
    #: components by their members.
    gestures: List[ClientGesture]


class FastScrollSettings(TypedDict, total=False):
    """How a tap near a side of the view turns the pages."""

    #: How near, in pixels of the view; never more than a third of its width. At first 44.
    margin: float
    #: Whether the new spread is fitted into the view; at first the zoom is kept.
    resetsZoom: bool
    #: Whether the front end may show the way there; at first not.
    animated: bool


class SmartZoomSettings(TypedDict, total=False):
    """How a double tap zooms to what is touched."""

    #: What is shown around a block, in points; at first 8.
    margin: float
    #: The greatest scale, as a multiple of that at which the page's width fits; at first 4.
    greatestFactor: float
    #: How much it zooms where there is no block; at first 2.
    plainFactor: float
    #: Whether the front end may show the way; at first it may.
    animated: bool


class InteractionConfigureResult(TypedDict):
    """`InteractionConfigureResult` on the wire."""

    #: How `fastScroll` works now.
    fastScroll: FastScrollSettings
    #: How `smartZoom` works now.
    smartZoom: SmartZoomSettings


RuleScope = Literal["view", "document", "session"]


class InteractionAddConditionResult(TypedDict):
    """`InteractionAddConditionResult` on the wire."""

    #: What `interaction/removeCondition` takes.
    conditionId: str


class InteractionAddCallbackResult(TypedDict):
    """`InteractionAddCallbackResult` on the wire."""

    #: What `interaction/removeCallback` takes.
    callbackId: str


Verdict = Literal[
    "wouldAct", "disabled", "noContext", "notPermitted", "condition", "vetoed", "notAsked",
    "preceded", "takenByTool", "consumed", "blocked", "wouldBegin", "wouldBeAsked", "fails",
]


TransformationMode = Literal["move", "resize", "rotate", "adjust"]


class ActivationContext(TypedDict, total=False):
    """`ActivationContext` on the wire."""

    #: The annotation's id.
    annotation: str
    #: What is done to it, of `transformAnnotation`.
    mode: TransformationMode
    #: Of `openLinkAnnotation`: text that looks like a link.
    uri: str
    #: Of `fastScroll`: 1 forward, -1 backward.
    direction: int
    #: Of `smartZoom`: what is to fill the view, in page space; `null`: back out.
    targetRect: Union[Rect, None]
