# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.gesture import GestureContainsResult
from ..types.interaction import ComponentName
from ..types.interaction_component_condition import GestureKind, RuleScope


class GestureMethods(Asker):
    """Methods of `gesture`."""

    def gesture_register(
        self,
        *,
        id: str,
        kind: GestureKind,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        taps: Optional[int] = None,
        requireToFail: Optional[List[ComponentName]] = None,
        blocks: Optional[List[ComponentName]] = None,
        simultaneousWith: Optional[List[ComponentName]] = None,
        ask: Optional[bool] = None,
        timeoutMs: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Brings a gesture of the client's to a view: the server tells what becomes of it with
        `gesture/didChange`.

        - `id`: Its id: letters, digits, `.`, `-` and `_`.
        - `kind`: The event that it consists of.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.
        - `taps`: For a `tap`: the number of taps; 1 unless given.
        - `requireToFail`: The components that it waits for: it fails where one of them acts.
        - `blocks`: The components that wait for it: they do not act where it begins.
        - `simultaneousWith`: The components beside which it begins; stronger than `blocks`.
        - `ask`: Ask the client with `gesture/shouldBegin` each time; always so of `custom`.
          (Default: `False`.)
        - `timeoutMs`: How long to wait for the answer; without one it fails. (Default: `200`.)

        Errors: unknownDocument, notFound.
        """
        self._ask("gesture/register", timeout, {
            "id": id,
            "kind": kind,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "taps": taps,
            "requireToFail": requireToFail,
            "blocks": blocks,
            "simultaneousWith": simultaneousWith,
            "ask": ask,
            "timeoutMs": timeoutMs,
        })

    def gesture_unregister(
        self,
        *,
        id: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Removes a client gesture; one that is under way is cancelled.

        - `id`: As it was registered.
        - `documentId`: The document; absent: `scope` is `session`.
        - `viewId`: The view; the document's first one unless given.
        - `scope`: Its scope: the `view`, as with a document unless given; all views of the
          `document`; or all of the `session`. Views that are opened later have it from their first
          event.

        Errors: unknownDocument, notFound.
        """
        self._ask("gesture/unregister", timeout, {
            "id": id,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })

    def gesture_contains(
        self,
        *,
        documentId: str,
        component: ComponentName,
        gesture: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> GestureContainsResult:
        """Tells whether a component acts by a gesture of the server's, or stands in a relation to
        one of the client's.

        - `documentId`: The document.
        - `component`: The component; of a composed one, any member counts.
        - `gesture`: `tap`, `doubleTap`, `tripleTap`, `longPress`, `contextMenu`, `drag`, or a
          client's by its id.
        - `viewId`: The view; the document's first one unless given.

        Returns `contains`: Whether it does. `relations`: The lists of the client gesture that it is
        in.

        Errors: unknownDocument, notFound.
        """
        return self._ask("gesture/contains", timeout, {
            "documentId": documentId,
            "component": component,
            "gesture": gesture,
            "viewId": viewId,
        })
