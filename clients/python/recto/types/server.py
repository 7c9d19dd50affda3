# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, TypedDict


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
    #: The version of the kernel's Landlock; 0: there is none.
    landlock: int
    #: What could not be had, each with the reason.
    missing: List[str]


class _ServerStatusResult(TypedDict):
    """What every `ServerStatusResult` has."""

    #: Documents that are open.
    documents: int
    #: Bytes that the engine holds, rounded up to whole MiB.
    memoryBytes: int
    #: Bytes of page text that are kept for searching.
    cacheBytes: int
    #: Seconds since the session began.
    uptimeSeconds: int


class ServerStatusResult(_ServerStatusResult, total=False):
    """`ServerStatusResult` on the wire."""

    #: Why the state or cache folder, or pictures of pages in it, are not used.
    warning: str
    #: The processes of the open documents, where each has its own.
    workers: List[WorkerStatus]
    #: What these processes run in, unless with `--sandbox off`.
    sandbox: SandboxStatus


class ServerDescribeResult(TypedDict):
    """`ServerDescribeResult` on the wire."""

    #: The version of the protocol.
    protocolVersion: str
    #: The schema of what any params may hold.
    generalParams: Any
    #: `[{name, kind, summary, params, result, errors}]`, with schemas.
    methods: Any
    #: `[{name, summary, droppable?, params}]`; droppable ones give way where the client does not
    #: read.
    notifications: Any
    #: `[{name, summary, params, result}]`.
    clientRequests: Any
    #: `[{kind, code, summary, general?}]`; any request may answer general ones.
    errors: Any
    #: `{name: schema}` of all types that are referred to.
    types: Any
