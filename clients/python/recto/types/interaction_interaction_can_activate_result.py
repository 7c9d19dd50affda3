# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict, Union

from .bookmarks import Error
from .interaction import ActivationContext, Verdict
from .tool_tool_get_result import Component


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

    #: What it says, as a word.
    verdict: Verdict
    #: The same as a sentence.
    reason: str


class ExplanationStep(_ExplanationStep, total=False):
    """`ExplanationStep` on the wire."""

    #: The component, unless it is a gesture.
    component: Component
    #: The client's gesture.
    gesture: str
    #: What it would act on.
    context: ActivationContext
    #: What decided: a condition, a hook, a rule, a component, a gesture or a tool.
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
    #: The client's gestures, then the components, as they are asked.
    steps: List[ExplanationStep]


class InteractionExplainResult(_InteractionExplainResult, total=False):
    """`InteractionExplainResult` on the wire."""

    #: Those of them that are the client's and wrap others: what they would answer is not known, so
    #: they count as if they passed.
    wrappers: List[str]
    #: What would go wrong.
    error: Error


Hook = Literal[
    "tool/shouldChange", "annotations/shouldSelect", "annotations/shouldEdit", "links/shouldFollow",
    "action/shouldRun", "menu/shouldShow", "interaction/shouldHandle",
]


class InteractionAddHookResult(TypedDict):
    """`InteractionAddHookResult` on the wire."""

    #: What `interaction/removeHook` takes.
    hookId: str
