# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.page import PageImagesResult, PageLayoutResult, PageLinksResult, PageTextResult, Rect


class PageMethods(Asker):
    """Methods of `page`."""

    def page_text(
        self,
        *,
        documentId: str,
        pageIndex: int,
        rect: Optional[Rect] = None,
        timeout: Optional[float] = None,
    ) -> PageTextResult:
        """Gives a page's text in reading order: a line a line, a blank line a block.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `rect`: Only characters whose middle lies in this part of the page.

        Returns `text`: The text; words that lines divide are put together.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/text", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "rect": rect,
        })

    def page_layout(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> PageLayoutResult:
        """Tells where the blocks and lines of a page's text are, in reading order.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `blocks`: The blocks of text.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/layout", timeout, {"documentId": documentId, "pageIndex": pageIndex})

    def page_links(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> PageLinksResult:
        """Lists a page's links with what they do; hidden ones are left out.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `links`: The links, bottommost first.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/links", timeout, {"documentId": documentId, "pageIndex": pageIndex})

    def page_images(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> PageImagesResult:
        """Tells where a page's pictures are.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `images`: The pictures, in the order in which they are drawn.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/images", timeout, {"documentId": documentId, "pageIndex": pageIndex})
