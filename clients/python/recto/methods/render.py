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
        """Returns a picture's shared memory to the server. The server reuses it for later pictures.

        - `documentId`: The document.
        - `sharedMemory`: The name from `page/render`. The client neither reads nor removes the
          memory afterwards.

        Errors: unknownDocument, notFound.
        """
        self._ask("render/release", timeout, {
            "documentId": documentId,
            "sharedMemory": sharedMemory,
        })
