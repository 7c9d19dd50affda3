# SPDX-License-Identifier: AGPL-3.0-or-later
"""A document that is edited in random ways, killed, and opened again, with its shadow."""

import hashlib
import json
import os
import shutil
import time

import qpdf
from edits import RELOAD, SAVING, Edits
from known import as_in_file, differences
from opened import Moment, Opened
from server import FIXTURES, Dead, Server

SIGKILL = -9


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
        self.take(FIXTURES / fixture)
        self.kills = self.acknowledged = self.refused = self.walks = self.cuts = 0
        self.is_repaired = None
        self.open()
        self.begin_anew()

    def take(self, source):
        """The file as it is, or as newer writers would have it: with object and cross-reference streams."""
        shutil.copy(source, self.file)
        if self.chance.random() < 0.3 and qpdf.pack(source, self.folder / "packed.pdf"):
            shutil.copy(self.folder / "packed.pdf", self.file)

    def keep(self):
        """Keeps what the kill left behind, for who looks into a failure."""
        kept = self.folder / "killed"
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(self.folder, kept)

    def open(self):
        self.document = Opened(self.serve(), self.file)
        answer = self.document.answer
        recovery = answer.get("recovery", {})
        # A damaged file stays one until it is saved.
        if self.is_repaired is None:
            self.is_repaired = answer["repaired"]
        was_repaired, self.is_repaired = self.is_repaired, answer["repaired"]
        if recovery.get("failed") or recovery.get("fileChanged") or self.is_repaired > was_repaired:
            raise AssertionError(f"opened with {answer}")

    def serve(self):
        return Server(state=self.logs, options={"author": "Ann"})

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
        self.edits.may_sign = not any(
            "encrypt" in params or method == "annotations/applyRedactions"
            for method, params in self.done)
        for _ in range(self.chance.randrange(0, 9)):
            self.edit()
        moments, requests, took = self.burst(self.chance.randrange(1, 7))
        whole, synced = self.digest(), self.log_length
        sent = [self.document.send(*own) for _, _, own, _ in requests]
        time.sleep(self.chance.random() * took * 1.2)
        acknowledged = self.kill(requests, sent)
        self.keep()
        saves = any(m in SAVING for m, _, _, _ in requests)
        if self.digest() != whole:
            if not saves:
                raise AssertionError("the file is another one, though nothing was saved")
            self.check_whole()
        elif not saves and self.chance.random() < 0.2:
            acknowledged = self.lose_power(synced, acknowledged)
        try:
            self.open()
            self.take_up(moments, acknowledged, requests)
        except AssertionError as error:
            last = "\n".join(f"{m} {json.dumps(p)}: {c}" for m, p, _, c in requests)
            raise AssertionError(
                f"of these, {acknowledged} were made:\n{last}\n{error}") from error

    @property
    def log_length(self):
        return sum(os.path.getsize(p) for p in self.logs.glob("**/*.log"))

    def lose_power(self, synced, acknowledged):
        """Cuts off some of what the log got last, as the machine's death does; returns how many requests
        must have outlived that."""
        for log in self.logs.glob("**/*.log"):
            length = os.path.getsize(log)
            if length > synced:
                os.truncate(log, self.chance.randrange(synced, length))
                self.cuts += 1
                return 0
        return acknowledged

    def check_whole(self):
        """Has another engine look at the file, which was saved."""
        if qpdf.is_broken(self.file) and not qpdf.is_broken(self.origin):
            raise AssertionError("what was saved is not whole")

    def edit(self):
        """Makes an edit in the document and in its shadow."""
        for method, params in self.edits.step(self.shadow.state(shown=False), alone=True):
            shadows = self.shadow.resolve(params)
            code = self.shadow_does(method, shadows)
            answer = self.document.perform(method, self.document.resolve(params))
            if answer != code:
                raise AssertionError(f"{method} {params}: {answer and self.document.refusal}, "
                                     f"its shadow {code and self.shadow.refusal}")
            self.count(code)
            self.done.append((method, shadows))

    def burst(self, count):
        """Edits that only the shadow makes: what it was between them, the requests, the time it took."""
        moments, requests, took = [self.moment()], [], 0
        while len(requests) < count:
            step = self.edits.step(moments[-1].state, alone=False)
            # Entries of the outline that are yet to come have no ids.
            if any("title:" in str(self.document.resolve(params)) for _, params in step):
                continue
            for method, params in step:
                shadows = self.shadow.resolve(params)
                own = (method, self.document.resolve(params))
                start = time.monotonic()
                code = self.shadow_does(method, shadows)
                took += time.monotonic() - start
                requests.append((method, shadows, own, code))
                moments.append(self.moment())
        # What is unsaved is made again then, and is the same; the shadow has no log for it.
        is_dirty = self.edits.may_reload and moments[-1].state["document/info"]["dirty"]
        if is_dirty and self.began is None and self.chance.random() < 0.15:
            requests.append((RELOAD, {}, (RELOAD, {}), None))
            moments.append(moments[-1])
        return moments, requests, took

    def count(self, code):
        self.acknowledged += code is None
        self.refused += code is not None

    def digest(self):
        return hashlib.sha256(self.file.read_bytes()).digest()

    def kill(self, requests, sent):
        """Kills the server; returns how many of the requests, sent with these ids, it has made: what is
        looked for once redactions are applied is answered after later requests."""
        server = self.document.server
        died = server.kill()
        if died != SIGKILL:
            raise AssertionError(f"the server died of {died} by itself")
        self.kills += 1
        made = 0
        try:
            while True:
                answer = server.receive()
                index = sent.index(answer["id"])
                method, params, _, wanted = requests[index]
                error = answer.get("error", {})
                code = error.get("code")
                if code != wanted:
                    raise AssertionError(f"{method} {params}: {error}, its shadow {wanted}, after "
                                         f"{[r[:2] for r in requests[:index]]}")
                self.count(code)
                made = max(made, index + 1)
        except Dead:
            return made

    def take_up(self, moments, acknowledged, requests):
        """The document is one of those that it can be; the shadow becomes that one."""
        found = self.document.state()
        wanted = [m.recovered for m in moments]
        if found in wanted[acknowledged:]:
            index = wanted.index(found, acknowledged)
            self.done += [(m, p) for m, p, _, _ in requests[:index] if m != RELOAD]
            moment = moments[index]
            if moment.state["document/history"].get("group"):
                self.done.append(("document/commit", {}))
            if index < len(requests) or moment.state["document/history"].get("group"):
                self.rebuild()
            return self.walk() if self.chance.random() < 0.3 else None
        # Of a document that was saved there is nothing to recover: its history is gone.
        if not found["document/info"]["dirty"] and not any(found["document/history"].values()):
            saved = [w for w in wanted[acknowledged:] if not w["document/info"]["dirty"]]
            if as_in_file(found) in [as_in_file(w) for w in saved]:
                return self.begin_anew()
        raise AssertionError(min((differences(found, w) for w in wanted[acknowledged:]), key=len))

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
