# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict, Union


if TYPE_CHECKING:
    from .page import Color
    from .page_set_layers_action import Action


class _OutlineStyle(TypedDict):
    """What every `OutlineStyle` has."""

    #: In bold.
    bold: bool
    #: In italics.
    italic: bool


class OutlineStyle(_OutlineStyle, total=False):
    """`OutlineStyle` on the wire."""

    #: In this colour.
    color: Color


class _OutlineItem(TypedDict):
    """What every `OutlineItem` has."""

    #: Identifies the entry while the document is open.
    id: str
    #: Its title.
    title: str
    #: Whether its children are shown at first.
    open: bool
    #: The entries below it.
    children: List[OutlineItem]


class OutlineItem(_OutlineItem, total=False):
    """An entry of a document's outline."""

    #: The page of this document that it leads to, from 0.
    pageIndex: int
    #: The action.
    action: Action
    #: The style of its title, if it is not plain.
    style: OutlineStyle


class OutlineGetResult(TypedDict):
    """`OutlineGetResult` on the wire."""

    #: The topmost entries.
    items: List[OutlineItem]


class _OutlineFindResult(TypedDict):
    """What every `OutlineFindResult` has."""

    #: The ids of the entries that lead to it, its own last.
    path: List[str]


class OutlineFindResult(_OutlineFindResult, total=False):
    """`OutlineFindResult` on the wire."""

    #: The entry, without its children; absent before the first one.
    item: OutlineItem


class _NewOutlineItem(TypedDict):
    """What every `NewOutlineItem` has."""

    #: Its title.
    title: str


class NewOutlineItem(_NewOutlineItem, total=False):
    """A new entry of an outline, with the entries below it."""

    #: The page to go to, from 0; this or `action`.
    pageIndex: int
    #: The action; none unless given.
    action: Action
    #: Whether its children are shown at first.
    open: bool
    #: The style of its title; plain unless given.
    style: OutlineStyle
    #: The entries below it.
    children: List[NewOutlineItem]


class Outline(TypedDict):
    """`Outline` on the wire."""

    #: The entry as it is now, with those below it.
    item: OutlineItem
    #: The document's revision now.
    revision: int


class OutlineChanges(TypedDict, total=False):
    """Changes to an entry of an outline."""

    #: Its title.
    title: str
    #: The page to go to, from 0; this or `action`.
    pageIndex: int
    #: The action; `null`: none.
    action: Union[Action, None]
    #: Whether its children are shown at first; `false` for an entry without children.
    open: bool
    #: The style of its title; `null`: plain.
    style: Union[OutlineStyle, None]


class OutlineDeleteResult(TypedDict):
    """`OutlineDeleteResult` on the wire."""

    #: The document's revision now.
    revision: int
