# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the server says of its protocol."""

import json
import subprocess
import sys

from server import ROOT, executable

sys.path.append(str(ROOT / "clients" / "python"))

from generator.openrpc import flattened  # noqa: E402


def described():
    """The description of the protocol, in the form of clients/python/generator/openrpc.py."""
    done = subprocess.run([executable(), "describe"], check=True, capture_output=True)
    return flattened(json.loads(done.stdout))
