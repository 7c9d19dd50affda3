# SPDX-License-Identifier: AGPL-3.0-or-later
"""A server as a process, for tests that treat it badly or for long."""

import json
import os
import signal
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests" / "Fixtures"


class Failure(Exception):
    """A request was answered with an error."""

    def __init__(self, error):
        super().__init__(f"{error['code']} {error['message']}")
        self.error = error


class Dead(Exception):
    """The server is gone."""


def executable():
    """The server to test: $RECTO, or the debug build of this checkout."""
    return os.environ.get("RECTO") or str(ROOT / ".build" / "debug" / "recto")


class Server:
    """Speaks a message a line with a server, and keeps what it is notified of."""

    # The processes that are there, by their numbers.
    alive = set()

    def __init__(self, state="", options=None, prefix=(), cache="", arguments=()):
        self.process = subprocess.Popen(
            # Numbered ids, so that what two servers did can be compared.
            [*prefix, executable(), "--annotation-ids", "numbered", "--state-directory", str(state),
             "--cache-directory", str(cache), *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        Server.alive.add(self.process.pid)
        self.last = 0
        self.notifications = []
        self.result("initialize", options=options or {})

    def send(self, method, **params):
        """Sends a request without waiting; returns its id."""
        self.last += 1
        message = {"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise Dead(method) from error
        return self.last

    def receive(self):
        """The next answer."""
        while True:
            line = self.process.stdout.readline()
            if not line.endswith(b"\n"):
                raise Dead(self.process.wait())
            message = json.loads(line)
            if "method" not in message:
                return message
            self.notifications.append(message)
            if "id" in message:
                self.answer(message)

    def answer(self, question):
        """Answers what the server asks with an error, as a client does that knows no such thing."""
        error = {"code": -32601, "message": "not here"}
        message = {"jsonrpc": "2.0", "id": question["id"], "error": error}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def result(self, method, **params):
        """Makes a request, and waits for its result."""
        number = self.send(method, **params)
        while True:
            answer = self.receive()
            if answer["id"] != number:
                continue
            if "error" in answer:
                raise Failure(answer["error"])
            return answer["result"]

    def attempt(self, method, **params):
        """The result, or None where it is refused."""
        try:
            return self.result(method, **params)
        except Failure:
            return None

    def kill(self):
        """Kills it; returns what it died of."""
        self.process.send_signal(signal.SIGKILL)
        self.process.stdin.close()
        Server.alive.discard(self.process.pid)
        return self.process.wait()

    def quit(self):
        """Ends it as a client does."""
        self.result("shutdown")
        self.send("exit")
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()
