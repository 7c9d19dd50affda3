# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Point
from ..types.interaction import GateAnswer, PointerType, RuleScope
from ..types.interaction_interaction_can_activate_result import (
    ExplainedEvent, Hook, InteractionAddHookResult, InteractionCanActivateResult,
    InteractionExplainResult, InteractionTryToResult,
)
from ..types.synctex import Space
from ..types.tool_tool_get_result import Component, Modifier


class InteractionRemoveCallbackMethods(Asker):
    """Methods of `interaction_remove_callback`."""

    def interaction_remove_callback(
        self,
        *,
        callbackId: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Takes a callback away again.

        - `callbackId`: As `interaction/addCallback` gave it.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Where it counts: in the `view`, as with a document unless given; in all views of
          the `document`; or in all of the `session`. Views that are opened later have it from their
          first event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCallback", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "callbackId": callbackId,
        })

    def interaction_can_activate(
        self,
        *,
        documentId: str,
        component: Component,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> InteractionCanActivateResult:
        """Tells whether a component would act at a point, were it switched on: all conditions are
        asked, and nothing is done.

        - `documentId`: The document.
        - `component`: The component; no composed one.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `canActivate`: Whether it would. `verdict`: What decided that, as a word. `by`: The
        id of the condition, or the name of the rule, that decided. `reason`: The same as a
        sentence. `context`: What it would act on.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/canActivate", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "component": component,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_try_to(
        self,
        *,
        documentId: str,
        component: Component,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> InteractionTryToResult:
        """Has a component act at a point, also one that is switched off, unless a condition forbids
        it.

        - `documentId`: The document.
        - `component`: The component; no composed one.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `performed`: Whether it acted. `verdict`: `wouldAct` where it did; else what kept it
        from it. `by`: The id of the condition, or the name of the rule, that decided. `reason`: The
        same as a sentence.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("interaction/tryTo", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "component": component,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

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
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `wouldDo`: The component that would act. `handled`: Whether the event would be
        taken. `tool`: The tool that would be the user's then. `state`: Its state. `toolPath`: Every
        tool that would see the event. `wrappers`: Those of them that are the client's and wrap
        others: what they would answer is not known, so they count as if they passed. `steps`: The
        client's gestures, then the components, as they are asked. `error`: What would go wrong.

        Errors: unknownDocument, notFound, damaged, vetoed.
        """
        return self._ask("interaction/explain", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "event": event,
            "point": point,
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
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "hook": hook,
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
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "hookId": hookId,
        })
