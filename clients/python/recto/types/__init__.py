# SPDX-License-Identifier: AGPL-3.0-or-later
"""All types of the wire. Made by generate.py."""

from .action import (
    ActionListResult, ActionOutcome, ActionRunResult, ActionSetResult, ActionTrigger,
    TriggeredAction,
)
from .annotations import (
    AnnotationDate, AnnotationFlag, AnnotationGrouping, AnnotationOrder, AnnotationState,
    Attachment, Border, BorderEffect, BorderStyle, Caption, Font, Leader, LineEnding, Measure, Path,
    Position, ReviewStateName, Sound, SoundEncoding, StampMark, StampPicture, StampWords,
    TextAlignment,
)
from .annotations_annotation import (
    Annotation, AnnotationChanges, AnnotationListGroup, AnnotationPlace, Annotations,
    AnnotationsAddResult, AnnotationsAtResult, AnnotationsGetResult, AnnotationsListResult,
    AnnotationsResult,
)
from .annotations_redaction_style import (
    AnnotationsCopyResult, AnnotationsMarkRedactionsResult, AnnotationsPasteResult, Images, Paths,
    RedactionStyle,
)
from .attachments import (
    AttachmentsAddResult, AttachmentsExtractResult, AttachmentsListResult, EmbeddedFile,
)
from .bookmarks import (
    Bookmark, BookmarkExchangeFormat, BookmarkFileFormat, BookmarkProvider, BookmarkProviderChoice,
    BookmarkProviderKind, BookmarkSortOrder, Bookmarks, BookmarksAddResult, BookmarksExportResult,
    BookmarksImportResult, BookmarksRemoveResult, BookmarksResult, BookmarksToggleResult, Error,
    NewBookmark,
)
from .document import (
    AnnotationType, AuthorRule, Base64, Direction, Excluded, ExcludedRect, FailedChange, Features,
    FirstView, InteractionPreset, Interactions, Layout, Permissions, Point, Policy, RecoveryChoice,
    Rect, ScaleLimits, Size, Timestamp, ViewFit, XFAKind,
)
from .document_recovery import (
    Allowed, Document, DocumentHistoryResult, DocumentInfoResult, DocumentListResult,
    DocumentResult, DocumentSaveResult, DocumentSummary, Encrypt, EncryptMethod, ExportFormat,
    ExportScope, FlattenKind, Recovery, SaveMode,
)
from .document_skipped import (
    DocumentExportResult, DocumentFont, DocumentFontsResult, DocumentImportResult,
    DocumentMetadataResult, DocumentSecurityResult, ExchangeFormat, SecurityMethod, Skipped,
)
from .forms import (
    ButtonSign, Field, FieldFormat, FieldFormatKind, FieldOption, FieldSetting, FieldType,
    FieldValue, FieldWidget, Forms, FormsGetResult, FormsListResult, FormsSetValueResult,
    NewFieldOption,
)
from .forms_new_field import (
    FieldChanges, FieldNeighbour, FormFormat, FormsCreateResult, FormsExportResult,
    FormsImportResult, FormsUpdateResult, NewField, SubmitFormat, SubmitMethod,
)
from .gesture import GestureContainsResult, GestureRelation
from .interaction import (
    ActivationContext, Answer, ClientGesture, ComponentCondition, ComponentName, ComponentState,
    Condition, FastScrollSettings, GateAnswer, GestureKind, GesturePhase,
    InteractionAddCallbackResult, InteractionAddConditionResult, InteractionCanActivateResult,
    InteractionComponentsResult, InteractionConfigureResult, PointerPhase, PointerType, RuleScope,
    SmartZoomSettings, TransformationMode, Verdict,
)
from .interaction_interaction_try_to_result import (
    ExplainedEvent, ExplanationStep, Hook, InteractionAddHookResult, InteractionExplainResult,
    InteractionTryToResult,
)
from .layers import Layer, LayerVisibility, LayersListResult, LayersSetVisibleResult
from .log import LogLevel
from .media import (
    Media, MediaCloseResult, MediaControlOperation, MediaListResult, MediaOpenResult, Playback,
    PlaybackStart,
)
from .menu import MenuAddition, MenuUpdateResult
from .outline import (
    NewOutlineItem, Outline, OutlineChanges, OutlineDeleteResult, OutlineFindResult,
    OutlineGetResult, OutlineItem, OutlineStyle,
)
from .page import (
    Action, Color, ColorSpace, ImageFormat, LayoutFormat, Link, PageContentBoxResult, PageImage,
    PageImageResult, PageImagesResult, PageLayoutResult, PageLinksResult, PageRenderResult,
    PageTextResult, Quad, RenderColors, RenderFormat, TextBlock, TextLine, TextOrder,
)
from .pages import (
    NewImage, Page, PageBox, PageBoxes, PageFilter, PageLabelSection, PageLabelStyle, PageTemplate,
    Pages, PagesExtractResult, PagesFindResult, PagesLabelsResult, PagesListResult,
    PagesSplitResult, PagesThumbnailsResult, RenderDelivery, SharedMemory, SplitFile, Thumbnail,
)
from .search import SearchFindResult, SearchMatch
from .selection import (
    CopiedImage, Granularity, ImagePlace, PageQuads, SelectedImage, SelectedText, Selection,
    SelectionCopyResult, TextPosition, TextRange, TextSpan,
)
from .server import ServerDescribeResult, ServerStatusResult, WorkerStatus
from .signatures import (
    Certificate, Certification, ChangesSince, FieldLock, LockAction, Permitted, SignatureField,
    SignaturePlace, SignatureReport, SignaturesListResult, SignaturesVerifyResult, SignedChange,
    SigningCertificate, TimeBasis, Trust,
)
from .signatures_signature_appearance import (
    SavedSignature, SignatureAppearance, SignatureFieldMode, SignatureFormat, SignatureSource,
    Signatures, SignaturesPlaceResult, SignaturesSaveResult, SignaturesSignResult, SigningDigest,
)
from .styles import StylesGetResult, ToolStyle
from .synctex import Space, SyncTeXLocation, SynctexForwardResult, SynctexInverseResult
from .tool import (
    Choice, EraserMode, Menu, MenuItem, Requirement, RequirementKind, SelectionShape, Style, Tool,
    ToolListResult, ToolOptions,
)
from .tool_tool_get_result import (
    ClientToolEvent, Component, Cursor, EventResult, KeyEntry, Modifier, Overlay, OverlayItem,
    ToolGetResult, ToolGroup, ToolKeysResult, ToolSetResult,
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
    "Action", "ActionListResult", "ActionOutcome", "ActionRunResult", "ActionSetResult",
    "ActionTrigger", "ActivationContext", "Allowed", "Annotation", "AnnotationChanges",
    "AnnotationDate", "AnnotationFlag", "AnnotationGrouping", "AnnotationListGroup",
    "AnnotationOrder", "AnnotationPlace", "AnnotationState", "AnnotationType", "Annotations",
    "AnnotationsAddResult", "AnnotationsAtResult", "AnnotationsCopyResult", "AnnotationsGetResult",
    "AnnotationsListResult", "AnnotationsMarkRedactionsResult", "AnnotationsPasteResult",
    "AnnotationsResult", "Answer", "Attachment", "AttachmentsAddResult", "AttachmentsExtractResult",
    "AttachmentsListResult", "AuthorRule", "Base64", "Bookmark", "BookmarkExchangeFormat",
    "BookmarkFileFormat", "BookmarkProvider", "BookmarkProviderChoice", "BookmarkProviderKind",
    "BookmarkSortOrder", "Bookmarks", "BookmarksAddResult", "BookmarksExportResult",
    "BookmarksImportResult", "BookmarksRemoveResult", "BookmarksResult", "BookmarksToggleResult",
    "Border", "BorderEffect", "BorderStyle", "ButtonSign", "Caption", "Certificate",
    "Certification", "ChangesSince", "Choice", "ClientGesture", "ClientToolEvent", "Color",
    "ColorSpace", "Component", "ComponentCondition", "ComponentName", "ComponentState", "Condition",
    "CopiedImage", "Cursor", "Destination", "Direction", "Document", "DocumentExportResult",
    "DocumentFont", "DocumentFontsResult", "DocumentHistoryResult", "DocumentImportResult",
    "DocumentInfoResult", "DocumentListResult", "DocumentMetadataResult", "DocumentResult",
    "DocumentSaveResult", "DocumentSecurityResult", "DocumentSummary", "EmbeddedFile", "Encrypt",
    "EncryptMethod", "EraserMode", "Error", "EventResult", "ExchangeFormat", "Excluded",
    "ExcludedRect", "ExplainedEvent", "ExplanationStep", "ExportFormat", "ExportScope",
    "FailedChange", "FastScrollSettings", "Features", "Field", "FieldChanges", "FieldFormat",
    "FieldFormatKind", "FieldLock", "FieldNeighbour", "FieldOption", "FieldSetting", "FieldType",
    "FieldValue", "FieldWidget", "FirstView", "Fit", "FlattenKind", "Font", "FormFormat", "Forms",
    "FormsCreateResult", "FormsExportResult", "FormsGetResult", "FormsImportResult",
    "FormsListResult", "FormsSetValueResult", "FormsUpdateResult", "GateAnswer",
    "GestureContainsResult", "GestureKind", "GesturePhase", "GestureRelation", "Granularity",
    "Hook", "ImageFormat", "ImagePlace", "Images", "InteractionAddCallbackResult",
    "InteractionAddConditionResult", "InteractionAddHookResult", "InteractionCanActivateResult",
    "InteractionComponentsResult", "InteractionConfigureResult", "InteractionExplainResult",
    "InteractionPreset", "InteractionTryToResult", "Interactions", "KeyEntry", "Layer",
    "LayerVisibility", "LayersListResult", "LayersSetVisibleResult", "Layout", "LayoutFormat",
    "Leader", "LineEnding", "Link", "LockAction", "LogLevel", "Measure", "Media",
    "MediaCloseResult", "MediaControlOperation", "MediaListResult", "MediaOpenResult", "Menu",
    "MenuAddition", "MenuItem", "MenuUpdateResult", "Modifier", "NewBookmark", "NewField",
    "NewFieldOption", "NewImage", "NewOutlineItem", "Outline", "OutlineChanges",
    "OutlineDeleteResult", "OutlineFindResult", "OutlineGetResult", "OutlineItem", "OutlineStyle",
    "Overlay", "OverlayItem", "Page", "PageBox", "PageBoxes", "PageContentBoxResult", "PageFilter",
    "PageImage", "PageImageResult", "PageImagesResult", "PageLabelSection", "PageLabelStyle",
    "PageLayoutResult", "PageLinksResult", "PageQuads", "PageRenderResult", "PageTemplate",
    "PageTextResult", "Pages", "PagesExtractResult", "PagesFindResult", "PagesLabelsResult",
    "PagesListResult", "PagesSplitResult", "PagesThumbnailsResult", "Pair", "Path", "Paths",
    "Permissions", "Permitted", "Playback", "PlaybackStart", "Point", "PointerPhase", "PointerType",
    "Policy", "Position", "Quad", "Recovery", "RecoveryChoice", "Rect", "RedactionStyle",
    "RenderColors", "RenderDelivery", "RenderFormat", "Requirement", "RequirementKind",
    "ReviewStateName", "RuleScope", "SaveMode", "SavedSignature", "ScaleLimits", "SearchFindResult",
    "SearchMatch", "SecurityMethod", "SelectedImage", "SelectedText", "Selection",
    "SelectionCopyResult", "SelectionShape", "ServerDescribeResult", "ServerStatusResult",
    "SharedMemory", "SignatureAppearance", "SignatureField", "SignatureFieldMode",
    "SignatureFormat", "SignaturePlace", "SignatureReport", "SignatureSource", "Signatures",
    "SignaturesListResult", "SignaturesPlaceResult", "SignaturesSaveResult", "SignaturesSignResult",
    "SignaturesVerifyResult", "SignedChange", "SigningCertificate", "SigningDigest", "Size",
    "Skipped", "SmartZoomSettings", "Sound", "SoundEncoding", "Space", "SplitFile", "StampMark",
    "StampPicture", "StampWords", "Style", "StylesGetResult", "SubmitFormat", "SubmitMethod",
    "SyncTeXLocation", "SynctexForwardResult", "SynctexInverseResult", "TextAlignment", "TextBlock",
    "TextLine", "TextOrder", "TextPosition", "TextRange", "TextSpan", "Thumbnail", "TimeBasis",
    "Timestamp", "Tool", "ToolGetResult", "ToolGroup", "ToolKeysResult", "ToolListResult",
    "ToolOptions", "ToolSetResult", "ToolStyle", "ToolbarGetResult", "ToolbarGroup",
    "ToolbarGroupWithItems", "ToolbarItem", "ToolbarPlace", "ToolbarStep", "ToolbarUpdateResult",
    "TransformationMode", "TriggeredAction", "Trust", "TurnUnit", "Verdict", "View",
    "ViewCaptureResult", "ViewConvertResult", "ViewFit", "ViewPosition", "ViewResult", "ViewState",
    "VisiblePage", "WorkerStatus", "XFAKind",
]
