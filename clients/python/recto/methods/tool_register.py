# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import AnnotationType
from ..types.tool_tool_keys_result import ClientToolEvent, ToolGroup


class ToolRegisterMethods(Asker):
    """Methods of `tool_register`."""

    def tool_register(
        self,
        *,
        id: str,
        title: str,
        events: List[ClientToolEvent],
        createsAnnotation: Optional[AnnotationType] = None,
        group: Optional[ToolGroup] = None,
        timeoutMs: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Brings a tool of the client's own: the server asks `tool/handleEvent` for it.

        - `id`: What requests shall call it: letters, digits, `.`, `-` and `_`.
        - `title`: What people shall call it; its edits, too.
        - `events`: What it is asked about; other events it does not handle.
        - `createsAnnotation`: What it makes, if it does.
        - `group`: Where a toolbar shows it. (Default: `view`.)
        - `timeoutMs`: How long an answer may take. (Default: `200`.)
        """
        self._ask("tool/register", timeout, {
            "id": id,
            "title": title,
            "events": events,
            "createsAnnotation": createsAnnotation,
            "group": group,
            "timeoutMs": timeoutMs,
        })

    def tool_unregister(self, *, id: str, timeout: Optional[float] = None) -> None:
        """Takes back a tool of the client's; who works with it goes to the default tool.

        - `id`: As it was registered.

        Errors: notFound.
        """
        self._ask("tool/unregister", timeout, {"id": id})
