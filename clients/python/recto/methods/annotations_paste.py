# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.annotations_images import AnnotationsPasteResult
from ..types.document import Point


class AnnotationsPasteMethods(Asker):
    """Methods of `annotations_paste`."""

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

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/paste", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
        })
