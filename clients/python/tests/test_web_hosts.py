# SPDX-License-Identifier: MIT
"""The address that the bridge prints is one that it answers at."""

import importlib.util
import os
import subprocess
import sys
import unittest
from urllib.parse import urlsplit

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    import aiohttp
    from aiohttp import web
    from aiohttp.test_utils import make_mocked_request

    from recto.process import server_command
    from recto.web.guard import Guard
    from recto.web.settings import Settings, name_in_urls, origin_of


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class HostTests(unittest.IsolatedAsyncioTestCase):
    def printed(self, *options: str) -> str:
        """The address that a bridge prints, which runs until the test ends."""
        command = [sys.executable, "-m", "recto.web", "--no-open", "--no-spare", "--port", "0", *options]
        environment = {**os.environ, "RECTO": server_command()[0]}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait, 20)
        self.addCleanup(process.terminate)
        return process.stdout.readline().strip()

    async def test_a_page_at_another_address_is_answered(self) -> None:
        for host in ("127.0.0.1", "127.0.0.2", "0.0.0.0"):
            with self.subTest(host):
                url = urlsplit(self.printed("--host", host))
                base, token = f"http://{url.netloc}", url.fragment.partition("=")[2]
                async with aiohttp.ClientSession() as client:
                    async with client.get(base) as answer:
                        self.assertEqual(answer.status, 200)
                    protocols = ["recto", f"recto.token.{token}"]
                    async with client.ws_connect(f"{base}/session", protocols=protocols, origin=base) as socket:
                        self.assertEqual((await socket.receive_json(timeout=20))["bridge"], "hello")
                    with self.assertRaises(aiohttp.WSServerHandshakeError):
                        await client.ws_connect(f"{base}/session", protocols=protocols, origin="http://other.example")

    async def test_browsers_leave_out_the_port_of_the_scheme(self) -> None:
        guard = Guard(Settings(token="secret", command=[], public_origin=origin_of("https://pdf.example:443")))
        guard.port = 80
        for host, origin, status in (
            ("127.0.0.1", "http://127.0.0.1", 200),
            ("pdf.example", "https://pdf.example", 200),
            ("other.example", "http://127.0.0.1", 421),
            ("127.0.0.1", "http://other.example", 403),
        ):
            with self.subTest(host=host, origin=origin):
                request = make_mocked_request("GET", "/", headers={"Host": host, "Origin": origin})
                self.assertEqual(await self.status(guard, request), status)

    async def status(self, guard: "Guard", request: "web.Request") -> int:
        """What a browser is answered that passes the guard, or does not."""

        async def handler(_: "web.Request") -> "web.StreamResponse":
            return web.Response()

        try:
            return (await guard.middleware()(request, handler)).status
        except web.HTTPException as refused:
            return refused.status

    def test_hosts_are_named_as_in_urls(self) -> None:
        named = {"::1": "[::1]", "::": "127.0.0.1", "0.0.0.0": "127.0.0.1", "pdf.example": "pdf.example"}
        for host, name in named.items():
            self.assertEqual(name_in_urls(host), name)

    def test_an_origin_has_no_path(self) -> None:
        self.assertEqual(origin_of("https://Ann.pdf.example/"), "https://ann.pdf.example")
        for given, origin in {
            "https://pdf.example:443": "https://pdf.example",
            "http://pdf.example:80/": "http://pdf.example",
            "https://pdf.example:80": "https://pdf.example:80",
            "https://[::1]:443": "https://[::1]",
            "http://[::1]:8080": "http://[::1]:8080",
        }.items():
            self.assertEqual(origin_of(given), origin)
        for wrong in ("ann.pdf.example", "https://ann.example/pdf", "ftp://ann.example", "https://", "https://a:b"):
            with self.assertRaises(ValueError):
                origin_of(wrong)
