# SPDX-License-Identifier: AGPL-3.0-or-later
"""The tools for binaries that these scripts use."""

import subprocess


def output(*words: object) -> str:
    """What a command writes."""
    words = [str(word) for word in words]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
