# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker


class InteractionRemoveHookMethods(Asker):
    """Methods of `interaction_remove_hook`."""

    def interaction_remove_hook(
        self,
        *,
        documentId: str,
        hookId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Has the client not asked any more.

        - `documentId`: The document.
        - `hookId`: As `interaction/addHook` gave it.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeHook", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "hookId": hookId,
        })
