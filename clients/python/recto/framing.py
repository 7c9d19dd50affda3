# SPDX-License-Identifier: MIT
"""Messages on a stream of bytes: one a line, or each under a ``Content-Length`` header."""

from __future__ import annotations

import base64
import json
import logging
import os
from typing import IO, Any, Iterator, Optional

log = logging.getLogger("recto")


class BrokenFrame(Exception):
    """What came is no frame, and nothing behind it can be read."""


def encode(message: Any, framing: str) -> bytes:
    """The bytes of a message in a framing, ``lines`` or ``lsp``.

    A path may be a ``Path``; bytes become base64. Raises ``ValueError`` or ``TypeError`` for what JSON or UTF-8 cannot hold.
    """
    data = json.dumps(
        message, ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=_plain
    ).encode()
    if framing == "lines":
        return data + b"\n"
    return b"Content-Length: %d\r\n\r\n%s" % (len(data), data)


def _plain(value: Any) -> Any:
    """The JSON form of what JSON does not know."""
    if isinstance(value, (bytes, bytearray, memoryview)):
        return base64.b64encode(value).decode()
    return os.fspath(value)


def messages(stream: IO[bytes], framing: str) -> Iterator[Any]:
    """The messages of a stream until it ends. What is not JSON is logged and left out.

    Raises ``BrokenFrame`` where a header makes no sense or the stream ends within a message.
    """
    bodies = _lines(stream) if framing == "lines" else _framed(stream)
    for body in bodies:
        try:
            yield json.loads(body)
        except ValueError:
            log.warning("The server sent what is not JSON: %r", body[:200])


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    return (line for line in stream if line.strip())


def _framed(stream: IO[bytes]) -> Iterator[bytes]:
    while True:
        length = _header(stream)
        if length is None:
            return
        body = stream.read(length)
        if len(body) < length:
            raise BrokenFrame(f"The message ends after {len(body)} of {length} bytes.")
        yield body


def _header(stream: IO[bytes]) -> Optional[int]:
    """The length that a header block gives; nothing at the end of the stream."""
    length = None
    for count, line in enumerate(iter(stream.readline, b"")):
        name, colon, value = line.strip().partition(b":")
        if not name and not colon:
            if length is None:
                raise BrokenFrame("A header block has no Content-Length.")
            return length
        if not colon or count > 20:
            raise BrokenFrame(f"A header line was expected, not {line[:80]!r}.")
        if name.strip().lower() == b"content-length":
            if not value.strip().isdigit():
                raise BrokenFrame(f"A Content-Length is no number: {value[:80]!r}.")
            length = int(value)
    return None
