#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Runs the front ends of docs/clients against the server, those whose interpreter is installed.

    front_ends.py [RECTO]

Each must end with status 0, write a picture of 800 by 1000 pixels, and save one highlight.
"""

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENTS = ROOT / "docs" / "clients"
FIXTURE = ROOT / "Tests" / "Fixtures" / "simple.pdf"
#: Commands by the client's file; the bootstrap installs all of them.
COMMANDS = {
    "client.py": [sys.executable],
    "client.js": ["node"],
    "client.el": ["emacs", "-Q", "--batch", "-l"],
    "client.lua": ["nvim", "--headless", "-u", "NONE"],
}


def call(name, command, arguments):
    """The command line that runs a client with these arguments."""
    if command[0] == "nvim":
        given = ", ".join(json.dumps(str(each)) for each in arguments)
        return [*command, "-c", f"lua arg = {{{given}}}", "-c", f"luafile {CLIENTS / name}",
                "-c", "cquit 1"]
    return [*command, CLIENTS / name, *arguments]


def problems(name, command, program, folder):
    copy, picture = folder / f"{name}.pdf", folder / f"{name}.png"
    done = subprocess.run(call(name, command, [program, FIXTURE, copy, picture]),
                          capture_output=True, text=True, timeout=120, check=False)
    if done.returncode != 0:
        yield f"status {done.returncode}: {done.stderr.strip()}"
        return
    if "annotations/didChange" not in done.stdout + done.stderr:
        yield "it does not tell what it was told"
    size = struct.unpack(">II", picture.read_bytes()[16:24])
    if size != (800, 1000):
        yield f"its picture has {size} pixels"
    listed = subprocess.run([program, "call", "annotations/list", '{"documentId":"d1"}', "--open",
                             copy], capture_output=True, text=True, check=True)
    types = [each["type"] for each in json.loads(listed.stdout)["annotations"]]
    if types != ["highlight"]:
        yield f"its copy has {types}"


def main():
    given = (sys.argv[1:] or [os.environ.get("RECTO") or shutil.which("recto")])[0]
    program = str(Path(given).resolve())
    failed = False
    found = {path.name for path in CLIENTS.glob("client.*")}
    if found != set(COMMANDS):
        sys.exit(f"These clients are not run: {sorted(found ^ set(COMMANDS))}")
    with tempfile.TemporaryDirectory() as folder:
        # What the clients leave is not to be found by the user.
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        for name, command in COMMANDS.items():
            if shutil.which(command[0]) is None:
                print(f"{name}: skipped, {command[0]} is not installed")
                continue
            for problem in problems(name, command, program, Path(folder)):
                print(f"{name}: {problem}")
                failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
