# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional, Union

from ..asker import Asker
from ..types.layers import (LayerVisibility, Layers, LayersAssignResult, LayersListResult,
    LayersRemoveResult, LayersSetDefaultResult, LayersSetVisibleResult)


class LayersMethods(Asker):
    """Methods of `layers`."""

    def layers_list(self, *, documentId: str, timeout: Optional[float] = None) -> LayersListResult:
        """Lists a document's layers, nested as the document wants them to be.

        - `documentId`: The document.

        Returns `layers`: The topmost layers and labels. `unlisted`: Layers that the document does
        not want its user to see.

        Errors: unknownDocument, damaged.
        """
        return self._ask("layers/list", timeout, {"documentId": documentId})

    def layers_set_visible(
        self,
        *,
        documentId: str,
        layers: Optional[List[LayerVisibility]] = None,
        reset: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> LayersSetVisibleResult:
        """Shows and hides layers in all views of a document. It is no change of the document: it is
        not saved, and there is nothing to undo. Of a radio group the others are hidden when one is
        shown.

        - `documentId`: The document.
        - `layers`: The layers, one after the other; they, or `reset`.
        - `reset`: Whether all become as the document wants them to be at first. (Default: `False`.)

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
        layers: Optional[List[LayerVisibility]] = None,
        timeout: Optional[float] = None,
    ) -> LayersSetDefaultResult:
        """Changes which layers are shown when the document is opened, as one step. What is shown
        now stays.

        - `documentId`: The document.
        - `layers`: The layers; all, as they are shown now, unless given.

        Returns `changed`: The layers that will be shown differently at first. `revision`: The
        document's revision now.

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
        """Adds a layer at the end of the list, as one step. Annotations are put on it by
        `layers/assign`.

        - `documentId`: The document.
        - `title`: Its name for people, not empty.
        - `visibleAtFirst`: Whether it is shown now, and when the document is opened. (Default:
          `True`.)

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
        """Gives a layer another name, as one step.

        - `documentId`: The document.
        - `id`: The layer.
        - `title`: Its name for people, not empty.

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
        """Removes a layer, as one step. Its annotations stay, on no layer. A layer with contents of
        pages is not removed: `notPermitted`.

        - `documentId`: The document.
        - `id`: The layer.

        Returns `changed`: The ids of the annotations that were on it. `revision`: The document's
        revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("layers/remove", timeout, {"documentId": documentId, "id": id})

    def layers_assign(
        self,
        *,
        documentId: str,
        ids: List[str],
        layer: Union[str, None],
        timeout: Optional[float] = None,
    ) -> LayersAssignResult:
        """Puts annotations on a layer, or on none, as one step. They are shown and hidden with it.

        - `documentId`: The document.
        - `ids`: The annotations, one at least.
        - `layer`: The layer; `null`: none.

        Returns `changed`: The ids of the changed ones. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound.
        """
        return self._ask("layers/assign", timeout, {
            "documentId": documentId,
            "ids": ids,
            "layer": layer,
        })
