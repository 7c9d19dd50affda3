# SPDX-License-Identifier: MIT
"""Asks which file to open, and for its password."""

from __future__ import annotations

import os
import tkinter
from tkinter import filedialog, simpledialog
from typing import Optional


class NothingChosen(Exception):
    """The user chose no file."""


def choose_file(root: tkinter.Misc) -> str:
    """Asks for a PDF. Raises ``NothingChosen`` if the user chooses none."""
    path = filedialog.askopenfilename(
        parent=root,
        title="Open a PDF",
        filetypes=[("PDF documents", "*.pdf *.PDF"), ("All files", "*")],
    )
    if not path:
        raise NothingChosen
    return str(path)


def ask_password(root: tkinter.Misc, path: str, is_wrong: bool) -> Optional[str]:
    """Asks for the password of a document, once more after a wrong one; None if there is none."""
    question = f"The password of {os.path.basename(path)}:"
    if is_wrong:
        question = f"That password does not open the document.\n\n{question}"
    return simpledialog.askstring("Recto", question, show="•", parent=root)
