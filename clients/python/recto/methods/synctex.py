# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
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
        """Finds the places of a TeX source line on the pages. Uses the `.synctex.gz` or `.synctex`
        file beside the document.

        - `documentId`: The document.
        - `file`: The source file: an absolute path, one relative to the document's folder, or a
          unique end of a path.
        - `line`: The line, from 1.
        - `column`: The column, from 1; SyncTeX data seldom has columns.
        - `pageIndex`: The current page, from 0; places on it come first.

        Returns `locations`: The places, the most likely first.

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
        point: Sequence[float],
        space: Optional[Space] = None,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> SynctexInverseResult:
        """Finds the TeX source line that produced the contents at a point. Uses the `.synctex.gz`
        or `.synctex` file beside the document.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `point`: The point.
        - `space`: The space of the point. (Default: `page`.)
        - `viewId`: The view; by default the document's first.

        Returns `file`: The absolute path of the source file. `line`: The line, from 1. `column`:
        The column, from 1, if SyncTeX data has it.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("synctex/inverse", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
            "space": space,
            "viewId": viewId,
        })
