# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict


GestureRelation = Literal["requireToFail", "blocks", "simultaneousWith"]


class _GestureContainsResult(TypedDict):
    """What every `GestureContainsResult` has."""

    #: Whether the component has the gesture.
    contains: bool


class GestureContainsResult(_GestureContainsResult, total=False):
    """`GestureContainsResult` on the wire."""

    #: The relations of the client gesture that include the component.
    relations: List[GestureRelation]
