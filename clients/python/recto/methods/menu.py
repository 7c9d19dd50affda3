# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.menu import MenuAddition, MenuUpdateResult


class MenuMethods(Asker):
    """Methods of `menu`."""

    def menu_update(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        remove: Optional[Sequence[str]] = None,
        add: Optional[Sequence[MenuAddition]] = None,
        timeout: Optional[float] = None,
    ) -> MenuUpdateResult:
        """Removes items from a view's menus, and adds the client's items. Replaces the changes of
        an earlier call.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `remove`: The ids of items to remove.
        - `add`: The items to add to each menu that is not empty.

        Returns `overlay`: The overlay to draw over the pages; absent if unchanged. `overlayChange`:
        The change to the previous overlay, instead of a longer `overlay`; only with the capability
        `overlayChanges`. `requirement`: The input that the tool needs from the user; absent if
        unchanged, `null` if none any more. `menu`: The current menu; absent if unchanged.
        `menuChange`: The change to the previous menu, instead of a longer `menu`; only with the
        capability `menuChanges`. `cursor`: The pointer's look while it hovers, as a CSS keyword;
        absent if unchanged. `hover`: The text of the annotation under the hovering pointer; absent
        if unchanged, `null` for none.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("menu/update", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "remove": remove,
            "add": add,
        })
