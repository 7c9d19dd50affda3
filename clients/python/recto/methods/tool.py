# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence, Union

from ..asker import UNSET, Asker, Unset
from ..types.document import AnnotationType
from ..types.tool import (
    ClientToolEvent,
    EventResult,
    KeyEntry,
    PalmRejection,
    Style,
    ToolGetResult,
    ToolGroup,
    ToolKeysResult,
    ToolListResult,
    ToolOptions,
    ToolSetResult,
)


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
        """Returns a view's active tool with its options, state and requirement.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `tool`: The tool's id. `state`: The tool's id and state, such as
        `textSelect.selecting`. `options`: The options of the tool. `style`: The style of
        annotations that the tool creates. `requirement`: The requirement: input that the tool needs
        from the user. `menu`: The current menu. `overlay`: The overlay over the pages, as last
        sent. `hasWork`: Whether there is work that `tool/commit` would complete. `defaultTool`: The
        tool that takes over when another tool's work is done. `penTool`: The drawing tool of a pen
        while the active tool is `pan`. `eraserTool`: The tool of a pen's eraser end. `barrelTool`:
        The tool of a pen while its barrel button is pressed. `fingerDraws`: Whether a finger draws,
        if that was set. `palmRejection`: How fingers are treated while a pen is near.

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
        penTool: Union[str, None, Unset] = UNSET,
        eraserTool: Union[str, None, Unset] = UNSET,
        barrelTool: Union[str, None, Unset] = UNSET,
        fingerDraws: Union[bool, None, Unset] = UNSET,
        palmRejection: Optional[PalmRejection] = None,
        timeout: Optional[float] = None,
    ) -> ToolSetResult:
        """Sets the tool of a view. Pending work of the old tool is committed.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `tool`: The tool's id; by default the current tool is restarted.
        - `options`: The options of the tool; the view remembers them for this tool.
        - `defaultTool`: The tool that takes over when another tool's work is done; initially `pan`.
        - `penTool`: The drawing tool of a pen while the active tool is `pan`; initially `freehand`,
          `null` for none.
        - `eraserTool`: The tool of a pen's eraser end, for one gesture; initially `eraser`, `null`
          for the tip's tool.
        - `barrelTool`: The tool of a pen while its barrel button is pressed, for one gesture;
          `null`, the initial value, opens the menu.
        - `fingerDraws`: Whether fingers draw instead of scrolling while a creating tool is active;
          `null`, the initial value, allows it unless a pen selected the tool.
        - `palmRejection`: How fingers are treated while a pen is near: `ignore` (initially), only
          move the view (`scroll`), or as always (`off`).

        Returns `tool`: The tool's id. `state`: The tool's id and state, such as
        `textSelect.selecting`. `overlay`: The overlay to draw over the pages; absent if unchanged.
        `overlayChange`: The change to the previous overlay, instead of a longer `overlay`; only
        with the capability `overlayChanges`. `requirement`: The input that the tool needs from the
        user; absent if unchanged, `null` if none any more. `menu`: The current menu; absent if
        unchanged. `menuChange`: The change to the previous menu, instead of a longer `menu`; only
        with the capability `menuChanges`. `cursor`: The pointer's look while it hovers, as a CSS
        keyword; absent if unchanged. `hover`: The text of the annotation under the hovering
        pointer; absent if unchanged, `null` for none.

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
        }, nullable=["penTool", "eraserTool", "barrelTool", "fingerDraws"])

    def tool_set_style(
        self,
        *,
        documentId: str,
        style: Style,
        viewId: Optional[str] = None,
        tool: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """Changes the style of the selected annotations, as one undo step. With a `tool`, or
        without selected annotations, changes the style of a tool's new annotations and of its
        pending work.

        - `documentId`: The document.
        - `style`: The changes.
        - `viewId`: The view; by default the document's first.
        - `tool`: The tool with the style to change.

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
        """Commits the tool's pending work, as far as it is complete. The tool stays active.

        - `documentId`: The document.
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
        return self._ask("tool/commit", timeout, {"documentId": documentId, "viewId": viewId})

    def tool_cancel(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """Discards the pending work of the tool; the tool stays active.

        - `documentId`: The document.
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
        return self._ask("tool/cancel", timeout, {"documentId": documentId, "viewId": viewId})

    def tool_keys(
        self,
        *,
        set: Optional[Sequence[KeyEntry]] = None,
        enabled: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> ToolKeysResult:
        """Returns the key bindings of the session, after applying changes.

        - `set`: The keys to bind; an empty list of commands removes the key.
        - `enabled`: Whether single letters select tools.

        Returns `keys`: All key bindings. `enabled`: Whether single letters select tools.
        """
        return self._ask("tool/keys", timeout, {"set": set, "enabled": enabled})

    def tool_register(
        self,
        *,
        id: str,
        title: str,
        events: Sequence[ClientToolEvent],
        wraps: Optional[str] = None,
        createsAnnotation: Optional[AnnotationType] = None,
        group: Optional[ToolGroup] = None,
        timeoutMs: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Registers a client tool, whose events the server sends with `tool/handleEvent`.

        - `id`: The tool's id in requests: letters, digits, `.`, `-` and `_`.
        - `title`: The title for people, also in the names of undo steps.
        - `events`: The events to ask the client about; the tool does not handle others.
        - `wraps`: A server tool to wrap: the client tool is asked about each event before it,
          whenever that tool is active.
        - `createsAnnotation`: The type of annotations that the tool creates, if any.
        - `group`: The tool's group in a toolbar. (Default: `view`.)
        - `timeoutMs`: How long to wait for an answer, in milliseconds. (Default: `200`.)
        """
        self._ask("tool/register", timeout, {
            "id": id,
            "title": title,
            "events": events,
            "wraps": wraps,
            "createsAnnotation": createsAnnotation,
            "group": group,
            "timeoutMs": timeoutMs,
        })

    def tool_unregister(self, *, id: str, timeout: Optional[float] = None) -> None:
        """Removes a client tool. Views that use it switch to the default tool.

        - `id`: The id of the registered tool.

        Errors: notFound.
        """
        self._ask("tool/unregister", timeout, {"id": id})
