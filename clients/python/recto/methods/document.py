# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import Mapping, Optional, Sequence, Union

from ..asker import UNSET, Asker, Unset
from ..types.document import (
    Base64,
    Document,
    DocumentExportResult,
    DocumentFontsResult,
    DocumentHistoryResult,
    DocumentImportResult,
    DocumentInfoResult,
    DocumentListResult,
    DocumentMetadataResult,
    DocumentResult,
    DocumentSanitizeResult,
    DocumentSaveResult,
    DocumentSecurityResult,
    Encrypt,
    ExchangeFormat,
    ExportFormat,
    ExportScope,
    FirstView,
    FlattenKind,
    Interactions,
    Policy,
    RecoveryChoice,
    RenderDelivery,
    SaveMode,
    Timestamp,
)


class DocumentMethods(Asker):
    """Methods of `document`."""

    def document_open(
        self,
        *,
        path: Optional[Union[str, os.PathLike[str]]] = None,
        uri: Optional[str] = None,
        data: Optional[Union[Base64, bytes]] = None,
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
        - `uri`: A `file:` URI, percent-encoded. `#page=` or `#nameddest=` is a place to show.
        - `data`: The bytes of a PDF, in base64.
        - `password`: The user password or the owner password.
        - `readOnly`: Whether to refuse every change, and to save over the file. (Default: `False`.)
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
        any. `initialView`: How the file asks to be shown, if it does. `pdfVersion`: The version of
        PDF, such as `1.7`. `pageCount`: The number of pages. `encrypted`: Whether the file is
        encrypted. `permissions`: The document's permissions. `revision`: The document's revision:
        the number of changes. `dirty`: Whether the document has unsaved changes.
        `withheldDialogues`: How many script dialogues were withheld since the user's last input.
        `waitsFor`: The pending request to the client that the document waits for, such as
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
        path: Optional[Union[str, os.PathLike[str]]] = None,
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
        """Saves a document to a file, atomically. The old file is kept until the new one is
        complete. Only saving over its own file makes a document clean. Pending work of the tools is
        committed first. Requests about the document wait during the save; cancelling leaves the old
        file unchanged.

        - `documentId`: The document.
        - `path`: The path; the document's own file unless given.
        - `mode`: `incremental` appends the changes to the original bytes; `full` rewrites the file
          without unused objects; `auto` is `incremental` if the file was sound, and not rewritten
          since it was opened. (Default: `auto`.)
        - `encrypt`: Sets, changes or removes passwords, and rewrites the file; by default the
          encryption stays.
        - `flatten`: The objects that become page content in a copy, which needs another path.
          (Default: `none`.)
        - `optimize`: Whether the file is rewritten as small as possible. (Default: `False`.)
        - `linearize`: Not supported. (Default: `False`.)
        - `breakSignatures`: Whether a signed document may be rewritten, which invalidates its
          signatures. (Default: `False`.)
        - `overwrite`: `true` replaces the document's own file even if another program changed it
          since it was opened; if not, the save fails with `changedOnDisk`. `false` replaces no
          other existing file either, and fails in the same way.
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
        - `password`: The file's password; by default the one that opened it, or that a save has set
          since.
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
        """Undoes the user's last step. It is a vertex or stroke of pending work, or else the last
        change.

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
        """Redoes the step that was last undone. The step is in a tool's pending work or in the
        document.

        - `documentId`: The document.

        Returns `name`: The name of the undo step, such as `Move highlight`. `revision`: The
        document's revision now. `pages`: The pages that changed in appearance, from 0.
        `annotations`: The annotations that the step restored or changed and that exist now; users
        expect these to be selected.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("document/redo", timeout, {"documentId": documentId})

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
        """Ends the open group. Its changes and the pending work of the tools become one undo step.
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
        """Ends the open group and takes its changes back. There is no step to redo. Pending work of
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
        path: Optional[Union[str, os.PathLike[str]]] = None,
        annotations: Optional[Sequence[str]] = None,
        scope: Optional[ExportScope] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> DocumentExportResult:
        """Exports a document, its annotations and form values, or its text. The document is not
        saved. Pending work of the tools is committed first.

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
        path: Optional[Union[str, os.PathLike[str]]] = None,
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
        title: Union[str, None, Unset] = UNSET,
        author: Union[str, None, Unset] = UNSET,
        subject: Union[str, None, Unset] = UNSET,
        keywords: Union[str, None, Unset] = UNSET,
        creator: Union[str, None, Unset] = UNSET,
        producer: Union[str, None, Unset] = UNSET,
        created: Union[Timestamp, None, Unset] = UNSET,
        modified: Union[Timestamp, None, Unset] = UNSET,
        custom: Optional[Mapping[str, Union[str, None]]] = None,
        timeout: Optional[float] = None,
    ) -> DocumentResult:
        """Changes a document's information dictionary, as one step. Its XMP is updated to match.
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
        }, nullable=[
            "title",
            "author",
            "subject",
            "keywords",
            "creator",
            "producer",
            "created",
            "modified",
        ])

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

    def document_set_metadata(
        self,
        *,
        documentId: str,
        xmp: str,
        timeout: Optional[float] = None,
    ) -> DocumentResult:
        """Replaces the XMP packet of a document, as one step. Its information dictionary is updated
        to match.

        - `documentId`: The document.
        - `xmp`: The whole packet (ISO 16684-1).

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed.
        """
        return self._ask("document/setMetadata", timeout, {"documentId": documentId, "xmp": xmp})

    def document_fonts(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DocumentFontsResult:
        """Lists the fonts of a document's pages, form XObjects and annotations.

        - `documentId`: The document.

        Returns `fonts`: The fonts, in the order in which the pages name them.

        Errors: unknownDocument, damaged, contentModified.
        """
        return self._ask("document/fonts", timeout, {"documentId": documentId})

    def document_sanitize(
        self,
        *,
        documentId: str,
        preview: Optional[bool] = None,
        metadata: Optional[bool] = None,
        attachments: Optional[bool] = None,
        scripts: Optional[bool] = None,
        hiddenLayers: Optional[bool] = None,
        hiddenText: Optional[bool] = None,
        comments: Optional[bool] = None,
        fieldValues: Optional[bool] = None,
        links: Optional[bool] = None,
        thumbnails: Optional[bool] = None,
        privateData: Optional[bool] = None,
        earlierRevisions: Optional[bool] = None,
        unreferencedObjects: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> DocumentSanitizeResult:
        """Removes information that readers do not see at once, as one step. The removal is
        permanent once the document is saved, as a full rewrite.

        - `documentId`: The document.
        - `preview`: Whether to only count the information and remove nothing. (Default: `False`.)
        - `metadata`: The information dictionary and XMP. Here and below: if no member is given,
          everything is removed; if any is `true`, only those; if all that are given are `false`,
          everything else.
        - `attachments`: Files in the document: attached to it or to its annotations, or embedded
          for media, links or forms.
        - `scripts`: Scripts, wherever they are; an XFA form that has some.
        - `hiddenLayers`: Layers that are initially hidden, with their contents, annotations and
          form fields.
        - `hiddenText`: Text that is invisible or outside of the crop box.
        - `comments`: Annotations except links and form fields.
        - `fieldValues`: Values and default values of form fields; XFA. Fields stay.
        - `links`: Links, and actions that lead out of the document.
        - `thumbnails`: Thumbnails of pages in the file.
        - `privateData`: The private data of programs (`PieceInfo`).
        - `earlierRevisions`: Earlier revisions in the file.
        - `unreferencedObjects`: Objects without references to them.

        Returns `counts`: How much of each chosen kind there was. `revision`: The document's
        revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, limitExceeded.
        """
        return self._ask("document/sanitize", timeout, {
            "documentId": documentId,
            "preview": preview,
            "metadata": metadata,
            "attachments": attachments,
            "scripts": scripts,
            "hiddenLayers": hiddenLayers,
            "hiddenText": hiddenText,
            "comments": comments,
            "fieldValues": fieldValues,
            "links": links,
            "thumbnails": thumbnails,
            "privateData": privateData,
            "earlierRevisions": earlierRevisions,
            "unreferencedObjects": unreferencedObjects,
        })

    def document_security(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DocumentSecurityResult:
        """Returns how a document is protected. Use `encrypt` of `document/save` to set, change or
        remove passwords.

        - `documentId`: The document.

        Returns `method`: The encryption method. `keyLength`: The key length in bits.
        `needsPassword`: Whether opening the document requires a password. `attachmentsOnly`: `true`
        if only the attachments are encrypted: `attachments/extract` takes their password.
        `metadataIsEncrypted`: Whether the metadata is encrypted too. `owner`: Whether the document
        was opened with owner rights, which allow everything. `permissions`: The permissions of
        everyone except the owner.

        Errors: unknownDocument, damaged.
        """
        return self._ask("document/security", timeout, {"documentId": documentId})

    def document_policy(self, *, documentId: str, timeout: Optional[float] = None) -> Policy:
        """Returns the client's limits on the user's changes to a document.

        - `documentId`: The document.

        Returns `Policy`: The client's limits on the user's changes, besides the document's. As a
        change, members that are not given stay.

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
        """Sets the client's limits on the user's changes to a document.

        - `documentId`: The document.
        - `policy`: The limits to change.

        Returns `Policy`: The client's limits on the user's changes, besides the document's. As a
        change, members that are not given stay.

        Errors: unknownDocument.
        """
        return self._ask("document/setPolicy", timeout, {
            "documentId": documentId,
            "policy": policy,
        })
