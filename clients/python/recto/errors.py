# SPDX-License-Identifier: MIT
"""What can go wrong between a client and its server."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class RectoError(Exception):
    """A request failed, and this says why.

    ``kind`` is stable and for programs (``"unknownDocument"``), ``message`` is for people,
    ``code`` is the JSON-RPC code, ``data`` whatever else the server tells. The subclasses below did
    not come from the server, so they have no code.
    """

    def __init__(
        self,
        message: str,
        kind: str = "unknown",
        code: Optional[int] = None,
        data: Optional[Mapping[str, Any]] = None,
    ):
        super().__init__(message)
        self.message = message
        self.kind = kind
        self.code = code
        self.data = dict(data or {})

    @classmethod
    def from_wire(cls, error: Any) -> RectoError:
        """The exception for the ``error`` member of a reply."""
        if not isinstance(error, dict):
            return cls(f"The server reports an error that has no form: {error!r}")
        data = error.get("data")
        data = data if isinstance(data, dict) else {}
        message = str(error.get("message", "The server gives no reason."))
        return cls(message, str(data.get("kind", "unknown")), error.get("code"), data)

    def to_wire(self) -> dict:
        """The ``error`` member of a reply to the server."""
        data = {"kind": self.kind, **self.data}
        return {"code": self.code or -32603, "message": self.message, "data": data}


class ServerExited(RectoError):
    """The server is gone. ``status`` is its exit status, if it is known: negative for a signal."""

    def __init__(self, message: str, status: Optional[int] = None):
        super().__init__(message, "serverExited")
        self.status = status


class Timeout(RectoError, TimeoutError):
    """The answer did not come in time."""

    def __init__(self, message: str):
        super().__init__(message, "timeout")
