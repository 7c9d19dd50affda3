# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations_found_text import AnnotationsCopyResult, AnnotationsPasteResult
from ..types.document import Point


class AnnotationsCopyMethods(Asker):
    """Methods of `annotations_copy`."""

    def annotations_copy(
        self,
        *,
        documentId: str,
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsCopyResult:
        """Copies annotations for `annotations/paste` into any document. Form fields and popups
        cannot be copied.

        - `documentId`: The document.
        - `ids`: The annotations.

        Returns `copied`: How many annotations were copied; if none, the earlier copy is kept.

        Errors: unknownDocument, notFound, damaged, notPermitted.
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
        """Adds the copied annotations with new ids and dates, by the session's author, as one step.

        - `documentId`: The document.
        - `pageIndex`: The page; by default the page of the copied annotations.
        - `point`: The new centre of the annotations, in page space; by default 10 points beside the
          old one. They stay within the page.

        Returns `annotations`: The new annotations; none if nothing was copied. `revision`: The
        document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/paste", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
        })
