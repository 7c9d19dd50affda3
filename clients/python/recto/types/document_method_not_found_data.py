# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict, Union

from .document_features import InvalidRequestData, ParseErrorData


class _MethodNotFoundData(TypedDict):
    """What every `MethodNotFoundData` has."""

    kind: Literal["methodNotFound"]
    #: The method that there is not.
    method: str


class MethodNotFoundData(_MethodNotFoundData, total=False):
    """There is no such method; `method` is its name."""

    #: Methods that may be meant.
    nearest: List[str]


class InvalidParamsData(TypedDict):
    """The params do not fit; `path` says where, such as `params.point[1]`."""

    kind: Literal["invalidParams"]
    #: The member that does not fit, such as `params.point[1]`.
    path: str


class InternalErrorData(TypedDict):
    """The server failed in a way that it should not."""

    kind: Literal["internalError"]


class NotInitializedData(TypedDict):
    """A request came before `initialize`."""

    kind: Literal["notInitialized"]


class RequestCancelledData(TypedDict):
    """The client cancelled the request."""

    kind: Literal["requestCancelled"]


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

    #: The problem of a file of certificates.
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

    #: The rule that forbids it.
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

    #: The kind of thing that was not found.
    what: str


class SaveFailedData(TypedDict):
    """The file could not be written; the old one is untouched."""

    kind: Literal["saveFailed"]


class _VetoedData(TypedDict):
    """What every `VetoedData` has."""

    kind: Literal["vetoed"]


class VetoedData(_VetoedData, total=False):
    """The client forbade it; `by` names the condition."""

    #: The rule that forbids it.
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

    #: The method that ran when the process was lost.
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


#: The details of the error, by its `kind`.
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

    #: The details of the error, by its `kind`.
    data: ErrorData
