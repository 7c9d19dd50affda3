# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .tool_overlay_image import KeyEntry


class ToolKeysResult(TypedDict):
    """`ToolKeysResult` on the wire."""

    #: What keys do.
    keys: List[KeyEntry]
    #: Whether single letters take tools.
    enabled: bool


ClientToolEvent = Literal[
    "tap", "doubleTap", "tripleTap", "longPress", "drag", "contextMenu", "hover", "key", "text",
    "answer", "command",
]


ToolGroup = Literal[
    "view", "annotate", "draw", "insert", "measure", "redact", "fillAndSign", "forms",
]
