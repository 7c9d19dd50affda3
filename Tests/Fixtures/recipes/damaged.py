# SPDX-License-Identifier: AGPL-3.0-or-later
"""Files that are damaged, more and less, or are no PDF at all."""

from . import simple


def broken():
    """The cross-reference table is garbled and `startxref` points nowhere."""
    whole = simple.make()
    table = whole.rindex(b"\nxref\n")
    trailer = whole.index(b"trailer", table)
    garbled = whole[:table] + b"\nxrfe\n0 1\n????????\n" + whole[trailer:]
    start = garbled.rindex(b"startxref")
    return garbled[:start] + b"startxref\n99999999\n%%EOF\n"


def truncated():
    """Cut off in the middle of the last page's content stream."""
    whole = simple.make()
    return whole[: whole.rindex(b"(Children build")]


def hopeless():
    """Begins like a PDF and holds nothing."""
    return b"%PDF-1.7\n" + b"This file was once a document, but nothing of it is left.\n" * 20


def text():
    return b"This is a plain text file, whatever its name says.\n" * 10
