# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import Optional, Sequence, Union

from ..asker import Asker
from ..types.document import Base64, Timestamp
from ..types.outline import OutlineDeleteResult
from ..types.signatures import (
    Certification,
    FieldLock,
    SignatureAppearance,
    SignatureFieldMode,
    SignatureFormat,
    SignatureSource,
    Signatures,
    SignaturesExtendResult,
    SignaturesListResult,
    SignaturesPlaceResult,
    SignaturesSaveResult,
    SignaturesSignResult,
    SignaturesVerifyResult,
    SigningCertificate,
    SigningDigest,
    Trust,
)


class SignaturesMethods(Asker):
    """Methods of `signatures`."""

    def signatures_list(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> SignaturesListResult:
        """Lists a document's signature fields and the changes that they allow. Unsigned fields are
        included.

        - `documentId`: The document.

        Returns `signatures`: The signature fields, in the order of the form. `permits`: The changes
        that the signatures allow; fields that they lock stay locked.

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
        """Verifies digital signatures. Checks the signed data's integrity, the signer, the trust in
        the certificate, and later changes.

        - `documentId`: The document.
        - `field`: The field of one signature; all unless given.
        - `trust`: The trusted certificates; none by default. (Default: `{'roots': [], 'system':
          False, 'usages': ['emailProtection', 'documentSigning', 'adobeDocumentSigning',
          'microsoftDocumentSigning', 'anyExtendedKeyUsage', 'none'], 'algorithms': []}`.)
        - `at`: The time at which certificates must be valid; by default the time of a trusted time
          stamp, or else now.

        Returns `verdict`: The worst verdict, in the order `invalid`, `changed`, `untrusted`,
        `unknown`, `valid`. `signatures`: The signatures, in the order of the form.

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
        rect: Optional[Sequence[float]] = None,
        name: Optional[str] = None,
        reason: Optional[str] = None,
        location: Optional[str] = None,
        contact: Optional[str] = None,
        appearance: Optional[SignatureAppearance] = None,
        certification: Optional[Certification] = None,
        lock: Optional[FieldLock] = None,
        digest: Optional[SigningDigest] = None,
        format: Optional[SignatureFormat] = None,
        path: Optional[Union[str, os.PathLike[str]]] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesSignResult:
        """Signs a document digitally and saves it with all its changes. Its own file or a copy is
        written. The signature is appended, so other signatures stay valid. After signing its own
        file, earlier changes cannot be undone. Pending work of the tools is committed first.
        Cancelling leaves the old file unchanged.

        - `documentId`: The document.
        - `certificate`: The signer's certificate.
        - `field`: The field to sign, or the name of a new one; without it, a new name is made.
        - `pageIndex`: The page of a new field; by default the first.
        - `rect`: The rectangle of a new field, in page space; without it, the field is invisible.
        - `name`: The signer's name; by default that of the certificate.
        - `reason`: The reason for signing.
        - `location`: The place of signing.
        - `contact`: The contact information of the signer.
        - `appearance`: The appearance of a visible signature. (Default: `{'strokes': [],
          'showName': True, 'showDate': True, 'showReason': True, 'showLocation': True, 'color':
          '#000000'}`.)
        - `certification`: Certifies the document and says which later changes it allows; only for
          the first signature.
        - `lock`: The fields that the signature locks; by default as the signed field requires.
        - `digest`: The hash algorithm. (Default: `sha256`.)
        - `format`: The format. `cades` is PAdES level B-B; the signing time is then only in the
          document. (Default: `pkcs7`.)
        - `path`: The path of a copy to sign; by default the document's own file is signed.

        Returns `field`: The full name of the signed field. `path`: The path of the file, with
        symbolic links resolved. `bytes`: The new length of the file in bytes. `revision`: The
        document's revision now. `behind`: Whether the new file could not be read back; the document
        is stale and needs `document/reload`.

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
        certificates: Optional[Sequence[Union[Base64, bytes]]] = None,
        ocsps: Optional[Sequence[Union[Base64, bytes]]] = None,
        crls: Optional[Sequence[Union[Base64, bytes]]] = None,
        timestamp: Optional[bool] = None,
        digest: Optional[SigningDigest] = None,
        path: Optional[Union[str, os.PathLike[str]]] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesExtendResult:
        """Adds validation data to a signed document. Its signatures can then be checked after
        certificates expire. The data is certificates, OCSP responses and CRLs (PAdES B-LT), and a
        document time stamp (B-LTA). Saves as `signatures/sign` does. The client supplies all data;
        the server uses no network.

        - `documentId`: The document.
        - `field`: The field of the signature that the data is for; all unless given.
        - `certificates`: Certificates, in DER. (Default: `[]`.)
        - `ocsps`: OCSP responses (RFC 6960), in DER. (Default: `[]`.)
        - `crls`: Certificate revocation lists (RFC 5280), in DER. (Default: `[]`.)
        - `timestamp`: Whether to add a document time stamp; the client is asked for it with
          `host/timestamp`. (Default: `False`.)
        - `digest`: The hash algorithm for the time stamp. (Default: `sha256`.)
        - `path`: The path of a copy to extend; by default the document's own file is extended.

        Returns `field`: The full name of the time stamp's field. `path`: The path of the file, with
        symbolic links resolved. `bytes`: The new length of the file in bytes. `revision`: The
        document's revision now. `behind`: Whether the new file could not be read back; the document
        is stale and needs `document/reload`.

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
        """Clears a signature field, as one step. Removes its handwritten or, if requested, digital
        signature.

        - `documentId`: The document.
        - `field`: The full name of the field.
        - `deleteSignature`: Whether to delete a digital signature too; without it, a signed field
          is refused. (Default: `False`.)

        Returns `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("signatures/clear", timeout, {
            "documentId": documentId,
            "field": field,
            "deleteSignature": deleteSignature,
        })

    def signatures_place(
        self,
        *,
        documentId: str,
        source: SignatureSource,
        viewId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        point: Optional[Sequence[float]] = None,
        field: Optional[str] = None,
        fieldMode: Optional[SignatureFieldMode] = None,
        store: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesPlaceResult:
        """Places a handwritten signature, which is not a digital signature. It is a stamp of at
        most 200 points each way around a point of a page, or in a signature field. The field shows
        the signature, or is hidden under a stamp until the stamp is deleted.

        - `documentId`: The document.
        - `source`: The signature.
        - `viewId`: The view; by default the document's first.
        - `pageIndex`: The page, from 0, for a stamp.
        - `point`: The centre of the stamp, in page space.
        - `field`: The signature field, by annotation id or name, instead of a page and point.
        - `fieldMode`: How the field is signed. (Default: `appearance`.)
        - `store`: Whether to save the signature for the user. (Default: `False`.)

        Returns `annotation`: The stamp, if there is one. `field`: The name of the signed field.
        `saved`: The id of the saved signature. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, cannotOpen, limitExceeded.
        """
        return self._ask("signatures/place", timeout, {
            "documentId": documentId,
            "source": source,
            "viewId": viewId,
            "pageIndex": pageIndex,
            "point": point,
            "field": field,
            "fieldMode": fieldMode,
            "store": store,
        })

    def signatures_saved(self, *, timeout: Optional[float] = None) -> Signatures:
        """Lists the user's saved signatures, in order.

        Returns `Signatures`: see there.

        Errors: damaged.
        """
        return self._ask("signatures/saved", timeout, {})

    def signatures_save(
        self,
        *,
        source: SignatureSource,
        name: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesSaveResult:
        """Saves a signature at the front of the user's list. The list is a private file. A saved
        signature is not saved twice.

        - `source`: The signature.
        - `name`: The name to show in lists.

        Returns `signature`: The saved signature.

        Errors: limitExceeded, cannotOpen, notFound, saveFailed, damaged.
        """
        return self._ask("signatures/save", timeout, {"source": source, "name": name})

    def signatures_remove(self, *, id: str, timeout: Optional[float] = None) -> Signatures:
        """Removes a saved signature from the user's list; placed copies stay.

        - `id`: The signature.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/remove", timeout, {"id": id})

    def signatures_move(self, *, id: str, to: int, timeout: Optional[float] = None) -> Signatures:
        """Moves a saved signature within the user's list.

        - `id`: The signature.
        - `to`: The new index, from 0.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/move", timeout, {"id": id, "to": to})
