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
        """Puts copies of pages, in the order given, into the document, as one step. Annotations of
        a copy have names of their own, `c1` and so on, and so have its fields.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `at`: The index that the first copy then has; behind the last page unless given.

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
        """Puts pages of another document into this one, as one step, with their annotations, fields
        and layers, tags, the links between them and the entries of the outline that lead to them.
        Annotations without a name, or with one that is taken, get one, `c1` and so on.

        - `documentId`: The document.
        - `path`: The file to take them from: this or `from`.
        - `from_`: The open document to take them from, as it is now.
        - `password`: The password of the file, if it is encrypted.
        - `pages`: Its pages in the order wanted, each once; all unless given.
        - `at`: The index that the first of them then has; at the end unless given.
        - `sameFields`: What becomes of its fields that have the full name of one of this document.
          (Default: `rename`.)

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
        """Writes pages, in the order given, to a new file, with all that belongs to them. The
        document stays as it is; what the tools have under way is committed first.

        - `documentId`: The document.
        - `pages`: The pages in the order wanted, each once.
        - `path`: The file.
        - `overwrite`: Whether a file that is there is replaced. (Default: `False`.)

        Returns `path`: The file, with symbolic links followed. `bytes`: How long it is.

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
        """Writes parts of a document to files of their own, `name-1.pdf` and so on, as
        `pages/extract` does: all of them, or none.

        - `documentId`: The document.
        - `folder`: The folder for the files.
        - `name`: How their names begin; as the document's unless given.
        - `every`: A part for each so many pages; or one of the next two.
        - `parts`: The pages of each part.
        - `outlineDepth`: A part for each entry of the outline down to this level, up to where the
          next one leads.
        - `overwrite`: Whether files that are there are replaced. (Default: `False`.)

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
        """Shows only a part of pages, as one step; without a part, they are shown as a whole again.
        What is not shown stays in the file.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `rect`: The part of each page to show, in its present space.
        - `margins`: Or how much is cut off each page: left, top, right, bottom, 1/72 inch.

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
        """Gives pages other boxes, as one step.

        - `documentId`: The document.
        - `pages`: The pages, each once.
        - `boxes`: The boxes to change, in the file's user space.
        - `remove`: The boxes that are taken away; never `media`. (Default: `[]`.)

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
        """Tells how the document calls its pages, section by section.

        - `documentId`: The document.

        Returns `sections`: In order; without any, labels are page numbers from 1.

        Errors: unknownDocument, damaged.
        """
        return self._ask("pages/labels", timeout, {"documentId": documentId})
