# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Rect
from ..types.pages import (ImportedFields, PageBox, PageBoxes, Pages, PagesExtractResult,
    PagesLabelsResult, PagesSplitResult)


class PagesDuplicateMethods(Asker):
    """Methods of `pages_duplicate`."""

    def pages_duplicate(
        self,
        *,
        documentId: str,
        pages: List[int],
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
        path: Optional[str] = None,
        from_: Optional[str] = None,
        password: Optional[str] = None,
        pages: Optional[List[int]] = None,
        at: Optional[int] = None,
        sameFields: Optional[ImportedFields] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Inserts pages of another document, as one step, with their annotations, fields, layers,
        tags, links between them, and outline entries. Annotations without a name, or with a taken
        one, get new names, `c1` and so on.

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
        pages: List[int],
        path: str,
        overwrite: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> PagesExtractResult:
        """Writes pages, in the given order, to a new file, with everything that belongs to them.
        The document does not change; pending work of the tools is committed first.

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
        folder: str,
        name: Optional[str] = None,
        every: Optional[int] = None,
        parts: Optional[List[List[int]]] = None,
        outlineDepth: Optional[int] = None,
        overwrite: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> PagesSplitResult:
        """Writes parts of a document to separate files, `name-1.pdf` and so on, as `pages/extract`
        does: all of them, or none.

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
        pages: List[int],
        rect: Optional[Rect] = None,
        margins: Optional[List[float]] = None,
        timeout: Optional[float] = None,
    ) -> Pages:
        """Crops pages, as one step; without a part to show, it removes the crop. Hidden contents
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
        pages: List[int],
        boxes: PageBoxes,
        remove: Optional[List[PageBox]] = None,
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
