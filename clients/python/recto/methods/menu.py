# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.menu import MenuAddition, MenuUpdateResult


class MenuMethods(Asker):
    """Methods of `menu`."""

    def menu_update(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        remove: Optional[List[str]] = None,
        add: Optional[List[MenuAddition]] = None,
        timeout: Optional[float] = None,
    ) -> MenuUpdateResult:
        """Takes items out of the menus of a view, and adds items of the client's own; what an
        earlier call asked for is forgotten.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `remove`: The ids of items that are not to be offered.
        - `add`: Items for each menu that is not empty.

        Returns `overlay`: The overlay to draw over the pages; absent: as before. `overlayChange`:
        Instead of `overlay` where that is longer: how it follows from the one before. Only for a
        client that takes `overlayChanges`. `requirement`: The input that the tool needs from the
        user now; absent: as before; `null`: no longer any. `menu`: The menu of the user now;
        absent: as before. `menuChange`: Instead of `menu` where that is longer: how it follows from
        the one before. Only for a client that takes `menuChanges`. `cursor`: The look of the
        hovering pointer, as CSS's keyword; absent: as before. `hover`: The text of the annotation
        under the hovering pointer; absent: as before; `null`: none.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("menu/update", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "remove": remove,
            "add": add,
        })
