# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.pages import PageLabelSection, Pages, PagesFindResult


class PagesSetLabelsMethods(Asker):
    """Methods of `pages_set_labels`."""

    def pages_set_labels(
        self,
        *,
        documentId: str,
        sections: List[PageLabelSection],
        timeout: Optional[float] = None,
    ) -> Pages:
        """Sets the page labels, as one step.

        - `documentId`: The document.
        - `sections`: All sections. Without sections, pages have their numbers from 1.

        Returns `Pages`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("pages/setLabels", timeout, {
            "documentId": documentId,
            "sections": sections,
        })

    def pages_find(
        self,
        *,
        documentId: str,
        label: str,
        timeout: Optional[float] = None,
    ) -> PagesFindResult:
        """Finds the pages with a label, such as `iv`.

        - `documentId`: The document.
        - `label`: The label, exactly as written.

        Returns `pages`: The pages; several may have the same label.

        Errors: unknownDocument, damaged.
        """
        return self._ask("pages/find", timeout, {"documentId": documentId, "label": label})
