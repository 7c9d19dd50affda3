# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import Optional, Sequence, Union

from ..asker import Asker
from ..types.document import RenderDelivery
from ..types.pages import (
    ImportedFields,
    NewImage,
    PageBox,
    PageBoxes,
    PageFilter,
    PageLabelSection,
    PageTemplate,
    Pages,
    PagesExtractResult,
    PagesFindResult,
    PagesLabelsResult,
    PagesListResult,
    PagesSplitResult,
    PagesThumbnailsResult,
)


class PagesMethods(Asker):
    """Methods of `pages`."""

    def pages_list(
        self,
        *,
        documentId: str,
        first: Optional[int] = None,
        count: Optional[int] = None,
        boxes: Optional[bool] = None,
        fields: Optional[Sequence[str]] = None,
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
        size: Optional[Sequence[float]] = None,
        template: Optional[PageTemplate] = None,
        image: Optional[NewImage] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Inserts new pages before another or at the end, as one step.

        - `documentId`: The document.
        - `at`: The index of the first new page; the page count to append.
        - `count`: The number of new pages. (Default: `1`.)
        - `size`: The size in 1/72 inch, from 3 to 14,400 each way. By default that of the page
          before, or at the beginning that of the page after; an image determines the shape, and its
          longer side gets the length of the longer side there.
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
        pages: Sequence[int],
        timeout: Optional[float] = None,
    ) -> Pages:
        """Removes pages, as one step. Their contents and everything that points only to them go
        too. A document keeps at least one page.

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
        pages: Sequence[int],
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
        pages: Sequence[int],
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
        pages: Sequence[int],
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

    def pages_duplicate(
        self,
        *,
        documentId: str,
        pages: Sequence[int],
        at: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Inserts copies of pages, in the given order, as one step. Annotations of a copy get new
        names, `c1` and so on, and so do its fields.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `at`: The index of the first copy; by default after the last of `pages`.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/duplicate", timeout, {
            "documentId": documentId,
            "pages": pages,
            "at": at,
        })

    def pages_import(
        self,
        *,
        documentId: str,
        path: Optional[Union[str, os.PathLike[str]]] = None,
        from_: Optional[str] = None,
        password: Optional[str] = None,
        pages: Optional[Sequence[int]] = None,
        at: Optional[int] = None,
        sameFields: Optional[ImportedFields] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Inserts pages of another document, as one step. Their annotations, fields, layers, tags,
        links between them, and outline entries come too. Annotations without a name, or with a
        taken one, get new names, `c1` and so on.

        - `documentId`: The document.
        - `path`: The file to import from. Give this or `from`.
        - `from_`: The open document to import from, in its current state.
        - `password`: The password of the file, if it is encrypted.
        - `pages`: The pages to import, in the wanted order, each once; all unless given.
        - `at`: The index of the first imported page; by default at the end.
        - `sameFields`: How to treat fields whose full name this document has already. (Default:
          `rename`.)

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded, cannotOpen, passwordRequired.
        """
        return self._ask("pages/import", timeout, {
            "documentId": documentId,
            "path": path,
            "from": from_,
            "password": password,
            "pages": pages,
            "at": at,
            "sameFields": sameFields,
        })

    def pages_extract(
        self,
        *,
        documentId: str,
        pages: Sequence[int],
        path: Union[str, os.PathLike[str]],
        overwrite: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> PagesExtractResult:
        """Writes pages, with everything that belongs to them, to a new file. They are in the given
        order. The document does not change; pending work of the tools is committed first.

        - `documentId`: The document.
        - `pages`: The pages in the wanted order, each once.
        - `path`: The file to write to.
        - `overwrite`: Whether to replace an existing file. (Default: `False`.)

        Returns `path`: The path of the file, with symbolic links resolved. `bytes`: The length of
        the file in bytes.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded, requestCancelled.
        """
        return self._ask("pages/extract", timeout, {
            "documentId": documentId,
            "pages": pages,
            "path": path,
            "overwrite": overwrite,
        })

    def pages_split(
        self,
        *,
        documentId: str,
        folder: Union[str, os.PathLike[str]],
        name: Optional[str] = None,
        every: Optional[int] = None,
        parts: Optional[Sequence[Sequence[int]]] = None,
        outlineDepth: Optional[int] = None,
        overwrite: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> PagesSplitResult:
        """Writes parts of a document to separate files, all or none. The files are `name-1.pdf` and
        so on, made as by `pages/extract`.

        - `documentId`: The document.
        - `folder`: The folder to write into.
        - `name`: The beginning of the file names; by default the document's name.
        - `every`: The number of pages per part. Give this, `parts` or `outlineDepth`.
        - `parts`: The pages of each part.
        - `outlineDepth`: A part begins at each outline entry down to this depth, and ends before
          the next.
        - `overwrite`: Whether to replace existing files. (Default: `False`.)

        Returns `files`: The files, in order.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded, requestCancelled.
        """
        return self._ask("pages/split", timeout, {
            "documentId": documentId,
            "folder": folder,
            "name": name,
            "every": every,
            "parts": parts,
            "outlineDepth": outlineDepth,
            "overwrite": overwrite,
        })

    def pages_crop(
        self,
        *,
        documentId: str,
        pages: Sequence[int],
        rect: Optional[Sequence[float]] = None,
        margins: Optional[Sequence[float]] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Crops pages, as one step. Without a part to show, it removes the crop. Hidden contents
        stay in the file.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `rect`: The part of each page to show, in its current page space.
        - `margins`: The margins to cut off instead: left, top, right, bottom, in 1/72 inch.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/crop", timeout, {
            "documentId": documentId,
            "pages": pages,
            "rect": rect,
            "margins": margins,
        })

    def pages_set_boxes(
        self,
        *,
        documentId: str,
        pages: Sequence[int],
        boxes: PageBoxes,
        remove: Optional[Sequence[PageBox]] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Sets or removes page boxes, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `boxes`: The boxes to change, in the file's user space.
        - `remove`: The boxes to remove; never `media`. (Default: `[]`.)

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/setBoxes", timeout, {
            "documentId": documentId,
            "pages": pages,
            "boxes": boxes,
            "remove": remove,
        })

    def pages_labels(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> PagesLabelsResult:
        """Returns the page labels of a document, section by section.

        - `documentId`: The document.

        Returns `sections`: The sections in order; without sections, labels are page numbers from 1.

        Errors: unknownDocument, damaged.
        """
        return self._ask("pages/labels", timeout, {"documentId": documentId})

    def pages_set_labels(
        self,
        *,
        documentId: str,
        sections: Sequence[PageLabelSection],
        timeout: Optional[float] = None,
    ) -> Pages:
        """Sets the page labels, as one step.

        - `documentId`: The document.
        - `sections`: All sections. Without sections, pages have their numbers from 1.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/setLabels", timeout, {
            "documentId": documentId,
            "sections": sections,
        })

    def pages_find(
        self,
        *,
        documentId: str,
        label: str,
        timeout: Optional[float] = None,
    ) -> PagesFindResult:
        """Finds the pages with a label, such as `iv`.

        - `documentId`: The document.
        - `label`: The label, exactly as written.

        Returns `pages`: The pages; several may have the same label.

        Errors: unknownDocument, damaged.
        """
        return self._ask("pages/find", timeout, {"documentId": documentId, "label": label})
