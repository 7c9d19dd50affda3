# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations_annotation import Space
from ..types.document import Point
from ..types.interaction import (
    ComponentName, ExplainedEvent, InteractionAddCallbackResult, InteractionCanActivateResult,
    InteractionExplainResult, InteractionTryToResult, PointerType,
)
from ..types.tool_tool_get_result import Component, Modifier


class InteractionRemoveConditionMethods(Asker):
    """Methods of `interaction_remove_condition`."""

    def interaction_remove_condition(
        self,
        *,
        documentId: str,
        conditionId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Takes a condition away again.

        - `documentId`: The document.
        - `conditionId`: As `interaction/addCondition` gave it.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCondition", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "conditionId": conditionId,
        })

    def interaction_add_callback(
        self,
        *,
        documentId: str,
        component: ComponentName,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddCallbackResult:
        """Tells the client each time just before a component acts, with `interaction/willActivate`;
        that cannot prevent it.

        - `documentId`: The document.
        - `component`: The component; of a composed one, every member.
        - `viewId`: The view; the document's first one unless given.

        Returns `callbackId`: What `interaction/removeCallback` takes.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addCallback", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "component": component,
        })

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

        Errors: unknownDocument, notFound.
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

        Errors: unknownDocument, notFound.
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
        tool that would see the event. `steps`: The components, in the order in which they are
        asked. `error`: What would go wrong.

        Errors: unknownDocument, notFound.
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
