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
        """Returns the names of the steps that can be undone and redone.

        - `documentId`: The document.

        Returns `undo`: The steps that can be undone, the next one last. `redo`: The steps that can
        be redone, the next one last. `group`: The open group, which is not a step yet.

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
        """Begins a group: all changes until `document/commit` form one undo step. Pending work of
        the tools is committed first. Groups do not nest.

        - `documentId`: The document.
        - `name`: The name of the undo step.

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
        """Ends the open group: its changes and the pending work of the tools become one undo step.
        An empty group makes no step.

        - `documentId`: The document.
        - `name`: The name of the open group, as a check.

        Returns `name`: The name of the undo step, such as `Move highlight`. `revision`: The
        document's revision now. `pages`: The pages that changed in appearance, from 0.
        `annotations`: The annotations that the step restored or changed and that exist now; users
        expect these to be selected.

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
        """Ends the open group and takes its changes back, without a step to redo. Pending work of
        the tools is not part of the group.

        - `documentId`: The document.
        - `name`: The name of the open group, as a check.

        Returns `name`: The name of the undo step, such as `Move highlight`. `revision`: The
        document's revision now. `pages`: The pages that changed in appearance, from 0.
        `annotations`: The annotations that the step restored or changed and that exist now; users
        expect these to be selected.

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
        """Exports a document, its annotations and form values, or its text, without saving it.
        Pending work of the tools is committed first.

        - `documentId`: The document.
        - `format`: The format to write.
        - `path`: The file to write to; without it, the result has the data.
        - `annotations`: For `xfdf`, `fdf` and `instantJSON`: only these annotations, without form
          values and bookmarks.
        - `scope`: For `instantJSON`: only the `changes` since the file was opened, or `all`.
          (Default: `changes`.)
        - `delivery`: How the data is delivered without `path`; by default `inline`, or beyond 64
          KiB as `largePayloads` in `initialize`.

        Returns `data`: The exported data, unless a path was given; `pdf` and `fdf` in base64.
        `path`: The path of the file, with symbolic links resolved. The client deletes files whose
        path the server chose. `sharedMemory`: The POSIX shared memory with the data; the client
        unlinks it. `bytes`: The length of the data in bytes. `skipped`: The annotations that the
        format cannot hold.

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
        """Imports annotations, form values and bookmarks from another format, as one step.
        Malformed input changes nothing. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: The input; `fdf` in base64. Give this or `path`.
        - `path`: The path of the input.

        Returns `added`: The ids of new annotations. `changed`: The ids of changed annotations.
        `removed`: The ids of removed annotations. `fields`: The names of form fields with changed
        values. `skipped`: The parts that were skipped. `revision`: The document's revision now.

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
        """Changes the information dictionary of a document, and its XMP to match, as one step.
        Entries that are not given stay.

        - `documentId`: The document.
        - `title`: The title. Here and below, `null` removes the entry.
        - `author`: The author of the text.
        - `subject`: The subject.
        - `keywords`: The keywords.
        - `creator`: The program that created the original document.
        - `producer`: The program that produced the PDF.
        - `created`: The time of creation.
        - `modified`: The time of the last change; by default now.
        - `custom`: Nonstandard entries by their keys; `null` removes an entry.

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
        """Returns the XMP packet of a document.

        - `documentId`: The document.

        Returns `xmp`: The packet as in the file; absent if there is none.

        Errors: unknownDocument, limitExceeded, damaged.
        """
        return self._ask("document/metadata", timeout, {"documentId": documentId})
