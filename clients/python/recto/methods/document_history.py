# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Dict, List, Optional, Union

from ..asker import Asker
from ..types.document_failed_provider import (DocumentExportResult, DocumentHistoryResult,
    DocumentImportResult, DocumentMetadataResult, DocumentResult, ExchangeFormat, ExportFormat,
    ExportScope, RenderDelivery)
from ..types.document_features import Timestamp


class DocumentHistoryMethods(Asker):
    """Methods of `document_history`."""

    def document_history(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DocumentHistoryResult:
        """Names the steps that can be undone and done again.

        - `documentId`: The document.

        Returns `undo`: The steps that can be undone, the next one last. `redo`: The steps that can
        be done again, the next one last. `group`: The open group, which is not among the steps yet.

        Errors: unknownDocument.
        """
        return self._ask("document/history", timeout, {"documentId": documentId})

    def document_begin(
        self,
        *,
        documentId: str,
        name: str,
        timeout: Optional[float] = None,
    ) -> None:
        """Begins a group: all changes until `document/commit` are one step of the history. What the
        tools have under way is committed first. Groups do not nest.

        - `documentId`: The document.
        - `name`: The name of the step in the history.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        self._ask("document/begin", timeout, {"documentId": documentId, "name": name})

    def document_commit(
        self,
        *,
        documentId: str,
        name: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> DocumentResult:
        """Ends the group that is open: what was done in it, and what the tools have under way, is
        one step now; none where that is nothing.

        - `documentId`: The document.
        - `name`: The name of the open group, as a check.

        Returns `name`: The name of the step, such as `Move highlight`. `revision`: The document's
        revision now. `pages`: The pages that look different now, from 0. `annotations`: Those that
        it brought back or changed, and that are there now: what a user expects to see selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("document/commit", timeout, {"documentId": documentId, "name": name})

    def document_rollback(
        self,
        *,
        documentId: str,
        name: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> DocumentResult:
        """Takes back all that was done in the group that is open, and ends it; there is nothing to
        redo then. What the tools have under way is no part of it.

        - `documentId`: The document.
        - `name`: The name of the open group, as a check.

        Returns `name`: The name of the step, such as `Move highlight`. `revision`: The document's
        revision now. `pages`: The pages that look different now, from 0. `annotations`: Those that
        it brought back or changed, and that are there now: what a user expects to see selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("document/rollback", timeout, {"documentId": documentId, "name": name})

    def document_export(
        self,
        *,
        documentId: str,
        format: ExportFormat,
        path: Optional[str] = None,
        annotations: Optional[List[str]] = None,
        scope: Optional[ExportScope] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> DocumentExportResult:
        """Writes a document, its annotations and form values, or its text in another format,
        without saving it. What the tools have under way is committed first.

        - `documentId`: The document.
        - `format`: The format to write.
        - `path`: The file to write to; the result has it all unless given.
        - `annotations`: For `xfdf`, `fdf` and `instantJSON`: only these, without form values and
          bookmarks.
        - `scope`: For `instantJSON`: only the changes since the file was opened, or `all`.
          (Default: `changes`.)
        - `delivery`: How it is handed over without `path`; unless given `inline`, or beyond 64 KiB
          as `largePayloads` of `initialize` says.

        Returns `data`: The written data, unless a path was given; `pdf` and `fdf` in base64.
        `path`: The file, with symbolic links followed; one that the server chose is the client's to
        delete. `sharedMemory`: Its POSIX shared memory, which is the client's to unlink. `bytes`:
        How long it is. `skipped`: The annotations that the format cannot hold.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded, timedOut.
        """
        return self._ask("document/export", timeout, {
            "documentId": documentId,
            "format": format,
            "path": path,
            "annotations": annotations,
            "scope": scope,
            "delivery": delivery,
        })

    def document_import(
        self,
        *,
        documentId: str,
        format: ExchangeFormat,
        data: Optional[str] = None,
        path: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> DocumentImportResult:
        """Takes annotations, form values and bookmarks out of another format, as one step; or
        nothing, where what is given is not as its format says. What the tools have under way is
        committed first.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: It, `fdf` in base64; this or `path`.
        - `path`: The file with it.

        Returns `added`: The ids of new annotations. `changed`: The ids of changed annotations.
        `removed`: The ids of annotations that are gone. `fields`: The names of form fields that
        have another value now. `skipped`: The parts that were skipped. `revision`: The document's
        revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, cannotOpen, limitExceeded, timedOut.
        """
        return self._ask("document/import", timeout, {
            "documentId": documentId,
            "format": format,
            "data": data,
            "path": path,
        })

    def document_set_info(
        self,
        *,
        documentId: str,
        title: Optional[Union[str, None]] = None,
        author: Optional[Union[str, None]] = None,
        subject: Optional[Union[str, None]] = None,
        keywords: Optional[Union[str, None]] = None,
        creator: Optional[Union[str, None]] = None,
        producer: Optional[Union[str, None]] = None,
        created: Optional[Union[Timestamp, None]] = None,
        modified: Optional[Union[Timestamp, None]] = None,
        custom: Optional[Dict[str, Union[str, None]]] = None,
        timeout: Optional[float] = None,
    ) -> DocumentResult:
        """Changes what a document says of itself, in its information dictionary and in its XMP
        alike, as one step; what is not named stays.

        - `documentId`: The document.
        - `title`: Title; here and below `null` takes it away.
        - `author`: The author of the text.
        - `subject`: Its subject.
        - `keywords`: Keywords.
        - `creator`: The program that the text was written with.
        - `producer`: The program that made the PDF.
        - `created`: When it was made.
        - `modified`: When it was last changed; now unless given.
        - `custom`: Entries that the standard does not have, by their keys; `null` takes one away.

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed.
        """
        return self._ask("document/setInfo", timeout, {
            "documentId": documentId,
            "title": title,
            "author": author,
            "subject": subject,
            "keywords": keywords,
            "creator": creator,
            "producer": producer,
            "created": created,
            "modified": modified,
            "custom": custom,
        })

    def document_metadata(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DocumentMetadataResult:
        """Gives the XMP packet of a document.

        - `documentId`: The document.

        Returns `xmp`: The packet, as it is in the file; absent if there is none.

        Errors: unknownDocument, limitExceeded, damaged.
        """
        return self._ask("document/metadata", timeout, {"documentId": documentId})
