# SPDX-License-Identifier: MIT
"""Long messages in pieces, each of which is counted as a message.

Over a slow network, each piece that comes shows that the connection lives, and a connection that drops
costs only the piece that was on its way.
"""

from __future__ import annotations

import json
from typing import Any, List, Mapping, Optional

#: How long a message is at most, in characters, that goes as a whole. ``pieces.js`` has the same.
WHOLE = 1 << 17


def pieces_of(text: str) -> List[str]:
    """A message in the pieces that it is sent in."""
    if len(text) <= WHOLE:
        return [text]
    return [
        json.dumps(
            {"bridge": "piece", "text": text[start : start + WHOLE], "isLast": start + WHOLE >= len(text)},
            ensure_ascii=False,
        )
        for start in range(0, len(text), WHOLE)
    ]


class TooLong(Exception):
    """The pieces of a message are longer than a message may be."""


class Pieces:
    """Joins the pieces of a message, which has fewer than ``maximum`` characters."""

    def __init__(self, maximum: int):
        self._maximum, self._waiting, self._size = maximum, [], 0  # type: int, List[str], int

    def join(self, piece: Mapping[str, Any]) -> Optional[str]:
        """Takes a piece; returns the message if it is the last one."""
        text = str(piece.get("text", ""))
        self._waiting.append(text)
        self._size += len(text)
        if self._size >= self._maximum:
            raise TooLong
        if not piece.get("isLast"):
            return None
        whole = "".join(self._waiting)
        self._waiting, self._size = [], 0
        return whole
