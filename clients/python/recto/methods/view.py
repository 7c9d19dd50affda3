# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.document import (Direction, Layout, PageRotation, Point, Rect, ScaleLimits, ScrollAxis,
    Size, ViewFit)
from ..types.page import Destination
from ..types.synctex import Space
from ..types.view import View


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
        pageRotations: Optional[List[PageRotation]] = None,
        layout: Optional[Layout] = None,
        scrollAxis: Optional[ScrollAxis] = None,
        coverPage: Optional[bool] = None,
        direction: Optional[Direction] = None,
        pixelRatio: Optional[float] = None,
        gap: Optional[float] = None,
        scaleLimits: Optional[ScaleLimits] = None,
        fit: Optional[Union[ViewFit, None]] = None,
        userInterfaceVisible: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Opens another view of a document.

        - `documentId`: The document.
        - `size`: The window's size, in pixels.
        - `scale`: The scale in pixels per point.
        - `anchor`: The point that stays fixed when the scale changes.
        - `offset`: The position of the view's top left on the canvas, in pixels.
        - `rotation`: The clockwise rotation: 0, 90, 180 or 270.
        - `pageRotations`: The rotations of single pages, added to `rotation`; they replace previous
          ones. The file does not change.
        - `layout`: The arrangement of the pages.
        - `scrollAxis`: The direction in which continuous layouts scroll.
        - `coverPage`: Whether the first of facing pages stands alone.
        - `direction`: The reading direction, which orders facing pages.
        - `pixelRatio`: The device pixels per pixel.
        - `gap`: The gap between pages, in points.
        - `scaleLimits`: The minimum and maximum scale.
        - `fit`: The fit that determines the scale, instead of `scale`; `null` for none.
        - `userInterfaceVisible`: Whether the front end shows its user interface around the pages.

        Returns `View`: The state of a view.

        Errors: unknownDocument.
        """
        return self._ask("view/open", timeout, {
            "documentId": documentId,
            "size": size,
            "scale": scale,
            "anchor": anchor,
            "offset": offset,
            "rotation": rotation,
            "pageRotations": pageRotations,
            "layout": layout,
            "scrollAxis": scrollAxis,
            "coverPage": coverPage,
            "direction": direction,
            "pixelRatio": pixelRatio,
            "gap": gap,
            "scaleLimits": scaleLimits,
            "fit": fit,
            "userInterfaceVisible": userInterfaceVisible,
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
        pageRotations: Optional[List[PageRotation]] = None,
        layout: Optional[Layout] = None,
        scrollAxis: Optional[ScrollAxis] = None,
        coverPage: Optional[bool] = None,
        direction: Optional[Direction] = None,
        pixelRatio: Optional[float] = None,
        gap: Optional[float] = None,
        scaleLimits: Optional[ScaleLimits] = None,
        fit: Optional[Union[ViewFit, None]] = None,
        userInterfaceVisible: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Changes the settings of a view; settings that are not given stay.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `size`: The window's size, in pixels.
        - `scale`: The scale in pixels per point.
        - `anchor`: The point that stays fixed when the scale changes.
        - `offset`: The position of the view's top left on the canvas, in pixels.
        - `rotation`: The clockwise rotation: 0, 90, 180 or 270.
        - `pageRotations`: The rotations of single pages, added to `rotation`; they replace previous
          ones. The file does not change.
        - `layout`: The arrangement of the pages.
        - `scrollAxis`: The direction in which continuous layouts scroll.
        - `coverPage`: Whether the first of facing pages stands alone.
        - `direction`: The reading direction, which orders facing pages.
        - `pixelRatio`: The device pixels per pixel.
        - `gap`: The gap between pages, in points.
        - `scaleLimits`: The minimum and maximum scale.
        - `fit`: The fit that determines the scale, instead of `scale`; `null` for none.
        - `userInterfaceVisible`: Whether the front end shows its user interface around the pages.

        Returns `View`: The state of a view.

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
            "pageRotations": pageRotations,
            "layout": layout,
            "scrollAxis": scrollAxis,
            "coverPage": coverPage,
            "direction": direction,
            "pixelRatio": pixelRatio,
            "gap": gap,
            "scaleLimits": scaleLimits,
            "fit": fit,
            "userInterfaceVisible": userInterfaceVisible,
        })

    def view_get(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Returns the state of a view.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Returns `View`: The state of a view.

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
        space: Optional[Space] = None,
        fit: Optional[ViewFit] = None,
        destination: Optional[Destination] = None,
        name: Optional[str] = None,
        recorded: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Shows a place in the document; `view/back` returns.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page; its top is shown unless more is given.
        - `point`: The point of the page to show at the view's top left.
        - `rect`: The part of the page to scroll into view at the current scale.
        - `space`: The space of `point` and `rect`. (Default: `page`.)
        - `fit`: Whether to fit the page, its width or its content box into the view.
        - `destination`: A destination, instead of the members above.
        - `name`: A named destination, instead of the members above.
        - `recorded`: Whether `view/back` returns to the previous place. (Default: `True`.)

        Returns `View`: The state of a view.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("view/goTo", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "point": point,
            "rect": rect,
            "space": space,
            "fit": fit,
            "destination": destination,
            "name": name,
            "recorded": recorded,
        })
