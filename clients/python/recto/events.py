# SPDX-License-Identifier: MIT
"""Where callbacks and handlers run."""

from __future__ import annotations

import queue
from typing import Callable, Optional, Protocol

from .lane import Lane, Work, log, perform

__all__ = ["Events", "Work", "events_for", "log"]


class Events(Protocol):
    """Runs callbacks one after the other, in the order in which the server caused them.

    The handlers of the server's requests do not wait for callbacks, since the server waits only a
    short time for most answers.
    """

    def post(self, work: Work) -> None:
        """Lets a callback run after all callbacks that were posted before it."""

    def post_handler(self, work: Work) -> None:
        """Lets a handler run after all handlers that were posted before it."""

    def can_be_awaited(self) -> bool:
        """Whether this thread may wait for callbacks without holding them up itself."""

    def close(self) -> None:
        """Ends the threads once they have run what was posted."""


def events_for(dispatch: Optional[Callable[[Work], None]]) -> Events:
    """Events that run where ``dispatch`` takes them, or else on threads of their own."""
    return Dispatched(dispatch) if dispatch else Threaded()


class Threaded:
    """A thread for callbacks, and another one for handlers."""

    def __init__(self) -> None:
        self._callbacks, self._handlers = Lane("recto-events"), Lane("recto-handlers")

    def post(self, work: Work) -> None:
        self._callbacks.post(work)

    def post_handler(self, work: Work) -> None:
        self._handlers.post(work)

    def can_be_awaited(self) -> bool:
        # A callback may be waiting for a request that ends only once the handler has answered.
        return not self._callbacks.is_current() and not self._handlers.is_current()

    def close(self) -> None:
        self._callbacks.close()
        self._handlers.close()


class Dispatched:
    """Takes all to another place, such as a toolkit's main loop; handlers go first there."""

    def __init__(self, dispatch: Callable[[Work], None]):
        self._dispatch = dispatch
        self._callbacks: queue.SimpleQueue[Work] = queue.SimpleQueue()
        self._handlers: queue.SimpleQueue[Work] = queue.SimpleQueue()

    def post(self, work: Work) -> None:
        self._callbacks.put(work)
        self._dispatch(self._run_next)

    def post_handler(self, work: Work) -> None:
        self._handlers.put(work)
        self._dispatch(self._run_handlers)

    def can_be_awaited(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def _run_next(self) -> None:
        """Runs the handlers that wait, then the next callback.

        The callback is taken last: a handler that runs the main loop until a dialog is closed lets
        callbacks run in the meantime.
        """
        self._run_handlers()
        run_first(self._callbacks)

    def _run_handlers(self) -> None:
        while run_first(self._handlers):
            pass


def run_first(waiting: queue.SimpleQueue[Work]) -> bool:
    """Runs the first work that waits. Returns whether there was any."""
    try:
        work = waiting.get_nowait()
    except queue.Empty:
        return False
    perform(work)
    return True
