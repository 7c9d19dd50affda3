# SPDX-License-Identifier: MIT
"""All types of the wire. Made by generate.py."""

from .action import ActionListResult, ActionSetResult, ActionTrigger, TriggeredAction
from .annotations import (AnnotationDate, AnnotationFlag, AnnotationGrouping, AnnotationOrder,
    AnnotationState, Attachment, Border, BorderEffect, BorderStyle, Caption, Font, Leader,
    LineEnding, Measure, Path, Position, ReviewStateName, Sound, SoundEncoding, StampMark,
    StampPicture, StampWords, TextAlignment)
from .annotations_annotation import (Annotation, AnnotationListGroup, AnnotationsAddResult,
    AnnotationsAtResult, AnnotationsGetResult, AnnotationsListResult)
from .annotations_annotation_changes import (AnnotationChanges, AnnotationPlace, Annotations,
    AnnotationsMergeResult, AnnotationsResult, RedactionPlaces, RedactionStyle, TextPlace)
from .annotations_found_text import (AnnotationsApplyRedactionsResult, AnnotationsCopyResult,
    AnnotationsMarkRedactionsResult, AnnotationsPasteResult, FoundText, Images, PageRedaction,
    Paths)
from .attachments import (AttachmentsAddResult, AttachmentsExtractResult, AttachmentsListResult,
    EmbeddedFile)
from .bookmarks import (ActionOutcome, Bookmark, BookmarkExchangeFormat, BookmarkFileFormat,
    BookmarkProvider, BookmarkProviderChoice, BookmarkProviderKind, BookmarkSortOrder, Bookmarks,
    BookmarksAddResult, BookmarksExportResult, BookmarksImportResult, BookmarksRemoveResult,
    BookmarksResult, BookmarksRunResult, BookmarksToggleResult, BookmarksUpdateResult, NewBookmark)
from .destinations import DestinationsListResult, DestinationsResolveResult, NamedDestination
from .document import (AnnotationType, AuthorRule, Base64, Direction, Excluded, ExcludedRect,
    FirstView, InteractionPreset, Interactions, Layout, PageRotation, Permissions, Point, Policy,
    RecoveryChoice, Rect, ScaleLimits, ScrollAxis, Size, ViewFit, XFAKind)
from .document_document_security_result import DocumentSecurityResult
from .document_failed_provider import (DocumentExportResult, DocumentFont, DocumentFontsResult,
    DocumentHistoryResult, DocumentImportResult, DocumentMetadataResult, DocumentResult,
    DocumentSanitizeResult, DocumentSaveResult, ExchangeFormat, ExportFormat, ExportScope,
    FailedProvider, HiddenInformation, HiddenInformationCount, RenderDelivery, SecurityMethod,
    SharedMemory, Skipped)
from .document_features import (Allowed, Document, DocumentInfoResult, DocumentListResult,
    DocumentSummary, Encrypt, EncryptMethod, FailedChange, Features, FlattenKind,
    InvalidRequestData, ParseErrorData, Recovery, SaveMode, Timestamp)
from .document_method_not_found_data import (CannotOpenData, ChangedOnDiskData, ContentModifiedData,
    DamagedData, DocumentBusyData, Error, ErrorData, InternalErrorData, InvalidParamsData,
    LimitExceededData, MethodNotFoundData, NotFoundData, NotInitializedData, NotPermittedData,
    PasswordRequiredData, RequestCancelledData, SaveFailedData, TimedOutData, UnknownDocumentData,
    UnsupportedData, VetoedData, WorkerLostData)
from .forms import (ButtonSymbol, Field, FieldFormat, FieldFormatKind, FieldOption, FieldSetting,
    FieldType, FieldValue, FieldWidget, Forms, FormsGetResult, FormsListResult, FormsSetValueResult,
    NewFieldOption)
from .forms_new_field import (FieldChanges, FieldNeighbour, FormFormat, FormsCreateResult,
    FormsExportResult, FormsImportResult, FormsUpdateResult, NewField, SubmitFormat, SubmitMethod)
