# SPDX-License-Identifier: MIT
"""The bridge takes the port of its last start, so that the browser finds what it keeps."""

import contextlib
import importlib.util
import io
import os
import socket
import tempfile
import unittest
from pathlib import Path
from unittest import mock

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    from recto.web.ports import KEPT, keep_port, known_ports, ports_file
    from recto.web.server import Server
    from recto.web.settings import Settings


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class PortTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.state = Path(folder.name) / "state"
        environment = mock.patch.dict(os.environ, {"XDG_STATE_HOME": str(self.state)})
        environment.start()
        self.addCleanup(environment.stop)

    def test_ports_stay_in_the_order_of_their_first_use(self) -> None:
        self.assertEqual(known_ports(), [])
        for port in (40001, 40002, 40001):
            keep_port(port)
        self.assertEqual(known_ports(), [40001, 40002])

    def test_few_ports_are_kept_and_the_newest_is_one_of_them(self) -> None:
        for port in range(40000, 40020):
            keep_port(port)
        self.assertEqual(len(known_ports()), KEPT)
        self.assertEqual((known_ports()[0], known_ports()[-1]), (40000, 40019))

    def test_lines_that_are_no_ports_are_passed_over(self) -> None:
        keep_port(40001)
        ports_file().write_text("x\n80\n99999999\n-5\n40001\n")
        self.assertEqual(known_ports(), [40001])

    def test_a_port_that_cannot_be_kept_is_told(self) -> None:
        self.state.write_text("no folder")
        told = io.StringIO()
        with contextlib.redirect_stderr(told):
            keep_port(40001)
        self.assertIn("another port", told.getvalue())

    async def start(self, *ports: int) -> int:
        server = Server(Settings(token="secret", command=["false"]))
        self.addAsyncCleanup(server.stop)
        return await server.start("127.0.0.1", ports)

    async def test_a_port_in_use_is_passed_over(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as other:
            busy = other.getsockname()[1]
            self.assertNotIn(await self.start(busy, 0), (busy, 0))
            with self.assertRaises(OSError):
                await self.start(busy)

    async def test_the_first_free_port_is_taken(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as other:
            free = other.getsockname()[1]
        self.assertEqual(await self.start(free, 0), free)
