# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker


class ToolUnregisterMethods(Asker):
    """Methods of `tool_unregister`."""

    def tool_unregister(self, *, id: str, timeout: Optional[float] = None) -> None:
        """Takes back a tool of the client's; who works with it goes to the default tool.

        - `id`: As it was registered.

        Errors: notFound.
        """
        self._ask("tool/unregister", timeout, {"id": id})
