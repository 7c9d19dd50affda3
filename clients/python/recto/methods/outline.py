# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.outline import OutlineFindResult, OutlineGetResult


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
