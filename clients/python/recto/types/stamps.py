# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .page import Color


class StandardStamp(TypedDict):
    """`StandardStamp` on the wire."""

    #: The value for the tool option `stamp`, and for `icon`.
    name: str
    #: The text of the stamp.
    text: str
    #: The default colour of the stamp.
    color: Color


class StampsListResult(TypedDict):
    """`StampsListResult` on the wire."""

    #: The stamps, approving ones first.
    stamps: List[StandardStamp]
