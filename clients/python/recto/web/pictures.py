# SPDX-License-Identifier: MIT
"""Pictures of pages as HTTP resources."""

from __future__ import annotations

import hashlib
from typing import Any, Dict, Mapping, Optional

from aiohttp import web

from .bitmap import picture
from .process import RectoProcess

TYPES = {"bgra": "image/bmp", "png": "image/png"}
#: Errors of the server's: the HTTP status that tells of them.
STATUSES = {
    "requestCancelled": 503, "timedOut": 503, "documentBusy": 503, "workerLost": 410,
    "limitExceeded": 413, "notFound": 404, "unknownDocument": 404,
}  # fmt: skip


async def serve_picture(
    request: web.Request, process: RectoProcess, document: str, encoding: str
) -> web.StreamResponse:
    """A tile of a page: ``page``, ``scale``, ``rect`` (four numbers with commas), ``paper``, ``ink``,
    ``purpose``.

    ``format=png`` asks for a small file, which takes longer.
    ``revision`` has to change with the page's look: it is part of the ETag, as is all else that
    the picture depends on.
    """
    pixels = "bgra" if encoding == "bmp" and request.query.get("format") != "png" else "png"
    etag = hashlib.sha256(f"{request.rel_url} {pixels}".encode()).hexdigest()[:32]
    headers = {"ETag": f'"{etag}"', "Cache-Control": "private, no-cache"}
    known = request.if_none_match
    if known and any(tag.value == etag for tag in known):
        return web.Response(status=304, headers=headers)
    params = {"documentId": document, "format": pixels, "delivery": "sharedMemory"}
    answer = await process.request("page/render", {**params, **_params(request.query)})
    if "error" in answer:
        return _refusal(answer["error"])
    return web.Response(
        body=picture(answer["result"]), content_type=TYPES[pixels], headers=headers
    )


def _params(query: Mapping[str, str]) -> Dict[str, Any]:
    """The params of ``page/render`` that a query asks for."""
    try:
        params: Dict[str, Any] = {"pageIndex": int(query["page"])}
        for name in ("scale", "width", "height"):
            if name in query:
                params[name] = float(query[name]) if name == "scale" else int(query[name])
        if "rect" in query:
            params["rect"] = [float(edge) for edge in query["rect"].split(",")]
    except (KeyError, ValueError) as error:
        raise web.HTTPBadRequest(text=f"The query makes no sense: {error}\n") from None
    if "paper" in query and "ink" in query:
        params["colors"] = {"background": query["paper"], "foreground": query["ink"]}
    if "purpose" in query:
        params["purpose"] = query["purpose"]
    if "fields" in query:
        params["formHighlight"] = query["fields"]
    return params


def _refusal(error: Mapping[str, Any]) -> web.Response:
    kind: Optional[str] = (error.get("data") or {}).get("kind")
    return web.Response(status=STATUSES.get(kind or "", 422), text=f"{error['message']}\n")
