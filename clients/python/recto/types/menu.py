# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TypedDict, Union

from .tool import Menu, Requirement
from .tool_tool_get_result import Cursor, Overlay


class _MenuAddition(TypedDict):
    """What every `MenuAddition` has."""

    #: What `menu/didChoose` and `interaction/command` call it.
    id: str
    #: What to show.
    title: str


class MenuAddition(_MenuAddition, total=False):
    """`MenuAddition` on the wire."""

    #: The item before which it stands; at the end unless given.
    before: str


class MenuUpdateResult(TypedDict, total=False):
    """`MenuUpdateResult` on the wire."""

    #: What to draw over the pages now; absent: as before.
    overlay: Overlay
    #: What the tool needs from the user now; absent: as before; `null`: nothing any more.
    requirement: Union[Requirement, None]
    #: What the user can choose from now; absent: as before.
    menu: Menu
    #: What the hovering pointer should look like now, by CSS's keyword; absent: as before.
    cursor: Cursor
