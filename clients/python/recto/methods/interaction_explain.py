# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Point
from ..types.interaction import GateAnswer, PointerType
from ..types.interaction_component_condition import ExplainedEvent, RuleScope
from ..types.interaction_interaction_explain_result import (Hook, InteractionAddHookResult,
    InteractionExplainResult)
from ..types.synctex import Space
from ..types.tool_grown_path import Modifier


class InteractionExplainMethods(Asker):
    """Methods of `interaction_explain`."""

    def interaction_explain(
        self,
        *,
        documentId: str,
        event: ExplainedEvent,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> InteractionExplainResult:
        """Tells what an event would do, without doing it: which components are asked, in what
        order, and what each says.

        - `documentId`: The document.
        - `event`: The gesture; of a drag, how it begins.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: The space of points; `page`, or `view` without a page.
        - `pointerType`: The user's pointer. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `wouldDo`: The component that would act. `handled`: Whether the event would be
        taken. `tool`: The tool that would be the user's then. `state`: Its state. `toolPath`: Every
        tool that would see the event. `wrappers`: Those of them that are the client's and wrap
        others: what they would answer is not known, so they count as if they passed. `steps`: The
        client's gestures, then the components, as they are asked. `error`: The error that would
        occur.

        Errors: unknownDocument, notFound, damaged, vetoed.
        """
        return self._ask("interaction/explain", timeout, {
            "documentId": documentId,
            "event": event,
            "point": point,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

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

        - `hook`: The request that the server will make.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.
        - `timeoutMs`: How long to wait for the answer. (Default: `200`.)
        - `otherwise`: The answer if none came in time; unless given `refuse` for
          `annotations/shouldEdit` and `action/shouldRun`, `allow` for all others.

        Returns `hookId`: The id for `interaction/removeHook`.

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
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeHook", timeout, {
            "hookId": hookId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })
