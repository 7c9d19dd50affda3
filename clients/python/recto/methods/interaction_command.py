# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.interaction import (
    ComponentName, Condition, Hook, InteractionAddCallbackResult, InteractionAddConditionResult,
    InteractionAddHookResult, InteractionComponentsResult,
)
from ..types.tool_tool_get_result import EventResult


class InteractionCommandMethods(Asker):
    """Methods of `interaction_command`."""

    def interaction_command(
        self,
        *,
        documentId: str,
        id: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user chose an item of a menu, or gave a command in another way.

        - `documentId`: The document.
        - `id`: The command, as menus and `tool/keys` have it.
        - `viewId`: The view; the document's first one unless given.

        Returns `handled`: Whether a tool took the event. `tool`: The tool now. `state`: The tool
        and its state now. `toolPath`: Every tool that saw the event, in order. `component`: The
        component that acted. `overlay`: What to draw over the pages now; absent: as before.
        `requirement`: What the tool needs from the user now; absent: as before; `null`: nothing any
        more. `menu`: What the user can choose from now; absent: as before. `cursor`: What the
        hovering pointer should look like now, by CSS's keyword; absent: as before. `error`: Why a
        tool could not do what it was about to do.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/command", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "id": id,
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
