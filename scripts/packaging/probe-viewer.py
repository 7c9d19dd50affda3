# SPDX-License-Identifier: AGPL-3.0-or-later
"""Has a session with a web viewer on a port of this machine, as a browser would.

Usage: probe-viewer.py PORT TOKEN DOCUMENT WORDS
"""

import asyncio
import json
import sys

import aiohttp

def expect(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"probe-viewer: {what}")


async def ask(socket: aiohttp.ClientWebSocketResponse, number: int, method: str, **params: object):
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    await socket.send_str(json.dumps(message))
    while True:
        answer = json.loads(await socket.receive_str())
        if answer.get("id") == number and "method" not in answer:
            expect("result" in answer, f"{method} failed: {answer}")
            return answer["result"]


async def session(
    http: aiohttp.ClientSession, origin: str, token: str, document: str, words: str
) -> None:
    async with http.ws_connect(
        f"{origin}/session", protocols=("recto", f"recto.token.{token}"), origin=origin, max_msg_size=0
    ) as socket:
        name = json.loads(await socket.receive_str())["session"]
        await ask(socket, 1, "initialize")
        opened = await ask(socket, 2, "document/open", path=document)
        text = await ask(socket, 3, "page/text", documentId=opened["documentId"], pageIndex=0)
        expect(words in json.dumps(text), f"the page does not have the text {words}")
        url = f"{origin}/session/{name}/picture/{opened['documentId']}"
        query = {"page": "0", "revision": "0", "width": "600"}
        async with http.get(
            url, params=query, headers={"Authorization": f"Bearer {token}"}
        ) as answer:
            expect(answer.status == 200, f"the picture has status {answer.status}")
            expect(len(await answer.read()) > 1000, "the picture is empty")


async def listening(http: aiohttp.ClientSession, origin: str) -> None:
    """Waits until the viewer listens: systemd does not know when it does."""
    for _ in range(100):
        try:
            async with http.get(origin + "/favicon.ico"):
                return
        except aiohttp.ClientConnectorError:
            await asyncio.sleep(0.2)
    expect(False, f"nothing listens at {origin}")


async def main(port: str, token: str, document: str, words: str) -> None:
    origin = f"http://127.0.0.1:{port}"
    timeout = aiohttp.ClientTimeout(total=60)
    async with aiohttp.ClientSession(timeout=timeout) as http:
        await listening(http, origin)
        async with http.get(origin + "/") as page:
            expect(page.status == 200, f"the page has status {page.status}")
        async with http.get(origin + "/files") as refused:
            expect(refused.status == 401, f"without a token the status is {refused.status}")
        await session(http, origin, token, document, words)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
