# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict


CacheKind = Literal[
    "pages", "displayLists", "pageText", "thumbnails", "preparedPictures", "pictureMemory",
    "sharedMemory",
]


class _CacheStatus(TypedDict):
    """What every `CacheStatus` has."""

    #: The kind of the caches.
    name: CacheKind
    #: The number of entries in the caches of this kind.
    entries: int


class CacheStatus(_CacheStatus, total=False):
    """`CacheStatus` on the wire."""

    #: The size of the entries in bytes, if known.
    bytes: int
    #: The maximum size of the entries in bytes.
    limit: int
    #: The maximum number of entries.
    entryLimit: int


class WorkerStatus(TypedDict):
    """`WorkerStatus` on the wire."""

    #: The document.
    documentId: str
    #: The process id.
    processId: int
    #: How often the process was replaced.
    restarts: int


class SandboxStatus(TypedDict):
    """`SandboxStatus` on the wire."""

    #: Whether system calls are filtered and files opened by the front.
    seccomp: bool
    #: The version of the kernel's Landlock; 0 if it has none.
    landlock: int
    #: The missing parts, each with the reason.
    missing: List[str]


class _ServerStatusResult(TypedDict):
    """What every `ServerStatusResult` has."""

    #: The number of open documents.
    documents: int
    #: The engine's memory in bytes, rounded up to whole MiB.
    memoryBytes: int
    #: The size of page text kept for searching, in bytes.
    cacheBytes: int
    #: The sums for each kind of cache over all open documents and their processes.
    caches: List[CacheStatus]
    #: The seconds since the session began.
    uptimeSeconds: int


class ServerStatusResult(_ServerStatusResult, total=False):
    """`ServerStatusResult` on the wire."""

    #: Why the state folder, the cache folder or its thumbnails are not used.
    warning: str
    #: The processes of the open documents, if each has its own.
    workers: List[WorkerStatus]
    #: The sandbox of these processes; absent with `--sandbox off`.
    sandbox: SandboxStatus


#: `ServerDescribeResult` on the wire.
ServerDescribeResult = TypedDict("ServerDescribeResult", {
    #: The version of OpenRPC.
    "openrpc": "str",
    #: `{title, version, license}`; the version is the protocol's.
    "info": "Any",
    #: The client's requests and notifications, as OpenRPC's Method Objects.
    "methods": "Any",
    #: The server's notifications, in the same form.
    "x-notifications": "Any",
    #: The server's requests, in the same form.
    "x-clientRequests": "Any",
    #: The schema of the members that any params may have.
    "x-generalParams": "Any",
    #: References to errors that any request can return.
    "x-generalErrors": "Any",
    #: `{schemas, errors}`, referred to by the other members.
    "components": "Any",
})
