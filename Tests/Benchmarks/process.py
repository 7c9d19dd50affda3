# SPDX-License-Identifier: AGPL-3.0-or-later
"""A program at the other end of two pipes; the same for both sides of the comparison."""

import subprocess

BUFFER = 1 << 20


class Unsupported(Exception):
    """The program says that it has no such command."""


class Refused(Exception):
    """The program answered with an error."""


class Timed:
    """What came of an action that measured itself."""

    def __init__(self, milliseconds, value=None):
        self.milliseconds = milliseconds
        self.value = value


class Process:
    def __init__(self, command):
        self.child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=BUFFER,
        )

    def send_line(self, line):
        self.child.stdin.write(line)
        self.child.stdin.flush()

    def read_line(self):
        line = self.child.stdout.readline()
        if not line:
            raise Refused("the program ended early")
        return line

    def memory(self):
        """What the program and its children hold alone and their share of the rest, in bytes (Pss)."""
        return sum(proportional_memory(pid) for pid in [self.child.pid, *children(self.child.pid)])

    def end(self):
        """Ends the program, which has no more to do."""
        self.child.stdin.close()
        self.child.stdout.close()
        self.child.kill()
        self.child.wait()


def children(pid):
    """The ids of all processes below one."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as listed:
        below = [int(child) for child in listed.read().split()]
    return below + [deeper for child in below for deeper in children(child)]


def proportional_memory(pid):
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as rollup:
        for line in rollup:
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    raise Refused("the system does not say how much memory the program holds")
