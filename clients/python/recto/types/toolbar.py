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
    #: The label for people.
    title: str


class ToolbarItem(_ToolbarItem, total=False):
    """`ToolbarItem` on the wire."""

    #: The look of the tool's next annotation, for its icon; absent for tools without a style.
    style: Style
    #: The styles to choose from; absent where `fields` has them not.
    presets: List[Style]
    #: The first preset that looks as the tool's new annotations do.
    selectedPreset: int


class ToolbarGroupWithItems(TypedDict):
    """`ToolbarGroupWithItems` on the wire."""

    #: The group's id in requests.
    id: str
    #: The label for people.
    title: str
    #: Its tools, in their order.
    items: List[ToolbarItem]


class _ToolbarStep(TypedDict):
    """What every `ToolbarStep` has."""

    #: Whether there is such a step.
    enabled: bool


class ToolbarStep(_ToolbarStep, total=False):
    """`ToolbarStep` on the wire."""

    #: Its name.
    name: str


class _ToolbarGetResult(TypedDict):
    """What every `ToolbarGetResult` has."""

    #: The groups, in their order.
    groups: List[ToolbarGroupWithItems]


class ToolbarGetResult(_ToolbarGetResult, total=False):
    """`ToolbarGetResult` on the wire."""

    #: The step of the named document.
    undo: ToolbarStep
    #: The step of the named document.
    redo: ToolbarStep
    #: Why what was arranged could not be read, or cannot be kept.
    warning: str


class _ToolbarGroup(TypedDict):
    """What every `ToolbarGroup` has."""

    #: The group's id in requests.
    id: str
    #: The tools' ids, in their order.
    tools: List[str]


class ToolbarGroup(_ToolbarGroup, total=False):
    """A group of tools of the toolbar."""

    #: The title for people; its id unless given.
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
