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
        - `first`: The page to begin with. (Default: `0`.)
        - `count`: At most how many; all unless given.
        - `boxes`: Whether their boxes are told. (Default: `False`.)
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `pages`: The pages, none beyond the document's end.

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
        """Draws thumbnails of pages when there is no other work.

        - `documentId`: The document.
        - `width`: Pixels; a page that would become more than four times as high as that is drawn
          narrower.
        - `first`: The page to begin with. (Default: `0`.)
        - `count`: At most how many pages; all unless given.
        - `only`: `annotated`: the pages with annotations that can be seen, links and form fields
          aside; `bookmarked`: those that bookmarks go to.
        - `delivery`: How the pictures are handed over; unless given `inline`, or beyond 64 KiB as
          `largePayloads` of `initialize` says.

        Returns `pages`: The pages that are meant: all of the range, or those that `only` leaves.
        `thumbnails`: In the order of the pages. With `partialResultToken` each comes as a piece
        `{thumbnails}`, before them a piece `{pages}`, and none here. `unreadable`: Pages that
        cannot be drawn: they are too damaged, or need too much memory.

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
        """Puts new pages before a page, or behind the last, as one step.

        - `documentId`: The document.
        - `at`: The index that the first of them then has; the page count: at the end.
        - `count`: How many. (Default: `1`.)
        - `size`: Their size, 1/72 inch, from 3 to 14,400 each way; unless given, that of the page
          before, or at the beginning behind, or with an image its shape, as large as it fits there.
        - `template`: The contents: lines 8 mm apart, squares or dots 5 mm apart, staves, or
          nothing. (Default: `blank`.)
        - `image`: A picture to show on each, as large as it fits.

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
        """Removes pages, as one step, with what is on them and what only points to them. A document
        keeps at least one page.

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
        """Moves pages, in the order given, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `to`: The index that the first of them then has.

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
        """Turns pages, with all that is on them, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `by`: Clockwise: a multiple of 90.

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
        """Closes pages for new annotations in the file itself, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `closed`: `false` opens the pages again. (Default: `True`.)

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/close", timeout, {
            "documentId": documentId,
            "pages": pages,
            "closed": closed,
        })
