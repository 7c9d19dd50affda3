# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document import Rect
    from .interaction import ComponentName, Condition, GateAnswer, TransformationMode
    from .tool_grown_path import Component


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

    #: The width of the margin, in pixels of the view, at most a third of its width; default 44.
    margin: float
    #: Whether the new spread is fitted into the view; default `false`: the zoom is kept.
    resetsZoom: bool
    #: Whether the front end may animate the movement; default `false`.
    animated: bool


class SmartZoomSettings(TypedDict, total=False):
    """How a double tap zooms to the tapped object."""

    #: The margin around a block, in points; default 8.
    margin: float
    #: The maximum scale, as a multiple of the scale that fits the page's width; default 4.
    greatestFactor: float
    #: The zoom factor if there is no block; default 2.
    plainFactor: float
    #: Whether the front end may animate the zoom; default `true`.
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
    direction: int
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
