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
        `uptimeSeconds`: Seconds since the session began. `warning`: Why the state or cache folder,
        or pictures of pages in it, are not used. `workers`: The processes of the open documents,
        where each has its own. `sandbox`: What these processes run in, unless with `--sandbox off`.
        """
        return self._ask("server/status", timeout, {})

    def server_describe(self, *, timeout: Optional[float] = None) -> ServerDescribeResult:
        """Describes the protocol for machines, as `recto describe` does.

        Returns `protocolVersion`: The version of the protocol. `generalParams`: The schema of what
        any params may hold. `methods`: `[{name, kind, summary, params, result, errors}]`, with
        schemas. `notifications`: `[{name, summary, droppable?, params}]`; droppable ones give way
        where the client does not read. `clientRequests`: `[{name, summary, params, result}]`.
        `errors`: `[{kind, code, summary, general?}]`; any request may answer general ones. `types`:
        `{name: schema}` of all types that are referred to.
        """
        return self._ask("server/describe", timeout, {})
