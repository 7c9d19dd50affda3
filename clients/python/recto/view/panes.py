# SPDX-License-Identifier: MIT
"""The panes at the left."""

from __future__ import annotations

import tkinter
from tkinter import ttk

from .annotations import Annotations
from .bookmarks import Bookmarks
from .outline import Outline
from .session import Session
from .thumbnails import Thumbnails


class Panes(ttk.Notebook):
    """The outline, the bookmarks, the annotations and the pages of the document."""

    def __init__(self, parent: tkinter.Misc, session: Session):
        super().__init__(parent, width=290)
        self.outline = Outline(self, session)
        self.bookmarks = Bookmarks(self, session)
        self.annotations = Annotations(self, session)
        self.thumbnails = Thumbnails(self, session)
        self.add(self.outline, text="Outline")
        self.add(self.bookmarks, text="Bookmarks")
        self.add(self.annotations, text="Annotations")
        self.add(self.thumbnails, text="Pages")

    def toggle_bookmark(self) -> None:
        """Adds a bookmark for the page in sight, or removes it."""
        self.select(self.bookmarks)
        self.bookmarks.toggle()
