# SPDX-License-Identifier: AGPL-3.0-or-later
"""The end of a session: everything is undone, and a copy of each document is as it should be."""

import json
import subprocess

from checked_client import PATIENCE, Problem
from schema_values import PASSWORDS

# What a document is made of, as far as undoing has to bring it back.
CONTENT = ("pages/list", "annotations/list", "outline/get", "forms/list", "document/info")


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
    # A bookmark may be kept by a provider outside of the document, which answered too late.
    for page in found["pages/list"]["pages"]:
        page.pop("bookmarked", None)
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
