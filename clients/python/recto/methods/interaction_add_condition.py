# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Point
from ..types.interaction import ComponentName, Condition, GateAnswer, PointerType
from ..types.interaction_component_condition import (InteractionAddCallbackResult,
    InteractionAddConditionResult, InteractionCanActivateResult, InteractionTryToResult, RuleScope)
from ..types.synctex import Space
from ..types.tool_grown_path import Component, Modifier


class InteractionAddConditionMethods(Asker):
    """Methods of `interaction_add_condition`."""

    def interaction_add_condition(
        self,
        *,
        component: ComponentName,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        condition: Optional[Condition] = None,
        ask: Optional[bool] = None,
        timeoutMs: Optional[int] = None,
        otherwise: Optional[GateAnswer] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddConditionResult:
        """Lets a component act only under a condition: given as data, or asked of the client each
        time.

        - `component`: The component; of a composed one, every member.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.
        - `condition`: The condition, unless the client is asked.
        - `ask`: Ask the client with `interaction/shouldActivate` each time. (Default: `False`.)
        - `timeoutMs`: How long to wait for the answer. (Default: `200`.)
        - `otherwise`: The answer if none came in time; unless given `refuse` for `editAnnotation`
          and `transformAnnotation`, `allow` for all others.

        Returns `conditionId`: The id for `interaction/removeCondition`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addCondition", timeout, {
            "component": component,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "condition": condition,
            "ask": ask,
            "timeoutMs": timeoutMs,
            "otherwise": otherwise,
        })

    def interaction_remove_condition(
        self,
        *,
        conditionId: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Takes a condition away again.

        - `conditionId`: As `interaction/addCondition` gave it.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCondition", timeout, {
            "conditionId": conditionId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })

    def interaction_add_callback(
        self,
        *,
        component: ComponentName,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddCallbackResult:
        """Tells the client each time just before a component acts, with `interaction/willActivate`;
        that cannot prevent it.

        - `component`: The component; of a composed one, every member.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.

        Returns `callbackId`: The id for `interaction/removeCallback`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addCallback", timeout, {
            "component": component,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })

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
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCallback", timeout, {
            "callbackId": callbackId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
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
        - `space`: The space of points; `page`, or `view` without a page.
        - `pointerType`: The user's pointer. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `canActivate`: Whether it would. `verdict`: The verdict, as a word. `by`: The id of
        the condition, or the name of the rule, that decided. `reason`: The same as a sentence.
        `context`: The object that it would act on.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/canActivate", timeout, {
            "documentId": documentId,
            "component": component,
            "point": point,
            "viewId": viewId,
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
        - `space`: The space of points; `page`, or `view` without a page.
        - `pointerType`: The user's pointer. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `performed`: Whether it acted. `verdict`: `wouldAct` where it did; else what kept it
        from it. `by`: The id of the condition, or the name of the rule, that decided. `reason`: The
        same as a sentence.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("interaction/tryTo", timeout, {
            "documentId": documentId,
            "component": component,
            "point": point,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })
