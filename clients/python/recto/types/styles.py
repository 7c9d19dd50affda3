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

    #: How its new annotations look; absent where `fields` has it not.
    style: Style
    #: The styles to choose from; absent where `fields` has them not.
    presets: List[Style]
    #: The first preset that looks as the tool's new annotations do.
    selectedPreset: int


class _StylesGetResult(TypedDict):
    """What every `StylesGetResult` has."""

    #: The styles of the named tool, or of all tools that create annotations.
    styles: List[ToolStyle]


class StylesGetResult(_StylesGetResult, total=False):
    """`StylesGetResult` on the wire."""

    #: Why what was arranged could not be read, or cannot be kept.
    warning: str
