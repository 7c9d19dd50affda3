# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.view import ViewResult


class ViewForwardMethods(Asker):
    """Methods of `view_forward`."""

    def view_forward(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ViewResult:
        """Undoes `view/back`.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `moved`: Whether there was anywhere to go. `view`: What the view shows now.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/forward", timeout, {"documentId": documentId, "viewId": viewId})

    def view_close(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Closes a view; what its tool has under way is committed first.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notFound, notPermitted, vetoed.
        """
        self._ask("view/close", timeout, {"documentId": documentId, "viewId": viewId})
