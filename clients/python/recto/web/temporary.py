# SPDX-License-Identifier: MIT
"""A folder for the files of sessions, which the next bridge removes if this one is killed."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from pathlib import Path

PREFIX = "recto-web-"
#: A file that a bridge has locked for as long as it runs.
LOCK = "lock"


class TemporaryFolder:
    """A folder in the system's one for temporary files, until it is closed."""

    def __init__(self) -> None:
        # It gets its name once it is locked, so that no bridge takes it for one that was left.
        hidden = Path(tempfile.mkdtemp(prefix=f".{PREFIX}"))
        self._lock = open(hidden / LOCK, "xb")
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        self.path = hidden.rename(hidden.with_name(hidden.name[1:])).resolve()

    def close(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)
        self._lock.close()


def remove_abandoned() -> None:
    """Removes the folders of the user's bridges that were killed."""
    for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        if _is_abandoned(path):
            shutil.rmtree(path, ignore_errors=True)


def _is_abandoned(path: Path) -> bool:
    try:
        if path.lstat().st_uid != os.getuid():
            return False
        lock = os.open(path / LOCK, os.O_RDWR | os.O_NOFOLLOW)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except OSError:
        return False  # A bridge has it.
    finally:
        os.close(lock)
