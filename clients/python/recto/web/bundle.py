# SPDX-License-Identifier: MIT
"""The viewer's modules and style sheets in one file each, so that a page loads without a waterfall."""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path
from typing import Dict, List, Set, Tuple

IMPORT = re.compile(r'^import (?:(\{[^}]*\}) from )?"([^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?(?:class|function|const) (\w+))", re.MULTILINE)
NOTHING = re.compile(r"^export \{\};\n", re.MULTILINE)
SCRIPT = re.compile(r'<script type="module" src="/viewer/([^"]+)"')
STYLE = re.compile(r'^ *<link rel="stylesheet" href="/viewer/([^"]+)">\n', re.MULTILINE)
#: Style sheets that `<recto-viewer>` loads itself; the page tells the browser of them at once.
VIEWER_STYLES = ("viewer.css", "overlay.css", "dialog.css")


class Bundle:
    """The viewer's page, made from the files as they are now: each script is one file with its imports.

    Its files have names that change with their contents, so that a browser may keep them for good.
    """

    def __init__(self, folder: Path):
        page = (folder / "index.html").read_text(encoding="utf-8")
        sheets = STYLE.findall(page)
        css = "".join((folder / sheet).read_text(encoding="utf-8") for sheet in sheets)
        #: The files by their paths below the viewer's folder: their type and their bytes.
        self.files: Dict[str, Tuple[str, bytes]] = {}

        def script(found: "re.Match[str]") -> str:
            text = bundled(folder, found.group(1))
            name = self._add("src/app/bundle", ".js", "text/javascript", text)
            return f'<script type="module" src="/viewer/{name}"'

        # All stand beside files of the folder: relative addresses in them stay what they are.
        page = SCRIPT.sub(script, page)
        style = self._add("styles/bundle", ".css", "text/css", css)
        links = f'    <link rel="stylesheet" href="/viewer/{style}">\n' + "".join(
            f'    <link rel="preload" as="style" href="/viewer/styles/{name}">\n'
            for name in VIEWER_STYLES
        )
        #: The viewer's style sheets under their own names.
        self.styles = {name: (folder / "styles" / name).read_bytes() for name in VIEWER_STYLES}
        self.page = STYLE.sub("", page).replace("  </head>", f"{links}  </head>")

    def _add(self, stem: str, suffix: str, kind: str, text: str) -> str:
        data = text.encode()
        name = f"{stem}-{hashlib.sha256(data).hexdigest()[:16]}{suffix}"
        self.files[name] = (kind, data)
        return name


def bundled(folder: Path, main: str) -> str:
    """One module that does what ``main`` and all that it imports do."""
    order: List[str] = []
    _visit(folder, main, order, set())
    numbers = {name: number for number, name in enumerate(order)}
    return "".join(_wrapped(folder, name, numbers) for name in order)


def _visit(folder: Path, name: str, order: List[str], seen: Set[str]) -> None:
    """Appends a module after those that it imports, in the order in which browsers run them."""
    if name in seen:
        return
    seen.add(name)
    for _, source in IMPORT.findall(_text(folder, name)):
        _visit(folder, _resolved(name, source), order, seen)
    order.append(name)


def _wrapped(folder: Path, name: str, numbers: Dict[str, int]) -> str:
    """A module as a function that has run, which gives what the module exports."""

    def imported(found: "re.Match[str]") -> str:
        names, source = found.groups()
        number = numbers[_resolved(name, source)]
        if number >= numbers[name]:
            raise ValueError(f"{name} imports {source}, which imports it.")
        return f"const {names.replace(' as ', ': ')} = module{number};\n" if names else ""

    text = _text(folder, name)
    exports = ", ".join(exported for _, exported in EXPORT.findall(text))
    body = NOTHING.sub("", EXPORT.sub(r"\1", IMPORT.sub(imported, text)))
    if re.search(r"^(?:import|export)\b", body, re.MULTILINE):
        raise ValueError(f"{name} imports or exports in a way that is not known here.")
    return f"// {name}\nconst module{numbers[name]} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


def _text(folder: Path, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


def _resolved(name: str, source: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), source))
