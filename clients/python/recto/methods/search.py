# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.search import SearchFindResult


class SearchMethods(Asker):
    """Methods of `search`."""

    def search_find(
        self,
        *,
        documentId: str,
        query: str,
        regex: Optional[bool] = None,
        matchCase: Optional[bool] = None,
        wholeWords: Optional[bool] = None,
        matchDiacritics: Optional[bool] = None,
        matchWidth: Optional[bool] = None,
        first: Optional[int] = None,
        count: Optional[int] = None,
        limit: Optional[int] = None,
        skip: Optional[int] = None,
        counts: Optional[bool] = None,
        matches: Optional[bool] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> SearchFindResult:
        """Searches a document's text, a page after the other.

        - `documentId`: The document.
        - `query`: The text to find; white space stands for any run of it.
        - `regex`: Whether it is a Perl-compatible regular expression. (Default: `False`.)
        - `matchCase`: Whether capitals and small letters differ. (Default: `False`.)
        - `wholeWords`: Whether a match begins and ends where a word does. (Default: `False`.)
        - `matchDiacritics`: Whether letters differ by their diacritics; in regular expressions they
          always do. (Default: `False`.)
        - `matchWidth`: Whether full-width and half-width forms, presentation forms, ligatures and
          fractions differ from what they stand for; in regular expressions they always do.
          (Default: `False`.)
        - `first`: The page to begin with. (Default: `0`.)
        - `count`: At most how many pages; all unless given.
        - `limit`: At most how many matches; all unless given.
        - `skip`: How many matches to leave out first. (Default: `0`.)
        - `counts`: Whether to tell how many matches each page has. Every page is searched then:
          `skip` and `limit` decide only which matches are told. (Default: `False`.)
        - `matches`: Whether to tell matches. (Default: `True`.)
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `matches`: In reading order. With `partialResultToken` each page's come as a piece
        `{matches}`, and none here. `complete`: Whether every page was searched to its end: not
        where `limit` was reached before. `unreadable`: Pages that are too damaged to have text.
        `counts`: The pages that have matches, if `counts` asks for them. With `partialResultToken`
        each piece has its page's. `total`: How many matches there are, if `counts` asks for it.

        Errors: unknownDocument, damaged, limitExceeded, contentModified, requestCancelled.
        """
        return self._ask("search/find", timeout, {
            "documentId": documentId,
            "query": query,
            "regex": regex,
            "matchCase": matchCase,
            "wholeWords": wholeWords,
            "matchDiacritics": matchDiacritics,
            "matchWidth": matchWidth,
            "first": first,
            "count": count,
            "limit": limit,
            "skip": skip,
            "counts": counts,
            "matches": matches,
            "fields": fields,
        })
