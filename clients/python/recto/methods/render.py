# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker


class RenderMethods(Asker):
    """Methods of `render`."""

    def render_release(
        self,
        *,
        documentId: str,
        sharedMemory: str,
        timeout: Optional[float] = None,
    ) -> None:
        """Returns a picture's shared memory, so that a later picture is drawn in it.

        - `documentId`: The document.
        - `sharedMemory`: The name that `page/render` gave. The client neither reads nor removes it
          afterwards.

        Errors: unknownDocument, notFound.
        """
        self._ask("render/release", timeout, {
            "documentId": documentId,
            "sharedMemory": sharedMemory,
        })
