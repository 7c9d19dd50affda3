# SPDX-License-Identifier: MIT
"""The messages between a page and a server of its own."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import tempfile
import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional

from ..errors import RectoError, ServerExited
from ..lane import Lane
from ..process import ServerProcess

#: How often a server that dies is replaced before somebody has to look at it.
MOST_DEATHS = 3


class Relay:
    """Passes messages on, and asks the server what the notebook wants to know.

    The page's messages are those of ``HostTransport`` in ``clients/web/src/rpc/host-transport.js``.
    ``post`` sends one to the page, on the thread that reads from the server. ``heard`` is told of each
    notification about the document and, with the method ``document/open``, of its being opened, in their
    order on a thread of its own: there it may wait for the answer to a ``request``.
    """

    def __init__(
        self,
        command: List[str],
        path: str,
        post: Callable[[Dict[str, Any]], None],
        heard: Callable[[str, Mapping[str, Any]], None],
    ):
        self.document_id: Optional[str] = None
        self._command, self._path = command, path
        self._post, self._heard = post, heard
        self._lane = Lane("recto-heard")
        self._scratch = Path(tempfile.mkdtemp(prefix="recto-jupyter-"))
        self._lock = threading.Lock()
        self._server: Optional[ServerProcess] = None
        self._waiting: Dict[str, "Future[Any]"] = {}
        self._openings: set[Any] = set()
        self._requests = self._deaths = self._uploads = 0

    def request(self, method: str, params: Mapping[str, Any]) -> "Future[Any]":
        """Sends a request about the document; the future fails with ``RectoError``."""
        future: "Future[Any]" = Future()
        with self._lock:
            document, self._requests = self.document_id, self._requests + 1
            request_id = f"host-{self._requests}"
            if document is not None:
                self._waiting[request_id] = future
        if document is None:
            future.set_exception(RuntimeError("The document is not open yet: show the viewer first."))
        else:
            about = {"documentId": document, **params}
            self._send({"jsonrpc": "2.0", "id": request_id, "method": method, "params": about})
        return future

    def receive(self, message: Any) -> None:
        """Takes a message from the page."""
        if not isinstance(message, dict):
            return
        if "rpc" in message:
            self._from_page(message["rpc"])
        elif message.get("host") == "begin":
            self._begin()
        elif message.get("host") == "call":
            self._serve(message)

    def close(self) -> None:
        self._end()
        self._lane.close()
        shutil.rmtree(self._scratch, ignore_errors=True)

    def _begin(self) -> None:
        self._end()
        server = ServerProcess([*self._command, "--framing", "lines"])
        self._server = server
        threading.Thread(target=self._read, args=[server], name="recto", daemon=True).start()
        hello = {"files": [self._path], "scratch": str(self._scratch)}
        self._post({"host": "hello", **hello})

    def _end(self) -> None:
        server, self._server = self._server, None
        if server:
            server.close(3)
        with self._lock:
            waiting, self._waiting = list(self._waiting.values()), {}
            self.document_id = None
            self._openings.clear()
        for future in waiting:
            future.set_exception(ServerExited("The server has ended.", None))

    def _read(self, server: ServerProcess) -> None:
        for line in server.output:
            self._from_server(json.loads(line))
        if server is self._server:
            self._deaths += 1
            if self._deaths <= MOST_DEATHS:
                self._begin()

    def _send(self, message: Any) -> None:
        server = self._server
        if server is None:
            return
        try:
            with self._lock:
                server.input.write(json.dumps(message).encode() + b"\n")
                server.input.flush()
        except (OSError, ValueError):
            pass  # It has ended, which the reading thread sees.

    def _from_page(self, message: Any) -> None:
        params = message.get("params")
        path = params.get("path") if isinstance(params, dict) else None
        if message.get("method") == "document/open" and path == self._path:
            self._openings.add(message.get("id"))
        self._send(message)

    def _from_server(self, message: Any) -> None:
        method, request_id = message.get("method"), message.get("id")
        if method is None:
            with self._lock:
                future = self._waiting.pop(request_id, None)
            if future:
                _settle(future, message)
                return
        self._post({"rpc": message})
        if method is None and request_id in self._openings:
            self._openings.discard(request_id)
            if "result" in message:
                self.document_id = message["result"]["documentId"]
                self._deaths = 0
                self._tell("document/open", message["result"])
        elif method and "id" not in message:
            params = message.get("params", {})
            if params.get("documentId") == self.document_id:
                self._tell(method, params)

    def _tell(self, method: str, params: Mapping[str, Any]) -> None:
        self._lane.post(lambda: self._heard(method, params))

    def _serve(self, call: Mapping[str, Any]) -> None:
        answer: Dict[str, Any] = {"host": "answer", "id": call.get("id")}
        try:
            services = {"upload": self._upload, "download": self._download}
            answer["result"] = services[str(call.get("name"))](call.get("params") or {})
        except (KeyError, OSError, ValueError) as error:
            answer["error"] = f"The notebook cannot do this: {error}"
        self._post(answer)

    def _upload(self, file: Mapping[str, Any]) -> str:
        name = re.sub(r"[\x00-\x1f/\\]", "_", str(file["name"]))[:100] or "upload"
        self._uploads += 1
        path = self._scratch / f"upload-{self._uploads}-{name}"
        with open(path, "xb") as target:
            target.write(base64.b64decode(file["data"]))
        return str(path)

    def _download(self, file: Mapping[str, Any]) -> str:
        path = Path(os.path.realpath(str(file["path"])))
        if path.parent != self._scratch.resolve():
            raise ValueError(f"{path} is not in the viewer's own folder.")
        return base64.b64encode(path.read_bytes()).decode()


def _settle(future: "Future[Any]", answer: Mapping[str, Any]) -> None:
    error = answer.get("error")
    if error:
        future.set_exception(RectoError.from_wire(error))
    else:
        future.set_result(answer.get("result"))
