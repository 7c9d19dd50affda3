# SPDX-License-Identifier: AGPL-3.0-or-later
"""All methods of the wire. Made by generate.py."""

from .annotations import AnnotationsMethods
from .bookmarks import BookmarksMethods
from .document import DocumentMethods
from .interaction import InteractionMethods
from .interaction_pointer import InteractionPointerMethods
from .interaction_remove_callback import InteractionRemoveCallbackMethods
from .outline import OutlineMethods
from .page import PageMethods
from .pages import PagesMethods
from .search import SearchMethods
from .selection import SelectionMethods
from .server import ServerMethods
from .tool import ToolMethods
from .view import ViewMethods
from .view_forward import ViewForwardMethods


class Methods(
    ServerMethods,
    DocumentMethods,
    PagesMethods,
    PageMethods,
    SearchMethods,
    OutlineMethods,
    AnnotationsMethods,
    BookmarksMethods,
    ViewMethods,
    ViewForwardMethods,
    ToolMethods,
    InteractionMethods,
    InteractionPointerMethods,
    InteractionRemoveCallbackMethods,
    SelectionMethods,
):
    """All methods of the wire."""
