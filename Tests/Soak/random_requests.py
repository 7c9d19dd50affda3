#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sends a server random requests that are valid by its own description, and a few that are not.

Each request has to be answered once and in time, as the description says, with errors of the kinds
that it lists; nothing may fail within the server, which has to live on. At the end all is undone, and
a copy is saved that qpdf has to find in order. The server can write in a private folder only.

    random_requests.py [--seed N] [--sessions N | --seconds N] [--requests N] [--keep FOLDER] [FILE…]

The same seed makes the same requests as long as the server answers the same. What was sent in a
session that failed is kept, a message a line, with the files that it began with.
"""

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from confine import confine, private_environment
from known_things import Known
from schema_values import PASSWORDS, Values, example_values, misfit
from server import FIXTURES, ROOT, executable

# Ends the session, or answers nothing.
LEFT_OUT = ("shutdown", "exit", "$/cancelRequest", "initialized")
# What any method may answer beside what it declares.
GENERAL = ("invalidParams", "invalidRequest", "requestCancelled", "timedOut", "limitExceeded")
# Rare, since little can be done after them.
RARE = ("document/close", "document/reload", "document/setPolicy", "initialize", "server/describe",
        "view/close", "pages/delete", "document/begin")
# What users do most.
OFTEN = ("interaction/", "tool/", "annotations/", "document/undo", "document/redo", "forms/")
# What a document is made of, as far as undoing has to bring it back.
CONTENT = ("pages/list", "annotations/list", "outline/get", "forms/list", "document/info")
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
        if kind not in (*GENERAL, *self.methods[method]["errors"]):
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
        """Answers what the server asks: well, with an error, or not at all."""
        chance = self.chance.random()
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


def act(client, examples):
    """One request, or a few at once."""
    chance = client.chance
    client.known.turn_to_another(chance)
    for _ in range(chance.choice((1, 1, 1, 1, 5))):
        names = [name for name in client.methods if name not in LEFT_OUT]
        if chance.random() < 0.4:
            names = [name for name in names if name.startswith(OFTEN)]
        method = chance.choice(names)
        if method in RARE and chance.random() < 0.8:
            method = chance.choice(("interaction/tap", "annotations/add", "document/undo"))
        noun = method.split("/")[0]
        params = client.values.record(client.methods[method]["params"], noun)
        if method in examples and chance.random() < 0.3:
            params = adopted(chance.choice(examples[method]), params, client.known)
        if chance.random() < 0.05:
            params = confined(client.values.spoil(params), client.known)
        if chance.random() < 0.05:
            params[chance.choice(("progressToken", "partialResultToken"))] = client.last
        remember_passwords(params, client.known)
        number = client.send(method, params)
        if chance.random() < 0.02:
            client.write({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": number}})
    client.wait()
    if method.startswith(("pages/", "document/")):
        client.result("document/info", documentId=client.known.current)


def remember_passwords(value, known):
    """Notes what a file may be encrypted with from now on."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name.endswith("Password") and isinstance(inner, str):
                known.passwords[inner] = None
            remember_passwords(inner, known)


def adopted(example, own, known):
    """An example's params with what is this session's in place of its own."""
    names = ("documentId", "viewId", "stateDirectory", "cacheDirectory")
    made = {name: own[name] for name in names if name in own}
    return confined({**{name: value for name, value in example.items() if name not in names},
                     **made}, known)


def confined(value, known):
    """A value without paths of other folders."""
    if isinstance(value, dict):
        return {name: confined(inner, known) for name, inner in value.items()}
    if isinstance(value, list):
        return [confined(inner, known) for inner in value]
    if isinstance(value, str) and value.startswith(("/", "$")) \
            and not value.startswith(str(known.folder)):
        return str(known.folder / (value.rsplit("/", 1)[-1] or "x"))
    return value


def ensure_document(client):
    if not client.known.documents:
        client.result("document/open", path=str(client.known.folder / client.known.files[0]),
                      password=PASSWORDS[1])
        if not client.known.documents:
            client.result("document/open", path=str(client.known.folder / "plain.pdf"))


