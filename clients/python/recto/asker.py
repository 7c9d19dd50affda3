# SPDX-License-Identifier: MIT
"""The base of the generated methods."""

from __future__ import annotations

from enum import Enum
from typing import Any, Collection, Mapping, Optional


class Unset(Enum):
    """The type of ``UNSET``."""

    UNSET = "UNSET"

    def __repr__(self) -> str:
        return self.value


#: The default of a parameter that can be ``null`` on the wire: the member is not sent.
UNSET = Unset.UNSET


class Asker:
    """Sends the requests of the generated methods."""

    #: How many seconds a request may take, unless it says so itself; none: any time.
    timeout: Optional[float] = None

    def _ask(
        self,
        method: str,
        timeout: Optional[float],
        params: Mapping[str, Any],
        nullable: Collection[str] = (),
    ) -> Any:
        """Sends a request with the params that were given.

        ``None`` is sent as ``null`` for a member in ``nullable``; any other member is left out.
        """
        given = {
            name: value
            for name, value in params.items()
            if value is not UNSET and (value is not None or name in nullable)
        }
        return self._request(method, given, self.timeout if timeout is None else timeout)

    def _request(self, method: str, params: Mapping[str, Any], timeout: Optional[float]) -> Any:
        raise NotImplementedError
