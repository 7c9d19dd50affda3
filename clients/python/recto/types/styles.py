# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .tool import Style


class _ToolStyle(TypedDict):
    """What every `ToolStyle` has."""

    #: The tool's id.
    tool: str


class ToolStyle(_ToolStyle, total=False):
    """`ToolStyle` on the wire."""

    #: The style of new annotations; absent if `fields` omits it.
    style: Style
    #: The presets; absent if `fields` omits them.
    presets: List[Style]
    #: The first preset equal to the tool's style.
    selectedPreset: int


class _StylesGetResult(TypedDict):
    """What every `StylesGetResult` has."""

    #: The styles of the given tool, or of all tools that create annotations.
    styles: List[ToolStyle]


class StylesGetResult(_StylesGetResult, total=False):
    """`StylesGetResult` on the wire."""

    #: Why the saved arrangement could not be read, or cannot be saved.
    warning: str
