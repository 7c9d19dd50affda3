# SPDX-License-Identifier: AGPL-3.0-or-later
"""The list of differences that are understood: a line each, ``FILE KIND READER: reason``.

The first three are patterns as for file names. A line that begins with ``#`` is a comment.
"""

import fnmatch
import re

LINE = re.compile(r"(\S+) (\S+) (\S+): (.+)")


class Understood:
    def __init__(self, path):
        self.rules = []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            match = LINE.fullmatch(line)
            if not match:
                raise SystemExit(f"{path}:{number}: write FILE KIND READER: reason")
            self.rules.append((number, match.groups()[:3]))
        self.used = set()

    def covers(self, difference):
        names = (difference.file, difference.kind, difference.reader)
        for number, patterns in self.rules:
            if all(fnmatch.fnmatchcase(name, pattern) for name, pattern in zip(names, patterns)):
                self.used.add(number)
                return True
        return False

    def unused(self, files):
        """The lines about files that were compared which no difference needs any more."""
        for number, (file, kind, reader) in self.rules:
            if number not in self.used and any(fnmatch.fnmatchcase(f, file) for f in files):
                yield f"line {number}: {file} {kind} {reader}"
