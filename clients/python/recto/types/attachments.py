# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .document import Base64, SharedMemory, Timestamp


class _EmbeddedFile(TypedDict):
    """What every `EmbeddedFile` has."""

    #: The id, which stays the same when the document is reopened.
    id: str
    #: The name in the document; never use it as a path.
    name: str


class EmbeddedFile(_EmbeddedFile, total=False):
    """A file attached to a document or to an annotation."""

    #: The MIME type, such as `text/plain`.
    mimeType: str
    #: A description for people.
    description: str
    #: The size in bytes, if the document has it.
    size: int
    #: The time of creation.
    created: Timestamp
    #: The time of the last change.
    modified: Timestamp
    #: The annotation with the file.
    annotationId: str
    #: The page of that annotation, or the page that the file is associated with, from 0.
    pageIndex: int


class AttachmentsListResult(TypedDict):
    """`AttachmentsListResult` on the wire."""

    #: The files, without their contents.
    attachments: List[EmbeddedFile]


class _AttachmentsExtractResult(TypedDict):
    """What every `AttachmentsExtractResult` has."""

    #: The length of the file in bytes.
    bytes: int


class AttachmentsExtractResult(_AttachmentsExtractResult, total=False):
    """`AttachmentsExtractResult` on the wire."""

    #: The file, if delivered inline.
    data: Base64
    #: The path of the written file. The client deletes files whose path the server chose.
    path: str
    #: The POSIX shared memory with the file; the client unlinks it.
    sharedMemory: SharedMemory


class AttachmentsAddResult(TypedDict):
    """`AttachmentsAddResult` on the wire."""

    #: The attached file.
    attachment: EmbeddedFile
    #: The document's revision now.
    revision: int
