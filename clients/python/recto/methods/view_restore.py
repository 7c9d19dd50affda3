# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Size
from ..types.view import View, ViewState


class ViewRestoreMethods(Asker):
    """Methods of `view_restore`."""

    def view_restore(
        self,
        *,
        documentId: str,
        state: ViewState,
        viewId: Optional[str] = None,
        size: Optional[Size] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Restores the captured state of a view, as far as the document allows.

        - `documentId`: The document.
        - `state`: The state from `view/capture`, of this document or another.
        - `viewId`: The view; by default the document's first.
        - `size`: The size of the window, if it changed.

        Returns `View`: The state of a view.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("view/restore", timeout, {
            "documentId": documentId,
            "state": state,
            "viewId": viewId,
            "size": size,
        })

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
