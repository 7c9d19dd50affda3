# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Union


if TYPE_CHECKING:
    from .tool import Cursor, Hover, Menu, MenuChange, Overlay, OverlayChange, Requirement


class _MenuAddition(TypedDict):
    """What every `MenuAddition` has."""

    #: The id for `menu/didChoose` and `interaction/command`.
    id: str
    #: The title to show.
    title: str


class MenuAddition(_MenuAddition, total=False):
    """`MenuAddition` on the wire."""

    #: The id of the item to insert it before; by default at the end.
    before: str


class MenuUpdateResult(TypedDict, total=False):
    """`MenuUpdateResult` on the wire."""

    #: The overlay to draw over the pages; absent if unchanged.
    overlay: Overlay
    #: The change to the previous overlay, instead of a longer `overlay`; only with the capability
    #: `overlayChanges`.
    overlayChange: OverlayChange
    #: The input that the tool needs from the user; absent if unchanged, `null` if none any more.
    requirement: Union[Requirement, None]
    #: The current menu; absent if unchanged.
    menu: Menu
    #: The change to the previous menu, instead of a longer `menu`; only with the capability
    #: `menuChanges`.
    menuChange: MenuChange
    #: The pointer's look while it hovers, as a CSS keyword; absent if unchanged.
    cursor: Cursor
    #: The text of the annotation under the hovering pointer; absent if unchanged, `null` for none.
    hover: Union[Hover, None]
