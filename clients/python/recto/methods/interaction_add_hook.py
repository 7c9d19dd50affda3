# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.interaction import GateAnswer
from ..types.interaction_component_state import RuleScope
from ..types.interaction_interaction_explain_result import Hook, InteractionAddHookResult


class InteractionAddHookMethods(Asker):
    """Methods of `interaction_add_hook`."""

    def interaction_add_hook(
        self,
        *,
        hook: Hook,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeoutMs: Optional[int] = None,
        otherwise: Optional[GateAnswer] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddHookResult:
        """Has the client asked each time before something happens in a view.

        - `hook`: The request that the server is to make.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Where it counts: in the `view`, as with a document unless given; in all views of
          the `document`; or in all of the `session`. Views that are opened later have it from their
          first event.
        - `timeoutMs`: How long to wait for the answer. (Default: `200`.)
        - `otherwise`: What counts where no answer came in time; unless given `refuse` for
          `annotations/shouldEdit` and `action/shouldRun`, `allow` for all others.

        Returns `hookId`: What `interaction/removeHook` takes.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addHook", timeout, {
            "hook": hook,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "timeoutMs": timeoutMs,
            "otherwise": otherwise,
        })

    def interaction_remove_hook(
        self,
        *,
        hookId: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Has the client not asked any more.

        - `hookId`: As `interaction/addHook` gave it.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Where it counts: in the `view`, as with a document unless given; in all views of
          the `document`; or in all of the `session`. Views that are opened later have it from their
          first event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeHook", timeout, {
            "hookId": hookId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })
