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
        - `scale`: Pixels per point.
        - `anchor`: The point that stays in place when the scale changes.
        - `offset`: The canvas pixel for the view's top left.
        - `rotation`: Clockwise: 0, 90, 180 or 270.
        - `pageRotations`: Turns of single pages on top of `rotation`, all anew; the file stays as
          it is.
        - `layout`: How pages are arranged.
        - `scrollAxis`: Which way the pages of continuous layouts follow.
        - `coverPage`: Let the first of facing pages stand alone.
        - `direction`: Which of facing pages comes first.
        - `pixelRatio`: Device pixels per pixel.
        - `gap`: Points between pages.
        - `scaleLimits`: The least and the greatest scale.
        - `fit`: The fit for the scale to follow, instead of `scale`; `null`: none any more.
        - `userInterfaceVisible`: Whether the front end shows what lies around the pages.

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
        """Changes what a view shows; what is not given stays.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `size`: The window's size, in pixels.
        - `scale`: Pixels per point.
        - `anchor`: The point that stays in place when the scale changes.
        - `offset`: The canvas pixel for the view's top left.
        - `rotation`: Clockwise: 0, 90, 180 or 270.
        - `pageRotations`: Turns of single pages on top of `rotation`, all anew; the file stays as
          it is.
        - `layout`: How pages are arranged.
        - `scrollAxis`: Which way the pages of continuous layouts follow.
        - `coverPage`: Let the first of facing pages stand alone.
        - `direction`: Which of facing pages comes first.
        - `pixelRatio`: Device pixels per pixel.
        - `gap`: Points between pages.
        - `scaleLimits`: The least and the greatest scale.
        - `fit`: The fit for the scale to follow, instead of `scale`; `null`: none any more.
        - `userInterfaceVisible`: Whether the front end shows what lies around the pages.

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
        """Tells what a view shows.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.

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
        """Shows a place of the document; `view/back` leads back.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `pageIndex`: The page; its top unless more is given.
        - `point`: This point of the page at the view's top left.
        - `rect`: Bring this part of the page into sight at the present scale.
        - `space`: The space of `point` and `rect`. (Default: `page`.)
        - `fit`: Fit the page, its width or what is drawn on it into the view.
        - `destination`: A destination, instead of all these.
        - `name`: A named destination, instead of all these.
        - `recorded`: Whether `view/back` leads back to where the view was. (Default: `True`.)

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
