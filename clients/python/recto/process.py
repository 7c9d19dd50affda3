# SPDX-License-Identifier: MIT
"""The server's process."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import List, Optional, Sequence, Union

from .bundled import bundled_server
from .errors import ServerExited

Command = Union[str, "os.PathLike[str]", Sequence[str]]


def server_command(command: Optional[Command] = None) -> List[str]:
    """The command that starts the server.

    That is what was given, or ``$RECTO``, or the server inside this package, or ``recto`` on the
    path, in this order. Raises ``FileNotFoundError`` with what to do if there is no such program.
    """
    if command is not None and not isinstance(command, (str, os.PathLike)):
        return [str(part) for part in command]
    wanted = os.fspath(command or os.environ.get("RECTO") or bundled_server() or "recto")
    found = shutil.which(wanted)
    if found is None:
        raise FileNotFoundError(
            f"There is no program {wanted!r}: install recto, or give its path to "
            "Client() or in the environment variable RECTO."
        )
    return [found]


class ServerProcess:
    """A running server, and the pipes to it. Its messages for people go to our own stderr."""

    def __init__(self, command: List[str]):
        pipe = subprocess.PIPE
        # In a session of its own: Ctrl+C and a notebook's interrupt go to the whole group of a
        # process, and shall interrupt what waits for the server, not end the server.
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, start_new_session=True
        )
        assert self._process.stdin and self._process.stdout
        self.input = self._process.stdin
        self.output = self._process.stdout

    @property
    def pid(self) -> int:
        return self._process.pid

    def exited(self, reason: str = "") -> ServerExited:
        """The error to report once the pipe has broken, or has brought nonsense: the reason."""
        status = self._wait(1)
        if reason:
            return ServerExited(f"The server cannot be understood. {reason}", status)
        if status is None:
            how = "closed its output"
        elif status < 0:
            how = f"was ended by signal {-status}"
        else:
            how = f"exited with status {status}"
        return ServerExited(f"The server {how}.", status)

    def kill(self) -> None:
        """Ends the server by force."""
        self._process.kill()

    def close(self, timeout: float) -> Optional[int]:
        """Closes the server's input, waits for its end, and ends it by force after ``timeout``."""
        try:
            self.input.close()
        except OSError:
            pass  # It has ended already: what was still to be written is of no use to anybody.
        if self._wait(timeout) is None:
            self.kill()
        return self._process.wait()

    def _wait(self, timeout: float) -> Optional[int]:
        try:
            return self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            return None
