# SPDX-License-Identifier: MIT
"""Pictures of pages as files that browsers read without any decoding worth the name."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import Any, Mapping

FOLDER = Path("/dev/shm")
HEADERS = 14 + 40  # BITMAPFILEHEADER and BITMAPINFOHEADER


def picture(result: Mapping[str, Any]) -> bytes:
    """The file that ``page/render`` has put into shared memory, which is released.

    Pixels without a header (``bgra``) become a BMP file.
    """
    path = _path(result)
    try:
        data = path.read_bytes()[: result["sharedMemory"]["bytes"]]
    finally:
        path.unlink()
    return bmp(result["width"], result["height"], data) if result["format"] == "bgra" else data


def release(result: Mapping[str, Any]) -> None:
    """Lets go of a picture that nobody wants any more."""
    if "sharedMemory" in result:
        _path(result).unlink(missing_ok=True)


def bmp(width: int, height: int, pixels: bytes) -> bytes:
    """A BMP file of 32 bits a pixel: the rows as they are, from the top, blue first."""
    total = HEADERS + len(pixels)
    return (
        struct.pack("<2sIHHI", b"BM", total, 0, 0, HEADERS)
        + struct.pack("<IiiHHIIiiII", 40, width, -height, 1, 32, 0, len(pixels), 2835, 2835, 0, 0)
        + pixels
    )


def _path(result: Mapping[str, Any]) -> Path:
    # The name begins with a slash, as `shm_open` wants it.
    return FOLDER / os.path.basename(result["sharedMemory"]["name"])
