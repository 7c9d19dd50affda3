# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .document import Base64
    from .document_failed_provider import SharedMemory
    from .document_features import Timestamp


class _EmbeddedFile(TypedDict):
    """What every `EmbeddedFile` has."""

    #: Identifies it, also when the document is opened again.
    id: str
    #: Its name, as the document has it: never to be used as a path.
    name: str


class EmbeddedFile(_EmbeddedFile, total=False):
    """A file that a document carries: in its own list, or in an annotation."""

    #: Its MIME type, such as `text/plain`.
    mimeType: str
    #: A description for people.
    description: str
    #: In bytes, where the document tells it.
    size: int
    #: When it was made.
    created: Timestamp
    #: When it was last changed.
    modified: Timestamp
    #: The annotation that it belongs to.
    annotationId: str
    #: The page of that, from 0.
    pageIndex: int


class AttachmentsListResult(TypedDict):
    """`AttachmentsListResult` on the wire."""

    #: The files, without what is in them.
    attachments: List[EmbeddedFile]


class _AttachmentsExtractResult(TypedDict):
    """What every `AttachmentsExtractResult` has."""

    #: How long it is.
    bytes: int


class AttachmentsExtractResult(_AttachmentsExtractResult, total=False):
    """`AttachmentsExtractResult` on the wire."""

    #: The file, where it is delivered inline.
    data: Base64
    #: The path of the written file; the client deletes a file whose path the server chose.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory


class AttachmentsAddResult(TypedDict):
    """`AttachmentsAddResult` on the wire."""

    #: The file as the document has it.
    attachment: EmbeddedFile
    #: The document's revision now.
    revision: int
