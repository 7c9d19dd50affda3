# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Point
from ..types.interaction import GesturePhase, PointerType
from ..types.synctex import Space
from ..types.tool_grown_path import EventResult, Modifier


class InteractionScrollMethods(Asker):
    """Methods of `interaction_scroll`."""

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
        - `delta`: The distance in pixels of the view: right and down.
        - `viewId`: The view; by default the document's first.
        - `point`: The position of the pointer; by default the centre of the view.
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

    def interaction_pinch(
        self,
        *,
        documentId: str,
        point: Point,
        scale: float,
        viewId: Optional[str] = None,
        phase: Optional[GesturePhase] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[List[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user pinched: a whole pinch, or one phase of it.

        - `documentId`: The document.
        - `point`: The midpoint between the fingers.
        - `scale`: The distance of the fingers relative to the beginning.
        - `viewId`: The view; by default the document's first.
        - `phase`: The phase; by default the whole pinch.
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
        return self._ask("interaction/pinch", timeout, {
            "documentId": documentId,
            "point": point,
            "scale": scale,
            "viewId": viewId,
            "phase": phase,
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
    ) -> EventResult:
        """The user pressed a key.

        - `documentId`: The document.
        - `key`: The key as browsers name it, such as `Delete`, `ArrowLeft` or `a`.
        - `viewId`: The view; by default the document's first.
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

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/key", timeout, {
            "documentId": documentId,
            "key": key,
            "viewId": viewId,
            "modifiers": modifiers,
        })

    def interaction_text(
        self,
        *,
        documentId: str,
        text: str,
        viewId: Optional[str] = None,
        insert: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user entered text; it may change until it is committed.

        - `documentId`: The document.
        - `text`: The whole text so far.
        - `viewId`: The view; by default the document's first.
        - `insert`: Whether to insert `text` at the caret, in place of the selection, such as pasted
          text. (Default: `False`.)

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
        return self._ask("interaction/text", timeout, {
            "documentId": documentId,
            "text": text,
            "viewId": viewId,
            "insert": insert,
        })

    def interaction_blur(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        text: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The view lost the keyboard focus: text input is finished.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `text`: The whole text, if it was entered in a text field of the client.

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
        return self._ask("interaction/blur", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "text": text,
        })
