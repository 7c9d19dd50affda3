# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Size
from ..types.document_failed_provider import RenderDelivery
from ..types.pages import (NewImage, PageFilter, PageTemplate, Pages, PagesListResult,
    PagesThumbnailsResult)


class PagesMethods(Asker):
    """Methods of `pages`."""

    def pages_list(
        self,
        *,
        documentId: str,
        first: Optional[int] = None,
        count: Optional[int] = None,
        boxes: Optional[bool] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> PagesListResult:
        """Lists pages with their labels and sizes.

        - `documentId`: The document.
        - `first`: The first page to list, from 0. (Default: `0`.)
        - `count`: How many pages to list at most; all unless given.
        - `boxes`: Whether to include the page boxes. (Default: `False`.)
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `pages`: The pages, none beyond the end of the document.

        Errors: unknownDocument, damaged, contentModified.
        """
        return self._ask("pages/list", timeout, {
            "documentId": documentId,
            "first": first,
            "count": count,
            "boxes": boxes,
            "fields": fields,
        })

    def pages_thumbnails(
        self,
        *,
        documentId: str,
        width: int,
        first: Optional[int] = None,
        count: Optional[int] = None,
        only: Optional[PageFilter] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> PagesThumbnailsResult:
        """Renders thumbnails of pages when the server is idle.

        - `documentId`: The document.
        - `width`: The width in pixels. A page that would be over four times as high is made
          narrower.
        - `first`: The first page, from 0. (Default: `0`.)
        - `count`: How many pages at most; all unless given.
        - `only`: `annotated`: only pages with visible annotations other than links and form fields;
          `bookmarked`: only pages that bookmarks go to.
        - `delivery`: How the pictures are delivered; by default `inline`, or beyond 64 KiB as
          `largePayloads` in `initialize`.

        Returns `pages`: The pages of the range, or those that `only` selects. `thumbnails`: The
        thumbnails in page order. With `partialResultToken` each comes as a piece `{thumbnails}`,
        after a piece `{pages}`, and this is empty. `unreadable`: Pages that cannot be rendered: too
        damaged, or too large for memory.

        Errors: unknownDocument, damaged, limitExceeded, contentModified, saveFailed, vetoed,
        timedOut, requestCancelled.
        """
        return self._ask("pages/thumbnails", timeout, {
            "documentId": documentId,
            "width": width,
            "first": first,
            "count": count,
            "only": only,
            "delivery": delivery,
        })

    def pages_insert(
        self,
        *,
        documentId: str,
        at: int,
        count: Optional[int] = None,
        size: Optional[Size] = None,
        template: Optional[PageTemplate] = None,
        image: Optional[NewImage] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Inserts new pages before a page or at the end, as one step.

        - `documentId`: The document.
        - `at`: The index of the first new page; the page count to append.
        - `count`: The number of new pages. (Default: `1`.)
        - `size`: The size in 1/72 inch, from 3 to 14,400 each way. By default that of the page
          before, or at the beginning that of the page after; an image determines the shape, as
          large as it fits there.
        - `template`: The contents: lines 8 mm apart, squares or dots 5 mm apart, staves, or
          nothing. (Default: `blank`.)
        - `image`: A picture to show on each page, as large as it fits.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded, cannotOpen.
        """
        return self._ask("pages/insert", timeout, {
            "documentId": documentId,
            "at": at,
            "count": count,
            "size": size,
            "template": template,
            "image": image,
        })

    def pages_delete(
        self,
        *,
        documentId: str,
        pages: List[int],
        timeout: Optional[float] = None,
    ) -> Pages:
        """Removes pages, with their contents and everything that points only to them, as one step.
        A document keeps at least one page.

        - `documentId`: The document.
        - `pages`: The pages, each once.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/delete", timeout, {"documentId": documentId, "pages": pages})

    def pages_move(
        self,
        *,
        documentId: str,
        pages: List[int],
        to: int,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Moves pages, in the given order, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `to`: The new index of the first page moved.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/move", timeout, {
            "documentId": documentId,
            "pages": pages,
            "to": to,
        })

    def pages_rotate(
        self,
        *,
        documentId: str,
        pages: List[int],
        by: int,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Rotates pages with everything on them, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `by`: The clockwise rotation in degrees; a multiple of 90.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/rotate", timeout, {
            "documentId": documentId,
            "pages": pages,
            "by": by,
        })

    def pages_close(
        self,
        *,
        documentId: str,
        pages: List[int],
        closed: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Closes pages to new annotations, in the file itself, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `closed`: Whether the pages become closed; `false` opens them again. (Default: `True`.)

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/close", timeout, {
            "documentId": documentId,
            "pages": pages,
            "closed": closed,
        })
