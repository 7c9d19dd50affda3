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
    #: The findings against it, the gravest first.
    reasons: List[SignatureReason]
    #: The full name of the signed field.
    field: str
    #: Whether the document is what was signed: nothing was appended, nothing is unsaved.
    coversWholeDocument: bool
    #: Whether the bytes that were signed are as they were.
    intact: bool
    #: Whether the certificate leads to one that is trusted, and may sign documents.
    trusted: bool
    #: Why it is, or is not.
    trustReason: str
    #: Which time the certificate was looked at for: that of a trusted time stamp, the present
    #: (`current`), or `at` (`given`). The signer's word is none.
    timeBasis: TimeBasis
    #: That time.
    checkedAt: Timestamp
    #: Whether the certificate was revoked by that time.
    revocation: Revocation
    #: Whether the document's security store alone proves for the whole chain that nothing was
    #: revoked by then; long after that it counts only with `timeBasis` `timestamp`.
    ltv: bool
    #: Whether it is a time stamp, which nobody signed.
    timestamp: bool
    #: How many bytes were signed.
    coveredBytes: int
    #: The sentences of `reasons`.
    problems: List[str]


class SignatureReport(_SignatureReport, total=False):
    """What was found out about a signature. `verdict` sums it up, as
    [`signatures/verify`](#signaturesverify) defines. Nothing is asked of the network.
    """

    #: The subject of the certificate, or else the signer's name in the signature.
    signer: str
    #: The changes since; absent if they are unknown.
    changesSince: ChangesSince
    #: When it was made: as a trusted time stamp says, or else as the signer does.
    time: Timestamp
    #: Why it was signed.
    reason: str
    #: Where.
    location: str
    #: How to reach the signer.
    contact: str
    #: The kind of signature: `adbe.pkcs7.detached`, …
    subFilter: str
    #: The hash of the bytes, such as `sha256`.
    digest: str
    #: The changes that it allows, if it certifies the document.
    certification: Certification
    #: The fields that it locks.
    lock: FieldLock
    #: The signer's certificate.
    certificate: Certificate
    #: Pairs of offset and length, as the file has them.
    byteRange: List[int]


class _SignaturesVerifyResult(TypedDict):
    """What every `SignaturesVerifyResult` has."""

    #: Those that there are, in the order of the form.
    signatures: List[SignatureReport]


class SignaturesVerifyResult(_SignaturesVerifyResult, total=False):
    """`SignaturesVerifyResult` on the wire."""

    #: The worst of these: `invalid`, `changed`, `untrusted`, `unknown`, `valid`.
    verdict: SignatureVerdict


class SigningCertificate(TypedDict, total=False):
    """A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. Neither the password nor
    the key is kept, logged, or told to anybody.
    """

    #: The file; this or `data`.
    path: str
    #: Its contents.
    data: Base64
    #: Its password.
    password: str


class SignatureAppearance(TypedDict, total=False):
    """What a signature looks like that shows: the name, or a picture in its place, and beside it
    who signed, when, why and where.
    """

    #: A picture in place of the large name, or a PDF with it.
    image: Base64
    #: The same as a file.
    imagePath: str
    #: Lines of a pen in place of the large name, y down, in any unit.
    strokes: List[Path]
    #: Whether it says who signed.
    showName: bool
    #: Whether it says when, in UTC.
    showDate: bool
    #: Whether it says why.
    showReason: bool
    #: Whether it says where.
    showLocation: bool
    #: The colour of letters and lines.
    color: Color


SigningDigest = Literal["sha256", "sha384", "sha512"]


SignatureFormat = Literal["pkcs7", "cades"]


class _SignaturesSignResult(TypedDict):
    """What every `SignaturesSignResult` has."""

    #: The full name of the field that was signed.
    field: str
    #: The file, with symbolic links followed.
    path: str
    #: How long it is now.
    bytes: int
    #: The document's revision now.
    revision: int


class SignaturesSignResult(_SignaturesSignResult, total=False):
    """`SignaturesSignResult` on the wire."""

    #: Whether the signed file could not be read again: reload the document, which was not.
    behind: bool


class _SignaturesExtendResult(TypedDict):
    """What every `SignaturesExtendResult` has."""

    #: The file, with symbolic links followed.
    path: str
    #: How long it is now.
    bytes: int
    #: The document's revision now.
    revision: int


class SignaturesExtendResult(_SignaturesExtendResult, total=False):
    """`SignaturesExtendResult` on the wire."""

    #: The full name of the time stamp's field.
    field: str
    #: Whether the new file could not be read again: reload the document, which was not.
    behind: bool


class _DrawnSignature(TypedDict):
    """What every `DrawnSignature` has."""

    strokes: List[Path]


class DrawnSignature(_DrawnSignature, total=False):
    """Lines by hand, in any scale."""

    #: The tool's unless given.
    color: Color
    #: The width of its lines in points; the tool's unless given.
    width: float
    #: In an answer: whether the user wants to keep it.
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
