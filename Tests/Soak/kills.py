#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Kills servers at random moments of random editing sessions.

Each session goes on with the document that the one before it left behind. A second server, which is
never killed and keeps no log, makes the same edits: what it has after each step is what the killed one
must have when it is opened again: everything that was acknowledged, nothing twice, and of what was sent
but not acknowledged a beginning, without gaps.

    kills.py [--rounds N] [--seed N] [FIXTURE…]
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from server import FIXTURES, Dead, Failure, Server

FILES = ["annotations.pdf", "form.pdf", "outline.pdf", "simple.pdf"]
VOLATILE = {"modified", "created", "date", "creationDate", "modificationDate", "savedAt"}


def stable(value):
    """Without what depends on the time or on how often something was edited."""
    if isinstance(value, dict):
        return {k: stable(v) for k, v in value.items() if k not in VOLATILE and k != "revision"}
    return [stable(v) for v in value] if isinstance(value, list) else value


def state(server):
    """All that an edit can change, as the protocol tells it."""
    found = {}
    for method in ["pages/list", "annotations/list", "forms/list", "outline/get", "bookmarks/list",
                   "attachments/list", "document/info", "document/history"]:
        try:
            found[method] = stable(server.result(method, documentId="d1"))
        except Failure as failure:
            found[method] = failure.error["code"]
    found["document/info"] = without_file(found["document/info"])
    return found


def without_file(info):
    """What a document says of itself, not of its file."""
    names = ("path", "bytes", "fileSize", "size", "identifiers", "ids", "version", "dirty")
    return {k: v for k, v in info.items() if k not in names} if isinstance(info, dict) else info


def comparable(known):
    """What has to be the same in the document and its shadow."""
    return {k: v for k, v in known.items() if k not in ("redo", "document/history")}


class Session:
    """Makes up edits that fit what the document is."""

    def __init__(self, chance):
        self.chance = chance
        self.number = 0

    def step(self, known):
        """A request that edits a document in a state."""
        self.number += 1
        kinds = [self.add, self.add, self.update, self.delete, self.markup, self.bookmark,
                 self.unbookmark, self.outline, self.page, self.rotate, self.field, self.title,
                 self.attach, self.undo, self.undo, self.redo, self.save, self.group, self.end]
        return self.chance.choice(kinds)(known)

    def page_of(self, known):
        return self.chance.randrange(max(1, len(known["pages/list"]["pages"])))

    def some_annotation(self, known):
        ids = [a["id"] for a in known["annotations/list"]["annotations"]
               if a["type"] not in ("widget", "popup", "link")]
        return self.chance.choice(ids) if ids else None

    def rect(self):
        x, y = self.chance.randrange(10, 150), self.chance.randrange(10, 150)
        return [x, y, x + 40, y + 30]

    def add(self, known):
        kind = self.chance.choice(["square", "circle", "text", "freeText", "line", "ink"])
        new = {"id": f"k{self.number}", "type": kind, "pageIndex": self.page_of(known),
               "rect": self.rect(), "contents": f"note {self.number}"}
        if kind == "line":
            new["line"] = [20, 20, 90, 60]
        if kind == "ink":
            new["strokes"] = [[20, 20, 50, 70, 90, 30]]
        return "annotations/add", {"annotation": new}

    def markup(self, known):
        kind = self.chance.choice(["highlight", "underline", "strikeOut", "squiggly"])
        x0, y0, x1, y1 = self.rect()
        new = {"id": f"k{self.number}", "type": kind, "pageIndex": self.page_of(known),
               "quads": [[x0, y0, x1, y0, x0, y1, x1, y1]]}
        return "annotations/add", {"annotation": new}

    def update(self, known):
        found = self.some_annotation(known)
        changes = {"contents": f"changed {self.number}", "color": "#%06x" % self.number}
        return ("annotations/update", {"id": found, "changes": changes}) if found else self.add(known)

    def delete(self, known):
        found = self.some_annotation(known)
        return ("annotations/delete", {"ids": [found]}) if found else self.add(known)

    def bookmark(self, known):
        mark = {"id": f"b{self.number}", "pageIndex": self.page_of(known), "name": "mark"}
        return "bookmarks/add", {"bookmark": mark}

    def unbookmark(self, known):
        marks = known["bookmarks/list"]
        ids = [b["id"] for b in marks["bookmarks"]] if isinstance(marks, dict) else []
        return ("bookmarks/remove", {"id": self.chance.choice(ids)}) if ids else self.bookmark(known)

    def outline(self, known):
        item = {"title": f"Chapter {self.number}", "pageIndex": self.page_of(known)}
        return "outline/insert", {"item": item}

    def page(self, known):
        count = len(known["pages/list"]["pages"])
        at = self.page_of(known)
        if count > 4:
            return "pages/delete", {"pages": [at]}
        return self.chance.choice([
            ("pages/insert", {"at": at}), ("pages/move", {"pages": [at], "to": 0}),
            ("pages/duplicate", {"pages": [at]})])

    def rotate(self, known):
        return "pages/rotate", {"pages": [self.page_of(known)], "by": 90}

    def field(self, known):
        fields = known["forms/list"]
        names = [f["name"] for f in fields.get("fields", []) if f["type"] == "text"] \
            if isinstance(fields, dict) else []
        if not names:
            return self.add(known)
        return "forms/setValue", {"field": self.chance.choice(names), "value": str(self.number)}

    def title(self, known):
        return "document/setInfo", {"title": f"Title {self.number}"}

    def attach(self, known):
        return "attachments/add", {"name": f"f{self.number}.txt", "data": "aGVsbG8="}

    def undo(self, known):
        return "document/undo", {}

    def redo(self, known):
        return "document/redo", {}

    def save(self, known):
        return "document/save", {}

    def group(self, known):
        return "document/begin", {"name": f"Group {self.number}"}

    def end(self, known):
        return self.chance.choice(["document/commit", "document/rollback"]), {}


