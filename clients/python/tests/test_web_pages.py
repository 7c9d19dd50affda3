# SPDX-License-Identifier: MIT
"""The viewer's page in one bundle, and the session that is begun while it loads."""

import asyncio
import importlib.util
import re
import tempfile
import unittest
from pathlib import Path
from typing import Dict, List

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    import aiohttp

    from recto.process import server_command
    from recto.web import spare
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
        self.server = Server(Settings(token=TOKEN, command=command, max_sessions=2))
        port = await self.server.start("127.0.0.1", 0)
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
