# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict, Union

from .page import Rect
from .tool_tool_get_result import Component, Error


PointerType = Literal["touch", "mouse", "pen"]


GesturePhase = Literal["began", "moved", "ended", "cancelled"]


PointerPhase = Literal["down", "move", "up", "cancel", "hover"]


#: The user's answer, by the kind of the requirement: `text` a string; `number` a number; `choice`
#: the id of one of the choices, an array of ids where it `takesSeveral`, or any text where it
#: `takesOther`; `file` `{path}` or `{data, name, mimeType?}`; `link` an `Action`, `{uri}` or
#: `{pageIndex}`; `signature` `{strokes: [[x0, y0, …]]}` in any scale, `{image: {path} | {data,
#: name}}` or `{text}`; `sound` `{data, rate, channels?, bits?, encoding?}`; `confirm` a boolean.
Answer = Any


ComponentName = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText", "allAnnotationInteractions", "allTextInteractions",
    "allInteractions",
]


#: `{"all": […]}`, `{"any": […]}`, `{"not": …}`, or one test: `{"annotationType": […]}`,
#: `{"annotationId": […]}`, `{"pageIndex": […]}`, `{"inside": rect}`, `{"author": […]}`, `{"flag":
#: […]}`, `{"tool": […]}`, `{"pointerType": […]}`, `{"mode": […]}`, `{"direction": […]}` (1 or -1),
#: `{"linkKind": […]}` (kinds of `Action`), `{"modifiers": […]}`, `{"zoom": {"min"?, "max"?}}`.
Condition = Any


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
    otherwise: bool


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


class InteractionComponentsResult(TypedDict):
    """`InteractionComponentsResult` on the wire."""

    #: All components, then the composed ones.
    components: List[ComponentState]


class InteractionAddConditionResult(TypedDict):
    """`InteractionAddConditionResult` on the wire."""

    #: What `interaction/removeCondition` takes.
    conditionId: str


class InteractionAddCallbackResult(TypedDict):
    """`InteractionAddCallbackResult` on the wire."""

    #: What `interaction/removeCallback` takes.
    callbackId: str


Verdict = Literal[
    "wouldAct", "disabled", "noContext", "notPermitted", "condition", "vetoed", "preceded",
    "takenByTool",
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


class _InteractionCanActivateResult(TypedDict):
    """What every `InteractionCanActivateResult` has."""

    #: Whether it would.
    canActivate: bool
    #: What decided that, as a word.
    verdict: Verdict
    #: The same as a sentence.
    reason: str
    #: What it would act on.
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

    #: The component.
    component: Component
    #: What it says, as a word.
    verdict: Verdict
    #: The same as a sentence.
    reason: str


class ExplanationStep(_ExplanationStep, total=False):
    """`ExplanationStep` on the wire."""

    #: What it would act on.
    context: ActivationContext
    #: What decided: a condition, a hook, a rule, a component or a tool.
    by: str


class _InteractionExplainResult(TypedDict):
    """What every `InteractionExplainResult` has."""

    #: The component that would act.
    wouldDo: Union[Component, None]
    #: Whether the event would be taken.
    handled: bool
    #: The tool that would be the user's then.
    tool: str
    #: Its state.
    state: str
    #: Every tool that would see the event.
    toolPath: List[str]
    #: The components, in the order in which they are asked.
    steps: List[ExplanationStep]


class InteractionExplainResult(_InteractionExplainResult, total=False):
    """`InteractionExplainResult` on the wire."""

    #: What would go wrong.
    error: Error


Hook = Literal[
    "tool/shouldChange", "annotations/shouldSelect", "annotations/shouldEdit", "links/shouldFollow",
    "menu/shouldShow",
]


class InteractionAddHookResult(TypedDict):
    """`InteractionAddHookResult` on the wire."""

    #: What `interaction/removeHook` takes.
    hookId: str
