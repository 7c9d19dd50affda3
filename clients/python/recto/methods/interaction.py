# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence, Union

from ..asker import UNSET, Asker, Unset
from ..types.document import Excluded, InteractionPreset, Interactions
from ..types.interaction import (
    Answer,
    ComponentName,
    Condition,
    ExplainedEvent,
    FastScrollSettings,
    GateAnswer,
    GesturePhase,
    Hook,
    InteractionAddCallbackResult,
    InteractionAddConditionResult,
    InteractionAddHookResult,
    InteractionCanActivateResult,
    InteractionComponentsResult,
    InteractionConfigureResult,
    InteractionExplainResult,
    InteractionTryToResult,
    PointerPhase,
    PointerSample,
    PointerType,
    RuleScope,
    SmartZoomSettings,
)
from ..types.synctex import Space
from ..types.tool import Component, EventResult, Modifier


class InteractionMethods(Asker):
    """Methods of `interaction`."""

    def interaction_tap(
        self,
        *,
        documentId: str,
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        point: Sequence[float],
        viewId: Optional[str] = None,
        phase: Optional[GesturePhase] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user made a long press, or one phase of it.

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

    def interaction_context_menu(
        self,
        *,
        documentId: str,
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        points: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        point: Sequence[float],
        phase: PointerPhase,
        time: float,
        viewId: Optional[str] = None,
        pointerId: Optional[int] = None,
        isPrimary: Optional[bool] = None,
        pressure: Optional[float] = None,
        tiltX: Optional[float] = None,
        tiltY: Optional[float] = None,
        buttons: Optional[int] = None,
        coalesced: Optional[Sequence[PointerSample]] = None,
        predicted: Optional[Sequence[PointerSample]] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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

    def interaction_scroll(
        self,
        *,
        documentId: str,
        delta: Sequence[float],
        viewId: Optional[str] = None,
        point: Optional[Sequence[float]] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        point: Sequence[float],
        scale: float,
        viewId: Optional[str] = None,
        phase: Optional[GesturePhase] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
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
        modifiers: Optional[Sequence[Modifier]] = None,
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

    def interaction_respond(
        self,
        *,
        documentId: str,
        requirementId: str,
        viewId: Optional[str] = None,
        value: Optional[Answer] = None,
        cancel: Optional[bool] = None,
        goesOn: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user answered a requirement of the tool.

        - `documentId`: The document.
        - `requirementId`: The id in the tool's requirement.
        - `viewId`: The view; by default the document's first.
        - `value`: The answer, unless `cancel` is given.
        - `cancel`: Whether the user declined to answer. (Default: `False`.)
        - `goesOn`: Whether the user goes on choosing several options. (Default: `False`.)

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

        Errors: unknownDocument, notFound, damaged, cannotOpen, limitExceeded, saveFailed.
        """
        return self._ask("interaction/respond", timeout, {
            "documentId": documentId,
            "requirementId": requirementId,
            "viewId": viewId,
            "value": value,
            "cancel": cancel,
            "goesOn": goesOn,
        })

    def interaction_command(
        self,
        *,
        documentId: str,
        id: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """The user chose a menu item, or gave a command otherwise.

        - `documentId`: The document.
        - `id`: The command's id, as in menus and `tool/keys`.
        - `viewId`: The view; by default the document's first.

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
        return self._ask("interaction/command", timeout, {
            "documentId": documentId,
            "id": id,
            "viewId": viewId,
        })

    def interaction_components(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> InteractionComponentsResult:
        """Lists a view's interaction components, their conditions, and the client's gestures.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `components`: The components, then the composed ones. `gestures`: The client's
        gestures in the order of registration, if any; composed components are replaced by their
        members.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/components", timeout, {
            "documentId": documentId,
            "viewId": viewId,
        })

    def interaction_set_enabled(
        self,
        *,
        documentId: str,
        component: ComponentName,
        enabled: bool,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Enables or disables a component, or all members of a composed one.

        - `documentId`: The document.
        - `component`: The component.
        - `enabled`: Whether the component may act.
        - `viewId`: The view; by default the document's first.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/setEnabled", timeout, {
            "documentId": documentId,
            "component": component,
            "enabled": enabled,
            "viewId": viewId,
        })

    def interaction_configure(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        fastScroll: Optional[FastScrollSettings] = None,
        smartZoom: Optional[SmartZoomSettings] = None,
        timeout: Optional[float] = None,
    ) -> InteractionConfigureResult:
        """Sets how components of a view work, and returns all settings. Settings that are not given
        stay.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `fastScroll`: How a tap near an edge of the view turns pages.
        - `smartZoom`: How a double tap zooms.

        Returns `fastScroll`: The settings of `fastScroll` now. `smartZoom`: The settings of
        `smartZoom` now.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/configure", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "fastScroll": fastScroll,
            "smartZoom": smartZoom,
        })

    def interaction_preset(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Interactions:
        """Returns a view's preset, and the parts excluded from interactions.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `Interactions`: A view's preset, and the objects and areas excluded from
        interactions.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/preset", timeout, {
            "documentId": documentId,
            "viewId": viewId,
        })

    def interaction_set_preset(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        preset: Union[InteractionPreset, None, Unset] = UNSET,
        excluded: Optional[Excluded] = None,
        timeout: Optional[float] = None,
    ) -> Interactions:
        """Sets a view's preset, and the parts excluded from interactions. It replaces the previous
        preset and parts.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `preset`: The preset; `null` or absent for none.
        - `excluded`: The parts excluded from interactions; none unless given.

        Returns `Interactions`: A view's preset, and the objects and areas excluded from
        interactions.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/setPreset", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "preset": preset,
            "excluded": excluded,
        }, nullable=["preset"])

    def interaction_add_condition(
        self,
        *,
        component: ComponentName,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        condition: Optional[Condition] = None,
        ask: Optional[bool] = None,
        timeoutMs: Optional[int] = None,
        otherwise: Optional[GateAnswer] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddConditionResult:
        """Adds a condition for a component to act. It is either data, or a question to the client
        each time.

        - `component`: The component; for a composed one, every member.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.
        - `condition`: The condition, unless `ask` is `true`.
        - `ask`: Whether to ask the client with `interaction/shouldActivate` each time. (Default:
          `False`.)
        - `timeoutMs`: How long to wait for the answer, in milliseconds. (Default: `200`.)
        - `otherwise`: The answer if none came in time. By default `refuse` for `editAnnotation` and
          `transformAnnotation`, `allow` for all others.

        Returns `conditionId`: The id for `interaction/removeCondition`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addCondition", timeout, {
            "component": component,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "condition": condition,
            "ask": ask,
            "timeoutMs": timeoutMs,
            "otherwise": otherwise,
        })

    def interaction_remove_condition(
        self,
        *,
        conditionId: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Removes a condition.

        - `conditionId`: The id from `interaction/addCondition`.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCondition", timeout, {
            "conditionId": conditionId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })

    def interaction_add_callback(
        self,
        *,
        component: ComponentName,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddCallbackResult:
        """Notifies the client with `interaction/willActivate` each time just before a component
        acts. The client cannot prevent it.

        - `component`: The component; for a composed one, every member.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.

        Returns `callbackId`: The id for `interaction/removeCallback`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addCallback", timeout, {
            "component": component,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })

    def interaction_remove_callback(
        self,
        *,
        callbackId: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Removes a callback.

        - `callbackId`: The id from `interaction/addCallback`.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeCallback", timeout, {
            "callbackId": callbackId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })

    def interaction_can_activate(
        self,
        *,
        documentId: str,
        component: Component,
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> InteractionCanActivateResult:
        """Returns whether a component, if enabled, would act at a point. All conditions are asked,
        but nothing is done.

        - `documentId`: The document.
        - `component`: The component; not a composed one.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

        Returns `canActivate`: Whether the component would act. `verdict`: The verdict, as a word.
        `by`: The id of the condition, or the name of the rule, that decided. `reason`: The verdict
        as a sentence. `context`: The object that the component would act on.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("interaction/canActivate", timeout, {
            "documentId": documentId,
            "component": component,
            "point": point,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_try_to(
        self,
        *,
        documentId: str,
        component: Component,
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> InteractionTryToResult:
        """Makes a component act at a point, even a disabled one. A condition can forbid it.

        - `documentId`: The document.
        - `component`: The component; not a composed one.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

        Returns `performed`: Whether the component acted. `verdict`: `wouldAct` if it acted;
        otherwise what prevented it. `by`: The id of the condition, or the name of the rule, that
        decided. `reason`: The verdict as a sentence.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("interaction/tryTo", timeout, {
            "documentId": documentId,
            "component": component,
            "point": point,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_explain(
        self,
        *,
        documentId: str,
        event: ExplainedEvent,
        point: Sequence[float],
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        space: Optional[Space] = None,
        pointerType: Optional[PointerType] = None,
        modifiers: Optional[Sequence[Modifier]] = None,
        timeout: Optional[float] = None,
    ) -> InteractionExplainResult:
        """Returns what an event would do, without doing it. Lists the components that are asked, in
        order, with the verdict of each.

        - `documentId`: The document.
        - `event`: The gesture; for a drag, its beginning.
        - `point`: The point.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; optional in `view` space.
        - `space`: The space of the points; `page`, or `view` without a page.
        - `pointerType`: The type of the pointer. (Default: `mouse`.)
        - `modifiers`: The modifier keys that are held down.

        Returns `wouldDo`: The component that would act. `handled`: Whether the event would be
        handled. `tool`: The tool that would be active afterwards. `state`: The state of that tool.
        `toolPath`: Every tool that would see the event. `wrappers`: Client tools in `toolPath` that
        wrap others. Their answers are not known, so they count as passing the event on. `steps`:
        The client's gestures, then the components, in the order in which they are asked. `error`:
        The error that would occur.

        Errors: unknownDocument, notFound, damaged, vetoed.
        """
        return self._ask("interaction/explain", timeout, {
            "documentId": documentId,
            "event": event,
            "point": point,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "space": space,
            "pointerType": pointerType,
            "modifiers": modifiers,
        })

    def interaction_add_hook(
        self,
        *,
        hook: Hook,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeoutMs: Optional[int] = None,
        otherwise: Optional[GateAnswer] = None,
        timeout: Optional[float] = None,
    ) -> InteractionAddHookResult:
        """Makes the server ask the client before something happens in a view. It asks each time.

        - `hook`: The request that the server will send.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.
        - `timeoutMs`: How long to wait for the answer, in milliseconds. (Default: `200`.)
        - `otherwise`: The answer if none came in time. By default `refuse` for
          `annotations/shouldEdit` and `action/shouldRun`, `allow` for all others.

        Returns `hookId`: The id for `interaction/removeHook`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("interaction/addHook", timeout, {
            "hook": hook,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
            "timeoutMs": timeoutMs,
            "otherwise": otherwise,
        })

    def interaction_remove_hook(
        self,
        *,
        hookId: str,
        documentId: Optional[str] = None,
        viewId: Optional[str] = None,
        scope: Optional[RuleScope] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Removes a hook: the client is not asked any more.

        - `hookId`: The id from `interaction/addHook`.
        - `documentId`: The document; absent if `scope` is `session`.
        - `viewId`: The view; by default the document's first.
        - `scope`: The scope: the `view` (the default with a document), all views of the `document`,
          or the whole `session`. Views opened later are included from their first event.

        Errors: unknownDocument, notFound.
        """
        self._ask("interaction/removeHook", timeout, {
            "hookId": hookId,
            "documentId": documentId,
            "viewId": viewId,
            "scope": scope,
        })
