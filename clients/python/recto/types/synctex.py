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
    #: The rectangle of the place, in page space; usually a line of text.
    rect: Rect


class SynctexForwardResult(TypedDict):
    """`SynctexForwardResult` on the wire."""

    #: The places, the most likely first.
    locations: List[SyncTeXLocation]


Space = Literal["page", "pdf", "view"]


class _SynctexInverseResult(TypedDict):
    """What every `SynctexInverseResult` has."""

    #: The absolute path of the source file.
    file: str
    #: The line, from 1.
    line: int


class SynctexInverseResult(_SynctexInverseResult, total=False):
    """`SynctexInverseResult` on the wire."""

    #: The column, from 1, if SyncTeX data has it.
    column: int
