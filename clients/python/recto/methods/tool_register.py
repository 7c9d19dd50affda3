# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import AnnotationType
from ..types.tool_grown_path import ClientToolEvent, ToolGroup


class ToolRegisterMethods(Asker):
    """Methods of `tool_register`."""

    def tool_register(
        self,
        *,
        id: str,
        title: str,
        events: List[ClientToolEvent],
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
        """Removes a client tool; views that use it switch to the default tool.

        - `id`: The id of the registered tool.

        Errors: notFound.
        """
        self._ask("tool/unregister", timeout, {"id": id})
