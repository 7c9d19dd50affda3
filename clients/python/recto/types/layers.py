# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict


class _Layer(TypedDict):
    """What every `Layer` has."""

    #: The name of the layer or label.
    title: str
    #: The layers and labels below this one.
    children: List[Layer]


class Layer(_Layer, total=False):
    """A layer (optional content group), or a label above layers."""

    #: The layer's id while the document is open; absent for a label.
    id: str
    #: Whether the layer is visible now.
    visible: bool
    #: Whether the layer is initially visible.
    visibleAtFirst: bool
    #: Whether users may not show or hide the layer.
    locked: bool
    #: The intents of the layer, such as `View` or `Design`.
    intent: List[str]
    #: The radio groups of the layer: at most one layer of a group is visible.
    radioGroups: List[int]


class LayersListResult(TypedDict):
    """`LayersListResult` on the wire."""

    #: The top-level layers and labels.
    layers: List[Layer]
    #: Layers that the document hides from its list.
    unlisted: List[Layer]


class LayerVisibility(TypedDict):
    """`LayerVisibility` on the wire."""

    #: The layer.
    id: str
    #: Whether the layer is visible.
    visible: bool


class LayersSetVisibleResult(TypedDict):
    """`LayersSetVisibleResult` on the wire."""

    #: The changed layers.
    changed: List[LayerVisibility]


class LayersSetDefaultResult(TypedDict):
    """`LayersSetDefaultResult` on the wire."""

    #: The layers with a changed initial visibility.
    changed: List[LayerVisibility]
    #: The document's revision now.
    revision: int


class Layers(TypedDict):
    """`Layers` on the wire."""

    #: The layer after the change.
    layer: Layer
    #: The document's revision now.
    revision: int


class LayersRemoveResult(TypedDict):
    """`LayersRemoveResult` on the wire."""

    #: The ids of the annotations that were on the layer, or whose actions named it.
    changed: List[str]
    #: The document's revision now.
    revision: int


class LayersAssignResult(TypedDict):
    """`LayersAssignResult` on the wire."""

    #: The ids of the changed annotations.
    changed: List[str]
    #: The document's revision now.
    revision: int
