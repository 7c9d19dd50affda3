# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations import Path
from ..types.document import Point
from ..types.interaction import PointerPhase, PointerSample, PointerType
from ..types.synctex import Space
from ..types.tool_grown_path import EventResult, Modifier


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
        - `space`: The space of points; `page`, or `view` without a page.
        - `pointerType`: The user's pointer. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

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
        """The user dragged: a whole drag at once, from press to release. A very short one is a tap.

        - `documentId`: The document.
        - `points`: The pointer's places from press to release.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: The space of points; `page`, or `view` without a page.
        - `pointerType`: The user's pointer. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

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
        pointerId: Optional[int] = None,
        isPrimary: Optional[bool] = None,
        pressure: Optional[float] = None,
        tiltX: Optional[float] = None,
        tiltY: Optional[float] = None,
        buttons: Optional[int] = None,
        coalesced: Optional[List[PointerSample]] = None,
        predicted: Optional[List[PointerSample]] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """A raw pointer event: the server recognises the gestures.

        - `documentId`: The document.
        - `point`: Where.
        - `phase`: The phase of the pointer.
        - `time`: Milliseconds on the client's clock.
        - `viewId`: The view; the document's first one unless given.
        - `pointerId`: Which pointer it is; needed where there may be several: fingers, a pen and a
          palm.
        - `isPrimary`: Whether it is the first pointer of its type that is down.
        - `pressure`: 0 to 1. (Default: `0.5`.)
        - `tiltX`: How far a pen leans to the right, in degrees. (Default: `0`.)
        - `tiltY`: How far it leans towards the user, in degrees. (Default: `0`.)
        - `buttons`: Sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser.
          (Default: `0`.)
        - `coalesced`: The pointer's places since the previous event, in order, without this event.
        - `predicted`: The pointer's probable next places, in order: drawn until the next event,
          never kept.
        - `pageIndex`: The page; may be left out in `view` space.
        - `space`: The space of points; `page`, or `view` without a page.
        - `pointerType`: The user's pointer. (Default: `mouse`.)
        - `modifiers`: Keys that are held down.

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

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/pointer", timeout, {
            "documentId": documentId,
            "point": point,
            "phase": phase,
            "time": time,
            "viewId": viewId,
            "pointerId": pointerId,
            "isPrimary": isPrimary,
            "pressure": pressure,
            "tiltX": tiltX,
            "tiltY": tiltY,
            "buttons": buttons,
            "coalesced": coalesced,
            "predicted": predicted,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })
