# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.tool import ToolListResult, ToolResult


class ToolMethods(Asker):
    """Methods of `tool`."""

    def tool_list(self, *, timeout: Optional[float] = None) -> ToolListResult:
        """Lists the tools.

        Returns `tools`: All tools.
        """
        return self._ask("tool/list", timeout, {})

    def tool_get(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ToolResult:
        """Tells which tool the user works with.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `tool`: The tool's id. `state`: The tool's id and its state: `textSelect.selecting`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("tool/get", timeout, {"documentId": documentId, "viewId": viewId})

    def tool_set(
        self,
        *,
        documentId: str,
        tool: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ToolResult:
        """Gives the user another tool; what the old one had under way is given up.

        - `documentId`: The document.
        - `tool`: The tool's id.
        - `viewId`: The view; the document's first one unless given.

        Returns `tool`: The tool's id. `state`: The tool's id and its state: `textSelect.selecting`.

        Errors: unknownDocument, notFound.
        """
        return self._ask("tool/set", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "tool": tool,
        })
