# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document_failed_provider import RenderDelivery
from ..types.selection import ImagePlace, Selection, SelectionCopyResult, TextRange


class SelectionMethods(Asker):
    """Methods of `selection`."""

    def selection_get(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Selection:
        """Tells what is selected in a view.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `Selection`: see there.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("selection/get", timeout, {"documentId": documentId, "viewId": viewId})

    def selection_set(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        annotations: Optional[List[str]] = None,
        text: Optional[TextRange] = None,
        all: Optional[bool] = None,
        image: Optional[ImagePlace] = None,
        timeout: Optional[float] = None,
    ) -> Selection:
        """Selects annotations of one page, a run of text, all text, or an image.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `annotations`: Ids of annotations of one page.
        - `text`: A run of text.
        - `all`: `true`: the text of the whole document.
        - `image`: An image of a page.

        Returns `Selection`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("selection/set", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "annotations": annotations,
            "text": text,
            "all": all,
            "image": image,
        })

    def selection_clear(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Selection:
        """Selects nothing.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `Selection`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("selection/clear", timeout, {"documentId": documentId, "viewId": viewId})

    def selection_copy(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> SelectionCopyResult:
        """Gives what is selected for the clipboard, if the document allows copying.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `delivery`: How an image is handed over; unless given `inline`, or beyond 64 KiB as
          `largePayloads` of `initialize` says.

        Returns `text`: The selected text; absent where no text is selected. `html`: The same with a
        `p` a paragraph, and `b` and `i` where the font is bold or slanted. `image`: The selected
        image as the page shows it: a plain JPEG that is not turned as it is stored, else a PNG.

        Errors: unknownDocument, notFound, damaged, notPermitted, unsupported, limitExceeded,
        requestCancelled.
        """
        return self._ask("selection/copy", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "delivery": delivery,
        })
