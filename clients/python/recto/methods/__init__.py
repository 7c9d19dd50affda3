# SPDX-License-Identifier: MIT
"""All methods of the wire. Made by generate.py."""

from .action import ActionMethods
from .annotations import AnnotationsMethods
from .annotations_copy import AnnotationsCopyMethods
from .annotations_delete import AnnotationsDeleteMethods
from .attachments import AttachmentsMethods
from .bookmark_provider import BookmarkProviderMethods
from .bookmarks import BookmarksMethods
from .bookmarks_set_providers import BookmarksSetProvidersMethods
from .destinations import DestinationsMethods
from .document import DocumentMethods
from .document_history import DocumentHistoryMethods
from .document_set_metadata import DocumentSetMetadataMethods
from .forms import FormsMethods
from .forms_export import FormsExportMethods
from .gesture import GestureMethods
from .interaction import InteractionMethods
from .interaction_add_condition import InteractionAddConditionMethods
from .interaction_context_menu import InteractionContextMenuMethods
from .interaction_explain import InteractionExplainMethods
from .interaction_respond import InteractionRespondMethods
from .interaction_scroll import InteractionScrollMethods
from .layers import LayersMethods
from .log import LogMethods
from .media import MediaMethods
from .menu import MenuMethods
from .outline import OutlineMethods
from .page import PageMethods
from .page_content_box import PageContentBoxMethods
from .pages import PagesMethods
from .pages_duplicate import PagesDuplicateMethods
from .pages_set_labels import PagesSetLabelsMethods
from .render import RenderMethods
from .search import SearchMethods
from .selection import SelectionMethods
from .server import ServerMethods
from .signatures import SignaturesMethods
from .signatures_place import SignaturesPlaceMethods
from .stamps import StampsMethods
from .styles import StylesMethods
from .synctex import SynctexMethods
from .tool import ToolMethods
from .tool_register import ToolRegisterMethods
from .toolbar import ToolbarMethods
from .view import ViewMethods
from .view_restore import ViewRestoreMethods
from .view_zoom_to import ViewZoomToMethods


class Methods(
    ServerMethods,
    LogMethods,
    DocumentMethods,
    DocumentHistoryMethods,
    DocumentSetMetadataMethods,
    PagesMethods,
    PagesDuplicateMethods,
    PagesSetLabelsMethods,
    PageMethods,
    RenderMethods,
    PageContentBoxMethods,
    SearchMethods,
    OutlineMethods,
    DestinationsMethods,
    AttachmentsMethods,
    LayersMethods,
    SynctexMethods,
    MediaMethods,
    AnnotationsMethods,
    AnnotationsDeleteMethods,
    AnnotationsCopyMethods,
    FormsMethods,
    FormsExportMethods,
    SignaturesMethods,
    SignaturesPlaceMethods,
    BookmarksMethods,
    BookmarksSetProvidersMethods,
    BookmarkProviderMethods,
    ViewMethods,
    ViewZoomToMethods,
    ViewRestoreMethods,
    ToolMethods,
    ToolRegisterMethods,
    ToolbarMethods,
    StylesMethods,
    StampsMethods,
    InteractionMethods,
    InteractionContextMenuMethods,
    InteractionScrollMethods,
    InteractionRespondMethods,
    MenuMethods,
    InteractionAddConditionMethods,
    InteractionExplainMethods,
    GestureMethods,
    ActionMethods,
    SelectionMethods,
):
    """All methods of the wire."""
