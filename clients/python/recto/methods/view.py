# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations_annotation import Point, Space
from ..types.page import Rect
from ..types.pages import Size
from ..types.view import (
    Destination, Direction, Layout, View, ViewConvertResult, ViewFit, ViewResult,
)


class ViewMethods(Asker):
    """Methods of `view`."""

    def view_open(
        self,
        *,
        documentId: str,
        size: Optional[Size] = None,
        scale: Optional[float] = None,
        anchor: Optional[Point] = None,
        offset: Optional[Point] = None,
        rotation: Optional[int] = None,
        layout: Optional[Layout] = None,
        coverPage: Optional[bool] = None,
        direction: Optional[Direction] = None,
        pixelRatio: Optional[float] = None,
        gap: Optional[float] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Opens another view of a document.

        - `documentId`: The document.
        - `size`: The window's size, in pixels.
        - `scale`: Pixels per point.
        - `anchor`: What stays in place when the scale changes.
        - `offset`: The canvas pixel for the view's top left.
        - `rotation`: Clockwise: 0, 90, 180 or 270.
        - `layout`: How pages are arranged.
        - `coverPage`: Let the first of facing pages stand alone.
        - `direction`: Which of facing pages comes first.
        - `pixelRatio`: Device pixels per pixel.
        - `gap`: Points between pages.

        Returns `View`: What a view shows, and how.

        Errors: unknownDocument.
        """
        return self._ask("view/open", timeout, {
            "documentId": documentId,
            "size": size,
            "scale": scale,
            "anchor": anchor,
            "offset": offset,
            "rotation": rotation,
            "layout": layout,
            "coverPage": coverPage,
            "direction": direction,
            "pixelRatio": pixelRatio,
            "gap": gap,
        })

    def view_update(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        size: Optional[Size] = None,
        scale: Optional[float] = None,
        anchor: Optional[Point] = None,
        offset: Optional[Point] = None,
        rotation: Optional[int] = None,
        layout: Optional[Layout] = None,
        coverPage: Optional[bool] = None,
        direction: Optional[Direction] = None,
        pixelRatio: Optional[float] = None,
        gap: Optional[float] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Changes what a view shows; what is not given stays.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `size`: The window's size, in pixels.
        - `scale`: Pixels per point.
        - `anchor`: What stays in place when the scale changes.
        - `offset`: The canvas pixel for the view's top left.
        - `rotation`: Clockwise: 0, 90, 180 or 270.
        - `layout`: How pages are arranged.
        - `coverPage`: Let the first of facing pages stand alone.
        - `direction`: Which of facing pages comes first.
        - `pixelRatio`: Device pixels per pixel.
        - `gap`: Points between pages.

        Returns `View`: What a view shows, and how.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/update", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "size": size,
            "scale": scale,
            "anchor": anchor,
            "offset": offset,
            "rotation": rotation,
            "layout": layout,
            "coverPage": coverPage,
            "direction": direction,
            "pixelRatio": pixelRatio,
            "gap": gap,
        })

    def view_get(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Tells what a view shows.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

        Returns `View`: What a view shows, and how.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/get", timeout, {"documentId": documentId, "viewId": viewId})

    def view_go_to(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        point: Optional[Point] = None,
        rect: Optional[Rect] = None,
        fit: Optional[ViewFit] = None,
        destination: Optional[Destination] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Shows a place of the document; `view/back` leads back.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; its top unless more is given.
        - `point`: This point of the page at the view's top left.
        - `rect`: Bring this part of the page into sight at the present scale.
        - `fit`: Fit the page, its width or what is drawn on it into the view.
        - `destination`: A destination, instead of all these.

        Returns `View`: What a view shows, and how.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/goTo", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "point": point,
            "rect": rect,
            "fit": fit,
            "destination": destination,
        })

    def view_convert(
        self,
        *,
        documentId: str,
        from_: Space,
        to: Space,
        viewId: Optional[str] = None,
        points: Optional[List[Point]] = None,
        rects: Optional[List[Rect]] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> ViewConvertResult:
        """Converts points and rectangles from one space to another.

        - `documentId`: The document.
        - `from_`: The space that they are in.
        - `to`: The space that they are wanted in.
        - `viewId`: The view; the document's first one unless given.
        - `points`: What to convert.
        - `rects`: What to convert.
        - `pageIndex`: The page of `page` and `pdf`; may be left out from `view`, where it is the
          page under each point or the nearest one.

        Returns `points`: The converted points. `rects`: The converted rectangles. `pageIndexes`:
        The page of each point, then of each rectangle.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/convert", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "points": points,
            "rects": rects,
            "from": from_,
            "to": to,
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
