# SPDX-License-Identifier: MIT
"""The viewer's page in one bundle, and the session that is begun while it loads."""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import importlib.util
import json
import re
import tempfile
import unittest
from pathlib import Path
from typing import Dict, List

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    import aiohttp

    from recto.process import server_command
    from recto.web import server, spare
    from recto.web.bundle import bundled
    from recto.web.server import Server
    from recto.web.settings import Settings

TOKEN = "secret"


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class BundleTests(unittest.TestCase):
    def bundle(self, **modules: str) -> str:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for name, text in modules.items():
            (Path(folder.name) / f"{name}.js").write_text(text, encoding="utf-8")
        return bundled(Path(folder.name), "main.js")

    def test_what_is_imported_comes_first_and_once(self) -> None:
        text = self.bundle(
            main='import { a as b } from "./one.js";\nimport { two } from "./two.js";\nb(two);\n',
            one='import "./two.js";\nexport function a() {}\n',
            two="export const two = 2;\nexport {};\n",
        )
        places = [text.index(f"// {name}.js\n") for name in ("two", "one", "main")]
        self.assertEqual(places, sorted(places))
        self.assertEqual(text.count("const two = 2;"), 1)
        self.assertIn("const { a: b } = module1;\nconst { two } = module0;\n", text)
        self.assertIn("return { two };", text)
        self.assertNotRegex(text, r"(?m)^(import|export)\b")

    def test_modules_that_import_each_other_are_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "imports ./main.js, which imports it"):
            self.bundle(
                main='import { a } from "./one.js";\nexport const b = 1;\n',
                one='import { b } from "./main.js";\nexport const a = b;\n',
            )

    def test_other_ways_to_export_are_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "in a way that is not known"):
            self.bundle(main="export default 1;\n")


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class PageTests(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        command = [*server_command(), "--state-directory", "", "--cache-directory", ""]
        self.settings = Settings(token=TOKEN, command=command, max_sessions=2)
        self.server = Server(self.settings)
        port = await self.server.start("127.0.0.1", [0])
        self.base = f"http://127.0.0.1:{port}"
        self.client = aiohttp.ClientSession()
        patience = spare.PATIENCE
        self.addCleanup(lambda: setattr(spare, "PATIENCE", patience))

    async def asyncTearDown(self) -> None:
        await self.client.close()
        await self.server.stop()

    async def page(self, query: str = "") -> str:
        async with self.client.get(f"{self.base}/{query}") as answer:
            self.assertEqual(answer.headers["Cache-Control"], "no-cache")
            return await answer.text()

    async def headers(self, path: str) -> Dict[str, str]:
        async with self.client.get(self.base + path) as answer:
            self.assertEqual(answer.status, 200, path)
            return dict(answer.headers)

    async def connect(self) -> str:
        """Begins a session, and gives its id."""
        protocols = ["recto", f"recto.token.{TOKEN}"]
        socket = await self.client.ws_connect(
            f"{self.base}/session", protocols=protocols, origin=self.base
        )
        return str((await socket.receive_json(timeout=20))["session"])

    async def test_a_page_names_few_files_and_all_of_them_are_there(self) -> None:
        named: List[str] = re.findall(r'"(/viewer/[^"]+)"', await self.page())
        self.assertEqual(len(named), 6)
        for path in named:
            await self.headers(path)
        kept = [path for path in named if "/bundle-" in path]
        self.assertEqual(len(kept), 3)
        for path in kept:
            self.assertIn("immutable", (await self.headers(path))["Cache-Control"])

    async def test_a_page_of_modules_names_the_files_as_they_are(self) -> None:
        self.assertIn('src="/viewer/src/app/main.js"', await self.page("?modules"))

    async def test_a_session_is_begun_while_the_page_loads(self) -> None:
        await asyncio.gather(self.page(), self.page())
        self.assertEqual(len(self.server.sessions), 1)
        (prepared,) = self.server.sessions
        self.assertEqual(await self.connect(), prepared)
        self.assertNotEqual(await self.connect(), prepared)

    async def first(self, text: str) -> aiohttp.ClientWebSocketResponse:
        """Begins a session with messages that the request carries."""
        carried = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
        protocols = ["recto", f"recto.token.{TOKEN}", f"recto.first.{carried}"]
        return await self.client.ws_connect(
            f"{self.base}/session", protocols=protocols, origin=self.base
        )

    async def test_messages_come_with_the_request_for_a_connection(self) -> None:
        initialize = {"jsonrpc": "2.0", "id": 1, "method": "initialize"}
        initialize["params"] = {"clientInfo": {"name": "é"}}
        socket = await self.first(json.dumps([initialize]))
        self.assertEqual((await socket.receive_json(timeout=20))["bridge"], "hello")
        self.assertIn("capabilities", (await socket.receive_json(timeout=20))["result"])

    async def test_such_messages_are_judged_as_others_are(self) -> None:
        socket = await self.first('[1, {"jsonrpc": "2.0", "id": "bridge:1", "method": "exit"}]')
        await socket.receive_json(timeout=20)
        for _ in range(2):
            answer = await socket.receive_json(timeout=20)
            self.assertEqual(answer["error"]["data"]["kind"], "invalidRequest")

    async def test_such_messages_that_are_none_are_refused(self) -> None:
        for text in ("{}", "[1", "\ud7ff"):
            with self.assertRaises(aiohttp.WSServerHandshakeError) as raised:
                await self.first(text)
            self.assertEqual(raised.exception.status, 400)

    async def test_a_session_waits_for_the_next_page(self) -> None:
        respite = server.RESPITE
        self.addCleanup(lambda: setattr(server, "RESPITE", respite))
        server.RESPITE = 0.1
        settings = dataclasses.replace(self.settings, keeps_spare=True)
        keeping = Server(settings)
        self.base = f"http://127.0.0.1:{await keeping.start('127.0.0.1', [0])}"
        try:
            await asyncio.sleep(0.05)
            (prepared,) = keeping.sessions
            self.assertEqual(await self.connect(), prepared)
            for _ in range(200):
                if len(keeping.sessions) == 2:
                    break
                await asyncio.sleep(0.05)
            self.assertEqual(len(keeping.sessions), 2)
        finally:
            await keeping.stop()
        self.assertEqual(len(keeping.sessions), 0)

    async def test_a_session_that_no_page_takes_ends(self) -> None:
        spare.PATIENCE = 0.05
        await self.page()
        for _ in range(200):
            if not self.server.sessions:
                return
            await asyncio.sleep(0.05)
        self.fail("The session is still there.")

    async def test_a_server_that_ended_while_it_waited_is_replaced(self) -> None:
        await self.page()
        (prepared,) = self.server.sessions.values()
        while prepared.process is None:
            await asyncio.sleep(0.01)
        await prepared.process.end()
        while not prepared.is_closing:
            await asyncio.sleep(0.01)
        self.assertNotEqual(await self.connect(), prepared.id)


if __name__ == "__main__":
    unittest.main()
