# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .signatures_signature_report import DrawnSignature

if TYPE_CHECKING:
    from .annotations import Path
    from .annotations_annotation import Annotation
    from .document import Base64
    from .page import Color
    from .signatures_signature_report import FileByContents, FileByPath


class _PictureSignature(TypedDict):
    """What every `PictureSignature` has."""

    image: Union[FileByPath, FileByContents]


class PictureSignature(_PictureSignature, total=False):
    """An image."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: In an answer: whether the user wants to save the signature.
    store: bool


class _TypedSignature(TypedDict):
    """What every `TypedSignature` has."""

    text: str


class TypedSignature(_TypedSignature, total=False):
    """A name, which is set in italics."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: In an answer: whether the user wants to save the signature.
    store: bool


class _SavedSource(TypedDict):
    """What every `SavedSource` has."""

    saved: str


class SavedSource(_SavedSource, total=False):
    """A saved signature, by its id."""

    #: The colour; by default the tool's.
    color: Color
    #: The width of the strokes in points; by default the tool's.
    width: float
    #: In an answer: whether the user wants to save the signature.
    store: bool


#: A handwritten signature.
SignatureSource = Union[DrawnSignature, PictureSignature, TypedSignature, SavedSource]


SignatureFieldMode = Literal["appearance", "stamp"]


class _SignaturesPlaceResult(TypedDict):
    """What every `SignaturesPlaceResult` has."""

    #: The document's revision now.
    revision: int


class SignaturesPlaceResult(_SignaturesPlaceResult, total=False):
    """`SignaturesPlaceResult` on the wire."""

    #: The stamp, if there is one.
    annotation: Annotation
    #: The name of the signed field.
    field: str
    #: The id of the saved signature.
    saved: str


class _SavedSignature(TypedDict):
    """What every `SavedSignature` has."""

    #: The id for `saved` in `signatures/place` and in an answer.
    id: str
    #: The title to show in a list.
    title: str


class SavedSignature(_SavedSignature, total=False):
    """A saved signature, with exactly one of `strokes`, `image` and `text`."""

    #: The name from the user.
    name: str
    #: Pen strokes, in any scale.
    strokes: List[Path]
    #: An image file.
    image: Base64
    #: A name, which is set in italics.
    text: str
    #: The colour of strokes and text, if it is not the tool's.
    color: Color
    #: The width of strokes in points, if it is not the tool's.
    width: float
    #: Whether this signature was placed last.
    lastUsed: bool


class Signatures(TypedDict):
    """`Signatures` on the wire."""

    #: The signatures.
    signatures: List[SavedSignature]
    #: How many signatures can be saved.
    maximum: int


class SignaturesSaveResult(TypedDict):
    """`SignaturesSaveResult` on the wire."""

    #: The saved signature.
    signature: SavedSignature