from .gesture import GestureContainsResult, GestureRelation
from .interaction import (AllCondition, AnnotationIdCondition, AnnotationTypeCondition, Answer,
    AnyCondition, AuthorCondition, CalendarDate, ComponentName, Condition, CustomDataCondition,
    DirectionCondition, FieldNameCondition, FlagCondition, GateAnswer, GesturePhase, GroupCondition,
    InsideCondition, LinkKindCondition, LinkToPage, LinkToUri, ModeCondition, ModifiersCondition,
    NotCondition, PageIndexCondition, PointerPhase, PointerSample, PointerType,
    PointerTypeCondition, ScaleRange, SubjectCondition, ToolCondition, TransformationMode,
    ZoomCondition)
from .interaction_component_condition import (ActivationContext, ClientGesture, ComponentCondition,
    ComponentState, ExplainedEvent, FastScrollSettings, GestureKind, InteractionAddCallbackResult,
    InteractionAddConditionResult, InteractionCanActivateResult, InteractionComponentsResult,
    InteractionConfigureResult, InteractionTryToResult, RuleScope, SmartZoomSettings, Verdict)
from .interaction_explanation_step import (ExplanationStep, Hook, InteractionAddHookResult,
    InteractionExplainResult)
from .layers import (Layer, LayerVisibility, Layers, LayersAssignResult, LayersListResult,
    LayersRemoveResult, LayersSetDefaultResult, LayersSetVisibleResult)
from .log import LogLevel
from .media import (Media, MediaCloseResult, MediaControlOperation, MediaListResult,
    MediaOpenResult, Playback, PlaybackStart)
from .menu import MenuAddition, MenuUpdateResult
from .outline import (NewOutlineItem, Outline, OutlineChanges, OutlineDeleteResult,
    OutlineFindResult, OutlineGetResult, OutlineItem, OutlineStyle)
from .page import (Color, Destination, Fit, GoToAction, GoToEmbeddedActionPlace,
    GoToEmbeddedActionTargetsItem, GoToRemoteAction, GoToRemoteActionView, LayoutFormat,
    PageLayoutResult, PageRenderResult, PageTextResult, PictureCompression, Quad, RenderColors,
    RenderFormat, TextBlock, TextLine, TextOrder)
from .page_go_to_embedded_action import (GoTo3DViewAction, GoTo3DViewActionView, GoToEmbeddedAction,
    HideAction, HideActionTargetsItem, ImportDataAction, JavaScriptAction, LaunchAction,
    MovieAction, NamedAction, RenditionAction, ResetFormAction, RichMediaExecuteAction,
    SetLayersActionLayersItem, UriAction)
from .page_set_layers_action import (Action, ColorSpace, ImageFormat, Link, OtherAction,
    PageContentBoxResult, PageImage, PageImageResult, PageImagesResult, PageLinksResult,
    SetLayersAction, SoundAction, SubmitFormAction, ThreadAction, ThreadActionBead,
    ThreadActionThread, TransitionAction, TransitionActionTransition)
from .pages import (ImportedFields, NewImage, Page, PageBox, PageBoxes, PageFilter,
    PageLabelSection, PageLabelStyle, PageTemplate, Pages, PagesExtractResult, PagesFindResult,
    PagesLabelsResult, PagesListResult, PagesSplitResult, PagesThumbnailsResult, SplitFile,
    Thumbnail)
from .search import PageMatchCount, SearchFindResult, SearchMatch
from .selection import (CopiedImage, Granularity, ImagePlace, PageQuads, SelectedImage,
    SelectedText, Selection, SelectionCopyResult, TextPosition, TextRange, TextSpan)
from .server import (CacheKind, CacheStatus, SandboxStatus, ServerDescribeResult,
    ServerStatusResult, WorkerStatus)
from .signatures import (AlgorithmRule, Certificate, Certification, ChangesSince, FieldLock,
    LockAction, Permitted, Revocation, RevocationReason, RevocationStatus, SignatureField,
    SignatureFinding, SignaturePlace, SignatureReason, SignatureVerdict, SignaturesListResult,
    SignedChange, TimeBasis, Trust, WeakAlgorithm)
