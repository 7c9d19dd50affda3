# SPDX-License-Identifier: MIT
"""Paths in params. The server's current folder is not ours once either has changed."""

from __future__ import annotations

import os
from typing import Any, Dict, Mapping

#: The members that are paths of files and folders.
PATHS = {"path", "folder", "imagePath"}
#: The params whose members can be such paths. Paths of actions stay: they are written into documents.
HOLDERS = {"appearance", "certificate", "image", "providers", "source", "value"}


def absolute(params: Mapping[str, Any]) -> Dict[str, Any]:
    """The params with paths from our current folder made absolute."""
    return {name: _absolute(name, value) for name, value in params.items()}


def _absolute(name: str, value: Any) -> Any:
    if name in PATHS and isinstance(value, (str, os.PathLike)):
        path = os.fspath(value)
        is_relative = isinstance(path, str) and path and not os.path.isabs(path)
        return os.path.join(os.getcwd(), path) if is_relative else value
    if name in HOLDERS:
        if isinstance(value, (list, tuple)):
            return [_absolute(name, each) for each in value]
        is_action = name == "value" and isinstance(value, Mapping) and "kind" in value
        if isinstance(value, Mapping) and not is_action:
            return absolute(value)
    return value
