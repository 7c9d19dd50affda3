# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Point
from ..types.interaction import GesturePhase, PointerType
from ..types.synctex import Space
from ..types.tool_grown_path import EventResult, Modifier


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
    ) -> EventResult:
        """The user tapped or clicked.

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
        return self._ask("interaction/tap", timeout, {
            "documentId": documentId,
            "point": point,
            "viewId": viewId,
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
    ) -> EventResult:
        """The user tapped or clicked twice.

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
        return self._ask("interaction/doubleTap", timeout, {
            "documentId": documentId,
            "point": point,
            "viewId": viewId,
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
    ) -> EventResult:
        """The user tapped or clicked three times.

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
        return self._ask("interaction/tripleTap", timeout, {
            "documentId": documentId,
            "point": point,
            "viewId": viewId,
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
    ) -> EventResult:
        """The user made a long press: a whole one, or one phase of it.

        - `documentId`: The document.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `phase`: The phase; by default the whole press.
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
        return self._ask("interaction/longPress", timeout, {
            "documentId": documentId,
            "point": point,
            "viewId": viewId,
            "phase": phase,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })
