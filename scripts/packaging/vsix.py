# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes the extension for VS Code, with the viewer inside: ``code --install-extension FILE``.

Usage: vsix.py OUTPUT
"""

import json
import sys
from pathlib import Path
from typing import List
from xml.sax.saxutils import escape, quoteattr

from archive import ROOT, Entry, tracked, version, write_zip

EXTENSION = ROOT / "clients/vscode"
VIEWER = ROOT / "clients/web"

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="css" ContentType="text/css"/>\
<Default Extension="js" ContentType="application/javascript"/>\
<Default Extension="json" ContentType="application/json"/>\
<Default Extension="md" ContentType="text/markdown"/>\
<Default Extension="txt" ContentType="text/plain"/>\
<Default Extension="vsixmanifest" ContentType="text/xml"/></Types>
"""


def description(manifest: dict) -> str:
    """The package's description of itself, from ``package.json``."""
    engine = manifest["engines"]["vscode"]
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(manifest["name"])} Version="{version()}" \
Publisher={quoteattr(manifest["publisher"])}/>
    <DisplayName>{escape(manifest["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(manifest["description"])}</Description>
    <Tags>{escape(",".join(manifest["keywords"]))}</Tags>
    <Categories>{escape(",".join(manifest["categories"]))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(engine)}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def main(output: Path) -> None:
    manifest = json.loads((EXTENSION / "package.json").read_text())
    manifest["version"] = version()
    entries: List[Entry] = [
        ("[Content_Types].xml", TYPES.encode(), 0o644),
        ("extension.vsixmanifest", description(manifest).encode(), 0o644),
        ("extension/package.json", json.dumps(manifest, indent=2).encode() + b"\n", 0o644),
        ("extension/LICENSE.txt", (ROOT / "LICENSES/MIT.txt").read_bytes(), 0o644),
        ("extension/viewer/package.json", (VIEWER / "package.json").read_bytes(), 0o644),
    ]
    for folder, places in ((EXTENSION, ("src", "page", "README.md")), (VIEWER, ("src", "styles"))):
        inside = "extension/" if folder == EXTENSION else "extension/viewer/"
        for path in tracked(str(folder.relative_to(ROOT))):
            name = path.relative_to(folder)
            if name.parts[0] in places:
                entries.append((f"{inside}{name}", path.read_bytes(), 0o644))
    write_zip(output / f"recto-{version()}.vsix", entries)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
