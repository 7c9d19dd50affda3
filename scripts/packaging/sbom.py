# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes what a staged installation is made of, as SPDX 2.3 JSON.

Usage: sbom.py LIBRARIES OUTPUT, with the folder of the libraries that are linked statically
"""

import datetime
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Dict, List

from archive import EPOCH, ROOT, version

#: Debian's source packages of what is bundled, and their licences (from their copyright files).
LICENCES = {
    "icu": "Unicode-3.0", "jansson": "MIT", "libdeflate": "MIT", "libxml2": "MIT",
    "openssl": "Apache-2.0", "pcre2": "BSD-3-Clause", "texlive-bin": "MIT", "xz-utils": "0BSD",
}


def output_of(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def debian(path: Path) -> Dict[str, str]:
    """The Debian package that a library came from: its source, version and licence."""
    # The package may list it under /lib, which is a link to /usr/lib.
    owner = output_of("dpkg-query", "-S", f"*/{path.name}").split(": ")[0]
    fields = output_of(
        "dpkg-query", "-W", "-f=${source:Package} ${source:Version}", owner
    ).split(" ")
    return {"name": fields[0], "version": fields[1], "licence": LICENCES[fields[0]]}


def engine() -> Dict[str, str]:
    header = (ROOT / ".engine/include/mupdf/fitz/version.h").read_text()
    number = re.search(r'FZ_VERSION "(.*?)"', header).group(1)
    return {"name": "mupdf", "version": number, "licence": "AGPL-3.0-or-later"}


def swift() -> Dict[str, str]:
    number = re.search(r"Swift version (\S+)", output_of("swift", "--version")).group(1)
    return {"name": "swift-runtime", "version": number, "licence": "Apache-2.0"}


def compiler() -> Dict[str, str]:
    """What Swift's runtime takes of the libraries of GCC and C++."""
    licence = "GPL-3.0-or-later WITH GCC-exception-3.1"
    return {"name": "gcc-runtime", "version": output_of("gcc", "-dumpfullversion"), "licence": licence}


def package(part: Dict[str, str], **more: object) -> Dict[str, object]:
    return {
        "SPDXID": f"SPDXRef-{part['name']}", "name": part["name"], "versionInfo": part["version"],
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": part["licence"], "licenseDeclared": part["licence"],
        "copyrightText": "NOASSERTION", **more,
    }


def main(libraries: Path, output: Path) -> None:
    parts: List[Dict[str, str]] = [engine(), swift(), compiler()]
    # Only ICU's data are a file of their own: they come from where its code does.
    for library in sorted(path for path in libraries.glob("*.a") if path.is_symlink()):
        part = debian(library.resolve())
        if part not in parts:
            parts.append(part)
    own = {"name": "recto", "version": version(), "licence": "AGPL-3.0-or-later"}
    packages = [package(own)] + [package(part) for part in parts]
    digest = hashlib.sha256(json.dumps(packages).encode()).hexdigest()[:32]
    created = datetime.datetime.fromtimestamp(EPOCH, datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"recto-{version()}",
        "documentNamespace": f"urn:recto:sbom:{version()}:{digest}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Organization: The Recto authors"],
        },
        "packages": packages,
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                "relatedSpdxElement": "SPDXRef-recto",
            }
        ] + [
            {
                "spdxElementId": "SPDXRef-recto", "relationshipType": "DEPENDS_ON",
                "relatedSpdxElement": f"SPDXRef-{part['name']}",
            }
            for part in parts
        ],
    }
    path = output / f"recto-{version()}.spdx.json"
    path.write_text(json.dumps(document, indent=2) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
