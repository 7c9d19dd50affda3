# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Union


if TYPE_CHECKING:
    from .tool_overlay_caret import Overlay
    from .tool_overlay_change import Cursor, Hover, MenuChange, OverlayChange
    from .tool_requirement import Menu, Requirement


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
    #: Instead of `overlay` where that is longer: how it follows from the one before. Only for a
    #: client that takes `overlayChanges`.
    overlayChange: OverlayChange
    #: What the tool needs from the user now; absent: as before; `null`: nothing any more.
    requirement: Union[Requirement, None]
    #: What the user can choose from now; absent: as before.
    menu: Menu
    #: Instead of `menu` where that is longer: how it follows from the one before. Only for a client
    #: that takes `menuChanges`.
    menuChange: MenuChange
    #: What the hovering pointer should look like now, by CSS's keyword; absent: as before.
    cursor: Cursor
    #: What the annotation under the hovering pointer tells; absent: as before; `null`: nothing.
    hover: Union[Hover, None]
