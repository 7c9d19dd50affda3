# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.stamps import StampsListResult


class StampsMethods(Asker):
    """Methods of `stamps`."""

    def stamps_list(self, *, timeout: Optional[float] = None) -> StampsListResult:
        """Lists the standard rubber stamps.

        Returns `stamps`: The stamps, approving ones first.
        """
        return self._ask("stamps/list", timeout, {})
