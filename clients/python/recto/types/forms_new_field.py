# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Font, TextAlignment
    from .document import Rect
    from .document_failed_provider import SharedMemory, Skipped
    from .forms import ButtonSymbol, Field, FieldType, FieldValue, NewFieldOption
    from .page import Color
    from .page_set_layers_action import Action


class _NewField(TypedDict):
    """What every `NewField` has."""

    #: The type of the field.
    type: FieldType
    #: The page of the widget, from 0.
    pageIndex: int
    #: The rectangle of the widget, in page space.
    rect: Rect


class NewField(_NewField, total=False):
    """A form field to create, with one widget."""

    #: The full name, which must be new; by default one like `Text 1`.
    name: str
    #: The label for people.
    label: str
    #: The value.
    value: FieldValue
    #: The value after a reset.
    defaultValue: FieldValue
    #: For choice fields: the options.
    options: List[NewFieldOption]
    #: For text fields: the maximum number of characters.
    maxLength: int
    #: The flags, as in a `Field`.
    flags: List[str]
    #: The alignment of the text.
    align: TextAlignment
    #: The font of the text; by default 12 pt Helvetica.
    font: Font
    #: Whether the font size adapts to the field.
    autoSize: bool
    #: The colour of the border; none unless given.
    color: Color
    #: The colour of the background; none unless given.
    interiorColor: Color
    #: The width of the border, in points.
    borderWidth: float
    #: For check boxes and radio buttons: the value when they are on; by default `Yes`.
    state: str
    #: For check boxes and radio buttons: the mark when they are on.
    sign: ButtonSymbol
    #: For buttons: the caption.
    caption: str
    #: For buttons: the action.
    action: Action


class FormsCreateResult(TypedDict):
    """`FormsCreateResult` on the wire."""

    #: The field.
    field: Field
    #: The id of the new widget.
    annotationId: str
    #: The document's revision now.
    revision: int


class FieldChanges(TypedDict, total=False):
    """Changes to a field; members that are not given stay."""

    #: The full name; only its last part may change.
    name: str
    #: The label for people; an empty label removes it in favour of the name.
    label: str
    #: All flags that are set, as in a `Field`.
    flags: List[str]
    #: For choice fields: all options.
    options: List[NewFieldOption]
    #: For text fields: the maximum number of characters; `null` for no limit.
    maxLength: Union[int, None]
    #: The value after a reset.
    defaultValue: FieldValue
    #: The alignment of the text.
    align: TextAlignment
    #: The font of the text.
    font: Font
    #: Whether the font size adapts to the field.
    autoSize: bool
    #: The colour of the border; `null` for none.
    color: Union[Color, None]
    #: The colour of the background; `null` for none.
    interiorColor: Union[Color, None]
    #: The width of the border, in points.
    borderWidth: float
    #: The value of a check box or radio button when it is on; for one widget only.
    state: str
    #: For check boxes and radio buttons: the mark when they are on.
    sign: ButtonSymbol
    #: For buttons: the caption.
    caption: str
    #: For buttons: the action.
    action: Action


class FormsUpdateResult(TypedDict):
    """`FormsUpdateResult` on the wire."""

    #: The field after the change.
    field: Field
    #: The document's revision now.
    revision: int


FormFormat = Literal["fdf", "xfdf", "json"]


class FormsExportResult(TypedDict, total=False):
    """`FormsExportResult` on the wire."""

    #: The exported data, unless a path was given; `fdf` in base64.
    data: str
    #: The path of the file, with symbolic links resolved. The client deletes files whose path the
    #: server chose.
    path: str
    #: The POSIX shared memory with the data; the client unlinks it.
    sharedMemory: SharedMemory
    #: The length of the data in bytes.
    bytes: int


class FormsImportResult(TypedDict):
    """`FormsImportResult` on the wire."""

    #: The changed fields.
    changed: List[Field]
    #: The fields that were not imported.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


SubmitFormat = Literal["fdf", "xfdf", "html", "pdf"]


SubmitMethod = Literal["GET", "POST"]


FieldNeighbour = Literal["next", "previous"]
