# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import Optional, Sequence, Union

from ..asker import Asker
from ..types.annotations import AnnotationsResult
from ..types.document import RenderDelivery
from ..types.forms import (
    FieldChanges,
    FieldNeighbour,
    FieldSetting,
    FieldValue,
    FormFormat,
    Forms,
    FormsCreateResult,
    FormsExportResult,
    FormsGetResult,
    FormsImportResult,
    FormsListResult,
    FormsSetValueResult,
    FormsUpdateResult,
    NewField,
    SubmitFormat,
    SubmitMethod,
)
from ..types.tool import EventResult


class FormsMethods(Asker):
    """Methods of `forms`."""

    def forms_list(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> FormsListResult:
        """Lists the fields of a document's form, in the form's order. Fields that are only on pages
        follow. Fields with the same name count as one.

        - `documentId`: The document.
        - `pageIndex`: Only fields with a widget on this page.
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `fields`: The fields. `skipped`: How many broken fields were left out: without a
        type, listed twice, or in a cycle.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("forms/list", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "fields": fields,
        })

    def forms_get(
        self,
        *,
        documentId: str,
        field: str,
        timeout: Optional[float] = None,
    ) -> FormsGetResult:
        """Returns one field of a document's form.

        - `documentId`: The document.
        - `field`: The field's id.

        Returns `field`: The field.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("forms/get", timeout, {"documentId": documentId, "field": field})

    def forms_set_value(
        self,
        *,
        documentId: str,
        field: str,
        value: FieldValue,
        widgetId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> FormsSetValueResult:
        """Fills in a field as a user does. A field that users cannot fill in is refused, and the
        form's scripts run if they are enabled. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `field`: The field's id.
        - `value`: The new value; `null` empties it.
        - `widgetId`: For check boxes and radio buttons: the widget, if several have the same state.

        Returns `field`: The field after the change. `changed`: All fields that changed, including
        this one. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/setValue", timeout, {
            "documentId": documentId,
            "field": field,
            "value": value,
            "widgetId": widgetId,
        }, nullable=["value"])

    def forms_set_values(
        self,
        *,
        documentId: str,
        values: Sequence[FieldSetting],
        timeout: Optional[float] = None,
    ) -> Forms:
        """Sets the values of several fields as one step. If a field does not accept its value, none
        changes. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `values`: The fields with their values.

        Returns `Forms`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/setValues", timeout, {"documentId": documentId, "values": values})

    def forms_reset(
        self,
        *,
        documentId: str,
        fields: Optional[Sequence[str]] = None,
        exclude: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Forms:
        """Resets fields to their default values, as one step. Fields without one become empty.
        Read-only fields are reset too, but not fields that a signature locks. Pending work of the
        tools is committed first.

        - `documentId`: The document.
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether `fields` names the fields to leave as they are. (Default: `False`.)

        Returns `Forms`: see there.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/reset", timeout, {
            "documentId": documentId,
            "fields": fields,
            "exclude": exclude,
        })

    def forms_create(
        self,
        *,
        documentId: str,
        field: NewField,
        timeout: Optional[float] = None,
    ) -> FormsCreateResult:
        """Adds a field to a document's form. Adds the form too if there is none. Radio buttons with
        the same name form one field: each call adds a button to it.

        - `documentId`: The document.
        - `field`: The new field.

        Returns `field`: The field. `annotationId`: The id of the new widget. `revision`: The
        document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/create", timeout, {"documentId": documentId, "field": field})

    def forms_update(
        self,
        *,
        documentId: str,
        field: str,
        changes: FieldChanges,
        annotationId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> FormsUpdateResult:
        """Changes the properties of a field and the look of its widgets. The widgets are redrawn.
        Members that are not given stay. Use `annotations/update` to move widgets.

        - `documentId`: The document.
        - `field`: The field's id.
        - `changes`: The changes.
        - `annotationId`: The widget to change in look; by default all of them.

        Returns `field`: The field after the change. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/update", timeout, {
            "documentId": documentId,
            "field": field,
            "changes": changes,
            "annotationId": annotationId,
        })

    def forms_delete(
        self,
        *,
        documentId: str,
        fields: Sequence[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Removes fields with their widgets and the replies to these, as one step.

        - `documentId`: The document.
        - `fields`: Names or ids of fields. A name includes the fields below it.

        Returns `removed`: The ids of the removed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/delete", timeout, {"documentId": documentId, "fields": fields})

    def forms_flatten(
        self,
        *,
        documentId: str,
        fields: Optional[Sequence[str]] = None,
        exclude: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Turns fields into page content that looks the same, as one step. They are removed from
        the form. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether `fields` names the fields to leave as they are. (Default: `False`.)

        Returns `removed`: The ids of the removed annotations. `revision`: The document's revision
        now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/flatten", timeout, {
            "documentId": documentId,
            "fields": fields,
            "exclude": exclude,
        })

    def forms_export(
        self,
        *,
        documentId: str,
        format: FormFormat,
        path: Optional[Union[str, os.PathLike[str]]] = None,
        fields: Optional[Sequence[str]] = None,
        exclude: Optional[bool] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> FormsExportResult:
        """Exports the values of a form in another format. `json` is an object with a member for
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
        path: Optional[Union[str, os.PathLike[str]]] = None,
        timeout: Optional[float] = None,
    ) -> FormsImportResult:
        """Imports values into a form from another format, as one step. Annotations in the input are
        ignored. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `format`: The format of the input.
        - `data`: The input; `fdf` in base64. Give this or `path`.
        - `path`: The path of the input.

        Returns `changed`: The changed fields. `skipped`: The fields, or their parts, that were not
        imported. `revision`: The document's revision now.

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
        fields: Optional[Sequence[str]] = None,
        exclude: Optional[bool] = None,
        includeEmpty: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Prepares a form submission and hands it to the client. The data is in `host/submitForm`;
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
        """Gives a field the keyboard focus, as the tab key does. The field scrolls into view.

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
