# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict

from .annotations import Path
from .annotations_annotation import Annotation
from .document import Base64
from .page import Color


class SignatureAppearance(TypedDict, total=False):
    """What a signature looks like that shows: the name, or a picture in its place, and beside it
    who signed, when, why and where.
    """

    #: A picture in place of the large name, or a PDF with it.
    image: Base64
    #: The same as a file.
    imagePath: str
    #: Lines of a pen in place of the large name, y down, in any unit.
    strokes: List[Path]
    #: Whether it says who signed.
    showName: bool
    #: Whether it says when, in UTC.
    showDate: bool
    #: Whether it says why.
    showReason: bool
    #: Whether it says where.
    showLocation: bool
    #: Of letters and lines.
    color: Color


SigningDigest = Literal["sha256", "sha384", "sha512"]


SignatureFormat = Literal["pkcs7", "cades"]


class _SignaturesSignResult(TypedDict):
    """What every `SignaturesSignResult` has."""

    #: The full name of the field that was signed.
    field: str
    #: The file, with symbolic links followed.
    path: str
    #: How long it is now.
    bytes: int
    #: The document's revision now.
    revision: int


class SignaturesSignResult(_SignaturesSignResult, total=False):
    """`SignaturesSignResult` on the wire."""

    #: Whether the signed file could not be read again: reload the document, which was not.
    behind: bool


#: What a signature is made of: `{strokes: [[x0, y0, …]]}` in any scale, `{image: {path} | {data,
#: name}}`, `{text}`, which is set in italics, or `{saved: id}`; with `color?` and, in points,
#: `width?` of its lines, which are else the tool's.
SignatureSource = Any


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

    #: What `signatures/place` and an answer take as `saved`.
    id: str
    #: What a list calls it.
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
    #: Of lines and letters, where it is not the tool's.
    color: Color
    #: Of lines, in points, where it is not the tool's.
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
