#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sends a server random requests that are valid by its own description, and a few that are not.

Each request has to be answered once and in time, as the description says, with errors of the kinds
that it lists; nothing may fail within the server, which has to live on. At the end all is undone, and
a copy is saved that qpdf has to find in order. The server can write in a private folder only.

    random_requests.py [--seed N] [--sessions N | --seconds N] [--requests N] [--damaged]
                       [--keep FOLDER] [FILE…]

Damaged files are as hostile as chance makes them: what they hold after everything was undone, and
whether a saved copy is in order, is not asked then.

The same seed makes the same requests as long as the server answers the same. What was sent in a
session that failed is kept, a message a line, with the files that it began with.
"""

import argparse
import os
import random
import shlex
import shutil
import sys
import tempfile
import time
from pathlib import Path

from checked_client import Client, Problem
from described import described
from known_things import Known
from mutant import damaged
from schema_values import PASSWORDS, example_values
from server import FIXTURES, ROOT
from undone_session import content, sound, wind_up

# Ends the session, or answers nothing.
LEFT_OUT = ("shutdown", "exit", "$/cancelRequest", "initialized")
# Rare, since little can be done after them.
RARE = ("document/close", "document/reload", "document/setPolicy", "initialize", "server/describe",
        "view/close", "pages/delete", "document/begin")
# What users do most.
OFTEN = ("interaction/", "tool/", "annotations/", "document/undo", "document/redo", "forms/")


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


def copied(path, folder, damage, files, chance):
    """Copies a file, damaged where that is asked for; returns the copy."""
    copy = folder / path.name
    if damage:
        copy.write_bytes(damaged(path, chance.choice(files).read_bytes(), chance))
    else:
        shutil.copy(path, copy)
    return copy


def session(seed, options, files, description, examples):
    """One session; returns what there is to say of it, and whether all was well."""
    chance, damage = random.Random(seed), options.damaged
    with tempfile.TemporaryDirectory(prefix="recto-random-") as name:
        folder = Path(name).resolve()
        chosen = chance.sample(files, min(3, len(files)))
        shutil.copy(FIXTURES / "simple.pdf", folder / "plain.pdf")
        for path in (FIXTURES / "certificates").iterdir():
            shutil.copy(path, folder)
        begun = {path.name: copied(path, folder, damage, files, chance).read_bytes()
                 for path in chosen}
        were_sound = not damage and all(sound(folder / name)[0] == 0 for name in begun)
        names = [path.name for path in chosen] + ["plain.pdf"]
        workers = "on" if chance.random() < 0.5 else "off"
        client = Client(folder, description, ["--workers", workers], chance, Known(folder, names))
        label = f"seed {seed}, {', '.join(names[:-1])}, workers {workers}"
        try:
            client.result("initialize", options={"author": "Ann",
                                                 "javascript": chance.random() < 0.3})
            for each in names[:2]:
                client.result("document/open", path=str(folder / each), password=PASSWORDS[1])
            before = {} if damage else \
                {each: content(client, each) for each in client.known.documents}
            for _ in range(options.requests):
                ensure_document(client)
                act(client, examples)
            wind_up(client, were_sound, before)
        except Problem as problem:
            client.process.kill()
            client.log.close()
            said = (folder / "stderr").read_text(errors="replace")[-3000:]
            kept = Path(options.keep or tempfile.mkdtemp(prefix="recto-found-")) / f"session-{seed}"
            kept.mkdir(parents=True, exist_ok=True)
            (kept / "sent").write_text("\n".join(client.sent) + "\n")
            for each, data in begun.items():
                (kept / each).write_bytes(data)
            again = repeated(seed, options)
            (kept / "problem").write_text(f"{label}\n{folder}\n{problem}\n{said}\n{again}\n")
            return f"{label}: {problem}\n{said}\nkept in {kept}\n{again}", False
        finally:
            client.process.kill()
            client.process.wait()
            client.log.close()
        refused = sum(client.errors.values())
        return f"{label}: {client.answers} answers, {refused} of them errors", True


def repeated(seed, options):
    """How a session is held again."""
    command = [os.path.abspath(sys.argv[0]), "--seed", str(seed), "--sessions", "1",
               "--requests", str(options.requests)]
    command += ["--damaged"] if options.damaged else []
    return "Again: " + shlex.join(command + [str(path.resolve()) for path in options.files])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sessions", type=int, default=4)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--requests", type=int, default=150)
    parser.add_argument("--damaged", action="store_true")
    parser.add_argument("--keep")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    files = sorted(options.files or FIXTURES.glob("*.pdf"))
    description = described()
    documents = [ROOT / "protocol.md", *sorted(ROOT.glob("docs/**/*.md"))]
    examples = example_values("\n".join(path.read_text() for path in documents))
    began, seed, bad = time.monotonic(), options.seed, 0
    while seed < options.seed + options.sessions if options.seconds is None \
            else time.monotonic() < began + options.seconds:
        text, fine = session(seed, options, files, description, examples)
        print(text, flush=True)
        bad += not fine
        seed += 1
    print(f"{seed - options.seed} sessions, {bad} with problems, {time.monotonic() - began:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
