# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Policy
from ..types.document_recovery import (
    Document, DocumentExportResult, DocumentImportResult, ExchangeFormat, ExportFormat, ExportScope,
)


class DocumentRollbackMethods(Asker):
    """Methods of `document_rollback`."""

    def document_rollback(
        self,
        *,
        documentId: str,
        name: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Document:
        """Takes back all that was done in the group that is open, and ends it; there is nothing to
        redo then. What the tools have under way is no part of it.

        - `documentId`: The document.
        - `name`: Of the group that is open, to make sure that it is that one.

        Returns `Document`: see there.

        Errors: unknownDocument, contentModified, notFound.
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
        timeout: Optional[float] = None,
    ) -> DocumentExportResult:
        """Writes a document, its annotations and form values, or its text in another format,
        without saving it. What the tools have under way is committed first.

        - `documentId`: The document.
        - `format`: What to write.
        - `path`: The file to write to; the result has it all unless given.
        - `annotations`: Of `xfdf`, `fdf` and `instantJSON`: only these, without form values and
          bookmarks.
        - `scope`: Of `instantJSON`: only what is otherwise than in the file as it was opened, or
          `all`. (Default: `changes`.)

        Returns `data`: What was written, unless a path was given; `pdf` and `fdf` in base64.
        `path`: The file, with symbolic links followed. `bytes`: How long it is. `skipped`: The
        annotations that the format cannot hold.

        Errors: unknownDocument, notFound, damaged, limitExceeded, saveFailed, vetoed,
        contentModified.
        """
        return self._ask("document/export", timeout, {
            "documentId": documentId,
            "format": format,
            "path": path,
            "annotations": annotations,
            "scope": scope,
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
        - `format`: What is given.
        - `data`: It, `fdf` in base64; this or `path`.
        - `path`: The file with it.

        Returns `added`: The ids of new annotations. `changed`: The ids of annotations that are
        otherwise now. `removed`: The ids of annotations that are gone. `fields`: The names of form
        fields that have another value now. `skipped`: What was not taken. `revision`: The
        document's revision now.

        Errors: unknownDocument, cannotOpen, notFound, unsupported, notPermitted, limitExceeded,
        contentModified, damaged, vetoed.
        """
        return self._ask("document/import", timeout, {
            "documentId": documentId,
            "format": format,
            "data": data,
            "path": path,
        })

    def document_policy(self, *, documentId: str, timeout: Optional[float] = None) -> Policy:
        """Tells what the client lets its user do with a document.

        - `documentId`: The document.

        Returns `Policy`: What the client lets its user do, beside what the document itself allows.
        As a change, what is not given stays.

        Errors: unknownDocument.
        """
        return self._ask("document/policy", timeout, {"documentId": documentId})

    def document_set_policy(
        self,
        *,
        documentId: str,
        policy: Policy,
        timeout: Optional[float] = None,
    ) -> Policy:
        """Sets what the client lets its user do with a document.

        - `documentId`: The document.
        - `policy`: What is to be otherwise.

        Returns `Policy`: What the client lets its user do, beside what the document itself allows.
        As a change, what is not given stays.

        Errors: unknownDocument.
        """
        return self._ask("document/setPolicy", timeout, {
            "documentId": documentId,
            "policy": policy,
        })
