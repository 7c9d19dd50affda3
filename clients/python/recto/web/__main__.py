# SPDX-License-Identifier: MIT
"""``python -m recto.web [FILE…]``: reads and annotates PDFs in the browser."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import sys
import webbrowser
from pathlib import Path
from typing import List, Optional
from urllib.parse import urlencode

from ..process import server_command
from .ports import keep_port, known_ports
from .settings import MEBIBYTE, Settings, authority, checked_token, name_in_urls, origin_of

try:
    from .server import Server
except ModuleNotFoundError as missing:
    sys.exit(
        f"The web viewer needs {missing.name}: {sys.executable} -m pip install {missing.name}\n"
        "If pip refuses to change the system's Python, make an environment for recto first:\n"
        "python3 -m venv env"
    )


def main(arguments: Optional[List[str]] = None) -> None:
    options = _parser().parse_args(arguments)
    try:
        asyncio.run(_serve(options, _settings(options)))
    except (OSError, ValueError) as error:
        sys.exit(f"recto.web: {error}")
    except KeyboardInterrupt:
        pass


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m recto.web", description="Reads and annotates PDFs in the browser."
    )
    parser.add_argument("files", metavar="FILE", nargs="*", help="a document to open")
    parser.add_argument("--port", type=_port, help="the port; that of an earlier start unless given")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--root", type=Path, help="the only folder to open and write files in")
    parser.add_argument("--read-only", action="store_true", help="refuse every change")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    parser.add_argument(
        "--public-origin", type=_origin, metavar="URL",
        help="where a reverse proxy serves this: https://NAME",
    )  # fmt: skip
    parser.add_argument(
        "--allow-origin", type=_origin, action="append", default=[], metavar="URL",
        help="let pages of this origin embed the viewer if they know the token; repeatable",
    )  # fmt: skip
    parser.add_argument("--token-file", type=Path, help="a file with the token, instead of a new one")
    parser.add_argument("--pictures", choices=["bmp", "png"], help="png saves bandwidth, bmp time")
    parser.add_argument("--max-upload", type=int, default=256, metavar="MIB")
    parser.add_argument("--max-sessions", type=int, default=64, metavar="COUNT")
    parser.add_argument("--resume-within", type=float, default=120, metavar="SECONDS")
    parser.add_argument(
        "--keep-uploads", type=float, default=24 * 3600, metavar="SECONDS",
        help="how long uploads wait for a page that was not closed",
    )  # fmt: skip
    parser.add_argument("--no-spare", action="store_true", help="start no server before a page asks")
    parser.add_argument("--memory", metavar="SIZE", help="of each recto, such as 1G")
    return parser


def _origin(text: str) -> str:
    try:
        return origin_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"{port} is not a port: it must be from 0 to 65535")
    return port


def _settings(options: argparse.Namespace) -> Settings:
    root = options.root.resolve() if options.root else None
    if root and not root.is_dir():
        raise FileNotFoundError(f"There is no folder {root}.")
    command = server_command() + (["--memory", options.memory] if options.memory else [])
    token = options.token_file.read_text().strip() if options.token_file else ""
    return Settings(
        token=checked_token(token or secrets.token_urlsafe(32)),
        command=command,
        host=options.host,
        root=root,
        read_only=options.read_only,
        public_origin=options.public_origin,
        allowed_origins=tuple(options.allow_origin),
        picture_format=options.pictures or ("png" if options.public_origin else "bmp"),
        max_upload=options.max_upload * MEBIBYTE,
        max_sessions=options.max_sessions,
        resume_within=options.resume_within,
        keep_uploads=options.keep_uploads,
        keeps_spare=not options.no_spare,
    )


def _fragment(files: List[str], token: str) -> str:
    """The fragment of the viewer's address, which names the documents to open."""
    fragment = [("token", token)]
    for file in files:
        path = os.path.realpath(file)
        try:
            path.encode()
        except UnicodeEncodeError:
            raise ValueError(
                f"{ascii(path)} cannot be opened: its name is not UTF-8. Rename the file."
            ) from None
        fragment.append(("file", path))
    return urlencode(fragment)


async def _serve(options: argparse.Namespace, settings: Settings) -> None:
    fragment = _fragment(options.files, settings.token)
    stopped = asyncio.Event()
    # A terminal that is closed sends SIGHUP, which nohup ignores.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    server = Server(settings)
    try:
        await _begin(server, options, settings, fragment)
        await stopped.wait()
    finally:
        await server.stop()


async def _begin(
    server: Server, options: argparse.Namespace, settings: Settings, fragment: str
) -> None:
    """Starts the server, tells its address, and opens that in the browser."""
    ports = [*known_ports(), 0] if options.port is None else [options.port]
    port = await server.start(options.host, ports)
    if options.port is None:
        keep_port(port)
    here = f"http://{authority(name_in_urls(options.host), port)}"
    base = settings.public_origin or here
    url = f"{base}/#{fragment}"
    print(url, flush=True)
    if not options.no_open:
        server.launch.target = url
        webbrowser.open(here + server.launch.path)


if __name__ == "__main__":
    main()
