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

    #: The tool's unless given.
    color: Color
    #: The width of its lines in points; the tool's unless given.
    width: float
    #: In an answer: whether the user wants to keep it.
    store: bool


class _TypedSignature(TypedDict):
    """What every `TypedSignature` has."""

    text: str


class TypedSignature(_TypedSignature, total=False):
    """A name, which is set in italics."""

    #: The tool's unless given.
    color: Color
    #: The width of its lines in points; the tool's unless given.
    width: float
    #: In an answer: whether the user wants to keep it.
    store: bool


class _SavedSource(TypedDict):
    """What every `SavedSource` has."""

    saved: str


class SavedSource(_SavedSource, total=False):
    """A saved signature, by its id."""

    #: The tool's unless given.
    color: Color
    #: The width of its lines in points; the tool's unless given.
    width: float
    #: In an answer: whether the user wants to keep it.
    store: bool


#: What a signature is made of.
SignatureSource = Union[DrawnSignature, PictureSignature, TypedSignature, SavedSource]


SignatureFieldMode = Literal["appearance", "stamp"]


class _SignaturesPlaceResult(TypedDict):
    """What every `SignaturesPlaceResult` has."""

    #: The document's, after the change.
    revision: int


class SignaturesPlaceResult(_SignaturesPlaceResult, total=False):
    """`SignaturesPlaceResult` on the wire."""

    #: The stamp, where there is one.
    annotation: Annotation
    #: The name of the field that is signed.
    field: str
    #: The id of the signature that is kept.
    saved: str


class _SavedSignature(TypedDict):
    """What every `SavedSignature` has."""

    #: The id for `saved` in `signatures/place` and in an answer.
    id: str
    #: Its title in a list.
    title: str


class SavedSignature(_SavedSignature, total=False):
    """A signature that the user keeps, with exactly one of its three contents."""

    #: The name that it was given.
    name: str
    #: Lines by hand, in any scale.
    strokes: List[Path]
    #: An image file.
    image: Base64
    #: A name, which is set in italics.
    text: str
    #: The colour of lines and letters, if it is not the tool's.
    color: Color
    #: The width of lines, in points, if it is not the tool's.
    width: float
    #: Whether it was the last one to be placed.
    lastUsed: bool


class Signatures(TypedDict):
    """`Signatures` on the wire."""

    #: The signatures.
    signatures: List[SavedSignature]
    #: How many can be kept.
    maximum: int


class SignaturesSaveResult(TypedDict):
    """`SignaturesSaveResult` on the wire."""

    #: As it is kept.
    signature: SavedSignature
