# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.document import Excluded, InteractionPreset, Interactions, Point
from ..types.interaction import (
    ComponentName, Condition, InteractionAddCallbackResult, InteractionAddConditionResult,
    InteractionCanActivateResult, PointerType,
)
from ..types.synctex import Space
from ..types.tool_tool_get_result import Component, Modifier


class InteractionPresetMethods(Asker):
    """Methods of `interaction_preset`."""

    def interaction_preset(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Interactions:
        """Tells what a view is for, and what its user's touches leave alone.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `Interactions`: What a view is for, and what its user's touches leave alone.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/preset", timeout, {
            "documentId": documentId,
            "viewId": viewId,
        })

    def interaction_set_preset(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        preset: Optional[Union[InteractionPreset, None]] = None,
        excluded: Optional[Excluded] = None,
        timeout: Optional[float] = None,
    ) -> Interactions:
        """Says what a view is for, and what its user's touches leave alone, in place of all that
        was said before.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `preset`: The preset; `null` or not given: none.
        - `excluded`: What is left alone; not given: nothing.

        Returns `Interactions`: What a view is for, and what its user's touches leave alone.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/setPreset", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "preset": preset,
            "excluded": excluded,
        })

    def interaction_add_condition(
        self,
        *,
        documentId: str,
        component: ComponentName,
        viewId: Optional[str] = None,
        condition: Optional[Condition] = None,
        ask: Optional[bool] = None,
        timeoutMs: Optional[int] = None,
        otherwise: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddConditionResult:
        """Lets a component act only under a condition: given as data, or asked of the client each
        time.

        - `documentId`: The document.
        - `component`: The component; of a composed one, every member.
        - `viewId`: The view; the document's first one unless given.
        - `condition`: The condition, unless the client is asked.
        - `ask`: Ask the client with `interaction/shouldActivate` each time. (Default: `False`.)
        - `timeoutMs`: How long to wait for the answer. (Default: `200`.)
        - `otherwise`: What counts where no answer came in time. (Default: `True`.)

        Returns `conditionId`: What `interaction/removeCondition` takes.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addCondition", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "component": component,
            "condition": condition,
            "ask": ask,
            "timeoutMs": timeoutMs,
            "otherwise": otherwise,
        })

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
