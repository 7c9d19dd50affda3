# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.gesture import GestureContainsResult
from ..types.interaction import ComponentName, GestureKind, RuleScope


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
        requireToFail: Optional[Sequence[ComponentName]] = None,
        blocks: Optional[Sequence[ComponentName]] = None,
        simultaneousWith: Optional[Sequence[ComponentName]] = None,
        ask: Optional[bool] = None,
        timeoutMs: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Registers a client gesture. The server reports its progress with `gesture/didChange`.

        - `id`: The gesture's id: letters, digits, `.`, `-` and `_`.
        - `kind`: The event of which the gesture consists.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.
        - `taps`: For a `tap`: the number of taps; 1 unless given.
        - `requireToFail`: The components that the gesture waits for; it fails if one of them acts.
        - `blocks`: The components that wait for the gesture; they do not act if it begins.
        - `simultaneousWith`: The components that the gesture may begin together with; stronger than
          `blocks`.
        - `ask`: Whether to ask the client with `gesture/shouldBegin` each time; always for
          `custom`. (Default: `False`.)
        - `timeoutMs`: How long to wait for the answer, in milliseconds; without an answer the
          gesture fails. (Default: `200`.)

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
        """Removes a client gesture, and cancels it if it is in progress.

        - `id`: The id of the registered gesture.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.

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
        """Returns whether a component has a gesture. It acts on the server's gesture, or is related
        to the client's.

        - `documentId`: The document.
        - `component`: The component; for a composed one, any member counts.
        - `gesture`: `tap`, `doubleTap`, `tripleTap`, `longPress`, `contextMenu`, `drag`, or the id
          of a client gesture.
        - `viewId`: The view; by default the document's first.

        Returns `contains`: Whether the component has the gesture. `relations`: The relations of the
        client gesture that include the component.

        Errors: unknownDocument, notFound.
        """
        return self._ask("gesture/contains", timeout, {
            "documentId": documentId,
            "component": component,
            "gesture": gesture,
            "viewId": viewId,
        })
