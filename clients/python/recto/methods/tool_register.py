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
        """Registers a client tool: the server asks it with `tool/handleEvent`.

        - `id`: Its id in requests: letters, digits, `.`, `-` and `_`.
        - `title`: Its title for people, and for its edits.
        - `events`: The events that it is asked about; it does not handle others.
        - `wraps`: A tool of the server's that it wraps: it is asked about each event before that
          tool, wherever the user takes that.
        - `createsAnnotation`: The type that it creates, if any.
        - `group`: Its group in a toolbar. (Default: `view`.)
        - `timeoutMs`: How long an answer may take. (Default: `200`.)
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
        """Removes a client tool; views that use it change to the default tool.

        - `id`: As it was registered.

        Errors: notFound.
        """
        self._ask("tool/unregister", timeout, {"id": id})
