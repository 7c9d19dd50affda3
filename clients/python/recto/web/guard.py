# SPDX-License-Identifier: MIT
"""Who may speak to the bridge, and what its pages may do."""

from __future__ import annotations

import base64
import hmac
import json
from typing import Awaitable, Callable, List, Optional
from urllib.parse import urlsplit

from aiohttp import web

from .launch import PREFIX
from .settings import Settings, authority, name_in_urls

#: The subprotocol of the WebSocket; another one, with this before the token, carries that.
PROTOCOL = "recto"
TOKEN_PROTOCOL = "recto.token."
#: Before the messages that a new session begins with.
FIRST_PROTOCOL = "recto.first."
#: The paths that need no token: they hold nothing of the user's, or ask who the user is.
PUBLIC = ("/", "/index.html", "/favicon.ico")
PUBLIC_FOLDERS = ("/viewer/", PREFIX)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        "img-src 'self' blob: data:; media-src blob:; connect-src 'self'; frame-src blob:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

#: What a page of an allowed origin may send, as the answer to a preflight request.
PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, If-None-Match",
    "Access-Control-Max-Age": "600",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Lets through only requests to this server, from its own pages, that know the token.

    The check of ``Host`` keeps out pages whose name was made to mean this machine (DNS rebinding),
    the check of ``Origin`` all other pages, but those that ``--allow-origin`` names. Only these get
    CORS headers, and they need the token too.
    """

    def __init__(self, settings: Settings):
        self._token = settings.token
        self._public = settings.public_origin
        self._allowed = settings.allowed_origins
        #: The names that this machine and the given host have in URLs.
        self._names = ["127.0.0.1", "localhost", "[::1]", name_in_urls(settings.host)]
        self.port = 0

    def middleware(self) -> Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]:
        @web.middleware
        async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
            if request.host not in self._hosts():
                raise web.HTTPMisdirectedRequest(text="This is not the name of this server.\n")
            origin = request.headers.get("Origin")
            if origin is not None and origin not in self._origins():
                raise web.HTTPForbidden(text="Only the viewer's own pages may ask this.\n")
            if request.method == "OPTIONS" and origin in self._allowed:
                return web.Response(status=204, headers=PREFLIGHT)
            if self._needs_token(request) and not self._knows_token(request):
                raise web.HTTPUnauthorized(text="The token is missing or wrong.\n")
            return await handler(request)

        return check

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if not self._allowed:
            return
        response.headers.add("Vary", "Origin")
        origin = request.headers.get("Origin", "")
        if origin in self._allowed:
            response.headers["Access-Control-Allow-Origin"] = origin
        # A style sheet is asked for without an origin. These files hold nothing of the user's.
        if origin in self._allowed or request.path.startswith("/viewer/"):
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"

    def _hosts(self) -> List[str]:
        own = [authority(name, self.port) for name in self._names]
        return own + ([urlsplit(self._public).netloc] if self._public else [])

    def _origins(self) -> List[str]:
        own = [f"http://{authority(name, self.port)}" for name in self._names]
        return [*own, *([self._public] if self._public else []), *self._allowed]

    @staticmethod
    def _needs_token(request: web.Request) -> bool:
        return request.path not in PUBLIC and not request.path.startswith(PUBLIC_FOLDERS)

    def _knows_token(self, request: web.Request) -> bool:
        given = _bearer(request) or _from_protocols(request)
        return given is not None and hmac.compare_digest(given.encode(), self._token.encode())


def _bearer(request: web.Request) -> Optional[str]:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind == "Bearer" else None


def _from_protocols(request: web.Request) -> Optional[str]:
    """A page cannot set headers of a WebSocket, but name protocols."""
    return _protocol(request, TOKEN_PROTOCOL)


def first_messages(request: web.Request) -> List[str]:
    """The messages that come with the request for a WebSocket, so that they need not wait for it."""
    carried = _protocol(request, FIRST_PROTOCOL) or ""
    try:
        messages = json.loads(base64.urlsafe_b64decode(carried + "=" * (-len(carried) % 4)) or "[]")
    except ValueError:
        messages = None
    if not isinstance(messages, list):
        raise web.HTTPBadRequest(text="The first messages are no list in Base64.\n")
    return [json.dumps(message) for message in messages]


def _protocol(request: web.Request, prefix: str) -> Optional[str]:
    for name in request.headers.get("Sec-WebSocket-Protocol", "").split(","):
        if name.strip().startswith(prefix):
            return name.strip()[len(prefix) :]
    return None
