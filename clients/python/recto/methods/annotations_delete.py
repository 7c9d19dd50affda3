# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations_annotation_changes import (AnnotationPlace, AnnotationsMergeResult,
    AnnotationsResult, RedactionPlaces, RedactionStyle)
from ..types.annotations_found_text import (AnnotationsApplyRedactionsResult,
    AnnotationsMarkRedactionsResult, Images, Paths)
from ..types.layers import LayersAssignResult


class AnnotationsDeleteMethods(Asker):
    """Methods of `annotations_delete`."""

    def annotations_delete(
        self,
        *,
        documentId: str,
        ids: List[str],
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
        ids: List[str],
        to: AnnotationPlace,
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Moves annotations up or down in the stacking order of their pages, as one step.

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
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Groups annotations of one page, as one step. All of them, and the other members of their
        groups, join the first annotation.

        - `documentId`: The document.
        - `ids`: The annotations, at least one.

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
        ids: List[str],
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
        ids: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsMergeResult:
        """Merges text markups of one kind, or ink drawings, into one annotation, as one step. They
        must be on one page and look alike.

        - `documentId`: The document.
        - `ids`: The annotations, at least one.

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
        ids: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Turns annotations into page content that looks the same, and removes them with their
        popups and replies, as one step.

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
        pages: Optional[List[int]] = None,
        places: Optional[RedactionPlaces] = None,
        style: Optional[RedactionStyle] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsMarkRedactionsResult:
        """Adds redactions over each match of a search, or over whole pages, as one step.

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
        ids: Optional[List[str]] = None,
        pages: Optional[List[int]] = None,
        elsewhere: Optional[bool] = None,
        images: Optional[Images] = None,
        paths: Optional[Paths] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsApplyRedactionsResult:
        """Removes the content under redactions, and the redactions, as one step; permanently once
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
