# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.signatures_signature_appearance import Signatures


class SignaturesRemoveMethods(Asker):
    """Methods of `signatures_remove`."""

    def signatures_remove(self, *, id: str, timeout: Optional[float] = None) -> Signatures:
        """Forgets a signature that the user kept; where it was placed it stays.

        - `id`: The signature.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/remove", timeout, {"id": id})

    def signatures_move(self, *, id: str, to: int, timeout: Optional[float] = None) -> Signatures:
        """Moves a signature that the user keeps to another place in the list.

        - `id`: The signature.
        - `to`: Its place from 0, once it is there.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/move", timeout, {"id": id, "to": to})
