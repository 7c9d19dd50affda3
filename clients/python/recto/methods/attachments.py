# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import Optional, Union

from ..asker import Asker
from ..types.attachments import (
    AttachmentsAddResult,
    AttachmentsExtractResult,
    AttachmentsListResult,
)
from ..types.document import Base64, RenderDelivery
from ..types.outline import OutlineDeleteResult


class AttachmentsMethods(Asker):
    """Methods of `attachments`."""

    def attachments_list(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> AttachmentsListResult:
        """Lists a document's attached files. The document's own are first, then those of its
        annotations, then files that are only associated with the document, a page or an annotation
        (`AF`).

        - `documentId`: The document.

        Returns `attachments`: The files, without their contents.

        Errors: unknownDocument, damaged.
        """
        return self._ask("attachments/list", timeout, {"documentId": documentId})

    def attachments_extract(
        self,
        *,
        documentId: str,
        id: str,
        path: Optional[Union[str, os.PathLike[str]]] = None,
        folder: Optional[Union[str, os.PathLike[str]]] = None,
        overwrite: Optional[bool] = None,
        password: Optional[str] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> AttachmentsExtractResult:
        """Extracts an attached file to a path or folder, or as data. In a folder it gets its own
        name, without anything that could lead outside.

        - `documentId`: The document.
        - `id`: The id of the file.
        - `path`: The file to write to. Give this, `folder` or neither.
        - `folder`: An existing folder to write into.
        - `overwrite`: Whether to replace an existing file. (Default: `False`.)
        - `password`: The password, if the document encrypts only its attachments; needed once.
        - `delivery`: How the file is delivered without `path` and `folder`; by default `inline`, or
          beyond 64 KiB as `largePayloads` in `initialize`.

        Returns `data`: The file, if delivered inline. `path`: The path of the written file. The
        client deletes files whose path the server chose. `sharedMemory`: The POSIX shared memory
        with the file; the client unlinks it. `bytes`: The length of the file in bytes.

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
        path: Optional[Union[str, os.PathLike[str]]] = None,
        data: Optional[Union[Base64, bytes]] = None,
        name: Optional[str] = None,
        mimeType: Optional[str] = None,
        description: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> AttachmentsAddResult:
        """Attaches a file to the document, as one step. Use `annotations/add` to attach a file to
        an annotation.

        - `documentId`: The document.
        - `path`: The path of the file. Give this or `data`.
        - `data`: The file's contents; needs a `name`.
        - `name`: The file's name; by default that of the path.
        - `mimeType`: The MIME type, such as `text/plain`.
        - `description`: A description for people.

        Returns `attachment`: The attached file. `revision`: The document's revision now.

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
        """Removes an attached file, as one step. It also leaves the lists of associated files. An
        annotation's file is removed with the annotation. An incremental save, the default, leaves
        the file's bytes in the PDF.

        - `documentId`: The document.
        - `id`: The id of the file.

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("attachments/remove", timeout, {"documentId": documentId, "id": id})
