# SPDX-License-Identifier: MIT
"""Keeps requests to the files that the bridge was started for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence
from urllib.parse import unquote, urlsplit

#: The members of requests that name files; ``roots`` has a list of them.
MEMBERS = ("path", "uri", "folder", "imagePath", "roots")
#: Members with actions of a document, whose files nobody opens.
ACTIONS = ("action", "actions", "next", "destination", "link")
#: The requests that only read what they name.
READING = ("document/open", "pages/import", "synctex/inverse", "synctex/forward")


class Refused(Exception):
    """A request names a file that it may not touch; the text says which and why."""


class Confinement:
    """The folders that requests may name files in.

    ``own`` are the bridge's folders, for uploads and downloads. Without ``root`` every file may be
    named. Symbolic links are followed before a path is judged.
    """

    def __init__(self, root: Optional[Path], own: Sequence[Path], read_only: bool):
        self._root = root.resolve() if root else None
        self._own = [folder.resolve() for folder in own]
        self._read_only = read_only

    def check(self, method: str, params: Any) -> None:
        """Raises ``Refused`` for a path outside. Makes documents read-only where all of them are."""
        for name in _paths(params):
            self._check(method, name)
        if self._read_only and method == "document/open" and isinstance(params, dict):
            params["readOnly"] = True

    def permits(self, path: str) -> bool:
        """Whether the file may be read."""
        return self._within(self._resolved(path))

    def is_scratch(self, path: str) -> bool:
        """Whether the file is in one of the bridge's folders."""
        return self._is_own(self._resolved(path))

    def _check(self, method: str, name: str) -> None:
        path = self._resolved(name)
        if not self._within(path):
            raise Refused(f"{name} is outside of the folder that is served.")
        if self._read_only and method not in READING and not self._is_own(path):
            raise Refused(f"{name} cannot be written: the folder is served for reading only.")

    def _within(self, path: Path) -> bool:
        if self._root is None:
            return True
        return path.is_relative_to(self._root) or self._is_own(path)

    def _is_own(self, path: Path) -> bool:
        return any(path.is_relative_to(folder) for folder in self._own)

    def _resolved(self, name: str) -> Path:
        if "\0" in name:
            raise Refused("A path has a zero byte.")
        path = unquote(urlsplit(name).path) if name.lower().startswith("file:") else name
        if "\0" in path:
            raise Refused("A path has a zero byte.")
        return Path(os.path.realpath(os.path.join(self._root or os.getcwd(), path)))


def _paths(value: Any) -> Iterator[str]:
    """Every path below a value, wherever it is nested."""
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, dict):
            for name, member in value.items():
                if name in MEMBERS:
                    yield from (path for path in _strings(member) if _is_file(name, path))
                if name not in ACTIONS:
                    waiting.append(member)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        yield from (each for each in value if isinstance(each, str))


def _is_file(name: str, value: str) -> bool:
    """Whether a member's value names a file: other URIs than ``file:`` are addresses of links."""
    return name != "uri" or value.lower().startswith("file:")
