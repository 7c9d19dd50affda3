# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.annotations import (
    Annotation,
    AnnotationChanges,
    AnnotationDate,
    AnnotationGrouping,
    AnnotationOrder,
    AnnotationPlace,
    Annotations,
    AnnotationsAddResult,
    AnnotationsApplyRedactionsResult,
    AnnotationsAtResult,
    AnnotationsCopyResult,
    AnnotationsGetResult,
    AnnotationsListResult,
    AnnotationsMarkRedactionsResult,
    AnnotationsMergeResult,
    AnnotationsPasteResult,
    AnnotationsResult,
    Images,
    Paths,
    RedactionPlaces,
    RedactionStyle,
    ReviewStateName,
)
from ..types.document import AnnotationType, Timestamp
from ..types.layers import LayersAssignResult
from ..types.page import Color
from ..types.synctex import Space


class AnnotationsMethods(Asker):
    """Methods of `annotations`."""

    def annotations_list(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        pages: Optional[Sequence[int]] = None,
        types: Optional[Sequence[AnnotationType]] = None,
        author: Optional[str] = None,
        contains: Optional[str] = None,
        color: Optional[Color] = None,
        states: Optional[Sequence[ReviewStateName]] = None,
        since: Optional[Timestamp] = None,
        until: Optional[Timestamp] = None,
        date: Optional[AnnotationDate] = None,
        sortBy: Optional[AnnotationOrder] = None,
        group: Optional[AnnotationGrouping] = None,
        first: Optional[int] = None,
        count: Optional[int] = None,
        coveredText: Optional[bool] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsListResult:
        """Lists annotations, including links and form fields. On each page the bottommost is first,
        unless they are sorted.

        - `documentId`: The document.
        - `pageIndex`: The page; all that can be read unless given.
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
        point: Sequence[float],
        space: Optional[Space] = None,
        viewId: Optional[str] = None,
        tolerance: Optional[float] = None,
        fields: Optional[Sequence[str]] = None,
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
        annotations: Optional[Sequence[Annotation]] = None,
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
        kept unless the change shows. A `rect` alone scales the points too. A `pageIndex` moves the
        annotation to another page, on top of its annotations, with its group, replies and popup.
        `layer`, `popup`, `states`, `measured`, `coveredText` and `hasAppearance` can only be given
        with the values that they have. Values that the annotation has already make no step.

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

    def annotations_delete(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Deletes annotations with their popups and replies, as one step. If a group loses its
        first annotation, the next one takes its place. A form field is deleted with its last
        widget.

        - `documentId`: The document.
        - `ids`: The annotations, at least one.

        Returns `removed`: The ids of the removed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("annotations/delete", timeout, {"documentId": documentId, "ids": ids})

    def annotations_reorder(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        to: AnnotationPlace,
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Moves annotations in the stacking order of their pages, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, at least one.
        - `to`: How far: all the way, or past the next annotation.

        Returns `changed`: The ids of the changed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
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
        ids: Sequence[str],
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Groups annotations of one page, as one step. All of them, and the other members of their
        groups, join the first annotation.

        - `documentId`: The document.
        - `ids`: The annotations, at least two.

        Returns `changed`: The ids of the changed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/group", timeout, {"documentId": documentId, "ids": ids})

    def annotations_ungroup(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Dissolves the groups that annotations belong to, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, at least one.

        Returns `changed`: The ids of the changed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("annotations/ungroup", timeout, {"documentId": documentId, "ids": ids})

    def annotations_merge(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsMergeResult:
        """Merges text markups or ink drawings into one annotation, as one step. They must be of one
        kind, on one page, and look alike.

        - `documentId`: The document.
        - `ids`: The annotations, at least two.

        Returns `annotation`: The merged annotation: the lowest of those given. `removed`: The ids
        of the other annotations, and of their popups. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/merge", timeout, {"documentId": documentId, "ids": ids})

    def annotations_flatten(
        self,
        *,
        documentId: str,
        ids: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Turns annotations into page content that looks the same, as one step. Their popups and
        replies are removed too.

        - `documentId`: The document.
        - `ids`: The annotations; by default all that show something, except links and form fields.

        Returns `removed`: The ids of the removed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/flatten", timeout, {"documentId": documentId, "ids": ids})

    def annotations_mark_redactions(
        self,
        *,
        documentId: str,
        query: Optional[str] = None,
        regex: Optional[bool] = None,
        matchCase: Optional[bool] = None,
        wholeWords: Optional[bool] = None,
        pages: Optional[Sequence[int]] = None,
        places: Optional[RedactionPlaces] = None,
        style: Optional[RedactionStyle] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsMarkRedactionsResult:
        """Adds redactions over a search's matches or whole pages, as one step.

        - `documentId`: The document.
        - `query`: The text to find, as in `search/find`; without it, whole `pages` are marked.
        - `regex`: Whether the query is a Perl-compatible regular expression. (Default: `False`.)
        - `matchCase`: Whether the search is case-sensitive. (Default: `False`.)
        - `wholeWords`: Whether matches must begin and end at word boundaries. (Default: `False`.)
        - `pages`: The pages, from 0; with a `query`, all by default.
        - `places`: The places to search for the query. (Default: `{'text': True, 'hidden': True,
          'annotations': True, 'fields': True, 'outline': True, 'metadata': True, 'attachments':
          True, 'structure': True, 'links': True, 'scripts': True, 'names': True}`.)
        - `style`: The look of the redactions.

        Returns `annotations`: The redactions, in reading order. `elsewhere`: Matches that no mark
        shows; applying the redactions removes them too. `unreadable`: Pages that are too damaged to
        be searched. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        limitExceeded, requestCancelled.
        """
        return self._ask("annotations/markRedactions", timeout, {
            "documentId": documentId,
            "query": query,
            "regex": regex,
            "matchCase": matchCase,
            "wholeWords": wholeWords,
            "pages": pages,
            "places": places,
            "style": style,
        })

    def annotations_apply_redactions(
        self,
        *,
        documentId: str,
        ids: Optional[Sequence[str]] = None,
        pages: Optional[Sequence[int]] = None,
        elsewhere: Optional[bool] = None,
        images: Optional[Images] = None,
        paths: Optional[Paths] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsApplyRedactionsResult:
        """Removes redactions and the content under them, as one step. The removal is permanent once
        the document is saved. Reports the removed and the remaining content.

        - `documentId`: The document.
        - `ids`: The redactions; all unless given.
        - `pages`: The pages whose redactions are applied, instead of `ids`.
        - `elsewhere`: Whether to also remove the matches of `annotations/markRedactions` queries
          that no mark shows. By default, only if neither `ids` nor `pages` are given.
        - `images`: For images under a redaction: remove the covered `pixels`, or the `whole` image.
          (Default: `pixels`.)
        - `paths`: The lines and filled areas to remove: those `touched`, or only those wholly
          `covered`. (Default: `touched`.)

        Returns `removed`: The ids of the removed annotations. `pages`: The result for each page.
        `elsewhere`: Matches of marked queries that were removed beyond the redactions. `remaining`:
        Text left in the redacted regions, and matches of these queries left in the file as a save
        would write it. `unreadable`: How many streams could not be decoded, and were therefore not
        searched. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, limitExceeded, requestCancelled.
        """
        return self._ask("annotations/applyRedactions", timeout, {
            "documentId": documentId,
            "ids": ids,
            "pages": pages,
            "elsewhere": elsewhere,
            "images": images,
            "paths": paths,
        })

    def annotations_copy(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsCopyResult:
        """Copies annotations for `annotations/paste` into any document. Popups, and types that
        `annotations/add` does not make, cannot be copied.

        - `documentId`: The document.
        - `ids`: The annotations.

        Returns `copied`: How many annotations were copied; if none, the earlier copy is kept.

        Errors: unknownDocument, notFound, damaged, notPermitted.
        """
        return self._ask("annotations/copy", timeout, {"documentId": documentId, "ids": ids})

    def annotations_paste(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        point: Optional[Sequence[float]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsPasteResult:
        """Adds the copied annotations, as one step. They get new ids and dates, and the session's
        author.

        - `documentId`: The document.
        - `pageIndex`: The page; by default that of the last paste of these annotations, or else of
          the originals.
        - `point`: The new centre of the annotations, in page space; by default 10 points right of
          and below the last paste, or else the originals. They stay within the page.

        Returns `annotations`: The new annotations; none if nothing was copied. `revision`: The
        document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("annotations/paste", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "point": point,
        })
