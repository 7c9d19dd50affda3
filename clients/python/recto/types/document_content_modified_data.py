# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .document_recovery import (InternalErrorData, InvalidParamsData, InvalidRequestData,
    MethodNotFoundData, NotInitializedData, ParseErrorData, RequestCancelledData)

if TYPE_CHECKING:
    from .document_recovery import SaveMode


class ContentModifiedData(TypedDict):
    """The document has another revision than `ifRevision`, or was changed while it was worked on.
    """

    kind: Literal["contentModified"]


class UnknownDocumentData(TypedDict):
    """No open document has this id."""

    kind: Literal["unknownDocument"]


class _CannotOpenData(TypedDict):
    """What every `CannotOpenData` has."""

    kind: Literal["cannotOpen"]


class CannotOpenData(_CannotOpenData, total=False):
    """There is nothing that can be opened."""

    #: What is the matter with a file of certificates.
    certificate: str


class PasswordRequiredData(TypedDict):
    """A password is missing, or with `wrong: true` not the right one."""

    kind: Literal["passwordRequired"]
    #: Whether a password was given, which is not the right one.
    wrong: bool


class DamagedData(TypedDict):
    """The file is damaged beyond repair."""

    kind: Literal["damaged"]


class UnsupportedData(TypedDict):
    """The server cannot do this with this document."""

    kind: Literal["unsupported"]


class _NotPermittedData(TypedDict):
    """What every `NotPermittedData` has."""

    kind: Literal["notPermitted"]


class NotPermittedData(_NotPermittedData, total=False):
    """It is not allowed; `by` says by what, such as `document`."""

    #: What forbids it.
    by: str


class _LimitExceededData(TypedDict):
    """What every `LimitExceededData` has."""

    kind: Literal["limitExceeded"]


class LimitExceededData(_LimitExceededData, total=False):
    """Too large or too much; `limit` names the limit, `maximum` is its value."""

    #: The limit's name.
    limit: str
    #: The limit's value.
    maximum: int


class ChangedOnDiskData(TypedDict):
    """Another program has changed the file."""

    kind: Literal["changedOnDisk"]


class _NotFoundData(TypedDict):
    """What every `NotFoundData` has."""

    kind: Literal["notFound"]


class NotFoundData(_NotFoundData, total=False):
    """Something named is not there; `what` says what kind of thing."""

    #: What kind of thing is not there.
    what: str


class SaveFailedData(TypedDict):
    """The file could not be written; the old one is untouched."""

    kind: Literal["saveFailed"]


class _VetoedData(TypedDict):
    """What every `VetoedData` has."""

    kind: Literal["vetoed"]


class VetoedData(_VetoedData, total=False):
    """The client forbade it; `by` names the condition."""

    #: What forbids it.
    by: str


class TimedOutData(TypedDict):
    """The client did not answer in time, or the work took too long."""

    kind: Literal["timedOut"]


class _WorkerLostData(TypedDict):
    """What every `WorkerLostData` has."""

    kind: Literal["workerLost"]


class WorkerLostData(_WorkerLostData, total=False):
    """The document's process was lost at the request `method`; `reason` says how. Whether it was
    done is seen in the document, which is opened again.
    """

    #: What the process was lost at.
    method: str
    #: How it was lost.
    reason: str


class _DocumentBusyData(TypedDict):
    """What every `DocumentBusyData` has."""

    kind: Literal["documentBusy"]


class DocumentBusyData(_DocumentBusyData, total=False):
    """The document waits for the user, and does not change meanwhile; `waitsFor` is the request
    that the client has to answer, such as `host/alert`.
    """

    #: The request that the client has to answer.
    waitsFor: str


#: What happened, by its `kind`.
ErrorData = Union[
    ParseErrorData, InvalidRequestData, MethodNotFoundData, InvalidParamsData, InternalErrorData,
    NotInitializedData, RequestCancelledData, ContentModifiedData, UnknownDocumentData,
    CannotOpenData, PasswordRequiredData, DamagedData, UnsupportedData, NotPermittedData,
    LimitExceededData, ChangedOnDiskData, NotFoundData, SaveFailedData, VetoedData, TimedOutData,
    WorkerLostData, DocumentBusyData,
]


class _Error(TypedDict):
    """What every `Error` has."""

    #: Its number.
    code: int
    #: A sentence for people, which says what to do.
    message: str


class Error(_Error, total=False):
    """Why a request failed."""

    #: What happened, by its `kind`.
    data: ErrorData


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

    #: What the step is called, such as `Move highlight`.
    name: str
    #: The document's revision now.
    revision: int
    #: The pages that look different now, from 0.
    pages: List[int]
    #: Those that it brought back or changed, and that are there now: what a user expects to see
    #: selected.
    annotations: List[str]
