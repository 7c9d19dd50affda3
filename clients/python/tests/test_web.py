# SPDX-License-Identifier: MIT
"""The bridge to browsers: who may ask it for what, and that nothing gets lost."""

import asyncio
import json
import os
import unittest
from pathlib import Path
from typing import Any, Dict, Optional
from unittest import mock

from .bridge import HAS_AIOHTTP, TOKEN, BridgeTestCase

if HAS_AIOHTTP:
    import aiohttp
    import aiohttp.web


class BridgeTests(BridgeTestCase):
    settings = {"max_upload": 1000, "resume_within": 1}

    async def connect(self, query: str = "", origin: Optional[str] = None) -> Any:
        return await self.client.ws_connect(
            f"{self.base}/session{query}",
            protocols=["recto", f"recto.token.{TOKEN}"],
            origin=origin or self.base,
        )

    async def ask(self, socket: Any, request_id: int, method: str, **params: Any) -> Dict[str, Any]:
        message = {"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}
        await socket.send_str(json.dumps(message))
        while True:
            answer = await socket.receive_json(timeout=20)
            if answer.get("id") == request_id:
                return dict(answer)

    async def begin(self) -> Any:
        socket = await self.connect()
        hello = await socket.receive_json(timeout=20)
        await self.ask(socket, 1, "initialize")
        return socket, hello

    async def test_a_connection_without_values_counts(self) -> None:
        """aiohttp 3.11, which Debian 13 has, makes responses false that hold no values."""
        connection = aiohttp.web.WebSocketResponse
        with mock.patch.object(connection, "__bool__", lambda _: False, create=True):
            await self.begin()

    async def status(self, path: str, **headers: str) -> int:
        async with self.client.get(self.base + path, headers=headers) as answer:
            return answer.status

    async def test_strangers_are_refused(self) -> None:
        bearer = {"Authorization": f"Bearer {TOKEN}"}
        self.assertEqual(await self.status("/"), 200)
        self.assertEqual(await self.status("/files"), 401)
        self.assertEqual(await self.status("/token"), 401)
        self.assertEqual(await self.status("/token", **bearer), 204)
        self.assertEqual(await self.status("/files", Authorization="Bearer wrong"), 401)
        self.assertEqual(await self.status("/files", **bearer), 200)
        self.assertEqual(await self.status("/files", Origin="http://evil.example", **bearer), 403)
        self.assertEqual(await self.status("/files", Host="evil.example", **bearer), 421)
        with self.assertRaises(aiohttp.WSServerHandshakeError):
            await self.connect(origin="http://evil.example")

    async def test_pages_may_run_no_foreign_code(self) -> None:
        async with self.client.get(self.base) as answer:
            policy = answer.headers["Content-Security-Policy"]
            self.assertIn("default-src 'none'", policy)
            self.assertNotIn("unsafe", policy)
            self.assertNotIn("Access-Control-Allow-Origin", answer.headers)

    async def test_paths_outside_of_the_root_are_refused(self) -> None:
        socket, _ = await self.begin()
        (self.root / "link.pdf").symlink_to("/etc/passwd")
        for path in ("/etc/passwd", "../other.pdf", "link.pdf", "file:///etc/passwd"):
            member = "uri" if path.startswith("file:") else "path"
            answer = await self.ask(socket, 2, "document/open", **{member: path})
            self.assertEqual(answer["error"]["data"], {"kind": "notPermitted", "by": "root"})
        answer = await self.ask(socket, 3, "document/open", path=str(self.root / "simple.pdf"))
        self.assertEqual(answer["result"]["pageCount"], 3)

    async def test_a_picture_has_an_etag(self) -> None:
        socket, hello = await self.begin()
        opened = await self.ask(socket, 2, "document/open", path=str(self.root / "simple.pdf"))
        document = opened["result"]["documentId"]
        path = f"/session/{hello['session']}/picture/{document}?page=0&scale=1&revision=0"
        headers = {"Authorization": f"Bearer {TOKEN}"}
        async with self.client.get(self.base + path, headers=headers) as answer:
            self.assertEqual(answer.status, 200)
            data = await answer.read()
            self.assertEqual(data[:2], b"BM")
            self.assertEqual(len(data), 54 + 300 * 400 * 4)
            etag = answer.headers["ETag"]
        self.assertEqual(await self.status(path, **headers, **{"If-None-Match": etag}), 304)
        self.assertEqual(await self.status(path + "1", **headers, **{"If-None-Match": etag}), 200)
        self.assertEqual(await self.status(path.replace("page=0", "page=9"), **headers), 404)

    async def test_uploads_are_bounded(self) -> None:
        socket, hello = await self.begin()
        self.assertFalse(socket.closed)
        url = f"{self.base}/session/{hello['session']}/file?name=../x.pdf"
        headers = {"Authorization": f"Bearer {TOKEN}"}
        async with self.client.post(url, data=b"x" * 1000, headers=headers) as answer:
            path = Path((await answer.json())["path"])
            self.assertTrue(path.is_relative_to(hello["uploads"]))
        async with self.client.post(url, data=b"x" * 1001, headers=headers) as answer:
            self.assertEqual(answer.status, 413)
        self.assertEqual(len(os.listdir(hello["uploads"])), 1)
        for size, status in ((1000, 200), (1000, 200), (900, 200), (101, 507), (100, 200), (1, 507)):
            async with self.client.post(url, data=b"x" * size, headers=headers) as answer:
                self.assertEqual(answer.status, status, await answer.text())
        self.assertEqual(len(os.listdir(hello["uploads"])), 5)
        # Another session has as much.
        page, second = await self.begin()
        self.assertFalse(page.closed)
        url = url.replace(hello["session"], second["session"])
        async with self.client.post(url, data=b"x" * 1000, headers=headers) as answer:
            self.assertEqual(answer.status, 200)
        other = f"/session/{hello['session']}/file?path=/etc/passwd"
        self.assertEqual(await self.status(other, **headers), 404)

    async def test_a_page_removes_files_of_its_session_only(self) -> None:
        socket, hello = await self.begin()
        headers = {"Authorization": f"Bearer {TOKEN}"}
        url = f"{self.base}/session/{hello['session']}/file"
        async with self.client.post(f"{url}?name=mine.pdf", data=b"x", headers=headers) as answer:
            upload = Path((await answer.json())["path"])
        copy = Path(hello["scratch"], "copy.pdf")
        copy.write_bytes(b"x")
        for path, status in ((copy, 204), (copy, 404), (upload, 404), (self.root / "simple.pdf", 404)):
            async with self.client.delete(f"{url}?path={path}", headers=headers) as answer:
                self.assertEqual(answer.status, status, path)
            self.assertEqual(path.exists(), path != copy)
        self.assertFalse(socket.closed)

    async def test_an_upload_outlives_the_page_that_sent_it(self) -> None:
        socket, hello = await self.begin()
        url = f"{self.base}/session/{hello['session']}/file?name=mine.pdf"
        headers = {"Authorization": f"Bearer {TOKEN}"}
        data = (self.root / "simple.pdf").read_bytes()[:900]
        async with self.client.post(url, data=data, headers=headers) as answer:
            path = (await answer.json())["path"]
        await socket.send_str('{"bridge": "end"}')
        await asyncio.sleep(0.3)
        again, _ = await self.begin()
        answer = await self.ask(again, 2, "document/open", path=path)
        self.assertNotEqual(answer.get("error", {}).get("data"), {"kind": "notPermitted", "by": "root"})
        # The page that has it open now keeps it, however long.
        await asyncio.sleep(1.3)
        self.assertTrue(os.path.exists(path))
        await again.send_str('{"bridge": "end"}')
        for _ in range(50):
            if not os.path.exists(path):
                break
            await asyncio.sleep(0.1)
        self.assertFalse(os.path.exists(path))

    async def test_a_session_is_resumed_with_what_was_missed(self) -> None:
        socket, hello = await self.begin()
        request = {"jsonrpc": "2.0", "id": 2, "method": "server/ping"}
        await socket.send_str(json.dumps(request))
        # The answer is not read: as far as the browser knows, it never came.
        await asyncio.sleep(0.3)
        await socket.close()
        again = await self.connect(f"?session={hello['session']}&received=1")
        second = await again.receive_json(timeout=20)
        self.assertEqual((second["resumed"], second["received"]), (True, 2))
        self.assertEqual((await again.receive_json(timeout=20))["id"], 2)
        self.assertEqual(len(self.server.sessions), 1)

    async def test_a_session_whose_browser_is_lost_while_it_catches_up_ends(self) -> None:
        socket, hello = await self.begin()
        session = self.server.sessions[hello["session"]]
        await socket.close()
        broken = mock.Mock(send_str=mock.AsyncMock(side_effect=ConnectionResetError))
        with self.assertRaises(ConnectionResetError):
            await session.attach(broken, 0)
        for _ in range(50):
            if session.is_closing:
                break
            await asyncio.sleep(0.1)
        self.assertTrue(session.is_closing)

    async def test_only_the_latest_connection_is_served(self) -> None:
        socket, hello = await self.begin()
        query = f"?session={hello['session']}&received=0"
        later = await self.connect(query)
        self.assertEqual((await later.receive_json(timeout=20))["received"], 1)
        await asyncio.wait_for(socket.receive(), 20)
        self.assertTrue(socket.closed)
        await self.ask(later, 2, "server/ping")

    async def test_the_page_knows_how_long_messages_may_be(self) -> None:
        socket, hello = await self.begin()
        padding = "x" * (hello["maxMessage"] - 100)
        await self.ask(socket, 2, "server/ping", padding=padding)
        self.assertFalse(socket.closed)

    async def test_the_end_of_a_session_leaves_nothing(self) -> None:
        socket, hello = await self.begin()
        process = self.server.sessions[hello["session"]].process
        assert process
        await socket.send_str('{"bridge": "end"}')
        await asyncio.wait_for(process.ended, 20)
        await asyncio.sleep(0.1)
        self.assertEqual(self.server.sessions, {})
        self.assertFalse(os.path.exists(hello["scratch"]))


if __name__ == "__main__":
    unittest.main()
