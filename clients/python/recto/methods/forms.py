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
        """Lists the fields of a document's form, as the form orders them, and behind them those
        that are only on pages. Fields that have the same name are one.

        - `documentId`: The document.
        - `pageIndex`: Only fields with a place on this page.
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `fields`: The fields. `skipped`: How many fields are broken and left out: without a
        type, listed twice, or in a circle.

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
        """Gives one field of a document's form.

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
        """Fills in a field, as its user does: what the form does not let be filled in stays, and
        its scripts run where they are on. What the tools have under way is committed first.

        - `documentId`: The document.
        - `field`: The field's id.
        - `value`: The new value; `null` empties it.
        - `widgetId`: For check boxes and radio buttons: the widget, if several have the same state.

        Returns `field`: The field as it is now. `changed`: All fields that changed by it, this one
        included. `revision`: The document's revision now.

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
        """Fills in several fields as one step, or none where one of them does not take its value.
        What the tools have under way is committed first.

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
        """Gives fields the values back that the form has for them, or empties them, as one step.
        Fields that are read-only are reset as well, but not those that a signature locks. What the
        tools have under way is committed first.

        - `documentId`: The document.
        - `fields`: Names or ids of fields, of which a name stands for the fields below it too; all
          fields unless given.
        - `exclude`: Whether all fields but those are meant. (Default: `False`.)

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
        """Adds a field to a document's form, which is made with the first. Radio buttons of one
        name are one field: each call adds another button to it.

        - `documentId`: The document.
        - `field`: The new field.

        Returns `field`: The field. `annotationId`: The widget that was made. `revision`: The
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
        """Changes what a field is and what its places look like, which are drawn anew; what is not
        given stays. The places are moved as annotations, with `annotations/update`.

        - `documentId`: The document.
        - `field`: The field's id.
        - `changes`: The changes.
        - `annotationId`: The place whose looks change; all of them unless given.

        Returns `field`: The field as it is now. `revision`: The document's revision now.

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
        """Removes fields with all their widgets, as one step.

        - `documentId`: The document.
        - `fields`: Names or ids of fields. A name includes the fields below it.

        Returns `removed`: The ids of the removed ones. `revision`: The document's revision now.

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
        """Makes fields part of their pages, as they look, and removes them from the form, as one
        step. What the tools have under way is committed first.

        - `documentId`: The document.
        - `fields`: Names or ids of fields, of which a name stands for the fields below it too; all
          fields unless given.
        - `exclude`: Whether all fields but those are meant. (Default: `False`.)

        Returns `removed`: The ids of the removed ones. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported, vetoed.
        """
        return self._ask("forms/flatten", timeout, {
            "documentId": documentId,
            "fields": fields,
            "exclude": exclude,
        })
