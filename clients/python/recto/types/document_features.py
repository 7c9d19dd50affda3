# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import Permissions, XFAKind


class _Features(TypedDict):
    """What every `Features` has."""

    #: An outline.
    outline: bool
    #: Form fields.
    forms: bool
    #: A form in XFA, which the server does not show; it goes once a field is filled in.
    xfa: bool
    #: How many signature fields are signed.
    signatures: int
    #: A script that runs when it is opened, or calculates fields.
    javascript: bool
    #: Optional content.
    layers: bool
    #: How many files are embedded in the document.
    attachments: int
    #: Whether it says that it is tagged.
    tagged: bool
    #: Whether the file is encrypted.
    encrypted: bool


class Features(_Features, total=False):
    """The features that a document's catalog declares, beside its pages."""

    #: The kind of an XFA form. `static`: its fields are form fields too, and can be filled in.
    #: `dynamic`: the pages only say that it takes a viewer of XFA.
    xfaKind: XFAKind


#: A moment such as `2024-02-29T12:00:00Z`. `date`
Timestamp = str


class FailedChange(TypedDict):
    """`FailedChange` on the wire."""

    #: Its name in the history.
    name: str
    #: Why it does not fit.
    why: str


class _Recovery(TypedDict):
    """What every `Recovery` has."""

    #: How many changes are not in the file; an undo counts as one, too.
    edits: int
    #: When the file as it is was written.
    savedAt: Timestamp
    #: When the last of them was made; where none can be read, when the edit log was written.
    lastEditAt: Timestamp
    #: Whether the file is another than they were made to: they are applied where they fit.
    fileChanged: bool


class Recovery(_Recovery, total=False):
    """`Recovery` on the wire."""

    #: With `apply`: the number of changes that were made again.
    applied: int
    #: With `apply`: those that do not fit. And, always, that the edit log cannot be read to its
    #: end.
    failed: List[FailedChange]


class _Document(TypedDict):
    """What every `Document` has."""

    #: The document's id in other requests.
    documentId: str
    #: Its first view.
    viewId: str
    #: How many pages it has.
    pageCount: int
    #: Counts up by one with each change; 0 unless changes were recovered.
    revision: int
    #: Whether the file was damaged and has been repaired.
    repaired: bool
    #: Its permissions.
    permissions: Permissions
    #: Its contents beside the pages.
    features: Features


class Document(_Document, total=False):
    """`Document` on the wire."""

    #: The title that it gives itself.
    title: str
    #: Unsaved changes of an earlier session, if there are.
    recovery: Recovery
    #: `true` where another server has changed the file and has it open still: changes are refused
    #: as `notPermitted` by `otherServer` until it is closed there.
    editedElsewhere: bool


class _DocumentInfoResult(TypedDict):
    """What every `DocumentInfoResult` has."""

    #: The version of PDF, such as `1.7`.
    pdfVersion: str
    #: How many pages it has.
    pageCount: int
    #: Whether the file is encrypted.
    encrypted: bool
    #: Its permissions.
    permissions: Permissions
    #: How often it was changed.
    revision: int
    #: Whether it has changes that are not saved.
    dirty: bool


class DocumentInfoResult(_DocumentInfoResult, total=False):
    """`DocumentInfoResult` on the wire."""

    #: Title.
    title: str
    #: The author of the text.
    author: str
    #: Its subject.
    subject: str
    #: Keywords.
    keywords: str
    #: The program that the text was written with.
    creator: str
    #: The program that made the PDF.
    producer: str
    #: When it was made.
    created: Timestamp
    #: When it was last changed.
    modified: Timestamp
    #: Entries of its information dictionary that the standard does not have, if there are.
    custom: Dict[str, str]
    #: How many dialogues of its scripts were not shown since its user last did something.
    withheldDialogues: int
    #: The request to the client whose answer it waits for, such as `host/alert`.
    waitsFor: str


class _DocumentSummary(TypedDict):
    """What every `DocumentSummary` has."""

    #: The document.
    documentId: str
    #: How often it was changed.
    revision: int
    #: Whether it has changes that are not saved.
    dirty: bool


class DocumentSummary(_DocumentSummary, total=False):
    """`DocumentSummary` on the wire."""

    #: Its file, unless it was opened from data.
    path: str


class DocumentListResult(TypedDict):
    """`DocumentListResult` on the wire."""

    #: The open documents.
    documents: List[DocumentSummary]


SaveMode = Literal["auto", "incremental", "full"]


EncryptMethod = Literal["aes256", "none"]


class Allowed(TypedDict, total=False):
    """The permissions of a file; everything is allowed unless it is forbidden here."""

    #: Print it.
    print: bool
    #: Change what is on the pages.
    modify: bool
    #: Copy text and pictures.
    copy: bool
    #: Add and change annotations, fill in forms.
    annotate: bool
    #: Fill in forms.
    fillForms: bool
    #: Insert, delete and rotate pages.
    assemble: bool


class Encrypt(TypedDict, total=False):
    """How a saved file is encrypted: with AES-256, or not at all. Passwords are kept in memory
    alone.
    """

    #: `none` takes the passwords away.
    method: EncryptMethod
    #: The password that opens the file; empty: everybody can open it.
    userPassword: str
    #: The password that lifts all restrictions; the user's password unless given.
    ownerPassword: str
    #: The permissions of the user's password.
    permissions: Allowed


FlattenKind = Literal["none", "annotations", "forms", "all"]


class ParseErrorData(TypedDict):
    """The message is no JSON."""

    kind: Literal["parseError"]


class InvalidRequestData(TypedDict):
    """The message is no request, or comes at the wrong time."""

    kind: Literal["invalidRequest"]
