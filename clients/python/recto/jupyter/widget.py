# SPDX-License-Identifier: MIT
"""The widget."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Dict, List, Optional

import anywidget
import traitlets

from ..process import Command, server_command
from ..web.settings import static_folder
from .following import Following
from .relay import Relay


class Viewer(anywidget.AnyWidget):  # type: ignore[misc]
    """Shows a document in a notebook, to read and annotate.

    ``selection`` is what is selected, as ``selection/get`` tells it; ``annotations`` are all of the
    document, as ``annotations/list`` tells them; ``dirty`` is whether there are unsaved changes. Use
    ``observe`` to hear of changes, on a thread of their own. They are empty until the viewer is shown.
    """

    _esm = Path(__file__).with_name("widget.js")
    path = traitlets.Unicode(help="The document's file.").tag(sync=True)
    height = traitlets.Int(600, help="In pixels.").tag(sync=True)
    author = traitlets.Unicode(help="Who makes new annotations.").tag(sync=True)
    selection = traitlets.Dict(help="What is selected.")
    annotations = traitlets.List(help="All annotations of the document.")
    dirty = traitlets.Bool(False, help="Whether there are unsaved changes.")

    def __init__(self, path: "str | os.PathLike[str]", *, command: Optional[Command] = None, **traits: Any):
        super().__init__(path=os.path.realpath(path), **traits)
        # Observers are told where the values are read, so they may wait for requests of their own.
        following = Following(lambda *request: self._relay.request(*request), self.set_trait)
        self._relay = Relay(server_command(command), self.path, self.send, following.heard)
        self.on_msg(self._received)

    def request(self, method: str, /, *, timeout: float = 60, **params: Any) -> Any:
        """Asks the server something about the document, such as ``request("page/text", pageIndex=0)``.

        Raises ``RectoError`` if the server refuses, and ``RuntimeError`` while the viewer is not shown.
        """
        return self._relay.request(method, params).result(timeout)

    def save(self, path: Optional[str] = None) -> Dict[str, Any]:
        """Saves the document, or a copy of it."""
        result: Dict[str, Any] = self.request("document/save", **({"path": path} if path else {}))
        self.dirty = self.dirty and os.path.realpath(result["path"]) != self.path
        return result

    def close(self) -> None:
        """Ends the server, and takes the viewer out of the notebook."""
        self._relay.close()
        super().close()

    def _received(self, _: Any, content: Any, __: Any) -> None:
        if isinstance(content, dict) and content.get("host") == "modules":
            self.send({"host": "modules", "modules": _files("src", ".js"), "styles": _files("styles", ".css")})
        else:
            self._relay.receive(content)


def _files(folder: str, suffix: str) -> Dict[str, str]:
    """The texts of the viewer's files, by their paths."""
    root = static_folder()
    files: List[Path] = sorted((root / folder).rglob(f"*{suffix}"))
    return {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in files}
