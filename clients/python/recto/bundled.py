# SPDX-License-Identifier: MIT
"""The server that is installed with this package, if it came as the wheel ``recto-pdf``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Optional


def bundled_server() -> Optional[str]:
    """The path of the server inside this package; ``None`` if the package has none."""
    path = Path(__file__).with_name("_server") / "bin" / "recto"
    return str(path) if path.is_file() else None


def main() -> None:
    """The command ``recto`` of the wheel: becomes the server."""
    server = bundled_server()
    if server is None:
        sys.exit("recto: this package has no server inside; install recto-pdf, or recto itself.")
    os.execv(server, ["recto", *sys.argv[1:]])
