# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.pages import PagesListResult


class PagesMethods(Asker):
    """Methods of `pages`."""

    def pages_list(
        self,
        *,
        documentId: str,
        first: Optional[int] = None,
        count: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> PagesListResult:
        """Lists pages with their labels and sizes.

        - `documentId`: The document.
        - `first`: The page to begin with. (Default: `0`.)
        - `count`: At most how many; all unless given.

        Returns `pages`: The pages, none beyond the document's end.

        Errors: unknownDocument.
        """
        return self._ask("pages/list", timeout, {
            "documentId": documentId,
            "first": first,
            "count": count,
        })
