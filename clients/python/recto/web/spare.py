# SPDX-License-Identifier: MIT
"""A session that is begun before anybody asks for it."""

from __future__ import annotations

import asyncio
from typing import Awaitable, Callable, Optional

from .session import Session

#: How long a session waits for the page that it was begun for, in seconds.
PATIENCE = 10.0
#: How long a session waits that was begun for whatever page comes next.
LONG_PATIENCE = 600.0
#: How long the next one is put off while a page begins with the last one.
RESPITE = 3.0


class Spare:
    """Starts a server while the page that will use it still loads.

    At most one session waits, so that pages which come from nobody with a token cost one process at
    most, and it ends when no page takes it.
    """

    def __init__(self, begin: Callable[[], Awaitable[Session]]):
        self._begin = begin
        self._waiting: "Optional[asyncio.Task[Session]]" = None
        self._end: Optional[asyncio.TimerHandle] = None

    @property
    def is_ready(self) -> bool:
        """Whether a session waits."""
        return self._waiting is not None

    def prepare(self, patience: float = 0) -> None:
        """Begins a session that waits so long, unless one waits already."""
        if self._waiting is None:
            self._waiting = asyncio.ensure_future(self._begin())
            # A session that cannot begin is refused to the page that takes it.
            self._waiting.add_done_callback(lambda task: task.cancelled() or task.exception())
            loop = asyncio.get_running_loop()
            self._end = loop.call_later(
                patience or PATIENCE, lambda: asyncio.ensure_future(self.close())
            )

    async def take(self) -> Session:
        """The session that waits, or one that is begun now."""
        waiting, self._waiting = self._waiting, None
        if self._end:
            self._end.cancel()
        if waiting is None:
            return await self._begin()
        session = await waiting
        # The server may have ended while it waited.
        return await self._begin() if session.is_closing else session

    async def close(self) -> None:
        """Ends the session that waits."""
        waiting, self._waiting = self._waiting, None
        if self._end:
            self._end.cancel()
        if waiting is None:
            return
        try:
            session = await waiting
        except OSError:
            return  # It never began.
        await session.close()
