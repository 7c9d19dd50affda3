# SPDX-License-Identifier: AGPL-3.0-or-later
"""The recto that is measured."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def built():
    """Builds a release, and tells where it is."""
    done = subprocess.run([ROOT / "scripts" / "build"], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit("recto could not be built: see the messages above")
    return Path(done.stdout.strip().splitlines()[-1])
