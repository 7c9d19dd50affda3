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
        """Deletes annotations with their popups and all that replies to them, as one step. A group
        that loses its first annotation becomes one around the next; a form field goes with its last
        place.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `removed`: The ids of the removed ones. `revision`: The document's revision now.

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
        """Moves annotations, each among those of its page, up or down, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.
        - `to`: All the way, or past the next one.

        Returns `changed`: The ids of the changed ones. `revision`: The document's revision now.

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
        """Makes annotations of one page a group, as one step: all, and those that form groups with
        them already, are grouped with the first.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `changed`: The ids of the changed ones. `revision`: The document's revision now.

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
        """Dissolves the groups that annotations are in, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `changed`: The ids of the changed ones. `revision`: The document's revision now.

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
        """Makes one annotation of several text markups of a kind, or of several drawings in ink, of
        one page and one look, as one step.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.

        Returns `annotation`: The annotation that is left: the lowest of them. `removed`: The ids of
        the others, and of their popups. `revision`: The document's revision now.

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
        """Makes annotations part of their pages, as they look, and removes them with their popups
        and all that replies to them, as one step.

        - `documentId`: The document.
        - `ids`: The annotations; all that show something unless given, but links and form fields.

        Returns `removed`: The ids of the removed ones. `revision`: The document's revision now.

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
        """Adds redactions over what a search finds, one for each match, or over whole pages, as one
        step.

        - `documentId`: The document.
        - `query`: The text to find, as for `search/find`; whole `pages` unless given.
        - `regex`: Whether it is a Perl-compatible regular expression. (Default: `False`.)
        - `matchCase`: Whether capitals and small letters differ. (Default: `False`.)
        - `wholeWords`: Whether a match begins and ends where a word does. (Default: `False`.)
        - `pages`: The pages, from 0; with a `query` all unless given.
        - `places`: The places in which a query is searched for. (Default: `{'text': True, 'hidden':
          True, 'annotations': True, 'fields': True, 'outline': True, 'metadata': True,
          'attachments': True, 'structure': True, 'links': True, 'scripts': True, 'names': True}`.)
        - `style`: The look of the redactions.

        Returns `annotations`: The redactions, in reading order. `elsewhere`: Further finds of a
        query, which no mark shows: they are removed when the redactions are applied. `unreadable`:
        Pages that are too damaged to have been searched. `revision`: The document's revision now.

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
        """Removes what is under redactions from the document, and the redactions, as one step: for
        good once the document is saved. Tells what was removed, and what is left.

        - `documentId`: The document.
        - `ids`: The redactions; all unless given.
        - `pages`: The pages whose redactions are meant, instead of `ids`.
        - `elsewhere`: Whether what queries of `annotations/markRedactions` found elsewhere goes
          too; unless given, where neither `ids` nor `pages` are.
        - `images`: The part of an image under a redaction that is removed: its `pixels` there, or
          the `whole`. (Default: `pixels`.)
        - `paths`: Which lines and filled areas go: those `touched`, or only those `covered` wholly.
          (Default: `touched`.)

        Returns `removed`: The ids of the annotations that are gone. `pages`: The result for each
        page. `elsewhere`: The removals besides, for queries that were marked. `remaining`: What the
        regions still have, and where such queries still match, in all that a saved file would hold.
        `unreadable`: How many streams could not be decoded, and so not be searched for the queries.
        `revision`: The document's revision now.

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
