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
        """Opens a PDF, with a first view of it.

        - `path`: The file's path. One of `path`, `uri`, `data` has to be there.
        - `uri`: A `file:` URI, percent-encoded.
        - `data`: The bytes of a PDF, in base64.
        - `password`: The user's or the owner's password.
        - `readOnly`: Refuse every change. (Default: `False`.)
        - `policy`: The client's limits on its user's changes.
        - `view`: How its first view shows it.
        - `name`: The named destination that its first view shows; ignored if the document has none
          of it.
        - `interactions`: The purpose of its views, from their beginning.
        - `recovery`: The fate of unsaved changes of an earlier session: `apply` makes them again,
          `discard` sets them aside, `report` leaves them for a later choice; then the first new
          change sets them aside. (Default: `report`.)
        - `javascript`: Whether its scripts run; as `initialize` said, unless given.

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
        """Closes a document with its views. What the tools have under way is committed first; where
        that fails, the document stays open. Changes that were not saved stay in its edit log, for
        `recovery` when it is opened again; those of a document opened from data are lost.

        - `documentId`: The document.
        - `discard`: Forget changes that were not saved, and what is under way. (Default: `False`.)

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
        """Tells what a document says of itself.

        - `documentId`: The document.

        Returns `title`: Title. `author`: The author of the text. `subject`: Its subject.
        `keywords`: Keywords. `creator`: The program that the text was written with. `producer`: The
        program that made the PDF. `created`: When it was made. `modified`: When it was last
        changed. `custom`: Entries of its information dictionary that the standard does not have, if
        there are. `pdfVersion`: The version of PDF, such as `1.7`. `pageCount`: How many pages it
        has. `encrypted`: Whether the file is encrypted. `permissions`: Its permissions. `revision`:
        How often it was changed. `dirty`: Whether it has changes that are not saved.
        `withheldDialogues`: How many dialogues of its scripts were not shown since its user last
        did something. `waitsFor`: The request to the client whose answer it waits for, such as
        `host/alert`.

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
        """Writes a document to a file, in one step: the old file is whole until the new one is.
        Only saving over its own file makes a document clean. What the tools have under way is
        committed first. Requests about the document wait meanwhile; a cancel leaves the old file as
        it was.

        - `documentId`: The document.
        - `path`: The path; the document's own file unless given.
        - `mode`: `incremental` appends the changes to the bytes as opened, `full` writes anew
          without what is not used, `auto` is `incremental` where the file was sound. (Default:
          `auto`.)
        - `encrypt`: Sets, changes or takes away passwords; as it was unless given. The file is
          written anew.
        - `flatten`: The objects that become page contents in a copy, which needs another path.
          (Default: `none`.)
        - `optimize`: Whether the file is written anew as small as can be; what is there twice is
          kept once in copies only. (Default: `False`.)
        - `linearize`: Not supported. (Default: `False`.)
        - `breakSignatures`: Whether a signed document may be written anew, which its signatures do
          not survive. (Default: `False`.)
        - `overwrite`: Whether the document's own file is replaced also where another program has
          changed it since it was opened; `changedOnDisk` otherwise. (Default: `False`.)
        - `verify`: Whether the new file is read back, and every change looked for in it, before it
          replaces the old. (Default: `True`.)

        Returns `path`: The file, with symbolic links followed. `bytes`: How long it is now. `mode`:
        `incremental` or `full`. `failedProviders`: The providers of bookmarks that could not save;
        absent if all could.

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
        """Reads a document's file again, as it is now. What the tools have under way is committed
        first. Changes that were not saved are made again where they fit, and they alone can be
        undone; views stay where they are, and what is selected stays selected as far as it is found
        again. Where the file cannot be opened, the document is as it was.

        - `documentId`: The document.
        - `password`: The file's; the one that opened it unless given.
        - `discard`: Forget changes that were not saved, and what is under way. (Default: `False`.)

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
        """Takes back the last step as the user sees it: a vertex or stroke under way, or else the
        last change.

        - `documentId`: The document.

        Returns `name`: The name of the step, such as `Move highlight`. `revision`: The document's
        revision now. `pages`: The pages that look different now, from 0. `annotations`: Those that
        it brought back or changed, and that are there now: what a user expects to see selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("document/undo", timeout, {"documentId": documentId})

    def document_redo(self, *, documentId: str, timeout: Optional[float] = None) -> DocumentResult:
        """Does the step that was last undone again, of what a tool has under way or of the
        document.

        - `documentId`: The document.

        Returns `name`: The name of the step, such as `Move highlight`. `revision`: The document's
        revision now. `pages`: The pages that look different now, from 0. `annotations`: Those that
        it brought back or changed, and that are there now: what a user expects to see selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("document/redo", timeout, {"documentId": documentId})
