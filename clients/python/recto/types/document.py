# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Dict, List, Literal, TypedDict, Union


#: Bytes in base64 with padding (RFC 4648). `base64`
Base64 = str


AnnotationType = Literal[
    "text", "link", "freeText", "line", "square", "circle", "polygon", "polyLine", "highlight",
    "underline", "squiggly", "strikeOut", "redact", "stamp", "caret", "ink", "popup",
    "fileAttachment", "sound", "movie", "richMedia", "widget", "screen", "printerMark", "trapNet",
    "watermark", "3D", "projection", "unknown",
]


AuthorRule = Literal["all", "own"]


class Policy(TypedDict, total=False):
    """The client's limits on the user's changes, besides the document's. As a change, members that
    are not given stay.
    """

    #: Whether every change is refused. Default: `false`.
    readOnly: bool
    #: Annotation types that may be created; `null`, the default, means all.
    canCreate: Union[List[AnnotationType], None]
    #: Types that must not be created, nor converted to. Default: none.
    cannotCreate: List[AnnotationType]
    #: Annotation types that may be changed or deleted; `null`, the default, means all.
    canEdit: Union[List[AnnotationType], None]
    #: Types that must not be changed or deleted. Default: none.
    cannotEdit: List[AnnotationType]
    #: Indexes of pages that take no new annotations, except fields. They follow pages that move.
    #: Default: none.
    closedPages: List[int]
    #: Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new
    #: annotations. Default: `true`.
    checkPages: bool
    #: Whether changes to `locked` and `readOnly` annotations are refused. Default: `true`.
    checkAnnotationFlags: bool
    #: Authors whose annotations may be changed; `own` means the session's author. An annotation
    #: without an author is `own` only in a session without an author. Default: `all`.
    author: AuthorRule
    #: Whether text can be selected. Default: `true`.
    textSelection: bool
    #: Whether images can be selected if text can. Default: `true`.
    imageSelection: bool
    #: Whether links can be followed. Default: `true`.
    linkFollowing: bool
    #: Whether forms can be filled in. Default: `true`.
    formFilling: bool
    #: Whether changes that a certification or a signature's lock forbids are refused. Default:
    #: `true`.
    honorSignatures: bool
    #: Whether a second bookmark on a page is refused. Default: `false`.
    oneBookmarkPerPage: bool
    #: Tools that cannot be selected. Default: none.
    disabledTools: List[str]


#: A width and a height. Clients may send coordinates from -1e9 to 1e9. `[w, h]`
Size = List[float]


#: A position. Clients may send coordinates from -1e9 to 1e9. `[x, y]`
Point = List[float]


class PageRotation(TypedDict):
    """The rotation of a single page in a view."""

    #: The page, from 0.
    pageIndex: int
    #: The clockwise rotation: 0, 90, 180 or 270.
    rotation: int


Layout = Literal["single", "continuous", "facing", "facingContinuous"]


ScrollAxis = Literal["vertical", "horizontal"]


Direction = Literal["ltr", "rtl"]


#: The minimum and maximum scale. `[min, max]`
ScaleLimits = List[float]


ViewFit = Literal["page", "width", "content"]


class FirstView(TypedDict, total=False):
    """The settings of a new view."""

    #: The size of the window, in pixels.
    size: Size
    #: The scale in pixels per point.
    scale: float
    #: The position of the view's top left on the canvas, in pixels.
    offset: Point
    #: The clockwise rotation: 0, 90, 180 or 270.
    rotation: int
    #: The rotations of single pages, added to `rotation`; absent if there are none. A change
    #: replaces all previous ones. The file does not change.
    pageRotations: List[PageRotation]
    #: The arrangement of the pages.
    layout: Layout
    #: The direction in which continuous layouts scroll; absent for `vertical`.
    scrollAxis: ScrollAxis
    #: Whether the first of facing pages stands alone.
    coverPage: bool
    #: The reading direction, which orders facing pages.
    direction: Direction
    #: The device pixels per pixel.
    pixelRatio: float
    #: The gap between pages, in points.
    gap: float
    #: The minimum and maximum scale.
    scaleLimits: ScaleLimits
    #: The fit that determines the scale, instead of `scale`; `null` for none.
    fit: Union[ViewFit, None]
    #: The point that stays fixed when the scale changes.
    anchor: Point
    #: Whether the front end shows its user interface around the pages.
    userInterfaceVisible: bool


