# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker


class BookmarkProviderMethods(Asker):
    """Methods of `bookmark_provider`."""

    def bookmark_provider_did_change(
        self,
        *,
        documentId: str,
        providerId: str,
        timeout: Optional[float] = None,
    ) -> None:
        """Reports that a bookmark provider of the client changed its bookmarks. The server lists
        them again.

        - `documentId`: The document.
        - `providerId`: The provider.

        Errors: unknownDocument, notFound.
        """
        self._ask("bookmarkProvider/didChange", timeout, {
            "documentId": documentId,
            "providerId": providerId,
        })
