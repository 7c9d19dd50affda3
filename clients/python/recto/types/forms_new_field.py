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
    #: Its page.
    pageIndex: int
    #: In page space.
    rect: Rect


class NewField(_NewField, total=False):
    """A field to be made, with one place."""

    #: Its full name, which no field has; one like `Text 1` unless given.
    name: str
    #: The label for people.
    label: str
    #: Its value.
    value: FieldValue
    #: Its value after a reset.
    defaultValue: FieldValue
    #: For choices: the options.
    options: List[NewFieldOption]
    #: For text: the most characters.
    maxLength: int
    #: As those of a `Field`.
    flags: List[str]
    #: How text is set.
    align: TextAlignment
    #: The font of text; 12 pt Helvetica unless given.
    font: Font
    #: Whether text is as large as fits.
    autoSize: bool
    #: The colour of the border; none unless given.
    color: Color
    #: The colour of the background; none unless given.
    interiorColor: Color
    #: In points.
    borderWidth: float
    #: For check boxes and radio buttons: the value that it is on for; `Yes` unless given.
    state: str
    #: For check boxes and radio buttons: the mark that shows when they are on.
    sign: ButtonSymbol
    #: For buttons: the caption.
    caption: str
    #: For buttons: the action.
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
    """Changes to a field; what is not given stays."""

    #: The full name; only its last part may change.
    name: str
    #: The label for people; empty: the same as its name.
    label: str
    #: All that are set, as those of a `Field`.
    flags: List[str]
    #: For choices: all options.
    options: List[NewFieldOption]
    #: For text: the most characters; `null`: any number.
    maxLength: Union[int, None]
    #: Its value after a reset.
    defaultValue: FieldValue
    #: How text is set.
    align: TextAlignment
    #: The font of text.
    font: Font
    #: Whether text is as large as fits.
    autoSize: bool
    #: The colour of the border; `null`: none.
    color: Union[Color, None]
    #: The colour of the background; `null`: none.
    interiorColor: Union[Color, None]
    #: In points.
    borderWidth: float
    #: The value that a check box or radio button is on for; it belongs to one place alone.
    state: str
    #: For check boxes and radio buttons: the mark that shows when they are on.
    sign: ButtonSymbol
    #: For buttons: the caption.
    caption: str
    #: For buttons: the action.
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

    #: The written data, unless a path was given; `fdf` in base64.
    data: str
    #: The file, with symbolic links followed; one that the server chose is the client's to delete.
    path: str
    #: Its POSIX shared memory, which is the client's to unlink.
    sharedMemory: SharedMemory
    #: How long it is.
    bytes: int


class FormsImportResult(TypedDict):
    """`FormsImportResult` on the wire."""

    #: The changed fields.
    changed: List[Field]
    #: The fields that were not taken.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


SubmitFormat = Literal["fdf", "xfdf", "html", "pdf"]


SubmitMethod = Literal["GET", "POST"]


FieldNeighbour = Literal["next", "previous"]
