# SPDX-License-Identifier: AGPL-3.0-or-later
"""Links the objects of a release build again, with the static libraries of a folder.

The engine, which has no static library, is still loaded when it is needed: see delay.py.

Usage: static.py BINARY LIBRARIES OUTPUT
"""

import sys
from pathlib import Path

from command import command
from delay import libraries
from relink import as_linked, link, order_of

#: An option of scripts/build that older distributions cannot run: glibc knows it since 2.36.
PACKED = "pack-relative-relocs"

#: What libxml2 needs; a shared library would bring it.
FURTHER = ["-licuuc", "-licudata", "-llzma", "-lz"]


def main(binary: Path, folder: Path, output: Path) -> None:
    arguments = command(binary)
    if PACKED in arguments:
        relocations = arguments.index(PACKED)  # Each of the linker's options follows an -Xlinker.
        del arguments[relocations - 3 : relocations + 1]
    arguments[1:1] = [f"-L{folder}"]
    arguments[arguments.index(str(binary))] = str(output)
    engine = libraries(as_linked(binary), ["mupdf"])
    link([*arguments, *FURTHER], engine, order_of(binary))


if __name__ == "__main__":
    main(*(Path(argument).resolve() for argument in sys.argv[1:]))
