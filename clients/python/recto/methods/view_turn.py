# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.annotations import Path
from ..types.document import Point, Rect, Size
from ..types.synctex import Space
from ..types.view import TurnUnit, View, ViewCaptureResult, ViewConvertResult, ViewResult, ViewState


class ViewTurnMethods(Asker):
    """Methods of `view_turn`."""

    def view_turn(
        self,
        *,
        documentId: str,
        direction: int,
        viewId: Optional[str] = None,
        by: Optional[TurnUnit] = None,
        timeout: Optional[float] = None,
    ) -> ViewResult:
        """Turns the pages by a spread or by a windowful; the zoom stays.

        - `documentId`: The document.
        - `direction`: 1 onward, -1 back, in reading order.
        - `viewId`: The view; the document's first one unless given.
        - `by`: How far. (Default: `spread`.)

        Returns `moved`: Whether there was anywhere to go. `view`: What the view shows now.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("view/turn", timeout, {
            "documentId": documentId,
            "direction": direction,
            "viewId": viewId,
            "by": by,
        })

    def view_convert(
        self,
        *,
        documentId: str,
        from_: Space,
        to: Space,
        viewId: Optional[str] = None,
        points: Optional[Union[Path, List[Point]]] = None,
        rects: Optional[List[Rect]] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> ViewConvertResult:
        """Converts points and rectangles from one space to another.

        - `documentId`: The document.
        - `from_`: The space that they are in.
        - `to`: The space that they are wanted in.
        - `viewId`: The view; the document's first one unless given.
        - `points`: What to convert. Pairs, `[[x, y], …]`, are read as in version 1.0; they are
          deprecated.
        - `rects`: What to convert.
        - `pageIndex`: The page of `page` and `pdf`; may be left out from `view`, where it is the
          page under each point or the nearest one.

        Returns `points`: The converted points, in the form in which they were given. `rects`: The
        converted rectangles. `pageIndexes`: The page of each point, then of each rectangle.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("view/convert", timeout, {
            "documentId": documentId,
            "from": from_,
            "to": to,
            "viewId": viewId,
            "points": points,
            "rects": rects,
            "pageIndex": pageIndex,
        })

    def view_back(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ViewResult:
        """Goes back to where the view was before it was sent elsewhere.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `moved`: Whether there was anywhere to go. `view`: What the view shows now.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/back", timeout, {"documentId": documentId, "viewId": viewId})

    def view_forward(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ViewResult:
        """Undoes `view/back`.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `moved`: Whether there was anywhere to go. `view`: What the view shows now.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/forward", timeout, {"documentId": documentId, "viewId": viewId})

    def view_capture(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ViewCaptureResult:
        """Tells all that a view can be brought back to.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `state`: For `view/restore`; to be kept as it is.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/capture", timeout, {"documentId": documentId, "viewId": viewId})

    def view_restore(
        self,
        *,
        documentId: str,
        state: ViewState,
        viewId: Optional[str] = None,
        size: Optional[Size] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Brings a view back to what was captured, as far as the document has it.

        - `documentId`: The document.
        - `state`: What `view/capture` gave, of this document or another.
        - `viewId`: The view; the document's first one unless given.
        - `size`: The window's size, where it is not what it was.

        Returns `View`: What a view shows, and how.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("view/restore", timeout, {
            "documentId": documentId,
            "state": state,
            "viewId": viewId,
            "size": size,
        })

    def view_close(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Closes a view; what its tool has under way is committed first.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        self._ask("view/close", timeout, {"documentId": documentId, "viewId": viewId})
