# SPDX-License-Identifier: AGPL-3.0-or-later
"""A program at the other end of two pipes; the same for both sides of the comparison."""

import subprocess

BUFFER = 1 << 20


class Unsupported(Exception):
    """The program says that it has no such command."""


class Refused(Exception):
    """The program answered with an error."""


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

    def peak_memory(self):
        """The most memory that the program has held, in bytes (VmHWM)."""
        with open(f"/proc/{self.child.pid}/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
        raise Refused("the system does not say how much memory the program held")

    def end(self):
        """Ends the program, which has no more to do."""
        self.child.stdin.close()
        self.child.stdout.close()
        self.child.kill()
        self.child.wait()
