# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict


class Tool(TypedDict):
    """`Tool` on the wire."""

    #: What requests call the tool.
    id: str
    #: What people call it.
    title: str
    #: Where a toolbar shows it.
    group: str
    #: Whether it makes annotations.
    createsAnnotation: bool
    #: Whether it can be taken.
    enabled: bool


class ToolListResult(TypedDict):
    """`ToolListResult` on the wire."""

    #: All tools.
    tools: List[Tool]


class ToolResult(TypedDict):
    """`ToolResult` on the wire."""

    #: The tool's id.
    tool: str
    #: The tool's id and its state: `textSelect.selecting`.
    state: str
