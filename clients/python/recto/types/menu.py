# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Union


if TYPE_CHECKING:
    from .tool_grown_path import Cursor, Hover, MenuChange, OverlayChange
    from .tool_overlay_caret import Overlay
    from .tool_requirement import Menu, Requirement


class _MenuAddition(TypedDict):
    """What every `MenuAddition` has."""

    #: The id for `menu/didChoose` and `interaction/command`.
    id: str
    #: The title to show.
    title: str


class MenuAddition(_MenuAddition, total=False):
    """`MenuAddition` on the wire."""

    #: The item before which it stands; at the end unless given.
    before: str


class MenuUpdateResult(TypedDict, total=False):
    """`MenuUpdateResult` on the wire."""

    #: The overlay to draw over the pages; absent: as before.
    overlay: Overlay
    #: Instead of `overlay` where that is longer: how it follows from the one before. Only for a
    #: client that takes `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user now; absent: as before; `null`: no longer any.
    requirement: Union[Requirement, None]
    #: The menu of the user now; absent: as before.
    menu: Menu
    #: Instead of `menu` where that is longer: how it follows from the one before. Only for a client
    #: that takes `menuChanges`.
    menuChange: MenuChange
    #: The look of the hovering pointer, as CSS's keyword; absent: as before.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent: as before; `null`: none.
    hover: Union[Hover, None]
