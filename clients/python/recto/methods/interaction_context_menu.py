# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations import Path
from ..types.document import Point
from ..types.interaction import PointerPhase, PointerType
from ..types.synctex import Space
from ..types.tool_overlay_image import EventResult, Modifier


class InteractionContextMenuMethods(Asker):
    """Methods of `interaction_context_menu`."""

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
    ) -> EventResult:
        """The user clicked with the secondary button.

        - `documentId`: The document.
        - `point`: Where.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: What to draw over the pages now; absent: as
        before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from the
        one before. Only for a client that takes `overlayChanges`. `requirement`: What the tool
        needs from the user now; absent: as before; `null`: nothing any more. `menu`: What the user
        can choose from now; absent: as before. `cursor`: What the hovering pointer should look like
        now, by CSS's keyword; absent: as before. `error`: Why a tool could not do what it was about
        to do.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/contextMenu", timeout, {
            "documentId": documentId,
            "point": point,
            "viewId": viewId,
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
    ) -> EventResult:
        """The user dragged: a whole drag at once, from press to release.

        - `documentId`: The document.
        - `points`: Where the pointer was, from press to release.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: What to draw over the pages now; absent: as
        before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from the
        one before. Only for a client that takes `overlayChanges`. `requirement`: What the tool
        needs from the user now; absent: as before; `null`: nothing any more. `menu`: What the user
        can choose from now; absent: as before. `cursor`: What the hovering pointer should look like
        now, by CSS's keyword; absent: as before. `error`: Why a tool could not do what it was about
        to do.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/drag", timeout, {
            "documentId": documentId,
            "points": points,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

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
    ) -> EventResult:
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

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: What to draw over the pages now; absent: as
        before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from the
        one before. Only for a client that takes `overlayChanges`. `requirement`: What the tool
        needs from the user now; absent: as before; `null`: nothing any more. `menu`: What the user
        can choose from now; absent: as before. `cursor`: What the hovering pointer should look like
        now, by CSS's keyword; absent: as before. `error`: Why a tool could not do what it was about
        to do.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/pointer", timeout, {
            "documentId": documentId,
            "point": point,
            "phase": phase,
            "time": time,
            "viewId": viewId,
            "pressure": pressure,
            "buttons": buttons,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_scroll(
        self,
        *,
        documentId: str,
        delta: Point,
        viewId: Optional[str] = None,
        point: Optional[Point] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user turned a wheel or moved two fingers on a touchpad.

        - `documentId`: The document.
        - `delta`: How far, in pixels of the view: right and down.
        - `viewId`: The view; the document's first one unless given.
        - `point`: Where the pointer is; the view's middle unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: What points are measured in; `page`, or `view` without a page.
        - `pointerType`: What the user points with. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: What to draw over the pages now; absent: as
        before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from the
        one before. Only for a client that takes `overlayChanges`. `requirement`: What the tool
        needs from the user now; absent: as before; `null`: nothing any more. `menu`: What the user
        can choose from now; absent: as before. `cursor`: What the hovering pointer should look like
        now, by CSS's keyword; absent: as before. `error`: Why a tool could not do what it was about
        to do.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/scroll", timeout, {
            "documentId": documentId,
            "delta": delta,
            "viewId": viewId,
            "point": point,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })
