# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Literal, Optional, Sequence, Union

from ..asker import UNSET, Asker, Unset
from ..types.document import Direction, Layout, PageRotation, ScrollAxis, ViewFit
from ..types.page import Destination
from ..types.synctex import Space
from ..types.view import (
    TurnUnit,
    View,
    ViewCaptureResult,
    ViewConvertResult,
    ViewForeseeResult,
    ViewResult,
    ViewState,
)


class ViewMethods(Asker):
    """Methods of `view`."""

    def view_open(
        self,
        *,
        documentId: str,
        size: Optional[Sequence[float]] = None,
        scale: Optional[float] = None,
        offset: Optional[Sequence[float]] = None,
        rotation: Optional[int] = None,
        pageRotations: Optional[Sequence[PageRotation]] = None,
        layout: Optional[Layout] = None,
        scrollAxis: Optional[ScrollAxis] = None,
        coverPage: Optional[bool] = None,
        direction: Optional[Direction] = None,
        pixelRatio: Optional[float] = None,
        gap: Optional[float] = None,
        scaleLimits: Optional[Sequence[float]] = None,
        fit: Union[ViewFit, None, Unset] = UNSET,
        anchor: Optional[Sequence[float]] = None,
        userInterfaceVisible: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Opens another view of a document.

        - `documentId`: The document.
        - `size`: The size of the window, in pixels.
        - `scale`: The scale in pixels per point.
        - `offset`: The position of the view's top left on the canvas, in pixels.
        - `rotation`: The clockwise rotation: 0, 90, 180 or 270.
        - `pageRotations`: The rotations of single pages, added to `rotation`; absent if there are
          none. A change replaces all previous ones. The file does not change.
        - `layout`: The arrangement of the pages.
        - `scrollAxis`: The direction in which continuous layouts scroll; absent for `vertical`.
        - `coverPage`: Whether the first of facing pages stands alone.
        - `direction`: The reading direction, which orders facing pages.
        - `pixelRatio`: The device pixels per pixel.
        - `gap`: The gap between pages, in points.
        - `scaleLimits`: The minimum and maximum scale.
        - `fit`: The fit that determines the scale, instead of `scale`; `null` for none.
        - `anchor`: The point that stays fixed when the scale changes.
        - `userInterfaceVisible`: Whether the front end shows its user interface around the pages.

        Returns `View`: The state of a view.

        Errors: unknownDocument.
        """
        return self._ask("view/open", timeout, {
            "documentId": documentId,
            "size": size,
            "scale": scale,
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
            "anchor": anchor,
            "userInterfaceVisible": userInterfaceVisible,
        }, nullable=["fit"])

    def view_update(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        size: Optional[Sequence[float]] = None,
        scale: Optional[float] = None,
        offset: Optional[Sequence[float]] = None,
        rotation: Optional[int] = None,
        pageRotations: Optional[Sequence[PageRotation]] = None,
        layout: Optional[Layout] = None,
        scrollAxis: Optional[ScrollAxis] = None,
        coverPage: Optional[bool] = None,
        direction: Optional[Direction] = None,
        pixelRatio: Optional[float] = None,
        gap: Optional[float] = None,
        scaleLimits: Optional[Sequence[float]] = None,
        fit: Union[ViewFit, None, Unset] = UNSET,
        anchor: Optional[Sequence[float]] = None,
        userInterfaceVisible: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Changes the settings of a view; settings that are not given stay.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `size`: The size of the window, in pixels.
        - `scale`: The scale in pixels per point.
        - `offset`: The position of the view's top left on the canvas, in pixels.
        - `rotation`: The clockwise rotation: 0, 90, 180 or 270.
        - `pageRotations`: The rotations of single pages, added to `rotation`; absent if there are
          none. A change replaces all previous ones. The file does not change.
        - `layout`: The arrangement of the pages.
        - `scrollAxis`: The direction in which continuous layouts scroll; absent for `vertical`.
        - `coverPage`: Whether the first of facing pages stands alone.
        - `direction`: The reading direction, which orders facing pages.
        - `pixelRatio`: The device pixels per pixel.
        - `gap`: The gap between pages, in points.
        - `scaleLimits`: The minimum and maximum scale.
        - `fit`: The fit that determines the scale, instead of `scale`; `null` for none.
        - `anchor`: The point that stays fixed when the scale changes.
        - `userInterfaceVisible`: Whether the front end shows its user interface around the pages.

        Returns `View`: The state of a view.

        Errors: unknownDocument, notFound.
        """
        return self._ask("view/update", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "size": size,
            "scale": scale,
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
            "anchor": anchor,
            "userInterfaceVisible": userInterfaceVisible,
        }, nullable=["fit"])

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
        point: Optional[Sequence[float]] = None,
        rect: Optional[Sequence[float]] = None,
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

    def view_zoom_to(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        rect: Optional[Sequence[float]] = None,
        space: Optional[Space] = None,
        scale: Optional[float] = None,
        anchor: Optional[Sequence[float]] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Zooms to part of a page, a whole page, or a scale.

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
        direction: Union[Literal[1], Literal[-1]],
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
        commands: Sequence[str],
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
        pages: Sequence[int],
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
        points: Optional[Union[Sequence[float], Sequence[Sequence[float]]]] = None,
        rects: Optional[Sequence[Sequence[float]]] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> ViewConvertResult:
        """Converts points and rectangles from one space to another.

        - `documentId`: The document.
        - `from_`: The space of the given points and rectangles.
        - `to`: The space to convert to.
        - `viewId`: The view; by default the document's first.
        - `points`: The points to convert. Pairs `[[x, y], …]` are deprecated: the first drafts of
          the protocol had them.
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

    def view_restore(
        self,
        *,
        documentId: str,
        state: ViewState,
        viewId: Optional[str] = None,
        size: Optional[Sequence[float]] = None,
        timeout: Optional[float] = None,
    ) -> View:
        """Restores a view's captured state, as far as the document allows.

        - `documentId`: The document.
        - `state`: The state from `view/capture`, of this document or another.
        - `viewId`: The view; by default the document's first.
        - `size`: The size of the window, if it changed.

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

    def view_close(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Closes a view; pending work of its tool is committed first.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        self._ask("view/close", timeout, {"documentId": documentId, "viewId": viewId})
