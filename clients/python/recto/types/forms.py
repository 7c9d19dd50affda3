# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Font, TextAlignment
    from .document import Rect, SharedMemory, Skipped
    from .page import Action, Color


FieldType = Literal["text", "checkBox", "radio", "comboBox", "listBox", "button", "signature"]


#: A field's value, by its type: `text`, `comboBox` a string; `checkBox`, `radio` the state that is
#: on, as widgets name it; `listBox` an array of chosen options. Other empty values are `null`;
#: `button` and `signature` always. As input, a check box also takes `true` and `false`, an option
#: its title.
FieldValue = Union[str, bool, List[str], None]


class FieldOption(TypedDict):
    """`FieldOption` on the wire."""

    #: The option's value.
    value: str
    #: The text that people see.
    title: str


FieldFormatKind = Literal["number", "percent", "date", "time", "special"]


class _FieldFormat(TypedDict):
    """What every `FieldFormat` has."""

    #: The kind of format.
    kind: FieldFormatKind


class FieldFormat(_FieldFormat, total=False):
    """The format that a field's scripts require. It helps with entering values."""

    #: For dates and times: Acrobat's pattern, such as `yyyy-mm-dd` or `h:MM tt`. For `special`: a
    #: mask with `9` for a digit, `A` a letter, `O` either, `X` anything.
    pattern: str
    #: The number of decimals of a number.
    decimals: int
    #: The separator between thousands; empty for none.
    thousandsSeparator: str
    #: The separator before the decimals.
    decimalSeparator: str
    #: The currency beside a number.
    currency: str
    #: Whether the currency comes before the number.
    currencyInFront: bool
    #: The minimum that the field's script accepts.
    minimum: float
    #: The maximum that the field's script accepts.
    maximum: float


class _FieldWidget(TypedDict):
    """What every `FieldWidget` has."""

    #: The id of the widget as an annotation.
    annotationId: str
    #: The page of the widget, from 0.
    pageIndex: int
    #: The rectangle of the widget, in page space.
    rect: Rect


class FieldWidget(_FieldWidget, total=False):
    """A widget of a field."""

    #: For check boxes and radio buttons: the value when the widget is on.
    state: str
    #: The value for exports and scripts, if it differs from `state`.
    exportValue: str
    #: For check boxes and radio buttons: whether the widget is on.
    on: bool


class _Field(TypedDict):
    """What every `Field` has."""

    #: The field's id: its name, or, without a name, the id of its first widget.
    id: str
    #: The full name: its parts joined by full stops; may be empty.
    name: str
    #: The type of the field.
    type: FieldType
    #: The value; `null` for a password.
    value: FieldValue
    #: The flags that are set, of `readOnly`, `required`, `noExport`, `multiline`, `password`,
    #: `fileSelect`, `comb`, `richText`, `doNotScroll`, `doNotSpellCheck`, `noToggleToOff`,
    #: `inUnison`, `editable`, `sort`, `multiSelect`, `commitOnSelectionChange`.
    flags: List[str]
    #: The widgets that show the field.
    widgets: List[FieldWidget]


class Field(_Field, total=False):
    """A form field with its widgets."""

    #: The label for people, if it differs from the name.
    label: str
    #: For passwords only: whether a value was entered. The password itself is never sent.
    filled: bool
    #: The value after a reset, if any.
    defaultValue: FieldValue
    #: For choice fields: the options.
    options: List[FieldOption]
    #: For text fields: the maximum number of characters.
    maxLength: int
    #: For text and combo boxes: the alignment, if it is not `left`.
    align: TextAlignment
    #: The format that the field's scripts require.
    format: FieldFormat


class _FormsListResult(TypedDict):
    """What every `FormsListResult` has."""

    #: The fields.
    fields: List[Field]


class FormsListResult(_FormsListResult, total=False):
    """`FormsListResult` on the wire."""

    #: How many broken fields were left out: without a type, listed twice, or in a cycle.
    skipped: int


class FormsGetResult(TypedDict):
    """`FormsGetResult` on the wire."""

    #: The field.
    field: Field


class FormsSetValueResult(TypedDict):
    """`FormsSetValueResult` on the wire."""

    #: The field after the change.
    field: Field
    #: All fields that changed, including this one.
    changed: List[Field]
    #: The document's revision now.
    revision: int


class _FieldSetting(TypedDict):
    """What every `FieldSetting` has."""

    #: The field's id.
    field: str
    #: The new value; `null` empties it.
    value: FieldValue


class FieldSetting(_FieldSetting, total=False):
    """`FieldSetting` on the wire."""

    #: For check boxes and radio buttons: the widget, if several have the same state.
    widgetId: str


class Forms(TypedDict):
    """`Forms` on the wire."""

    #: The changed fields.
    changed: List[Field]
    #: The document's revision now.
    revision: int


class _NewFieldOption(TypedDict):
    """What every `NewFieldOption` has."""

    #: The option's value.
    value: str


class NewFieldOption(_NewFieldOption, total=False):
    """`NewFieldOption` on the wire."""

    #: The text that people see; by default the value.
    title: str


ButtonSymbol = Literal["check", "circle", "cross", "diamond", "square", "star"]


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
    #: For text fields: the maximum number of characters.
    maxLength: int
    #: The alignment of the text.
    align: TextAlignment
    #: The value.
    value: FieldValue
    #: The value after a reset.
    defaultValue: FieldValue
    #: For choice fields: the options.
    options: List[NewFieldOption]
    #: The flags, as in a `Field`.
    flags: List[str]
    #: The font of the text; that of a new field is 12 pt Helvetica.
    font: Font
    #: Whether the font size adapts to the field.
    autoSize: bool
    #: The colour of the border; `null` for none.
    color: Union[Color, None]
    #: The colour of the background; `null` for none.
    interiorColor: Union[Color, None]
    #: The width of the border, in points; that of a new field is 1.
    borderWidth: float
    #: The value of a check box or radio button when it is on, `Yes` for a new one. A change is for
    #: one widget only.
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
    #: The font of the text; that of a new field is 12 pt Helvetica.
    font: Font
    #: Whether the font size adapts to the field.
    autoSize: bool
    #: The colour of the border; `null` for none.
    color: Union[Color, None]
    #: The colour of the background; `null` for none.
    interiorColor: Union[Color, None]
    #: The width of the border, in points; that of a new field is 1.
    borderWidth: float
    #: The value of a check box or radio button when it is on, `Yes` for a new one. A change is for
    #: one widget only.
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
    #: The fields, or their parts, that were not imported.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


SubmitFormat = Literal["fdf", "xfdf", "html", "pdf"]


SubmitMethod = Literal["GET", "POST"]


FieldNeighbour = Literal["next", "previous"]
