# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document_features import SaveMode
    from .document_method_not_found_data import Error


class FailedProvider(TypedDict):
    """`FailedProvider` on the wire."""

    #: The provider's id, as in `bookmarks/providers`.
    provider: str
    #: Why the provider failed to save.
    error: Error


class _DocumentSaveResult(TypedDict):
    """What every `DocumentSaveResult` has."""

    #: The path of the file, with symbolic links resolved.
    path: str
    #: The new length of the file in bytes.
    bytes: int
    #: `incremental` or `full`.
    mode: SaveMode


class DocumentSaveResult(_DocumentSaveResult, total=False):
    """`DocumentSaveResult` on the wire."""

    #: The bookmark providers that failed to save; absent if none failed.
    failedProviders: List[FailedProvider]


class DocumentResult(TypedDict):
    """`DocumentResult` on the wire."""

    #: The name of the undo step, such as `Move highlight`.
    name: str
    #: The document's revision now.
    revision: int
    #: The pages that changed in appearance, from 0.
    pages: List[int]
    #: The annotations that the step restored or changed and that exist now; users expect these to
    #: be selected.
    annotations: List[str]


class _DocumentHistoryResult(TypedDict):
    """What every `DocumentHistoryResult` has."""

    #: The steps that can be undone, the next one last.
    undo: List[str]
    #: The steps that can be redone, the next one last.
    redo: List[str]


class DocumentHistoryResult(_DocumentHistoryResult, total=False):
    """`DocumentHistoryResult` on the wire."""

    #: The open group, which is not a step yet.
    group: str


ExportFormat = Literal["pdf", "xfdf", "fdf", "instantJSON", "text", "html"]


ExportScope = Literal["changes", "all"]


RenderDelivery = Literal["inline", "file", "sharedMemory"]


class SharedMemory(TypedDict):
    """`SharedMemory` on the wire."""

    #: The name for `shm_open`.
    name: str
    #: The length in bytes.
    bytes: int


class _Skipped(TypedDict):
    """What every `Skipped` has."""

    #: The reason, as a sentence.
    reason: str


class Skipped(_Skipped, total=False):
    """`Skipped` on the wire."""

    #: The index among the annotations of the input, from 0.
    index: int
    #: The object's id or name, if it has one.
    id: str


class _DocumentExportResult(TypedDict):
    """What every `DocumentExportResult` has."""

    #: The annotations that the format cannot hold.
    skipped: List[Skipped]


class DocumentExportResult(_DocumentExportResult, total=False):
    """`DocumentExportResult` on the wire."""

    #: The exported data, unless a path was given; `pdf` and `fdf` in base64.
    data: str
    #: The path of the file, with symbolic links resolved. The client deletes files whose path the
    #: server chose.
    path: str
    #: The POSIX shared memory with the data; the client unlinks it.
    sharedMemory: SharedMemory
    #: The length of the data in bytes.
    bytes: int


ExchangeFormat = Literal["xfdf", "fdf", "instantJSON"]


class DocumentImportResult(TypedDict):
    """`DocumentImportResult` on the wire."""

    #: The ids of new annotations.
    added: List[str]
    #: The ids of changed annotations.
    changed: List[str]
    #: The ids of removed annotations.
    removed: List[str]
    #: The names of form fields with changed values.
    fields: List[str]
    #: The parts that were skipped.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


class DocumentMetadataResult(TypedDict, total=False):
    """`DocumentMetadataResult` on the wire."""

    #: The packet as in the file; absent if there is none.
    xmp: str


class _DocumentFont(TypedDict):
    """What every `DocumentFont` has."""

    #: The font's name.
    name: str
    #: The type; usually `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`.
    type: str
    #: Whether the font is embedded in the file.
    embedded: bool
    #: Whether only the used glyphs are embedded.
    subset: bool
    #: Whether the encoding has differences for single codes.
    customEncoding: bool
    #: Whether the font maps its codes to Unicode.
    unicode: bool
    #: The first page that uses the font, from 0.
    pageIndex: int


class DocumentFont(_DocumentFont, total=False):
    """A font that a document uses."""

    #: The name of the encoding; absent if the font uses its built-in one.
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
    """The amount of one kind of hidden information in a document."""

    #: The kind of hidden information.
    kind: HiddenInformation
    #: The number of entries, files, layers, characters or objects.
    count: int


class DocumentSanitizeResult(TypedDict):
    """`DocumentSanitizeResult` on the wire."""

    #: How much of each chosen kind there was.
    counts: List[HiddenInformationCount]
    #: The document's revision now.
    revision: int


SecurityMethod = Literal["none", "rc4", "aes128", "aes256", "unknown"]
