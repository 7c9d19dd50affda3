# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document_failed_provider import RenderDelivery
from ..types.forms_new_field import (FieldNeighbour, FormFormat, FormsExportResult,
    FormsImportResult, SubmitFormat, SubmitMethod)
from ..types.tool_grown_path import EventResult


class FormsExportMethods(Asker):
    """Methods of `forms_export`."""

    def forms_export(
        self,
        *,
        documentId: str,
        format: FormFormat,
        path: Optional[str] = None,
        fields: Optional[List[str]] = None,
        exclude: Optional[bool] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> FormsExportResult:
        """Writes the values of a form in another format: `json` is an object with a member for each
        field. What the tools have under way is committed first.

        - `documentId`: The document.
        - `format`: The format to write.
        - `path`: The file to write to; the result has it all unless given.
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether all fields but those are meant. (Default: `False`.)
        - `delivery`: How it is handed over without `path`; unless given `inline`, or beyond 64 KiB
          as `largePayloads` of `initialize` says.

        Returns `data`: The written data, unless a path was given; `fdf` in base64. `path`: The
        file, with symbolic links followed; one that the server chose is the client's to delete.
        `sharedMemory`: Its POSIX shared memory, which is the client's to unlink. `bytes`: How long
        it is.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        return self._ask("forms/export", timeout, {
            "documentId": documentId,
            "format": format,
            "path": path,
            "fields": fields,
            "exclude": exclude,
            "delivery": delivery,
        })

    def forms_import(
        self,
        *,
        documentId: str,
        format: FormFormat,
        data: Optional[str] = None,
        path: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> FormsImportResult:
        """Fills in a form with the values of another format, as one step; annotations that there
        are too are left out. What the tools have under way is committed first.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: It, `fdf` in base64; this or `path`.
        - `path`: The file with it.

        Returns `changed`: The changed fields. `skipped`: The fields that were not taken.
        `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, cannotOpen, limitExceeded.
        """
        return self._ask("forms/import", timeout, {
            "documentId": documentId,
            "format": format,
            "data": data,
            "path": path,
        })

    def forms_submit(
        self,
        *,
        documentId: str,
        url: str,
        format: Optional[SubmitFormat] = None,
        method: Optional[SubmitMethod] = None,
        fields: Optional[List[str]] = None,
        exclude: Optional[bool] = None,
        includeEmpty: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Puts together what a form is submitted as, and hands it over with `host/submitForm`: the
        server sends nothing. What the tools have under way is committed first.

        - `documentId`: The document.
        - `url`: The address.
        - `format`: The format of the data; `html` as in a form of the web. (Default: `fdf`.)
        - `method`: `GET` puts `html` into the URL. (Default: `POST`.)
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether all fields but those are meant. (Default: `False`.)
        - `includeEmpty`: Whether fields without a value are named. (Default: `False`.)

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed, limitExceeded.
        """
        self._ask("forms/submit", timeout, {
            "documentId": documentId,
            "url": url,
            "format": format,
            "method": method,
            "fields": fields,
            "exclude": exclude,
            "includeEmpty": includeEmpty,
        })

    def forms_focus(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        to: Optional[FieldNeighbour] = None,
        field: Optional[str] = None,
        annotationId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> EventResult:
        """Gives a field the keys, as the tab key does, and brings it into sight.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `to`: The next or previous field in the order of tabs; or `field`.
        - `field`: The name of the field, unless `to` is given.
        - `annotationId`: Which widget of the field; its first one unless given.

        Returns `handled`: Whether a tool took the event, or a client's gesture that blocked it.
        `tool`: The tool now. `state`: The tool and its state now. `toolPath`: Every tool that saw
        the event, in order. `component`: The component that acted. `gestures`: The client's
        gestures that the event was made of. `consumed`: The condition, hook or gesture by which the
        client has handled the event itself. `overlay`: The overlay to draw over the pages; absent:
        as before. `overlayChange`: Instead of `overlay` where that is longer: how it follows from
        the one before. Only for a client that takes `overlayChanges`. `requirement`: The input that
        the tool needs from the user now; absent: as before; `null`: no longer any. `menu`: The menu
        of the user now; absent: as before. `menuChange`: Instead of `menu` where that is longer:
        how it follows from the one before. Only for a client that takes `menuChanges`. `cursor`:
        The look of the hovering pointer, as CSS's keyword; absent: as before. `hover`: The text of
        the annotation under the hovering pointer; absent: as before; `null`: none. `error`: Why a
        tool could not do what it was about to do.

        Errors: unknownDocument, notFound.
        """
        return self._ask("forms/focus", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "to": to,
            "field": field,
            "annotationId": annotationId,
        })
