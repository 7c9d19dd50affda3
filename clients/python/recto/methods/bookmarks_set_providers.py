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
        """Sets the bookmark providers of a document, while it is open. The first provider that
        takes a bookmark keeps it.

        - `documentId`: The document.
        - `providers`: The providers, in the order in which they are asked; initially `embedded`
          alone.

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
        """Imports bookmarks of other programs, all or none, as one step. A bookmark is skipped if
        there is already one with its id, name and action, or, for a bookmark without an id, with
        its name and action.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: The input. Give this or `path`; with `outline`, give neither to use the document's
          own.
        - `path`: The path of the input.

        Returns `added`: The ids of the new bookmarks. `replaced`: The ids of the replaced
        bookmarks.

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
        """Exports the bookmarks of a document for other programs.

        - `documentId`: The document.
        - `format`: The format to write.
        - `sortOrder`: The order of the bookmarks. (Default: `custom`.)
        - `path`: The file to write to; without it, the result has the data.

        Returns `data`: The exported data, unless a path was given. `path`: The path of the file,
        with symbolic links resolved. `bytes`: The length of the file in bytes. `skipped`: The ids
        of bookmarks that the format cannot hold.

        Errors: unknownDocument, saveFailed, damaged, vetoed, timedOut.
        """
        return self._ask("bookmarks/export", timeout, {
            "documentId": documentId,
            "format": format,
            "sortOrder": sortOrder,
            "path": path,
        })
