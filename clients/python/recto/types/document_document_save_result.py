# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict

from .document import SaveMode


class DocumentSaveResult(TypedDict):
    """`DocumentSaveResult` on the wire."""

    #: The file, with symbolic links followed.
    path: str
    #: How long it is now.
    bytes: int
    #: `incremental` or `full`.
    mode: SaveMode


class Document(TypedDict):
    """`Document` on the wire."""

    #: What the step is called, such as `Move highlight`.
    name: str
    #: The document's revision now.
    revision: int
    #: The pages that look different now, from 0.
    pages: List[int]


class DocumentHistoryResult(TypedDict):
    """`DocumentHistoryResult` on the wire."""

    #: The steps that can be undone, the next one last.
    undo: List[str]
    #: The steps that can be done again, the next one last.
    redo: List[str]
