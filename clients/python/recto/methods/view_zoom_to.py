# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.annotations import Path
from ..types.document import Point, Rect
from ..types.synctex import Space
from ..types.view import (TurnUnit, View, ViewCaptureResult, ViewConvertResult, ViewForeseeResult,
    ViewResult)


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
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page, unless a `scale` is given.
        - `rect`: The part of the page; by default all of it.
        - `space`: The space of `rect`. (Default: `page`.)
        - `scale`: The scale in pixels per point, instead of a page.
        - `anchor`: The point of the view that stays fixed when the scale changes; by default its
          centre.

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
        """Turns pages by a spread or a windowful; the zoom stays.

        - `documentId`: The document.
        - `direction`: The direction in reading order: 1 forward, -1 back.
        - `viewId`: The view; by default the document's first.
        - `by`: The distance to turn. (Default: `spread`.)

        Returns `moved`: Whether the view moved. `view`: The view's new state.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("view/turn", timeout, {
            "documentId": documentId,
            "direction": direction,
            "viewId": viewId,
            "by": by,
        })

    def view_foresee(
        self,
        *,
        documentId: str,
        commands: List[str],
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> ViewForeseeResult:
        """Returns the states that commands would bring a view to; nothing changes.

        - `documentId`: The document.
        - `commands`: The commands, at most 20.
        - `viewId`: The view; by default the document's first.

        Returns `views`: The states, in the order of the commands that would move the view.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/foresee", timeout, {
            "documentId": documentId,
            "commands": commands,
            "viewId": viewId,
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
        """Rotates single pages in one view; the document does not change.

        - `documentId`: The document.
        - `pages`: The pages to rotate, by index.
        - `by`: The clockwise rotation in degrees; a multiple of 90.
        - `viewId`: The view; by default the document's first.

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
        - `from_`: The space of the given points and rectangles.
        - `to`: The space to convert to.
        - `viewId`: The view; by default the document's first.
        - `points`: The points to convert. Pairs `[[x, y], …]`, as in version 1.0, are deprecated.
        - `rects`: The rectangles to convert.
        - `pageIndex`: The page for `page` and `pdf` space. For points from `view` it is optional:
          by default the page under each point, or the nearest one.

        Returns `points`: The converted points, in the given form. `rects`: The converted
        rectangles. `pageIndexes`: The page of each point, then of each rectangle.

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
        """Goes back to the view's place before its last jump.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `moved`: Whether the view moved. `view`: The view's new state.

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
        - `viewId`: The view; by default the document's first.

        Returns `moved`: Whether the view moved. `view`: The view's new state.

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
        """Captures the state of a view for `view/restore`.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `state`: The state for `view/restore`; opaque to clients.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/capture", timeout, {"documentId": documentId, "viewId": viewId})
