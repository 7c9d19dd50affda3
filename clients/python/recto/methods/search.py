# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

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
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> SearchFindResult:
        """Searches a document's text, page by page.

        - `documentId`: The document.
        - `query`: The text to find; white space matches any run of white space.
        - `regex`: Whether the query is a Perl-compatible regular expression. (Default: `False`.)
        - `matchCase`: Whether the search is case-sensitive. (Default: `False`.)
        - `wholeWords`: Whether matches must begin and end at word boundaries. (Default: `False`.)
        - `matchDiacritics`: Whether diacritics matter; in regular expressions they always do.
          (Default: `False`.)
        - `matchWidth`: Whether width and presentation forms and fractions differ from their plain
          characters; in regular expressions they always do. The page's text has the letters of
          Latin ligatures. (Default: `False`.)
        - `first`: The first page to search, from 0. (Default: `0`.)
        - `count`: How many pages to search at most; all unless given.
        - `limit`: How many matches to return at most; all unless given.
        - `skip`: How many matches to skip first. (Default: `0`.)
        - `counts`: Whether to return the number of matches per page. Every page is then searched,
          and `skip` and `limit` only select the returned matches. (Default: `False`.)
        - `matches`: Whether to return matches. (Default: `True`.)
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `matches`: The matches in reading order. With `partialResultToken` the matches of
        each page come as a piece `{matches}`, and this is empty. `complete`: Whether all pages were
        searched completely; `false` if `limit` cut the search short, which it does not with
        `counts`. `unreadable`: Pages that are too damaged to be searched. `counts`: The pages with
        matches, if `counts` is `true`. With `partialResultToken` each piece has the count of its
        page. `total`: The total number of matches, if `counts` is `true`.

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
