# SPDX-License-Identifier: MIT
"""The web server: the viewer's files, a WebSocket for each session, and its pictures."""

from __future__ import annotations

import asyncio
import errno
import re
from pathlib import Path
from typing import Dict, Optional, Sequence

from aiohttp import web

from .bundle import Bundle
from .files import discard, download, listed, upload
from .guard import PROTOCOL, Guard, first_messages
from .launch import PREFIX, Launch
from .pictures import serve_picture
from .process import RectoProcess
from .session import Session
from .settings import Settings, static_folder
from .spare import LONG_PATIENCE, RESPITE, Spare
from .temporary import TemporaryFolder, remove_abandoned
from .uploads import Uploads

#: How often a connection that says nothing is looked after, in seconds.
HEARTBEAT = 20.0
#: How many uploads of the greatest size a session may hold.
UPLOADS_HELD = 4
#: What browsers keep for good: its name changes with its contents.
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


class Server:
    """Serves the viewer on a port of the loopback interface, or of ``host``."""

    def __init__(self, settings: Settings):
        self._settings = settings
        self._guard = Guard(settings)
        #: The address that the browser is started with.
        self.launch = Launch()
        self._sessions: Dict[str, Session] = {}
        self._folder = TemporaryFolder()
        self._uploads = Uploads(
            self._folder.path,
            settings.resume_within,
            UPLOADS_HELD * settings.max_upload,
            long_patience=settings.keep_uploads,
        )
        self._spare = Spare(self._begin)
        self._runner: Optional[web.AppRunner] = None
        self._is_stopping = False

    @property
    def sessions(self) -> Dict[str, Session]:
        return self._sessions

    @property
    def _is_full(self) -> bool:
        return len(self._sessions) >= self._settings.max_sessions

    async def start(self, host: str, ports: Sequence[int]) -> int:
        """Begins to listen at the first port that is free, and returns it. The port 0 is any free one."""
        await asyncio.to_thread(remove_abandoned)
        # A picture that the browser does not want any more is not drawn.
        self._runner = web.AppRunner(self._application(), handler_cancellation=True)
        await self._runner.setup()
        await _listen(self._runner, host, ports)
        self._guard.port = int(self._runner.addresses[0][1])
        self._keep_spare()
        return self._guard.port

    async def stop(self) -> None:
        """Ends all sessions, and stops listening."""
        self._is_stopping = True
        await self._spare.close()
        await asyncio.gather(*(session.close() for session in list(self._sessions.values())))
        if self._runner:
            await self._runner.cleanup()
        self._uploads.close()
        self._folder.close()

    def _application(self) -> web.Application:
        application = web.Application(
            middlewares=[self._guard.middleware()],
            client_max_size=self._settings.max_upload,
        )
        application.on_response_prepare.append(self._guard.add_headers)

        async def nothing(_: web.Request) -> web.Response:
            return web.Response(status=204)

        routes = application.router
        self._add_pages(routes, static_folder())
        routes.add_get("/favicon.ico", nothing)
        # A page learns here whether its token is that of this bridge, or of an earlier one.
        routes.add_get("/token", nothing)
        routes.add_get(PREFIX + "{code}", self.launch.answer)
        routes.add_get("/session", self._session)
        routes.add_get("/session/{id}/picture/{document}", self._picture)
        routes.add_post("/session/{id}/file", self._upload)
        routes.add_get("/session/{id}/file", self._download)
        routes.add_delete("/session/{id}/file", self._discard)
        routes.add_get("/files", self._files)
        return application

    def _add_pages(self, routes: web.UrlDispatcher, folder: Path) -> None:
        """The viewer's page, its bundle, and the files as they are: ``/?modules`` loads those."""
        bundle = Bundle(folder)

        async def index(request: web.Request) -> web.Response:
            if not self._is_full:
                self._spare.prepare()
            plain = "modules" in request.query
            text = (folder / "index.html").read_text(encoding="utf-8") if plain else bundle.page
            headers = {"Cache-Control": "no-cache"}
            return web.Response(text=text, content_type="text/html", headers=headers)

        async def bundled(request: web.Request) -> web.Response:
            kind, data = bundle.files[request.path[len("/viewer/") :]]
            return web.Response(body=data, content_type=kind, charset="utf-8", headers=FOR_GOOD)

        async def style(request: web.Request) -> web.Response:
            data = bundle.styles[request.match_info["name"]]
            headers = {"Cache-Control": "no-cache"}
            return web.Response(body=data, content_type="text/css", charset="utf-8", headers=headers)

        routes.add_get("/", index)
        routes.add_get(f"/viewer/styles/{{name:{'|'.join(map(re.escape, bundle.styles))}}}", style)
        for name in bundle.files:
            routes.add_get(f"/viewer/{name}", bundled)
        routes.add_static("/viewer/", folder)

    async def _session(self, request: web.Request) -> web.WebSocketResponse:
        """Begins a session, or goes on with the one that ``session`` names."""
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="A WebSocket is for pages, which have an origin.\n")
        wanted = request.query.get("session")
        session = self._sessions.get(wanted or "")
        socket = web.WebSocketResponse(
            protocols=[PROTOCOL], heartbeat=HEARTBEAT, max_msg_size=self._settings.max_message
        )
        if session is None and not self._spare.is_ready and self._is_full:
            raise web.HTTPServiceUnavailable(text="There are as many sessions as there may be.\n")
        received = _count(request) if session else None
        first = first_messages(request) if session is None else []
        await socket.prepare(request)
        if session is None:
            await self._replace(request.query.get("replaces", ""))
            session = await self._spare.take()
            if self._settings.keeps_spare:
                # Not now: it would take time from the page that begins.
                asyncio.get_running_loop().call_later(RESPITE, self._keep_spare)
        await session.attach(socket, received, first)
        return socket

    def _keep_spare(self) -> None:
        """Begins a session for whatever page comes next."""
        if self._settings.keeps_spare and not self._is_full and not self._is_stopping:
            self._spare.prepare(LONG_PATIENCE)

    async def _replace(self, name: str) -> None:
        """Ends the session of a page that was loaded again: its documents are free then."""
        session = self._sessions.get(name)
        if session:
            await session.close(may_return=False)

    async def _begin(self) -> Session:
        def forget(ended: Session) -> None:
            self._sessions.pop(ended.id, None)

        session = Session(self._settings, self._uploads, forget)
        self._sessions[session.id] = session
        try:
            await session.start()
        except BaseException:
            await session.close()
            raise
        return session

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        process: Optional[RectoProcess] = self._of(request).process
        if process is None:
            raise web.HTTPServiceUnavailable()
        document = request.match_info["document"]
        return await serve_picture(request, process, document, self._settings.picture_format)

    async def _upload(self, request: web.Request) -> web.Response:
        return await upload(request, self._of(request), self._settings.max_upload)

    async def _download(self, request: web.Request) -> web.StreamResponse:
        return await download(request, self._of(request))

    async def _discard(self, request: web.Request) -> web.StreamResponse:
        return await discard(request, self._of(request))

    async def _files(self, request: web.Request) -> web.Response:
        """The files of the folder that is served; of all the user's files there is no list."""
        root = self._settings.root
        if not root:
            return web.json_response({"root": None, "files": [], "isCut": False})
        files, is_cut = await asyncio.to_thread(listed, Path(root), request.query.get("search", ""))
        return web.json_response({"root": str(root), "files": files, "isCut": is_cut})

    def _of(self, request: web.Request) -> Session:
        session = self._sessions.get(request.match_info["id"])
        if session is None:
            raise web.HTTPNotFound(text="There is no such session.\n")
        return session


async def _listen(runner: web.AppRunner, host: str, ports: Sequence[int]) -> None:
    for port in ports:
        try:
            await web.TCPSite(runner, host, port).start()
            return
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise


def _count(request: web.Request) -> int:
    try:
        return max(0, int(request.query.get("received", "0")))
    except ValueError:
        raise web.HTTPBadRequest(text="received: Expected a number.\n") from None