InteractionPreset = Literal["readOnly", "linksOnly", "noEditing"]


#: A rectangle by two opposite corners. Clients may send coordinates from -1e9 to 1e9. `[x0, y0, x1,
#: y1]`
Rect = List[float]


class _ExcludedRect(TypedDict):
    """What every `ExcludedRect` has."""

    #: The rectangle, in page space.
    rect: Rect


class ExcludedRect(_ExcludedRect, total=False):
    """`ExcludedRect` on the wire."""

    #: The page of the rectangle; all pages unless given.
    pageIndex: int


class Excluded(TypedDict, total=False):
    """`Excluded` on the wire."""

    #: The ids of excluded annotations.
    annotations: List[str]
    #: The types of annotations to exclude.
    types: List[AnnotationType]
    #: The pages to exclude, from 0.
    pages: List[int]
    #: Areas where touches have no effect. Annotations with their centre inside are excluded,
    #: wherever they are touched.
    rects: List[ExcludedRect]


class Interactions(TypedDict, total=False):
    """A view's preset, and the objects and areas excluded from interactions."""

    #: The preset. `readOnly`: users can select and copy text and follow links. `linksOnly`: users
    #: can follow links. `noEditing`: like `readOnly`, and users can select annotations. With each,
    #: users can change nothing. `null`: no preset.
    preset: Union[InteractionPreset, None]
    #: Objects that users cannot select, edit, transform or open, and areas where they cannot create
    #: any.
    excluded: Excluded


RecoveryChoice = Literal["apply", "discard", "report"]


class Permissions(TypedDict):
    """The permissions in the document's encryption (ISO 32000-2, table 22)."""

    #: Whether printing is allowed.
    print: bool
    #: Whether changing page contents is allowed; includes `assemble`.
    modify: bool
    #: Whether copying text and images is allowed.
    copy: bool
    #: Whether adding and changing annotations is allowed, with `modify` fields too; includes
    #: `fillForms`.
    annotate: bool
    #: Whether filling in forms is allowed.
    fillForms: bool
    #: Whether inserting, deleting and rotating pages is allowed.
    assemble: bool


XFAKind = Literal["static", "dynamic"]


class _Features(TypedDict):
    """What every `Features` has."""

    #: Whether there is an outline.
    outline: bool
    #: Whether there are form fields.
    forms: bool
    #: Whether there is an XFA form. The server does not show it, and removes it when a field is
    #: filled in.
    xfa: bool
    #: The number of signed signature fields.
    signatures: int
    #: Whether a script runs when the document is opened, or calculates fields.
    javascript: bool
    #: Whether there are layers (optional content).
    layers: bool
    #: The number of files embedded in the document.
    attachments: int
    #: Whether the document declares itself as tagged.
    tagged: bool
    #: Whether the file is encrypted.
    encrypted: bool


class Features(_Features, total=False):
    """The features that a document's catalog declares, besides its pages."""

    #: The kind of the XFA form. `static`: its fields are also form fields that can be filled in.
    #: `dynamic`: the pages only say that an XFA viewer is needed.
    xfaKind: XFAKind


#: A time such as `2024-02-29T12:00:00Z`. `date`
Timestamp = str


class FailedChange(TypedDict):
    """`FailedChange` on the wire."""

    #: The name of the undo step.
    name: str
    #: Why the change does not fit.
    why: str


class _Recovery(TypedDict):
    """What every `Recovery` has."""

    #: How many changes are not in the file; an undo counts as a change.
    edits: int
    #: The time at which the current file was written.
    savedAt: Timestamp
    #: The time of the last change; if no change can be read, the time of the edit log.
    lastEditAt: Timestamp
    #: Whether the file differs from the one that was changed: changes are applied if they fit.
    fileChanged: bool


