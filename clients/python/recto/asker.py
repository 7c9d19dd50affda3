# SPDX-License-Identifier: MIT
"""What the generated methods stand on."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class Asker:
    """Sends the requests of the generated methods."""

    #: How many seconds a request may take, unless it says so itself; none: any time.
    timeout: Optional[float] = None

    def _ask(self, method: str, timeout: Optional[float], params: Mapping[str, Any]) -> Any:
        """Sends a request with the params that were given, which are those that are not None."""
        given = {name: value for name, value in params.items() if value is not None}
        return self._request(method, given, self.timeout if timeout is None else timeout)

    def _request(self, method: str, params: Mapping[str, Any], timeout: Optional[float]) -> Any:
        raise NotImplementedError
