# SPDX-License-Identifier: AGPL-3.0-or-later
"""Builds what a Containerfile describes as a folder, without a container tool.

The base image `debian:N-slim` becomes a minimal system that mmdebstrap makes from Debian's archive;
RUN lines are executed in it by chroot. Instructions that are not listed here are refused.
"""

import json
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, List, Tuple

SUITES = {"debian:12-slim": "bookworm", "debian:13-slim": "trixie"}
#: What Debian's slim images leave out.
SLIM = ["/usr/share/man/*", "/usr/share/doc/*", "/usr/share/locale/*"]
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}

Instruction = Tuple[str, str]


def instructions(text: str) -> List[Instruction]:
    """The instructions of a Containerfile, each on one line; comments are left out."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n", " ", "\n".join(lines))
    pairs = [line.strip().partition(" ") for line in joined.splitlines() if line.strip()]
    return [(name, rest.strip()) for name, _, rest in pairs]


@dataclass
class Container:
    """A file system, and how its program is started."""

    root: Path
    context: Path
    user: str = "root"
    folder: str = "/"
    entry: List[str] = field(default_factory=list)
    variables: Dict[str, str] = field(default_factory=dict)

    def build(self, containerfile: Path) -> None:
        for name, argument in instructions(containerfile.read_text()):
            print(f"   {name} {' '.join(argument.split())}", flush=True)
            step = getattr(self, f"_{name.lower()}", None)
            if step is None:
                raise SystemExit(f"{containerfile}: {name} is not an instruction that is known here.")
            step(argument)

    def command(self, arguments: List[str]) -> List[str]:
        """The command line that starts the program as the container would."""
        inside = f"cd {shlex.quote(self.folder)} && exec {shlex.join(self.entry + arguments)}"
        return ["chroot", f"--userspec={self.user}", str(self.root), "/bin/sh", "-c", inside]

    @property
    def environment(self) -> Dict[str, str]:
        home = "/root" if self.user == "root" else f"/home/{self.user}"
        return {**ENVIRONMENT, "HOME": home, **self.variables}

    def _from(self, image: str) -> None:
        if image not in SUITES:
            raise SystemExit(f"No suite of Debian is known for the image {image}.")
        excluded = [f"--dpkgopt=path-exclude={pattern}" for pattern in SLIM]
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", *excluded, SUITES[image], str(self.root)],
            check=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        # A container has these two; they go with the mount namespace.
        subprocess.run(["mount", "-t", "proc", "proc", str(self.root / "proc")], check=True)
        (self.root / "dev/shm").mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "shm", str(self.root / "dev/shm")], check=True)

    def _copy(self, argument: str) -> None:
        *patterns, target = argument.split()
        for pattern in patterns:
            files = sorted(self.context.glob(pattern))
            if not files:
                raise SystemExit(f"COPY: no file {pattern} in {self.context}")
            for file in files:
                shutil.copy(file, str(self.root) + target)

    def _run(self, command: str) -> None:
        subprocess.run(
            ["chroot", str(self.root), "/bin/sh", "-c", command], check=True,
            stdout=subprocess.DEVNULL,
            env={**ENVIRONMENT, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"})

    def _user(self, name: str) -> None:
        self.user = name

    def _workdir(self, folder: str) -> None:
        self._volume(folder)
        self.folder = folder

    def _volume(self, folders: str) -> None:
        for folder in folders.split():
            (self.root / folder.lstrip("/")).mkdir(parents=True, exist_ok=True)

    def _env(self, argument: str) -> None:
        self.variables.update(pair.split("=", 1) for pair in shlex.split(argument))

    def _expose(self, port: str) -> None:
        if not port.isdigit():
            raise SystemExit(f"EXPOSE: {port} is not a port.")

    def _entrypoint(self, argument: str) -> None:
        self.entry = json.loads(argument)
