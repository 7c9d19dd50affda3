# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .page import Action


ActionTrigger = Literal[
    "activate", "enter", "exit", "down", "up", "focus", "blur", "pageOpen", "pageClose",
    "pageVisible", "pageInvisible", "open", "close", "willClose", "willSave", "didSave",
    "willPrint", "didPrint", "keystroke", "format", "validate", "calculate",
]


class _ActionOutcome(TypedDict):
    """What every `ActionOutcome` has."""

    #: Its kind.
    kind: str
    #: Whether it was done, or the front end was told to do it by a `host/` message.
    performed: bool


class ActionOutcome(_ActionOutcome, total=False):
    """`ActionOutcome` on the wire."""

    #: Why not; a sentence for people.
    reason: str


class ActionRunResult(TypedDict):
    """`ActionRunResult` on the wire."""

    #: What became of each action of the chain, in order.
    actions: List[ActionOutcome]


class TriggeredAction(TypedDict):
    """`TriggeredAction` on the wire."""

    #: What makes it run.
    trigger: ActionTrigger
    #: What is done.
    action: Action


class ActionListResult(TypedDict):
    """`ActionListResult` on the wire."""

    #: The actions, each with what makes it run.
    actions: List[TriggeredAction]


class ActionSetResult(TypedDict):
    """`ActionSetResult` on the wire."""

    #: All that it does now.
    actions: List[TriggeredAction]
    #: The document's revision now.
    revision: int
