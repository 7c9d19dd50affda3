# SPDX-License-Identifier: MIT
"""A thread for work that is posted to it."""

from __future__ import annotations

import logging
import queue
import threading
from typing import Callable, Optional

log = logging.getLogger("recto")
Work = Callable[[], None]


class Lane:
    """A thread that runs work in the order in which it was posted."""

    def __init__(self, name: str):
        self._queue: queue.SimpleQueue[Optional[Work]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def post(self, work: Work) -> None:
        self._queue.put(work)

    def is_current(self) -> bool:
        """Whether the caller runs on this thread."""
        return threading.current_thread() is self._thread

    def close(self, timeout: float = 5) -> bool:
        """Ends the thread once it has run what was posted; whether that took at most ``timeout``."""
        self._queue.put(None)
        if not self.is_current():
            self._thread.join(timeout)
        return not self._thread.is_alive()

    def _run(self) -> None:
        for work in iter(self._queue.get, None):
            perform(work)


def perform(work: Work) -> None:
    """Runs work. What it raises is logged: there is nobody else to tell."""
    try:
        work()
    except Exception:
        log.exception("A callback failed")