class Rounds:
    """A document, its shadow, and how they compare."""

    def __init__(self, fixture, folder, seed):
        self.chance = random.Random(seed)
        self.session = Session(self.chance)
        self.file = folder / "document.pdf"
        self.state = folder / "state"
        self.shadow_file = folder / "shadow.pdf"
        self.folder = folder
        shutil.copy(FIXTURES / fixture, self.file)
        self.edits = self.refused = 0

    def open(self, path, keep):
        server = Server(state=self.state if keep else "", options={"author": "Ann"})
        opened = server.result("document/open", path=str(path), recovery="apply")
        failed = opened.get("recovery", {}).get("failed", [])
        if failed:
            raise AssertionError(f"not made again: {failed}")
        return server

    def round(self):
        server = self.open(self.file, True)
        known = state(server)
        # The shadow begins with what the server has, saved elsewhere; it has no history before that.
        self.shadow_file.unlink(missing_ok=True)
        server.result("document/save", documentId="d1", path=str(self.shadow_file))
        shadow = self.open(self.shadow_file, False)
        possible = [known]
        steps = []
        depth = 0
        for _ in range(self.chance.randrange(1, 14)):
            method, params = self.session.step(possible[-1])
            # What was done in rounds before is not in the shadow's history.
            if method == "document/undo" and depth == 0:
                continue
            if method == "document/redo" and not possible[-1].get("redo"):
                continue
            answer = shadow.attempt(method, documentId="d1", **params)
            steps.append((method, params, answer is not None))
            now = state(shadow)
            now["redo"] = bool(now["document/history"]["redo"])
            depth = len(now["document/history"]["undo"])
            possible.append(now)
        shadow.kill()
        for method, params, _ in steps:
            server.send(method, documentId="d1", **params)
        acknowledged = 0
        wanted = self.chance.randrange(0, len(steps) + 1)
        answers = []
        while acknowledged < wanted:
            answers.append(server.receive())
            acknowledged += 1
        time.sleep(self.chance.random() * self.chance.choice([0, 0.002, 0.02]))
        died = server.kill()
        if died != -9:
            raise AssertionError(f"the server died of {died} by itself")
        try:
            while True:
                answers.append(server.receive())
                acknowledged += 1
        except Dead:
            pass
        for answer, (method, params, fits) in zip(answers, steps):
            if fits != ("result" in answer):
                raise AssertionError(f"{method} {params}: {answer}, unlike its shadow")
            self.edits += fits
            self.refused += not fits
        self.check(possible[acknowledged:], steps)

    def check(self, possible, steps):
        """The document is one of those that it can be. History is left out: saving may shorten it."""
        server = self.open(self.file, True)
        found = comparable(state(server))
        server.kill()
        wanted = [comparable(known) for known in possible]
        if found in wanted:
            return
        names = [n for n in found if all(found[n] != w[n] for w in wanted)] or list(found)[:1]
        raise AssertionError(f"{names}: {[found[n] for n in names]}\n"
                             f"instead of {[w[names[0]] for w in wanted]}\nafter {steps}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=int(os.environ.get("RECTO_KILL_ROUNDS", 12)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("fixtures", nargs="*", default=FILES)
    options = parser.parse_args()
    for fixture in options.fixtures or FILES:
        if not (FIXTURES / fixture).exists():
            continue
        with tempfile.TemporaryDirectory(prefix="recto-kills-") as name:
            rounds = Rounds(fixture, Path(name), options.seed)
            for number in range(options.rounds):
                try:
                    rounds.round()
                except (AssertionError, Dead, Failure) as error:
                    print(f"{fixture}, seed {options.seed}, round {number}: {error}")
                    return 1
            print(f"{fixture}: {options.rounds} kills, {rounds.edits} edits acknowledged, "
                  f"{rounds.refused} refused: nothing lost, nothing twice", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
