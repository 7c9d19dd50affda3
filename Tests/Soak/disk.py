# SPDX-License-Identifier: AGPL-3.0-or-later
"""Disks of a MiB in memory, which nobody else sees."""

import ctypes
import os
from pathlib import Path

NEW_USER, NEW_MOUNTS, PRIVATE = 0x10000000, 0x00020000, 1 << 18 | 1 << 14


def may_mount():
    """Begins a name space in which this process may mount, and nobody else sees it."""
    libc = ctypes.CDLL(None, use_errno=True)
    user, group = os.getuid(), os.getgid()
    if libc.unshare(NEW_MOUNTS if user == 0 else NEW_USER | NEW_MOUNTS):
        return False
    if user != 0:
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"0 {user} 1")
        Path("/proc/self/gid_map").write_text(f"0 {group} 1")
    return libc.mount(b"none", b"/", None, PRIVATE, None) == 0


class Disk:
    """A MiB, mounted in a folder."""

    def __init__(self, folder):
        folder.mkdir()
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.mount(b"tmpfs", str(folder).encode(), b"tmpfs", 0, b"size=1m"):
            raise OSError(ctypes.get_errno(), "no tmpfs")
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self):
        with open(self.ballast, "ab", buffering=0) as file:
            for size in (65536, 4096, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass

    def free(self):
        self.ballast.unlink()
