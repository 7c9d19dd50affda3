# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.page_set_layers_action import PageContentBoxResult


class PageContentBoxMethods(Asker):
    """Methods of `page_content_box`."""

    def page_content_box(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> PageContentBoxResult:
        """Returns the bounding box of a page's visible contents: the smallest rectangle around
        everything that is not white, without annotations.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `rect`: The rectangle in page space, accurate to a point; absent for an empty page.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/contentBox", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
        })
