# SPDX-License-Identifier: MIT
"""A running ``python -m recto.web``."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import List
from urllib.parse import urlencode

CHECKOUT = Path(__file__).resolve().parents[3]
FIXTURES = CHECKOUT / "Tests" / "Fixtures"


class Bridge:
    """Serves a folder with copies of fixtures, so that tests may change them.

    State and caches are its own, so that nothing of the user's is touched and no test sees another's.
    """

    def __init__(self, *fixtures: str, options: List[str] = []):
        self.folder = Path(tempfile.mkdtemp(prefix="recto-web-test-"))
        self.documents = self.folder / "documents"
        self.documents.mkdir()
        self._fixtures = fixtures
        self.renew()
        self._options = options
        self._process = self._begin()

    def restart(self) -> None:
        """Ends it, and starts it again with the same folders."""
        self._end()
        self._process = self._begin()

    def _begin(self) -> "subprocess.Popen[str]":
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(
                [str(CHECKOUT / "clients" / "python"), os.environ.get("PYTHONPATH", "")]
            ),
            "XDG_STATE_HOME": str(self.folder / "state"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
        }
        command = [sys.executable, "-m", "recto.web", "--no-open", "--root", str(self.documents)]
        # Tests count the servers that run.
        command += ["--resume-within", "8", "--no-spare"]
        process = subprocess.Popen(
            command + self._options, stdout=subprocess.PIPE, text=True, env=environment
        )
        assert process.stdout
        self.url = process.stdout.readline().strip()
        self.origin, _, fragment = self.url.partition("/#")
        self.token = fragment.partition("token=")[2]
        return process

    def address(self, *names: str, **place: str) -> str:
        """The URL that opens documents."""
        files = [("file", str(self.documents / name)) for name in names]
        return f"{self.url}&{urlencode(files + list(place.items()))}"

    def renew(self) -> None:
        """Puts the documents back, and forgets unsaved changes."""
        shutil.rmtree(self.folder / "state", ignore_errors=True)
        for name in self._fixtures:
            shutil.copy(FIXTURES / name, self.documents)

    def servers(self) -> List[int]:
        """The process ids of the recto processes that it has started."""
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._process.pid)], stdout=subprocess.PIPE, text=True
        )
        return [int(line) for line in listed.stdout.split() if int(line) != self._process.pid]

    def close(self) -> None:
        self._end()
        shutil.rmtree(self.folder)

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        assert self._process.stdout
        self._process.stdout.close()
