# SPDX-License-Identifier: MIT
"""Pages of other origins that may embed the viewer."""

import argparse
import unittest
from typing import Any

try:
    import aiohttp
except ImportError:
    raise unittest.SkipTest("aiohttp is missing: scripts/fetch-web") from None

from recto.process import server_command
from recto.web.__main__ import _origin, _parser
from recto.web.server import Server
from recto.web.settings import Settings

TOKEN = "secret"
WIKI = "https://wiki.example"
OTHER = "https://other.example"


class OriginTests(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        command = [*server_command(), "--state-directory", "", "--cache-directory", ""]
        self.server = Server(Settings(token=TOKEN, command=command, allowed_origins=(WIKI,)))
        self.base = f"http://127.0.0.1:{await self.server.start('127.0.0.1', [0])}"
        self.client = aiohttp.ClientSession()

    async def asyncTearDown(self) -> None:
        await self.client.close()
        await self.server.stop()

    async def answer(self, method: str, path: str, origin: str, **headers: str) -> Any:
        headers = {**headers, **({"Origin": origin} if origin else {})}
        async with self.client.request(method, self.base + path, headers=headers) as answer:
            return answer

    async def test_an_allowed_page_may_read_what_the_token_opens(self) -> None:
        answer = await self.answer("GET", "/files", WIKI, Authorization=f"Bearer {TOKEN}")
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.headers["Access-Control-Allow-Origin"], WIKI)
        self.assertIn("Origin", answer.headers["Vary"])
        preflight = await self.answer("OPTIONS", "/files", WIKI)
        self.assertEqual(preflight.status, 204)
        self.assertIn("Authorization", preflight.headers["Access-Control-Allow-Headers"])
        self.assertEqual(preflight.headers["Access-Control-Allow-Origin"], WIKI)
        self.assertNotIn("Access-Control-Allow-Credentials", preflight.headers)

    async def test_an_allowed_page_needs_the_token(self) -> None:
        self.assertEqual((await self.answer("GET", "/files", WIKI)).status, 401)
        for protocols in (["recto"], ["recto", "recto.token.wrong"]):
            with self.assertRaises(aiohttp.WSServerHandshakeError) as refused:
                await self.client.ws_connect(f"{self.base}/session", protocols=protocols, origin=WIKI)
            self.assertEqual(refused.exception.status, 401)
        protocols = ["recto", f"recto.token.{TOKEN}"]
        socket = await self.client.ws_connect(f"{self.base}/session", protocols=protocols, origin=WIKI)
        self.assertEqual((await socket.receive_json(timeout=20))["bridge"], "hello")
        await socket.close()

    async def test_every_other_page_is_refused(self) -> None:
        for method in ("GET", "OPTIONS"):
            answer = await self.answer(method, "/files", OTHER, Authorization=f"Bearer {TOKEN}")
            self.assertEqual(answer.status, 403)
            self.assertNotIn("Access-Control-Allow-Origin", answer.headers)

    async def test_only_files_of_the_viewer_are_for_all_origins(self) -> None:
        name = "Cross-Origin-Resource-Policy"
        style = await self.answer("GET", "/viewer/styles/viewer.css", "")
        self.assertEqual((style.status, style.headers[name]), (200, "cross-origin"))
        files = await self.answer("GET", "/files", "", Authorization=f"Bearer {TOKEN}")
        self.assertEqual((files.status, files.headers[name]), (200, "same-origin"))


class OptionTests(unittest.TestCase):
    def test_the_option_takes_origins(self) -> None:
        words = ["--allow-origin", "https://Wiki.example/", "--allow-origin", "http://localhost:8000"]
        self.assertEqual(_parser().parse_args(words).allow_origin, [WIKI, "http://localhost:8000"])
        for wrong in ("*", "null", "wiki.example", "https://*.example", "https://a.example/page",
                      "https://ann@a.example", "https://a.example?b", "file:///tmp"):  # fmt: skip
            with self.assertRaises(argparse.ArgumentTypeError, msg=wrong):
                _origin(wrong)


if __name__ == "__main__":
    unittest.main()
