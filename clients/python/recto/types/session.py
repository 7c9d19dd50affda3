# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import AnnotationType, RenderDelivery
    from .page import RenderFormat
    from .tool import Component


class _ClientInfo(TypedDict):
    """What every `ClientInfo` has."""

    #: The client's name.
    name: str


class ClientInfo(_ClientInfo, total=False):
    """`ClientInfo` on the wire."""

    #: The client's version.
    version: str


class ClientCapabilities(TypedDict, total=False):
    """The client's capabilities; a missing member means all. Names that the server does not know
    are ignored.
    """

    #: The server's requests that the client answers, such as `host/alert`. The server sends no
    #: other one, and goes on as if no answer came in time.
    requests: List[str]
    #: The kinds of overlay items that the client draws, such as `rect`. Texts and images come as a
    #: `rect` instead, other items and these as the `path` of their outline; what the client cannot
    #: draw in any form is left out.
    overlayKinds: List[str]
    #: The kinds of requirements that the client can ask its user for, such as `text`. Another one
    #: is cancelled at once.
    requirements: List[str]
    #: Whether the client shows menus. Without, no result has one, except the empty one of
    #: `tool/get`, and `menu/shouldShow` is not sent.
    menus: bool
    #: Whether the client takes `overlayChange`, a patch of the previous overlay.
    overlayChanges: bool
    #: Whether the client takes `menuChange`, a patch of the previous menu.
    menuChanges: bool
    #: Whether the client takes `patches` of `annotations/didChange`, which tell only what changed
    #: of annotations.
    annotationChanges: bool
    #: How pictures, attachments, exports and images of more than 64 KiB come if the request does
    #: not say: in the message, in a file or in shared memory.
    largePayloads: RenderDelivery


class SessionOptions(TypedDict, total=False):
    """Settings for the whole session."""

    #: The author of new annotations.
    author: str
    #: Whether documents' scripts run, unless `document/open` says otherwise.
    javascript: bool
    #: The folder for data that outlives the session, instead of the server's own: edit logs, and
    #: the toolbar and styles; empty: nothing is kept.
    stateDirectory: str
    #: Saves documents, like `document/save`, after so many seconds without changes; never unless
    #: given.
    autosave: float
    #: Whether documents are reloaded when another program changes their files.
    autoReload: bool
    #: The size of the engine's cache of decoded pictures and fonts, in bytes, instead of the value
    #: of `--cache`.
    cacheBytes: int
    #: The folder for cached data, instead of the server's own: pictures of pages, for
    #: `pages/thumbnails`, and text, for the first search of the next session; empty: none are kept.
    cacheDirectory: str
    #: The maximum number of signatures that the user can keep.
    maxSignatures: int


class EngineInfo(TypedDict):
    """`EngineInfo` on the wire."""

    #: The library's name.
    name: str
    #: Its version.
    version: str


class ServerInfo(TypedDict):
    """`ServerInfo` on the wire."""

    #: `recto`.
    name: str
    #: The server's version.
    version: str
    #: The library that reads and draws PDF.
    engine: EngineInfo


Framing = Literal["lsp", "lines"]


Name = Literal["mujs", "javascriptcore"]


class _Capabilities(TypedDict):
    """What every `Capabilities` has."""

    #: The framing of this session.
    framing: Framing
    #: The formats of `page/render`.
    renderFormats: List[RenderFormat]
    #: How `page/render` delivers pictures.
    renderDeliveries: List[RenderDelivery]
    #: The ids that `tool/set` takes.
    tools: List[str]
    #: The interaction components.
    components: List[Component]
    #: The types that `annotations/add` makes.
    annotationTypes: List[AnnotationType]
    #: Whether documents' scripts run, unless `document/open` says otherwise.
    javascript: bool


class Capabilities(_Capabilities, total=False):
    """The server's capabilities."""

    #: The engine of scripts, if they run: `javascriptcore` has modern JavaScript; `mujs`, used if
    #: the system has no JavaScriptCore, has ECMAScript 5.
    scriptEngine: Name
    #: The file name of JavaScriptCore's library, including its version, if it runs scripts.
    scriptLibrary: str


class InitializeResult(TypedDict):
    """`InitializeResult` on the wire."""

    #: The name and version of the server.
    serverInfo: ServerInfo
    #: The protocol version in use: the older one of client and server if their major versions
    #: match, or else the server's.
    protocolVersion: str
    #: The server's capabilities.
    capabilities: Capabilities
