# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Policy
from ..types.document_recovery import DocumentResult
from ..types.document_skipped import DocumentFontsResult, DocumentSecurityResult


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

    def document_security(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DocumentSecurityResult:
        """Tells how a document is protected. Passwords are set, changed and taken away with
        `encrypt` of `document/save`.

        - `documentId`: The document.

        Returns `method`: What it is encrypted with. `keyLength`: In bits. `needsPassword`: Whether
        it takes a password to open it. `metadataIsEncrypted`: Whether what the document says of
        itself is encrypted too. `owner`: Whether it was opened with the owner's rights, to which
        all is allowed. `permissions`: What is allowed to all others.

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
        - `policy`: What is to be otherwise.

        Returns `Policy`: What the client lets its user do, beside what the document itself allows.
        As a change, what is not given stays.

        Errors: unknownDocument.
        """
        return self._ask("document/setPolicy", timeout, {
            "documentId": documentId,
            "policy": policy,
        })
