# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Policy
from ..types.document_document_security_result import DocumentSecurityResult
from ..types.document_failed_provider import (DocumentFontsResult, DocumentResult,
    DocumentSanitizeResult)


class DocumentSetMetadataMethods(Asker):
    """Methods of `document_set_metadata`."""

    def document_set_metadata(
        self,
        *,
        documentId: str,
        xmp: str,
        timeout: Optional[float] = None,
    ) -> DocumentResult:
        """Gives a document another XMP packet, as one step, and has its information dictionary say
        the same.

        - `documentId`: The document.
        - `xmp`: The packet, whole (ISO 16684-1).

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
        """Lists the fonts of a document: of its pages, of the forms that they draw, and of
        annotations.

        - `documentId`: The document.

        Returns `fonts`: The fonts, in the order in which the pages name them.

        Errors: unknownDocument, damaged.
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
        """Removes information that readers do not see at once, as one step: for good once the
        document is saved, which then writes it anew.

        - `documentId`: The document.
        - `preview`: Whether it is only counted, and nothing removed. (Default: `False`.)
        - `metadata`: The information dictionary and XMP. Here and below: with nothing chosen,
          everything goes; with `true` anywhere, only that; with `false` alone, everything else.
        - `attachments`: Files that the document or its annotations carry.
        - `scripts`: Scripts, wherever they are.
        - `hiddenLayers`: Layers that are off at first, with their contents.
        - `hiddenText`: Text that is invisible or outside of the crop box.
        - `comments`: Annotations except links and form fields.
        - `fieldValues`: Values and default values of form fields; XFA. Fields stay.
        - `links`: Links, and actions that lead out of the document.
        - `thumbnails`: Small pictures of pages in the file.
        - `privateData`: The private data of programs (`PieceInfo`).
        - `earlierRevisions`: Earlier versions in the file.
        - `unreferencedObjects`: Objects that nothing leads to.

        Returns `counts`: How much there was of each kind that was chosen. `revision`: The
        document's revision now.

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
        """Tells how a document is protected. Passwords are set, changed and taken away with
        `encrypt` of `document/save`.

        - `documentId`: The document.

        Returns `method`: The encryption method. `keyLength`: In bits. `needsPassword`: Whether it
        takes a password to open it. `attachmentsOnly`: `true` of a document that encrypts its
        embedded files alone: `attachments/extract` takes their password. `metadataIsEncrypted`:
        Whether what the document says of itself is encrypted too. `owner`: Whether it was opened
        with the owner's rights, to which all is allowed. `permissions`: The permissions of all
        others.

        Errors: unknownDocument, damaged.
        """
        return self._ask("document/security", timeout, {"documentId": documentId})

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
        - `policy`: The changes.

        Returns `Policy`: What the client lets its user do, beside what the document itself allows.
        As a change, what is not given stays.

        Errors: unknownDocument.
        """
        return self._ask("document/setPolicy", timeout, {
            "documentId": documentId,
            "policy": policy,
        })
