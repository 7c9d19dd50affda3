# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes stand-ins for the functions of some libraries, which load the library at the first call.

The front of a server never calls the engine, nor OpenSSL, nor libxml2, which take half of the time of its
start. Each of their functions gets a stand-in, which loads the library at the first call, as the import
libraries of Windows do (/DELAYLOAD); loader.c and stand-in.h have the code. Nothing in the sources says
which functions these are: the linked binary does.

For the tools of packagers, which look at what a binary is linked with, the notes of
https://uapi-group.org/specifications/specs/elf_dlopen_metadata/ name the libraries.
"""

import ctypes
import json
import re
from pathlib import Path
from typing import Dict, Iterable, List, NamedTuple, Set

from tools import output

#: The machines that stand-in.h has code for, as `uname -m` names them.
MACHINES = {"x86_64", "aarch64"}

#: The libraries that every document needs.
COMMON = {"mupdf", "deflate"}

#: The libraries that are loaded later, and what they are needed for.
DELAYED = {
    "mupdf": "the engine, which reads and draws documents",
    "crypto": "signatures and passwords",
    "xml2": "XFDF, rich text and metadata",
    "synctex": "positions in LaTeX sources",
    "pcre2-8": "regular expressions",
    "deflate": "PNG pictures",
}


class Library(NamedTuple):
    """A shared library that a binary is linked with."""

    name: str
    path: Path
    functions: List[str]
    #: The sizes of its variables.
    constants: Dict[str, int]


def names(file: Path, which: str) -> Set[str]:
    """The symbols of a binary or library that are defined or undefined."""
    lines = output("nm", "--dynamic", f"--{which}-only", file).splitlines()
    return {line.split()[-1].split("@")[0] for line in lines}


def library(name: str, path: Path, wanted: Set[str]) -> Library:
    found = Library(name, path, [], {})
    for line in output("readelf", "--wide", "--dyn-syms", path).splitlines():
        number, _, size, kind, _, _, section, symbol = (line.split() + [""] * 8)[:8]
        symbol = symbol.split("@")[0]
        if not number.endswith(":") or section == "UND" or symbol not in wanted:
            continue
        if kind == "OBJECT":
            found.constants[symbol] = int(size, 0)
        else:
            found.functions.append(symbol)
    found.functions.sort()
    return found


def libraries(binary: Path, delayed: Iterable[str]) -> List[Library]:
    """The libraries of a list that a binary is linked with.

    What another library exports too is left to that one: the engine has some functions of the C++ library.
    """
    paths = dict(re.findall(r"^\s*lib(\S+)\.so\S* => (/\S+)", output("ldd", binary), re.M))
    wanted = names(binary, "undefined")
    for name in paths.keys() - set(delayed):
        wanted -= names(Path(paths[name]), "defined")
    return [library(name, Path(paths[name]), wanted) for name in delayed if name in paths]


def soname(path: Path) -> str:
    return re.findall(r"\(SONAME\).*\[(.*)\]", output("readelf", "--dynamic", "--wide", path))[0]


def is_constant(path: Path, symbol: str) -> bool:
    """Whether a variable is in a section that nothing writes, not even the dynamic loader."""
    sections = dict(re.findall(r"^\s*\[ *(\d+)\] (\S+)", output("readelf", "--wide", "--sections", path), re.M))
    symbols = output("readelf", "--wide", "--dyn-syms", path)
    found = re.findall(rf"^.* (\d+) {re.escape(symbol)}(?:@\S+)?$", symbols, re.M)
    return len(found) == 1 and sections[found[0]] == ".rodata"


def constants(library: Library) -> List[str]:
    lines = []
    for name, size in sorted(library.constants.items()):
        if not is_constant(library.path, name):
            raise SystemExit(f"delay: {library.path} may change {name}, which cannot be copied")
        value = (ctypes.c_ubyte * size).in_dll(ctypes.CDLL(str(library.path)), name)
        lines += [f"CONSTANT {name}, {size}", f"  .byte {', '.join(map(str, value))}"]
    return lines


def note(library: Library) -> List[str]:
    value = [{"soname": [soname(library.path)], "feature": library.name, "priority": "required",
              "description": DELAYED[library.name]}]
    text = json.dumps(json.dumps(value))
    return ['.section .note.dlopen, "a", %note', ".balign 4", "  .long 4, 2f - 1f, 0x407c0c0a",
            '  .asciz "FDO"', f"1: .asciz {text}", "2: .balign 4"]


def assembly(found: List[Library]) -> str:
    """The stand-ins, for the assembler."""
    lines = ['#include "stand-in.h"']
    for library in found:
        label = re.sub(r"\W", "_", library.name)
        lines += [f"LIBRARY {label}, {soname(library.path)}, {int(library.name in COMMON)}"]
        lines += [f"FUNCTION {label}, {index}, {name}" for index, name in enumerate(library.functions)]
        lines += ["END_OF_LIBRARY", *constants(library), *note(library)]
    return "\n".join([*lines, '.section .note.GNU-stack, "", %progbits', ""])
