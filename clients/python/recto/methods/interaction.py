# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations import Path, Point, Space
from ..types.interaction import GesturePhase, Interaction, Modifier, PointerType


class InteractionMethods(Asker):
    """Methods of `interaction`."""

    def interaction_tap(
        self,
        *,
        documentId: str,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user tapped or clicked.

        - `documentId`: The document.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/tap", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_double_tap(
        self,
        *,
        documentId: str,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user tapped or clicked twice.

        - `documentId`: The document.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/doubleTap", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_triple_tap(
        self,
        *,
        documentId: str,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user tapped or clicked three times.

        - `documentId`: The document.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/tripleTap", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_long_press(
        self,
        *,
        documentId: str,
        point: Point,
        viewId: Optional[str] = None,
        phase: Optional[GesturePhase] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user pressed for long: as a whole, or phase by phase.

        - `documentId`: The document.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `phase`: The phase; the whole press unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/longPress", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "point": point,
            "phase": phase,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_context_menu(
        self,
        *,
        documentId: str,
        point: Point,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user clicked with the secondary button.

        - `documentId`: The document.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/contextMenu", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_drag(
        self,
        *,
        documentId: str,
        points: Path,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> Interaction:
        """The user dragged: a whole drag at once, from press to release.

        - `documentId`: The document.
        - `points`: Where the pointer was, from press to release.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `Interaction`: What became of an event of the user's.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/drag", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "points": points,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })
