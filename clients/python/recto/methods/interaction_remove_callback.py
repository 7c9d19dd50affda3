# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker


class InteractionRemoveCallbackMethods(Asker):
    """Methods of `interaction_remove_callback`."""

    def interaction_remove_callback(
        self,
        *,
        documentId: str,
        callbackId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Takes a callback away again.

        - `documentId`: The document.
        - `callbackId`: As `interaction/addCallback` gave it.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCallback", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "callbackId": callbackId,
        })
