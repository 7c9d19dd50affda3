# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, TypedDict


if TYPE_CHECKING:
    from .page import Destination


class _NamedDestination(TypedDict):
    """What every `NamedDestination` has."""

    #: The name, as in links and `#nameddest=`.
    name: str


class NamedDestination(_NamedDestination, total=False):
    """A named place in a document."""

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
