# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict


if TYPE_CHECKING:
    from .document import Permissions
    from .document_failed_provider import SecurityMethod


class _DocumentSecurityResult(TypedDict):
    """What every `DocumentSecurityResult` has."""

    #: The encryption method.
    method: SecurityMethod
    #: Whether it takes a password to open it.
    needsPassword: bool
    #: Whether what the document says of itself is encrypted too.
    metadataIsEncrypted: bool
    #: Whether it was opened with the owner's rights, to which all is allowed.
    owner: bool
    #: The permissions of all others.
    permissions: Permissions


class DocumentSecurityResult(_DocumentSecurityResult, total=False):
    """`DocumentSecurityResult` on the wire."""

    #: In bits.
    keyLength: int
    #: `true` of a document that encrypts its embedded files alone: `attachments/extract` takes
    #: their password.
    attachmentsOnly: bool
