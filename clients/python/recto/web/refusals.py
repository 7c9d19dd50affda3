# SPDX-License-Identifier: MIT
"""What the bridge answers in place of its recto."""

from __future__ import annotations

from typing import Any, Dict, Optional

from .confinement import Confinement, Refused
from .process import PREFIX

NOT_PERMITTED = -32014


def refusal(message: Any, confinement: Confinement) -> Optional[Dict[str, Any]]:
    """The answer to a message of a page that is not passed on."""
    if not isinstance(message, dict):
        return _error(None, -32600, "The bridge takes one request at a time.", "invalidRequest")
    request_id = message.get("id")
    if isinstance(request_id, str) and request_id.startswith(PREFIX):
        return _error(request_id, -32600, "This id is the bridge's own.", "invalidRequest")
    try:
        confinement.check(str(message.get("method", "")), message.get("params"))
        confinement.check("", message.get("result"))
    except Refused as refused:
        return _error(request_id, NOT_PERMITTED, str(refused), "notPermitted", by="root")
    return None


def _error(request_id: Any, code: int, text: str, kind: str, **data: Any) -> Dict[str, Any]:
    error = {"code": code, "message": text, "data": {"kind": kind, **data}}
    return {"jsonrpc": "2.0", "id": request_id, "error": error}
