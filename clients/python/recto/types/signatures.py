# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .document import Base64, Rect, Timestamp


class SignaturePlace(TypedDict):
    """Where a signature field is to be seen."""

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
    #: What people call it.
    label: str
    #: Whether there is a signature in it, valid or not.
    signed: bool
    #: Whether the form does not let it be signed.
    readOnly: bool
    #: Where it is to be seen.
    widgets: List[SignaturePlace]


class SignatureField(_SignatureField, total=False):
    """A form field that takes a digital signature (ISO 32000-2, 12.7.5.5)."""

    #: The fields that are locked once it is signed.
    lock: FieldLock
    #: Who signed, as the signature says.
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
    #: What may be changed after it, where it certifies the document.
    certification: Certification


Permitted = Literal["formFilling", "signatures", "annotations", "pages"]


class SignaturesListResult(TypedDict):
    """`SignaturesListResult` on the wire."""

    #: The fields, in the order of the form.
    signatures: List[SignatureField]
    #: What the signatures that there are let be done; fields that they lock stay locked.
    permits: List[Permitted]


class Trust(TypedDict, total=False):
    """Which certificates are trusted, with all that they vouch for."""

    #: Paths of files with certificates, PEM or DER.
    roots: List[str]
    #: Whether those are that the system trusts.
    system: bool


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


TimeBasis = Literal["signing", "timestamp", "current", "given"]


class _Certificate(TypedDict):
    """What every `Certificate` has."""

    #: Whose it is (RFC 4514).
    subject: str
    #: Who says so.
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
    """What a signer's certificate says (RFC 5280)."""

    #: The owner's address.
    email: str


class _SignatureReport(TypedDict):
    """What every `SignatureReport` has."""

    #: The full name of the signed field.
    field: str
    #: Whether the document is what was signed: nothing was appended, nothing is unsaved.
    coversWholeDocument: bool
    #: Whether the bytes that were signed are as they were.
    intact: bool
    #: Whether the certificate leads to one that is trusted.
    trusted: bool
    #: Why it is, or is not.
    trustReason: str
    #: Whose time the certificate was looked at for: the signer's, a time stamp's, none but the
    #: present, or `at`.
    timeBasis: TimeBasis
    #: That time.
    checkedAt: Timestamp
    #: Whether it is a time stamp, which nobody signed.
    timestamp: bool
    #: How many bytes were signed.
    coveredBytes: int
    #: Sentences on what is wrong with it.
    problems: List[str]


class SignatureReport(_SignatureReport, total=False):
    """What was found out about a signature. It can be relied on where it is `intact` and `trusted`
    and what was changed since is `allowed`. Nothing is asked of the network: that a certificate was
    revoked is not noticed.
    """

    #: Whose certificate it is; else who signed, as it says.
    signer: str
    #: What was changed since; missing where that cannot be told.
    changesSince: ChangesSince
    #: When it was made, by the best that is known.
    time: Timestamp
    #: Why it was signed.
    reason: str
    #: Where.
    location: str
    #: How to reach the signer.
    contact: str
    #: The kind of signature: `adbe.pkcs7.detached`, …
    subFilter: str
    #: What the bytes were hashed with, such as `sha256`.
    digest: str
    #: What may be changed after it, where it certifies the document.
    certification: Certification
    #: The fields that it locks.
    lock: FieldLock
    #: The signer's certificate.
    certificate: Certificate
    #: Pairs of offset and length, as the file has them.
    byteRange: List[int]


class SignaturesVerifyResult(TypedDict):
    """`SignaturesVerifyResult` on the wire."""

    #: Those that there are, in the order of the form.
    signatures: List[SignatureReport]


class SigningCertificate(TypedDict, total=False):
    """A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. Neither the password nor
    the key is kept, logged, or told to anybody.
    """

    #: The file; this or `data`.
    path: str
    #: What is in it.
    data: Base64
    #: What opens it.
    password: str
