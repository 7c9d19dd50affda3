# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Rect


class SyncTeXLocation(TypedDict):
    """`SyncTeXLocation` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: The place on it, in page space: mostly a line of text.
    rect: Rect


class SynctexForwardResult(TypedDict):
    """`SynctexForwardResult` on the wire."""

    #: The places, the likeliest first.
    locations: List[SyncTeXLocation]


Space = Literal["page", "pdf", "view"]


class _SynctexInverseResult(TypedDict):
    """What every `SynctexInverseResult` has."""

    #: The source, an absolute path.
    file: str
    #: The line, from 1.
    line: int


class SynctexInverseResult(_SynctexInverseResult, total=False):
    """`SynctexInverseResult` on the wire."""

    #: The column, from 1, where TeX knows it.
    column: int
