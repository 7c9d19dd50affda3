#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Compares what recto says about PDF files with what poppler, pdfium and qpdf say.

    Tests/Oracle/oracle.py [FOLDER]

The fixtures unless a folder is given. ``$RECTO`` is the server; readers that are not installed are left
out. Fails if there is a difference that ``understood.txt`` does not list, or if that lists one of a file
here that there is no more.
"""

import importlib
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from oracle.compare import differences
from oracle.understood import Understood

HERE = Path(__file__).resolve().parent
TIMEOUT = 300
READERS = {
    "poppler": lambda: shutil.which("pdfinfo") and shutil.which("pdftotext"),
    "pdfium": lambda: (HERE.parents[1] / ".pdfium").is_dir(),
    "qpdf": lambda: shutil.which("qpdf"),
}


def facts(reader, path):
    """What a reader says, from a process of its own: some files end the reader."""
    command = [sys.executable, __file__, "--facts", reader, str(path)]
    try:
        run = subprocess.run(command, capture_output=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return {"failed": f"no answer in {TIMEOUT} s"}
    if run.returncode != 0:
        return {"failed": run.stderr.decode("utf-8", "replace")[-400:]}
    return json.loads(run.stdout.splitlines()[-1])


def print_facts(reader, path):
    print(json.dumps(importlib.import_module(f"oracle.{reader}_reader").facts(path)))


def compare(path, readers):
    ours = facts("recto", path)
    others = {reader: facts(reader, path) for reader in readers}
    if "failed" in ours:
        return [f"{path.name}: recto failed: {ours['failed']}"], []
    return [], list(differences(path.name, ours, others))


def main():
    if sys.argv[1:2] == ["--facts"]:
        return print_facts(sys.argv[2], sys.argv[3])
    folder = Path(sys.argv[1]) if sys.argv[1:] else HERE.parent / "Fixtures"
    files = sorted(folder.glob("*.pdf"))
    readers = [name for name, is_there in READERS.items() if is_there()]
    for name in set(READERS) - set(readers):
        print(f"{name} is not installed and is left out.")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: compare(path, readers), files))
    understood = Understood(HERE / "understood.txt")
    problems = [failure for failures, _ in results for failure in failures]
    problems += [str(d) for _, found in results for d in found if not understood.covers(d)]
    if len(readers) == len(READERS):
        names = [path.name for path in files]
        problems += [f"understood.txt, {rule}: not needed" for rule in understood.unused(names)]
    print("\n".join(problems))
    print(f"{len(files)} files, {len(problems)} differences that are not understood.")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
