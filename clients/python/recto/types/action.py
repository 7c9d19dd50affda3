# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .page import Action


ActionTrigger = Literal[
    "activate", "enter", "exit", "down", "up", "focus", "blur", "pageOpen", "pageClose",
    "pageVisible", "pageInvisible", "open", "close", "willClose", "willSave", "didSave",
    "willPrint", "didPrint", "keystroke", "format", "validate", "calculate",
]


class TriggeredAction(TypedDict):
    """`TriggeredAction` on the wire."""

    #: The trigger that runs the action.
    trigger: ActionTrigger
    #: The action.
    action: Action


class ActionListResult(TypedDict):
    """`ActionListResult` on the wire."""

    #: The actions, each with its trigger.
    actions: List[TriggeredAction]


class ActionSetResult(TypedDict):
    """`ActionSetResult` on the wire."""

    #: All actions of the owner now.
    actions: List[TriggeredAction]
    #: The document's revision now.
    revision: int
