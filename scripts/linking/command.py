# SPDX-License-Identifier: AGPL-3.0-or-later
"""The command that SwiftPM has linked a release build with.

Running it again with other libraries takes seconds: SwiftPM would compile every layer anew for that.
"""

import json
import re
from pathlib import Path
from typing import List


def command(binary: Path) -> List[str]:
    """The compiler and its arguments, of which one is the binary's path."""
    manifest = (binary.parents[2] / "release.yaml").read_text()
    for line in re.findall(r"^ *args: (\[.*\])$", manifest, re.M):
        arguments = json.loads(line)
        if "-emit-executable" in arguments and str(binary) in arguments:
            return arguments
    raise SystemExit(f"linking: no command in the build's manifest links {binary}")
