# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .annotations import Path
    from .document import Base64
    from .document_features import Timestamp
    from .page import Color
    from .signatures import (Certificate, Certification, ChangesSince, FieldLock, Revocation,
        SignatureReason, SignatureVerdict, TimeBasis)


class _SignatureReport(TypedDict):
    """What every `SignatureReport` has."""

    #: The verdict on all findings.
    verdict: SignatureVerdict
    #: The findings against the signature, the gravest first.
    reasons: List[SignatureReason]
    #: The full name of the signed field.
    field: str
    #: Whether the signature covers the current document: nothing was appended, nothing is unsaved.
    coversWholeDocument: bool
    #: Whether the signed bytes are unchanged.
    intact: bool
    #: Whether the certificate chain ends at a trusted one and the certificate may sign documents.
    trusted: bool
    #: Why the certificate is trusted or not.
    trustReason: str
    #: The source of `checkedAt`: a trusted time stamp (`timestamp`), the present (`current`), or
    #: `at` (`given`). The signer's own time does not count.
    timeBasis: TimeBasis
    #: The time at which the certificate was checked.
    checkedAt: Timestamp
    #: The revocation state of the certificates at that time.
    revocation: Revocation
    #: Whether the document's security store alone proves that no certificate of the chain was
    #: revoked at that time. Long afterwards it counts only with `timeBasis` `timestamp`.
    ltv: bool
    #: Whether it is a document time stamp, without a signer.
    timestamp: bool
    #: The number of signed bytes.
    coveredBytes: int
    #: The messages of `reasons`.
    problems: List[str]


class SignatureReport(_SignatureReport, total=False):
    """The findings about a signature. [`signatures/verify`](#signaturesverify) defines the
    `verdict`. The server uses no network.
    """

    #: The subject of the certificate, or else the signer's name in the signature.
    signer: str
    #: The changes since the signature; absent if unknown.
    changesSince: ChangesSince
    #: The signing time, from a trusted time stamp or else from the signer.
    time: Timestamp
    #: The reason for signing.
    reason: str
    #: The place of signing.
    location: str
    #: The contact information of the signer.
    contact: str
    #: The format of the signature: `adbe.pkcs7.detached`, …
    subFilter: str
    #: The hash algorithm, such as `sha256`.
    digest: str
    #: The later changes that a certifying signature allows.
    certification: Certification
    #: The fields that the signature locks.
    lock: FieldLock
    #: The signer's certificate.
    certificate: Certificate
    #: The byte range in the file: pairs of offset and length.
    byteRange: List[int]


class _SignaturesVerifyResult(TypedDict):
    """What every `SignaturesVerifyResult` has."""

    #: The signatures, in the order of the form.
    signatures: List[SignatureReport]


class SignaturesVerifyResult(_SignaturesVerifyResult, total=False):
    """`SignaturesVerifyResult` on the wire."""

    #: The worst verdict, in the order `invalid`, `changed`, `untrusted`, `unknown`, `valid`.
    verdict: SignatureVerdict


class SigningCertificate(TypedDict, total=False):
    """A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. The server neither
    keeps, logs nor passes on the password or the key.
    """

    #: The path of the file. Give this or `data`.
    path: str
    #: The contents of the file.
    data: Base64
    #: The password of the file.
    password: str


class SignatureAppearance(TypedDict, total=False):
    """The appearance of a visible signature: the name or a picture, and beside it the signer, time,
    reason and place.
    """

    #: A picture, or a PDF with one, in place of the large name.
    image: Base64
    #: The path of the picture's file, instead of `image`.
    imagePath: str
    #: Pen strokes in place of the large name, y down, in any unit.
    strokes: List[Path]
    #: Whether to show the signer.
    showName: bool
    #: Whether to show the time, in UTC.
    showDate: bool
    #: Whether to show the reason.
    showReason: bool
    #: Whether to show the place.
    showLocation: bool
    #: The colour of text and strokes.
    color: Color


SigningDigest = Literal["sha256", "sha384", "sha512"]


SignatureFormat = Literal["pkcs7", "cades"]


class _SignaturesSignResult(TypedDict):
    """What every `SignaturesSignResult` has."""

    #: The full name of the signed field.
    field: str
    #: The path of the file, with symbolic links resolved.
    path: str
    #: The new length of the file in bytes.
    bytes: int
    #: The document's revision now.
    revision: int


class SignaturesSignResult(_SignaturesSignResult, total=False):
    """`SignaturesSignResult` on the wire."""

    #: Whether the signed file could not be read back; the document is stale and needs
    #: `document/reload`.
    behind: bool


class _SignaturesExtendResult(TypedDict):
    """What every `SignaturesExtendResult` has."""

    #: The path of the file, with symbolic links resolved.
    path: str
    #: The new length of the file in bytes.
    bytes: int
    #: The document's revision now.
    revision: int


class SignaturesExtendResult(_SignaturesExtendResult, total=False):
    """`SignaturesExtendResult` on the wire."""

    #: The full name of the time stamp's field.
    field: str
    #: Whether the new file could not be read back; the document is stale and needs
    #: `document/reload`.
    behind: bool


class _DrawnSignature(TypedDict):
    """What every `DrawnSignature` has."""

    strokes: List[Path]


class DrawnSignature(_DrawnSignature, total=False):
    """Pen strokes, in any scale."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: In an answer: whether the user wants to save the signature.
    store: bool


class _FileByPath(TypedDict):
    """What every `FileByPath` has."""

    path: str


class FileByPath(_FileByPath, total=False):
    """A file on the server's machine."""

    name: str
    mimeType: str


class _FileByContents(TypedDict):
    """What every `FileByContents` has."""

    data: Base64
    name: str


class FileByContents(_FileByContents, total=False):
    """A file's contents."""

    mimeType: str
