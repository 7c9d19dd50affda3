# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, TypedDict


class ServerStatusResult(TypedDict):
    """`ServerStatusResult` on the wire."""

    #: Documents that are open.
    documents: int
    #: Bytes that the engine holds.
    memoryBytes: int
    #: Seconds since the session began.
    uptimeSeconds: int


class ServerDescribeResult(TypedDict):
    """`ServerDescribeResult` on the wire."""

    #: `{protocolVersion, methods, notifications, clientRequests, errors, types}`.
    description: Any