from .signatures_picture_signature import (PictureSignature, SavedSignature, SavedSource,
    SignatureFieldMode, SignatureSource, Signatures, SignaturesPlaceResult, SignaturesSaveResult,
    TypedSignature)
from .signatures_signature_report import (DrawnSignature, FileByContents, FileByPath,
    SignatureAppearance, SignatureFormat, SignatureReport, SignaturesExtendResult,
    SignaturesSignResult, SignaturesVerifyResult, SigningCertificate, SigningDigest)
from .stamps import StampsListResult, StandardStamp
from .styles import StylesGetResult, ToolStyle
from .synctex import Space, SyncTeXLocation, SynctexForwardResult, SynctexInverseResult
from .tool import (Choice, DateEntry, EraserMode, NoteReply, Property, PropertyKind, PropertyValue,
    RequirementKind, SelectionShape, Style, Tool, ToolListResult, ToolOptions)
from .tool_grown_path import (ClientToolEvent, Component, Cursor, EventResult, GrownPath, Hover,
    KeptMenuItems, KeyEntry, MenuChange, MenuPart, Modifier, NewMenuItems, OverlayChange,
    OverlayPart, ToolGroup, ToolKeysResult, ToolSetResult)
from .tool_overlay_caret import (KeptItems, NewItems, Overlay, OverlayCaret, OverlayGuide,
    OverlayImage, OverlayItem, OverlayText, PalmRejection, ToolGetResult)
from .tool_requirement import (Menu, MenuItem, OverlayHandle, OverlayPath, OverlayQuads,
    OverlayRect, OverlayRole, Requirement)
from .toolbar import (ToolbarGetResult, ToolbarGroup, ToolbarGroupWithItems, ToolbarItem,
    ToolbarPlace, ToolbarStep, ToolbarUpdateResult)
from .view import (ForeseenView, Pair, TurnUnit, View, ViewCaptureResult, ViewConvertResult,
    ViewForeseeResult, ViewPosition, ViewResult, ViewState, VisiblePage)

