# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict, Union

from .document_features import InvalidRequestData, ParseErrorData


class _MethodNotFoundData(TypedDict):
    """What every `MethodNotFoundData` has."""

    kind: Literal["methodNotFound"]
    #: The unknown method.
    method: str


class MethodNotFoundData(_MethodNotFoundData, total=False):
    """The method does not exist; `method` is its name."""

    #: Known methods with similar names.
    nearest: List[str]


class InvalidParamsData(TypedDict):
    """The params are invalid; `path` is the offending member, such as `params.point[1]`."""

    kind: Literal["invalidParams"]
    #: The offending member, such as `params.point[1]`.
    path: str


class InternalErrorData(TypedDict):
    """The server has a bug."""

    kind: Literal["internalError"]


class NotInitializedData(TypedDict):
    """A request came before `initialize`."""

    kind: Literal["notInitialized"]


class RequestCancelledData(TypedDict):
    """The client cancelled the request."""

    kind: Literal["requestCancelled"]


class ContentModifiedData(TypedDict):
    """The document's revision is not `ifRevision`, or it changed while the request was in progress.
    """

    kind: Literal["contentModified"]


class UnknownDocumentData(TypedDict):
    """No open document has this id."""

    kind: Literal["unknownDocument"]


class _CannotOpenData(TypedDict):
    """What every `CannotOpenData` has."""

    kind: Literal["cannotOpen"]


class CannotOpenData(_CannotOpenData, total=False):
    """The file cannot be opened."""

    #: The problem with a certificate file.
    certificate: str


class PasswordRequiredData(TypedDict):
    """The password is missing; with `wrong: true`, it is wrong."""

    kind: Literal["passwordRequired"]
    #: Whether a wrong password was given.
    wrong: bool


class DamagedData(TypedDict):
    """The file is damaged beyond repair."""

    kind: Literal["damaged"]


class UnsupportedData(TypedDict):
    """The server does not support this for this document."""

    kind: Literal["unsupported"]


class _NotPermittedData(TypedDict):
    """What every `NotPermittedData` has."""

    kind: Literal["notPermitted"]


class NotPermittedData(_NotPermittedData, total=False):
    """The request is not allowed; `by` names what forbids it, such as `document`."""

    #: The rule that forbids the request.
    by: str


class _LimitExceededData(TypedDict):
    """What every `LimitExceededData` has."""

    kind: Literal["limitExceeded"]


class LimitExceededData(_LimitExceededData, total=False):
    """A limit was exceeded; `limit` is its name, `maximum` its value."""

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
    """A named object does not exist; `what` is its kind."""

    #: The kind of thing that was not found.
    what: str


class SaveFailedData(TypedDict):
    """The file could not be written; the old one is untouched."""

    kind: Literal["saveFailed"]


class _VetoedData(TypedDict):
    """What every `VetoedData` has."""

    kind: Literal["vetoed"]


class VetoedData(_VetoedData, total=False):
    """The client forbade the action; `by` names the condition."""

    #: The rule that forbids the request.
    by: str


class TimedOutData(TypedDict):
    """The client did not answer in time, or the work took too long."""

    kind: Literal["timedOut"]


class _WorkerLostData(TypedDict):
    """What every `WorkerLostData` has."""

    kind: Literal["workerLost"]


class WorkerLostData(_WorkerLostData, total=False):
    """The document's process died during the request `method`; `reason` says how. Check the
    document, which is opened again, to see whether the request took effect.
    """

    #: The method that ran when the process died.
    method: str
    #: How the process died.
    reason: str


class _DocumentBusyData(TypedDict):
    """What every `DocumentBusyData` has."""

    kind: Literal["documentBusy"]


class DocumentBusyData(_DocumentBusyData, total=False):
    """The document waits for the user and must not change; `waitsFor` is the request that the
    client must answer, such as `host/alert`.
    """

    #: The request that the client must answer.
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

    #: The error's number.
    code: int
    #: A sentence for people, with what to do.
    message: str


class Error(_Error, total=False):
    """Why a request failed."""

    #: The details of the error, by its `kind`.
    data: ErrorData
