# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.tool import Style, ToolListResult, ToolOptions
from ..types.tool_grown_path import EventResult, KeyEntry, ToolKeysResult, ToolSetResult
from ..types.tool_overlay_caret import PalmRejection, ToolGetResult


class ToolMethods(Asker):
    """Methods of `tool`."""

    def tool_list(
        self,
        *,
        documentId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ToolListResult:
        """Lists the tools.

        - `documentId`: The document that `enabled` refers to.

        Returns `tools`: All tools.

        Errors: unknownDocument.
        """
        return self._ask("tool/list", timeout, {"documentId": documentId})

    def tool_get(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ToolGetResult:
        """Tells which tool the user works with, how it works, and what it waits for.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `tool`: The tool's id. `state`: The tool's id and its state: `textSelect.selecting`.
        `options`: How it works. `style`: How what it creates looks. `requirement`: The input that
        it needs from the user. `menu`: The menu of the user. `overlay`: The overlay over the pages,
        as it was last sent. `hasWork`: Whether there is work that `tool/commit` would complete.
        `defaultTool`: The tool that takes over where another one's work is done. `penTool`: The
        tool of a pen that draws while the tool is `pan`. `eraserTool`: The tool of a pen's other
        end. `barrelTool`: The tool of a pen while its barrel button is held. `fingerDraws`: Whether
        a finger draws, where that was set. `palmRejection`: The use of fingers while a pen is near.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("tool/get", timeout, {"documentId": documentId, "viewId": viewId})

    def tool_set(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        tool: Optional[str] = None,
        options: Optional[ToolOptions] = None,
        defaultTool: Optional[str] = None,
        penTool: Optional[Union[str, None]] = None,
        eraserTool: Optional[Union[str, None]] = None,
        barrelTool: Optional[Union[str, None]] = None,
        fingerDraws: Optional[Union[bool, None]] = None,
        palmRejection: Optional[PalmRejection] = None,
        timeout: Optional[float] = None,
    ) -> ToolSetResult:
        """Gives the user another tool; what the old one has under way is committed.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `tool`: The tool's id; the current tool unless given, which begins anew.
        - `options`: How it shall work; the view remembers that for this tool.
        - `defaultTool`: The tool that shall take over where another one's work is done; `pan` at
          first.
        - `penTool`: The tool of a pen that draws while the tool is `pan`; `freehand` at first,
          `null`: nothing.
        - `eraserTool`: The tool of a pen's other end, for one gesture; `eraser` at first, `null`:
          as its tip.
        - `barrelTool`: The tool of a pen while its barrel button is held, for one gesture; `null`,
          as at first: the button opens the menu.
        - `fingerDraws`: Whether a finger draws with a tool that creates, instead of scrolling;
          `null`, as at first: unless a pen took the tool.
        - `palmRejection`: The use of fingers while a pen is near: none (`ignore`, as at first),
          move the view (`scroll`), or what they always do (`off`).

        Returns `tool`: The tool's id. `state`: The tool's id and its state: `textSelect.selecting`.
        `overlay`: The overlay to draw over the pages; absent: as before. `overlayChange`: Instead
        of `overlay` where that is longer: how it follows from the one before. Only for a client
        that takes `overlayChanges`. `requirement`: The input that the tool needs from the user now;
        absent: as before; `null`: no longer any. `menu`: The menu of the user now; absent: as
        before. `menuChange`: Instead of `menu` where that is longer: how it follows from the one
        before. Only for a client that takes `menuChanges`. `cursor`: The look of the hovering
        pointer, as CSS's keyword; absent: as before. `hover`: The text of the annotation under the
        hovering pointer; absent: as before; `null`: none.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("tool/set", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "tool": tool,
            "options": options,
            "defaultTool": defaultTool,
            "penTool": penTool,
            "eraserTool": eraserTool,
            "barrelTool": barrelTool,
            "fingerDraws": fingerDraws,
            "palmRejection": palmRejection,
        })

    def tool_set_style(
        self,
        *,
        documentId: str,
        style: Style,
        viewId: Optional[str] = None,
        tool: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """Gives the selected annotations another style, in one step of the history; or with a
        `tool`, or where none is selected, what a tool will create and what it has under way.

        - `documentId`: The document.
        - `style`: The changes.
        - `viewId`: The view; the document's first one unless given.
        - `tool`: The tool whose new annotations are meant.

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

        Errors: unknownDocument, notFound, damaged, notPermitted.
        """
        return self._ask("tool/setStyle", timeout, {
            "documentId": documentId,
            "style": style,
            "viewId": viewId,
            "tool": tool,
        })

    def tool_commit(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """Makes what the tool has under way a change to the document, as far as it is complete; the
        tool stays.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

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
        return self._ask("tool/commit", timeout, {"documentId": documentId, "viewId": viewId})

    def tool_cancel(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """Drops what the tool has under way; the tool stays.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

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
        return self._ask("tool/cancel", timeout, {"documentId": documentId, "viewId": viewId})

    def tool_keys(
        self,
        *,
        set: Optional[List[KeyEntry]] = None,
        enabled: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> ToolKeysResult:
        """Tells what keys do, after changing it where asked to; for the whole session.

        - `set`: Keys with new commands; an empty list removes the key.
        - `enabled`: Whether single letters take tools.

        Returns `keys`: The commands of keys. `enabled`: Whether single letters take tools.
        """
        return self._ask("tool/keys", timeout, {"set": set, "enabled": enabled})
