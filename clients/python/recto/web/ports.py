# SPDX-License-Identifier: MIT
"""The ports that were used before.

What the browser keeps for the viewer belongs to the viewer's origin, which has the port in it: on a new
port all settings and places in documents would be lost.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import List

#: How many viewers that run at the same time find their ports again.
KEPT = 8


def ports_file() -> Path:
    """The file with a port on each line, the first one used first."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "recto" / "web-ports"


def known_ports() -> List[int]:
    """The ports of earlier viewers, the first one first."""
    try:
        lines = ports_file().read_text(encoding="ascii", errors="replace").split()
    except FileNotFoundError:
        return []
    except OSError as error:
        print(f"recto.web: The port of the last start is not known: {error}", file=sys.stderr)
        return []
    return [int(line) for line in lines if line.isdecimal() and 1024 <= int(line) <= 65535][:KEPT]


def keep_port(port: int) -> None:
    """Notes a port for the next start. The ports that are noted already stay before it."""
    known = known_ports()
    if port in known:
        return
    lines = [*known[: KEPT - 1], port]
    path = ports_file()
    written = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        written.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
        written.replace(path)
    except OSError as error:
        print(f"recto.web: The next start will have another port: {error}", file=sys.stderr)
