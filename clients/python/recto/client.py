# SPDX-License-Identifier: MIT
"""The client: a server of one's own, and its methods."""

from __future__ import annotations

import os
from typing import Any, Callable, Mapping, Optional

from .call import Call
from .connection import Callback, Connection
from .errors import RectoError, ServerExited, Timeout
from .events import Work, events_for
from .methods import Methods
from .process import Command, ServerProcess, server_command
from .types import ClientCapabilities, ClientInfo, InitializeResult, SessionOptions


class Client(Methods):
    """Starts a server and speaks to it; a ``with`` statement ends it again.

    - ``command``: the server's path, or its path and arguments; without it ``$RECTO`` or ``recto``.
    - ``timeout``: how many seconds a request may take; without it any time.
    - ``framing``: ``lines`` or ``lsp``.
    - ``options``, ``client_info``, ``capabilities``, ``strict``, ``locale``, ``protocol_version``:
      as ``initialize`` takes them.
    - ``dispatch``: takes callbacks and handlers to where they run, such as a toolkit's main loop;
      without it, callbacks have a thread of their own, and handlers another one.

    The inherited methods are made from the server's own description: ``document_open(path=…)``
    sends ``document/open`` and returns its result, a dictionary. Members are named as on the wire.
    """

    def __init__(
        self,
        command: Optional[Command] = None,
        *,
        timeout: Optional[float] = None,
        framing: str = "lines",
        options: Optional[SessionOptions] = None,
        client_info: Optional[ClientInfo] = None,
        capabilities: Optional[ClientCapabilities] = None,
        strict: bool = False,
        locale: Optional[str] = None,
        protocol_version: Optional[str] = None,
        dispatch: Optional[Callable[[Work], None]] = None,
    ):
        if framing not in ("lines", "lsp"):
            raise ValueError(f"There is no framing {framing!r}: it is 'lines' or 'lsp'.")
        self.timeout = timeout
        #: The server's exit status, once the client is closed.
        self.status: Optional[int] = None
        self._process = ServerProcess(server_command(command))
        self._events = events_for(dispatch)
        self._connection = Connection(
            self._process.output, self._process.input, framing, self._events, self._process.exited
        )
        #: What the server answered to ``initialize``: its version, its capabilities.
        self.server: InitializeResult = self._begin({
            "clientInfo": client_info or {"name": "recto for Python"},
            "protocolVersion": protocol_version,
            "capabilities": capabilities,
            "processId": os.getpid(),
            "locale": locale,
            "options": options,
            "strict": strict,
        })

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The server's process id."""
        return self._process.pid

    def request(self, method: str, /, *, timeout: Optional[float] = None, **params: Any) -> Any:
        """Sends a request and waits for its result.

        Raises ``RectoError`` where the server refuses, ``Timeout`` after ``timeout`` seconds, by
        default those of the client, ``ServerExited`` if it is gone. A time-out cancels the request,
        and so does an interrupt (Ctrl+C).
        """
        return self._request(method, params, self.timeout if timeout is None else timeout)

    def start(
        self,
        method: str,
        /,
        *,
        on_progress: Optional[Callback] = None,
        on_partial: Optional[Callback] = None,
        **params: Any,
    ) -> Call:
        """Sends a request and does not wait: see ``Call``.

        ``on_progress({"done", "total"})`` is told how far it is, ``on_partial(result)`` gets pieces
        of the result as they come; the result itself then holds none of them.
        """
        return self._connection.start(method, params, on_progress, on_partial)

    def notify(self, method: str, /, **params: Any) -> None:
        """Sends a notification, which has no answer."""
        self._connection.notify(method, params)

    def on(self, method: str, callback: Optional[Callback] = None) -> Callback:
        """Lets ``callback(params)`` run at each notification of this name; also a decorator."""
        return self._registered(self._connection.on, method, callback)

    def off(self, method: str, callback: Callback) -> None:
        """Takes back ``on``. Raises ``ValueError`` if it was not registered."""
        self._connection.off(method, callback)

    def on_exit(self, callback: Callable[[ServerExited], Any]) -> None:
        """Lets ``callback(error)`` run once the server is gone, also by ``close``."""
        self._connection.on_exit(callback)

    def handle(self, method: str, handler: Optional[Callback] = None) -> Callback:
        """Lets ``handler(params)`` answer the server's requests of this name; also a decorator.

        It returns the result. A ``RectoError`` that it raises is answered as it is; without a
        handler the server gets the error ``methodNotFound``.

        Handlers run one after the other, but do not wait for callbacks: most answers have a
        deadline. A handler can therefore run at the same time as a callback, and before the
        callbacks of earlier notifications.
        """
        return self._registered(self._connection.handle, method, handler)

    def close(self, timeout: float = 5) -> Optional[int]:
        """Ends the server and returns its exit status; after ``timeout`` seconds by force."""
        if self.status is None:
            try:
                self._request("shutdown", {}, timeout)
                self.notify("exit")
            except RectoError:
                pass  # It is gone or hangs: what follows ends it all the same.
            if not self._connection.finish(timeout):
                self._process.kill()  # It does not read: its input cannot even be closed.
            self.status = self._process.close(timeout)
            self._connection.join(timeout)
            self._process.output.close()
            self._events.close()
        return self.status

    def _begin(self, params: Mapping[str, Any]) -> Any:
        """Begins the session with the params that are not None."""
        try:
            result = self._ask("initialize", None, params)
            self.notify("initialized")
        except BaseException:
            self.close(0.5)
            raise
        return result

    def _request(self, method: str, params: Mapping[str, Any], timeout: Optional[float]) -> Any:
        call = self._connection.start(method, params)
        try:
            return call.result(timeout)
        except (Timeout, KeyboardInterrupt):
            call.cancel()
            raise

    @staticmethod
    def _registered(
        register: Callable[[str, Callback], None], method: str, function: Optional[Callback]
    ) -> Any:
        def take(function: Callback) -> Callback:
            register(method, function)
            return function

        return take if function is None else take(function)
