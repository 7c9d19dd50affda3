# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Point
from ..types.synctex import Space, SynctexForwardResult, SynctexInverseResult


class SynctexMethods(Asker):
    """Methods of `synctex`."""

    def synctex_forward(
        self,
        *,
        documentId: str,
        file: str,
        line: int,
        column: Optional[int] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> SynctexForwardResult:
        """Tells where a line of a TeX source is on the pages, by the `.synctex.gz` or `.synctex`
        beside the document.

        - `documentId`: The document.
        - `file`: The source: an absolute path, one from the document's folder, or the end of one
          that only one source has.
        - `line`: The line, from 1.
        - `column`: The column, from 1; TeX seldom knows columns.
        - `pageIndex`: The page that is looked at, from 0, whose places come first.

        Returns `locations`: The places, the likeliest first.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("synctex/forward", timeout, {
            "documentId": documentId,
            "file": file,
            "line": line,
            "column": column,
            "pageIndex": pageIndex,
        })

    def synctex_inverse(
        self,
        *,
        documentId: str,
        pageIndex: int,
        point: Point,
        space: Optional[Space] = None,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> SynctexInverseResult:
        """Tells which line of a TeX source made what is at a point, by the `.synctex.gz` or
        `.synctex` beside the document.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `point`: The point.
        - `space`: The space of the point. (Default: `page`.)
        - `viewId`: The view; the document's first one unless given.

        Returns `file`: The source, an absolute path. `line`: The line, from 1. `column`: The
        column, from 1, where TeX knows it.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("synctex/inverse", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
            "space": space,
            "viewId": viewId,
        })
