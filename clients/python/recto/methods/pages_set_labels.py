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
        """Changes the labels of the document's pages, as one step.

        - `documentId`: The document.
        - `sections`: All sections; none: pages go by their numbers from 1.

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
        """Finds the pages that the document calls by a label, such as `iv`.

        - `documentId`: The document.
        - `label`: The label, as it is written.

        Returns `pages`: The pages; a document may call several alike.

        Errors: unknownDocument, damaged.
        """
        return self._ask("pages/find", timeout, {"documentId": documentId, "label": label})
