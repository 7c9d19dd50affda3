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

    #: Which caches these are.
    name: CacheKind
    #: How many entries the caches of this kind hold.
    entries: int


class CacheStatus(_CacheStatus, total=False):
    """`CacheStatus` on the wire."""

    #: What the entries take, if that is known.
    bytes: int
    #: The most bytes that the entries may take.
    limit: int
    #: The most entries.
    entryLimit: int


class WorkerStatus(TypedDict):
    """`WorkerStatus` on the wire."""

    #: The document.
    documentId: str
    #: The process.
    processId: int
    #: How often another one had to take its place.
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

    #: Documents that are open.
    documents: int
    #: Bytes that the engine holds, rounded up to whole MiB.
    memoryBytes: int
    #: Bytes of page text that are kept for searching.
    cacheBytes: int
    #: One line for each kind of cache: sums over all open documents and their processes.
    caches: List[CacheStatus]
    #: Seconds since the session began.
    uptimeSeconds: int


class ServerStatusResult(_ServerStatusResult, total=False):
    """`ServerStatusResult` on the wire."""

    #: Why the state or cache folder, or pictures of pages in it, are not used.
    warning: str
    #: The processes of the open documents, where each has its own.
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
    #: The schema of what any params may hold.
    "x-generalParams": "Any",
    #: References to errors that any request may answer.
    "x-generalErrors": "Any",
    #: `{schemas, errors}`, which the others refer to.
    "components": "Any",
})
