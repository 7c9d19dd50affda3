# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Rect
    from .document_features import Timestamp


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

    #: The date; never unless given.
    refusedFrom: Timestamp


class Trust(TypedDict, total=False):
    """The trusted certificates and their uses; trust includes the certificates that they issued."""

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
    """The changes to a document since it was signed; none if `kinds` is empty. The signed revision
    is compared with the current document, object by object.
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
    """The revocation state of the signer's certificate chain, from the data in the file."""

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