def difference(was, now, path=""):
    """The first place where two values differ."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name in sorted({*was, *now}):
            if was.get(name) != now.get(name):
                return difference(was.get(name), now.get(name), f"{path}.{name}")
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for index, (one, two) in enumerate(zip(was, now)):
            if one != two:
                return difference(one, two, f"{path}[{index}]")
    return f"{path}: {json.dumps(now)[:600]}, not {json.dumps(was)[:600]}"


def sound(path, passwords=()):
    """What qpdf says of a file, under one of the passwords: 0 well, 3 with warnings, 2 errors."""
    checks = [subprocess.run(["qpdf", "--check", f"--password={word}", str(path)],
                             capture_output=True, text=True, check=False)
              for word in {**dict.fromkeys(PASSWORDS), **dict.fromkeys(passwords)}
              if "\0" not in word]
    best = min(checks, key=lambda check: (0, 3, 2).index(check.returncode))
    return best.returncode, best.stderr


def content(client, document):
    """What a document holds, without what depends on its history."""
    found = {method: client.result(method, documentId=document) for method in CONTENT}
    for name in ("revision", "dirty", "permissions", "encrypted", "pdfVersion", "producer"):
        found["document/info"].pop(name, None)
    return found


def undo_all(client, document):
    """Undoes everything; returns whether nothing forbade it."""
    name = {"documentId": document}
    # The user's rules may be in the way.
    client.result("document/rollback", **name)
    client.result("tool/cancel", **name)
    for _ in range(3000):
        history = client.result("document/history", **name)
        if not history or not history["undo"]:
            return bool(history)
        refused = sum(client.errors.get(kind, 0) for kind in ("notPermitted", "vetoed"))
        if not client.result("document/undo", **name):
            if sum(client.errors.get(kind, 0) for kind in ("notPermitted", "vetoed")) > refused:
                return False
            raise Problem(f"{document}: {history['undo'][-1]} cannot be undone")
    raise Problem(f"{document}: undoing has no end")


def wind_up(client, were_sound, before):
    """Undoes everything, saves a copy of each document, and ends the session."""
    for document in list(client.known.documents):
        name = {"documentId": document}
        if undo_all(client, document) and document not in client.known.reloaded:
            now = content(client, document)
            for method, was in before.get(document, {}).items():
                if now[method] != was:
                    raise Problem(f"{document}: after undoing everything {method} is "
                                  f"{difference(was, now[method])}")
        copy = client.known.folder / f"copy-{document}.pdf"
        copy.unlink(missing_ok=True)
        if client.result("document/save", **name, path=str(copy)) and were_sound:
            status, why = sound(copy, client.known.passwords)
            if status not in (0, 3):
                raise Problem(f"qpdf of {copy.name}: {why}")
    client.result("shutdown")
    client.write({"jsonrpc": "2.0", "method": "exit"})
    client.process.stdin.close()
    try:
        status = client.process.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Problem("the server does not end") from None
    if status:
        raise Problem(f"the server ended with {status}")


def session(seed, requests, files, description, examples, keep):
    """One session; returns what there is to say of it, and whether all was well."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="recto-random-") as name:
        folder = Path(name).resolve()
        chosen = chance.sample(files, min(3, len(files)))
        shutil.copy(FIXTURES / "simple.pdf", folder / "plain.pdf")
        for path in (FIXTURES / "certificates").iterdir():
            shutil.copy(path, folder)
        for path in chosen:
            shutil.copy(path, folder / path.name)
        were_sound = all(sound(folder / path.name)[0] == 0 for path in chosen)
        names = [path.name for path in chosen] + ["plain.pdf"]
        arguments = ["--workers", "on"] if chance.random() < 0.25 else []
        client = Client(folder, description, arguments, chance, Known(folder, names))
        label = f"seed {seed}, {', '.join(names[:-1])}{' with workers' if arguments else ''}"
        try:
            client.result("initialize", options={"author": "Ann",
                                                 "javascript": chance.random() < 0.3})
            for each in names[:2]:
                client.result("document/open", path=str(folder / each), password=PASSWORDS[1])
            before = {each: content(client, each) for each in client.known.documents}
            for _ in range(requests):
                ensure_document(client)
                act(client, examples)
            wind_up(client, were_sound, before)
        except Problem as problem:
            client.process.kill()
            client.log.close()
            said = (folder / "stderr").read_text(errors="replace")[-3000:]
            kept = Path(keep or tempfile.mkdtemp(prefix="recto-found-")) / f"session-{seed}"
            kept.mkdir(parents=True, exist_ok=True)
            (kept / "sent").write_text("\n".join(client.sent) + "\n")
            for path in chosen:
                shutil.copy(path, kept)
            (kept / "problem").write_text(f"{label}\n{folder}\n{problem}\n{said}\n")
            return f"{label}: {problem}\n{said}\nkept in {kept}", False
        finally:
            client.process.kill()
            client.process.wait()
            client.log.close()
        refused = sum(client.errors.values())
        return f"{label}: {client.answers} answers, {refused} of them errors", True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sessions", type=int, default=4)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--requests", type=int, default=150)
    parser.add_argument("--keep")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    files = sorted(options.files or FIXTURES.glob("*.pdf"))
    description = json.loads(subprocess.run([executable(), "describe"], check=True,
                                            capture_output=True).stdout)
    examples = example_values((ROOT / "protocol.md").read_text())
    began, seed, bad = time.monotonic(), options.seed, 0
    while seed < options.seed + options.sessions if options.seconds is None \
            else time.monotonic() < began + options.seconds:
        text, fine = session(seed, options.requests, files, description, examples, options.keep)
        print(text, flush=True)
        if not fine:
            print(f"Again: {sys.argv[0]} --seed {seed} --sessions 1 --requests {options.requests}"
                  + "".join(f" {os.fspath(path)}" for path in options.files), flush=True)
        bad += not fine
        seed += 1
    print(f"{seed - options.seed} sessions, {bad} with problems, {time.monotonic() - began:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
