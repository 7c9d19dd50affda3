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
        """Places a handwritten signature, which is not a digital signature: as a stamp of at most
        200 points each way around a point of a page, or in a signature field. A field shows the
        signature itself, or is hidden under a stamp until the stamp is deleted.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `source`: The signature; required.
        - `pageIndex`: The page, from 0, for a stamp.
        - `point`: The centre of the stamp, in page space.
        - `field`: The signature field, by annotation id or name, instead of a page and point.
        - `fieldMode`: How the field is signed. (Default: `appearance`.)
        - `store`: Whether to save the signature for the user. (Default: `False`.)

        Returns `annotation`: The stamp, if there is one. `field`: The name of the signed field.
        `saved`: The id of the saved signature. `revision`: The document's revision now.

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
        """Lists the user's saved signatures, in order.

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
        """Saves a signature at the front of the user's list, in a private file. A signature that is
        saved already is not saved twice.

        - `source`: The signature; required.
        - `name`: The name to show in lists.

        Returns `signature`: The saved signature.

        Errors: limitExceeded, cannotOpen, notFound, saveFailed, damaged.
        """
        return self._ask("signatures/save", timeout, {"source": source, "name": name})

    def signatures_remove(self, *, id: str, timeout: Optional[float] = None) -> Signatures:
        """Removes a saved signature from the user's list; placed copies stay.

        - `id`: The signature.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/remove", timeout, {"id": id})

    def signatures_move(self, *, id: str, to: int, timeout: Optional[float] = None) -> Signatures:
        """Moves a saved signature within the user's list.

        - `id`: The signature.
        - `to`: The new index, from 0.

        Returns `Signatures`: see there.

        Errors: notFound, saveFailed, damaged.
        """
        return self._ask("signatures/move", timeout, {"id": id, "to": to})
