#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Kills servers at random moments of random editing sessions.

Each session goes on with the document that the kill before left behind. A second server, the shadow,
which is never killed and keeps no log, makes the same edits: what it has after each of them is what the
killed one must have when it is opened again: everything that was acknowledged, nothing twice, and of what
was sent but not acknowledged a beginning, without gaps. That is meant of the steps that can be undone
and done again as well: both are undone to the beginning, compared, and done again.

    kills.py [--kills N] [--seconds N] [--seed N] [--folder PATH] [FIXTURE…]
"""

import argparse
import hashlib
import json
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from edits import PASSWORD, Edits
from known import differences, state
from server import FIXTURES, Dead, Failure, Server

FILES = ["annotations.pdf", "form.pdf", "outline.pdf", "simple.pdf", "fields.pdf", "pages.pdf",
         "redactions.pdf", "bookmarks.pdf", "attachments.pdf", "signature-fields.pdf", "layers.pdf"]
SIGKILL = -9
INTERNAL = -32603
LONGEST_SESSION = 60


class Opened:
    """A document in a server."""

    def __init__(self, server, path, recovery="apply"):
        self.server = server
        try:
            self.answer = server.result("document/open", path=str(path), recovery=recovery)
        except Failure:
            self.answer = server.result("document/open", path=str(path), recovery=recovery,
                                        password=PASSWORD)
        self.id = self.answer["documentId"]

    def state(self, shown=True):
        return state(self.server, self.id, shown)

    def resolve(self, params):
        """Entries of the outline are named by their titles: ids are others in each document."""
        named = [k for k in ("id", "ids") if "title:" in str(params.get(k))]
        if not named:
            return params
        ids = {}

        def look(items):
            for item in items:
                ids["title:" + item["title"]] = item["id"]
                look(item.get("children", []))

        look(self.server.result("outline/get", documentId=self.id)["items"])
        of = {k: [ids.get(i, i) for i in params[k]] if k == "ids" else ids.get(params[k], params[k])
              for k in named}
        return params | of

    def send(self, method, params):
        self.server.send(method, documentId=self.id, **params)

    def perform(self, method, params):
        """What it answers: None, or the code of its error."""
        try:
            self.server.result(method, documentId=self.id, **params)
        except Failure as failure:
            if failure.error["code"] == INTERNAL:
                raise
            self.refusal = failure
            return failure.error["code"]

    def close(self):
        self.server.result("document/close", documentId=self.id, discard=True)


class Moment:
    """The shadow between two requests."""

    def __init__(self, state, group):
        self.state = state
        # The group that is open becomes a step, where it has one.
        self.group = group
        history = dict(state["document/history"])
        name = history.pop("group", None)
        if name and group:
            history["undo"] = history["undo"] + [name]
        self.recovered = state | {"document/history": history}


class Session:
    """A document that is edited, killed, and opened again, with its shadow."""

    def __init__(self, fixture, folder, shadow_server, chance):
        self.chance = chance
        self.edits = Edits(chance)
        self.folder = folder
        self.file, self.logs = folder / "document.pdf", folder / "state"
        self.origin, self.shadow_file = folder / "origin.pdf", folder / "shadow.pdf"
        self.shadow_server = shadow_server
        self.shadow = self.document = None
        shutil.copy(FIXTURES / fixture, self.file)
        self.kills = self.acknowledged = self.refused = self.walks = 0
        self.open()
        self.begin_anew()

    def open(self):
        server = Server(state=self.logs, options={"author": "Ann"})
        self.document = Opened(server, self.file)
        answer = self.document.answer
        recovery = answer.get("recovery", {})
        if recovery.get("failed") or recovery.get("fileChanged") or answer["repaired"]:
            raise AssertionError(f"opened with {answer}")

    def begin_anew(self):
        """The shadow takes the file as it is for its beginning."""
        shutil.copy(self.file, self.origin)
        self.done = []
        self.rebuild()

    def rebuild(self):
        """The shadow does again all that is done."""
        if self.shadow:
            self.shadow.close()
            self.shadow_server.notifications.clear()
        shutil.copy(self.origin, self.shadow_file)
        self.shadow = Opened(self.shadow_server, self.shadow_file)
        self.began = None
        for method, params in self.done:
            self.shadow_does(method, params)

    def shadow_does(self, method, params):
        """Makes a request of the shadow; returns what it answers."""
        code = self.shadow.perform(method, params)
        if code is None:
            if method == "document/begin":
                self.began = self.revision
            elif method in ("document/commit", "document/rollback", "document/save"):
                self.began = None
        return code

    @property
    def revision(self):
        return self.shadow_server.result("document/info", documentId=self.shadow.id)["revision"]

    def moment(self):
        return Moment(self.shadow.state(), self.began is not None and self.revision > self.began)

    def round(self):
        """Edits, kills, opens again and compares."""
        moments, requests, mine, took = [], [], [], []
        burst = self.chance.randrange(1, 7)
        before = self.chance.randrange(0, 9)
        for number in range(before + burst):
            if number == before:
                moments = [self.moment()]
            known = moments[-1].state if moments else self.shadow.state(shown=False)
            for method, params in self.edits.step(known, alone=number < before):
                # The document does what comes before the last ones at once, so that both know ids.
                shadows, own = self.shadow.resolve(params), self.document.resolve(params)
                start = time.monotonic()
                code = self.shadow_does(method, shadows)
                if number < before:
                    answer = self.document.perform(method, own)
                    if answer != code:
                        raise AssertionError(f"{method} {params}: {answer and self.document.refusal}, "
                                             f"its shadow {code and self.shadow.refusal}")
                    self.count(code)
                    self.done.append((method, shadows))
                    continue
                took.append(time.monotonic() - start)
                requests.append((method, shadows, code))
                mine.append((method, own))
                moments.append(self.moment())
        whole = self.digest()
        for method, params in mine:
            self.document.send(method, params)
        time.sleep(self.chance.random() * sum(took) * 1.2)
        acknowledged = self.kill(requests)
        saves = any(m in ("document/save", "signatures/sign") for m, _, _ in requests)
        if not saves and self.digest() != whole:
            raise AssertionError("the file is another one, though nothing was saved")
        self.open()
        self.take_up(moments, acknowledged, requests)

    def count(self, code):
        self.acknowledged += code is None
        self.refused += code is not None

    def digest(self):
        return hashlib.sha256(self.file.read_bytes()).digest()

    def kill(self, requests):
        """Kills the server; returns how many of the requests it has answered."""
        server = self.document.server
        died = server.kill()
        if died != SIGKILL:
            raise AssertionError(f"the server died of {died} by itself")
        self.kills += 1
        answers = 0
        try:
            while True:
                code = server.receive().get("error", {}).get("code")
                method, params, wanted = requests[answers]
                if code != wanted:
                    raise AssertionError(f"{method} {params}: {code}, its shadow {wanted}")
                self.count(code)
                answers += 1
        except Dead:
            return answers

    def take_up(self, moments, acknowledged, requests):
        """The document is one of those that it can be; the shadow becomes that one."""
        found = self.document.state()
        wanted = [m.recovered for m in moments]
        if found in wanted[acknowledged:]:
            index = wanted.index(found, acknowledged)
            self.done += [(m, p) for m, p, _ in requests[:index]]
            moment = moments[index]
            if moment.state["document/history"].get("group"):
                self.done.append(("document/commit", {}))
            if index < len(requests) or moment.state["document/history"].get("group"):
                self.rebuild()
            return self.walk() if self.chance.random() < 0.3 else None
        # Of a document that was saved there is nothing to recover: its history is gone.
        if not found["document/info"]["dirty"] and not any(found["document/history"].values()):
            forgotten = {"document/history": {"undo": [], "redo": []}}
            saved = [w for w in wanted[acknowledged:] if not w["document/info"]["dirty"]]
            if found in [w | forgotten for w in saved]:
                return self.begin_anew()
        last = "\n".join(f"{m} {json.dumps(p)}: {c}" for m, p, c in requests)
        raise AssertionError(f"of these, {acknowledged} were acknowledged:\n{last}\n"
                             + min((differences(found, w) for w in wanted), key=len))

    def walk(self):
        """Undoes all there is, and does it again."""
        self.walks += 1
        before = self.document.state()
        history = before["document/history"]
        for method, count in [("undo", len(history["undo"])), ("redo", len(history["undo"]))]:
            for opened in (self.document, self.shadow):
                for number in range(count):
                    code = opened.perform(f"document/{method}", {})
                    if code is not None:
                        raise AssertionError(f"{method} {number} of {count}: {code}")
            found, wanted = self.document.state(), self.shadow.state()
            if found != wanted:
                raise AssertionError(f"after {method} of {count}: {differences(found, wanted)}")
        if found != before:
            raise AssertionError(f"undone and done again: {differences(found, before)}")

    def end(self):
        self.document.server.kill()
        self.shadow.close()


def session(fixture, folder, shadow, chance, kills):
    """Some kills of one document; returns its numbers."""
    one = Session(fixture, folder, shadow, chance)
    try:
        while one.kills < kills and len(one.done) < LONGEST_SESSION:
            one.round()
    except (AssertionError, Dead, Failure) as error:
        done = "\n".join(f"{m} {json.dumps(p)}" for m, p in one.done)
        raise AssertionError(f"{done}\nafter these: {type(error).__name__} {error}") from error
    one.end()
    return one


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=36)
    parser.add_argument("--seconds", type=float, default=0, help="instead of a number of kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="where documents and logs are, such as one in memory")
    parser.add_argument("fixtures", nargs="*", default=FILES)
    options = parser.parse_args()
    began, number, total = time.monotonic(), 0, {"kills": 0, "acknowledged": 0, "refused": 0, "walks": 0}
    shadow = Server(options={"author": "Ann"})
    each = 12 if options.seconds else max(1, options.kills // len(options.fixtures) + 1)
    while (time.monotonic() - began < options.seconds if options.seconds
           else total["kills"] < options.kills):
        fixture = options.fixtures[number % len(options.fixtures)]
        seed = options.seed + number // len(options.fixtures)
        number += 1
        with tempfile.TemporaryDirectory(prefix="recto-kills-", dir=options.folder) as name:
            try:
                one = session(fixture, Path(name), shadow, random.Random(f"{fixture} {seed}"), each)
            except AssertionError as error:
                print(f"{fixture}, seed {seed}: {error}")
                return 1
        for count in total:
            total[count] += getattr(one, count)
        if number % 5 == 0:
            print(f"to seed {seed}: {total['kills']} kills, {total['acknowledged']} edits "
                  f"acknowledged, {total['refused']} refused, {total['walks']} times undone and done "
                  "again: nothing lost, nothing twice", flush=True)
    print(f"{total['kills']} kills, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
