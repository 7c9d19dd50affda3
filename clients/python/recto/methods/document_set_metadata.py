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
        """Replaces the XMP packet of a document, and updates its information dictionary to match,
        as one step.

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
        """Lists the fonts of a document, in its pages, their form XObjects, and annotations.

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
        """Removes information that readers do not see at once, as one step; permanently once the
        document is saved, as a full rewrite.

        - `documentId`: The document.
        - `preview`: Whether to only count the information and remove nothing. (Default: `False`.)
        - `metadata`: The information dictionary and XMP. Here and below: if no member is given,
          everything is removed; if any is `true`, only those; if all that are given are `false`,
          everything else.
        - `attachments`: Files attached to the document or to its annotations.
        - `scripts`: Scripts, wherever they are.
        - `hiddenLayers`: Layers that are initially hidden, with their contents.
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

        Returns `Policy`: The client's limits on the user's changes, in addition to those of the
        document. As a change, members that are not given stay.

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

        Returns `Policy`: The client's limits on the user's changes, in addition to those of the
        document. As a change, members that are not given stay.

        Errors: unknownDocument.
        """
        return self._ask("document/setPolicy", timeout, {
            "documentId": documentId,
            "policy": policy,
        })
