# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.annotations_annotation_changes import AnnotationsResult
from ..types.forms import (FieldSetting, FieldValue, Forms, FormsGetResult, FormsListResult,
    FormsSetValueResult)
from ..types.forms_new_field import FieldChanges, FormsCreateResult, FormsUpdateResult, NewField


class FormsMethods(Asker):
    """Methods of `forms`."""

    def forms_list(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> FormsListResult:
        """Lists the fields of a document's form in its order, then the fields that are only on
        pages. Fields with the same name count as one.

        - `documentId`: The document.
        - `pageIndex`: Only fields with a widget on this page.
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `fields`: The fields. `skipped`: How many broken fields were left out: without a
        type, listed twice, or in a cycle.

        Errors: unknownDocument, damaged.
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
        """Fills in a field as a user does: a field that users cannot fill in is refused, and the
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
        })

    def forms_set_values(
        self,
        *,
        documentId: str,
        values: List[FieldSetting],
        timeout: Optional[float] = None,
    ) -> Forms:
        """Sets the values of several fields as one step, or of none if one does not accept its
        value. Pending work of the tools is committed first.

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
        fields: Optional[List[str]] = None,
        exclude: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Forms:
        """Resets fields to their default values, or empties fields without one, as one step.
        Read-only fields are reset too, but not fields that a signature locks. Pending work of the
        tools is committed first.

        - `documentId`: The document.
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether to reset all fields except `fields`. (Default: `False`.)

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
        """Adds a field to a document's form, and the form if there is none. Radio buttons with the
        same name form one field: each call adds a button to it.

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
        """Changes the properties of a field and the look of its widgets, and redraws them. Members
        that are not given stay. Use `annotations/update` to move widgets.

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
        fields: List[str],
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Removes fields with their widgets, as one step.

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
        fields: Optional[List[str]] = None,
        exclude: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> AnnotationsResult:
        """Turns fields into page content that looks the same, and removes them from the form, as
        one step. Pending work of the tools is committed first.

        - `documentId`: The document.
        - `fields`: Names or ids of fields; all unless given. A name includes the fields below it.
        - `exclude`: Whether to reset all fields except `fields`. (Default: `False`.)

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
