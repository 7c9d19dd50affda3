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
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

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
        - `points`: The positions of the pointer, from press to release.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

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
        """A raw pointer event, from which the server recognises gestures.

        - `documentId`: The document.
        - `point`: The point.
        - `phase`: The phase of the pointer.
        - `time`: The time in milliseconds of the client's clock.
        - `viewId`: The view; by default the document's first.
        - `pointerId`: The id of the pointer; needed if there may be several, such as fingers, a pen
          and a palm.
        - `isPrimary`: Whether it is the first pointer of its type that is down.
        - `pressure`: The pressure, 0 to 1. (Default: `0.5`.)
        - `tiltX`: The tilt of a pen to the right, in degrees. (Default: `0`.)
        - `tiltY`: The tilt of a pen towards the user, in degrees. (Default: `0`.)
        - `buttons`: The sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser.
          (Default: `0`.)
        - `coalesced`: The positions since the previous event, in order, without the current one.
        - `predicted`: The probable next positions, in order: drawn until the next event, never
          kept.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

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
