# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.bookmarks import (
    BookmarkSortOrder, Bookmarks, BookmarksAddResult, BookmarksProvidersResult,
    BookmarksRemoveResult, BookmarksToggleResult, NewBookmark,
)


class BookmarksMethods(Asker):
    """Methods of `bookmarks`."""

    def bookmarks_list(
        self,
        *,
        documentId: str,
        sortOrder: Optional[BookmarkSortOrder] = None,
        timeout: Optional[float] = None,
    ) -> Bookmarks:
        """Lists the bookmarks of a document.

        - `documentId`: The document.
        - `sortOrder`: `custom`: as the reader moved them, new ones last; `pageBased`: by page,
          those of no page last; absent: unsorted.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, damaged.
        """
        return self._ask("bookmarks/list", timeout, {
            "documentId": documentId,
            "sortOrder": sortOrder,
        })

    def bookmarks_add(
        self,
        *,
        documentId: str,
        bookmark: NewBookmark,
        timeout: Optional[float] = None,
    ) -> BookmarksAddResult:
        """Adds a bookmark, or replaces the one with its id.

        - `documentId`: The document.
        - `bookmark`: The bookmark.

        Returns `bookmark`: The bookmark as it is now. `replaced`: Whether there was one with its
        id.

        Errors: unknownDocument, notFound, notPermitted, damaged, unsupported.
        """
        return self._ask("bookmarks/add", timeout, {"documentId": documentId, "bookmark": bookmark})

    def bookmarks_remove(
        self,
        *,
        documentId: str,
        id: str,
        timeout: Optional[float] = None,
    ) -> BookmarksRemoveResult:
        """Removes a bookmark.

        - `documentId`: The document.
        - `id`: The bookmark.

        Returns `removed`: Whether there was such a bookmark.

        Errors: unknownDocument, notPermitted, damaged.
        """
        return self._ask("bookmarks/remove", timeout, {"documentId": documentId, "id": id})

    def bookmarks_move(
        self,
        *,
        documentId: str,
        id: str,
        to: int,
        timeout: Optional[float] = None,
    ) -> Bookmarks:
        """Moves a bookmark in the custom order, the only order that this changes.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `to`: Its index in the custom order afterwards; beyond the end: the last.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, notFound, notPermitted, damaged.
        """
        return self._ask("bookmarks/move", timeout, {"documentId": documentId, "id": id, "to": to})

    def bookmarks_toggle(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> BookmarksToggleResult:
        """Removes all bookmarks of a page, or adds one where it has none.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `bookmarked`: Whether the page has a bookmark now. `added`: The bookmark that was
        added. `removed`: The ids of those that were removed.

        Errors: unknownDocument, notFound, notPermitted, damaged.
        """
        return self._ask("bookmarks/toggle", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
        })

    def bookmarks_at(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> Bookmarks:
        """Tells the bookmarks that go to a page.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, damaged.
        """
        return self._ask("bookmarks/at", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
        })

    def bookmarks_providers(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> BookmarksProvidersResult:
        """Tells what keeps the bookmarks of a document, in the order of asking.

        - `documentId`: The document.

        Returns `providers`: The providers.

        Errors: unknownDocument.
        """
        return self._ask("bookmarks/providers", timeout, {"documentId": documentId})
