# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker


class ViewCloseMethods(Asker):
    """Methods of `view_close`."""

    def view_close(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Closes a view; pending work of its tool is committed first.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        self._ask("view/close", timeout, {"documentId": documentId, "viewId": viewId})
