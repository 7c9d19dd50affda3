# SPDX-License-Identifier: AGPL-3.0-or-later
"""All types of the wire. Made by generate.py."""

from .annotations import (
    AnnotationFlag, AnnotationOrder, Attachment, Border, BorderEffect, BorderStyle, Font,
    LineEnding, Measure, Path, Sound, SoundEncoding, StampMark, StampPicture, StampWords,
    TextAlignment,
)
from .annotations_annotation import (
    Annotation, AnnotationChanges, AnnotationPlace, Annotations, AnnotationsAddResult,
    AnnotationsCopyResult, AnnotationsGetResult, AnnotationsPasteResult, AnnotationsResult,
    AnnotationsUpdateResult, Point, Space,
)
from .bookmarks import (
    Bookmark, BookmarkProvider, BookmarkSortOrder, Bookmarks, BookmarksAddResult,
    BookmarksProvidersResult, BookmarksRemoveResult, BookmarksToggleResult, NewBookmark,
)
from .document import (
    AnnotationType, AuthorRule, Base64, DocumentInfoResult, DocumentListResult, DocumentOpenResult,
    DocumentSummary, FailedChange, Features, Permissions, Policy, Recovery, RecoveryChoice,
    SaveMode, Timestamp,
)
from .document_document_save_result import Document, DocumentHistoryResult, DocumentSaveResult
from .interaction import (
    Answer, ComponentName, ComponentState, Condition, GesturePhase, Hook,
    InteractionAddCallbackResult, InteractionAddConditionResult, InteractionAddHookResult,
    InteractionComponentsResult, PointerPhase, PointerType,
)
from .menu import MenuAddition, MenuUpdateResult
from .outline import OutlineFindResult, OutlineGetResult, OutlineItem, OutlineStyle
from .page import (
    Action, Color, Link, PageContentBoxResult, PageImage, PageImagesResult, PageLayoutResult,
    PageLinksResult, PageRenderResult, PageTextResult, Quad, Rect, RenderColors, RenderDelivery,
    RenderFormat, SharedMemory, TextBlock, TextLine,
)
from .pages import Page, PagesListResult, Size
from .search import SearchFindResult, SearchMatch
from .selection import (
    Granularity, PageQuads, SelectedText, Selection, SelectionCopyResult, TextPosition, TextRange,
    TextSpan,
)
from .server import ServerDescribeResult, ServerStatusResult
from .styles import StylesGetResult, ToolStyle
from .tool import (
    Choice, EraserMode, Menu, MenuItem, Requirement, RequirementKind, SelectionShape, Style, Tool,
    ToolListResult, ToolOptions,
)
from .tool_tool_get_result import (
    ClientToolEvent, Component, Cursor, Error, EventResult, KeyEntry, Modifier, Overlay,
    OverlayItem, ToolGetResult, ToolGroup, ToolKeysResult, ToolSetResult,
)
from .toolbar import (
    ToolbarGetResult, ToolbarGroup, ToolbarGroupWithItems, ToolbarItem, ToolbarPlace, ToolbarStep,
    ToolbarUpdateResult,
)
from .view import (
    Destination, Direction, Fit, Layout, View, ViewConvertResult, ViewFit, ViewResult, VisiblePage,
)

__all__ = [
    "Action", "Annotation", "AnnotationChanges", "AnnotationFlag", "AnnotationOrder",
    "AnnotationPlace", "AnnotationType", "Annotations", "AnnotationsAddResult",
    "AnnotationsCopyResult", "AnnotationsGetResult", "AnnotationsPasteResult", "AnnotationsResult",
    "AnnotationsUpdateResult", "Answer", "Attachment", "AuthorRule", "Base64", "Bookmark",
    "BookmarkProvider", "BookmarkSortOrder", "Bookmarks", "BookmarksAddResult",
    "BookmarksProvidersResult", "BookmarksRemoveResult", "BookmarksToggleResult", "Border",
    "BorderEffect", "BorderStyle", "Choice", "ClientToolEvent", "Color", "Component",
    "ComponentName", "ComponentState", "Condition", "Cursor", "Destination", "Direction",
    "Document", "DocumentHistoryResult", "DocumentInfoResult", "DocumentListResult",
    "DocumentOpenResult", "DocumentSaveResult", "DocumentSummary", "EraserMode", "Error",
    "EventResult", "FailedChange", "Features", "Fit", "Font", "GesturePhase", "Granularity", "Hook",
    "InteractionAddCallbackResult", "InteractionAddConditionResult", "InteractionAddHookResult",
    "InteractionComponentsResult", "KeyEntry", "Layout", "LineEnding", "Link", "Measure", "Menu",
    "MenuAddition", "MenuItem", "MenuUpdateResult", "Modifier", "NewBookmark", "OutlineFindResult",
    "OutlineGetResult", "OutlineItem", "OutlineStyle", "Overlay", "OverlayItem", "Page",
    "PageContentBoxResult", "PageImage", "PageImagesResult", "PageLayoutResult", "PageLinksResult",
    "PageQuads", "PageRenderResult", "PageTextResult", "PagesListResult", "Path", "Permissions",
    "Point", "PointerPhase", "PointerType", "Policy", "Quad", "Recovery", "RecoveryChoice", "Rect",
    "RenderColors", "RenderDelivery", "RenderFormat", "Requirement", "RequirementKind", "SaveMode",
    "SearchFindResult", "SearchMatch", "SelectedText", "Selection", "SelectionCopyResult",
    "SelectionShape", "ServerDescribeResult", "ServerStatusResult", "SharedMemory", "Size", "Sound",
    "SoundEncoding", "Space", "StampMark", "StampPicture", "StampWords", "Style", "StylesGetResult",
    "TextAlignment", "TextBlock", "TextLine", "TextPosition", "TextRange", "TextSpan", "Timestamp",
    "Tool", "ToolGetResult", "ToolGroup", "ToolKeysResult", "ToolListResult", "ToolOptions",
    "ToolSetResult", "ToolStyle", "ToolbarGetResult", "ToolbarGroup", "ToolbarGroupWithItems",
    "ToolbarItem", "ToolbarPlace", "ToolbarStep", "ToolbarUpdateResult", "View",
    "ViewConvertResult", "ViewFit", "ViewResult", "VisiblePage",
]
