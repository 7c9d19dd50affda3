# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict, Union


if TYPE_CHECKING:
    from .page import Action, Color


class _OutlineStyle(TypedDict):
    """What every `OutlineStyle` has."""

    #: Whether the title is bold.
    bold: bool
    #: Whether the title is italic.
    italic: bool


class OutlineStyle(_OutlineStyle, total=False):
    """`OutlineStyle` on the wire."""

    #: The colour of the title.
    color: Color


class _OutlineItem(TypedDict):
    """What every `OutlineItem` has."""

    #: The entry's id while the document is open.
    id: str
    #: The title.
    title: str
    #: Whether the children are initially shown.
    open: bool
    #: The entries below this one.
    children: List[OutlineItem]


class OutlineItem(_OutlineItem, total=False):
    """An entry of a document's outline."""

    #: The page of this document that the entry leads to, from 0.
    pageIndex: int
    #: The action.
    action: Action
    #: The style of the title, if it is not plain.
    style: OutlineStyle


class OutlineGetResult(TypedDict):
    """`OutlineGetResult` on the wire."""

    #: The top-level entries.
    items: List[OutlineItem]


class _OutlineFindResult(TypedDict):
    """What every `OutlineFindResult` has."""

    #: The ids of the entry and its ancestors, its own last.
    path: List[str]


class OutlineFindResult(_OutlineFindResult, total=False):
    """`OutlineFindResult` on the wire."""

    #: The entry, without its children; absent if the page is before the first one.
    item: OutlineItem


class _NewOutlineItem(TypedDict):
    """What every `NewOutlineItem` has."""

    #: The title.
    title: str


class NewOutlineItem(_NewOutlineItem, total=False):
    """A new outline entry with the entries below it."""

    #: The action; `null` for none.
    action: Union[Action, None]
    #: Whether the children are initially shown; `false` for an entry without children.
    open: bool
    #: The entries below this one.
    children: List[NewOutlineItem]
    #: The page to go to, from 0. Give this or `action`.
    pageIndex: int
    #: The style of the title; plain unless given.
    style: OutlineStyle


class Outline(TypedDict):
    """`Outline` on the wire."""

    #: The entry with its descendants, after the change.
    item: OutlineItem
    #: The document's revision now.
    revision: int


class OutlineChanges(TypedDict, total=False):
    """Changes to an outline entry."""

    #: The title.
    title: str
    #: The action; `null` for none.
    action: Union[Action, None]
    #: Whether the children are initially shown; `false` for an entry without children.
    open: bool
    #: The page to go to, from 0. Give this or `action`.
    pageIndex: int
    #: The style of the title; `null` for plain.
    style: Union[OutlineStyle, None]


class OutlineDeleteResult(TypedDict):
    """`OutlineDeleteResult` on the wire."""

    #: The document's revision now.
    revision: int