class Recovery(_Recovery, total=False):
    """`Recovery` on the wire."""

    #: With `apply`: how many changes were applied again.
    applied: int
    #: With `apply`: the changes that do not fit. In any case, a note if the edit log cannot be read
    #: to its end.
    failed: List[FailedChange]


class _Document(TypedDict):
    """What every `Document` has."""

    #: The document's id in other requests.
    documentId: str
    #: The id of the first view.
    viewId: str
    #: The number of pages.
    pageCount: int
    #: The document's revision, which each change increments. A document that is opened has 0 unless
    #: changes were recovered; a reload goes on counting.
    revision: int
    #: Whether the file was damaged and has been repaired.
    repaired: bool
    #: The document's permissions.
    permissions: Permissions
    #: The document's features besides pages.
    features: Features


class Document(_Document, total=False):
    """`Document` on the wire."""

    #: The document's title.
    title: str
    #: Unsaved changes of an earlier session, if any.
    recovery: Recovery
    #: `true` if another server changed the file and still has it open: changes are refused as
    #: `notPermitted` by `otherServer` until it is closed there.
    editedElsewhere: bool


PagePanel = Literal["outline", "thumbnails", "attachments", "layers"]


class InitialView(TypedDict, total=False):
    """How a file asks to be shown. A new view does not follow it."""

    #: The arrangement of the pages.
    layout: Layout
    #: Whether the first of facing pages stands alone.
    coverPage: bool
    #: The reading direction, which orders facing pages.
    direction: Direction
    #: The panel beside the pages.
    panel: PagePanel
    #: `true` for nothing but pages on the whole screen.
    fullScreen: bool


class _DocumentInfoResult(TypedDict):
    """What every `DocumentInfoResult` has."""

    #: The version of PDF, such as `1.7`.
    pdfVersion: str
    #: The number of pages.
    pageCount: int
    #: Whether the file is encrypted.
    encrypted: bool
    #: The document's permissions.
    permissions: Permissions
    #: The document's revision: the number of changes.
    revision: int
    #: Whether the document has unsaved changes.
    dirty: bool


class DocumentInfoResult(_DocumentInfoResult, total=False):
    """`DocumentInfoResult` on the wire."""

    #: The title.
    title: str
    #: The author of the text.
    author: str
    #: The subject.
    subject: str
    #: The keywords.
    keywords: str
    #: The program that created the original document.
    creator: str
    #: The program that produced the PDF.
    producer: str
    #: The time of creation.
    created: Timestamp
    #: The time of the last change.
    modified: Timestamp
    #: Nonstandard entries of the information dictionary, if any.
    custom: Dict[str, str]
    #: How the file asks to be shown, if it does.
    initialView: InitialView
    #: How many script dialogues were withheld since the user's last input.
    withheldDialogues: int
    #: The pending request to the client that the document waits for, such as `host/alert`.
    waitsFor: str


class _DocumentSummary(TypedDict):
    """What every `DocumentSummary` has."""

    #: The document.
    documentId: str
    #: The document's revision: the number of changes.
    revision: int
    #: Whether the document has unsaved changes.
    dirty: bool


class DocumentSummary(_DocumentSummary, total=False):
    """`DocumentSummary` on the wire."""

    #: The document's file, unless it was opened from data.
    path: str


class DocumentListResult(TypedDict):
    """`DocumentListResult` on the wire."""

    #: The open documents.
    documents: List[DocumentSummary]


SaveMode = Literal["auto", "incremental", "full"]


EncryptMethod = Literal["aes256", "none"]


