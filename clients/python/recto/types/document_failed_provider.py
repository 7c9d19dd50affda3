# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document_features import SaveMode
    from .document_method_not_found_data import Error


class FailedProvider(TypedDict):
    """`FailedProvider` on the wire."""

    #: The provider's id, as `bookmarks/providers` tells it.
    provider: str
    #: Why it could not save.
    error: Error


class _DocumentSaveResult(TypedDict):
    """What every `DocumentSaveResult` has."""

    #: The file, with symbolic links followed.
    path: str
    #: How long it is now.
    bytes: int
    #: `incremental` or `full`.
    mode: SaveMode


class DocumentSaveResult(_DocumentSaveResult, total=False):
    """`DocumentSaveResult` on the wire."""

    #: The providers of bookmarks that could not save; absent if all could.
    failedProviders: List[FailedProvider]


class DocumentResult(TypedDict):
    """`DocumentResult` on the wire."""

    #: The name of the step, such as `Move highlight`.
    name: str
    #: The document's revision now.
    revision: int
    #: The pages that look different now, from 0.
    pages: List[int]
    #: Those that it brought back or changed, and that are there now: what a user expects to see
    #: selected.
    annotations: List[str]


class _DocumentHistoryResult(TypedDict):
    """What every `DocumentHistoryResult` has."""

    #: The steps that can be undone, the next one last.
    undo: List[str]
    #: The steps that can be done again, the next one last.
    redo: List[str]


class DocumentHistoryResult(_DocumentHistoryResult, total=False):
    """`DocumentHistoryResult` on the wire."""

    #: The open group, which is not among the steps yet.
    group: str


ExportFormat = Literal["pdf", "xfdf", "fdf", "instantJSON", "text", "html"]


ExportScope = Literal["changes", "all"]


RenderDelivery = Literal["inline", "file", "sharedMemory"]


class SharedMemory(TypedDict):
    """`SharedMemory` on the wire."""

    #: As `shm_open` takes it.
    name: str
    #: How long it is.
    bytes: int


class _Skipped(TypedDict):
    """What every `Skipped` has."""

    #: A sentence on why.
    reason: str


class Skipped(_Skipped, total=False):
    """`Skipped` on the wire."""

    #: Its place among the annotations of what was given, from 0.
    index: int
    #: Its id or name, where it has one.
    id: str


class _DocumentExportResult(TypedDict):
    """What every `DocumentExportResult` has."""

    #: The annotations that the format cannot hold.
    skipped: List[Skipped]


class DocumentExportResult(_DocumentExportResult, total=False):
    """`DocumentExportResult` on the wire."""

    #: The written data, unless a path was given; `pdf` and `fdf` in base64.
    data: str
    #: The file, with symbolic links followed; one that the server chose is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory
    #: How long it is.
    bytes: int


ExchangeFormat = Literal["xfdf", "fdf", "instantJSON"]


class DocumentImportResult(TypedDict):
    """`DocumentImportResult` on the wire."""

    #: The ids of new annotations.
    added: List[str]
    #: The ids of changed annotations.
    changed: List[str]
    #: The ids of annotations that are gone.
    removed: List[str]
    #: The names of form fields that have another value now.
    fields: List[str]
    #: The parts that were skipped.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


class DocumentMetadataResult(TypedDict, total=False):
    """`DocumentMetadataResult` on the wire."""

    #: The packet, as it is in the file; absent if there is none.
    xmp: str


class _DocumentFont(TypedDict):
    """What every `DocumentFont` has."""

    #: Its name.
    name: str
    #: `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`, mostly.
    type: str
    #: Whether the file holds it.
    embedded: bool
    #: Whether only as far as it is used.
    subset: bool
    #: Whether single codes are encoded differently.
    customEncoding: bool
    #: Whether it says which characters its codes stand for.
    unicode: bool
    #: The first page that uses it, from 0.
    pageIndex: int


class DocumentFont(_DocumentFont, total=False):
    """A font that a document uses."""

    #: The encoding that it names; its own where it names none.
    encoding: str


class DocumentFontsResult(TypedDict):
    """`DocumentFontsResult` on the wire."""

    #: The fonts, in the order in which the pages name them.
    fonts: List[DocumentFont]


HiddenInformation = Literal[
    "metadata", "attachments", "scripts", "hiddenLayers", "hiddenText", "comments", "fieldValues",
    "links", "thumbnails", "privateData", "earlierRevisions", "unreferencedObjects",
]


class HiddenInformationCount(TypedDict):
    """How much hidden information of a kind a document has."""

    #: The kind.
    kind: HiddenInformation
    #: Entries, files, layers, characters, objects: whatever it consists of.
    count: int


class DocumentSanitizeResult(TypedDict):
    """`DocumentSanitizeResult` on the wire."""

    #: How much there was of each kind that was chosen.
    counts: List[HiddenInformationCount]
    #: The document's revision now.
    revision: int


SecurityMethod = Literal["none", "rc4", "aes128", "aes256", "unknown"]
