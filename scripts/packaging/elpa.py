# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes the Emacs package: a tar archive for ``M-x package-install-file``.

Usage: elpa.py OUTPUT
"""

import re
import sys
from pathlib import Path

from archive import ROOT, version, write_tar

CLIENT = ROOT / "clients/emacs"


def main(output: Path) -> None:
    name = f"recto-{version()}"
    header = (CLIENT / "recto.el").read_text()
    summary = re.search(r"^;;; recto\.el --- (.*?) +-\*-", header, re.M).group(1)
    emacs = re.search(r'\(emacs "([0-9.]+)"\)', header).group(1)
    package = (
        f'(define-package "recto" "{version()}" "{summary}"\n'
        f"  '((emacs \"{emacs}\")))\n;; Local Variables:\n;; no-byte-compile: t\n;; End:\n"
    )
    entries = [
        (f"{name}/recto-pkg.el", package.encode(), 0o644),
        (f"{name}/LICENSE", (ROOT / "LICENSES/MIT.txt").read_bytes(), 0o644),
    ]
    for path in sorted([*CLIENT.glob("*.el"), CLIENT / "README.md"]):
        entries.append((f"{name}/{path.name}", path.read_bytes(), 0o644))
    write_tar(output / f"{name}.tar", entries)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
