# SPDX-License-Identifier: AGPL-3.0-or-later
"""A client that holds all that a server says against the server's own description."""

import json
import queue
import subprocess
import threading

from confine import confine, private_environment
from schema_misfit import misfit
from schema_values import Values
from server import executable

# What any method may answer, but never should.
BAD = ("internalError", "workerLost")
PATIENCE = 60


class Problem(Exception):
    """Something that must not be."""


class Client:
    """Speaks with a server, and checks all that it says."""

    def __init__(self, folder, description, arguments, chance, known):
        self.chance = chance
        self.known = known
        self.types = description["types"]
        self.methods = {each["name"]: each for each in description["methods"]}
        self.said = {each["name"]: each for each in description["notifications"]}
        self.asked = {each["name"]: each for each in description["clientRequests"]}
        self.kinds = {each["kind"]: each["code"] for each in description["errors"]}
        self.general = {each["kind"] for each in description["errors"] if each.get("general")}
        self.general.difference_update(BAD)
        self.values = Values(description, chance, known)
        self.open = {}
        self.sent = []
        self.errors = {}
        self.answers = 0
        self.last = 0
        self.log = open(folder / "stderr", "wb")
        self.process = subprocess.Popen(
            [executable(), "--time", "20", *arguments], env=private_environment(folder), cwd=folder,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log,
            preexec_fn=lambda: confine(folder))
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(b"")

    def write(self, message):
        line = json.dumps(message)
        self.sent.append(line)
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def send(self, method, params):
        self.last += 1
        self.open[self.last] = (method, params)
        self.write({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params})
        return self.last

    def wait(self):
        """Takes what comes until every request is answered."""
        while self.open:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise Problem(f"not answered: {self.open}") from None
            if not line:
                raise Problem(f"the server died with {self.process.wait()}; open: {self.open}")
            self.take(json.loads(line))

    def take(self, message):
        if message.get("jsonrpc") != "2.0":
            raise Problem(f"no JSON-RPC: {message}")
        if "method" in message:
            return self.hear(message)
        if message.get("id") not in self.open:
            raise Problem(f"answers nothing that is open: {message}")
        method, params = self.open.pop(message["id"])
        self.answers += 1
        if "error" in message:
            return self.check_error(method, params, message["error"])
        found = misfit(message["result"], self.methods[method]["result"], self.types, "result")
        if found:
            raise Problem(f"{method} {json.dumps(params)}: {found}")
        return self.known.learn(method, params, message["result"])

    def check_error(self, method, params, error):
        kind = error.get("data", {}).get("kind")
        self.errors[kind] = self.errors.get(kind, 0) + 1
        if self.kinds.get(kind) != error.get("code") or not error.get("message"):
            raise Problem(f"{method} {json.dumps(params)}: no error of the list: {error}")
        if kind not in self.general.union(self.methods[method]["errors"]):
            raise Problem(f"{method} {json.dumps(params)}: {error}")

    def hear(self, message):
        name, params = message["method"], message.get("params")
        declared = self.said.get(name) or self.asked.get(name)
        if not declared or ("id" in message) != (name in self.asked):
            raise Problem(f"not declared: {message}")
        found = misfit(params, declared["params"], self.types, "params")
        if found:
            raise Problem(f"{name}: {found}")
        if name == "$/progress":
            return
        self.known.hear(name, params)
        if "id" in message:
            self.reply(message, declared)

    def reply(self, question, declared):
        """Answers what the server asks: well, with an error, or not at all.

        A dialogue is always answered, for the server waits for a person as long as it takes.
        """
        chance = self.chance.random()
        if question["method"] in ("host/alert", "host/prompt", "host/popUpMenu"):
            chance *= 0.9
        answer = {"jsonrpc": "2.0", "id": question["id"]}
        if chance < 0.7:
            self.write({**answer, "result": self.values.record(declared["result"])})
        elif chance < 0.9:
            self.write({**answer, "error": {"code": -32601, "message": "not here"}})

    def result(self, method, **params):
        """Makes a request that is to succeed; None where it is refused."""
        answers = []
        learn = self.known.learn

        def note(method, params, result):
            answers.append(result)
            learn(method, params, result)

        self.known.learn = note
        self.send(method, params)
        self.wait()
        self.known.learn = learn
        return answers[0] if answers else None
