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
        - `delta`: How far, in pixels of the view: right and down.
        - `viewId`: The view; the document's first one unless given.
        - `point`: The place of the pointer; the view's middle unless given.
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
        """The user pinched: as a whole, or phase by phase.

        - `documentId`: The document.
        - `point`: The middle of the fingers.
        - `scale`: How far they are apart, in relation to the beginning.
        - `viewId`: The view; the document's first one unless given.
        - `phase`: The phase; the whole pinch unless given.
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
        - `key`: As browsers name it: `Delete`, `Escape`, `ArrowLeft`, `a`.
        - `viewId`: The view; the document's first one unless given.
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
        """The user entered text; it may become more until it is committed.

        - `documentId`: The document.
        - `text`: All of the text so far.
        - `viewId`: The view; the document's first one unless given.
        - `insert`: Whether it is put in at the caret instead, in place of what is selected: what
          was pasted. (Default: `False`.)

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
        """The view lost the keyboard focus: text that is being entered is finished.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `text`: All of the text, if it was entered in a field of the client's.

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

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/blur", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "text": text,
        })
