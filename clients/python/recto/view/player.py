# SPDX-License-Identifier: MIT
"""Plays what the server hands over, with a program of the user's."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from typing import Any, Dict, List, Optional

from .session import Session

#: Programs that play a file and end with it, the first that is there; xdg-open knows others.
PLAYERS = [["mpv", "--really-quiet"], ["ffplay", "-loglevel", "quiet", "-autoexit"], ["xdg-open"]]
#: Begin by themselves, and have a way to be paused.
PLAYABLE = ("audio/", "video/")


class Player:
    """One program for each annotation that plays.

    The command comes from $RECTO_PLAYER where that is set; the file's path is its last argument.
    """

    def __init__(self, session: Session):
        self._session = session
        self._playing: Dict[str, subprocess.Popen[bytes]] = {}
        session.on("host/playMedia", self._play)
        session.on("host/stopMedia", lambda params: self.stop(params["annotationId"]))
        session.on("host/controlMedia", self._control)

    def stop_all(self) -> None:
        for annotation in list(self._playing):
            self.stop(annotation)

    def stop(self, annotation: str) -> None:
        process = self._playing.pop(annotation, None)
        if process and process.poll() is None:
            process.send_signal(signal.SIGCONT)  # One that is paused could not end.
            process.terminate()
            try:
                process.wait(2)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _play(self, params: Any) -> None:
        path = params.get("path")
        if not path:
            self._session.report(f"This plays another file: {params['reference']}")
            return
        if not params["mimeType"].startswith(PLAYABLE):
            self._session.report(f"Nothing here plays {params['mimeType']}.")
            return
        command = player()
        if not command:
            self._session.report("There is no player: install mpv, or set RECTO_PLAYER.")
            return
        self.stop(params["annotationId"])
        try:
            self._playing[params["annotationId"]] = subprocess.Popen(
                [*command, os.path.abspath(path)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            self._session.report(f"{command[0]} does not start: {error.strerror}")
            return
        self._session.report(f"Playing {params['name']}")

    def _control(self, params: Any) -> None:
        """Pauses the program as a whole: that needs nothing of it."""
        process = self._playing.get(params["annotationId"])
        signals = {"pause": signal.SIGSTOP, "resume": signal.SIGCONT}
        if process and process.poll() is None and params["operation"] in signals:
            process.send_signal(signals[params["operation"]])


def player() -> Optional[List[str]]:
    """The command that plays a file, without that; None where there is none."""
    wanted = os.environ.get("RECTO_PLAYER")
    if wanted:
        return shlex.split(wanted)
    return next((command for command in PLAYERS if shutil.which(command[0])), None)
