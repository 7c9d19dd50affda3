# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.toolbar import ToolbarGetResult, ToolbarGroup, ToolbarPlace, ToolbarUpdateResult


class ToolbarMethods(Asker):
    """Methods of `toolbar`."""

    def toolbar_get(
        self,
        *,
        group: Optional[str] = None,
        documentId: Optional[str] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> ToolbarGetResult:
        """Returns the toolbar. Its tools are in groups, with the presets of each and the selected
        one.

        - `group`: The group to return; all unless given.
        - `documentId`: The document that `undo` and `redo` refer to.
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `groups`: The groups, in order. `undo`: The undo step of the given document. `redo`:
        The redo step of the given document. `warning`: Why the saved arrangement could not be read,
        or cannot be saved.

        Errors: unknownDocument, notFound.
        """
        return self._ask("toolbar/get", timeout, {
            "group": group,
            "documentId": documentId,
            "fields": fields,
        })

    def toolbar_update(
        self,
        *,
        reset: Optional[bool] = None,
        groups: Optional[Sequence[ToolbarGroup]] = None,
        remove: Optional[Sequence[ToolbarPlace]] = None,
        add: Optional[Sequence[ToolbarPlace]] = None,
        move: Optional[Sequence[ToolbarPlace]] = None,
        timeout: Optional[float] = None,
    ) -> ToolbarUpdateResult:
        """Rearranges the toolbar, for this session and later ones. Applies all changes in the order
        of the members below, or none.

        - `reset`: Whether to reset the whole toolbar first. (Default: `False`.)
        - `groups`: All groups, replacing the present ones.
        - `remove`: The tools to remove from a group, or whole groups to remove. (Default: `[]`.)
        - `add`: The tools to add to a group. (Default: `[]`.)
        - `move`: The tools to move within their group, or whole groups to move. (Default: `[]`.)

        Returns `groups`: All groups after the change. `warning`: Why the saved arrangement could
        not be read, or cannot be saved.

        Errors: notFound.
        """
        return self._ask("toolbar/update", timeout, {
            "reset": reset,
            "groups": groups,
            "remove": remove,
            "add": add,
            "move": move,
        })
