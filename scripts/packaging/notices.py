# SPDX-License-Identifier: AGPL-3.0-or-later
"""Collects what a package must tell about the parts inside: the notice of each, and the list of all.

Usage: notices.py FOLDER [LIBRARIES], with the folder of the libraries that are linked statically

FOLDER gets ``recto.spdx.json``, ``third-party/PART.txt`` for each part, where the parts inside the engine
share its file, and ``third-party/licences/NAME.txt`` for each text of Debian's that a notice refers to.
"""

import re
import sys
from pathlib import Path
from typing import List, Optional

import sbom
from archive import version
from parts import Part, all_parts

COMMON = Path("/usr/share/common-licenses")


def common_licences(notice: str) -> List[str]:
    """The names of Debian's common licences that a notice refers to, instead of having the text."""
    return re.findall(rf"{COMMON}/([\w.-]*\w)", notice)


def write_text(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def main(folder: Path, libraries: Optional[Path]) -> None:
    parts = all_parts(libraries)
    for part in parts:
        if part.inside != "recto":
            continue
        if not part.notice.is_file():
            raise SystemExit(f"notices: {part.name} has no notice: {part.notice} is missing")
        notice = part.notice.read_text()
        write_text(folder / f"third-party/{part.name}.txt", notice)
        for name in common_licences(notice):
            write_text(folder / f"third-party/licences/{name}.txt", (COMMON / name).read_text())
    own = Part("recto", version(), "AGPL-3.0-or-later AND MIT", Path())
    write_text(folder / sbom.NAME, sbom.document(own, parts))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
