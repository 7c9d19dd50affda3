# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .document import Permissions, Timestamp


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


SaveMode = Literal["auto", "incremental", "full"]


class DocumentSaveResult(TypedDict):
    """`DocumentSaveResult` on the wire."""

    #: The file, with symbolic links followed.
    path: str
    #: How long it is now.
    bytes: int
    #: `incremental` or `full`.
    mode: SaveMode


class Document(TypedDict):
    """`Document` on the wire."""

    #: What the step is called, such as `Move highlight`.
    name: str
    #: The document's revision now.
    revision: int
    #: The pages that look different now, from 0.
    pages: List[int]


class DocumentHistoryResult(TypedDict):
    """`DocumentHistoryResult` on the wire."""

    #: The steps that can be undone, the next one last.
    undo: List[str]
    #: The steps that can be done again, the next one last.
    redo: List[str]
