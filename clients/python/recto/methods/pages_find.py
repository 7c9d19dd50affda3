# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.pages import PagesFindResult


class PagesFindMethods(Asker):
    """Methods of `pages_find`."""

    def pages_find(
        self,
        *,
        documentId: str,
        label: str,
        timeout: Optional[float] = None,
    ) -> PagesFindResult:
        """Finds the pages that the document calls by a label, such as `iv`.

        - `documentId`: The document.
        - `label`: The label, as it is written.

        Returns `pages`: The pages; a document may call several alike.

        Errors: unknownDocument, damaged.
        """
        return self._ask("pages/find", timeout, {"documentId": documentId, "label": label})
