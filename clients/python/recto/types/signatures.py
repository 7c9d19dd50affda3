# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Annotation, Path
    from .document import Base64, Rect, Timestamp
    from .page import Color


class SignaturePlace(TypedDict):
    """The place of a signature field on a page."""

    #: The widget's id.
    annotationId: str
    #: The page of the widget, from 0.
    pageIndex: int
    #: The rectangle in page space; empty if the field is invisible.
    rect: Rect


LockAction = Literal["all", "include", "exclude"]


class _FieldLock(TypedDict):
    """What every `FieldLock` has."""

    #: Whether to lock all fields, those in `fields`, or all others.
    action: LockAction


class FieldLock(_FieldLock, total=False):
    """The form fields that a signature locks against changes."""

    #: The full names; a name includes the fields below it.
    fields: List[str]


Certification = Literal["noChanges", "formFilling", "annotations"]


class _SignatureField(TypedDict):
    """What every `SignatureField` has."""

    #: The full name of the field.
    field: str
    #: The label for people.
    label: str
    #: Whether the field has a signature, valid or not.
    signed: bool
    #: Whether the form does not allow signing the field.
    readOnly: bool
    #: The widgets that show the field.
    widgets: List[SignaturePlace]


class SignatureField(_SignatureField, total=False):
    """A form field for a digital signature (ISO 32000-2, 12.7.5.5)."""

    #: The fields that are locked once this field is signed.
    lock: FieldLock
    #: The signer's name in the signature.
    name: str
    #: The signing time in the signature.
    time: Timestamp
    #: The reason for signing.
    reason: str
    #: The place of signing.
    location: str
    #: The contact information of the signer.
    contact: str
    #: The format of the signature: `adbe.pkcs7.detached`, …
    subFilter: str
    #: The later changes that a certifying signature allows.
    certification: Certification


Permitted = Literal["formFilling", "signatures", "annotations", "pages"]


class SignaturesListResult(TypedDict):
    """`SignaturesListResult` on the wire."""

    #: The signature fields, in the order of the form.
    signatures: List[SignatureField]
    #: The changes that the signatures allow; fields that they lock stay locked.
    permits: List[Permitted]


WeakAlgorithm = Literal[
    "md5", "sha1", "rsaBelow1024", "rsaBelow2048", "dsaBelow2048", "ecBelow224", "unknownCurve",
]


class _AlgorithmRule(TypedDict):
    """What every `AlgorithmRule` has."""

    #: The algorithm.
    algorithm: WeakAlgorithm


class AlgorithmRule(_AlgorithmRule, total=False):
    """The date from which a weak algorithm is refused."""

    #: The date from which it is refused; omit it to accept it always.
    refusedFrom: Timestamp


class Trust(TypedDict, total=False):
    """The trusted certificates and their uses. Trust includes the certificates that they issued."""

    #: The paths of files with trusted certificates, PEM or DER.
    roots: List[str]
    #: Whether to trust the system's certificates too.
    system: bool
    #: The accepted extended key usages of a signer's certificate, as names or object identifiers;
    #: the certificate must have one of them. `none` accepts a certificate without any.
    usages: List[str]
    #: The dates from which weak algorithms are refused; the usual dates unless given.
    algorithms: List[AlgorithmRule]


SignatureVerdict = Literal["invalid", "changed", "untrusted", "unknown", "valid"]


SignatureFinding = Literal[
    "badByteRange", "unreadable", "altered", "forged", "removed", "revoked", "weakAlgorithm",
    "unsupportedKind", "unsupportedAlgorithm", "noSignerCertificate", "changesNotAllowed",
    "notForSigning", "notTrusted", "expired", "notYetValid", "noRoots", "changesUnknown",
    "timestampMismatch", "timestampNotTrusted", "evidenceUnreadable",
]


class SignatureReason(TypedDict):
    """A finding against a signature."""

    #: The kind of finding.
    code: SignatureFinding
    #: A sentence for people.
    message: str


SignedChange = Literal[
    "information", "validation", "formFilling", "signatures", "annotations", "fields", "pages",
    "other",
]


class ChangesSince(TypedDict):
    """The changes since a document was signed; none if `kinds` is empty. The signed revision is
    compared with the current document, object by object.
    """

    #: The kinds of changes: `information` and metadata; `validation` data for later checks;
    #: `formFilling`; further `signatures`; `annotations`; `fields`: the form itself; `pages`;
    #: `other`.
    kinds: List[SignedChange]
    #: Whether the signatures allow all changes: without a certification, all but `fields`, `pages`
    #: and `other`.
    allowed: bool
    #: Whether the document has changes that are not in a file yet.
    unsaved: bool
    #: The fields that were filled in.
    filledFields: List[str]
    #: Sentences about changes that are not allowed, or that cover or hide something.
    notes: List[str]


TimeBasis = Literal["timestamp", "current", "given"]


RevocationStatus = Literal["good", "revoked", "unknown"]


