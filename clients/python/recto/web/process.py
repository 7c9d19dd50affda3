# SPDX-License-Identifier: MIT
"""A recto process, and the requests that the bridge itself makes of it."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any, Awaitable, Callable, Dict, Optional, Sequence

from .bitmap import release

#: Begins the ids of the bridge's own requests.
PREFIX = "bridge:"
#: The id of an answer is within so many characters from its beginning.
ENVELOPE = 64
#: How long a server may take to end before it is killed, in seconds.
PATIENCE = 5.0

GONE = {"code": -32021, "message": "The server is gone.", "data": {"kind": "workerLost"}}

Receive = Callable[[str], Awaitable[None]]
Answer = Dict[str, Any]


class RectoProcess:
    """A server that is spoken to line by line.

    What it says goes to ``receive``, a line at a time, but for the answers to ``request``.
    """

    def __init__(self, process: asyncio.subprocess.Process, receive: Receive):
        self._process, self._receive = process, receive
        self._ids = itertools.count(1)
        self._answers: Dict[str, "asyncio.Future[Answer]"] = {}
        #: Ends when the server does; its result is the exit status.
        self.ended = asyncio.ensure_future(self._read())

    @classmethod
    async def start(
        cls, command: Sequence[str], folder: Optional[str], limit: int, receive: Receive
    ) -> RectoProcess:
        pipe = asyncio.subprocess.PIPE
        # In a session of its own: Ctrl+C and a notebook's interrupt do not end the server.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, cwd=folder, limit=limit, start_new_session=True
        )
        return cls(process, receive)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def send(self, text: str) -> None:
        """Sends a message; one to a server that is gone is lost with it."""
        assert self._process.stdin
        try:
            self._process.stdin.write(text.encode() + b"\n")
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError):
            pass  # `ended` tells of it.

    async def request(self, method: str, params: Dict[str, Any]) -> Answer:
        """Sends a request of the bridge's own; the answer has a ``result`` or an ``error``.

        When it is cancelled, so is the request; ``discard`` sees an answer that comes all the same.
        """
        request_id = f"{PREFIX}{next(self._ids)}"
        message = {"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}
        answer: "asyncio.Future[Answer]" = asyncio.get_running_loop().create_future()
        self._answers[request_id] = answer
        await self.send(json.dumps(message))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            await self.send(
                json.dumps(
                    {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": request_id}}
                )
            )
            answer.add_done_callback(discard)
            raise

    async def end(self) -> int:
        """Closes the server's input, waits for its end, and ends it by force if it hangs."""
        if self._process.stdin:
            self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except asyncio.TimeoutError:
            self._process.kill()
        return await self._process.wait()

    async def _read(self) -> int:
        assert self._process.stdout
        try:
            async for line in self._process.stdout:
                text = line.decode(errors="replace").rstrip("\n")
                if text and not self._take_answer(text):
                    await self._receive(text)
        except ValueError:
            self._process.kill()  # A line longer than the limit: nothing after it can be read.
        status = await self._process.wait()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_result({"error": GONE})
        self._answers.clear()
        return status

    def _take_answer(self, text: str) -> bool:
        """Whether a message answers a request of the bridge's own, which then has it."""
        # The id is at the beginning. Names in a document may look like it, so only the message's own id counts.
        if PREFIX not in text[:ENVELOPE]:
            return False
        message = json.loads(text)
        answer = self._answers.pop(message["id"], None) if "id" in message else None
        if answer and not answer.done():
            answer.set_result(message)
        return answer is not None


def discard(answer: "asyncio.Future[Answer]") -> None:
    """Frees what an unwanted picture lies in."""
    if not answer.cancelled():
        release(answer.result().get("result") or {})
