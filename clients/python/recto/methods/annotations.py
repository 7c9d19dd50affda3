# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations import AnnotationOrder
from ..types.annotations_annotation import (
    Annotation, AnnotationChanges, AnnotationPlace, Annotations, AnnotationsAddResult,
    AnnotationsGetResult, AnnotationsResult, AnnotationsUpdateResult, Space,
)
from ..types.document import AnnotationType, Point


class AnnotationsMethods(Asker):
    """Methods of `annotations`."""

    def annotations_list(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        types: Optional[List[AnnotationType]] = None,
        author: Optional[str] = None,
        contains: Optional[str] = None,
        sortBy: Optional[AnnotationOrder] = None,
        timeout: Optional[float] = None,
    ) -> Annotations:
        """Lists annotations, links and form fields included; of a page the bottommost first, unless
        sorted.

        - `documentId`: The document.
        - `pageIndex`: The page; all unless given.
        - `types`: Only those of these types.
        - `author`: Only those by this author.
        - `contains`: Only those with this in their text, in any case.
        - `sortBy`: Oldest first; those without a date or an author last. What is equal stays in
          order.

        Returns `Annotations`: see there.

        Errors: unknownDocument, notFound, damaged, contentModified.
        """
        return self._ask("annotations/list", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "types": types,
            "author": author,
            "contains": contains,
            "sortBy": sortBy,
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
        timeout: Optional[float] = None,
    ) -> Annotations:
        """Finds the visible annotations at a point: those on it before those near it, smaller ones
        before larger ones, those on top before those beneath.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `point`: The point.
        - `space`: What the point is measured in. (Default: `page`.)
        - `viewId`: The view; the document's first one unless given.
        - `tolerance`: How far away an annotation may be, 1/72 inch. (Default: `4`.)

        Returns `Annotations`: see there.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("annotations/at", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
            "space": space,
            "viewId": viewId,
            "tolerance": tolerance,
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

        Errors: unknownDocument, notFound, unsupported, notPermitted, limitExceeded,
        contentModified, damaged.
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
        timeout: Optional[float] = None,
    ) -> AnnotationsUpdateResult:
        """Changes members of an annotation, as one step; what is not among them stays, and so does
        how it looks, unless the change shows.

        - `documentId`: The document.
        - `id`: The annotation.
        - `changes`: What becomes otherwise; `modified` is now unless given.

        Returns `annotation`: The annotation as it is now. `revision`: The document's revision now.

        Errors: unknownDocument, notFound, unsupported, notPermitted, limitExceeded,
        contentModified, damaged.
        """
        return self._ask("annotations/update", timeout, {
            "documentId": documentId,
            "id": id,
            "changes": changes,
        })

    def annotations_delete(
        self,
        *,
        documentId: str,
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Deletes annotations with their popups, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `removed`: The ids of those that are gone. `revision`: The document's revision now.

        Errors: unknownDocument, notFound, notPermitted, contentModified, damaged.
        """
        return self._ask("annotations/delete", timeout, {"documentId": documentId, "ids": ids})

    def annotations_reorder(
        self,
        *,
        documentId: str,
        ids: List[str],
        to: AnnotationPlace,
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Moves annotations, each among those of its page, up or down, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.
        - `to`: All the way, or past the next one.

        Returns `changed`: The ids of those that are otherwise now. `revision`: The document's
        revision now.

        Errors: unknownDocument, notFound, notPermitted, contentModified, damaged.
        """
        return self._ask("annotations/reorder", timeout, {
            "documentId": documentId,
            "ids": ids,
            "to": to,
        })

    def annotations_group(
        self,
        *,
        documentId: str,
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Makes annotations of one page a group, as one step: all are grouped with the first.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `changed`: The ids of those that are otherwise now. `revision`: The document's
        revision now.

        Errors: unknownDocument, notFound, unsupported, notPermitted, contentModified, damaged.
        """
        return self._ask("annotations/group", timeout, {"documentId": documentId, "ids": ids})

    def annotations_ungroup(
        self,
        *,
        documentId: str,
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Dissolves the groups that annotations are in, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `changed`: The ids of those that are otherwise now. `revision`: The document's
        revision now.

        Errors: unknownDocument, notFound, notPermitted, contentModified, damaged.
        """
        return self._ask("annotations/ungroup", timeout, {"documentId": documentId, "ids": ids})
