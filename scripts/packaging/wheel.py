# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes the wheel ``recto-pdf``: the Python client with the server inside.

Usage: wheel.py STAGE OUTPUT
"""

import base64
import hashlib
import json
import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Dict, List, Tuple

import sbom
from archive import ROOT, Entry, tracked, version, write_zip

NAME = "recto_pdf"
CLIENT = ROOT / "clients/python"
#: Parts of the web viewer that nobody needs to run it.
LEFT_OUT = ("images", "tests", "README.md", "tsconfig.json")


def glibc(stage: Path) -> Tuple[int, int]:
    """The oldest glibc that has every symbol that the programs and libraries ask for."""
    needed = {(2, 17)}
    for file in sorted([stage / "bin/recto", *(stage / "lib/recto").iterdir()]):
        symbols = subprocess.run(
            ["objdump", "-T", str(file)], capture_output=True, text=True, check=True
        ).stdout
        for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols):
            needed.add((int(major), int(minor)))
    return max(needed)


def package_files(stage: Path) -> List[Entry]:
    files: List[Entry] = []
    for path in tracked("clients/python/recto"):
        if not path.is_symlink():
            files.append((str(path.relative_to(CLIENT)), path.read_bytes(), 0o644))
    for path in tracked("clients/web"):
        name = path.relative_to(ROOT / "clients/web")
        if name.parts[0] not in LEFT_OUT:
            files.append((f"recto/web/static/{name}", path.read_bytes(), 0o644))
    for path in [stage / "bin/recto", *sorted((stage / "lib/recto").iterdir())]:
        files.append((f"recto/_server/{path.relative_to(stage)}", path.read_bytes(), 0o755))
    return files


def licence_files(stage: Path) -> List[Tuple[str, Path]]:
    """The licences of Recto and the notices of its parts, by name in the wheel."""
    documents = stage / "share/doc/recto"
    files = [*documents.glob("LICENSES/*"), *documents.glob("third-party/**/*.txt")]
    return sorted((str(path.relative_to(documents)), path) for path in files)


def licence_expression(bill: Dict) -> str:
    """The licences of everything inside (SPDX)."""
    licences = {
        licence
        for package in bill["packages"]
        for licence in package["licenseDeclared"].split(" AND ")
    }
    return " AND ".join(sorted(licences - {"NOASSERTION"}))


def metadata(project: Dict, licence: str, licence_names: List[str]) -> str:
    lines = [
        "Metadata-Version: 2.4",
        "Name: recto-pdf",
        f"Version: {version()}",
        "Summary: The PDF interaction server Recto, and its client for Python",
        f"License-Expression: {licence}",
        *(f"License-File: {name}" for name in licence_names),
        f"Requires-Python: {project['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    for extra, needs in sorted(project.get("optional-dependencies", {}).items()):
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {need}; extra == "{extra}"' for need in needs]
    return "\n".join(lines) + "\n\n" + (CLIENT / "README.md").read_text()


def entry_points(project: Dict) -> str:
    scripts = {"recto": "recto.bundled:main", **project.get("scripts", {})}
    parts = [("console_scripts", scripts), ("gui_scripts", project.get("gui-scripts", {}))]
    return "\n".join(
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in sorted(table.items()))
        for group, table in parts
        if table
    )


def record(entries: List[Entry], own: str) -> str:
    lines = []
    for name, data, _ in sorted(entries):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}")
    return "\n".join([*lines, f"{own},,"]) + "\n"


def main(stage: Path, output: Path) -> None:
    project = tomllib.loads((CLIENT / "pyproject.toml").read_text())["project"]
    major, minor = glibc(stage)
    tag = f"py3-none-manylinux_{major}_{minor}_{platform.machine()}"
    info = f"{NAME}-{version()}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: recto\nRoot-Is-Purelib: false\nTag: {tag}\n"
    entries = package_files(stage)
    licences = licence_files(stage)
    bill = (stage / "share/doc/recto" / sbom.NAME).read_text()
    texts = {
        "METADATA": metadata(
            project, licence_expression(json.loads(bill)), [name for name, _ in licences]),
        "WHEEL": wheel, "entry_points.txt": entry_points(project), f"sboms/{sbom.NAME}": bill,
        **{f"licenses/{name}": path.read_text() for name, path in licences},
    }
    entries += [(f"{info}/{name}", text.encode(), 0o644) for name, text in texts.items()]
    own = f"{info}/RECORD"
    entries.append((own, record(entries, own).encode(), 0o644))
    write_zip(output / f"{NAME}-{version()}-{tag}.whl", entries)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
