# SPDX-License-Identifier: AGPL-3.0-or-later
"""Links the objects of a release build again, with the static libraries of a folder.

SwiftPM would compile every layer anew for that. The command is the one that SwiftPM linked with,
with another output and with the folder before all others.

Usage: link-static.py BINARY LIBRARIES OUTPUT
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import List

#: An option of scripts/build that older distributions cannot run: glibc knows it since 2.36.
PACKED = "pack-relative-relocs"

#: What libxml2 needs; a shared library would bring it.
FURTHER = ["-licuuc", "-licudata", "-llzma", "-lz"]


def command(binary: Path) -> List[str]:
    """The arguments that SwiftPM has linked the binary with."""
    manifest = (binary.parents[2] / "release.yaml").read_text()
    for line in re.findall(r"^ *args: (\[.*\])$", manifest, re.M):
        arguments = json.loads(line)
        if "-emit-executable" in arguments and str(binary) in arguments:
            return arguments
    raise SystemExit(f"link-static: no command in the build's manifest links {binary}")


def main(binary: Path, libraries: Path, output: Path) -> None:
    compiler, *arguments = command(binary)
    arguments[arguments.index(str(binary))] = str(output)
    if PACKED in arguments:
        relocations = arguments.index(PACKED)  # Each of the linker's options follows an -Xlinker.
        del arguments[relocations - 3 : relocations + 1]
    subprocess.run([compiler, f"-L{libraries}", *arguments, *FURTHER], check=True)


if __name__ == "__main__":
    main(*(Path(argument).resolve() for argument in sys.argv[1:]))
