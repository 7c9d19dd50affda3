# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Rect
    from .document_features import Timestamp


class SignaturePlace(TypedDict):
    """The place of a signature field on a page."""

    #: The widget.
    annotationId: str
    #: Its page, from 0.
    pageIndex: int
    #: In page space; without area where it does not show.
    rect: Rect


LockAction = Literal["all", "include", "exclude"]


class _FieldLock(TypedDict):
    """What every `FieldLock` has."""

    #: All fields, those listed, or all but those.
    action: LockAction


class FieldLock(_FieldLock, total=False):
    """The form fields that must not be filled in any more after a signature."""

    #: Full names; a name stands for the fields below it, too.
    fields: List[str]


Certification = Literal["noChanges", "formFilling", "annotations"]


class _SignatureField(TypedDict):
    """What every `SignatureField` has."""

    #: Its full name.
    field: str
    #: The label for people.
    label: str
    #: Whether there is a signature in it, valid or not.
    signed: bool
    #: Whether the form does not let it be signed.
    readOnly: bool
    #: The places where it is shown.
    widgets: List[SignaturePlace]


class SignatureField(_SignatureField, total=False):
    """A form field that takes a digital signature (ISO 32000-2, 12.7.5.5)."""

    #: The fields that are locked once it is signed.
    lock: FieldLock
    #: The signer, as the signature says.
    name: str
    #: When, as it says.
    time: Timestamp
    #: Why.
    reason: str
    #: Where.
    location: str
    #: How to reach the signer.
    contact: str
    #: The kind of signature: `adbe.pkcs7.detached`, …
    subFilter: str
    #: The changes that it allows, if it certifies the document.
    certification: Certification


Permitted = Literal["formFilling", "signatures", "annotations", "pages"]


class SignaturesListResult(TypedDict):
    """`SignaturesListResult` on the wire."""

    #: The fields, in the order of the form.
    signatures: List[SignatureField]
    #: The changes that the present signatures allow; fields that they lock stay locked.
    permits: List[Permitted]


WeakAlgorithm = Literal[
    "md5", "sha1", "rsaBelow1024", "rsaBelow2048", "dsaBelow2048", "ecBelow224", "unknownCurve",
]


class _AlgorithmRule(TypedDict):
    """What every `AlgorithmRule` has."""

    #: Which.
    algorithm: WeakAlgorithm


class AlgorithmRule(_AlgorithmRule, total=False):
    """The date from which a weak algorithm is refused."""

    #: The date; never unless given.
    refusedFrom: Timestamp


class Trust(TypedDict, total=False):
    """Which certificates are trusted, with all that they vouch for, and for what."""

    #: Paths of files with certificates, PEM or DER.
    roots: List[str]
    #: Whether those are that the system trusts.
    system: bool
    #: The uses that a signer's certificate may have (extended key usage): names or object
    #: identifiers, one of which it has to have; `none`: one that does not say.
    usages: List[str]
    #: The dates from which weak algorithms are refused; the usual ones unless given.
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

    #: Its type.
    code: SignatureFinding
    #: A sentence.
    message: str


SignedChange = Literal[
    "information", "validation", "formFilling", "signatures", "annotations", "fields", "pages",
    "other",
]


class ChangesSince(TypedDict):
    """What was changed in a document since it was signed: nothing where `kinds` is empty. The
    revision that was signed is compared with the document as it is now, object by object.
    """

    #: `information` and metadata; `validation`: what checks will need later; `formFilling`; further
    #: `signatures`; `annotations`; `fields`: the form itself; `pages`; `other`.
    kinds: List[SignedChange]
    #: Whether the signatures let all of it: without a certification, all but `fields`, `pages` and
    #: `other`.
    allowed: bool
    #: Whether the document has changes that are in no file yet.
    unsaved: bool
    #: The fields that were filled in.
    filledFields: List[str]
    #: Sentences on what is not allowed, and on what covers or hides something.
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

    #: `good`: the file proves for each certificate that it was not revoked by then; `unknown`: it
    #: does not, or there is no trusted chain.
    status: RevocationStatus
    #: Whether the file holds nothing on it: only the network could tell.
    offline: bool


class Revocation(_Revocation, total=False):
    """Whether a signer's certificate, or one that vouches for it, was revoked, as far as the file
    says.
    """

    #: When one was revoked, before the time in question or later.
    time: Timestamp
    #: Why, as its issuer says (RFC 5280, 5.3.1).
    reason: RevocationReason
    #: The owner of the certificate in question.
    certificate: str


class _Certificate(TypedDict):
    """What every `Certificate` has."""

    #: Its subject (RFC 4514).
    subject: str
    #: The issuer (RFC 4514).
    issuer: str
    #: Its number, in hexadecimal digits.
    serial: str
    validFrom: Timestamp
    validTo: Timestamp
    #: Its kind and bits, such as `RSA 2048`.
    key: str
    #: Whether nobody else says so.
    selfSigned: bool
    #: Whether it was not valid at the time that was looked at.
    expired: bool


class Certificate(_Certificate, total=False):
    """The facts of a signer's certificate (RFC 5280)."""

    #: The owner's address.
    email: str
