# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Union

from ..asker import Asker
from ..types.document import Excluded, InteractionPreset, Interactions
from ..types.interaction import Answer, ComponentName
from ..types.interaction_component_condition import (FastScrollSettings,
    InteractionComponentsResult, InteractionConfigureResult, SmartZoomSettings)
from ..types.tool_grown_path import EventResult


class InteractionRespondMethods(Asker):
    """Methods of `interaction_respond`."""

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
        """The user's answer to a requirement of the tool.

        - `documentId`: The document.
        - `requirementId`: As the tool's requirement has it.
        - `viewId`: The view; the document's first one unless given.
        - `value`: The answer, unless `cancel` is given.
        - `cancel`: Whether the user gives no answer. (Default: `False`.)

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: The overlay to draw over the pages; absent:
        as before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from
        the one before. Only for a client that takes `overlayChanges`. `requirement`: The input that
        the tool needs from the user now; absent: as before; `null`: no longer any. `menu`: The menu
        of the user now; absent: as before. `menuChange`: Instead of `menu` where that is longer:
        how it follows from the one before. Only for a client that takes `menuChanges`. `cursor`:
        The look of the hovering pointer, as CSS's keyword; absent: as before. `hover`: The text of
        the annotation under the hovering pointer; absent: as before; `null`: none. `error`: Why a
        tool could not do what it was about to do.

        Errors: unknownDocument, notFound, damaged, cannotOpen, limitExceeded, saveFailed.
        """
        return self._ask("interaction/respond", timeout, {
            "documentId": documentId,
            "requirementId": requirementId,
            "viewId": viewId,
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

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: The overlay to draw over the pages; absent:
        as before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from
        the one before. Only for a client that takes `overlayChanges`. `requirement`: The input that
        the tool needs from the user now; absent: as before; `null`: no longer any. `menu`: The menu
        of the user now; absent: as before. `menuChange`: Instead of `menu` where that is longer:
        how it follows from the one before. Only for a client that takes `menuChanges`. `cursor`:
        The look of the hovering pointer, as CSS's keyword; absent: as before. `hover`: The text of
        the annotation under the hovering pointer; absent: as before; `null`: none. `error`: Why a
        tool could not do what it was about to do.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/command", timeout, {
            "documentId": documentId,
            "id": id,
            "viewId": viewId,
        })

    def interaction_components(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> InteractionComponentsResult:
        """Lists the interaction components of a view, what gates them, and the client's gestures.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `components`: All components, then the composed ones. `gestures`: The client's
        gestures, if any, in the order in which they were registered; composed components by their
        members.

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
            "component": component,
            "enabled": enabled,
            "viewId": viewId,
        })

    def interaction_configure(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        fastScroll: Optional[FastScrollSettings] = None,
        smartZoom: Optional[SmartZoomSettings] = None,
        timeout: Optional[float] = None,
    ) -> InteractionConfigureResult:
        """Sets how components of a view work, and tells how they do: what is not given stays as it
        is.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `fastScroll`: How a tap near a side of the view turns the pages.
        - `smartZoom`: How a double tap zooms.

        Returns `fastScroll`: How `fastScroll` works now. `smartZoom`: How `smartZoom` works now.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/configure", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "fastScroll": fastScroll,
            "smartZoom": smartZoom,
        })

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

        Returns `Interactions`: The purpose of a view, and the parts that its user's touches leave
        alone.

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
        - `excluded`: The parts that are left alone; none unless given.

        Returns `Interactions`: The purpose of a view, and the parts that its user's touches leave
        alone.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/setPreset", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "preset": preset,
            "excluded": excluded,
        })
