# SPDX-License-Identifier: MIT
"""Files that come from the browser, go to it, or can be opened."""

from __future__ import annotations

import heapq
import os
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple
from urllib.parse import quote

from aiohttp import web

from .session import Session
from .uploads import UploadsFull

#: How many files a list has at most, and how many folders are looked through for them.
MAX_LISTED, MAX_FOLDERS = 1000, 20_000


async def upload(request: web.Request, session: Session, maximum: int) -> web.Response:
    """Keeps a file that the browser sends; answers its path."""
    try:
        path = session.uploads.place(request.query.get("name", ""), session.id)
        await _receive(request, session, path, maximum)
    except UploadsFull as full:
        raise web.HTTPInsufficientStorage(text=f"{full} Reload the page to begin another session.\n") from None
    return web.json_response({"path": str(path)})


async def _receive(request: web.Request, session: Session, path: Path, maximum: int) -> None:
    """Writes what the browser sends; nothing is left of a file that does not come whole."""
    written = 0
    try:
        with open(path, "xb") as file:
            async for chunk in request.content.iter_chunked(1 << 16):
                written += len(chunk)
                if written > maximum:
                    raise web.HTTPRequestEntityTooLarge(maximum, written)
                session.uploads.grow(path, session.id, len(chunk))
                file.write(chunk)
    except BaseException:
        session.uploads.discard(path)
        raise


async def download(request: web.Request, session: Session) -> web.StreamResponse:
    """A file of the session's own, or one that its server has offered."""
    path = request.query.get("path", "")
    if not session.may_download(path) or not os.path.isfile(path):
        raise web.HTTPNotFound(text="There is no such file in this session.\n")
    name = quote(os.path.basename(path))
    return web.FileResponse(
        path,
        headers={
            "Content-Disposition": f"attachment; filename*=UTF-8''{name}",
            "Content-Type": "application/octet-stream",
            "Cache-Control": "no-store",
        },
    )


async def discard(request: web.Request, session: Session) -> web.Response:
    """Removes a file from the session's own folder, such as a copy that the browser has now."""
    path = request.query.get("path", "")
    if not session.may_discard(path) or not os.path.isfile(path):
        raise web.HTTPNotFound(text="There is no such file in this session.\n")
    os.unlink(path)
    return web.Response(status=204)


def listed(root: Path, search: str = "") -> Tuple[List[Dict[str, Any]], bool]:
    """The PDFs below a folder, the ones changed last first, and whether there are more than are listed.

    ``search`` has words that their names must have, folders included.
    """
    words = search.casefold().split()
    found: List[Dict[str, Any]] = []
    is_cut = False
    for count, (folder, folders, names) in enumerate(os.walk(root)):
        if count == MAX_FOLDERS:
            is_cut = True
            break
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = (Path(folder, name) for name in sorted(names) if name.lower().endswith(".pdf"))
        found.extend(filter(None, (_entry(path, root, words) for path in paths)))
    newest = heapq.nlargest(MAX_LISTED, found, key=lambda file: file["modified"])
    return newest, is_cut or len(found) > len(newest)


def _entry(path: Path, root: Path, words: List[str]) -> Optional[Dict[str, Any]]:
    name = str(path.relative_to(root))
    if not all(word in name.casefold() for word in words):
        return None
    try:
        status = path.stat()
    except OSError:
        return None  # It is gone again, or a link to nowhere.
    return {"path": str(path), "name": name, "bytes": status.st_size, "modified": status.st_mtime}