class Allowed(TypedDict, total=False):
    """The permissions of a file; everything is allowed unless forbidden here."""

    #: Whether printing is allowed.
    print: bool
    #: Whether changing page contents is allowed; includes `assemble`.
    modify: bool
    #: Whether copying text and images is allowed.
    copy: bool
    #: Whether adding and changing annotations is allowed, with `modify` fields too; includes
    #: `fillForms`.
    annotate: bool
    #: Whether filling in forms is allowed.
    fillForms: bool
    #: Whether inserting, deleting and rotating pages is allowed.
    assemble: bool


class Encrypt(TypedDict, total=False):
    """The encryption of a saved file: AES-256 or none. Passwords are kept only in memory."""

    #: The method; `none`, without the other members, removes the passwords.
    method: EncryptMethod
    #: The password to open the file; if empty, everybody can open it.
    userPassword: str
    #: The password that lifts all restrictions; by default the user password.
    ownerPassword: str
    #: The permissions for the user password.
    permissions: Allowed


FlattenKind = Literal["none", "annotations", "forms", "all"]


class ParseErrorData(TypedDict):
    """The message is not JSON."""

    kind: Literal["parseError"]


class InvalidRequestData(TypedDict):
    """The message is not a request, or comes at the wrong time."""

    kind: Literal["invalidRequest"]


class _MethodNotFoundData(TypedDict):
    """What every `MethodNotFoundData` has."""

    kind: Literal["methodNotFound"]
    #: The unknown method.
    method: str


class MethodNotFoundData(_MethodNotFoundData, total=False):
    """The method does not exist; `method` is its name."""

    #: Known methods with similar names.
    nearest: List[str]


class InvalidParamsData(TypedDict):
    """The params are invalid; `path` is the offending member, such as `params.point[1]`."""

    kind: Literal["invalidParams"]
    #: The offending member, such as `params.point[1]`.
    path: str


class InternalErrorData(TypedDict):
    """The server has a bug."""

    kind: Literal["internalError"]


class NotInitializedData(TypedDict):
    """A request came before `initialize`."""

    kind: Literal["notInitialized"]


class RequestCancelledData(TypedDict):
    """The client cancelled the request."""

    kind: Literal["requestCancelled"]


class ContentModifiedData(TypedDict):
    """The document's revision is not `ifRevision`, or it changed while the request was in progress.
    """

    kind: Literal["contentModified"]


class UnknownDocumentData(TypedDict):
    """No open document has this id."""

    kind: Literal["unknownDocument"]


class _CannotOpenData(TypedDict):
    """What every `CannotOpenData` has."""

    kind: Literal["cannotOpen"]


class CannotOpenData(_CannotOpenData, total=False):
    """The file cannot be opened."""

    #: The problem with a certificate file.
    certificate: str


class PasswordRequiredData(TypedDict):
    """The password is missing; with `wrong: true`, it is wrong."""

    kind: Literal["passwordRequired"]
    #: Whether a wrong password was given.
    wrong: bool


class DamagedData(TypedDict):
    """The file is damaged beyond repair."""

    kind: Literal["damaged"]


class UnsupportedData(TypedDict):
    """The server does not support this for this document."""

    kind: Literal["unsupported"]


class _NotPermittedData(TypedDict):
    """What every `NotPermittedData` has."""

    kind: Literal["notPermitted"]


class NotPermittedData(_NotPermittedData, total=False):
    """The request is not allowed; `by` names what forbids it, such as `document`."""

    #: The rule that forbids the request.
    by: str


class _LimitExceededData(TypedDict):
    """What every `LimitExceededData` has."""

    kind: Literal["limitExceeded"]


class LimitExceededData(_LimitExceededData, total=False):
    """A limit was exceeded; `limit` is its name, `maximum` its value."""

    #: The limit's name.
    limit: str
    #: The limit's value.
    maximum: int


class ChangedOnDiskData(TypedDict):
    """Another program has changed the file."""

    kind: Literal["changedOnDisk"]


class _NotFoundData(TypedDict):
    """What every `NotFoundData` has."""

    kind: Literal["notFound"]


class NotFoundData(_NotFoundData, total=False):
    """A named object does not exist; `what` is its kind."""

    #: The kind of thing that was not found.
    what: str


