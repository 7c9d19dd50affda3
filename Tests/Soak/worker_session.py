# SPDX-License-Identifier: AGPL-3.0-or-later
"""A session whose document has a process of its own, which is killed or stopped more often than the
server."""

import os
import shutil
import signal
import time
from pathlib import Path

from known import differences
from server import Server
from session import Session

LOST = -32021
# What tools have under way, and a history that was saved, do not outlive a process.
LEFT_OUT = {"draw", "save", "protect", "sign"}


class WorkerSession(Session):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.edits.leave_out(LEFT_OUT)
        # Each request of it is made of the shadow, too.
        self.edits.may_reload = False

    def serve(self):
        return Server(state=self.logs, options={"author": "Ann"},
                      arguments=["--hang-limit", "30"])

    def round(self):
        if self.chance.random() < 0.3:
            return super().round()
        for _ in range(self.chance.randrange(0, 9)):
            self.edit()
        _, requests, took = self.burst(self.chance.randrange(1, 7))
        worker, = self.document.server.result("server/status")["workers"]
        numbers = [self.document.send(*own) for _, _, own, _ in requests]
        time.sleep(self.chance.random() * took * 1.2)
        # One that is stopped is missed only after ten seconds.
        stops = self.chance.random() < 0.05
        os.kill(worker["processId"], signal.SIGSTOP if stops else signal.SIGKILL)
        self.kills += 1
        answers = [self.document.server.receive() for _ in requests]
        if [a["id"] for a in answers] != numbers:
            raise AssertionError(f"{numbers} were answered by {answers}")
        self.recognise(requests, [a.get("error", {}).get("code") for a in answers])

    def kill(self, requests, sent):
        """The processes of the server that was killed end with it, a moment later."""
        number = self.document.server.process.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        answered = super().kill(requests, sent)
        while any(Path(f"/proc/{child}").exists() for child in children):
            time.sleep(0.01)
        return answered

    def recognise(self, requests, codes):
        """Finds out at which request the process was lost, and has the shadow be what it came back as."""
        lost = [n for n, code in enumerate(codes) if code == LOST]
        if len(lost) > 1:
            raise AssertionError(f"{len(lost)} requests were lost with one process")
        found = self.document.state()
        origin, done = self.origin.read_bytes(), self.done
        ways = [(lost[0], was_made) for was_made in (False, True)] if lost else [
            (point, False) for point in range(len(requests) + 1)]
        complaints = []
        for point, was_made in ways:
            self.done = list(done)
            self.rebuild()
            complaint = self.follow(requests, codes, point, was_made)
            complaint = complaint or differences(found, self.shadow.state())
            if not complaint:
                return [self.count(code) for code in codes if code != LOST]
            complaints.append(f"lost at {point}: {complaint}")
            self.origin.write_bytes(origin)
        listed = "\n".join(f"{m} {p}: {c}" for (m, p, _, _), c in zip(requests, codes))
        raise AssertionError(f"{listed}\n" + min(complaints, key=len))

    def follow(self, requests, codes, point, was_made):
        """Does with the shadow what was done if the process was lost at a request; returns a complaint."""
        for number, (method, params, _, _) in enumerate(requests):
            if number == point:
                if was_made:
                    self.shadow_makes(method, params)
                self.lose()
            if codes[number] == LOST:
                continue
            code = self.shadow_makes(method, params)
            if code != codes[number]:
                return f"{method} {params}: {codes[number]}, its shadow {code}"
        if point == len(requests):
            self.lose()
        return None

    def shadow_makes(self, method, params):
        self.done.append((method, params))
        return self.shadow_does(method, params)

    def lose(self):
        """A group that is open is ended; what is in the file alone has no history any more."""
        state = self.shadow.state(shown=False)
        if state["document/history"].get("group"):
            self.shadow_makes("document/commit", {})
        if not state["document/info"]["dirty"]:
            shutil.copy(self.file, self.origin)
            self.done = []
            self.rebuild()
