# SPDX-License-Identifier: MIT
"""The browser is started with an address that is of no use to other users, who can read it."""

import asyncio
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    import aiohttp

    from recto.web.server import Server
    from recto.web.settings import Settings

TARGET = "https://pdf.example/#token=secret&file=/a.pdf"


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class LaunchTests(unittest.IsolatedAsyncioTestCase):
    async def begin(self, host: str = "127.0.0.1") -> str:
        self.server = Server(Settings(token="secret", command=["false"], host=host))
        self.addAsyncCleanup(self.server.stop)
        port = await self.server.start(host, [0])
        self.server.launch.target = TARGET
        name = f"[{host}]" if ":" in host else host
        return f"http://{name}:{port}"

    async def ask(self, url: str) -> Any:
        async with aiohttp.ClientSession() as client:
            async with client.get(url, allow_redirects=False) as answer:
                return answer.status, answer.headers.get("Location")

    async def test_the_own_user_is_sent_on(self) -> None:
        for host in ("127.0.0.1", "::1"):
            with self.subTest(host):
                try:
                    base = await self.begin(host)
                except OSError as error:
                    self.skipTest(str(error))
                path = self.server.launch.path
                self.assertEqual(await self.ask(base + path), (303, TARGET))
                # A system that looks at what an address is asks before the browser does.
                self.assertEqual(await self.ask(base + path), (303, TARGET))
                self.assertEqual(await self.ask(base + "/open/guessed"), (404, None))

    async def test_other_users_are_not(self) -> None:
        base = await self.begin()
        with mock.patch("recto.web.launch._user_of", lambda _: os.getuid() + 1):
            self.assertEqual(await self.ask(base + self.server.launch.path), (403, None))
        with mock.patch("recto.web.launch._user_of", lambda _: None):
            self.assertEqual(await self.ask(base + self.server.launch.path), (403, None))

    @unittest.skipUnless(hasattr(os, "geteuid") and os.geteuid() == 0, "only root can be another user")
    async def test_a_process_of_another_user_is_refused(self) -> None:
        base = await self.begin()
        script = (
            "import sys, urllib.request, urllib.error\n"
            "try: urllib.request.urlopen(sys.argv[1])\n"
            "except urllib.error.HTTPError as error: print(error.code)\n"
        )
        command = ["/usr/bin/python3", "-c", script, base + self.server.launch.path]
        asked = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.PIPE, user="nobody", cwd="/"
        )
        output, _ = await asked.communicate()
        self.assertEqual(output.decode().strip(), "403")

    def test_no_token_is_on_the_command_line(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            noted = Path(folder) / "noted"
            browser = Path(folder) / "browser"
            browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {noted}.new && mv {noted}.new {noted}\n')
            browser.chmod(0o755)
            environment = {**os.environ, "BROWSER": f"{browser} %s", "XDG_STATE_HOME": folder}
            command = [sys.executable, "-m", "recto.web", "--no-spare"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
                assert process.stdout
                url = process.stdout.readline().strip()
                end = time.monotonic() + 20
                while not noted.exists() and time.monotonic() < end:
                    time.sleep(0.05)
                given = noted.read_text()
                token = url.partition("token=")[2]
                self.assertTrue(token)
                self.assertNotIn(token, given)
                self.assertEqual(asyncio.run(self.ask(given)), (303, url))
                process.terminate()