RevocationReason = Literal[
    "unspecified", "keyCompromise", "caCompromise", "affiliationChanged", "superseded",
    "cessationOfOperation", "certificateHold", "removeFromCRL", "privilegeWithdrawn",
    "aaCompromise",
]


class _Revocation(TypedDict):
    """What every `Revocation` has."""

    #: The state. `good`: the file proves for each certificate that it was not revoked by then.
    #: `unknown`: the file does not prove it, or there is no trusted chain.
    status: RevocationStatus
    #: Whether the file has no revocation data, so that only the network could answer.
    offline: bool


class Revocation(_Revocation, total=False):
    """The revocation state of the signer's certificate chain, from the file's data."""

    #: The time of a revocation, before or after the time of interest.
    time: Timestamp
    #: The reason from the issuer (RFC 5280, 5.3.1).
    reason: RevocationReason
    #: The subject of the certificate that the state is about.
    certificate: str


class _Certificate(TypedDict):
    """What every `Certificate` has."""

    #: The subject (RFC 4514).
    subject: str
    #: The issuer (RFC 4514).
    issuer: str
    #: The serial number, in hexadecimal digits.
    serial: str
    validFrom: Timestamp
    validTo: Timestamp
    #: The type and length of the key, such as `RSA 2048`.
    key: str
    #: Whether the certificate is self-signed.
    selfSigned: bool
    #: Whether the certificate was not valid at the checked time.
    expired: bool


class Certificate(_Certificate, total=False):
    """The data of a signer's certificate (RFC 5280)."""

    #: The owner's e-mail address.
    email: str


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
    path: Union[str, os.PathLike[str]]
    #: The contents of the file.
    data: Union[Base64, bytes]
    #: The password of the file.
    password: str


class SignatureAppearance(TypedDict, total=False):
    """The appearance of a visible signature. The name or a picture is beside the signer, time,
    reason and place.
    """

    #: A picture, or a PDF with one, in place of the large name.
    image: Union[Base64, bytes]
    #: The path of the picture's file, instead of `image`.
    imagePath: Union[str, os.PathLike[str]]
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

    #: Whether the new file could not be read back; the document is stale and needs
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
    #: Whether to save the signature for the user, in an answer or for `signatures/place`.
    store: bool


class _FileByPath(TypedDict):
    """What every `FileByPath` has."""

    path: Union[str, os.PathLike[str]]


class FileByPath(_FileByPath, total=False):
    """A file on the server's machine."""

    name: str
    mimeType: str


class _FileByContents(TypedDict):
    """What every `FileByContents` has."""

    data: Union[Base64, bytes]
    name: str


class FileByContents(_FileByContents, total=False):
    """A file's contents."""

    mimeType: str


class _PictureSignature(TypedDict):
    """What every `PictureSignature` has."""

    image: Union[FileByPath, FileByContents]


class PictureSignature(_PictureSignature, total=False):
    """An image."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: Whether to save the signature for the user, in an answer or for `signatures/place`.
    store: bool


class _TypedSignature(TypedDict):
    """What every `TypedSignature` has."""

    text: str


class TypedSignature(_TypedSignature, total=False):
    """A name, which is set in italics."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: Whether to save the signature for the user, in an answer or for `signatures/place`.
    store: bool


class _SavedSource(TypedDict):
    """What every `SavedSource` has."""

    saved: str


class SavedSource(_SavedSource, total=False):
    """A saved signature, by its id."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: Whether to save the signature for the user, in an answer or for `signatures/place`.
    store: bool


#: A handwritten signature.
SignatureSource = Union[DrawnSignature, PictureSignature, TypedSignature, SavedSource]


SignatureFieldMode = Literal["appearance", "stamp"]


class _SignaturesPlaceResult(TypedDict):
    """What every `SignaturesPlaceResult` has."""

    #: The document's revision now.
    revision: int


class SignaturesPlaceResult(_SignaturesPlaceResult, total=False):
    """`SignaturesPlaceResult` on the wire."""

    #: The stamp, if there is one.
    annotation: Annotation
    #: The name of the signed field.
    field: str
    #: The id of the saved signature.
    saved: str


class _SavedSignature(TypedDict):
    """What every `SavedSignature` has."""

    #: The id for `saved` in `signatures/place` and in an answer.
    id: str
    #: The title to show in a list.
    title: str


class SavedSignature(_SavedSignature, total=False):
    """A saved signature, with exactly one of `strokes`, `image` and `text`."""

    #: The name from the user.
    name: str
    #: Pen strokes, in any scale.
    strokes: List[Path]
    #: An image file.
    image: Base64
    #: A name, which is set in italics.
    text: str
    #: The colour of strokes and text, if it is not the tool's.
    color: Color
    #: The width of strokes in points, if it is not the tool's.
    width: float
    #: Whether this signature was placed last.
    lastUsed: bool


class Signatures(TypedDict):
    """`Signatures` on the wire."""

    #: The signatures.
    signatures: List[SavedSignature]
    #: How many signatures can be saved.
    maximum: int


class SignaturesSaveResult(TypedDict):
    """`SignaturesSaveResult` on the wire."""

    #: The saved signature.
    signature: SavedSignature
