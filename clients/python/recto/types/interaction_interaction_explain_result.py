# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document_method_not_found_data import Error
    from .interaction_component_condition import ExplanationStep
    from .tool_grown_path import Component


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
