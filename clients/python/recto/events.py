# SPDX-License-Identifier: MIT
"""Where callbacks run."""

from __future__ import annotations

import logging
import queue
import threading
from typing import Callable, Optional

log = logging.getLogger("recto")
Work = Callable[[], None]


class Events:
    """Runs callbacks one after the other, in the order in which the server caused them.

    They run on a thread of their own, or, with ``dispatch``, wherever that function takes them (a
    toolkit's main loop). What a callback raises is logged: there is nobody else to tell.
    """

    def __init__(self, dispatch: Optional[Callable[[Work], None]] = None):
        self._dispatch = dispatch
        self._queue: queue.SimpleQueue[Optional[Work]] = queue.SimpleQueue()
        self._thread: Optional[threading.Thread] = None
        if dispatch is None:
            self._thread = threading.Thread(target=self._run, name="recto-events", daemon=True)
            self._thread.start()

    def post(self, work: Work) -> None:
        """Lets ``work`` run after all that was posted before it."""
        if self._dispatch:
            self._dispatch(lambda: self._perform(work))
        else:
            self._queue.put(work)

    def can_be_awaited(self) -> bool:
        """Whether this thread may wait for what was posted without holding it up itself."""
        return self._thread is not None and threading.current_thread() is not self._thread

    def close(self) -> None:
        """Ends the thread once it has run what was posted."""
        self._queue.put(None)
        if self.can_be_awaited() and self._thread:
            self._thread.join(timeout=5)

    def _run(self) -> None:
        for work in iter(self._queue.get, None):
            self._perform(work)

    @staticmethod
    def _perform(work: Work) -> None:
        try:
            work()
        except Exception:
            log.exception("A callback failed")
