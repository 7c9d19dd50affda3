# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.annotations import Path
from ..types.document import Point, Rect, Size
from ..types.synctex import Space
from ..types.view import TurnUnit, View, ViewCaptureResult, ViewConvertResult, ViewResult, ViewState


class ViewZoomToMethods(Asker):
    """Methods of `view_zoom_to`."""

    def view_zoom_to(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        rect: Optional[Rect] = None,
        space: Optional[Space] = None,
        scale: Optional[float] = None,
        anchor: Optional[Point] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Zooms to a part of a page, to a whole page, or to a scale.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page, unless a `scale` is given.
        - `rect`: The part of the page; all of it unless given.
        - `space`: The space of `rect`. (Default: `page`.)
        - `scale`: Pixels per point, instead of a page.
        - `anchor`: The point of the view that stays in place when the scale changes; its middle
          unless given.

        Returns `View`: The state of a view.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/zoomTo", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "rect": rect,
            "space": space,
            "scale": scale,
            "anchor": anchor,
        })

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

        Returns `moved`: Whether there was anywhere to go. `view`: The view's new state.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("view/turn", timeout, {
            "documentId": documentId,
            "direction": direction,
            "viewId": viewId,
            "by": by,
        })

    def view_rotate_pages(
        self,
        *,
        documentId: str,
        pages: List[int],
        by: int,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Turns single pages in one view; the file stays as it is.

        - `documentId`: The document.
        - `pages`: The pages to turn, by index.
        - `by`: Clockwise: a multiple of 90.
        - `viewId`: The view; the document's first one unless given.

        Returns `View`: The state of a view.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("view/rotatePages", timeout, {
            "documentId": documentId,
            "pages": pages,
            "by": by,
            "viewId": viewId,
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
        - `points`: The points to convert. Pairs, `[[x, y], …]`, are read as in version 1.0; they
          are deprecated.
        - `rects`: The rectangles to convert.
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

        Returns `moved`: Whether there was anywhere to go. `view`: The view's new state.

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

        Returns `moved`: Whether there was anywhere to go. `view`: The view's new state.

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
        - `state`: The result of `view/capture`, of this document or another.
        - `viewId`: The view; the document's first one unless given.
        - `size`: The window's size, where it is not what it was.

        Returns `View`: The state of a view.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("view/restore", timeout, {
            "documentId": documentId,
            "state": state,
            "viewId": viewId,
            "size": size,
        })
