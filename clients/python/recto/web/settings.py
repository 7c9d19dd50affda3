# SPDX-License-Identifier: MIT
"""What the command line sets."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import List, Optional, Sequence
from urllib.parse import urlsplit

MEBIBYTE = 1 << 20
#: The ports that browsers leave out of addresses.
OWN_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Settings:
    """Settings of the bridge. Sizes are in bytes, times in seconds."""

    token: str
    command: Sequence[str]
    #: The address that the bridge listens at: a name or number without a port.
    host: str = "127.0.0.1"
    root: Optional[Path] = None
    read_only: bool = False
    #: The origin that a reverse proxy serves the viewer under, such as ``https://pdf.example``.
    public_origin: Optional[str] = None
    #: Origins of other pages that may embed the viewer, such as ``https://wiki.example``.
    allowed_origins: Sequence[str] = ()
    #: ``bmp`` costs no time to encode, ``png`` no bandwidth.
    picture_format: str = "bmp"
    max_upload: int = 256 * MEBIBYTE
    max_message: int = 64 * MEBIBYTE
    #: How much may wait for a browser that is gone or does not read.
    max_waiting: int = 64 * MEBIBYTE
    max_sessions: int = 64
    #: How long a session waits for its browser to come back.
    resume_within: float = 120
    #: How long uploads wait for a page that went without a word, such as that of a phone in a pocket.
    keep_uploads: float = 24 * 3600
    #: Whether a session always waits for the next page.
    keeps_spare: bool = False


def name_in_urls(host: str) -> str:
    """How URLs name the host that a bridge listens at. Addresses of IPv6 are in brackets there.

    A bridge that listens at every address is named by that of the machine itself.
    """
    if host in ("", "0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def checked_token(token: str) -> str:
    """The token, which pages send as the name of a protocol of a WebSocket.

    Raises ``ValueError`` if browsers do not take it for one.
    """
    if not re.fullmatch(r"[\w!#$%&'*+.^`|~-]+", token, re.ASCII):
        raise ValueError("The token may have letters, digits and some signs, but no blank, / or =: openssl rand -hex 32")
    return token


def origin_of(url: str) -> str:
    """The origin that a URL without a path names, as browsers write it."""
    parts = urlsplit(url)
    port = parts.port
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise ValueError(f"{url} is not an origin such as https://pdf.example.")
    if parts.query or parts.fragment or "@" in parts.netloc or "*" in parts.netloc:
        raise ValueError(f"{url} has more than a name and a port.")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{authority(name, port, parts.scheme)}"


def authority(name: str, port: Optional[int], scheme: str = "http") -> str:
    """A host and its port as browsers write them: without the port that the scheme has of its own."""
    return name if port in (None, OWN_PORTS[scheme]) else f"{name}:{port}"


def static_folder() -> Path:
    """The folder with the viewer's pages and modules: in the package, or in the checkout."""
    packaged = Path(__file__).resolve().parent / "static"
    checkout = Path(__file__).resolve().parents[3] / "web"
    candidates: List[Path] = [packaged, checkout]
    for folder in candidates:
        if (folder / "index.html").is_file():
            return folder
    raise FileNotFoundError(f"The viewer's files are missing: there is no {packaged}/index.html.")
