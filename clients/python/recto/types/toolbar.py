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

    #: The style of the tool's new annotations, for its icon; absent for tools without a style.
    style: Style
    #: The presets; absent if `fields` omits them.
    presets: List[Style]
    #: The first preset equal to the tool's style.
    selectedPreset: int


class ToolbarGroupWithItems(TypedDict):
    """`ToolbarGroupWithItems` on the wire."""

    #: The group's id in requests.
    id: str
    #: The label for people.
    title: str
    #: The tools of the group, in order.
    items: List[ToolbarItem]


class _ToolbarStep(TypedDict):
    """What every `ToolbarStep` has."""

    #: Whether there is a step.
    enabled: bool


class ToolbarStep(_ToolbarStep, total=False):
    """`ToolbarStep` on the wire."""

    #: The name of the step.
    name: str


class _ToolbarGetResult(TypedDict):
    """What every `ToolbarGetResult` has."""

    #: The groups, in order.
    groups: List[ToolbarGroupWithItems]


class ToolbarGetResult(_ToolbarGetResult, total=False):
    """`ToolbarGetResult` on the wire."""

    #: The undo step of the given document.
    undo: ToolbarStep
    #: The redo step of the given document.
    redo: ToolbarStep
    #: Why the saved arrangement could not be read, or cannot be saved.
    warning: str


class _ToolbarGroup(TypedDict):
    """What every `ToolbarGroup` has."""

    #: The group's id in requests.
    id: str
    #: The ids of the tools, in order.
    tools: List[str]


class ToolbarGroup(_ToolbarGroup, total=False):
    """A group of tools in the toolbar."""

    #: The title for people; by default the id.
    title: str


class _ToolbarPlace(TypedDict):
    """What every `ToolbarPlace` has."""

    #: The group's id.
    group: str


class ToolbarPlace(_ToolbarPlace, total=False):
    """A place in the toolbar."""

    #: The tool's id; without it, the place is that of the group.
    tool: str
    #: The new index, from 0; by default the last.
    to: int


class _ToolbarUpdateResult(TypedDict):
    """What every `ToolbarUpdateResult` has."""

    #: All groups after the change.
    groups: List[ToolbarGroup]


class ToolbarUpdateResult(_ToolbarUpdateResult, total=False):
    """`ToolbarUpdateResult` on the wire."""

    #: Why the saved arrangement could not be read, or cannot be saved.
    warning: str
