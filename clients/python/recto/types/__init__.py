# SPDX-License-Identifier: MIT
"""All types of the wire. Made by generate.py."""

from .action import ActionListResult, ActionSetResult, ActionTrigger, TriggeredAction
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
from .annotations_redaction_places import (
    AnnotationsApplyRedactionsResult, AnnotationsCopyResult, AnnotationsMarkRedactionsResult,
    AnnotationsPasteResult, FoundText, Images, PageRedaction, Paths, RedactionPlaces,
    RedactionStyle, TextPlace,
)
from .attachments import (
    AttachmentsAddResult, AttachmentsExtractResult, AttachmentsListResult, EmbeddedFile,
)
from .bookmarks import (
    ActionOutcome, Bookmark, BookmarkExchangeFormat, BookmarkFileFormat, BookmarkProvider,
    BookmarkProviderChoice, BookmarkProviderKind, BookmarkSortOrder, Bookmarks, BookmarksAddResult,
    BookmarksExportResult, BookmarksImportResult, BookmarksRemoveResult, BookmarksResult,
    BookmarksRunResult, BookmarksToggleResult, BookmarksUpdateResult, Error, NewBookmark,
)
from .destinations import (
    Destination, DestinationsListResult, DestinationsResolveResult, Fit, NamedDestination,
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
    DocumentMetadataResult, DocumentSanitizeResult, DocumentSecurityResult, ExchangeFormat,
    HiddenInformation, HiddenInformationCount, SecurityMethod, Skipped,
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
    InteractionAddCallbackResult, InteractionAddConditionResult, InteractionComponentsResult,
    InteractionConfigureResult, PointerPhase, PointerSample, PointerType, RuleScope,
    SmartZoomSettings, TransformationMode, Verdict,
)
from .interaction_interaction_can_activate_result import (
    ExplainedEvent, ExplanationStep, Hook, InteractionAddHookResult, InteractionCanActivateResult,
    InteractionExplainResult, InteractionTryToResult,
)
from .layers import (
    Layer, LayerVisibility, LayersListResult, LayersSetDefaultResult, LayersSetVisibleResult,
)
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
from .server import SandboxStatus, ServerDescribeResult, ServerStatusResult, WorkerStatus
from .signatures import (
    AlgorithmRule, Certificate, Certification, ChangesSince, FieldLock, LockAction, Permitted,
    Revocation, RevocationReason, RevocationStatus, SignatureField, SignatureFinding,
    SignaturePlace, SignatureReason, SignatureVerdict, SignaturesListResult, SignedChange,
    TimeBasis, Trust, WeakAlgorithm,
)
from .signatures_signature_report import (
    SavedSignature, SignatureAppearance, SignatureFieldMode, SignatureFormat, SignatureReport,
    SignatureSource, SignaturesExtendResult, SignaturesPlaceResult, SignaturesSignResult,
    SignaturesVerifyResult, SigningCertificate, SigningDigest,
)
from .signatures_signatures import Signatures, SignaturesSaveResult
from .styles import StylesGetResult, ToolStyle
from .synctex import Space, SyncTeXLocation, SynctexForwardResult, SynctexInverseResult
from .tool import (
    Choice, EraserMode, Menu, MenuItem, PalmRejection, Requirement, RequirementKind, SelectionShape,
    Style, Tool, ToolListResult, ToolOptions,
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
    Pair, TurnUnit, View, ViewCaptureResult, ViewConvertResult, ViewPosition, ViewResult, ViewState,
    VisiblePage,
)

