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
    AnnotationsUpdateResult, Space,
)
from .bookmarks import (
    Bookmark, BookmarkProvider, BookmarkSortOrder, Bookmarks, BookmarksAddResult,
    BookmarksProvidersResult, BookmarksRemoveResult, BookmarksToggleResult, NewBookmark,
)
from .document import (
    AnnotationType, AuthorRule, Base64, Direction, DocumentOpenResult, FailedChange, Features,
    FirstView, Layout, Permissions, Point, Policy, Recovery, RecoveryChoice, ScaleLimits, Size,
    Timestamp, ViewFit,
)
from .document_document_info_result import (
    Document, DocumentHistoryResult, DocumentInfoResult, DocumentListResult, DocumentSaveResult,
    DocumentSummary, SaveMode,
)
from .interaction import (
    ActivationContext, Answer, ComponentCondition, ComponentName, ComponentState, Condition,
    ExplainedEvent, ExplanationStep, GesturePhase, Hook, InteractionAddCallbackResult,
    InteractionAddConditionResult, InteractionAddHookResult, InteractionCanActivateResult,
    InteractionComponentsResult, InteractionExplainResult, InteractionTryToResult, PointerPhase,
    PointerType, TransformationMode, Verdict,
)
from .menu import MenuAddition, MenuUpdateResult
from .outline import OutlineFindResult, OutlineGetResult, OutlineItem, OutlineStyle
from .page import (
    Action, Color, ColorSpace, ImageFormat, Link, PageContentBoxResult, PageImage, PageImageResult,
    PageImagesResult, PageLayoutResult, PageLinksResult, PageRenderResult, PageTextResult, Quad,
    Rect, RenderColors, RenderDelivery, RenderFormat, SharedMemory, TextBlock, TextLine,
)
from .pages import Page, PagesListResult
from .search import SearchFindResult, SearchMatch
from .selection import (
    CopiedImage, Granularity, ImagePlace, PageQuads, SelectedImage, SelectedText, Selection,
    SelectionCopyResult, TextPosition, TextRange, TextSpan,
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
    Destination, Fit, Pair, TurnUnit, View, ViewCaptureResult, ViewConvertResult, ViewPosition,
    ViewResult, ViewState, VisiblePage,
)

__all__ = [
    "Action", "ActivationContext", "Annotation", "AnnotationChanges", "AnnotationFlag",
    "AnnotationOrder", "AnnotationPlace", "AnnotationType", "Annotations", "AnnotationsAddResult",
    "AnnotationsCopyResult", "AnnotationsGetResult", "AnnotationsPasteResult", "AnnotationsResult",
    "AnnotationsUpdateResult", "Answer", "Attachment", "AuthorRule", "Base64", "Bookmark",
    "BookmarkProvider", "BookmarkSortOrder", "Bookmarks", "BookmarksAddResult",
    "BookmarksProvidersResult", "BookmarksRemoveResult", "BookmarksToggleResult", "Border",
    "BorderEffect", "BorderStyle", "Choice", "ClientToolEvent", "Color", "ColorSpace", "Component",
    "ComponentCondition", "ComponentName", "ComponentState", "Condition", "CopiedImage", "Cursor",
    "Destination", "Direction", "Document", "DocumentHistoryResult", "DocumentInfoResult",
    "DocumentListResult", "DocumentOpenResult", "DocumentSaveResult", "DocumentSummary",
    "EraserMode", "Error", "EventResult", "ExplainedEvent", "ExplanationStep", "FailedChange",
    "Features", "FirstView", "Fit", "Font", "GesturePhase", "Granularity", "Hook", "ImageFormat",
    "ImagePlace", "InteractionAddCallbackResult", "InteractionAddConditionResult",
    "InteractionAddHookResult", "InteractionCanActivateResult", "InteractionComponentsResult",
    "InteractionExplainResult", "InteractionTryToResult", "KeyEntry", "Layout", "LineEnding",
    "Link", "Measure", "Menu", "MenuAddition", "MenuItem", "MenuUpdateResult", "Modifier",
    "NewBookmark", "OutlineFindResult", "OutlineGetResult", "OutlineItem", "OutlineStyle",
    "Overlay", "OverlayItem", "Page", "PageContentBoxResult", "PageImage", "PageImageResult",
    "PageImagesResult", "PageLayoutResult", "PageLinksResult", "PageQuads", "PageRenderResult",
    "PageTextResult", "PagesListResult", "Pair", "Path", "Permissions", "Point", "PointerPhase",
    "PointerType", "Policy", "Quad", "Recovery", "RecoveryChoice", "Rect", "RenderColors",
    "RenderDelivery", "RenderFormat", "Requirement", "RequirementKind", "SaveMode", "ScaleLimits",
    "SearchFindResult", "SearchMatch", "SelectedImage", "SelectedText", "Selection",
    "SelectionCopyResult", "SelectionShape", "ServerDescribeResult", "ServerStatusResult",
    "SharedMemory", "Size", "Sound", "SoundEncoding", "Space", "StampMark", "StampPicture",
    "StampWords", "Style", "StylesGetResult", "TextAlignment", "TextBlock", "TextLine",
    "TextPosition", "TextRange", "TextSpan", "Timestamp", "Tool", "ToolGetResult", "ToolGroup",
    "ToolKeysResult", "ToolListResult", "ToolOptions", "ToolSetResult", "ToolStyle",
    "ToolbarGetResult", "ToolbarGroup", "ToolbarGroupWithItems", "ToolbarItem", "ToolbarPlace",
    "ToolbarStep", "ToolbarUpdateResult", "TransformationMode", "TurnUnit", "Verdict", "View",
    "ViewCaptureResult", "ViewConvertResult", "ViewFit", "ViewPosition", "ViewResult", "ViewState",
    "VisiblePage",
]
