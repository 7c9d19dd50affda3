# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.server import ServerDescribeResult, ServerStatusResult


class ServerMethods(Asker):
    """Methods of `server`."""

    def server_ping(self, *, timeout: Optional[float] = None) -> None:
        """Answers, and does nothing else."""
        self._ask("server/ping", timeout, {})

    def server_status(self, *, timeout: Optional[float] = None) -> ServerStatusResult:
        """Tells what the server holds.

        Returns `documents`: Documents that are open. `memoryBytes`: Bytes that the engine holds,
        rounded up to whole MiB. `cacheBytes`: Bytes of page text that are kept for searching.
        `caches`: One line for each kind of cache: sums over all open documents and their processes.
        `uptimeSeconds`: Seconds since the session began. `warning`: Why the state or cache folder,
        or pictures of pages in it, are not used. `workers`: The processes of the open documents,
        where each has its own. `sandbox`: The sandbox of these processes; absent with `--sandbox
        off`.
        """
        return self._ask("server/status", timeout, {})

    def server_describe(self, *, timeout: Optional[float] = None) -> ServerDescribeResult:
        """Describes the protocol for machines, as `recto describe` does.

        Returns `openrpc`: The version of OpenRPC. `info`: `{title, version, license}`; the version
        is the protocol's. `methods`: The client's requests and notifications, as OpenRPC's Method
        Objects. `x-notifications`: The server's notifications, in the same form.
        `x-clientRequests`: The server's requests, in the same form. `x-generalParams`: The schema
        of what any params may hold. `x-generalErrors`: References to errors that any request may
        answer. `components`: `{schemas, errors}`, which the others refer to.
        """
        return self._ask("server/describe", timeout, {})
