# SPDX-License-Identifier: MIT
"""A request that is under way."""

from __future__ import annotations

import threading
from functools import partial
from typing import Any, Callable, List, Optional

from .errors import RectoError, Timeout
from .events import Events


class Call:
    """A request that was sent; ``result()`` waits for its answer.

    Made by ``Client.start``. Several threads may use it.
    """

    def __init__(self, method: str, cancel: Callable[[], None], events: Events):
        self.method = method
        self._send_cancel = cancel
        self._events = events
        self._lock = threading.Lock()
        self._callbacks: List[Callable[[Call], None]] = []
        self._value: Any = None
        self._error: Optional[RectoError] = None
        self._answered = threading.Event()
        self._settled = threading.Event()

    def result(self, timeout: Optional[float] = None) -> Any:
        """The result, once it is there.

        By then the callbacks of all notifications that came before it have run, except within a
        callback or a handler. Raises the ``RectoError`` that the server answered with,
        ``ServerExited``, or ``Timeout`` after ``timeout`` seconds; the request goes on then, until
        it is cancelled.
        """
        done = self._settled if self._events.can_be_awaited() else self._answered
        if not done.wait(timeout):
            raise Timeout(f"{self.method} has not answered within {timeout:g} seconds.")
        if self._error:
            raise self._error
        return self._value

    @property
    def done(self) -> bool:
        """Whether the answer has come."""
        return self._answered.is_set()

    @property
    def error(self) -> Optional[RectoError]:
        """Why the request failed; nothing if it did not, or not yet."""
        return self._error

    def cancel(self) -> None:
        """Tells the server that the answer is not wanted any more.

        The request still answers, as a rule with a ``RectoError`` of the kind ``requestCancelled``.
        """
        if not self.done:
            self._send_cancel()

    def then(self, callback: Callable[[Call], None]) -> Call:
        """Lets ``callback(call)`` run with the other callbacks once the answer is there."""
        with self._lock:
            if not self._settled.is_set():
                self._callbacks.append(callback)
                return self
        self._events.post(partial(callback, self))
        return self

    def finish(self, value: Any = None, error: Optional[RectoError] = None) -> None:
        """Takes the answer; for the connection only, and once."""
        self._value, self._error = value, error
        self._answered.set()
        self._events.post(self._settle)

    def _settle(self) -> None:
        with self._lock:
            self._settled.set()
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            self._events.post(partial(callback, self))
