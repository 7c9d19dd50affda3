# SPDX-License-Identifier: MIT
"""JSON-RPC 2.0 with a server over two pipes."""

from __future__ import annotations

import itertools
import threading
from functools import partial
from typing import IO, Any, Callable, Dict, List, Mapping, Optional

from .call import Call
from .errors import RectoError, ServerExited
from .events import Events, log
from .framing import BrokenFrame, encode, messages
from .lane import Lane
from .paths import absolute

Callback = Callable[[Any], Any]


class Connection:
    """Sends requests, and takes answers, notifications and requests from the other side.

    A thread reads and another one writes, so that nobody waits for a server that does not read;
    callbacks and handlers run in ``events``. ``exited`` makes the error that is reported once the
    server has closed its end.
    """

    def __init__(
        self,
        output: IO[bytes],
        input: IO[bytes],
        framing: str,
        events: Events,
        exited: Callable[[str], ServerExited],
    ):
        self._output, self._input, self._framing = output, input, framing
        self._events, self._exited = events, exited
        self._lock = threading.Lock()
        self._writer = Lane("recto-writer")
        self._ids = itertools.count(1)
        self._calls: Dict[int, Call] = {}
        self._progress: Dict[str, Callback] = {}
        self._callbacks: Dict[str, List[Callback]] = {}
        self._handlers: Dict[str, Callback] = {}
        self._end: Optional[ServerExited] = None
        self._end_callbacks: List[Callable[[ServerExited], Any]] = []
        self._reader = threading.Thread(target=self._read, name="recto-reader", daemon=True)
        self._reader.start()

    def start(
        self,
        method: str,
        params: Mapping[str, Any],
        on_progress: Optional[Callback] = None,
        on_partial: Optional[Callback] = None,
    ) -> Call:
        """Sends a request."""
        request_id = next(self._ids)
        params = absolute(params)
        tokens = {"progressToken": on_progress, "partialResultToken": on_partial}
        with self._lock:
            if self._end:
                raise self._end
            for name, callback in tokens.items():
                if callback:
                    params[name] = f"{name}-{request_id}"
            data = self._encode({"id": request_id, "method": method, "params": params})
            self._progress.update({params[name]: call for name, call in tokens.items() if call})
            call = Call(method, lambda: self._cancel(request_id), self._events)
            self._calls[request_id] = call
        self._write(data)
        return call

    def notify(self, method: str, params: Mapping[str, Any]) -> None:
        """Sends a notification."""
        self._write(self._encode({"method": method, "params": dict(params)}))

    def on(self, method: str, callback: Callback) -> None:
        with self._lock:
            self._callbacks.setdefault(method, []).append(callback)

    def on_exit(self, callback: Callable[[ServerExited], Any]) -> None:
        """Lets ``callback(error)`` run once the server is gone, at once if it is gone already."""
        with self._lock:
            end = self._end
            if end is None:
                self._end_callbacks.append(callback)
        if end:
            self._events.post(partial(callback, end))

    def off(self, method: str, callback: Callback) -> None:
        with self._lock:
            self._callbacks.get(method, []).remove(callback)

    def handle(self, method: str, handler: Callback) -> None:
        with self._lock:
            self._handlers[method] = handler

    def finish(self, timeout: float) -> bool:
        """Writes what is still to be written, and nothing after it; whether that was done in time."""
        return self._writer.close(timeout)

    def join(self, timeout: float) -> None:
        """Waits until all that the server sent has been read."""
        if threading.current_thread() is not self._reader:
            self._reader.join(timeout)

    def _cancel(self, request_id: int) -> None:
        try:
            self.notify("$/cancelRequest", {"id": request_id})
        except ServerExited:
            pass  # The call has this error already.

    def _encode(self, message: Dict[str, Any]) -> bytes:
        return encode({"jsonrpc": "2.0", **message}, self._framing)

    def _write(self, data: bytes) -> None:
        """Writes soon. Raises ``ServerExited`` if the server is known to be gone."""
        if self._end:
            raise self._end
        self._writer.post(partial(self._send, data))

    def _send(self, data: bytes) -> None:
        try:
            self._input.write(data)
            self._input.flush()
        except (OSError, ValueError):  # ValueError: the pipe is closed on our side.
            self._ended()

    def _read(self) -> None:
        reason = ""
        try:
            for message in messages(self._output, self._framing):
                for each in message if isinstance(message, list) else [message]:
                    self._receive(each)
        except BrokenFrame as broken:
            reason = str(broken)
        except (OSError, ValueError) as error:  # ValueError: the pipe was closed under us.
            log.debug("Reading ended: %s", error)
        self._ended(reason)

    def _ended(self, reason: str = "") -> ServerExited:
        """Fails all that is under way, once."""
        end = self._exited(reason)
        with self._lock:
            self._end = end = self._end or end
            calls, self._calls = self._calls, {}
            callbacks, self._end_callbacks = self._end_callbacks, []
        for call in calls.values():
            call.finish(error=end)
        for callback in callbacks:
            self._events.post(partial(callback, end))
        return end

    def _receive(self, message: Any) -> None:
        if not isinstance(message, dict):
            log.warning("The server sent what is no message: %r", message)
        elif "method" not in message:
            self._answered(message)
        elif "id" in message:
            self._events.post_handler(partial(self._serve, message))
        else:
            self._notified(message["method"], message.get("params", {}))

    def _answered(self, message: Dict[str, Any]) -> None:
        request_id = message.get("id")
        with self._lock:
            call = self._calls.pop(request_id, None) if isinstance(request_id, int) else None
        if call is None:
            log.warning("The server answered what was not asked: %r", message)
            return
        for name in ("progressToken", "partialResultToken"):
            self._progress.pop(f"{name}-{request_id}", None)
        if "error" in message:
            call.finish(error=RectoError.from_wire(message["error"]))
        else:
            call.finish(message.get("result"))

    def _notified(self, method: str, params: Any) -> None:
        with self._lock:
            callbacks = list(self._callbacks.get(method, []))
        if method == "$/progress" and isinstance(params, dict):
            progress = self._progress.get(str(params.get("token")))
            if progress:
                self._events.post(partial(progress, params.get("value")))
        for callback in callbacks:
            self._events.post(partial(callback, params))

    def _serve(self, message: Dict[str, Any]) -> None:
        """Answers a request of the server's."""
        method = message["method"]
        with self._lock:
            handler = self._handlers.get(method)
        request_id = message["id"]
        try:
            if handler is None:
                raise RectoError(f"Nobody answers {method} here.", "methodNotFound", -32601)
            result = handler(message.get("params", {}))
            data = self._encode({"id": request_id, "result": {} if result is None else result})
        except RectoError as error:
            data = self._encode({"id": request_id, "error": error.to_wire()})
        except Exception as error:
            log.exception("The handler of %s failed", method)
            failure = RectoError(str(error), "internalError", -32603)
            data = self._encode({"id": request_id, "error": failure.to_wire()})
        try:
            self._write(data)
        except ServerExited:
            pass  # Nobody waits for the answer any more.
