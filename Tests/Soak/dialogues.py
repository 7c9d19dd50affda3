#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""A client that answers the server's questions in any order, late, wrongly or never, and sends
requests, cancels and closes meanwhile.

Whatever it does, every request is answered exactly once and server/ping at once, also while scripts
wait for their user.

    dialogues.py [--seed N] [--sessions N] [--steps N] [--workers on|off]
"""

import argparse
import json
import queue
import random
import subprocess
import threading
import time

from server import FIXTURES, executable

# How long server/ping may take, in seconds: as long as a short piece of work of the other documents.
PROMPT = 5
# How long any other request may take when all questions are answered.
PATIENCE = 30
READS = [("pages/list", {}), ("document/info", {}), ("annotations/list", {}), ("forms/list", {}),
         ("bookmarks/list", {}), ("view/get", {}), ("tool/get", {}), ("document/history", {}),
         ("interaction/canActivate", {"component": "selectAnnotation", "pageIndex": 0,
                                      "point": [41, 200]}),
         ("interaction/explain", {"event": "tap", "pageIndex": 0, "point": [41, 200]}),
         ("page/text", {"pageIndex": 0}), ("search/find", {"query": "e"})]
CHANGES = [("interaction/tap", {"pageIndex": 0, "point": [41, 200]}),
           ("interaction/tap", {"pageIndex": 0, "point": [140, 315]}),
           ("interaction/tap", {"pageIndex": 0, "point": [205, 315]}),
           ("interaction/tap", {"pageIndex": 0, "point": [250, 127]}),
           ("interaction/key", {"key": "Delete"}), ("interaction/text", {"text": "101"}),
           ("interaction/key", {"key": "Enter"}), ("document/undo", {}), ("document/redo", {}),
           ("bookmarks/toggle", {"pageIndex": 0}), ("bookmarks/add", {"bookmark": {"pageIndex": 0}}),
           ("tool/set", {"tool": "formFill"}), ("tool/set", {"tool": "pan"}),
           ("tool/set", {"tool": "asking"}), ("view/open", {}), ("selection/set", {"all": True}),
           ("annotations/add", {"annotation": {"type": "square", "pageIndex": 0,
                                               "rect": [10, 10, 50, 50]}})]
ANSWERS = {"host/alert": {"button": "yes"}, "host/prompt": {"value": "Ann"},
           "host/popUpMenu": {"choice": 0},
           "interaction/shouldActivate": {"allow": True}, "gesture/shouldBegin": {"begin": True},
           "tool/handleEvent": {"handled": True}, "bookmarkProvider/list": {"bookmarks": []},
           "bookmarkProvider/add": {"taken": True}, "bookmarkProvider/remove": {"removed": True},
           "bookmarkProvider/save": {}}


class Client:
    """Speaks with a server, and notes what is open on either side."""

    def __init__(self, workers):
        self.process = subprocess.Popen(
            [executable(), "--workers", workers, "--state-directory", "", "--cache-directory", ""],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.heard = queue.Queue()
        self.last = 0
        self.open = {}
        self.questions = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.heard.put(json.loads(line))
        self.heard.put(None)

    def write(self, **members):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **members}).encode() + b"\n")
        self.process.stdin.flush()

    def send(self, method, **params):
        self.last += 1
        self.open[self.last] = method
        self.write(id=self.last, method=method, params=params)
        return self.last

    def take(self, message):
        assert message is not None, "the server is gone"
        if "method" in message:
            if "id" in message:
                self.questions.append(message)
            return
        method = self.open.pop(message["id"], None)
        assert method, f"answers nothing that is open: {message}"
        kind = message.get("error", {}).get("data", {}).get("kind")
        assert kind != "internalError", f"{method}: {message}"

    def listen(self):
        while not self.heard.empty():
            self.take(self.heard.get())

    def wait(self, number, seconds):
        """Waits for one answer; answers no question."""
        end = time.monotonic() + seconds
        while number in self.open:
            try:
                self.take(self.heard.get(timeout=max(0.01, end - time.monotonic())))
            except queue.Empty:
                raise AssertionError(f"{self.open[number]} was not answered in {seconds} s") from None

    def result(self, method, **params):
        number = self.send(method, **params)
        while True:
            message = self.heard.get(timeout=PATIENCE)
            self.take(message)
            if message.get("id") == number and "method" not in message:
                return message.get("result")

    def answer(self, question, chance):
        kind = chance.random()
        if kind < 0.75:
            plain = {"allow": chance.random() < 0.7}
            self.write(id=question["id"], result=ANSWERS.get(question["method"], plain))
        elif kind < 0.85:
            self.write(id=question["id"], error={"code": -32601, "message": "not here"})
        elif kind < 0.95:
            self.write(id=question["id"], result={"nonsense": 1})


def prepare(client, number, path):
    """Opens the document of this number, and has the client asked about all that it can be asked."""
    document = f"d{number}"
    about = {"documentId": document}
    client.send("document/open", path=str(path))
    for component in ("selectAnnotation", "openLinkAnnotation", "editAnnotation"):
        client.send("interaction/addCondition", component=component, ask=True, timeoutMs=300, **about)
    for hook in ("tool/shouldChange", "annotations/shouldSelect", "annotations/shouldEdit",
                 "links/shouldFollow", "action/shouldRun"):
        client.send("interaction/addHook", hook=hook, timeoutMs=300, **about)
    client.send("gesture/register", id="mine", kind="tap", ask=True, timeoutMs=300, **about)
    client.send("bookmarks/setProviders", providers=[
        {"kind": "client", "id": "mine", "timeoutMs": 300}, {"kind": "embedded"}], **about)
    return document


def session(seed, steps, workers):
    chance = random.Random(seed)
    client = Client(workers)
    client.result("initialize", options={"javascript": True})
    client.result("tool/register", id="asking", title="Asking", events=["tap"], timeoutMs=300)
    files = [FIXTURES / name for name in ("scripts.pdf", "annotations.pdf")]
    documents = [prepare(client, number, path) for number, path in enumerate(files, 1)]
    opened = len(files)
    kept = []
    for _ in range(steps):
        client.listen()
        for question in client.questions:
            kept.append(question)
        client.questions.clear()
        what = chance.random()
        if what < 0.3 and kept:
            client.answer(kept.pop(chance.randrange(len(kept))), chance)
        elif what < 0.55:
            method, params = chance.choice(READS)
            client.send(method, documentId=chance.choice(documents), **params)
        elif what < 0.85:
            method, params = chance.choice(CHANGES)
            client.send(method, documentId=chance.choice(documents), **params)
        elif what < 0.93 and client.open:
            client.write(method="$/cancelRequest", params={"id": chance.choice(list(client.open))})
        elif what < 0.95:
            index = chance.randrange(len(documents))
            client.send("document/close", documentId=documents[index], discard=True)
            opened += 1
            documents[index] = prepare(client, opened, files[index])
        elif what < 0.97:
            client.send("bookmarkProvider/didChange", documentId=chance.choice(documents),
                        providerId="mine")
        else:
            time.sleep(chance.choice([0.01, 0.1, 0.4]))
        if chance.random() < 0.2:
            client.wait(client.send("server/ping"), PROMPT)
    client.wait(client.send("server/ping"), PROMPT)
    if chance.random() < 0.5:
        finish(client, kept)
    number = client.send("shutdown")
    client.wait(number, PATIENCE)
    client.write(method="exit")
    assert client.process.wait(timeout=PATIENCE) == 0
    # What was worked on in turns is answered at the end.
    while (message := client.heard.get(timeout=PATIENCE)) is not None:
        client.take(message)
    assert not client.open, f"not answered: {client.open}"


def finish(client, kept):
    """Answers everything that is left, until nothing is open."""
    end = time.monotonic() + PATIENCE
    while client.open:
        assert time.monotonic() < end, f"not answered: {client.open}"
        for question in kept + client.questions:
            plain = {"allow": True}
            client.write(id=question["id"], result=ANSWERS.get(question["method"], plain))
        kept.clear()
        client.questions.clear()
        try:
            client.take(client.heard.get(timeout=0.05))
        except queue.Empty:
            pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sessions", type=int, default=6)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--workers", choices=["on", "off"])
    options = parser.parse_args()
    for seed in range(options.seed, options.seed + options.sessions):
        workers = options.workers or ("on" if seed % 2 else "off")
        try:
            session(seed, options.steps, workers)
        except BaseException:
            print(f"dialogues.py --seed {seed} --sessions 1 --workers {workers}")
            raise
    print(f"{options.sessions} sessions of dialogues: every request was answered once")


if __name__ == "__main__":
    main()
