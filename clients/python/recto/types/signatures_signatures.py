# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, TypedDict

from .signatures_signature_report import SavedSignature


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
