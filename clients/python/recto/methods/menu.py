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

        Returns `overlay`: What to draw over the pages now; absent: as before. `overlayChange`:
        Instead of `overlay` where that is longer: how it follows from the one before. Only for a
        client that takes `overlayChanges`. `requirement`: What the tool needs from the user now;
        absent: as before; `null`: nothing any more. `menu`: What the user can choose from now;
        absent: as before. `menuChange`: Instead of `menu` where that is longer: how it follows from
        the one before. Only for a client that takes `menuChanges`. `cursor`: What the hovering
        pointer should look like now, by CSS's keyword; absent: as before. `hover`: What the
        annotation under the hovering pointer tells; absent: as before; `null`: nothing.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("menu/update", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "remove": remove,
            "add": add,
        })
