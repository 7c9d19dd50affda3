# SPDX-License-Identifier: AGPL-3.0-or-later
"""Installs the documents and the examples of a deployment, so that no link leads nowhere.

Usage: documents.py FOLDER

A link to a file that is not installed becomes its text alone.
"""

import os
import posixpath
import re
import shutil
import sys
from pathlib import Path
from typing import Callable, Set

from archive import ROOT, tracked

DOCUMENTS = ["README.md", "CHANGELOG.md", "SECURITY.md", "protocol.md", "LICENSE", "LICENSES", "docs"]
#: Files that lie elsewhere once they are installed: folders of the sources, and theirs.
MOVED = {
    "scripts/packaging/deployment": "examples/deployment", "scripts/packaging/Containerfile": "examples/Containerfile",
}
#: The manual page, which has a place of its own.
LEFT_OUT = {"docs/recto.1"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|!?\[[^\[\]]*\]\([^()\s]*\))*)\]\(([^()\s]+)\)")


def installed_name(name: str) -> str:
    """The path of a file of the sources once it is installed."""
    for old, new in MOVED.items():
        if name == old or name.startswith(old + "/"):
            return new + name[len(old):]
    return name


def adapted(text: str, place: str, is_installed: Callable[[str], bool]) -> str:
    """A Markdown document with links that hold where it is installed.

    :param place: the document's path.
    :param is_installed: whether a path of the sources, a file's or a folder's, is installed.
    """
    folder = posixpath.dirname(place)

    def replace(found: "re.Match[str]") -> str:
        mark, label, target = found.groups()
        path, hash_mark, anchor = target.partition("#")
        if not path or ":" in path:
            return found.group(0)
        name = posixpath.normpath(posixpath.join(folder, path))
        if not is_installed(name):
            return label
        moved = installed_name(name)
        if moved != name:
            target = posixpath.relpath(moved, folder or ".") + hash_mark + anchor
        return f"{mark}[{label}]({target})"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if part.startswith("```") else LINK.sub(replace, part) for part in parts)


def main(folder: Path) -> None:
    sources = [path for part in [*DOCUMENTS, *MOVED] for path in tracked(part)]
    names: Set[str] = {str(path.relative_to(ROOT)) for path in sources} - LEFT_OUT
    folders = {str(parent) for name in names for parent in Path(name).parents}

    def is_installed(name: str) -> bool:
        return name in names or name in folders

    for name in sorted(names):
        target = folder / installed_name(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
        if name.endswith(".md"):
            target.write_text(adapted(target.read_text(), name, is_installed))
        target.chmod(0o644)


if __name__ == "__main__":
    os.umask(0o022)
    main(Path(sys.argv[1]))
