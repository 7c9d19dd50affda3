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
        """Exports the values of a form in another format; `json` is an object with a member for
        each field. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `format`: The format to write.
        - `path`: The file to write to; without it, the result has the data.
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether to export all fields except `fields`. (Default: `False`.)
        - `delivery`: How the data is delivered without `path`; by default `inline`, or beyond 64
          KiB as `largePayloads` in `initialize`.

        Returns `data`: The exported data, unless a path was given; `fdf` in base64. `path`: The
        path of the file, with symbolic links resolved. The client deletes files whose path the
        server chose. `sharedMemory`: The POSIX shared memory with the data; the client unlinks it.
        `bytes`: The length of the data in bytes.

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
        """Imports values into a form from another format, as one step. Annotations in the input are
        ignored. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: The input; `fdf` in base64. Give this or `path`.
        - `path`: The path of the input.

        Returns `changed`: The changed fields. `skipped`: The fields that were not imported.
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
        """Prepares the data of a form submission and hands it to the client with `host/submitForm`;
        the server sends nothing itself. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `url`: The address to submit to.
        - `format`: The format of the data; `html` is that of web forms. (Default: `fdf`.)
        - `method`: The HTTP method; `GET` puts `html` data into the URL. (Default: `POST`.)
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether to submit all fields except `fields`. (Default: `False`.)
        - `includeEmpty`: Whether to include fields without a value. (Default: `False`.)

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
        """Gives a field the keyboard focus, as the tab key does, and scrolls it into view.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `to`: The next or previous field in tab order. Give this or `field`.
        - `field`: The name of the field, unless `to` is given.
        - `annotationId`: The widget of the field; by default its first one.

        Returns `handled`: Whether a tool handled the event, or a client gesture blocked it. `tool`:
        The active tool. `state`: The active tool and its state. `toolPath`: All tools that saw the
        event, in order. `component`: The component that acted. `gestures`: The client gestures that
        the event belongs to. `consumed`: The condition, hook or gesture through which the client
        consumed the event. `overlay`: The overlay to draw over the pages; absent if unchanged.
        `overlayChange`: The change to the previous overlay, instead of a longer `overlay`; only
        with the capability `overlayChanges`. `requirement`: The input that the tool needs from the
        user; absent if unchanged, `null` if none any more. `menu`: The current menu; absent if
        unchanged. `menuChange`: The change to the previous menu, instead of a longer `menu`; only
        with the capability `menuChanges`. `cursor`: The pointer's look while it hovers, as a CSS
        keyword; absent if unchanged. `hover`: The text of the annotation under the hovering
        pointer; absent if unchanged, `null` for none. `error`: The error of a tool.

        Errors: unknownDocument, notFound.
        """
        return self._ask("forms/focus", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "to": to,
            "field": field,
            "annotationId": annotationId,
        })
