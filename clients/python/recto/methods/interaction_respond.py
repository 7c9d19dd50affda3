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
        """The user answered a requirement of the tool.

        - `documentId`: The document.
        - `requirementId`: The id in the tool's requirement.
        - `viewId`: The view; by default the document's first.
        - `value`: The answer, unless `cancel` is given.
        - `cancel`: Whether the user declined to answer. (Default: `False`.)

        Returns `handled`: Whether a tool handled the event, or a client gesture blocked it. `tool`:
        The active tool. `state`: The active tool and its state. `toolPath`: All tools that saw the
        event, in order. `component`: The component that acted. `gestures`: The client gestures that
        the event belongs to. `consumed`: The condition, hook or gesture through which the client
        consumed the event. `overlay`: The overlay to draw over the pages; absent if unchanged.
        `overlayChange`: The change to the previous overlay, instead of a longer `overlay`; only
        with the capability `overlayChanges`. `requirement`: The input that the tool needs from the
        user; absent if unchanged, `null` if none any more. `menu`: The current menu; absent if
        unchanged. `menuChange`: The change to the previous menu, instead of a longer `menu`; only
        with the capability `menuChanges`. `cursor`: The pointer's look while it hovers, as a CSS
        keyword; absent if unchanged. `hover`: The text of the annotation under the hovering
        pointer; absent if unchanged, `null` for none. `error`: The error of a tool.

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
        """The user chose a menu item, or gave a command in another way.

        - `documentId`: The document.
        - `id`: The command's id, as in menus and `tool/keys`.
        - `viewId`: The view; by default the document's first.

        Returns `handled`: Whether a tool handled the event, or a client gesture blocked it. `tool`:
        The active tool. `state`: The active tool and its state. `toolPath`: All tools that saw the
        event, in order. `component`: The component that acted. `gestures`: The client gestures that
        the event belongs to. `consumed`: The condition, hook or gesture through which the client
        consumed the event. `overlay`: The overlay to draw over the pages; absent if unchanged.
        `overlayChange`: The change to the previous overlay, instead of a longer `overlay`; only
        with the capability `overlayChanges`. `requirement`: The input that the tool needs from the
        user; absent if unchanged, `null` if none any more. `menu`: The current menu; absent if
        unchanged. `menuChange`: The change to the previous menu, instead of a longer `menu`; only
        with the capability `menuChanges`. `cursor`: The pointer's look while it hovers, as a CSS
        keyword; absent if unchanged. `hover`: The text of the annotation under the hovering
        pointer; absent if unchanged, `null` for none. `error`: The error of a tool.

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
        """Lists the interaction components of a view, their conditions, and the client's gestures.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `components`: The components, then the composed ones. `gestures`: The client's
        gestures in the order of registration, if any; composed components are replaced by their
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
        """Enables or disables a component, or all members of a composed one.

        - `documentId`: The document.
        - `component`: The component.
        - `enabled`: Whether the component may act.
        - `viewId`: The view; by default the document's first.

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
        """Sets how components of a view work, and returns all settings. Settings that are not given
        stay.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `fastScroll`: How a tap near an edge of the view turns pages.
        - `smartZoom`: How a double tap zooms.

        Returns `fastScroll`: The settings of `fastScroll` now. `smartZoom`: The settings of
        `smartZoom` now.

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
        """Returns the preset of a view, and the parts that are excluded from interactions.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `Interactions`: The preset of a view, and the objects and areas excluded from
        interactions.

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
        """Sets the preset of a view, and the parts that are excluded from interactions. It replaces
        the previous preset and parts.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `preset`: The preset; `null` or absent for none.
        - `excluded`: The parts excluded from interactions; none unless given.

        Returns `Interactions`: The preset of a view, and the objects and areas excluded from
        interactions.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/setPreset", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "preset": preset,
            "excluded": excluded,
        })
