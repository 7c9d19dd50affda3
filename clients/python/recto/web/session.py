# SPDX-License-Identifier: MIT
"""A browser's session: one recto, and the messages between the two."""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
import tempfile
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Sequence, Set

from aiohttp import WSMsgType, web

from .confinement import Confinement
from .outbox import Outbox
from .pieces import Pieces, TooLong, pieces_of
from .process import RectoProcess
from .refusals import refusal
from .settings import Settings
from .uploads import Uploads

#: A browser's messages are acknowledged after so many of them.
ACKNOWLEDGED_EVERY = 32
#: Notifications and results that name files which the browser may then fetch.
OFFERS = ('"host/playMedia"', '"host/playSound"', '"playable":')


class Session:
    """Carries messages between a browser and a recto of its own.

    The session outlives its connection: what is sent meanwhile waits, up to a limit, until the
    browser comes back with the session's id and the number of messages that it has.
    """

    def __init__(self, settings: Settings, uploads: Uploads, ended: Callable[["Session"], None]):
        self.id = secrets.token_urlsafe(16)
        self.scratch = Path(tempfile.mkdtemp(prefix="session-", dir=uploads.folder.parent))
        self.uploads = uploads
        own = (self.scratch, uploads.folder)
        self.confinement = Confinement(settings.root, own, settings.read_only)
        self.process: Optional[RectoProcess] = None
        self._settings, self._ended = settings, ended
        self._outbox = Outbox()
        self._pieces = Pieces(settings.max_message)
        self._received = 0
        #: The browser's latest connection.
        self._socket: Optional[web.WebSocketResponse] = None
        #: Whether the browser was sent all that came before now, so that more can follow.
        self._is_caught_up = False
        self._farewell: Optional[asyncio.TimerHandle] = None
        self._offered: Set[str] = set()
        self._closing = False

    async def start(self) -> None:
        settings = self._settings
        self.process = await RectoProcess.start(
            [*settings.command, *self._roots()],
            str(settings.root) if settings.root else None,
            # A message in JSON may be twice as long as what the server limits.
            2 * settings.max_message,
            self._from_recto,
        )
        self.process.ended.add_done_callback(lambda _: asyncio.ensure_future(self._lost()))

    def _roots(self) -> List[str]:
        """The server's options that keep it to the folder, and to those of the session."""
        if not self._settings.root:
            return []
        folders = (self._settings.root, self.scratch, self.uploads.folder)
        return [word for folder in folders for word in ("--root", str(folder))]

    @property
    def is_closing(self) -> bool:
        return self._closing

    def may_download(self, path: str) -> bool:
        return path in self._offered or self.confinement.is_scratch(path)

    def may_discard(self, path: str) -> bool:
        """Whether a file is the session's own; uploads may be open in other sessions."""
        return self.confinement.is_scratch(path) and Path(path).resolve().parent == self.scratch.resolve()

    async def attach(
        self, socket: web.WebSocketResponse, received: Optional[int], first: Sequence[str] = ()
    ) -> None:
        """Serves a browser until its connection ends; ``received`` is given where it comes back.

        ``first`` are messages that came with its request for a connection.
        """
        if self._farewell:
            self._farewell.cancel()
        previous, self._socket, self._is_caught_up = self._socket, socket, False
        try:
            if previous is not None:
                await previous.close()
            await self._catch_up(socket, received)
            for text in first:
                await self._from_browser(text)
            async for message in socket:
                if self._socket is not socket:
                    break  # The browser has another connection, over which it sends this again.
                if message.type is WSMsgType.TEXT:
                    await self._from_browser(message.data)
        finally:
            # The connection may also break while it catches up.
            if self._socket is socket:
                self._socket = None
                self._wait_for_browser()

    async def _catch_up(self, socket: web.WebSocketResponse, received: Optional[int]) -> None:
        """Greets the browser, and sends what it has missed."""
        self._outbox.acknowledge(received or 0)
        await socket.send_str(self._hello(received is not None))
        sent = 0
        # More may come while this is sent.
        while missing := self._outbox.unacknowledged()[sent:]:
            for text in missing:
                await socket.send_str(text)
            sent += len(missing)
        if self._socket is socket:
            self._is_caught_up = True

    async def close(self, may_return: bool = True) -> None:
        """Ends the server and removes the session's files; its uploads stay a while for a page that may return."""
        if self._closing:
            return
        self._closing = True
        if self._farewell:
            self._farewell.cancel()
        if self.process:
            await self.process.end()
        if self._socket is not None:
            await self._socket.close()
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.uploads.release(self.id, may_return)
        self._ended(self)

    def _hello(self, resumed: bool) -> str:
        settings = self._settings
        return json.dumps(
            {
                "bridge": "hello",
                "session": self.id,
                "resumed": resumed,
                "received": self._received,
                "resumeWithin": settings.resume_within,
                "scratch": str(self.scratch),
                "uploads": str(self.uploads.folder),
                "readOnly": settings.read_only,
                "maxUpload": settings.max_upload,
                "maxMessage": settings.max_message,
            }
        )

    def _wait_for_browser(self) -> None:
        if not self._closing:
            loop = asyncio.get_running_loop()
            self._farewell = loop.call_later(
                self._settings.resume_within, lambda: asyncio.ensure_future(self.close())
            )

    async def _lost(self) -> None:
        """The server has ended by itself: the browser is told, and begins another session."""
        if self._closing:
            return
        assert self.process
        if self._socket is not None:
            status = self.process.ended.result()
            await self._send(json.dumps({"bridge": "ended", "status": status}))
        await self.close()

    async def _from_recto(self, text: str) -> None:
        if any(offer in text for offer in OFFERS):
            self._note_offers(json.loads(text))
        for piece in pieces_of(text):
            self._outbox.add(piece)
            await self._send(piece)
        if self._outbox.size > self._settings.max_waiting and self._socket is None:
            await self.close()

    async def _send(self, text: str) -> None:
        if self._socket is not None and self._is_caught_up:
            try:
                await self._socket.send_str(text)
            except ConnectionError:
                pass  # `attach` notices, and the message is still in the outbox.

    async def _from_browser(self, text: str) -> None:
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        is_piece = isinstance(message, dict) and message.get("bridge") == "piece"
        if isinstance(message, dict) and "bridge" in message and not is_piece:
            await self._control(message)
            return
        self._received += 1
        # The page knows by each piece that has come that the connection lives.
        if is_piece or self._received % ACKNOWLEDGED_EVERY == 0:
            await self._send(json.dumps({"bridge": "received", "count": self._received}))
        if is_piece:
            await self._from_pieces(message)
        else:
            await self._from_page(message)

    async def _from_pieces(self, piece: Dict[str, Any]) -> None:
        try:
            text = self._pieces.join(piece)
            message = None if text is None else json.loads(text)
        except (TooLong, ValueError):
            await self.close()  # The page sends no such messages.
            return
        if text is not None:
            await self._from_page(message)

    async def _from_page(self, message: Any) -> None:
        refused = refusal(message, self.confinement)
        if refused is None:
            assert self.process
            self._note_opening(message)
            # Written anew, so that what was judged is what is sent.
            await self.process.send(json.dumps(message))
        else:
            await self._from_recto(json.dumps(refused))

    async def _control(self, message: Dict[str, Any]) -> None:
        if message["bridge"] == "ping":
            await self._send(json.dumps({"bridge": "pong"}))
        elif message["bridge"] == "received" and isinstance(message.get("count"), int):
            self._outbox.acknowledge(message["count"])
        elif message["bridge"] == "end":
            asyncio.ensure_future(self.close(may_return=False))

    def _note_opening(self, message: Dict[str, Any]) -> None:
        """Keeps an uploaded file that is opened, perhaps again by a page that was loaded again."""
        params = message.get("params")
        if message.get("method") == "document/open" and isinstance(params, dict):
            if isinstance(params.get("path"), str):
                self.uploads.hold(params["path"], self.id)

    def _note_offers(self, message: Dict[str, Any]) -> None:
        for part in (message.get("params"), message.get("result")):
            if isinstance(part, dict) and isinstance(part.get("path"), str):
                self._offered.add(part["path"])
