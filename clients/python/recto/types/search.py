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

    #: The place of the match: a quad for each piece of a line, in page space.
    quads: List[Quad]
    #: The matched text, on one line.
    text: str
    #: Some words before the match.
    before: str
    #: Some words after the match.
    after: str


class PageMatchCount(TypedDict):
    """`PageMatchCount` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: The number of matches on the page.
    count: int


class _SearchFindResult(TypedDict):
    """What every `SearchFindResult` has."""

    #: The matches in reading order. With `partialResultToken` the matches of each page come as a
    #: piece `{matches}`, and this is empty.
    matches: List[SearchMatch]
    #: Whether all pages were searched completely; `false` if `limit` cut the search short, which it
    #: does not with `counts`.
    complete: bool
    #: Pages that are too damaged to be searched.
    unreadable: List[int]


class SearchFindResult(_SearchFindResult, total=False):
    """`SearchFindResult` on the wire."""

    #: The pages with matches, if `counts` is `true`. With `partialResultToken` each piece has the
    #: count of its page.
    counts: List[PageMatchCount]
    #: The total number of matches, if `counts` is `true`.
    total: int
