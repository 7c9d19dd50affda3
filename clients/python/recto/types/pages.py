# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict

from .document import Size


class Page(TypedDict):
    """`Page` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: What the document calls it, such as `iv` or `12`.
    label: str
    #: Its size as shown, 1/72 inch.
    size: Size
    #: Clockwise, as the page says; applied in `size` already.
    rotation: int


class PagesListResult(TypedDict):
    """`PagesListResult` on the wire."""

    #: The pages, none beyond the document's end.
    pages: List[Page]
