# SPDX-License-Identifier: MIT
"""All methods of the wire. Made by generate.py."""

from .action import ActionMethods
from .annotations import AnnotationsMethods
from .attachments import AttachmentsMethods
from .bookmark_provider import BookmarkProviderMethods
from .bookmarks import BookmarksMethods
from .destinations import DestinationsMethods
from .document import DocumentMethods
from .forms import FormsMethods
from .gesture import GestureMethods
from .interaction import InteractionMethods
from .layers import LayersMethods
from .log import LogMethods
from .media import MediaMethods
from .menu import MenuMethods
from .outline import OutlineMethods
from .page import PageMethods
from .pages import PagesMethods
from .render import RenderMethods
from .search import SearchMethods
from .selection import SelectionMethods
from .server import ServerMethods
from .signatures import SignaturesMethods
from .stamps import StampsMethods
from .styles import StylesMethods
from .synctex import SynctexMethods
from .tool import ToolMethods
from .toolbar import ToolbarMethods
from .view import ViewMethods


class Methods(
    ServerMethods,
    LogMethods,
    DocumentMethods,
    PagesMethods,
    PageMethods,
    RenderMethods,
    SearchMethods,
    OutlineMethods,
    DestinationsMethods,
    AttachmentsMethods,
    LayersMethods,
    SynctexMethods,
    MediaMethods,
    AnnotationsMethods,
    FormsMethods,
    SignaturesMethods,
    BookmarksMethods,
    BookmarkProviderMethods,
    ViewMethods,
    ToolMethods,
    ToolbarMethods,
    StylesMethods,
    StampsMethods,
    InteractionMethods,
    MenuMethods,
    GestureMethods,
    ActionMethods,
    SelectionMethods,
):
    """All methods of the wire."""