class SaveFailedData(TypedDict):
    """The file could not be written; the old one is untouched."""

    kind: Literal["saveFailed"]


class _VetoedData(TypedDict):
    """What every `VetoedData` has."""

    kind: Literal["vetoed"]


class VetoedData(_VetoedData, total=False):
    """The client forbade the action; `by` names the condition."""

    #: The rule that forbids the request.
    by: str


class TimedOutData(TypedDict):
    """The client did not answer in time, or the work took too long."""

    kind: Literal["timedOut"]


class _WorkerLostData(TypedDict):
    """What every `WorkerLostData` has."""

    kind: Literal["workerLost"]


class WorkerLostData(_WorkerLostData, total=False):
    """The document's process died during the request `method`; `reason` says how. Check the
    document, which is opened again, to see whether the request took effect.
    """

    #: The method that ran when the process died.
    method: str
    #: How the process died.
    reason: str


class _DocumentBusyData(TypedDict):
    """What every `DocumentBusyData` has."""

    kind: Literal["documentBusy"]


class DocumentBusyData(_DocumentBusyData, total=False):
    """The document waits for the user and must not change; `waitsFor` is the request that the
    client must answer, such as `host/alert`.
    """

    #: The request that the client must answer.
    waitsFor: str


#: The details of the error, by its `kind`.
ErrorData = Union[
    ParseErrorData, InvalidRequestData, MethodNotFoundData, InvalidParamsData, InternalErrorData,
    NotInitializedData, RequestCancelledData, ContentModifiedData, UnknownDocumentData,
    CannotOpenData, PasswordRequiredData, DamagedData, UnsupportedData, NotPermittedData,
    LimitExceededData, ChangedOnDiskData, NotFoundData, SaveFailedData, VetoedData, TimedOutData,
    WorkerLostData, DocumentBusyData,
]


class _Error(TypedDict):
    """What every `Error` has."""

    #: The error's number.
    code: int
    #: A sentence for people, with what to do.
    message: str


class Error(_Error, total=False):
    """Why a request failed."""

    #: The details of the error, by its `kind`.
    data: ErrorData


class FailedProvider(TypedDict):
    """`FailedProvider` on the wire."""

    #: The provider's id, as in `bookmarks/providers`.
    provider: str
    #: Why the provider failed to save.
    error: Error


class _DocumentSaveResult(TypedDict):
    """What every `DocumentSaveResult` has."""

    #: The path of the file, with symbolic links resolved.
    path: str
    #: The new length of the file in bytes.
    bytes: int
    #: `incremental` or `full`.
    mode: SaveMode


class DocumentSaveResult(_DocumentSaveResult, total=False):
    """`DocumentSaveResult` on the wire."""

    #: The bookmark providers that failed to save; absent if none failed.
    failedProviders: List[FailedProvider]


class DocumentResult(TypedDict):
    """`DocumentResult` on the wire."""

    #: The name of the undo step, such as `Move highlight`.
    name: str
    #: The document's revision now.
    revision: int
    #: The pages that changed in appearance, from 0.
    pages: List[int]
    #: The annotations that the step restored or changed and that exist now; users expect these to
    #: be selected.
    annotations: List[str]


class _DocumentHistoryResult(TypedDict):
    """What every `DocumentHistoryResult` has."""

    #: The steps that can be undone, the next one last.
    undo: List[str]
    #: The steps that can be redone, the next one last.
    redo: List[str]


class DocumentHistoryResult(_DocumentHistoryResult, total=False):
    """`DocumentHistoryResult` on the wire."""

    #: The open group, which is not a step yet.
    group: str


ExportFormat = Literal["pdf", "xfdf", "fdf", "instantJSON", "text", "html"]


ExportScope = Literal["changes", "all"]


RenderDelivery = Literal["inline", "file", "sharedMemory"]


class SharedMemory(TypedDict):
    """`SharedMemory` on the wire."""

    #: The name for `shm_open`.
    name: str
    #: The length in bytes.
    bytes: int


