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
    #: Whether opening the document requires a password.
    needsPassword: bool
    #: Whether the metadata is encrypted too.
    metadataIsEncrypted: bool
    #: Whether the document was opened with owner rights, which allow everything.
    owner: bool
    #: The permissions of everyone except the owner.
    permissions: Permissions


class DocumentSecurityResult(_DocumentSecurityResult, total=False):
    """`DocumentSecurityResult` on the wire."""

    #: The key length in bits.
    keyLength: int
    #: `true` if only the attachments are encrypted: `attachments/extract` takes their password.
    attachmentsOnly: bool
