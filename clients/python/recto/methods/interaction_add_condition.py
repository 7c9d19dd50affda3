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
        """Adds a condition for a component to act: either data, or a question to the client each
        time.

        - `component`: The component; for a composed one, every member.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.first
          event.
        - `condition`: The condition, unless `ask` is `true`.
        - `ask`: Whether to ask the client with `interaction/shouldActivate` each time. (Default:
          `False`.)
        - `timeoutMs`: How long to wait for the answer, in milliseconds. (Default: `200`.)
        - `otherwise`: The answer if none came in time. By default `refuse` for `editAnnotation` and
          `transformAnnotation`, `allow` for all others.

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
        """Removes a condition.

        - `conditionId`: The id from `interaction/addCondition`.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.first
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
        """Notifies the client with `interaction/willActivate` each time just before a component
        acts. The client cannot prevent it.

        - `component`: The component; for a composed one, every member.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.first
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
        """Removes a callback.

        - `callbackId`: The id from `interaction/addCallback`.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.first
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
        """Returns whether a component would act at a point if it were enabled. All conditions are
        asked, but nothing is done.

        - `documentId`: The document.
        - `component`: The component; not a composed one.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

        Returns `canActivate`: Whether the component would act. `verdict`: The verdict, as a word.
        `by`: The id of the condition, or the name of the rule, that decided. `reason`: The verdict
        as a sentence. `context`: The object that the component would act on.

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
        """Makes a component act at a point, even if it is disabled, unless a condition forbids it.

        - `documentId`: The document.
        - `component`: The component; not a composed one.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

        Returns `performed`: Whether the component acted. `verdict`: `wouldAct` if it acted;
        otherwise what prevented it. `by`: The id of the condition, or the name of the rule, that
        decided. `reason`: The verdict as a sentence.

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
