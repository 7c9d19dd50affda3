# SPDX-License-Identifier: MIT
"""Brings the client's callbacks to Tk's thread."""

from __future__ import annotations

import queue
import tkinter
from typing import Callable, Optional

INTERVAL = 8  # milliseconds
AT_ONCE = 40  # callbacks, before events of the user's get their turn


class Loop:
    """Runs what other threads post, in Tk's main loop."""

    def __init__(self, root: tkinter.Misc):
        self._root = root
        self._queue: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._timer: Optional[str] = root.after(INTERVAL, self._turn)

    def post(self, work: Callable[[], None]) -> None:
        self._queue.put(work)

    def stop(self) -> None:
        if self._timer:
            self._root.after_cancel(self._timer)
        self._timer = None

    def _turn(self) -> None:
        self._timer = self._root.after(INTERVAL, self._turn)
        for _ in range(AT_ONCE):
            try:
                work = self._queue.get_nowait()
            except queue.Empty:
                return
            work()
