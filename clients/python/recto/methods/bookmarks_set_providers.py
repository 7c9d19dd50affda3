# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.bookmarks import (BookmarkExchangeFormat, BookmarkProviderChoice, BookmarkSortOrder,
    BookmarksExportResult, BookmarksImportResult, BookmarksResult)


class BookmarksSetProvidersMethods(Asker):
    """Methods of `bookmarks_set_providers`."""

    def bookmarks_set_providers(
        self,
        *,
        documentId: str,
        providers: List[BookmarkProviderChoice],
        timeout: Optional[float] = None,
    ) -> BookmarksResult:
        """Says what keeps the bookmarks of a document from now on, as long as it is open: the first
        provider that takes a bookmark keeps it.

        - `documentId`: The document.
        - `providers`: In the order of asking; at first `embedded` alone.

        Returns `providers`: The providers.

        Errors: unknownDocument, unsupported.
        """
        return self._ask("bookmarks/setProviders", timeout, {
            "documentId": documentId,
            "providers": providers,
        })

    def bookmarks_import(
        self,
        *,
        documentId: str,
        format: BookmarkExchangeFormat,
        data: Optional[str] = None,
        path: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksImportResult:
        """Takes in bookmarks of other programs as one step, or none of them. What is there already,
        under its id or without one with its name and action, is neither doubled nor changed.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: It; this or `path`, or with `outline` neither: the document's own outline is
          taken.
        - `path`: The file with it.

        Returns `added`: The ids of new bookmarks. `replaced`: The ids of the replaced ones.

        Errors: unknownDocument, cannotOpen, notFound, unsupported, notPermitted, limitExceeded,
        damaged, saveFailed, vetoed, timedOut.
        """
        return self._ask("bookmarks/import", timeout, {
            "documentId": documentId,
            "format": format,
            "data": data,
            "path": path,
        })

    def bookmarks_export(
        self,
        *,
        documentId: str,
        format: BookmarkExchangeFormat,
        sortOrder: Optional[BookmarkSortOrder] = None,
        path: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksExportResult:
        """Writes the bookmarks of a document for other programs.

        - `documentId`: The document.
        - `format`: The format to write.
        - `sortOrder`: In which order. (Default: `custom`.)
        - `path`: The file to write to; the result has it all unless given.

        Returns `data`: The written data, unless a path was given. `path`: The file, with symbolic
        links followed. `bytes`: How long it is. `skipped`: The ids of bookmarks that the format
        cannot hold.

        Errors: unknownDocument, saveFailed, damaged, vetoed, timedOut.
        """
        return self._ask("bookmarks/export", timeout, {
            "documentId": documentId,
            "format": format,
            "sortOrder": sortOrder,
            "path": path,
        })
