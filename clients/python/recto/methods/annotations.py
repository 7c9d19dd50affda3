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
        """Lists annotations, including links and form fields; on each page bottommost first, unless
        sorted.

        - `documentId`: The document.
        - `pageIndex`: The page; all unless given.
        - `pages`: The pages, instead of `pageIndex`.
        - `types`: Only annotations of these types.
        - `author`: Only annotations by this author.
        - `contains`: Only annotations with this in their contents or marked text, folded as in a
          search.
        - `color`: Only those of this colour.
        - `states`: Only those that have one of these states, by any author.
        - `since`: Only those with a date that is not before this.
        - `until`: Only those with a date before this.
        - `date`: Which date that is. (Default: `modified`.)
        - `sortBy`: The order. `page` is the reading order of the pages' text; dates run from the
          oldest. Annotations without a date or author come last; ties keep their order.
        - `group`: The property to group annotations by.
        - `first`: How many annotations to skip. (Default: `0`.)
        - `count`: How many to return at most; all unless given.
        - `coveredText`: Whether to return the text under text markups. (Default: `False`.)
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `annotations`: The annotations. `groups`: The groups by `group`, in order. `more`:
        Whether more annotations follow, if `count` was given.

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
        """Returns one annotation.

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
        """Finds the visible annotations at a point. Annotations under the point come before those
        near it, then smaller before larger, then upper before lower.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `point`: The point.
        - `space`: The space of the point. (Default: `page`.)
        - `viewId`: The view; by default the document's first.
        - `tolerance`: How far the annotation may be from the point, in 1/72 inch. (Default: `4`.)
        - `fields`: The members to return for each, besides the required ones; all unless given.

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
        - `annotation`: The new annotation. Give this or `annotations`.
        - `annotations`: The new annotations, bottommost first.

        Returns `annotation`: The added annotation, if `annotation` was given. `annotations`: The
        added annotations, if `annotations` were given. `revision`: The document's revision now.

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
        """Changes members of an annotation, as one step. Other members stay, and the appearance is
        kept unless the change shows.

        - `documentId`: The document.
        - `id`: The annotation.
        - `changes`: The changes; `modified` defaults to now.
        - `scaleBorder`: Whether the line width scales with a new `rect`. (Default: `False`.)

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
        """Sets the review state of an annotation for the session's author. This adds a hidden note
        that replies to the annotation, or to the author's previous state (ISO 32000-2, 12.5.6.3).

        - `documentId`: The document.
        - `id`: The annotation.
        - `state`: The new state.

        Returns `Annotations`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/setState", timeout, {
            "documentId": documentId,
            "id": id,
            "state": state,
        })
