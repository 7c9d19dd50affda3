#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles the types and the connection with tsc, and holds a session of the connection with Node.

    run.py [RECTO]

It also fails if recto.d.ts is not as the server describes the protocol.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
CLIENT = HERE.parent
FIXTURE = CLIENT.parents[1] / "Tests" / "Fixtures" / "annotations.pdf"


def as_modules(folder, **options):
    """A copy of the client in a package of ECMAScript modules, with options of the compiler."""
    package = Path(folder) / "package"
    package.mkdir(exist_ok=True)
    options.update(target="es2022", strict=True, noEmit=True, types=[])
    settings = {"compilerOptions": options, "files": ["connection.ts"]}
    (package / "tsconfig.json").write_text(json.dumps(settings))
    (package / "package.json").write_text('{"type": "module"}')
    for name in ("connection.ts", "recto.d.ts"):
        shutil.copy(CLIENT / name, package)
    return package


def compiler():
    """The module with the compiler that tsc runs."""
    program = Path(shutil.which("tsc")).resolve()
    return program.parent.parent / "lib" / "typescript.js"


def main():
    program = (sys.argv[1:] or [os.environ.get("RECTO") or "recto"])[0]
    subprocess.run([sys.executable, CLIENT / "generate.py", "--check", program], check=True)
    missing = [tool for tool in ("tsc", "node") if shutil.which(tool) is None]
    if missing:
        sys.exit(f"{' and '.join(missing)}: not found. Install node-typescript.")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tsc", "-p", CLIENT, "--outDir", folder], check=True)
        for module, resolution in (("nodenext", "nodenext"), ("es2022", "node")):
            package = as_modules(folder, module=module, moduleResolution=resolution)
            subprocess.run(["tsc", "-p", package], check=True)
        subprocess.run(["node", HERE / "erasable.js", compiler(), CLIENT / "connection.ts"], check=True)
        subprocess.run(["node", HERE / "session.js", Path(folder) / "connection.js", program, FIXTURE],
                       check=True, timeout=60)
    print("The types and the connection hold.")


if __name__ == "__main__":
    main()
