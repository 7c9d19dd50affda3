# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.attachments import (AttachmentsAddResult, AttachmentsExtractResult,
    AttachmentsListResult)
from ..types.document import Base64
from ..types.document_failed_provider import RenderDelivery
from ..types.outline import OutlineDeleteResult


class AttachmentsMethods(Asker):
    """Methods of `attachments`."""

    def attachments_list(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> AttachmentsListResult:
        """Lists the files that a document carries: those of its own list, and then those of
        annotations.

        - `documentId`: The document.

        Returns `attachments`: The files, without what is in them.

        Errors: unknownDocument, damaged.
        """
        return self._ask("attachments/list", timeout, {"documentId": documentId})

    def attachments_extract(
        self,
        *,
        documentId: str,
        id: str,
        path: Optional[str] = None,
        folder: Optional[str] = None,
        overwrite: Optional[bool] = None,
        password: Optional[str] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> AttachmentsExtractResult:
        """Gives a file that the document carries: to a path, into a folder, or as data. In a folder
        it gets its own name, without anything that could lead out of there.

        - `documentId`: The document.
        - `id`: The file.
        - `path`: The file to write to; this, `folder` or neither.
        - `folder`: The folder to write into, which is there.
        - `overwrite`: Whether a file that is there is replaced. (Default: `False`.)
        - `password`: For a document that encrypts only its embedded files; needed once.
        - `delivery`: How the file is handed over without `path` and `folder`; unless given
          `inline`, or beyond 64 KiB as `largePayloads` of `initialize` says.

        Returns `data`: The file, where it is delivered inline. `path`: The path of the written
        file; the client deletes a file whose path the server chose. `sharedMemory`: Its POSIX
        shared memory, which is the client's to unlink. `bytes`: How long it is.

        Errors: unknownDocument, notFound, passwordRequired, unsupported, limitExceeded, saveFailed,
        damaged.
        """
        return self._ask("attachments/extract", timeout, {
            "documentId": documentId,
            "id": id,
            "path": path,
            "folder": folder,
            "overwrite": overwrite,
            "password": password,
            "delivery": delivery,
        })

    def attachments_add(
        self,
        *,
        documentId: str,
        path: Optional[str] = None,
        data: Optional[Base64] = None,
        name: Optional[str] = None,
        mimeType: Optional[str] = None,
        description: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> AttachmentsAddResult:
        """Adds a file to those that the document itself carries, as one step. Files of annotations
        are added with `annotations/add`.

        - `documentId`: The document.
        - `path`: The file; this or `data`.
        - `data`: Its contents; needs a `name`.
        - `name`: Its name; that of the path unless given.
        - `mimeType`: Its MIME type, such as `text/plain`.
        - `description`: A description for people.

        Returns `attachment`: The file as the document has it. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, cannotOpen,
        limitExceeded.
        """
        return self._ask("attachments/add", timeout, {
            "documentId": documentId,
            "path": path,
            "data": data,
            "name": name,
            "mimeType": mimeType,
            "description": description,
        })

    def attachments_remove(
        self,
        *,
        documentId: str,
        id: str,
        timeout: Optional[float] = None,
    ) -> OutlineDeleteResult:
        """Removes a file that the document carries, as one step; one of an annotation with that. A
        file that is appended to, as saving does unless it is told otherwise, still holds it.

        - `documentId`: The document.
        - `id`: The file.

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("attachments/remove", timeout, {"documentId": documentId, "id": id})
