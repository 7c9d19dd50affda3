# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict


#: Bytes in base64 with padding (RFC 4648). `base64`
Base64 = str


class Permissions(TypedDict):
    """What the document's encryption allows (ISO 32000-2, table 22)."""

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


class _DocumentOpenResult(TypedDict):
    """What every `DocumentOpenResult` has."""

    #: What other requests call the document.
    documentId: str
    #: Its first view.
    viewId: str
    #: How many pages it has.
    pageCount: int
    #: 0; counts up by one with each change.
    revision: int
    #: Whether the file was damaged and has been repaired.
    repaired: bool
    #: What may be done with it.
    permissions: Permissions


class DocumentOpenResult(_DocumentOpenResult, total=False):
    """`DocumentOpenResult` on the wire."""

    #: The title that it gives itself.
    title: str


#: A moment such as `2024-02-29T12:00:00Z`. `date`
Timestamp = str


class _DocumentInfoResult(TypedDict):
    """What every `DocumentInfoResult` has."""

    #: The version of PDF, such as `1.7`.
    pdfVersion: str
    #: How many pages it has.
    pageCount: int
    #: Whether the file is encrypted.
    encrypted: bool
    #: What may be done with it.
    permissions: Permissions
    #: How often it was changed.
    revision: int
    #: Whether it has changes that are not saved.
    dirty: bool


class DocumentInfoResult(_DocumentInfoResult, total=False):
    """`DocumentInfoResult` on the wire."""

    #: Title.
    title: str
    #: Who wrote the text.
    author: str
    #: What it is about.
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
