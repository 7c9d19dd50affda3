#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How long a ping waits at most beside each request that takes long, in a server without workers.

The requests are those that give a server the most to do, on a long document: the file, twice. Milliseconds:
the wait by the clock, and the processor time that the server's main thread took meanwhile, which is nearly
the same on a busy machine as on an idle one.

    pings.py [--rounds N] FILE [NAME…]
"""

import argparse
import json
import os
import re
import select
import shutil
import subprocess
import tempfile
import time

# Between an answered ping and the next one, in seconds.
PAUSE = 0.001
# How long the server is pinged after an answer: work that goes on afterwards counts too.
AFTER = 0.5
ANSWERED = re.compile(rb'"id":(\d+)')


class Pinged:
    """A server that is pinged all the time, over the pipe that the requests use."""

    def __init__(self, binary, folder):
        folders = ["--cache-directory", f"{folder}/cache", "--state-directory", f"{folder}/state"]
        self.child = subprocess.Popen(
            [binary, "--workers", "off", *folders], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, bufsize=0)
        self.input, self.output = self.child.stdin.fileno(), self.child.stdout.fileno()
        for end in (self.input, self.output):
            os.set_blocking(end, False)
        self.last_id = 0
        self.unsent, self.unread = bytearray(), bytearray()
        self.times = f"/proc/{self.child.pid}/task/{self.child.pid}/schedstat"
        # The id of the ping that was sent, when, and after how much work; or else when the next one is due.
        self.pinged, self.since, self.work, self.due = None, 0.0, 0.0, time.monotonic()
        # The waits of pings: work, wait, and when the wait began.
        self.waits = []

    def worked(self):
        """The processor time of the main thread so far, in seconds."""
        with open(self.times, encoding="ascii") as file:
            return int(file.read().split()[0]) / 1e9

    def queue(self, method, params):
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}
        self.unsent += json.dumps(message).encode() + b"\n"
        return self.last_id

    def request(self, method, **params):
        """The result, once the server has been pinged for a little longer."""
        awaited, result, end = self.queue(method, params), None, None
        self.waits = []
        while end is None or time.monotonic() < end:
            for line in self.step():
                if self.number(line) == awaited:
                    result, end = line, time.monotonic() + AFTER
        answer = json.loads(result)
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def step(self):
        """Sends and reads what can be sent and read. The lines that came."""
        now = time.monotonic()
        if self.pinged is None and now >= self.due and not self.unsent:
            self.pinged, self.since = self.queue("server/ping", {}), now
            self.work = self.worked()
        wanted = select.POLLIN if not self.unsent else select.POLLIN | select.POLLOUT
        poll = select.poll()
        poll.register(self.output, select.POLLIN)
        if self.unsent:
            poll.register(self.input, select.POLLOUT)
        ready = dict(poll.poll(1))
        if self.input in ready:
            del self.unsent[:os.write(self.input, self.unsent[:1 << 16])]
        if self.output not in ready:
            return []
        chunk = os.read(self.output, 1 << 20)
        if not chunk:
            raise SystemExit("The server ended.")
        *lines, rest = chunk.split(b"\n")
        if not lines:
            self.unread += chunk
            return []
        lines[0] = bytes(self.unread) + lines[0]
        self.unread = bytearray(rest)
        return [line for line in lines if not self.is_ping(line)]

    def is_ping(self, line):
        number = self.number(line)
        if b'"method"' in line[:200] and number is not None:
            error = {"code": -32601, "message": "Not here."}
            self.unsent += json.dumps({"jsonrpc": "2.0", "id": number, "error": error}).encode() + b"\n"
        if self.pinged is None or number != self.pinged:
            return False
        now = time.monotonic()
        self.waits.append((self.worked() - self.work, now - self.since, self.since))
        self.pinged, self.due = None, now + PAUSE
        return True

    @staticmethod
    def number(line):
        found = ANSWERED.search(line[:200])
        return int(found[1]) if found else None

    def end(self):
        self.child.stdin.close()
        self.child.kill()
        self.child.wait()


class Session:
    """The requests, in groups that can be asked for by name."""

    def __init__(self, server, path, folder, report):
        self.server, self.folder, self.report = server, folder, report
        server.request("initialize", clientInfo={"name": "pings"})
        self.document, self.many = {}, []
        opened = self.ask("document/open", path=path)
        self.document = {"documentId": opened["documentId"]}
        self.pages = list(range(opened["pageCount"]))
        self.path = path
        self.ask("view/open", size=[800, 1000])

    def ask(self, method, label="", **params):
        start = time.monotonic()
        result = self.server.request(method, **self.document, **params)
        took = time.monotonic() - start - AFTER
        self.report(f"{method} {label}".strip(), took, self.server.waits)
        return result

    def undo(self):
        self.ask("document/undo")

    def reads(self):
        self.ask("outline/get")
        self.ask("destinations/list")
        self.ask("search/find", "the", query="the")

    def selection(self):
        self.ask("selection/set", "all", all=True)
        self.ask("selection/get")
        self.ask("selection/copy")
        self.ask("selection/clear")
        for key in "ac":
            self.ask("interaction/key", f"Ctrl-{key}", key=key, modifiers=["control"])
        self.ask("selection/clear")

    def moves(self):
        half = self.pages[::2]
        self.ask("pages/delete", "half", pages=half)
        self.undo()
        self.ask("pages/import", path=self.path)
        self.undo()
        self.ask("pages/duplicate", "half", pages=half)
        self.undo()
        self.ask("pages/rotate", "all", pages=self.pages, by=90)
        self.undo()
        self.ask("pages/move", "half", pages=half, to=900)
        self.undo()
        self.ask("pages/extract", "all", pages=self.pages, path=f"{self.folder}/extracted.pdf")

    def add_many(self):
        self.many = [f"a{number}" for number in range(5000)]
        box = {"type": "square", "rect": [10, 10, 50, 50]}
        self.ask("annotations/add", "5,000", annotations=[
            {"id": name, "pageIndex": number % len(self.pages), **box}
            for number, name in enumerate(self.many)])

    def annotations(self):
        layer = self.ask("layers/add", title="Layer")["layer"]["id"]
        self.add_many()
        self.ask("annotations/list")
        self.ask("annotations/reorder", "5,000", ids=self.many, to="back")
        self.ask("layers/assign", "5,000", ids=self.many, layer=layer)
        self.ask("layers/remove", id=layer)
        for _ in "  ":
            self.undo()
        self.ask("document/export", "XFDF, path", format="xfdf", path=f"{self.folder}/all.xfdf")
        self.ask("document/export", "XFDF", format="xfdf")
        self.ask("annotations/delete", "5,000", ids=self.many)
        self.undo()
        with open(f"{self.folder}/all.xfdf", encoding="utf-8") as file:
            self.ask("document/import", "XFDF", format="xfdf", data=file.read())
        self.undo()

    def grouping(self):
        box = {"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}
        names = [f"g{number}" for number in range(5000)]
        self.ask("annotations/add", "5,000 of a page", annotations=[
            {"id": name, **box} for name in names])
        self.ask("annotations/group", "5,000", ids=names)
        self.ask("annotations/ungroup", "5,000", ids=names)
        for _ in "   ":
            self.undo()

    def bookmarks(self):
        self.ask("bookmarks/setProviders", providers=[{"kind": "embedded"}])
        self.ask("bookmarks/import", "outline", format="outline")
        rows = (f"{number % len(self.pages)},Mark {number}\n" for number in range(5000))
        table = "pageIndex,name\n" + "".join(rows)
        self.ask("bookmarks/import", "5,000", format="csv", data=table)
        self.undo()

    def redactions(self):
        self.ask("annotations/markRedactions", "function", query="function")
        self.ask("annotations/applyRedactions")
        self.undo()

    def files(self):
        self.ask("document/sanitize")
        self.undo()
        self.ask("document/save", path=f"{self.folder}/saved.pdf")

    def close(self):
        if not self.many:
            self.add_many()
        self.ask("annotations/markRedactions", "function", query="function")
        self.ask("annotations/applyRedactions", "no search", elsewhere=False)
        self.ask("document/close")


def doubled(path, folder):
    """The file, twice in one."""
    twice = f"{folder}/twice.pdf"
    subprocess.run(
        ["qpdf", path, "--pages", ".", path, "--", twice], check=False, stderr=subprocess.DEVNULL)
    return twice


GROUPS = [
    "reads", "selection", "moves", "annotations", "grouping", "bookmarks", "redactions", "files", "close"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--windows", help="a file for the begin and end of each long wait")
    parser.add_argument("file")
    parser.add_argument("names", nargs="*", help=f"of {', '.join(GROUPS)}; or else all")
    arguments = parser.parse_args()
    worst, windows = {}, []

    def report(name, took, waits):
        work, wait = max(waits)[0] * 1000, max(wait for _, wait, _ in waits) * 1000
        windows.extend((name, begin, begin + wait) for _, wait, begin in waits if wait > 0.02)
        most = worst.get(name, (0, 0))
        worst[name] = (max(most[0], wait), max(most[1], work))
        print(f"{name:44} {took * 1000:8.0f} {wait:6.1f} {work:6.1f}", flush=True)

    folder = tempfile.mkdtemp()
    try:
        path = doubled(arguments.file, folder)
        for turn in range(arguments.rounds):
            inside = f"{folder}/{turn}"
            os.mkdir(inside)
            server = Pinged(os.environ.get("RECTO", "recto"), inside)
            session = Session(server, path, inside, report)
            for name in GROUPS:
                if not arguments.names or name in arguments.names:
                    getattr(session, name)()
            server.end()
    finally:
        shutil.rmtree(folder)
    print("\n| request | worst ping | work meanwhile |\n|---|--:|--:|")
    for name, (wait, work) in sorted(worst.items(), key=lambda row: -row[1][1]):
        print(f"| {name} | {wait:.0f} | {work:.0f} |")
    if arguments.windows:
        with open(arguments.windows, "w", encoding="utf-8") as file:
            json.dump(windows, file)


if __name__ == "__main__":
    main()
