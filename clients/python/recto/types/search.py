# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .page import Quad


class _SearchMatch(TypedDict):
    """What every `SearchMatch` has."""

    #: The page, from 0.
    pageIndex: int


class SearchMatch(_SearchMatch, total=False):
    """`SearchMatch` on the wire."""

    #: Its place: a quad for each piece of a line, in page space.
    quads: List[Quad]
    #: The matched text, on one line.
    text: str
    #: Some words before it.
    before: str
    #: Some words after it.
    after: str


class PageMatchCount(TypedDict):
    """`PageMatchCount` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: How many matches it has.
    count: int


class _SearchFindResult(TypedDict):
    """What every `SearchFindResult` has."""

    #: In reading order. With `partialResultToken` each page's come as a piece `{matches}`, and none
    #: here.
    matches: List[SearchMatch]
    #: Whether every page was searched to its end: not where `limit` was reached before.
    complete: bool
    #: Pages that are too damaged to have text.
    unreadable: List[int]


class SearchFindResult(_SearchFindResult, total=False):
    """`SearchFindResult` on the wire."""

    #: The pages that have matches, if `counts` asks for them. With `partialResultToken` each piece
    #: has its page's.
    counts: List[PageMatchCount]
    #: How many matches there are, if `counts` asks for it.
    total: int
