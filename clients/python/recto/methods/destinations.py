# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.destinations import DestinationsListResult, DestinationsResolveResult


class DestinationsMethods(Asker):
    """Methods of `destinations`."""

    def destinations_list(
        self,
        *,
        documentId: str,
        timeout: Optional[float] = None,
    ) -> DestinationsListResult:
        """Lists the named destinations of a document.

        - `documentId`: The document.

        Returns `destinations`: The destinations, in the document's order.

        Errors: unknownDocument, damaged.
        """
        return self._ask("destinations/list", timeout, {"documentId": documentId})

    def destinations_resolve(
        self,
        *,
        documentId: str,
        name: str,
        timeout: Optional[float] = None,
    ) -> DestinationsResolveResult:
        """Returns the place that a named destination leads to.

        - `documentId`: The document.
        - `name`: The name of the destination.

        Returns `destination`: The place; absent if the name leads to no page of the document.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("destinations/resolve", timeout, {"documentId": documentId, "name": name})
