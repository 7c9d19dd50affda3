#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How long it takes to mark every occurrence of words, and to apply the marks, beside the bare engine.

Processor time of the server, and of PyMuPDF doing the same in a process of its own, in seconds.

    redactions.py [--python PYTHON] [--before RECTO] FILE WORD…
"""

import argparse
import os
import subprocess
import sys
import tempfile

from recto import Recto

BARE = """
import sys, time
import pymupdf
document, word = pymupdf.open(sys.argv[1]), sys.argv[2]
start, count = time.process_time(), 0
for page in document:
    for quad in page.search_for(word, quads=True):
        page.add_redact_annot(quad, fill=False)
        count += 1
marked = time.process_time()
for page in document:
    page.apply_redactions(images=pymupdf.PDF_REDACT_IMAGE_PIXELS, graphics=1)
print(count, marked - start, time.process_time() - marked)
"""


def seconds(recto):
    """The processor time that a server has taken so far, with all its threads."""
    with open(f"/proc/{recto.process.child.pid}/stat", encoding="ascii") as file:
        times = file.read().rsplit(")", 1)[1].split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


def measure(binary, path, word):
    """How many marks Recto makes, and the times to make and to apply them."""
    with tempfile.TemporaryDirectory() as state:
        return measured(Recto(binary, "--workers", "off", "--state-directory", state), path, word)


def measured(recto, path, word):
    recto.first_reply()
    recto.open(path)
    times = [seconds(recto)]
    marks = recto.request("annotations/markRedactions", **recto.document, query=word)["annotations"]
    times.append(seconds(recto))
    # Only the regions, as the engine: the rest of the file is not searched.
    recto.request("annotations/applyRedactions", **recto.document, elsewhere=False)
    times.append(seconds(recto))
    recto.end()
    return len(marks), *(after - before for before, after in zip(times, times[1:]))


def bare(python, path, word):
    """The same of PyMuPDF."""
    said = subprocess.run(
        [python, "-c", BARE, path, word], stdout=subprocess.PIPE, check=True).stdout.split()
    return int(said[0]), float(said[1]), float(said[2])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", default=sys.executable, help="a Python that has PyMuPDF")
    parser.add_argument("--before", help="an earlier build to compare with")
    parser.add_argument("file")
    parser.add_argument("words", nargs="+")
    arguments = parser.parse_args()
    binary = os.environ.get("RECTO", "recto")
    print("| word | | marks | mark | apply |\n|---|---|--:|--:|--:|")
    for word in arguments.words:
        rows = [("engine", bare(arguments.python, arguments.file, word))]
        if arguments.before:
            rows.append(("before", measure(arguments.before, arguments.file, word)))
        rows.append(("recto", measure(binary, arguments.file, word)))
        for name, (marks, mark, apply) in rows:
            print(f"| {word} | {name} | {marks:,} | {mark:.2f} | {apply:.2f} |", flush=True)


if __name__ == "__main__":
    main()