class _Skipped(TypedDict):
    """What every `Skipped` has."""

    #: The reason, as a sentence.
    reason: str


class Skipped(_Skipped, total=False):
    """`Skipped` on the wire."""

    #: The index among the annotations of the input, from 0.
    index: int
    #: The object's id or name, if it has one.
    id: str


class _DocumentExportResult(TypedDict):
    """What every `DocumentExportResult` has."""

    #: The annotations that the format cannot hold.
    skipped: List[Skipped]


class DocumentExportResult(_DocumentExportResult, total=False):
    """`DocumentExportResult` on the wire."""

    #: The exported data, unless a path was given; `pdf` and `fdf` in base64.
    data: str
    #: The path of the file, with symbolic links resolved. The client deletes files whose path the
    #: server chose.
    path: str
    #: The POSIX shared memory with the data; the client unlinks it.
    sharedMemory: SharedMemory
    #: The length of the data in bytes.
    bytes: int


ExchangeFormat = Literal["xfdf", "fdf", "instantJSON"]


class DocumentImportResult(TypedDict):
    """`DocumentImportResult` on the wire."""

    #: The ids of new annotations.
    added: List[str]
    #: The ids of changed annotations.
    changed: List[str]
    #: The ids of removed annotations.
    removed: List[str]
    #: The names of form fields with changed values.
    fields: List[str]
    #: The parts that were skipped.
    skipped: List[Skipped]
    #: The document's revision now.
    revision: int


class DocumentMetadataResult(TypedDict, total=False):
    """`DocumentMetadataResult` on the wire."""

    #: The packet as in the file; absent if there is none.
    xmp: str


class _DocumentFont(TypedDict):
    """What every `DocumentFont` has."""

    #: The font's name.
    name: str
    #: The type; usually `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`.
    type: str
    #: Whether the font is embedded in the file.
    embedded: bool
    #: Whether only the used glyphs are embedded.
    subset: bool
    #: Whether the encoding has differences for single codes.
    customEncoding: bool
    #: Whether the font maps its codes to Unicode.
    unicode: bool
    #: The first page that uses the font, from 0.
    pageIndex: int


class DocumentFont(_DocumentFont, total=False):
    """A font that a document uses."""

    #: The name of the encoding; absent if the font uses its built-in one.
    encoding: str


class DocumentFontsResult(TypedDict):
    """`DocumentFontsResult` on the wire."""

    #: The fonts, in the order in which the pages name them.
    fonts: List[DocumentFont]


HiddenInformation = Literal[
    "metadata", "attachments", "scripts", "hiddenLayers", "hiddenText", "comments", "fieldValues",
    "links", "thumbnails", "privateData", "earlierRevisions", "unreferencedObjects",
]


class HiddenInformationCount(TypedDict):
    """The amount of one kind of hidden information in a document."""

    #: The kind of hidden information.
    kind: HiddenInformation
    #: The number of entries, files, layers, characters or objects.
    count: int


class DocumentSanitizeResult(TypedDict):
    """`DocumentSanitizeResult` on the wire."""

    #: How much of each chosen kind there was.
    counts: List[HiddenInformationCount]
    #: The document's revision now.
    revision: int


SecurityMethod = Literal["none", "rc4", "aes128", "aes256", "unknown"]


class _DocumentSecurityResult(TypedDict):
    """What every `DocumentSecurityResult` has."""

    #: The encryption method.
    method: SecurityMethod
    #: Whether opening the document requires a password.
    needsPassword: bool
    #: Whether the metadata is encrypted too.
    metadataIsEncrypted: bool
    #: Whether the document was opened with owner rights, which allow everything.
    owner: bool
    #: The permissions of everyone except the owner.
    permissions: Permissions


class DocumentSecurityResult(_DocumentSecurityResult, total=False):
    """`DocumentSecurityResult` on the wire."""

    #: The key length in bits.
    keyLength: int
    #: `true` if only the attachments are encrypted: `attachments/extract` takes their password.
    attachmentsOnly: bool
