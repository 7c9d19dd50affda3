# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import TextAlignment
    from .document import Rect


FieldType = Literal["text", "checkBox", "radio", "comboBox", "listBox", "button", "signature"]


#: What a field holds, by its type: `text` and `comboBox` a string; `checkBox` and `radio` the state
#: that is on, of those that the widgets name; `listBox` an array of the chosen options; `null`
#: where there is nothing, and always of `button` and `signature`. Where a value is given, a check
#: box takes `true` and `false` too, and an option may be named by its title.
FieldValue = Union[str, bool, List[str], None]


class FieldOption(TypedDict):
    """`FieldOption` on the wire."""

    #: The option's value.
    value: str
    #: The text that people read.
    title: str


FieldFormatKind = Literal["number", "percent", "date", "time", "special"]


class _FieldFormat(TypedDict):
    """What every `FieldFormat` has."""

    #: Its type.
    kind: FieldFormatKind


class FieldFormat(_FieldFormat, total=False):
    """The format that a field's scripts require, for help with entering values."""

    #: Dates and times: as Acrobat writes it, `yyyy-mm-dd` or `h:MM tt`. `special`: a mask, `9` for
    #: a digit, `A` a letter, `O` either, `X` anything.
    pattern: str
    #: How many decimals a number has.
    decimals: int
    #: Between thousands; empty: nothing.
    thousandsSeparator: str
    #: Before the decimals.
    decimalSeparator: str
    #: The currency beside a number.
    currency: str
    #: Whether that comes before the number.
    currencyInFront: bool
    #: The least number that the field's script accepts.
    minimum: float
    #: The greatest number that the field's script accepts.
    maximum: float


class _FieldWidget(TypedDict):
    """What every `FieldWidget` has."""

    #: The widget, as an annotation.
    annotationId: str
    #: Its page.
    pageIndex: int
    #: In page space.
    rect: Rect


class FieldWidget(_FieldWidget, total=False):
    """A place of a field."""

    #: For check boxes and radio buttons: the value that it is on for.
    state: str
    #: The value for exports and scripts, if it differs from that name.
    exportValue: str
    #: For check boxes and radio buttons: whether it is on.
    on: bool


class _Field(TypedDict):
    """What every `Field` has."""

    #: Identifies the field: its name, or of one without a name its first widget's id.
    id: str
    #: The full name, its parts joined by points; may be empty.
    name: str
    #: The type of the field.
    type: FieldType
    #: Its value; `null` for a password.
    value: FieldValue
    #: Those that are set, of `readOnly`, `required`, `noExport`, `multiline`, `password`,
    #: `fileSelect`, `comb`, `richText`, `doNotScroll`, `doNotSpellCheck`, `noToggleToOff`,
    #: `inUnison`, `editable`, `sort`, `multiSelect`, `commitOnSelectionChange`.
    flags: List[str]
    #: The places where it is shown.
    widgets: List[FieldWidget]


class Field(_Field, total=False):
    """A field of a form, with all its places."""

    #: The label for people, if it differs from the name.
    label: str
    #: Whether something was entered, for passwords alone. The password itself is never told.
    filled: bool
    #: Its value after a reset, if it has one.
    defaultValue: FieldValue
    #: For choices: the options.
    options: List[FieldOption]
    #: For text: the most characters.
    maxLength: int
    #: For text and combo boxes: the alignment, if it is not `left`.
    align: TextAlignment
    #: The format that its scripts require.
    format: FieldFormat


class _FormsListResult(TypedDict):
    """What every `FormsListResult` has."""

    #: The fields.
    fields: List[Field]


class FormsListResult(_FormsListResult, total=False):
    """`FormsListResult` on the wire."""

    #: How many fields are broken and left out: without a type, listed twice, or in a circle.
    skipped: int


class FormsGetResult(TypedDict):
    """`FormsGetResult` on the wire."""

    #: The field.
    field: Field


class FormsSetValueResult(TypedDict):
    """`FormsSetValueResult` on the wire."""

    #: The field as it is now.
    field: Field
    #: All fields that changed by it, this one included.
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

    #: The text that people read; the value unless given.
    title: str


ButtonSymbol = Literal["check", "circle", "cross", "diamond", "square", "star"]
