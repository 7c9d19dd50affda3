# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Union

from ..asker import Asker
from ..types.document import Excluded, InteractionPreset, Interactions
from ..types.interaction import ComponentName, Condition, GateAnswer
from ..types.interaction_component_state import (
    FastScrollSettings, InteractionAddConditionResult, InteractionComponentsResult,
    InteractionConfigureResult, RuleScope, SmartZoomSettings,
)


class InteractionComponentsMethods(Asker):
    """Methods of `interaction_components`."""

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
        - `scope`: Where it counts: in the `view`, as with a document unless given; in all views of
          the `document`; or in all of the `session`. Views that are opened later have it from their
          first event.
        - `condition`: The condition, unless the client is asked.
        - `ask`: Ask the client with `interaction/shouldActivate` each time. (Default: `False`.)
        - `timeoutMs`: How long to wait for the answer. (Default: `200`.)
        - `otherwise`: What counts where no answer came in time; unless given `refuse` for
          `editAnnotation` and `transformAnnotation`, `allow` for all others.

        Returns `conditionId`: What `interaction/removeCondition` takes.

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
        - `scope`: Where it counts: in the `view`, as with a document unless given; in all views of
          the `document`; or in all of the `session`. Views that are opened later have it from their
          first event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCondition", timeout, {
            "conditionId": conditionId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })
