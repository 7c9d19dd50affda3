# SPDX-License-Identifier: MIT
"""The address that the browser is started with, which leads to the viewer's own.

Every user of the machine can read the command lines of the others, and so the address on the browser's. It has
no token: the bridge sends the browser on to the address with the token if the browser belongs to its own user.
"""

from __future__ import annotations

import hmac
import os
import secrets
import socket
import sys
from pathlib import Path
from typing import Any, Optional

from aiohttp import web

#: Where the path of the address begins.
PREFIX = "/open/"
#: The columns of the kernel's tables of connections.
LOCAL, REMOTE, USER = 1, 2, 7
ROOT = 0


class Launch:
    """Sends browsers of the bridge's own user on to an address with the token."""

    def __init__(self) -> None:
        #: Other pages in the browser cannot guess it.
        self._code = secrets.token_urlsafe(16)
        self.target = ""

    @property
    def path(self) -> str:
        return PREFIX + self._code

    async def answer(self, request: web.Request) -> web.StreamResponse:
        if not self.target or not hmac.compare_digest(request.match_info["code"].encode(), self._code.encode()):
            raise web.HTTPNotFound(text="There is no such address.\n")
        # Root can read the token anyway, and some systems hand connections on as root.
        if _user_of(request) not in (os.getuid(), ROOT):
            raise web.HTTPForbidden(text="Open the address that recto.web has printed.\n")
        raise web.HTTPSeeOther(self.target, headers={"Cache-Control": "no-store"})


def _user_of(request: web.Request) -> Optional[int]:
    """The user whose process has sent a request from this machine; ``None`` if it is not known."""
    if request.transport is None:
        return None
    peer, own = (request.transport.get_extra_info(name) for name in ("peername", "sockname"))
    wanted = [_as_in_table(peer), _as_in_table(own)]
    table = Path("/proc/net/tcp6" if ":" in peer[0] else "/proc/net/tcp")
    try:
        lines = table.read_text(encoding="ascii").splitlines()[1:]
    except OSError:
        return None
    for line in lines:
        columns = line.split()
        if [columns[LOCAL], columns[REMOTE]] == wanted:
            return int(columns[USER])
    return None


def _as_in_table(address: Any) -> str:
    """An address and its port as the kernel's tables have them: words of 32 bits in the machine's order."""
    host, port = address[:2]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    packed = socket.inet_pton(family, host.partition("%")[0])
    words = (packed[start : start + 4] for start in range(0, len(packed), 4))
    return "".join(f"{int.from_bytes(word, sys.byteorder):08X}" for word in words) + f":{port:04X}"
