# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Permissions, XFAKind


class _Features(TypedDict):
    """What every `Features` has."""

    #: Whether there is an outline.
    outline: bool
    #: Whether there are form fields.
    forms: bool
    #: Whether there is an XFA form. The server does not show it, and removes it when a field is
    #: filled in.
    xfa: bool
    #: The number of signed signature fields.
    signatures: int
    #: Whether a script runs when the document is opened, or calculates fields.
    javascript: bool
    #: Whether there are layers (optional content).
    layers: bool
    #: The number of files embedded in the document.
    attachments: int
    #: Whether the document declares itself as tagged.
    tagged: bool
    #: Whether the file is encrypted.
    encrypted: bool


class Features(_Features, total=False):
    """The features that a document's catalog declares, besides its pages."""

    #: The kind of the XFA form. `static`: its fields are also form fields that can be filled in.
    #: `dynamic`: the pages only say that an XFA viewer is needed.
    xfaKind: XFAKind


#: A time such as `2024-02-29T12:00:00Z`. `date`
Timestamp = str


class FailedChange(TypedDict):
    """`FailedChange` on the wire."""

    #: The name of the undo step.
    name: str
    #: Why the change does not fit.
    why: str


class _Recovery(TypedDict):
    """What every `Recovery` has."""

    #: How many changes are not in the file; an undo counts as a change.
    edits: int
    #: The time at which the current file was written.
    savedAt: Timestamp
    #: The time of the last change; if no change can be read, the time of the edit log.
    lastEditAt: Timestamp
    #: Whether the file differs from the one that was changed: changes are applied if they fit.
    fileChanged: bool


class Recovery(_Recovery, total=False):
    """`Recovery` on the wire."""

    #: With `apply`: how many changes were applied again.
    applied: int
    #: With `apply`: the changes that do not fit. In any case, a note if the edit log cannot be read
    #: to its end.
    failed: List[FailedChange]


class _Document(TypedDict):
    """What every `Document` has."""

    #: The document's id in other requests.
    documentId: str
    #: The id of the first view.
    viewId: str
    #: The number of pages.
    pageCount: int
    #: The document's revision, which each change increments; 0 unless changes were recovered.
    revision: int
    #: Whether the file was damaged and has been repaired.
    repaired: bool
    #: The document's permissions.
    permissions: Permissions
    #: The document's features besides pages.
    features: Features


class Document(_Document, total=False):
    """`Document` on the wire."""

    #: The document's title.
    title: str
    #: Unsaved changes of an earlier session, if any.
    recovery: Recovery
    #: `true` if another server changed the file and still has it open: changes are refused as
    #: `notPermitted` by `otherServer` until it is closed there.
    editedElsewhere: bool


class _DocumentInfoResult(TypedDict):
    """What every `DocumentInfoResult` has."""

    #: The version of PDF, such as `1.7`.
    pdfVersion: str
    #: The number of pages.
    pageCount: int
    #: Whether the file is encrypted.
    encrypted: bool
    #: The document's permissions.
    permissions: Permissions
    #: The document's revision: the number of changes.
    revision: int
    #: Whether the document has unsaved changes.
    dirty: bool


class DocumentInfoResult(_DocumentInfoResult, total=False):
    """`DocumentInfoResult` on the wire."""

    #: The title.
    title: str
    #: The author of the text.
    author: str
    #: The subject.
    subject: str
    #: The keywords.
    keywords: str
    #: The program that created the original document.
    creator: str
    #: The program that produced the PDF.
    producer: str
    #: The time of creation.
    created: Timestamp
    #: The time of the last change.
    modified: Timestamp
    #: Nonstandard entries of the information dictionary, if any.
    custom: Dict[str, str]
    #: How many script dialogues were withheld since the user's last input.
    withheldDialogues: int
    #: The pending request to the client that the document waits for, such as `host/alert`.
    waitsFor: str


class _DocumentSummary(TypedDict):
    """What every `DocumentSummary` has."""

    #: The document.
    documentId: str
    #: The document's revision: the number of changes.
    revision: int
    #: Whether the document has unsaved changes.
    dirty: bool


class DocumentSummary(_DocumentSummary, total=False):
    """`DocumentSummary` on the wire."""

    #: The document's file, unless it was opened from data.
    path: str


class DocumentListResult(TypedDict):
    """`DocumentListResult` on the wire."""

    #: The open documents.
    documents: List[DocumentSummary]


SaveMode = Literal["auto", "incremental", "full"]


EncryptMethod = Literal["aes256", "none"]


class Allowed(TypedDict, total=False):
    """The permissions of a file; everything is allowed unless forbidden here."""

    #: Whether printing is allowed.
    print: bool
    #: Whether changing page contents is allowed.
    modify: bool
    #: Whether copying text and images is allowed.
    copy: bool
    #: Whether adding and changing annotations and filling in forms is allowed.
    annotate: bool
    #: Whether filling in forms is allowed.
    fillForms: bool
    #: Whether inserting, deleting and rotating pages is allowed.
    assemble: bool


class Encrypt(TypedDict, total=False):
    """The encryption of a saved file: AES-256 or none. Passwords are kept only in memory."""

    #: The method; `none` removes the passwords.
    method: EncryptMethod
    #: The password to open the file; if empty, everybody can open it.
    userPassword: str
    #: The password that lifts all restrictions; by default the user password.
    ownerPassword: str
    #: The permissions for the user password.
    permissions: Allowed


FlattenKind = Literal["none", "annotations", "forms", "all"]


class ParseErrorData(TypedDict):
    """The message is not JSON."""

    kind: Literal["parseError"]


class InvalidRequestData(TypedDict):
    """The message is not a request, or comes at the wrong time."""

    kind: Literal["invalidRequest"]
