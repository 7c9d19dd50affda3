#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Lets a process write only in one folder, and use no TCP: by Landlock, where the kernel has it.

    confine.py FOLDER COMMAND [ARGUMENT…]

What the command finds in HOME, TMPDIR and the XDG folders is in the folder as well, which is made.
"""

import ctypes
import os
import struct
import sys
from pathlib import Path

CREATE, ADD, RESTRICT = 444, 445, 446
PATH_BENEATH, ASK_VERSION, NO_NEW_PRIVILEGES = 1, 1, 38
WRITE, REMOVE, MAKE, REFER, TRUNCATE = 1 << 1, 3 << 4, 0x7F << 6, 1 << 13, 1 << 14
# Files to which programs write, and which are nobody's: of these the whole folder is not needed.
HARMLESS = ("/dev/null", "/dev/tty", "/dev/shm")


def confine(folder):
    """Confines this process, and those that it starts; returns whether the kernel can."""
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(CREATE, None, 0, ASK_VERSION)
    if version < 1:
        return False
    rights = WRITE | REMOVE | MAKE
    rights |= REFER if version >= 2 else 0
    rights |= TRUNCATE if version >= 3 else 0
    # What is told of in each version: files, then TCP (both its rights), which nothing is granted.
    rules = struct.pack("QQ", rights, 3) if version >= 4 else struct.pack("Q", rights)
    ruleset = libc.syscall(CREATE, rules, len(rules), 0)
    if ruleset < 0:
        raise OSError(ctypes.get_errno(), "no Landlock rules")
    for path in (str(folder), *HARMLESS):
        if not os.path.exists(path):
            continue
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
        granted = rights if os.path.isdir(path) else rights & (WRITE | TRUNCATE)
        rule = struct.pack("=Qi", granted, place)
        if libc.syscall(ADD, ruleset, PATH_BENEATH, rule, 0):
            raise OSError(ctypes.get_errno(), f"no Landlock rule for {path}")
        os.close(place)
    libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if libc.syscall(RESTRICT, ruleset, 0):
        raise OSError(ctypes.get_errno(), "Landlock refuses")
    os.close(ruleset)
    return True


def private_environment(folder):
    """The environment, with all folders that programs write to within this one; they are made."""
    places = {name: Path(folder) / name.lower() for name in
              ("HOME", "TMPDIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
               "XDG_DATA_HOME", "XDG_RUNTIME_DIR")}
    for place in places.values():
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
    return {**os.environ, **{name: str(place) for name, place in places.items()}}


def main():
    folder = Path(sys.argv[1]).resolve()
    environment = private_environment(folder)
    if not confine(folder):
        print("confine.py: this kernel has no Landlock, so nothing is confined.", file=sys.stderr)
    os.execvpe(sys.argv[2], sys.argv[2:], environment)


if __name__ == "__main__":
    main()
