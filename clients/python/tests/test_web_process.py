# SPDX-License-Identifier: MIT
"""A recto process of the bridge's: what the page gets, and what answers the bridge itself."""

import importlib.util
import os
import sys
import unittest
from typing import List

HAS_AIOHTTP = importlib.util.find_spec("aiohttp") is not None
if HAS_AIOHTTP:
    from recto.web.process import RectoProcess

#: Answers one request, after a line that looks like an answer.
PROGRAM = """
import json, sys
request = json.loads(sys.stdin.readline())
print(sys.argv[1])
print('{"jsonrpc":"2.0","id":"%s","result":{"method":"%s"}}' % (request["id"], request["method"]), flush=True)
"""


@unittest.skipUnless(HAS_AIOHTTP, "aiohttp is missing: scripts/fetch-web")
class ProcessTests(unittest.IsolatedAsyncioTestCase):
    async def test_names_in_a_document_are_no_answers(self) -> None:
        for line in (
            '{"jsonrpc":"2.0","id":7,"result":{"annotations":[{"id":"bridge:1"}]}}',
            '{"jsonrpc":"2.0","method":"m","params":{"id":"bridge:1"}}',
            '{"jsonrpc":"2.0","id":"bridge:9","result":{}}',
        ):
            with self.subTest(line):
                received: List[str] = []

                async def receive(text: str) -> None:
                    received.append(text)

                process = await RectoProcess.start([sys.executable, "-c", PROGRAM, line], None, 1000, receive)
                answer = await process.request("server/ping", {})
                self.assertEqual(answer["result"], {"method": "server/ping"})
                self.assertEqual(await process.ended, 0)
                self.assertEqual(received, [line])

    async def test_an_interrupt_of_the_bridge_does_not_reach_it(self) -> None:
        async def receive(text: str) -> None:
            pass

        process = await RectoProcess.start(["cat"], None, 1000, receive)
        self.assertNotEqual(os.getpgid(process.pid), os.getpgid(0))
        self.assertEqual(await process.end(), 0)


if __name__ == "__main__":
    unittest.main()
