# SPDX-License-Identifier: MIT
"""Files that browsers have sent, which outlive the page that sent them."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Dict, List, Optional, Set


#: How many files a session holds at most.
MAX_FILES = 256


class UploadsFull(Exception):
    """A session holds as many files, or as many bytes, as it may."""


class Uploads:
    """A folder in ``parent`` with a folder for each file, kept while a session has the file open.

    A session holds at most ``max_files`` files with ``max_bytes`` bytes in all. A file that no session
    has open any more is kept for ``patience`` seconds: a page that is loaded again finds it there. It is
    kept for ``long_patience`` seconds if the page never said that it leaves: it may come back when its
    device is connected again, and has unsaved changes. The files that no session has open are ``max_bytes``
    bytes at most; the oldest go first.
    """

    def __init__(
        self,
        parent: Path,
        patience: float,
        max_bytes: int,
        max_files: int = MAX_FILES,
        long_patience: float = 0,
    ):
        self.folder = Path(tempfile.mkdtemp(prefix="uploads-", dir=parent)).resolve()
        self._patience, self._long_patience = patience, max(patience, long_patience)
        self._max_bytes, self._max_files = max_bytes, max_files
        self._holders: Dict[str, Set[str]] = {}
        #: The bytes that were written to each file.
        self._sizes: Dict[str, int] = {}
        #: The files that no session has open, in the order in which they were left.
        self._ends: Dict[str, asyncio.TimerHandle] = {}

    def place(self, name: str, session: str) -> Path:
        """A new path for a file of this name, which the session has.

        Raises ``UploadsFull`` if the session holds too many files.
        """
        if len(self._held(session)) >= self._max_files:
            raise UploadsFull(f"This session already has {self._max_files} uploaded files.")
        folder = self.folder / os.urandom(8).hex()
        folder.mkdir()
        path = folder / _plain_name(name)
        self.hold(str(path), session)
        self._sizes[folder.name] = 0
        return path

    def grow(self, path: Path, session: str, count: int) -> None:
        """Counts bytes that will be written to a file.

        Raises ``UploadsFull`` if the session's files would become too large.
        """
        held = sum(self._sizes.get(key, 0) for key in self._held(session))
        if held + count > self._max_bytes:
            raise UploadsFull(f"A session may upload at most {self._max_bytes} bytes in all.")
        self._sizes[path.parent.name] += count

    def discard(self, path: Path) -> None:
        """Removes a file that did not come whole, with its folder."""
        key = path.parent.name
        end = self._ends.get(key)
        if end:
            end.cancel()
        self._remove(key)

    def hold(self, path: str, session: str) -> None:
        """Keeps a file, if it is one of these, at least until the session ends."""
        key = self._key(path)
        if key is None:
            return
        self._holders.setdefault(key, set()).add(session)
        end = self._ends.pop(key, None)
        if end:
            end.cancel()

    def release(self, session: str, may_return: bool = False) -> None:
        """The session has ended; its page may come back unless it has said that it leaves."""
        patience = self._long_patience if may_return else self._patience
        for key in self._held(session):
            self._holders[key].discard(session)
            if not self._holders[key]:
                loop = asyncio.get_running_loop()
                self._ends[key] = loop.call_later(patience, self._remove, key)
        while sum(self._sizes.get(key, 0) for key in self._ends) > self._max_bytes:
            oldest = next(iter(self._ends))
            self._ends[oldest].cancel()
            self._remove(oldest)

    def close(self) -> None:
        """Removes all files."""
        for end in self._ends.values():
            end.cancel()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _held(self, session: str) -> List[str]:
        return [key for key, holders in self._holders.items() if session in holders]

    def _key(self, path: str) -> Optional[str]:
        resolved = Path(os.path.realpath(path)) if "\0" not in path else self.folder
        inside = resolved.is_relative_to(self.folder) and resolved.parent.parent == self.folder
        return resolved.parent.name if inside and resolved.parent.is_dir() else None

    def _remove(self, key: str) -> None:
        self._ends.pop(key, None)
        self._holders.pop(key, None)
        self._sizes.pop(key, None)
        shutil.rmtree(self.folder / key, ignore_errors=True)


def _plain_name(name: str) -> str:
    """A file name that means nothing to a file system or a terminal."""
    name = re.sub(r"[\x00-\x1f/\\]", "_", name).strip(". ")
    return name.encode()[:200].decode(errors="ignore") or "upload"
