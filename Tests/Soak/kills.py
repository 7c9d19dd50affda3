#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Kills servers at random moments of random editing sessions.

Each session goes on with the document that the kill before left behind. A second server, the shadow,
which is never killed and keeps no log, makes the same edits: what it has after each of them is what the
killed one must have when it is opened again: everything that was acknowledged, nothing twice, and of what
was sent but not acknowledged a beginning, without gaps. That is meant of the steps that can be undone
and done again as well: both are undone to the beginning, compared, and done again.

    kills.py [--kills N] [--seconds N] [--seed N] [--folder PATH] [--keep PATH]
             [--patience N] [--workers] [FIXTURE…]
"""

import argparse
import json
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from server import Dead, Failure, Server
from session import Session
from worker_session import WorkerSession

FILES = ["annotations.pdf", "form.pdf", "outline.pdf", "simple.pdf", "pages.pdf",
         "bookmarks.pdf", "attachments.pdf", "signature-fields.pdf", "layers.pdf", "redactions.pdf",
         "fields.pdf", "rotated.pdf", "cropped.pdf", "userunit.pdf", "truncated.pdf", "owner.pdf",
         "tagged.pdf", "scripts.pdf", "actions.pdf", "media.pdf", "right-to-left.pdf"]
LONGEST_SESSION = 60


def watch(patience):
    """Tells where servers are that have not answered for so long, and fails."""
    def complain(*_):
        gdb = shutil.which("gdb")
        for server in Server.alive if gdb else []:
            subprocess.run([gdb, "-batch", "-p", str(server), "-ex", "thread apply all bt"], check=False)
        raise AssertionError(f"a round took more than {patience} s")

    signal.signal(signal.SIGALRM, complain)


def session(kind, fixture, folder, shadow, chance, kills, patience):
    """Some kills of one document; returns its numbers."""
    one = kind(fixture, folder, shadow, chance)
    try:
        while one.kills < kills and len(one.done) < LONGEST_SESSION:
            signal.alarm(patience)
            one.round()
    except (AssertionError, Dead, Failure) as error:
        done = "\n".join(f"{m} {json.dumps(p)}" for m, p in one.done)
        raise AssertionError(f"{done}\nafter these: {type(error).__name__} {error}") from error
    finally:
        signal.alarm(0)
    one.end()
    return one


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=36)
    parser.add_argument("--seconds", type=float, default=0, help="instead of a number of kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="where documents and logs are, such as one in memory")
    parser.add_argument("--workers", action="store_true",
                        help="the process of the document is killed or stopped, too")
    parser.add_argument("--patience", type=int, default=600, help="seconds for a kill and what goes with it")
    parser.add_argument("--keep", help="where the files of a session that fails go")
    parser.add_argument("fixtures", nargs="*", default=FILES, help="names of fixtures, or paths")
    options = parser.parse_args()
    watch(options.patience)
    kind = WorkerSession if options.workers else Session
    began, number = time.monotonic(), 0
    total = {"kills": 0, "acknowledged": 0, "refused": 0, "walks": 0, "cuts": 0}
    shadow = Server(options={"author": "Ann"})
    each = 12 if options.seconds else max(1, options.kills // len(options.fixtures) + 1)
    while (time.monotonic() - began < options.seconds if options.seconds
           else total["kills"] < options.kills):
        fixture = options.fixtures[number % len(options.fixtures)]
        seed = options.seed + number // len(options.fixtures)
        number += 1
        with tempfile.TemporaryDirectory(prefix="recto-kills-", dir=options.folder) as name:
            try:
                one = session(kind, fixture, Path(name), shadow, random.Random(f"{fixture} {seed}"), each,
                              options.patience)
            except AssertionError as error:
                print(f"{fixture}, seed {seed}: {error}")
                if options.keep:
                    shutil.copytree(name, options.keep, dirs_exist_ok=True)
                return 1
        for count in total:
            total[count] += getattr(one, count)
        if number % 5 == 0:
            print(f"to seed {seed}: {total['kills']} kills, {total['acknowledged']} edits "
                  f"acknowledged, {total['refused']} refused, {total['walks']} times undone and done "
                  f"again, {total['cuts']} logs cut: nothing lost, nothing twice", flush=True)
    print(f"{total['kills']} kills, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
