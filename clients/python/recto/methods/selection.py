# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.document import RenderDelivery
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
        """Returns the selection of a view.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `Selection`: see there.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("selection/get", timeout, {"documentId": documentId, "viewId": viewId})

    def selection_set(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        annotations: Optional[Sequence[str]] = None,
        text: Optional[TextRange] = None,
        all: Optional[bool] = None,
        image: Optional[ImagePlace] = None,
        timeout: Optional[float] = None,
    ) -> Selection:
        """Selects annotations of one page, some or all text, or an image.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `annotations`: The ids of annotations of one page.
        - `text`: A range of text.
        - `all`: Whether to select the text of the whole document; only `true`.
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
        """Clears the selection of a view.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

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
        """Returns the selected text or image for the clipboard. The document must allow copying.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `delivery`: How an image is delivered; by default `inline`, or beyond 64 KiB as
          `largePayloads` in `initialize`.

        Returns `text`: The selected text; absent if no text is selected. `html`: The selected text
        as HTML, with `p` for paragraphs, `b` for bold and `i` for slanted fonts. `image`: The
        selected image as the page shows it: a plain JPEG that is not rotated as stored, others as
        PNG.

        Errors: unknownDocument, notFound, damaged, notPermitted, unsupported, limitExceeded,
        requestCancelled.
        """
        return self._ask("selection/copy", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "delivery": delivery,
        })
