# SPDX-License-Identifier: AGPL-3.0-or-later
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Policy


class DocumentSetPolicyMethods(Asker):
    """Methods of `document_set_policy`."""

    def document_set_policy(
        self,
        *,
        documentId: str,
        policy: Policy,
        timeout: Optional[float] = None,
    ) -> Policy:
        """Sets what the client lets its user do with a document.

        - `documentId`: The document.
        - `policy`: What is to be otherwise.

        Returns `Policy`: What the client lets its user do, beside what the document itself allows.
        As a change, what is not given stays.

        Errors: unknownDocument.
        """
        return self._ask("document/setPolicy", timeout, {
            "documentId": documentId,
            "policy": policy,
        })
