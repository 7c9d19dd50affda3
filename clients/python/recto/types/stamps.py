# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .page import Color


class StandardStamp(TypedDict):
    """`StandardStamp` on the wire."""

    #: The value of the tools' option `stamp`, and of `icon`.
    name: str
    #: The words on it.
    text: str
    #: Its colour unless another one is chosen.
    color: Color


class StampsListResult(TypedDict):
    """`StampsListResult` on the wire."""

    #: The stamps, approving ones first.
    stamps: List[StandardStamp]
