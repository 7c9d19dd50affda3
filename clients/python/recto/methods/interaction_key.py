# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.interaction import (
    Answer, ComponentName, Condition, InteractionAddConditionResult, InteractionComponentsResult,
)
from ..types.tool_tool_get_result import EventResult, Modifier


class InteractionKeyMethods(Asker):
    """Methods of `interaction_key`."""

    def interaction_key(
        self,
        *,
        documentId: str,
        key: str,
        viewId: Optional[str] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user pressed a key.

        - `documentId`: The document.
        - `key`: As browsers name it: `Delete`, `Escape`, `ArrowLeft`, `a`.
        - `viewId`: The view; the document's first one unless given.
        - `modifiers`: Keys that are held down.

        Returns `handled`: Whether a tool took the event. `tool`: The tool now. `state`: The tool
        and its state now. `toolPath`: Every tool that saw the event, in order. `component`: The
        component that acted. `overlay`: What to draw over the pages now; absent: as before.
        `requirement`: What the tool needs from the user now; absent: as before; `null`: nothing any
        more. `menu`: What the user can choose from now; absent: as before. `cursor`: What the
        hovering pointer should look like now, by CSS's keyword; absent: as before. `error`: Why a
        tool could not do what it was about to do.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/key", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "key": key,
            "modifiers": modifiers,
        })

    def interaction_text(
        self,
        *,
        documentId: str,
        text: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user entered text; it may become more until it is committed.

        - `documentId`: The document.
        - `text`: All of the text so far.
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
        return self._ask("interaction/text", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "text": text,
        })

    def interaction_respond(
        self,
        *,
        documentId: str,
        requirementId: str,
        viewId: Optional[str] = None,
        value: Optional[Answer] = None,
        cancel: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """What the user said to a requirement of the tool's.

        - `documentId`: The document.
        - `requirementId`: As the tool's requirement has it.
        - `viewId`: The view; the document's first one unless given.
        - `value`: The answer, unless `cancel` is given.
        - `cancel`: Whether the user gives no answer. (Default: `False`.)

        Returns `handled`: Whether a tool took the event. `tool`: The tool now. `state`: The tool
        and its state now. `toolPath`: Every tool that saw the event, in order. `component`: The
        component that acted. `overlay`: What to draw over the pages now; absent: as before.
        `requirement`: What the tool needs from the user now; absent: as before; `null`: nothing any
        more. `menu`: What the user can choose from now; absent: as before. `cursor`: What the
        hovering pointer should look like now, by CSS's keyword; absent: as before. `error`: Why a
        tool could not do what it was about to do.

        Errors: unknownDocument, notFound, cannotOpen, limitExceeded.
        """
        return self._ask("interaction/respond", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "requirementId": requirementId,
            "value": value,
            "cancel": cancel,
        })

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
