# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict


class _Layer(TypedDict):
    """What every `Layer` has."""

    #: Its name.
    title: str
    #: Those below it.
    children: List[Layer]


class Layer(_Layer, total=False):
    """A layer (optional content group) of a document, or a label above some."""

    #: Identifies the layer while the document is open; a label has none.
    id: str
    #: Whether it is shown now.
    visible: bool
    #: Whether the document wants it to be shown at first.
    visibleAtFirst: bool
    #: Whether the user may not show or hide it.
    locked: bool
    #: Its intent, such as `View` or `Design`.
    intent: List[str]
    #: The radio groups that it is in: at most one layer of such a group is shown.
    radioGroups: List[int]


class LayersListResult(TypedDict):
    """`LayersListResult` on the wire."""

    #: The topmost layers and labels.
    layers: List[Layer]
    #: Layers that the document does not want its user to see.
    unlisted: List[Layer]


class LayerVisibility(TypedDict):
    """`LayerVisibility` on the wire."""

    #: The layer.
    id: str
    #: Whether it is shown.
    visible: bool


class LayersSetVisibleResult(TypedDict):
    """`LayersSetVisibleResult` on the wire."""

    #: The changed layers.
    changed: List[LayerVisibility]


class LayersSetDefaultResult(TypedDict):
    """`LayersSetDefaultResult` on the wire."""

    #: The layers that will be shown differently at first.
    changed: List[LayerVisibility]
    #: The document's revision now.
    revision: int


class Layers(TypedDict):
    """`Layers` on the wire."""

    #: The layer as it is now.
    layer: Layer
    #: The document's revision now.
    revision: int


class LayersRemoveResult(TypedDict):
    """`LayersRemoveResult` on the wire."""

    #: The ids of the annotations that were on it.
    changed: List[str]
    #: The document's revision now.
    revision: int


class LayersAssignResult(TypedDict):
    """`LayersAssignResult` on the wire."""

    #: The ids of the changed ones.
    changed: List[str]
    #: The document's revision now.
    revision: int
