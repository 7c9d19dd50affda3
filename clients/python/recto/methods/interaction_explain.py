# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Point
from ..types.interaction import GateAnswer, PointerType
from ..types.interaction_component_condition import ExplainedEvent, RuleScope
from ..types.interaction_explanation_step import (Hook, InteractionAddHookResult,
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
        """Returns what an event would do, without doing it: the components that are asked, in
        order, with the verdict of each.

        - `documentId`: The document.
        - `event`: The gesture; for a drag, its beginning.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

        Returns `wouldDo`: The component that would act. `handled`: Whether the event would be
        handled. `tool`: The tool that would be active afterwards. `state`: The state of that tool.
        `toolPath`: Every tool that would see the event. `wrappers`: Client tools in `toolPath` that
        wrap others. Their answers are not known, so they count as passing the event on. `steps`:
        The client's gestures, then the components, in the order in which they are asked. `error`:
        The error that would occur.

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
        """Makes the server ask the client each time before something happens in a view.

        - `hook`: The request that the server will send.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.first
          event.
        - `timeoutMs`: How long to wait for the answer, in milliseconds. (Default: `200`.)
        - `otherwise`: The answer if none came in time. By default `refuse` for
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
        """Removes a hook: the client is not asked any more.

        - `hookId`: The id from `interaction/addHook`.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.first
          event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeHook", timeout, {
            "hookId": hookId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })
