# SPDX-License-Identifier: MIT
"""A document in a notebook: the extra ``jupyter``.

>>> from recto.jupyter import Viewer
>>> viewer = Viewer("paper.pdf")
>>> viewer                      # shows it
>>> viewer.selection["text"]["text"]
>>> [annotation["contents"] for annotation in viewer.annotations]
"""

from __future__ import annotations

from typing import Any

__all__ = ["Viewer"]


def __getattr__(name: str) -> Any:
    if name != "Viewer":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from .widget import Viewer
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"The notebook's viewer needs {missing.name}: pip install {missing.name}",
            name=missing.name,
        ) from missing
    return Viewer
