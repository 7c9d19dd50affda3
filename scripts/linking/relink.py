# SPDX-License-Identifier: AGPL-3.0-or-later
"""Links a release build again: libraries are loaded when they are needed (delay.py), the functions that
sessions take are beside each other (order.py), and what Swift's runtime takes of the libraries of C++ and
GCC, 100 KB, is inside. Beside the binary stay BINARY-linked, as SwiftPM has linked it, and BINARY-order.

Usage: relink.py BINARY
"""

import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import List

from command import command
from delay import DELAYED, MACHINES, Library, assembly, libraries
from order import used
from tools import output

HERE = Path(__file__).parent


def as_linked(binary: Path) -> Path:
    """Where the binary is as SwiftPM has linked it."""
    return binary.with_name(binary.name + "-linked")


def order_of(binary: Path) -> Path:
    """Where the names of the functions are that come first."""
    return binary.with_name(binary.name + "-order")


def compiled(folder: Path, found: List[Library], clang: Path) -> List[str]:
    """The stand-ins of libraries and their loader, compiled."""
    stand_ins = folder / "stand-ins.S"
    stand_ins.write_text(assembly(found))
    objects = []
    for source in [stand_ins, HERE / "loader.c"]:
        objects.append(f"{folder}/{source.stem}.o")
        compiling = [clang, "-O2", "-fPIC", f"-I{HERE}", "-c", source, "-o", objects[-1]]
        subprocess.run(compiling, check=True)
    return objects


def link(arguments: List[str], found: List[Library], order: Path) -> None:
    """Links as a command says, but with stand-ins for libraries, and with the functions in a file first."""
    without = {f"-l{library.name}" for library in found}
    compiler, *arguments = [argument for argument in arguments if argument not in without]
    clang = Path(compiler).with_name("clang")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # Swift asks for the shared C++ library wherever there is one.
        static = Path(output(clang, "-print-file-name=libstdc++.a").strip())
        if static.is_absolute():
            (folder / "libstdc++.a").symlink_to(static)
        further = ["-Xclang-linker", "-static-libgcc"]
        further += ["-Xlinker", f"--symbol-ordering-file={order}"]
        further += ["-Xlinker", "--no-warn-symbol-ordering"]
        objects = compiled(folder, found, clang) if found else []
        subprocess.run([compiler, f"-L{folder}", *arguments, *further, *objects], check=True)


def main(binary: Path) -> None:
    if platform.machine() not in MACHINES:
        return
    if ".note.dlopen" in output("readelf", "--wide", "--sections", binary):
        return  # SwiftPM has had nothing to do.
    linked, order = as_linked(binary), order_of(binary)
    os.replace(binary, linked)
    order.write_text("\n".join(used(linked)) + "\n")
    link(command(binary), libraries(linked, DELAYED), order)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
