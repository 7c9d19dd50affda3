# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import Optional, Sequence, Union

from ..asker import UNSET, Asker, Unset
from ..types.bookmarks import (
    BookmarkExchangeFormat,
    BookmarkProviderChoice,
    BookmarkSortOrder,
    Bookmarks,
    BookmarksAddResult,
    BookmarksExportResult,
    BookmarksImportResult,
    BookmarksRemoveResult,
    BookmarksResult,
    BookmarksRunResult,
    BookmarksToggleResult,
    BookmarksUpdateResult,
    NewBookmark,
)
from ..types.page import Action


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
        - `sortOrder`: The order. `custom`: as the reader arranged them, new ones last; `pageBased`:
          by page, those without a page last; absent: unsorted.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, damaged, vetoed, timedOut.
        """
        return self._ask("bookmarks/list", timeout, {
            "documentId": documentId,
            "sortOrder": sortOrder,
        })

    def bookmarks_add(
        self,
        *,
        documentId: str,
        bookmark: Optional[NewBookmark] = None,
        bookmarks: Optional[Sequence[NewBookmark]] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksAddResult:
        """Adds bookmarks, or replaces those with the same ids, as one step.

        - `documentId`: The document.
        - `bookmark`: The bookmark. Give this or `bookmarks`.
        - `bookmarks`: The bookmarks; all of them are added, or none.

        Returns `bookmark`: The added bookmark, if `bookmark` was given. `bookmarks`: The added
        bookmarks, if `bookmarks` were given. `replaced`: Whether a bookmark with the same id was
        replaced.

        Errors: unknownDocument, notFound, notPermitted, unsupported, saveFailed, damaged, vetoed,
        timedOut.
        """
        return self._ask("bookmarks/add", timeout, {
            "documentId": documentId,
            "bookmark": bookmark,
            "bookmarks": bookmarks,
        })

    def bookmarks_update(
        self,
        *,
        documentId: str,
        id: str,
        name: Union[str, None, Unset] = UNSET,
        pageIndex: Optional[int] = None,
        action: Optional[Action] = None,
        sortKey: Optional[float] = None,
        displayName: Optional[str] = None,
        provider: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksUpdateResult:
        """Changes a bookmark's name, action, page or position.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `name`: The new name; `null` removes it, absent keeps it.
        - `pageIndex`: The new page, from 0.
        - `action`: The new action; with `pageIndex`, it must go to that page.
        - `sortKey`: The new position in the custom order.
        - `displayName`: Ignored, so that a listed bookmark is accepted.
        - `provider`: Ignored likewise: the bookmark stays where it is.

        Returns `bookmark`: The changed bookmark.

        Errors: unknownDocument, notFound, notPermitted, unsupported, saveFailed, damaged, vetoed,
        timedOut.
        """
        return self._ask("bookmarks/update", timeout, {
            "documentId": documentId,
            "id": id,
            "name": name,
            "pageIndex": pageIndex,
            "action": action,
            "sortKey": sortKey,
            "displayName": displayName,
            "provider": provider,
        }, nullable=["name"])

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

        Returns `removed`: Whether the bookmark existed.

        Errors: unknownDocument, notPermitted, unsupported, saveFailed, damaged, vetoed, timedOut.
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
        """Moves a bookmark in the custom order; other orders do not change.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `to`: The new index in the custom order; beyond the end, the bookmark becomes the last.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, notFound, notPermitted, unsupported, saveFailed, damaged, vetoed,
        timedOut.
        """
        return self._ask("bookmarks/move", timeout, {"documentId": documentId, "id": id, "to": to})

    def bookmarks_run(
        self,
        *,
        documentId: str,
        id: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksRunResult:
        """Runs the action of a bookmark in a view, as `action/run` does.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `viewId`: The view; by default the document's first.

        Returns `actions`: The outcome of each action of the chain, in order.

        Errors: unknownDocument, notFound, damaged, vetoed, timedOut.
        """
        return self._ask("bookmarks/run", timeout, {
            "documentId": documentId,
            "id": id,
            "viewId": viewId,
        })

    def bookmarks_toggle(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> BookmarksToggleResult:
        """Removes a page's bookmarks, or adds one if it has none.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `bookmarked`: Whether the page has a bookmark now. `added`: The bookmark that was
        added. `removed`: The ids of the removed bookmarks.

        Errors: unknownDocument, notFound, notPermitted, unsupported, saveFailed, damaged, vetoed,
        timedOut.
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
        """Returns the bookmarks that go to a page.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, notFound, damaged, vetoed, timedOut.
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
    ) -> BookmarksResult:
        """Lists a document's bookmark providers, in the order of being asked.

        - `documentId`: The document.

        Returns `providers`: The providers.

        Errors: unknownDocument.
        """
        return self._ask("bookmarks/providers", timeout, {"documentId": documentId})

    def bookmarks_set_providers(
        self,
        *,
        documentId: str,
        providers: Sequence[BookmarkProviderChoice],
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
        path: Optional[Union[str, os.PathLike[str]]] = None,
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
        path: Optional[Union[str, os.PathLike[str]]] = None,
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
