# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a package is made of, as SPDX 2.3 JSON."""

import datetime
import hashlib
import json
from typing import Dict, List

from archive import EPOCH, version
from parts import Part

NAME = "recto.spdx.json"


def package(part: Part) -> Dict[str, object]:
    # A licence that SPDX does not list has its text in the notice only.
    licence = "NOASSERTION" if part.licence.startswith("LicenseRef-") else part.licence
    return {
        "SPDXID": f"SPDXRef-{part.name}", "name": part.name,
        **({"versionInfo": part.version} if part.version else {}),
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION",
    }


def relationship(part: Part) -> Dict[str, str]:
    kind = "CONTAINS" if part.inside != "recto" else "DEPENDS_ON"
    return {
        "spdxElementId": f"SPDXRef-{part.inside}", "relationshipType": kind,
        "relatedSpdxElement": f"SPDXRef-{part.name}",
    }


def document(own: Part, parts: List[Part]) -> str:
    packages = [package(own)] + [package(part) for part in parts]
    digest = hashlib.sha256(json.dumps(packages).encode()).hexdigest()[:32]
    created = datetime.datetime.fromtimestamp(EPOCH, datetime.timezone.utc)
    described = {
        "spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
        "relatedSpdxElement": f"SPDXRef-{own.name}",
    }
    value = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"recto-{version()}",
        "documentNamespace": f"urn:recto:sbom:{version()}:{digest}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Organization: The Recto authors"],
        },
        "packages": packages,
        "relationships": [described] + [relationship(part) for part in parts],
    }
    return json.dumps(value, indent=2) + "\n"
