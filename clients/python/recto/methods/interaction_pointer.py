# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations import Point, Space
from ..types.interaction import (
    ComponentName,
    Condition,
    Interaction,
    InteractionAddCallbackResult,
    InteractionAddConditionResult,
    InteractionComponentsResult,
    Modifier,
    PointerPhase,
    PointerType,
)


class InteractionPointerMethods(Asker):
    """Methods of `interaction_pointer`."""

    def interaction_pointer(
        self,
        *,
        documentId: str,
        point: Point,
        phase: PointerPhase,
        time: float,
        viewId: Optional[str] = None,
        pressure: Optional[float] = None,
        buttons: Optional[int] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """A raw pointer event: the server recognises the gestures.

        - `documentId`: The document.
        - `point`: Where.
        - `phase`: What the pointer did.
        - `time`: Milliseconds on the client's clock.
        - `viewId`: The view; the document's first one unless given.
        - `pressure`: 0 to 1. (Default: `0.5`.)
        - `buttons`: Sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser.
          (Default: `0`.)
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/pointer", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "point": point,
            "phase": phase,
            "pressure": pressure,
            "buttons": buttons,
            "time": time,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_key(
        self,
        *,
        documentId: str,
        key: str,
        viewId: Optional[str] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user pressed a key.

        - `documentId`: The document.
        - `key`: As browsers name it: `Delete`, `Escape`, `ArrowLeft`, `a`.
        - `viewId`: The view; the document's first one unless given.
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/key", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "key": key,
            "modifiers": modifiers,
        })

    def interaction_components(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> InteractionComponentsResult:
        """Lists the interaction components of a view, and what gates them.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `components`: All components, then the composed ones.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/components", timeout, {
            "documentId": documentId,
            "viewId": viewId,
        })

    def interaction_set_enabled(
        self,
        *,
        documentId: str,
        component: ComponentName,
        enabled: bool,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Switches a component on or off; a composed one, all its members.

        - `documentId`: The document.
        - `component`: The component.
        - `enabled`: Whether it may act.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/setEnabled", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "component": component,
            "enabled": enabled,
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
