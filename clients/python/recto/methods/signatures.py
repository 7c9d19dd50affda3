# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import Base64, Rect
from ..types.document_features import Timestamp
from ..types.outline import OutlineDeleteResult
from ..types.signatures import Certification, FieldLock, SignaturesListResult, Trust
from ..types.signatures_signature_report import (SignatureAppearance, SignatureFormat,
    SignaturesExtendResult, SignaturesSignResult, SignaturesVerifyResult, SigningCertificate,
    SigningDigest)


class SignaturesMethods(Asker):
    """Methods of `signatures`."""

    def signatures_list(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> SignaturesListResult:
        """Lists a document's signature fields, signed or not, and what they allow.

        - `documentId`: The document.

        Returns `signatures`: The fields, in the order of the form. `permits`: The changes that the
        present signatures allow; fields that they lock stay locked.

        Errors: unknownDocument, damaged.
        """
        return self._ask("signatures/list", timeout, {"documentId": documentId})

    def signatures_verify(
        self,
        *,
        documentId: str,
        field: Optional[str] = None,
        trust: Optional[Trust] = None,
        at: Optional[Timestamp] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesVerifyResult:
        """Checks digital signatures: whether what was signed is as it was, who signed, whether they
        can be trusted, and what was changed since.

        - `documentId`: The document.
        - `field`: One signature; all unless given.
        - `trust`: Which certificates are trusted; none at first. (Default: `{'roots': [], 'system':
          False, 'usages': ['emailProtection', 'documentSigning', 'adobeDocumentSigning',
          'microsoftDocumentSigning', 'anyExtendedKeyUsage', 'none'], 'algorithms': []}`.)
        - `at`: When certificates have to have been valid; when a trusted time stamp says that the
          signature was there, or else now, unless given.

        Returns `verdict`: The worst of these: `invalid`, `changed`, `untrusted`, `unknown`,
        `valid`. `signatures`: Those that there are, in the order of the form.

        Errors: unknownDocument, notFound, cannotOpen, invalidParams, damaged.
        """
        return self._ask("signatures/verify", timeout, {
            "documentId": documentId,
            "field": field,
            "trust": trust,
            "at": at,
        })

    def signatures_sign(
        self,
        *,
        documentId: str,
        certificate: SigningCertificate,
        field: Optional[str] = None,
        pageIndex: Optional[int] = None,
        rect: Optional[Rect] = None,
        name: Optional[str] = None,
        reason: Optional[str] = None,
        location: Optional[str] = None,
        contact: Optional[str] = None,
        appearance: Optional[SignatureAppearance] = None,
        certification: Optional[Certification] = None,
        lock: Optional[FieldLock] = None,
        digest: Optional[SigningDigest] = None,
        format: Optional[SignatureFormat] = None,
        path: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesSignResult:
        """Signs a document digitally and saves it, with all that was changed: over its own file, or
        as a copy. What is new is appended to the file, so that other signatures stay valid. Over
        its own file, nothing that went before can be undone any more. What the tools have under way
        is committed first.

        - `documentId`: The document.
        - `certificate`: The signer's certificate.
        - `field`: The field to sign, or the name of a new one; made up for a new one unless given.
        - `pageIndex`: The page of a new field; the first unless given.
        - `rect`: The place of a new field on it, in page space; invisible unless given.
        - `name`: The signer's name; the certificate's unless given.
        - `reason`: Why.
        - `location`: Where.
        - `contact`: How to reach the signer.
        - `appearance`: The look of a visible signature. (Default: `{'strokes': [], 'showName':
          True, 'showDate': True, 'showReason': True, 'showLocation': True, 'color': '#000000'}`.)
        - `certification`: Certifies the document: what may be changed in it afterwards. Only the
          first signature can.
        - `lock`: The fields that it locks; as the signed field says unless given.
        - `digest`: The hash of the bytes. (Default: `sha256`.)
        - `format`: `cades`: as PAdES wants it, level B-B; the time is then told by the document
          alone. (Default: `pkcs7`.)
        - `path`: A copy, which alone is signed; the document's own file unless given.

        Returns `field`: The full name of the field that was signed. `path`: The file, with symbolic
        links followed. `bytes`: How long it is now. `revision`: The document's revision now.
        `behind`: Whether the signed file could not be read again: reload the document, which was
        not.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, cannotOpen, changedOnDisk, limitExceeded.
        """
        return self._ask("signatures/sign", timeout, {
            "documentId": documentId,
            "certificate": certificate,
            "field": field,
            "pageIndex": pageIndex,
            "rect": rect,
            "name": name,
            "reason": reason,
            "location": location,
            "contact": contact,
            "appearance": appearance,
            "certification": certification,
            "lock": lock,
            "digest": digest,
            "format": format,
            "path": path,
        })

    def signatures_extend(
        self,
        *,
        documentId: str,
        field: Optional[str] = None,
        certificates: Optional[List[Base64]] = None,
        ocsps: Optional[List[Base64]] = None,
        crls: Optional[List[Base64]] = None,
        timestamp: Optional[bool] = None,
        digest: Optional[SigningDigest] = None,
        path: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesExtendResult:
        """Adds to a signed document what checks of its signatures will need when certificates have
        expired, and saves it, as `signatures/sign` does: certificates, OCSP responses and CRLs
        (PAdES B-LT), and a time stamp of the document (B-LTA). The server asks no network: the
        client hands all of it over.

        - `documentId`: The document.
        - `field`: The signature that the data is for; all unless given.
        - `certificates`: Certificates, in DER. (Default: `[]`.)
        - `ocsps`: Responses of OCSP (RFC 6960), in DER. (Default: `[]`.)
        - `crls`: Lists of revoked certificates (RFC 5280), in DER. (Default: `[]`.)
        - `timestamp`: Whether the document gets a time stamp, for which the client is asked with
          `host/timestamp`. (Default: `False`.)
        - `digest`: The hash of the stamped bytes. (Default: `sha256`.)
        - `path`: A copy, which alone is extended; the document's own file unless given.

        Returns `field`: The full name of the time stamp's field. `path`: The file, with symbolic
        links followed. `bytes`: How long it is now. `revision`: The document's revision now.
        `behind`: Whether the new file could not be read again: reload the document, which was not.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, changedOnDisk, limitExceeded.
        """
        return self._ask("signatures/extend", timeout, {
            "documentId": documentId,
            "field": field,
            "certificates": certificates,
            "ocsps": ocsps,
            "crls": crls,
            "timestamp": timestamp,
            "digest": digest,
            "path": path,
        })

    def signatures_clear(
        self,
        *,
        documentId: str,
        field: str,
        deleteSignature: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> OutlineDeleteResult:
        """Empties a signature field, as one step: what it shows, and where that is told, the
        digital signature in it.

        - `documentId`: The document.
        - `field`: Its full name.
        - `deleteSignature`: Whether a digital signature goes too; without it, a signed field is
          refused. (Default: `False`.)

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("signatures/clear", timeout, {
            "documentId": documentId,
            "field": field,
            "deleteSignature": deleteSignature,
        })
