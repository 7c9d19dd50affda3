# SPDX-License-Identifier: MIT
"""Messages that the browser has not acknowledged yet, so that none is lost with a connection."""

from __future__ import annotations

from collections import deque
from typing import Deque, List


class Outbox:
    """Counts messages, and keeps each until the other side says that it has come."""

    def __init__(self) -> None:
        self._waiting: Deque[str] = deque()
        #: How many messages were acknowledged.
        self.acknowledged = 0
        #: How many characters wait for that.
        self.size = 0

    def add(self, text: str) -> None:
        self._waiting.append(text)
        self.size += len(text)

    def acknowledge(self, count: int) -> None:
        """The other side has the first ``count`` messages."""
        for _ in range(min(count - self.acknowledged, len(self._waiting))):
            self.size -= len(self._waiting.popleft())
            self.acknowledged += 1

    def unacknowledged(self) -> List[str]:
        """What has to be sent again over a new connection, the oldest first."""
        return list(self._waiting)
