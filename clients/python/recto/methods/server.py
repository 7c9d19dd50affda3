# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.server import ServerDescribeResult, ServerStatusResult


class ServerMethods(Asker):
    """Methods of `server`."""

    def server_ping(self, *, timeout: Optional[float] = None) -> None:
        """Replies, and does nothing else."""
        self._ask("server/ping", timeout, {})

    def server_status(self, *, timeout: Optional[float] = None) -> ServerStatusResult:
        """Returns statistics of the server: documents, memory, caches and processes.

        Returns `documents`: The number of open documents. `memoryBytes`: The engine's memory in
        bytes, rounded up to whole MiB. `cacheBytes`: The size of page text kept for searching, in
        bytes. `caches`: The sums for each kind of cache over all open documents and their
        processes. `uptimeSeconds`: The seconds since the session began. `warning`: Why the state
        folder, the cache folder or its thumbnails are not used. `workers`: The processes of the
        open documents, if each has its own. `sandbox`: The sandbox of these processes; absent with
        `--sandbox off`.
        """
        return self._ask("server/status", timeout, {})

    def server_describe(self, *, timeout: Optional[float] = None) -> ServerDescribeResult:
        """Describes the protocol for machines, as `recto describe` does.

        Returns `openrpc`: The version of OpenRPC. `info`: `{title, version, license}`; the version
        is the protocol's. `methods`: The client's requests and notifications, as OpenRPC's Method
        Objects. `x-notifications`: The server's notifications, in the same form.
        `x-clientRequests`: The server's requests, in the same form. `x-generalParams`: The schema
        of the members that any params may have. `x-generalErrors`: References to errors that any
        request can return. `components`: `{schemas, errors}`, referred to by the other members.
        """
        return self._ask("server/describe", timeout, {})
