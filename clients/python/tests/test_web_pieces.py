# SPDX-License-Identifier: MIT
"""Long messages, which go in pieces between a page and the bridge."""

import base64
import json
import os
import unittest
from typing import Any, List

from .bridge import HAS_AIOHTTP, TOKEN, BridgeTestCase

if HAS_AIOHTTP:
    from recto.web.pieces import Pieces, TooLong, pieces_of


class PieceTests(BridgeTestCase):
    async def connect(self, query: str = "") -> Any:
        protocols = ["recto", f"recto.token.{TOKEN}"]
        return await self.client.ws_connect(f"{self.base}/session{query}", protocols=protocols, origin=self.base)

    def request(self, request_id: int, method: str, **params: Any) -> List[str]:
        return pieces_of(json.dumps({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}))

    async def answer(self, socket: Any, request_id: int) -> Any:
        """The answer to a request, and what has come for it."""
        pieces, count = Pieces(1 << 30), 0
        while True:
            message = await socket.receive_json(timeout=20)
            count += "bridge" not in message or message["bridge"] == "piece"
            if message.get("bridge") == "piece":
                message = json.loads(pieces.join(message) or "{}")
            if message.get("id") == request_id:
                return message["result"], count

    async def test_a_long_message_goes_on_where_the_connection_dropped(self) -> None:
        socket = await self.connect()
        hello = await socket.receive_json(timeout=20)
        for text in self.request(1, "initialize") + self.request(2, "document/open", path=str(self.root / "simple.pdf")):
            await socket.send_str(text)
        document = (await self.answer(socket, 2))[0]["documentId"]
        data = base64.b64encode(os.urandom(300_000)).decode()
        pieces = self.request(3, "attachments/add", documentId=document, name="a.bin", data=data)
        self.assertGreater(len(pieces), 3)
        for piece in pieces[:2]:
            await socket.send_str(piece)
        # Each piece is acknowledged at once, which shows that the connection lives.
        while (await socket.receive_json(timeout=20)) != {"bridge": "received", "count": 4}:
            pass
        await socket.close()
        socket = await self.connect(f"?session={hello['session']}&received=0")
        self.assertEqual((await socket.receive_json(timeout=20))["received"], 4)
        for piece in pieces[2:]:
            await socket.send_str(piece)
        added, _ = await self.answer(socket, 3)
        self.assertEqual(added["attachment"]["size"], 300_000)
        for text in self.request(4, "attachments/extract", documentId=document, id=added["attachment"]["id"]):
            await socket.send_str(text)
        extracted, count = await self.answer(socket, 4)
        self.assertEqual(extracted["data"], data)
        self.assertGreater(count, 3)

    def test_pieces_are_joined(self) -> None:
        for text in ("short", "x" * (1 << 17), "ä\U0001f600\"\\" * 100_000):
            pieces = Pieces(1 << 30)
            parts = pieces_of(text)
            joined = [pieces.join(json.loads(part)) for part in parts] if len(parts) > 1 else parts
            self.assertEqual(joined, [None] * (len(parts) - 1) + [text])

    def test_a_message_has_an_end(self) -> None:
        pieces = Pieces(10)
        self.assertIsNone(pieces.join({"text": "x" * 9}))
        with self.assertRaises(TooLong):
            pieces.join({"text": "x", "isLast": True})


if __name__ == "__main__":
    unittest.main()
