# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.bookmarks import BookmarkExchangeFormat, BookmarkSortOrder, BookmarksExportResult


class BookmarksExportMethods(Asker):
    """Methods of `bookmarks_export`."""

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
        - `format`: What to write.
        - `sortOrder`: In which order. (Default: `custom`.)
        - `path`: The file to write to; the result has it all unless given.

        Returns `data`: What was written, unless a path was given. `path`: The file, with symbolic
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
