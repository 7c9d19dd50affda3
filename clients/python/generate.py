#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes recto/methods and recto/types from what `recto describe` prints.

Usage: generate.py [--check] [RECTO]

RECTO is the server's program; without it, $RECTO or `recto`. With --check nothing is written; the
exit status is 1 if anything would be.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from generator.openrpc import flattened
from generator.package import files

HERE = Path(__file__).resolve().parent
FOLDERS = ("methods", "types")


def describe(command=None):
    """The protocol in the form for machines."""
    program = command or os.environ.get("RECTO") or "recto"
    done = subprocess.run([program, "describe"], stdout=subprocess.PIPE, check=True)
    return flattened(json.loads(done.stdout))


def differences(description):
    """Each path that is not as it should be, with the text that it should have; None: none."""
    wanted = {HERE / "recto" / name: text for name, text in files(description).items()}
    present = {path for folder in FOLDERS for path in (HERE / "recto" / folder).glob("*.py")}
    for path in sorted(wanted.keys() | present):
        text = wanted.get(path)
        if text is None or path not in present or path.read_text("utf-8") != text:
            yield path, text


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        sys.exit(__doc__.strip())
    found = list(differences(describe(*arguments)))
    for path, text in found:
        print(path.relative_to(HERE))
        if "--check" in sys.argv:
            continue
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    if found and "--check" in sys.argv:
        sys.exit("These are not as the server describes them: run generate.py.")


if __name__ == "__main__":
    main()