__all__ = [
    "Action", "ActionListResult", "ActionOutcome", "ActionSetResult", "ActionTrigger",
    "ActivationContext", "AlgorithmRule", "Allowed", "Annotation", "AnnotationChanges",
    "AnnotationDate", "AnnotationFlag", "AnnotationGrouping", "AnnotationListGroup",
    "AnnotationOrder", "AnnotationPlace", "AnnotationState", "AnnotationType", "Annotations",
    "AnnotationsAddResult", "AnnotationsApplyRedactionsResult", "AnnotationsAtResult",
    "AnnotationsCopyResult", "AnnotationsGetResult", "AnnotationsListResult",
    "AnnotationsMarkRedactionsResult", "AnnotationsPasteResult", "AnnotationsResult", "Answer",
    "Attachment", "AttachmentsAddResult", "AttachmentsExtractResult", "AttachmentsListResult",
    "AuthorRule", "Base64", "Bookmark", "BookmarkExchangeFormat", "BookmarkFileFormat",
    "BookmarkProvider", "BookmarkProviderChoice", "BookmarkProviderKind", "BookmarkSortOrder",
    "Bookmarks", "BookmarksAddResult", "BookmarksExportResult", "BookmarksImportResult",
    "BookmarksRemoveResult", "BookmarksResult", "BookmarksRunResult", "BookmarksToggleResult",
    "BookmarksUpdateResult", "Border", "BorderEffect", "BorderStyle", "ButtonSign", "Caption",
    "Certificate", "Certification", "ChangesSince", "Choice", "ClientGesture", "ClientToolEvent",
    "Color", "ColorSpace", "Component", "ComponentCondition", "ComponentName", "ComponentState",
    "Condition", "CopiedImage", "Cursor", "Destination", "DestinationsListResult",
    "DestinationsResolveResult", "Direction", "Document", "DocumentExportResult", "DocumentFont",
    "DocumentFontsResult", "DocumentHistoryResult", "DocumentImportResult", "DocumentInfoResult",
    "DocumentListResult", "DocumentMetadataResult", "DocumentResult", "DocumentSanitizeResult",
    "DocumentSaveResult", "DocumentSecurityResult", "DocumentSummary", "EmbeddedFile", "Encrypt",
    "EncryptMethod", "EraserMode", "Error", "EventResult", "ExchangeFormat", "Excluded",
    "ExcludedRect", "ExplainedEvent", "ExplanationStep", "ExportFormat", "ExportScope",
    "FailedChange", "FastScrollSettings", "Features", "Field", "FieldChanges", "FieldFormat",
    "FieldFormatKind", "FieldLock", "FieldNeighbour", "FieldOption", "FieldSetting", "FieldType",
    "FieldValue", "FieldWidget", "FirstView", "Fit", "FlattenKind", "Font", "FormFormat", "Forms",
    "FormsCreateResult", "FormsExportResult", "FormsGetResult", "FormsImportResult",
    "FormsListResult", "FormsSetValueResult", "FormsUpdateResult", "FoundText", "GateAnswer",
    "GestureContainsResult", "GestureKind", "GesturePhase", "GestureRelation", "Granularity",
    "HiddenInformation", "HiddenInformationCount", "Hook", "ImageFormat", "ImagePlace", "Images",
    "InteractionAddCallbackResult", "InteractionAddConditionResult", "InteractionAddHookResult",
    "InteractionCanActivateResult", "InteractionComponentsResult", "InteractionConfigureResult",
    "InteractionExplainResult", "InteractionPreset", "InteractionTryToResult", "Interactions",
    "KeyEntry", "Layer", "LayerVisibility", "LayersListResult", "LayersSetDefaultResult",
    "LayersSetVisibleResult", "Layout", "LayoutFormat", "Leader", "LineEnding", "Link",
    "LockAction", "LogLevel", "Measure", "Media", "MediaCloseResult", "MediaControlOperation",
    "MediaListResult", "MediaOpenResult", "Menu", "MenuAddition", "MenuItem", "MenuUpdateResult",
    "Modifier", "NamedDestination", "NewBookmark", "NewField", "NewFieldOption", "NewImage",
    "NewOutlineItem", "Outline", "OutlineChanges", "OutlineDeleteResult", "OutlineFindResult",
    "OutlineGetResult", "OutlineItem", "OutlineStyle", "Overlay", "OverlayItem", "Page", "PageBox",
    "PageBoxes", "PageContentBoxResult", "PageFilter", "PageImage", "PageImageResult",
    "PageImagesResult", "PageLabelSection", "PageLabelStyle", "PageLayoutResult", "PageLinksResult",
    "PageQuads", "PageRedaction", "PageRenderResult", "PageTemplate", "PageTextResult", "Pages",
    "PagesExtractResult", "PagesFindResult", "PagesLabelsResult", "PagesListResult",
    "PagesSplitResult", "PagesThumbnailsResult", "Pair", "PalmRejection", "Path", "Paths",
    "Permissions", "Permitted", "Playback", "PlaybackStart", "Point", "PointerPhase",
    "PointerSample", "PointerType", "Policy", "Position", "Quad", "Recovery", "RecoveryChoice",
    "Rect", "RedactionPlaces", "RedactionStyle", "RenderColors", "RenderDelivery", "RenderFormat",
    "Requirement", "RequirementKind", "ReviewStateName", "Revocation", "RevocationReason",
    "RevocationStatus", "RuleScope", "SandboxStatus", "SaveMode", "SavedSignature", "ScaleLimits",
    "SearchFindResult", "SearchMatch", "SecurityMethod", "SelectedImage", "SelectedText",
    "Selection", "SelectionCopyResult", "SelectionShape", "ServerDescribeResult",
    "ServerStatusResult", "SharedMemory", "SignatureAppearance", "SignatureField",
    "SignatureFieldMode", "SignatureFinding", "SignatureFormat", "SignaturePlace",
    "SignatureReason", "SignatureReport", "SignatureSource", "SignatureVerdict", "Signatures",
    "SignaturesExtendResult", "SignaturesListResult", "SignaturesPlaceResult",
    "SignaturesSaveResult", "SignaturesSignResult", "SignaturesVerifyResult", "SignedChange",
    "SigningCertificate", "SigningDigest", "Size", "Skipped", "SmartZoomSettings", "Sound",
    "SoundEncoding", "Space", "SplitFile", "StampMark", "StampPicture", "StampWords", "Style",
    "StylesGetResult", "SubmitFormat", "SubmitMethod", "SyncTeXLocation", "SynctexForwardResult",
    "SynctexInverseResult", "TextAlignment", "TextBlock", "TextLine", "TextOrder", "TextPlace",
    "TextPosition", "TextRange", "TextSpan", "Thumbnail", "TimeBasis", "Timestamp", "Tool",
    "ToolGetResult", "ToolGroup", "ToolKeysResult", "ToolListResult", "ToolOptions",
    "ToolSetResult", "ToolStyle", "ToolbarGetResult", "ToolbarGroup", "ToolbarGroupWithItems",
    "ToolbarItem", "ToolbarPlace", "ToolbarStep", "ToolbarUpdateResult", "TransformationMode",
    "TriggeredAction", "Trust", "TurnUnit", "Verdict", "View", "ViewCaptureResult",
    "ViewConvertResult", "ViewFit", "ViewPosition", "ViewResult", "ViewState", "VisiblePage",
    "WeakAlgorithm", "WorkerStatus", "XFAKind",
]
