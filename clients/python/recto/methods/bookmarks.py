# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.bookmarks import (BookmarkSortOrder, Bookmarks, BookmarksAddResult,
    BookmarksRemoveResult, BookmarksResult, BookmarksRunResult, BookmarksToggleResult,
    BookmarksUpdateResult, NewBookmark)
from ..types.page_set_layers_action import Action


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
        bookmarks: Optional[List[NewBookmark]] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksAddResult:
        """Adds bookmarks, or replaces those with their ids, as one step.

        - `documentId`: The document.
        - `bookmark`: The bookmark: this or `bookmarks`.
        - `bookmarks`: Several: all of them are added, or none.

        Returns `bookmark`: The bookmark as it is now, where one was given. `bookmarks`: As they are
        now, where `bookmarks` were given. `replaced`: Whether there was one with its id, or with
        one of theirs.

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
        name: Optional[Union[str, None]] = None,
        pageIndex: Optional[int] = None,
        action: Optional[Action] = None,
        sortKey: Optional[float] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksUpdateResult:
        """Changes a bookmark: its name, what it does, or its place.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `name`: Another name; `null`: none; absent: as before.
        - `pageIndex`: Another page, from 0.
        - `action`: Another action; beside `pageIndex` only if it goes to that page.
        - `sortKey`: Another place in the custom order.

        Returns `bookmark`: The bookmark as it is now.

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
        })

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
        """Moves a bookmark in the custom order, the only order that this changes.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `to`: Its index in the custom order afterwards; beyond the end: the last.

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
        """Does in a view what a bookmark does, as `action/run` does it.

        - `documentId`: The document.
        - `id`: The bookmark.
        - `viewId`: The view; the document's first one unless given.

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
        """Removes all bookmarks of a page, or adds one where it has none.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `bookmarked`: Whether the page has a bookmark now. `added`: The bookmark that was
        added. `removed`: The ids of the removed ones.

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
        """Tells the bookmarks that go to a page.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `Bookmarks`: see there.

        Errors: unknownDocument, damaged, vetoed, timedOut.
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
        """Tells what keeps the bookmarks of a document, in the order of asking.

        - `documentId`: The document.

        Returns `providers`: The providers.

        Errors: unknownDocument.
        """
        return self._ask("bookmarks/providers", timeout, {"documentId": documentId})