__all__ = [
    "Action", "ActionListResult", "ActionOutcome", "ActionSetResult", "ActionTrigger",
    "ActivationContext", "AlgorithmRule", "AllCondition", "Allowed", "Annotation",
    "AnnotationChanges", "AnnotationDate", "AnnotationFlag", "AnnotationGrouping",
    "AnnotationIdCondition", "AnnotationListGroup", "AnnotationOrder", "AnnotationPlace",
    "AnnotationState", "AnnotationType", "AnnotationTypeCondition", "Annotations",
    "AnnotationsAddResult", "AnnotationsApplyRedactionsResult", "AnnotationsAtResult",
    "AnnotationsCopyResult", "AnnotationsGetResult", "AnnotationsListResult",
    "AnnotationsMarkRedactionsResult", "AnnotationsMergeResult", "AnnotationsPasteResult",
    "AnnotationsResult", "Answer", "AnyCondition", "Attachment", "AttachmentsAddResult",
    "AttachmentsExtractResult", "AttachmentsListResult", "AuthorCondition", "AuthorRule", "Base64",
    "Bookmark", "BookmarkExchangeFormat", "BookmarkFileFormat", "BookmarkProvider",
    "BookmarkProviderChoice", "BookmarkProviderKind", "BookmarkSortOrder", "Bookmarks",
    "BookmarksAddResult", "BookmarksExportResult", "BookmarksImportResult", "BookmarksRemoveResult",
    "BookmarksResult", "BookmarksRunResult", "BookmarksToggleResult", "BookmarksUpdateResult",
    "Border", "BorderEffect", "BorderStyle", "ButtonSymbol", "CacheKind", "CacheStatus",
    "CalendarDate", "CannotOpenData", "Caption", "Certificate", "Certification",
    "ChangedOnDiskData", "ChangesSince", "Choice", "ClientGesture", "ClientToolEvent", "Color",
    "ColorSpace", "Component", "ComponentCondition", "ComponentName", "ComponentState", "Condition",
    "ContentModifiedData", "CopiedImage", "Cursor", "CustomDataCondition", "DamagedData",
    "DateEntry", "Destination", "DestinationsListResult", "DestinationsResolveResult", "Direction",
    "DirectionCondition", "Document", "DocumentBusyData", "DocumentExportResult", "DocumentFont",
    "DocumentFontsResult", "DocumentHistoryResult", "DocumentImportResult", "DocumentInfoResult",
    "DocumentListResult", "DocumentMetadataResult", "DocumentResult", "DocumentSanitizeResult",
    "DocumentSaveResult", "DocumentSecurityResult", "DocumentSummary", "DrawnSignature",
    "EmbeddedFile", "Encrypt", "EncryptMethod", "EraserMode", "Error", "ErrorData", "EventResult",
    "ExchangeFormat", "Excluded", "ExcludedRect", "ExplainedEvent", "ExplanationStep",
    "ExportFormat", "ExportScope", "FailedChange", "FailedProvider", "FastScrollSettings",
    "Features", "Field", "FieldChanges", "FieldFormat", "FieldFormatKind", "FieldLock",
    "FieldNameCondition", "FieldNeighbour", "FieldOption", "FieldSetting", "FieldType",
    "FieldValue", "FieldWidget", "FileByContents", "FileByPath", "FirstView", "Fit",
    "FlagCondition", "FlattenKind", "Font", "ForeseenView", "FormFormat", "Forms",
    "FormsCreateResult", "FormsExportResult", "FormsGetResult", "FormsImportResult",
    "FormsListResult", "FormsSetValueResult", "FormsUpdateResult", "FoundText", "GateAnswer",
    "GestureContainsResult", "GestureKind", "GesturePhase", "GestureRelation", "GoTo3DViewAction",
    "GoTo3DViewActionView", "GoToAction", "GoToEmbeddedAction", "GoToEmbeddedActionPlace",
    "GoToEmbeddedActionTargetsItem", "GoToRemoteAction", "GoToRemoteActionView", "Granularity",
    "GroupCondition", "GrownPath", "HiddenInformation", "HiddenInformationCount", "HideAction",
    "HideActionTargetsItem", "Hook", "Hover", "ImageFormat", "ImagePlace", "Images",
    "ImportDataAction", "ImportedFields", "InsideCondition", "InteractionAddCallbackResult",
    "InteractionAddConditionResult", "InteractionAddHookResult", "InteractionCanActivateResult",
    "InteractionComponentsResult", "InteractionConfigureResult", "InteractionExplainResult",
    "InteractionPreset", "InteractionTryToResult", "Interactions", "InternalErrorData",
    "InvalidParamsData", "InvalidRequestData", "JavaScriptAction", "KeptItems", "KeptMenuItems",
    "KeyEntry", "LaunchAction", "Layer", "LayerVisibility", "Layers", "LayersAssignResult",
    "LayersListResult", "LayersRemoveResult", "LayersSetDefaultResult", "LayersSetVisibleResult",
    "Layout", "LayoutFormat", "Leader", "LimitExceededData", "LineEnding", "Link",
    "LinkKindCondition", "LinkToPage", "LinkToUri", "LockAction", "LogLevel", "Measure", "Media",
    "MediaCloseResult", "MediaControlOperation", "MediaListResult", "MediaOpenResult", "Menu",
    "MenuAddition", "MenuChange", "MenuItem", "MenuPart", "MenuUpdateResult", "MethodNotFoundData",
    "ModeCondition", "Modifier", "ModifiersCondition", "MovieAction", "NamedAction",
    "NamedDestination", "NewBookmark", "NewField", "NewFieldOption", "NewImage", "NewItems",
    "NewMenuItems", "NewOutlineItem", "NotCondition", "NotFoundData", "NotInitializedData",
    "NotPermittedData", "NoteReply", "OtherAction", "Outline", "OutlineChanges",
    "OutlineDeleteResult", "OutlineFindResult", "OutlineGetResult", "OutlineItem", "OutlineStyle",
    "Overlay", "OverlayCaret", "OverlayChange", "OverlayGuide", "OverlayHandle", "OverlayImage",
    "OverlayItem", "OverlayPart", "OverlayPath", "OverlayQuads", "OverlayRect", "OverlayRole",
    "OverlayText", "Page", "PageBox", "PageBoxes", "PageContentBoxResult", "PageFilter",
    "PageImage", "PageImageResult", "PageImagesResult", "PageIndexCondition", "PageLabelSection",
    "PageLabelStyle", "PageLayoutResult", "PageLinksResult", "PageMatchCount", "PageQuads",
    "PageRedaction", "PageRenderResult", "PageRotation", "PageTemplate", "PageTextResult", "Pages",
    "PagesExtractResult", "PagesFindResult", "PagesLabelsResult", "PagesListResult",
    "PagesSplitResult", "PagesThumbnailsResult", "Pair", "PalmRejection", "ParseErrorData",
    "PasswordRequiredData", "Path", "Paths", "Permissions", "Permitted", "PictureCompression",
    "PictureSignature", "Playback", "PlaybackStart", "Point", "PointerPhase", "PointerSample",
    "PointerType", "PointerTypeCondition", "Policy", "Position", "Property", "PropertyKind",
    "PropertyValue", "Quad", "Recovery", "RecoveryChoice", "Rect", "RedactionPlaces",
    "RedactionStyle", "RenderColors", "RenderDelivery", "RenderFormat", "RenditionAction",
    "RequestCancelledData", "Requirement", "RequirementKind", "ResetFormAction", "ReviewStateName",
    "Revocation", "RevocationReason", "RevocationStatus", "RichMediaExecuteAction", "RuleScope",
    "SandboxStatus", "SaveFailedData", "SaveMode", "SavedSignature", "SavedSource", "ScaleLimits",
    "ScaleRange", "ScrollAxis", "SearchFindResult", "SearchMatch", "SecurityMethod",
    "SelectedImage", "SelectedText", "Selection", "SelectionCopyResult", "SelectionShape",
    "ServerDescribeResult", "ServerStatusResult", "SetLayersAction", "SetLayersActionLayersItem",
    "SharedMemory", "SignatureAppearance", "SignatureField", "SignatureFieldMode",
    "SignatureFinding", "SignatureFormat", "SignaturePlace", "SignatureReason", "SignatureReport",
    "SignatureSource", "SignatureVerdict", "Signatures", "SignaturesExtendResult",
    "SignaturesListResult", "SignaturesPlaceResult", "SignaturesSaveResult", "SignaturesSignResult",
    "SignaturesVerifyResult", "SignedChange", "SigningCertificate", "SigningDigest", "Size",
    "Skipped", "SmartZoomSettings", "Sound", "SoundAction", "SoundEncoding", "Space", "SplitFile",
    "StampMark", "StampPicture", "StampWords", "StampsListResult", "StandardStamp", "Style",
    "StylesGetResult", "SubjectCondition", "SubmitFormAction", "SubmitFormat", "SubmitMethod",
    "SyncTeXLocation", "SynctexForwardResult", "SynctexInverseResult", "TextAlignment", "TextBlock",
    "TextLine", "TextOrder", "TextPlace", "TextPosition", "TextRange", "TextSpan", "ThreadAction",
    "ThreadActionBead", "ThreadActionThread", "Thumbnail", "TimeBasis", "TimedOutData", "Timestamp",
    "Tool", "ToolCondition", "ToolGetResult", "ToolGroup", "ToolKeysResult", "ToolListResult",
    "ToolOptions", "ToolSetResult", "ToolStyle", "ToolbarGetResult", "ToolbarGroup",
    "ToolbarGroupWithItems", "ToolbarItem", "ToolbarPlace", "ToolbarStep", "ToolbarUpdateResult",
    "TransformationMode", "TransitionAction", "TransitionActionTransition", "TriggeredAction",
    "Trust", "TurnUnit", "TypedSignature", "UnknownDocumentData", "UnsupportedData", "UriAction",
    "Verdict", "VetoedData", "View", "ViewCaptureResult", "ViewConvertResult", "ViewFit",
    "ViewForeseeResult", "ViewPosition", "ViewResult", "ViewState", "VisiblePage", "WeakAlgorithm",
    "WorkerLostData", "WorkerStatus", "XFAKind", "ZoomCondition",
]
