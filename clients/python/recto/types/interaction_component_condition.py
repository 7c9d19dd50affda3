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
    #: How long the answer is waited for.
    timeoutMs: int
    #: The answer that counts if none came in time.
    otherwise: GateAnswer


class _ComponentState(TypedDict):
    """What every `ComponentState` has."""

    #: Its id in requests.
    id: ComponentName
    #: Whether it may act; of a composed one, whether all may.
    enabled: bool
    #: In the order in which they are asked; none of a composed one.
    conditions: List[ComponentCondition]
    #: Ids, in the order in which they are told; none of a composed one.
    callbacks: List[str]


class ComponentState(_ComponentState, total=False):
    """`ComponentState` on the wire."""

    #: Whether some parts of a composed component may and others may not.
    mixed: bool
    #: The members of a composed component.
    members: List[Component]


GestureKind = Literal["tap", "doubleTap", "longPress", "drag", "contextMenu", "custom"]


class _ClientGesture(TypedDict):
    """What every `ClientGesture` has."""

    #: Its id: letters, digits, `.`, `-` and `_`.
    id: str
    #: The event that it consists of.
    kind: GestureKind


class ClientGesture(_ClientGesture, total=False):
    """A client gesture, and its relation to the components."""

    #: For a `tap`: the number of taps; 1 unless given.
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

    #: The margin around a block, in points; at first 8.
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
    #: For `openLinkAnnotation`: text that looks like a link.
    uri: str
    #: For `fastScroll`: 1 forward, -1 backward.
    direction: int
    #: For `smartZoom`: the area that fills the view, in page space; `null`: back out.
    targetRect: Union[Rect, None]


class _InteractionCanActivateResult(TypedDict):
    """What every `InteractionCanActivateResult` has."""

    #: Whether it would.
    canActivate: bool
    #: The verdict, as a word.
    verdict: Verdict
    #: The same as a sentence.
    reason: str
    #: The object that it would act on.
    context: Union[ActivationContext, None]


class InteractionCanActivateResult(_InteractionCanActivateResult, total=False):
    """`InteractionCanActivateResult` on the wire."""

    #: The id of the condition, or the name of the rule, that decided.
    by: str


class _InteractionTryToResult(TypedDict):
    """What every `InteractionTryToResult` has."""

    #: Whether it acted.
    performed: bool
    #: `wouldAct` where it did; else what kept it from it.
    verdict: Verdict
    #: The same as a sentence.
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
    #: The same as a sentence.
    reason: str


class ExplanationStep(_ExplanationStep, total=False):
    """`ExplanationStep` on the wire."""

    #: The component, unless it is a gesture.
    component: Component
    #: The client's gesture.
    gesture: str
    #: The object that it would act on.
    context: ActivationContext
    #: The cause of the decision: a condition, a hook, a rule, a component, a gesture or a tool.
    by: str
