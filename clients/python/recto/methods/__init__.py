# SPDX-License-Identifier: AGPL-3.0-or-later
"""All methods of the wire. Made by generate.py."""

from .annotations import AnnotationsMethods
from .annotations_flatten import AnnotationsFlattenMethods
from .bookmarks import BookmarksMethods
from .document import DocumentMethods
from .interaction import InteractionMethods
from .interaction_command import InteractionCommandMethods
from .interaction_drag import InteractionDragMethods
from .interaction_remove_hook import InteractionRemoveHookMethods
from .menu import MenuMethods
from .outline import OutlineMethods
from .page import PageMethods
from .pages import PagesMethods
from .search import SearchMethods
from .selection import SelectionMethods
from .server import ServerMethods
from .styles import StylesMethods
from .tool import ToolMethods
from .toolbar import ToolbarMethods
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
    AnnotationsFlattenMethods,
    BookmarksMethods,
    ViewMethods,
    ViewForwardMethods,
    ToolMethods,
    ToolbarMethods,
    StylesMethods,
    InteractionMethods,
    InteractionDragMethods,
    InteractionCommandMethods,
    MenuMethods,
    InteractionRemoveHookMethods,
    SelectionMethods,
):
    """All methods of the wire."""
