# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence, Union

from ..asker import Asker
from ..types.layers import (
    LayerVisibility,
    Layers,
    LayersAssignResult,
    LayersListResult,
    LayersRemoveResult,
    LayersSetDefaultResult,
    LayersSetVisibleResult,
)


class LayersMethods(Asker):
    """Methods of `layers`."""

    def layers_list(self, *, documentId: str, timeout: Optional[float] = None) -> LayersListResult:
        """Lists a document's layers, nested as the document orders them.

        - `documentId`: The document.

        Returns `layers`: The top-level layers and labels. `unlisted`: Layers that the document
        hides from its list.

        Errors: unknownDocument, damaged.
        """
        return self._ask("layers/list", timeout, {"documentId": documentId})

    def layers_set_visible(
        self,
        *,
        documentId: str,
        layers: Optional[Sequence[LayerVisibility]] = None,
        reset: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> LayersSetVisibleResult:
        """Shows and hides layers in all views of a document. This does not change the document: it
        is neither saved nor undone. Showing a layer of a radio group hides the others.

        - `documentId`: The document.
        - `layers`: The layers, applied in order. Give this or `reset`.
        - `reset`: Whether all layers get the document's initial visibility. (Default: `False`.)

        Returns `changed`: The changed layers.

        Errors: unknownDocument, notFound, notPermitted, damaged.
        """
        return self._ask("layers/setVisible", timeout, {
            "documentId": documentId,
            "layers": layers,
            "reset": reset,
        })

    def layers_set_default(
        self,
        *,
        documentId: str,
        layers: Optional[Sequence[LayerVisibility]] = None,
        timeout: Optional[float] = None,
    ) -> LayersSetDefaultResult:
        """Sets the layers visible when the document opens, as one step. Their current visibility
        does not change.

        - `documentId`: The document.
        - `layers`: The layers; by default all, with their current visibility.

        Returns `changed`: The layers with a changed initial visibility. `revision`: The document's
        revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("layers/setDefault", timeout, {"documentId": documentId, "layers": layers})

    def layers_add(
        self,
        *,
        documentId: str,
        title: str,
        visibleAtFirst: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Layers:
        """Adds a layer at the end of the list, as one step. Use `layers/assign` to put annotations
        on it.

        - `documentId`: The document.
        - `title`: The layer's title, not empty.
        - `visibleAtFirst`: Whether the layer is visible now, and when the document is opened.
          (Default: `True`.)

        Returns `Layers`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed.
        """
        return self._ask("layers/add", timeout, {
            "documentId": documentId,
            "title": title,
            "visibleAtFirst": visibleAtFirst,
        })

    def layers_rename(
        self,
        *,
        documentId: str,
        id: str,
        title: str,
        timeout: Optional[float] = None,
    ) -> Layers:
        """Renames a layer, as one step.

        - `documentId`: The document.
        - `id`: The layer.
        - `title`: The layer's title, not empty.

        Returns `Layers`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("layers/rename", timeout, {
            "documentId": documentId,
            "id": id,
            "title": title,
        })

    def layers_remove(
        self,
        *,
        documentId: str,
        id: str,
        timeout: Optional[float] = None,
    ) -> LayersRemoveResult:
        """Removes a layer, as one step. Its annotations stay, without a layer. A layer with page
        content is not removed: `notPermitted`.

        - `documentId`: The document.
        - `id`: The layer.

        Returns `changed`: The ids of the annotations that were on the layer, or whose actions named
        it. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("layers/remove", timeout, {"documentId": documentId, "id": id})

    def layers_assign(
        self,
        *,
        documentId: str,
        ids: Sequence[str],
        layer: Union[str, None],
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Assigns annotations to a layer, or to none, as one step. Annotations are shown and hidden
        with their layer.

        - `documentId`: The document.
        - `ids`: The annotations, at least one.
        - `layer`: The layer; `null` for none.

        Returns `changed`: The ids of the changed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("layers/assign", timeout, {
            "documentId": documentId,
            "ids": ids,
            "layer": layer,
        }, nullable=["layer"])
