# SPDX-License-Identifier: AGPL-3.0-or-later
"""Archives whose bytes depend on nothing but what is in them."""

import io
import os
import subprocess
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Iterable, List, Tuple

ROOT = Path(__file__).resolve().parents[2]
#: Seconds since 1970: the time that every file bears.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "315532800"))

Entry = Tuple[str, bytes, int]


def version() -> str:
    """The version that the server tells of itself."""
    text = (ROOT / "Sources/Server/ServerInfo.swift").read_text()
    return text.split('serverVersion = "', 1)[1].split('"', 1)[0]


def tracked(folder: str) -> List[Path]:
    """The files of a folder of the project, without what was built in it."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", folder],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout
    return sorted(ROOT / name for name in names.split("\0") if name)


def write_zip(path: Path, entries: Iterable[Entry]) -> None:
    """Writes (name, bytes, mode) in the order of names."""
    date = time.gmtime(max(EPOCH, 315532800))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data, mode in sorted(entries):
            info = zipfile.ZipInfo(name, date)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = (0o100000 | mode) << 16
            archive.writestr(info, data)


def write_tar(path: Path, entries: Iterable[Entry]) -> None:
    """Writes (name, bytes, mode) in the order of names, without compression."""
    with tarfile.open(path, "w", format=tarfile.GNU_FORMAT) as archive:
        for name, data, mode in sorted(entries):
            info = tarfile.TarInfo(name)
            info.size, info.mode, info.mtime = len(data), mode, EPOCH
            archive.addfile(info, io.BytesIO(data))
