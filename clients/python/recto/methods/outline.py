# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.outline import (
    NewOutlineItem,
    Outline,
    OutlineChanges,
    OutlineDeleteResult,
    OutlineFindResult,
    OutlineGetResult,
)


class OutlineMethods(Asker):
    """Methods of `outline`."""

    def outline_get(
        self,
        *,
        documentId: str,
        depth: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> OutlineGetResult:
        """Returns a document's outline (its table of contents) as a tree.

        - `documentId`: The document.
        - `depth`: How many levels to return; all unless given.

        Returns `items`: The top-level entries.

        Errors: unknownDocument, damaged.
        """
        return self._ask("outline/get", timeout, {"documentId": documentId, "depth": depth})

    def outline_find(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> OutlineFindResult:
        """Finds the place of a page in the outline. It is the deepest of the entries that lead to
        the nearest page at or before it; of several, the last.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `item`: The entry, without its children; absent if the page is before the first one.
        `path`: The ids of the entry and its ancestors, its own last.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("outline/find", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
        })

    def outline_insert(
        self,
        *,
        documentId: str,
        item: NewOutlineItem,
        parent: Optional[str] = None,
        index: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> Outline:
        """Inserts an entry with its descendants into the outline, as one step. A parent that had no
        children is expanded.

        - `documentId`: The document.
        - `item`: The entry.
        - `parent`: The id of the new parent; by default the top level.
        - `index`: The new index below the parent; by default, and beyond the end, the last.

        Returns `Outline`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, limitExceeded.
        """
        return self._ask("outline/insert", timeout, {
            "documentId": documentId,
            "item": item,
            "parent": parent,
            "index": index,
        })

    def outline_update(
        self,
        *,
        documentId: str,
        id: str,
        changes: OutlineChanges,
        timeout: Optional[float] = None,
    ) -> Outline:
        """Changes members of an outline entry, as one step. Other members stay.

        - `documentId`: The document.
        - `id`: The entry.
        - `changes`: The changes.

        Returns `Outline`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("outline/update", timeout, {
            "documentId": documentId,
            "id": id,
            "changes": changes,
        })

    def outline_move(
        self,
        *,
        documentId: str,
        id: str,
        parent: Optional[str] = None,
        index: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> Outline:
        """Moves an outline entry with its descendants, as one step. Ids stay. A parent that had no
        children is expanded.

        - `documentId`: The document.
        - `id`: The entry.
        - `parent`: The id of the new parent; by default the top level.
        - `index`: The new index below the parent; by default, and beyond the end, the last.

        Returns `Outline`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("outline/move", timeout, {
            "documentId": documentId,
            "id": id,
            "parent": parent,
            "index": index,
        })

    def outline_delete(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        timeout: Optional[float] = None,
    ) -> OutlineDeleteResult:
        """Removes entries of the outline with their descendants, as one step.

        - `documentId`: The document.
        - `ids`: The entries, at least one.

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("outline/delete", timeout, {"documentId": documentId, "ids": ids})
