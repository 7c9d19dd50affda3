# SPDX-License-Identifier: AGPL-3.0-or-later
"""Another engine, which packs files and looks whether they are whole. Without it, nothing is packed and
all are."""

import shutil
import subprocess

from edits import PASSWORD

QPDF = shutil.which("qpdf")


def pack(source, target):
    """Writes a file with object and cross-reference streams; returns whether that was possible."""
    # qpdf makes something else of what is damaged or protected.
    return QPDF and not run("--object-streams=generate", source, target).returncode


def is_broken(file):
    return QPDF and run("--check", f"--password={PASSWORD}", file).returncode == 2


def run(*arguments):
    return subprocess.run([QPDF, *arguments], capture_output=True)
