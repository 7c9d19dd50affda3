# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.outline import (NewOutlineItem, Outline, OutlineChanges, OutlineDeleteResult,
    OutlineFindResult, OutlineGetResult)


class OutlineMethods(Asker):
    """Methods of `outline`."""

    def outline_get(
        self,
        *,
        documentId: str,
        depth: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> OutlineGetResult:
        """Gives a document's outline (its table of contents) as a tree.

        - `documentId`: The document.
        - `depth`: How many levels; all unless given.

        Returns `items`: The topmost entries.

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
        """Tells where in the outline a page is: of the entries that lead to the nearest page at or
        before it, the deepest one, and of those the last.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `item`: The entry, without its children; absent before the first one. `path`: The
        ids of the entries that lead to it, its own last.

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
        """Puts an entry, with those below it, into the outline, as one step. An entry that had none
        below it shows what is put there.

        - `documentId`: The document.
        - `item`: The entry.
        - `parent`: The id of the entry that it goes below; the top unless given.
        - `index`: Its index there; the last unless given, and beyond the end.

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
        """Changes members of an entry of the outline, as one step; what is not among them stays.

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
        """Puts an entry of the outline, with those below it, to another place, as one step; ids
        stay. An entry that had none below it shows what is put there.

        - `documentId`: The document.
        - `id`: The entry.
        - `parent`: The id of the entry that it goes below; the top unless given.
        - `index`: Its index there afterwards; the last unless given, and beyond the end.

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
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> OutlineDeleteResult:
        """Removes entries of the outline with all that is below them, as one step.

        - `documentId`: The document.
        - `ids`: The entries, one at least.

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("outline/delete", timeout, {"documentId": documentId, "ids": ids})
