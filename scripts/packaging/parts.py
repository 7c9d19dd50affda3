# SPDX-License-Identifier: AGPL-3.0-or-later
"""What packages are made of besides Recto itself, and where the notice of each part comes from."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import List, NamedTuple, Optional

from archive import ROOT

#: Debian's source packages of what is bundled, and their licences (from their copyright files).
LICENCES = {
    "icu": "Unicode-3.0", "jansson": "MIT", "libdeflate": "MIT", "libxml2": "MIT",
    "openssl": "Apache-2.0", "pcre2": "BSD-3-Clause", "texlive-bin": "MIT", "xz-utils": "0BSD",
}
#: The notices of the engine and the parts inside, written by hand.
ENGINE_NOTICES = Path(__file__).resolve().parent / "third-party/mupdf.txt"
#: The parts of the engine whose versions its library tells.
ENGINE_VERSIONS = {"zlib": rb"inflate ([0-9.]+) Copyright"}


class Part(NamedTuple):
    name: str
    #: `None` if it cannot be told.
    version: Optional[str]
    licence: str
    #: The file with its notice.
    notice: Path
    #: The part that it is inside of.
    inside: str = "recto"


def output_of(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def debian(path: Path) -> Part:
    """The Debian package that a library came from: its source, version and copyright file."""
    # The package may list it under /lib, which is a link to /usr/lib.
    owner = output_of("dpkg-query", "-S", f"*/{path.name}").split(": ")[0]
    name, version = output_of(
        "dpkg-query", "-W", "-f=${source:Package} ${source:Version}", owner
    ).split(" ")
    return Part(name, version, LICENCES[name], copyright_of(owner))


def copyright_of(package: str) -> Path:
    return Path("/usr/share/doc", package.split(":")[0], "copyright").resolve()


def engine() -> List[Part]:
    """The engine, and the parts that its notices list."""
    header = (ROOT / ".engine/include/mupdf/fitz/version.h").read_text()
    number = re.search(r'FZ_VERSION "(.*?)"', header).group(1)
    library = next((ROOT / ".engine/lib").glob("libmupdf.so.*")).read_bytes()
    return engine_parts(ENGINE_NOTICES.read_text(), number, library)


def engine_parts(notices: str, number: str, library: bytes) -> List[Part]:
    """Reads the parts in the notices of the engine, which must be about the version in use."""
    if f"MuPDF {number}," not in notices:
        raise SystemExit(
            f"parts: {ENGINE_NOTICES.name} is about another version than MuPDF {number}: compare the "
            "parts inside the engine with it, then change the version in its second paragraph"
        )
    parts = []
    for name, licence in re.findall(r"^=+\n([\w-]+): .*\nLicence: (.*)\n", notices, re.M):
        version, inside = None, "mupdf"
        if name == "mupdf":
            version, inside = number, "recto"
        elif name in ENGINE_VERSIONS:
            found = re.search(ENGINE_VERSIONS[name], library)
            version = found.group(1).decode() if found else None
        parts.append(Part(name, version, licence, ENGINE_NOTICES, inside))
    return parts


def swift() -> Part:
    """Swift's runtime, which is linked statically."""
    number = re.search(r"Swift version (\S+)", output_of("swift", "--version")).group(1)
    program = Path(shutil.which("swift") or "swift").resolve()
    licence = program.parents[1] / "share/swift/LICENSE.txt"
    if not licence.is_file():
        raise SystemExit(f"parts: Swift's toolchain has no {licence}: packages need its licence")
    return Part("swift-runtime", number, "Apache-2.0 WITH Swift-exception", licence)


def compiler() -> Part:
    """What Swift's runtime takes of the libraries of GCC and C++."""
    library = Path(output_of("gcc", "-print-file-name=libgcc.a")).resolve()
    owner = output_of("dpkg-query", "-S", str(library)).split(": ")[0]
    licence = "GPL-3.0-or-later WITH GCC-exception-3.1"
    return Part("gcc-runtime", output_of("gcc", "-dumpfullversion"), licence, copyright_of(owner))


def all_parts(libraries: Optional[Path]) -> List[Part]:
    """All parts of a package.

    :param libraries: the folder of the libraries that are linked statically; ``None`` if the package
        uses the system's.
    """
    parts = [*engine(), swift(), compiler()]
    # Only ICU's data are a file of their own: they come from where its code does.
    for library in sorted(path for path in libraries.glob("*.a") if path.is_symlink()) if libraries else []:
        part = debian(library.resolve())
        if part.name not in [known.name for known in parts]:
            parts.append(part)
    return parts
