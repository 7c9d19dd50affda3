# SPDX-License-Identifier: MIT
"""What the notebook knows of the document, kept up to date."""

from __future__ import annotations

from concurrent.futures import Future, TimeoutError
from typing import Any, Callable, Mapping, NamedTuple, Tuple

from ..errors import RectoError

#: How long the answer to a request is waited for, in seconds.
PATIENCE = 60
#: After these, nothing may be as it was.
ANEW = ("document/open", "document/didReload", "document/didRecover")


class Value(NamedTuple):
    """A value of the document, the request that tells it, and what changes it."""

    name: str
    method: str
    part: Callable[[Any], Any]
    changes: Tuple[str, ...]


VALUES = (
    # Only the server knows whether its own file was saved, or which changes were made again.
    Value("dirty", "document/info", lambda result: result["dirty"], ("document/didSave",)),
    Value(
        "annotations",
        "annotations/list",
        lambda result: result["annotations"],
        ("annotations/didChange", "pages/didChange"),
    ),
    Value("selection", "selection/get", lambda result: result, ("selection/didChange",)),
)


class Following:
    """Reads values again when they may have changed, and hands them on by their names."""

    def __init__(
        self,
        request: Callable[[str, Mapping[str, Any]], "Future[Any]"],
        take: Callable[[str, Any], None],
    ):
        self._request, self._take = request, take

    def heard(self, method: str, params: Mapping[str, Any]) -> None:
        """Takes up a notification, or that the document was opened. Waits for the server."""
        if method == "document/didChange":
            self._take("dirty", bool(params["dirty"]))
        for value in VALUES:
            if method in ANEW or method in value.changes:
                self._read(value)

    def _read(self, value: Value) -> None:
        try:
            result = self._request(value.method, {}).result(PATIENCE)
        except (RectoError, RuntimeError, TimeoutError):
            return  # A document that is closed meanwhile has nothing to tell.
        self._take(value.name, value.part(result))
