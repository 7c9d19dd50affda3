# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations_annotation import (
    AnnotationsCopyResult, AnnotationsPasteResult, AnnotationsResult,
)
from ..types.document import Point


class AnnotationsFlattenMethods(Asker):
    """Methods of `annotations_flatten`."""

    def annotations_flatten(
        self,
        *,
        documentId: str,
        ids: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Makes annotations part of their pages, as they look, and removes them with their popups,
        as one step.

        - `documentId`: The document.
        - `ids`: The annotations; all that show something unless given, but links and form fields.

        Returns `removed`: The ids of those that are gone. `revision`: The document's revision now.

        Errors: unknownDocument, notFound, unsupported, notPermitted, contentModified, damaged.
        """
        return self._ask("annotations/flatten", timeout, {"documentId": documentId, "ids": ids})

    def annotations_copy(
        self,
        *,
        documentId: str,
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsCopyResult:
        """Copies annotations, for `annotations/paste` into any document; fields and popups cannot
        be copied.

        - `documentId`: The document.
        - `ids`: The annotations.

        Returns `copied`: How many were copied; of none, those from before stay.

        Errors: unknownDocument, notFound.
        """
        return self._ask("annotations/copy", timeout, {"documentId": documentId, "ids": ids})

    def annotations_paste(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        point: Optional[Point] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsPasteResult:
        """Adds what was copied as new annotations, in one step: with new ids and dates, by the
        session's author.

        - `documentId`: The document.
        - `pageIndex`: The page; that of what was copied unless given.
        - `point`: Where their middle comes to, in page space; 10 points aside of where they were
          unless given. They stay within the page.

        Returns `annotations`: The new annotations; none where nothing was copied. `revision`: The
        document's revision now.

        Errors: unknownDocument, notFound, notPermitted.
        """
        return self._ask("annotations/paste", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
        })
