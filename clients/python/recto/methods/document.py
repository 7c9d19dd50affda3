# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Base64, FirstView, Interactions, Policy, RecoveryChoice
from ..types.document_failed_provider import DocumentResult, DocumentSaveResult
from ..types.document_features import (Document, DocumentInfoResult, DocumentListResult, Encrypt,
    FlattenKind, SaveMode)


class DocumentMethods(Asker):
    """Methods of `document`."""

    def document_open(
        self,
        *,
        path: Optional[str] = None,
        uri: Optional[str] = None,
        data: Optional[Base64] = None,
        password: Optional[str] = None,
        readOnly: Optional[bool] = None,
        policy: Optional[Policy] = None,
        view: Optional[FirstView] = None,
        name: Optional[str] = None,
        interactions: Optional[Interactions] = None,
        recovery: Optional[RecoveryChoice] = None,
        javascript: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Document:
        """Opens a PDF and its first view.

        - `path`: The file's path. Give one of `path`, `uri` and `data`.
        - `uri`: A `file:` URI, percent-encoded.
        - `data`: The bytes of a PDF, in base64.
        - `password`: The user password or the owner password.
        - `readOnly`: Whether to refuse every change. (Default: `False`.)
        - `policy`: The client's limits on the user's changes.
        - `view`: How the first view shows the document.
        - `name`: The named destination that the first view shows; ignored if the document does not
          have it.
        - `interactions`: The preset of the document's views, from the beginning.
        - `recovery`: How to treat unsaved changes of an earlier session: `apply` makes them again,
          `discard` sets them aside, `report` leaves them for a later choice, until the first new
          change sets them aside. (Default: `report`.)
        - `javascript`: Whether the document's scripts run; by default as in `initialize`.

        Returns `Document`: see there.

        Errors: cannotOpen, passwordRequired, damaged, unsupported, limitExceeded, saveFailed.
        """
        return self._ask("document/open", timeout, {
            "path": path,
            "uri": uri,
            "data": data,
            "password": password,
            "readOnly": readOnly,
            "policy": policy,
            "view": view,
            "name": name,
            "interactions": interactions,
            "recovery": recovery,
            "javascript": javascript,
        })

    def document_close(
        self,
        *,
        documentId: str,
        discard: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Closes a document and its views. Pending work of the tools is committed first; if that
        fails, the document stays open. Unsaved changes stay in its edit log, for `recovery` when it
        is opened again; those of a document opened from data are lost.

        - `documentId`: The document.
        - `discard`: Whether to discard unsaved changes and pending work. (Default: `False`.)

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        self._ask("document/close", timeout, {"documentId": documentId, "discard": discard})

    def document_info(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DocumentInfoResult:
        """Returns the information dictionary and the state of a document.

        - `documentId`: The document.

        Returns `title`: The title. `author`: The author of the text. `subject`: The subject.
        `keywords`: The keywords. `creator`: The program that created the original document.
        `producer`: The program that produced the PDF. `created`: The time of creation. `modified`:
        The time of the last change. `custom`: Nonstandard entries of the information dictionary, if
        any. `pdfVersion`: The version of PDF, such as `1.7`. `pageCount`: The number of pages.
        `encrypted`: Whether the file is encrypted. `permissions`: The document's permissions.
        `revision`: The document's revision: the number of changes. `dirty`: Whether the document
        has unsaved changes. `withheldDialogues`: How many script dialogues were withheld since the
        user's last input. `waitsFor`: The pending request to the client that the document waits
        for, such as `host/alert`.

        Errors: unknownDocument, damaged.
        """
        return self._ask("document/info", timeout, {"documentId": documentId})

    def document_list(self, *, timeout: Optional[float] = None) -> DocumentListResult:
        """Lists the open documents, in the order in which they were opened.

        Returns `documents`: The open documents.
        """
        return self._ask("document/list", timeout, {})

    def document_save(
        self,
        *,
        documentId: str,
        path: Optional[str] = None,
        mode: Optional[SaveMode] = None,
        encrypt: Optional[Encrypt] = None,
        flatten: Optional[FlattenKind] = None,
        optimize: Optional[bool] = None,
        linearize: Optional[bool] = None,
        breakSignatures: Optional[bool] = None,
        overwrite: Optional[bool] = None,
        verify: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> DocumentSaveResult:
        """Saves a document to a file, atomically: the old file is kept until the new one is
        complete. Only saving over its own file makes a document clean. Pending work of the tools is
        committed first. Requests about the document wait during the save; cancelling leaves the old
        file unchanged.

        - `documentId`: The document.
        - `path`: The path; the document's own file unless given.
        - `mode`: `incremental` appends the changes to the original bytes; `full` rewrites the file
          without unused objects; `auto` is `incremental` if the file was sound. (Default: `auto`.)
        - `encrypt`: Sets, changes or removes passwords, and rewrites the file; by default the
          encryption stays.
        - `flatten`: The objects that become page content in a copy, which needs another path.
          (Default: `none`.)
        - `optimize`: Whether the file is rewritten as small as possible; duplicates are merged in
          copies only. (Default: `False`.)
        - `linearize`: Not supported. (Default: `False`.)
        - `breakSignatures`: Whether a signed document may be rewritten, which invalidates its
          signatures. (Default: `False`.)
        - `overwrite`: Whether to replace the document's own file even if another program changed it
          since it was opened; if not, the save fails with `changedOnDisk`. (Default: `False`.)
        - `verify`: Whether to read the new file back and check it for every change before it
          replaces the old one. (Default: `True`.)

        Returns `path`: The path of the file, with symbolic links resolved. `bytes`: The new length
        of the file in bytes. `mode`: `incremental` or `full`. `failedProviders`: The bookmark
        providers that failed to save; absent if none failed.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, changedOnDisk.
        """
        return self._ask("document/save", timeout, {
            "documentId": documentId,
            "path": path,
            "mode": mode,
            "encrypt": encrypt,
            "flatten": flatten,
            "optimize": optimize,
            "linearize": linearize,
            "breakSignatures": breakSignatures,
            "overwrite": overwrite,
            "verify": verify,
        })

    def document_reload(
        self,
        *,
        documentId: str,
        password: Optional[str] = None,
        discard: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Document:
        """Reloads a document from its file. Pending work of the tools is committed first. Unsaved
        changes are applied again if they fit, and only they can be undone. Views keep their place
        and selection as far as possible. If the file cannot be opened, the document does not
        change.

        - `documentId`: The document.
        - `password`: The file's password; by default the one that opened it.
        - `discard`: Whether to discard unsaved changes and pending work. (Default: `False`.)

        Returns `Document`: see there.

        Errors: unknownDocument, cannotOpen, passwordRequired, damaged, unsupported, notFound,
        notPermitted, saveFailed.
        """
        return self._ask("document/reload", timeout, {
            "documentId": documentId,
            "password": password,
            "discard": discard,
        })

    def document_undo(self, *, documentId: str, timeout: Optional[float] = None) -> DocumentResult:
        """Undoes the user's last step: a vertex or stroke of pending work, or else the last change.

        - `documentId`: The document.

        Returns `name`: The name of the undo step, such as `Move highlight`. `revision`: The
        document's revision now. `pages`: The pages that changed in appearance, from 0.
        `annotations`: The annotations that the step restored or changed and that exist now; users
        expect these to be selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("document/undo", timeout, {"documentId": documentId})

    def document_redo(self, *, documentId: str, timeout: Optional[float] = None) -> DocumentResult:
        """Redoes the step that was last undone, in the pending work of a tool or in the document.

        - `documentId`: The document.

        Returns `name`: The name of the undo step, such as `Move highlight`. `revision`: The
        document's revision now. `pages`: The pages that changed in appearance, from 0.
        `annotations`: The annotations that the step restored or changed and that exist now; users
        expect these to be selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("document/redo", timeout, {"documentId": documentId})
