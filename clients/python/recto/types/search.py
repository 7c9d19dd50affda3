# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict

from .page import Quad


class SearchMatch(TypedDict):
    """`SearchMatch` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: Where it is: one for each piece of a line, in page space.
    quads: List[Quad]
    #: What was found, on one line.
    text: str
    #: Some words before it.
    before: str
    #: Some words after it.
    after: str


class SearchFindResult(TypedDict):
    """`SearchFindResult` on the wire."""

    #: In reading order. With `partialResultToken` each page's come as a piece `{matches}`, and none
    #: here.
    matches: List[SearchMatch]
    #: Whether every page was searched to its end: not where `limit` was reached before.
    complete: bool
    #: Pages that are too damaged to have text.
    unreadable: List[int]
