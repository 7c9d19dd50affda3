# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .document import Rect


Fit = Literal[
    "position", "page", "width", "height", "rect", "content", "contentWidth", "contentHeight",
]


class _Destination(TypedDict):
    """What every `Destination` has."""

    #: The page, from 0.
    pageIndex: int


class Destination(_Destination, total=False):
    """A place in a document and how to show it; coordinates in page space."""

    #: What of the page is shown (ISO 32000-2, table 149); unless given `rect` with a rectangle,
    #: `position` with `left`, `top` or `zoom`, else `page`.
    fit: Fit
    #: Abscissa at the view's left; absent: as it is.
    left: float
    #: Ordinate at the view's top; absent: as it is.
    top: float
    #: Scale, 1 for a pixel a point; absent: as it is.
    zoom: float
    #: The rectangle of `rect`.
    rect: Rect


class _NamedDestination(TypedDict):
    """What every `NamedDestination` has."""

    #: The name, as links and `#nameddest=` give it.
    name: str


class NamedDestination(_NamedDestination, total=False):
    """A place of a document that has a name."""

    #: The place; absent if the name leads nowhere.
    destination: Destination


class DestinationsListResult(TypedDict):
    """`DestinationsListResult` on the wire."""

    #: The destinations, in the document's order.
    destinations: List[NamedDestination]


class DestinationsResolveResult(TypedDict, total=False):
    """`DestinationsResolveResult` on the wire."""

    #: The place; absent if the name leads to no page of the document.
    destination: Destination
