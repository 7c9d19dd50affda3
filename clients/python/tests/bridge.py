# SPDX-License-Identifier: MIT
"""A bridge to browsers for each test, with a folder of its own."""

import importlib.util
import tempfile
import unittest
from pathlib import Path
from typing import Any, Dict

from .server import FIXTURES

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    import aiohttp

    from recto.process import server_command
    from recto.web.server import Server
    from recto.web.settings import Settings

TOKEN = "secret"


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class BridgeTestCase(unittest.IsolatedAsyncioTestCase):
    settings: Dict[str, Any] = {}

    async def asyncSetUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        (self.root / "simple.pdf").write_bytes((Path(FIXTURES) / "simple.pdf").read_bytes())
        command = [*server_command(), "--state-directory", "", "--cache-directory", ""]
        self.server = Server(Settings(token=TOKEN, command=command, root=self.root, **self.settings))
        port = await self.server.start("127.0.0.1", [0])
        self.base = f"http://127.0.0.1:{port}"
        self.client = aiohttp.ClientSession()

    async def asyncTearDown(self) -> None:
        await self.client.close()
        await self.server.stop()
