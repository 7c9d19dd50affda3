# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations import AnnotationDate, AnnotationGrouping, AnnotationOrder, ReviewStateName
from ..types.annotations_annotation import (Annotation, AnnotationsAddResult, AnnotationsAtResult,
    AnnotationsGetResult, AnnotationsListResult)
from ..types.annotations_annotation_changes import AnnotationChanges, Annotations
from ..types.document import AnnotationType, Point
from ..types.document_features import Timestamp
from ..types.page import Color
from ..types.synctex import Space


class AnnotationsMethods(Asker):
    """Methods of `annotations`."""

    def annotations_list(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        pages: Optional[List[int]] = None,
        types: Optional[List[AnnotationType]] = None,
        author: Optional[str] = None,
        contains: Optional[str] = None,
        color: Optional[Color] = None,
        states: Optional[List[ReviewStateName]] = None,
        since: Optional[Timestamp] = None,
        until: Optional[Timestamp] = None,
        date: Optional[AnnotationDate] = None,
        sortBy: Optional[AnnotationOrder] = None,
        group: Optional[AnnotationGrouping] = None,
        first: Optional[int] = None,
        count: Optional[int] = None,
        coveredText: Optional[bool] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsListResult:
        """Lists annotations, links and form fields included; of a page the bottommost first, unless
        sorted.

        - `documentId`: The document.
        - `pageIndex`: The page; all unless given.
        - `pages`: The pages, in place of `pageIndex`.
        - `types`: Only those of these types.
        - `author`: Only those by this author.
        - `contains`: Only those with this in their text, or in the text that they mark, in any
          case.
        - `color`: Only those of this colour.
        - `states`: Only those that have one of these states, by any author.
        - `since`: Only those with a date that is not before this.
        - `until`: Only those with a date before this.
        - `date`: Which date that is. (Default: `modified`.)
        - `sortBy`: `page`: as a reader of the pages' text comes to them. Of dates the oldest first;
          those without a date or an author last. What is equal stays in order.
        - `group`: Lists those together that have this in common.
        - `first`: How many to leave out. (Default: `0`.)
        - `count`: How many to give at most; all unless given.
        - `coveredText`: Whether to tell the text that text markup lies on. (Default: `False`.)
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `annotations`: The annotations. `groups`: Those of them that have `group` in common,
        in their order. `more`: Whether there are more behind them, where `count` was given.

        Errors: unknownDocument, notFound, damaged, contentModified.
        """
        return self._ask("annotations/list", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "pages": pages,
            "types": types,
            "author": author,
            "contains": contains,
            "color": color,
            "states": states,
            "since": since,
            "until": until,
            "date": date,
            "sortBy": sortBy,
            "group": group,
            "first": first,
            "count": count,
            "coveredText": coveredText,
            "fields": fields,
        })

    def annotations_get(
        self,
        *,
        documentId: str,
        id: str,
        timeout: Optional[float] = None,
    ) -> AnnotationsGetResult:
        """Gives one annotation.

        - `documentId`: The document.
        - `id`: The annotation.

        Returns `annotation`: The annotation.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("annotations/get", timeout, {"documentId": documentId, "id": id})

    def annotations_at(
        self,
        *,
        documentId: str,
        pageIndex: int,
        point: Point,
        space: Optional[Space] = None,
        viewId: Optional[str] = None,
        tolerance: Optional[float] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsAtResult:
        """Finds the visible annotations at a point: those on it before those near it, smaller ones
        before larger ones, those on top before those beneath.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `point`: The point.
        - `space`: The space of the point. (Default: `page`.)
        - `viewId`: The view; the document's first one unless given.
        - `tolerance`: How far away an annotation may be, 1/72 inch. (Default: `4`.)
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `annotations`: The annotations.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("annotations/at", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
            "space": space,
            "viewId": viewId,
            "tolerance": tolerance,
            "fields": fields,
        })

    def annotations_add(
        self,
        *,
        documentId: str,
        annotation: Optional[Annotation] = None,
        annotations: Optional[List[Annotation]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsAddResult:
        """Adds annotations on top of the others, as one step.

        - `documentId`: The document.
        - `annotation`: The new annotation: this or `annotations`.
        - `annotations`: The new annotations, bottommost first.

        Returns `annotation`: The annotation as it is now, where one was given. `annotations`: As
        they are now, where `annotations` were given. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, limitExceeded.
        """
        return self._ask("annotations/add", timeout, {
            "documentId": documentId,
            "annotation": annotation,
            "annotations": annotations,
        })

    def annotations_update(
        self,
        *,
        documentId: str,
        id: str,
        changes: AnnotationChanges,
        scaleBorder: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Annotations:
        """Changes members of an annotation, as one step; what is not among them stays, and so does
        how it looks, unless the change shows.

        - `documentId`: The document.
        - `id`: The annotation.
        - `changes`: The changes; `modified` is now unless given.
        - `scaleBorder`: Whether the width of lines grows and shrinks with a new `rect`. (Default:
          `False`.)

        Returns `Annotations`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, limitExceeded.
        """
        return self._ask("annotations/update", timeout, {
            "documentId": documentId,
            "id": id,
            "changes": changes,
            "scaleBorder": scaleBorder,
        })

    def annotations_set_state(
        self,
        *,
        documentId: str,
        id: str,
        state: ReviewStateName,
        timeout: Optional[float] = None,
    ) -> Annotations:
        """Says as the session's author what has become of an annotation, by a hidden note that
        replies to it, or to what that author said of it before (ISO 32000-2, 12.5.6.3).

        - `documentId`: The document.
        - `id`: The annotation.
        - `state`: Its new state.

        Returns `Annotations`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/setState", timeout, {
            "documentId": documentId,
            "id": id,
            "state": state,
        })
