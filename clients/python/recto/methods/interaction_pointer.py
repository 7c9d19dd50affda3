# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.interaction import Interaction, Modifier, PointerPhase, PointerType
from ..types.view import Point, Space


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
