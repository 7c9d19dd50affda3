# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .tool import Style


class _ToolbarItem(TypedDict):
    """What every `ToolbarItem` has."""

    #: The tool's id.
    tool: str
    #: What people call it.
    title: str


class ToolbarItem(_ToolbarItem, total=False):
    """`ToolbarItem` on the wire."""

    #: The styles to choose from; absent where `fields` has them not.
    presets: List[Style]
    #: The first preset that looks as the tool's new annotations do.
    selectedPreset: int


class ToolbarGroupWithItems(TypedDict):
    """`ToolbarGroupWithItems` on the wire."""

    #: What requests call the group.
    id: str
    #: What people call it.
    title: str
    #: Its tools, in their order.
    items: List[ToolbarItem]


class _ToolbarStep(TypedDict):
    """What every `ToolbarStep` has."""

    #: Whether there is such a step.
    enabled: bool


class ToolbarStep(_ToolbarStep, total=False):
    """`ToolbarStep` on the wire."""

    #: What it is called.
    name: str


class _ToolbarGetResult(TypedDict):
    """What every `ToolbarGetResult` has."""

    #: The groups, in their order.
    groups: List[ToolbarGroupWithItems]


class ToolbarGetResult(_ToolbarGetResult, total=False):
    """`ToolbarGetResult` on the wire."""

    #: For the document that was named.
    undo: ToolbarStep
    #: For the document that was named.
    redo: ToolbarStep
    #: Why what was arranged could not be read, or cannot be kept.
    warning: str


class _ToolbarGroup(TypedDict):
    """What every `ToolbarGroup` has."""

    #: What requests call the group.
    id: str
    #: The tools' ids, in their order.
    tools: List[str]


class ToolbarGroup(_ToolbarGroup, total=False):
    """A group of tools of the toolbar."""

    #: What people call it; its id unless given.
    title: str


class _ToolbarPlace(TypedDict):
    """What every `ToolbarPlace` has."""

    #: The group's id.
    group: str


class ToolbarPlace(_ToolbarPlace, total=False):
    """A place in the toolbar."""

    #: The tool's id; without it the group itself is meant.
    tool: str
    #: Its new place, from 0; the last one unless given.
    to: int


class _ToolbarUpdateResult(TypedDict):
    """What every `ToolbarUpdateResult` has."""

    #: All groups as they are now.
    groups: List[ToolbarGroup]


class ToolbarUpdateResult(_ToolbarUpdateResult, total=False):
    """`ToolbarUpdateResult` on the wire."""

    #: Why what was arranged could not be read, or cannot be kept.
    warning: str
