# SPDX-License-Identifier: AGPL-3.0-or-later
"""Refuses a release with a package that lacks the text of a licence, or the notice of a part inside.

Usage: licences.py DIST
"""

import fnmatch
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Callable, Dict, List

from archive import ROOT
from notices import common_licences
from sbom import NAME

#: The texts of a package's files, by name.
Texts = Dict[str, str]


def words(text: str) -> str:
    """A text without its lines, which Debian's copyright files indent, with points for empty ones."""
    return " ".join(word for line in text.splitlines() if line.strip() != "." for word in line.split())


def licence(name: str) -> str:
    """The terms of a licence, without the title and the names of authors before them."""
    text = (ROOT / f"LICENSES/{name}.txt").read_text()
    return words(text[text.index("Permission is hereby granted"):] if name == "MIT" else text)


def has_licence(texts: Texts, name: str) -> bool:
    terms = licence(name)
    return any(terms in words(text) for text in texts.values())


def found(texts: Texts, name: str) -> str:
    """The text of the file whose path ends with a name; empty if there is none."""
    return next((text for path, text in texts.items() if f"/{path}".endswith(f"/{name}")), "")


def client_gaps(texts: Texts) -> List[str]:
    """What a package with nothing but a client lacks."""
    return [] if has_licence(texts, "MIT") else ["the text of the MIT licence"]


def server_gaps(texts: Texts) -> List[str]:
    """What a package with the server lacks."""
    gaps = client_gaps(texts)
    if not has_licence(texts, "AGPL-3.0-or-later"):
        gaps.append("the text of the AGPL")
    bill = found(texts, NAME)
    if not bill:
        return [*gaps, f"the list of its parts, {NAME}"]
    inside = {
        relation["relatedSpdxElement"]: relation["spdxElementId"][len("SPDXRef-"):]
        for relation in json.loads(bill)["relationships"]
        if relation["relationshipType"] == "CONTAINS"
    }
    for package in json.loads(bill)["packages"]:
        name = package["name"]
        if name == "recto":
            continue
        host = inside.get(package["SPDXID"])
        notice = found(texts, f"third-party/{host or name}.txt")
        if not notice or (host and not re.search(rf"^{re.escape(name)}: ", notice, re.M)):
            gaps.append(f"the notice of {name}")
        for common in common_licences(notice):
            if not found(texts, f"third-party/licences/{common}.txt"):
                gaps.append(f"the licence {common} that the notice of {name} refers to")
    return sorted(set(gaps))


def wheel_gaps(texts: Texts) -> List[str]:
    gaps = server_gaps(texts)
    named = set(re.findall(r"^License-File: (.*)$", found(texts, "METADATA"), re.M))
    there = {path.split(".dist-info/licenses/")[1] for path in texts if ".dist-info/licenses/" in path}
    for name in sorted(named ^ there):
        gaps.append(f"{name} {'as a file' if name in named else 'in METADATA'}")
    return gaps


#: The packages of a release, and what looks for gaps in each.
PACKAGES: Dict[str, Callable[[Texts], List[str]]] = {
    "recto-*.tar.zst": server_gaps, "recto_*.deb": server_gaps, "recto_pdf-*.whl": wheel_gaps,
    "recto-*.tar": client_gaps, "elpa-recto_*.deb": client_gaps, "recto-*.vsix": client_gaps,
}


def tar_texts(data: bytes) -> Texts:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        files = [(member.name, archive.extractfile(member)) for member in archive if member.isfile()]
        return {name: file.read().decode(errors="replace") for name, file in files if file}


def texts_of(path: Path) -> Texts:
    """The files of a package; those of programs are read as texts, too."""
    if path.suffix in (".whl", ".vsix"):
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name).decode(errors="replace") for name in archive.namelist()}
    if path.suffix == ".tar":
        return tar_texts(path.read_bytes())
    command = ["dpkg-deb", "--fsys-tarfile"] if path.suffix == ".deb" else ["zstd", "--long=27", "-dcq"]
    return tar_texts(subprocess.run([*command, str(path)], capture_output=True, check=True).stdout)


def small(texts: Texts) -> Texts:
    """Without programs and libraries."""
    return {name: text for name, text in texts.items() if len(text) < 500_000}


def main(dist: Path) -> int:
    gaps = []
    for pattern, look in PACKAGES.items():
        paths = [path for path in sorted(dist.iterdir()) if fnmatch.fnmatch(path.name, pattern)]
        if not paths:
            gaps.append(f"there is no {pattern}")
        for path in paths:
            gaps += [f"{path.name} lacks {gap}" for gap in look(small(texts_of(path)))]
    for gap in gaps:
        print(f"licences: {gap}", file=sys.stderr)
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
