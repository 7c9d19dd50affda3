# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document_method_not_found_data import Error
    from .interaction_component_condition import ActivationContext, Verdict
    from .tool_grown_path import Component


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
