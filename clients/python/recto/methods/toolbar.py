# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.toolbar import ToolbarGetResult, ToolbarGroup, ToolbarPlace, ToolbarUpdateResult


class ToolbarMethods(Asker):
    """Methods of `toolbar`."""

    def toolbar_get(
        self,
        *,
        group: Optional[str] = None,
        documentId: Optional[str] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> ToolbarGetResult:
        """Tells how the tools are arranged for the user, in groups, with the presets of each and
        which of them is selected.

        - `group`: The group wanted; all unless given.
        - `documentId`: The document that `undo` and `redo` refer to.
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `groups`: The groups, in their order. `undo`: The step of the named document.
        `redo`: The step of the named document. `warning`: Why what was arranged could not be read,
        or cannot be kept.

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
        groups: Optional[List[ToolbarGroup]] = None,
        remove: Optional[List[ToolbarPlace]] = None,
        add: Optional[List[ToolbarPlace]] = None,
        move: Optional[List[ToolbarPlace]] = None,
        timeout: Optional[float] = None,
    ) -> ToolbarUpdateResult:
        """Arranges the tools otherwise, for this session and those to come: makes all of the
        changes, in the order of the params below, or none.

        - `reset`: Whether to reset everything. (Default: `False`.)
        - `groups`: All groups anew.
        - `remove`: Tools that go out of a group, or whole groups. (Default: `[]`.)
        - `add`: Tools that come into a group. (Default: `[]`.)
        - `move`: Tools that go to another place in their group, or whole groups. (Default: `[]`.)

        Returns `groups`: All groups as they are now. `warning`: Why what was arranged could not be
        read, or cannot be kept.

        Errors: notFound.
        """
        return self._ask("toolbar/update", timeout, {
            "reset": reset,
            "groups": groups,
            "remove": remove,
            "add": add,
            "move": move,
        })
