# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.interaction import Hook, InteractionAddHookResult


class InteractionAddHookMethods(Asker):
    """Methods of `interaction_add_hook`."""

    def interaction_add_hook(
        self,
        *,
        documentId: str,
        hook: Hook,
        viewId: Optional[str] = None,
        timeoutMs: Optional[int] = None,
        otherwise: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddHookResult:
        """Has the client asked each time before something happens in a view.

        - `documentId`: The document.
        - `hook`: The request that the server is to make.
        - `viewId`: The view; the document's first one unless given.
        - `timeoutMs`: How long to wait for the answer. (Default: `200`.)
        - `otherwise`: What counts where no answer came in time. (Default: `True`.)

        Returns `hookId`: What `interaction/removeHook` takes.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addHook", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "hook": hook,
            "timeoutMs": timeoutMs,
            "otherwise": otherwise,
        })

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
