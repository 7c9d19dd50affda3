# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Point
from ..types.signatures_picture_signature import (SignatureFieldMode, SignatureSource, Signatures,
    SignaturesPlaceResult, SignaturesSaveResult)


class SignaturesPlaceMethods(Asker):
    """Methods of `signatures_place`."""

    def signatures_place(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        source: Optional[SignatureSource] = None,
        pageIndex: Optional[int] = None,
        point: Optional[Point] = None,
        field: Optional[str] = None,
        fieldMode: Optional[SignatureFieldMode] = None,
        store: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesPlaceResult:
        """Signs by hand: with a stamp around a point of a page, at most 200 points each way, or in
        a signature field. It is no digital signature. A field is signed by what it shows, or by a
        stamp in its place: then it is hidden until the stamp is deleted.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `source`: The signature; it has to be there.
        - `pageIndex`: The page, from 0, for a stamp.
        - `point`: The middle of the stamp, in page space.
        - `field`: Instead of page and point, the signature field: the id of its annotation, or its
          name.
        - `fieldMode`: How the field is signed. (Default: `appearance`.)
        - `store`: Whether the user keeps the signature. (Default: `False`.)

        Returns `annotation`: The stamp, where there is one. `field`: The name of the field that is
        signed. `saved`: The id of the signature that is kept. `revision`: The document's, after the
        change.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, cannotOpen, limitExceeded.
        """
        return self._ask("signatures/place", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "source": source,
            "pageIndex": pageIndex,
            "point": point,
            "field": field,
            "fieldMode": fieldMode,
            "store": store,
        })

    def signatures_saved(self, *, timeout: Optional[float] = None) -> Signatures:
        """Lists the signatures that the user keeps, in their order.

        Returns `Signatures`: see there.

        Errors: damaged.
        """
        return self._ask("signatures/saved", timeout, {})

    def signatures_save(
        self,
        *,
        source: Optional[SignatureSource] = None,
        name: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> SignaturesSaveResult:
        """Keeps a signature for later, before the others, in a file that is the user's alone; one
        that is the same as another is not kept twice.

        - `source`: The signature; it has to be there.
        - `name`: The name for lists.

        Returns `signature`: As it is kept.

        Errors: limitExceeded, cannotOpen, notFound, saveFailed, damaged.
        """
        return self._ask("signatures/save", timeout, {"source": source, "name": name})

    def signatures_remove(self, *, id: str, timeout: Optional[float] = None) -> Signatures:
        """Forgets a signature that the user kept; where it was placed it stays.

        - `id`: The signature.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/remove", timeout, {"id": id})

    def signatures_move(self, *, id: str, to: int, timeout: Optional[float] = None) -> Signatures:
        """Moves a signature that the user keeps to another place in the list.

        - `id`: The signature.
        - `to`: Its place from 0, once it is there.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/move", timeout, {"id": id, "to": to})
