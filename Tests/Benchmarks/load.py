#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Many people at once: sessions with the bridge that turn pages, search and annotate.

Each session has its own WebSocket, server process and copy of a document. A person looks at a page
for about a second. Prints how long answers take, what memory all processes have, and how much of the
processors was used. Needs aiohttp: scripts/bootstrap --web.

    PYTHONPATH=.web load.py [--sessions 100] [--seconds 30] [--recto PROGRAM] [FILE]
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import aiohttp

ROOT = Path(__file__).resolve().parents[2]
#: Pauses between what a person does, in seconds.
PAUSE = (0.5, 1.5)


class Person:
    """A session with the bridge."""

    def __init__(self, http, origin, token, path, times, seed):
        self.http, self.origin, self.token, self.path = http, origin, token, path
        self.times, self.random = times, random.Random(seed)
        self.last, self.waiting, self.session = 0, {}, ""

    async def live(self, until):
        protocols = ("recto", f"recto.token.{self.token}")
        async with self.http.ws_connect(
            f"{self.origin}/session", protocols=protocols, origin=self.origin, max_msg_size=0
        ) as self.socket:
            self.session = json.loads(await self.socket.receive_str())["session"]
            reader = asyncio.create_task(self.read())
            start = time.monotonic()
            await self.ask("initialize", options={"author": "Ann"})
            opened = await self.ask("document/open", path=self.path)
            self.document, self.pages = {"documentId": opened["documentId"]}, opened["pageCount"]
            await self.picture(0)
            self.times["open, first picture"].append(time.monotonic() - start)
            while time.monotonic() < until:
                await asyncio.sleep(self.random.uniform(*PAUSE))
                await self.do_something()
            await self.socket.send_str(json.dumps({"bridge": "end"}))
            reader.cancel()

    async def do_something(self):
        name, action = self.random.choices(
            [("turn a page", self.turn), ("search", self.search), ("annotate", self.annotate)],
            weights=[8, 1, 2])[0]
        start = time.monotonic()
        await action()
        self.times[name].append(time.monotonic() - start)

    async def turn(self):
        page = self.random.randrange(self.pages)
        await self.ask("view/goTo", **self.document, pageIndex=page)
        await self.picture(page)

    async def search(self):
        await self.ask("search/find", **self.document, query=self.random.choice(["the", "page", "a"]))

    async def annotate(self):
        page = self.random.randrange(self.pages)
        square = {"type": "square", "pageIndex": page, "rect": [20, 20, 90, 60]}
        await self.ask("annotations/add", **self.document, annotations=[square])
        await self.picture(page)

    async def picture(self, page):
        url = f"{self.origin}/session/{self.session}/picture/{self.document['documentId']}"
        query = {"page": str(page), "revision": str(self.random.random()), "width": "1000"}
        headers = {"Authorization": f"Bearer {self.token}"}
        async with self.http.get(url, params=query, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            await answer.read()

    async def ask(self, method, **params):
        self.last += 1
        answer = self.waiting[self.last] = asyncio.get_running_loop().create_future()
        message = {"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}
        await self.socket.send_str(json.dumps(message))
        return await asyncio.wait_for(answer, 60)

    async def read(self):
        async for message in self.socket:
            message = json.loads(message.data)
            answer = self.waiting.pop(message.get("id"), None)
            if answer and "error" in message:
                answer.set_exception(RuntimeError(str(message["error"])))
            elif answer:
                answer.set_result(message["result"])


def descendants(process):
    """A process and all that it has started."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    children = {}
    for line in listed.stdout.splitlines():
        child, parent = map(int, line.split())
        children.setdefault(parent, []).append(child)
    found, waiting = [], [process]
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def usage(processes):
    """The memory that processes do not share, in MiB, and their processor time in seconds."""
    memory = seconds = 0.0
    for process in processes:
        try:
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
            status = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
        except OSError:
            continue  # It has ended meanwhile.
        memory += sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
        seconds += (int(status[11]) + int(status[12])) / os.sysconf("SC_CLK_TCK")
    return memory / 1024, seconds


def tell(times, options, bridge_process, began):
    processes = descendants(bridge_process.pid)
    memory, seconds = usage(processes)
    elapsed = time.monotonic() - began
    print(f"{options.sessions} sessions for {elapsed:.0f} s: {len(processes)} processes, "
          f"{memory:,.0f} MiB ({memory / options.sessions:.1f} a session), "
          f"{seconds / elapsed:.2f} of {os.cpu_count()} processors")
    print("| | answers | median | 95 % | longest |\n|---|---|---|---|---|")
    for name, taken in times.items():
        taken.sort()
        at = [taken[int(len(taken) * part)] * 1000 for part in (0.5, 0.95)] if taken else [0, 0]
        print(f"| {name} | {len(taken)} | {at[0]:.0f} ms | {at[1]:.0f} ms | {max(taken, default=0) * 1000:.0f} ms |")


async def load(options, folder, bridge_process, origin, token):
    times = {name: [] for name in ("open, first picture", "turn a page", "search", "annotate")}
    connector = aiohttp.TCPConnector(limit=0)
    began = time.monotonic()
    async with aiohttp.ClientSession(connector=connector) as http:
        people = []
        for number in range(options.sessions):
            path = folder / f"{number}.pdf"
            shutil.copy(options.file, path)
            person = Person(http, origin, token, str(path), times, number)
            people.append(asyncio.create_task(person.live(began + options.seconds)))
            # People come one after the other.
            await asyncio.sleep(options.seconds / 4 / options.sessions)
        await asyncio.sleep(max(0, began + options.seconds * 0.9 - time.monotonic()))
        await asyncio.to_thread(tell, times, options, bridge_process, began)
        failed = [each for each in await asyncio.gather(*people, return_exceptions=True) if each]
    if failed:
        sys.exit(f"{len(failed)} sessions failed, the first with {failed[0]!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sessions", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--recto", default=os.environ.get("RECTO", "recto"))
    parser.add_argument("file", nargs="?", default=str(ROOT / "Tests/Fixtures/sample.pdf"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="recto-load-") as name:
        folder = Path(name)
        (folder / "documents").mkdir()
        environment = {
            **os.environ, "RECTO": options.recto, "XDG_STATE_HOME": f"{name}/state",
            "XDG_CACHE_HOME": f"{name}/cache",
            "PYTHONPATH": os.pathsep.join([str(ROOT / "clients/python"), os.environ.get("PYTHONPATH", "")])}
        bridge = subprocess.Popen(
            [sys.executable, "-m", "recto.web", "--no-open", "--root", f"{name}/documents",
             "--max-sessions", str(options.sessions), "--memory", "512M"],
            stdout=subprocess.PIPE, text=True, env=environment)
        try:
            origin, _, fragment = bridge.stdout.readline().strip().partition("/#")
            token = fragment.partition("token=")[2]
            asyncio.run(load(options, folder / "documents", bridge, origin, token))
        finally:
            bridge.terminate()
            bridge.wait(30)


if __name__ == "__main__":
    main()
