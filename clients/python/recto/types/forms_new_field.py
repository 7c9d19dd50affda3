# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .annotations import Font, TextAlignment
    from .document import Rect
    from .document_document_history_result import SharedMemory, Skipped
    from .forms import ButtonSign, Field, FieldType, FieldValue, NewFieldOption
    from .page import Color
    from .page_set_layers_action import Action


class _NewField(TypedDict):
    """What every `NewField` has."""

    #: What kind of field it is.
    type: FieldType
    #: Its page.
    pageIndex: int
    #: In page space.
    rect: Rect


class NewField(_NewField, total=False):
    """A field to be made, with one place."""

    #: Its full name, which no field has; one like `Text 1` unless given.
    name: str
    #: What people call it.
    label: str
    #: What it holds.
    value: FieldValue
    #: What it holds after a reset.
    defaultValue: FieldValue
    #: Of choices: what there is to choose from.
    options: List[NewFieldOption]
    #: Of text: how many characters it takes.
    maxLength: int
    #: As those of a `Field`.
    flags: List[str]
    #: How text is set.
    align: TextAlignment
    #: Of text; 12 pt Helvetica unless given.
    font: Font
    #: Whether text is as large as fits.
    autoSize: bool
    #: Of the border; none unless given.
    color: Color
    #: Of the ground; none unless given.
    interiorColor: Color
    #: In points.
    borderWidth: float
    #: Of check boxes and radio buttons: the value that it is on for; `Yes` unless given.
    state: str
    #: Of check boxes and radio buttons that are on.
    sign: ButtonSign
    #: Of buttons: what is written on it.
    caption: str
    #: Of buttons: what it does.
    action: Action


class FormsCreateResult(TypedDict):
    """`FormsCreateResult` on the wire."""

    #: The field.
    field: Field
    #: The widget that was made.
    annotationId: str
    #: The document's revision now.
    revision: int


class FieldChanges(TypedDict, total=False):
    """What of a field is to become otherwise; what is not given stays."""

    #: The full name, of which the last part alone may be another.
    name: str
    #: What people call it; empty: nothing else than its name.
    label: str
    #: All that are set, as those of a `Field`.
    flags: List[str]
    #: Of choices: all there is to choose from.
    options: List[NewFieldOption]
    #: Of text; `null`: any.
    maxLength: Union[int, None]
    #: What it holds after a reset.
    defaultValue: FieldValue
    #: How text is set.
    align: TextAlignment
    #: Of text.
    font: Font
    #: Whether text is as large as fits.
    autoSize: bool
    #: Of the border; `null`: none.
    color: Union[Color, None]
    #: Of the ground; `null`: none.
    interiorColor: Union[Color, None]
    #: In points.
    borderWidth: float
    #: Of a check box or radio button: the value that it is on for; of several places, of one alone.
    state: str
    #: Of check boxes and radio buttons that are on.
    sign: ButtonSign
    #: Of buttons: what is written on it.
    caption: str
    #: Of buttons: what it does.
    action: Action


class FormsUpdateResult(TypedDict):
    """`FormsUpdateResult` on the wire."""

    #: The field as it is now.
    field: Field
    #: The document's revision now.
    revision: int


FormFormat = Literal["fdf", "xfdf", "json"]


class FormsExportResult(TypedDict, total=False):
    """`FormsExportResult` on the wire."""

    #: What was written, unless a path was given; `fdf` in base64.
    data: str
    #: The file, with symbolic links followed; one that the server chose is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory
    #: How long it is.
    bytes: int


class FormsImportResult(TypedDict):
    """`FormsImportResult` on the wire."""

    #: The fields that are otherwise now.
    changed: List[Field]
    #: The fields that were not taken.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


SubmitFormat = Literal["fdf", "xfdf", "html", "pdf"]


SubmitMethod = Literal["GET", "POST"]


FieldNeighbour = Literal["next", "previous"]
