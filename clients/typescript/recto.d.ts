// SPDX-License-Identifier: MIT
// The types of Recto's protocol. Made by generate.py.

export interface ClientInfo {
  /** The client's name. */
  name: string;
  /** The client's version. */
  version?: string;
}

/**
 * The client's capabilities; a missing member means all. Names that the server does not know are
 * ignored.
 */
export interface ClientCapabilities {
  /**
   * The server's requests that the client answers, such as `host/alert`. The server sends no other
   * one, and goes on as if no answer came in time.
   */
  requests?: string[];
  /**
   * The kinds of overlay items that the client draws, such as `rect`. Texts and images come as a
   * `rect` instead, other items and these as the `path` of their outline; what the client cannot
   * draw in any form is left out.
   */
  overlayKinds?: string[];
  /**
   * The kinds of requirements that the client can ask its user for, such as `text`. Another one is
   * cancelled at once.
   */
  requirements?: string[];
  /**
   * Whether the client shows menus. Without, no result has one, except the empty one of `tool/get`,
   * and `menu/shouldShow` is not sent.
   */
  menus?: boolean;
  /** Whether the client takes `overlayChange`, a patch of the previous overlay. */
  overlayChanges?: boolean;
  /** Whether the client takes `menuChange`, a patch of the previous menu. */
  menuChanges?: boolean;
  /**
   * Whether the client takes `patches` of `annotations/didChange`, which tell only what changed of
   * annotations.
   */
  annotationChanges?: boolean;
  /**
   * How pictures, attachments, exports and images of more than 64 KiB come if the request does not
   * say: in the message, in a file or in shared memory.
   */
  largePayloads?: RenderDelivery;
}

export type RenderDelivery = "inline" | "file" | "sharedMemory";

/** Settings for the whole session. */
export interface SessionOptions {
  /** The author of new annotations. */
  author?: string;
  /** Whether documents' scripts run, unless `document/open` says otherwise. */
  javascript?: boolean;
  /**
   * The folder for data that outlives the session, instead of the server's own: edit logs, and the
   * toolbar and styles; empty: nothing is kept.
   */
  stateDirectory?: string;
  /**
   * Saves documents, like `document/save`, after so many seconds without changes; never unless
   * given.
   */
  autosave?: number;
  /** Whether documents are reloaded when another program changes their files. */
  autoReload?: boolean;
  /**
   * The size of the engine's cache of decoded pictures and fonts, in bytes, instead of the value of
   * `--cache`.
   */
  cacheBytes?: number;
  /**
   * The folder for cached data, instead of the server's own: pictures of pages, for
   * `pages/thumbnails`, and text, for the first search of the next session; empty: none are kept.
   */
  cacheDirectory?: string;
  /** The maximum number of signatures that the user can keep. */
  maxSignatures?: number;
}

export interface ServerInfo {
  /** `recto`. */
  name: string;
  /** The server's version. */
  version: string;
  /** The library that reads and draws PDF. */
  engine: EngineInfo;
}

export interface EngineInfo {
  /** The library's name. */
  name: string;
  /** Its version. */
  version: string;
}

/** The server's capabilities. */
export interface Capabilities {
  /** The framing of this session. */
  framing: Framing;
  /** The formats of `page/render`. */
  renderFormats: RenderFormat[];
  /** How `page/render` delivers pictures. */
  renderDeliveries: RenderDelivery[];
  /** The ids that `tool/set` takes. */
  tools: string[];
  /** The interaction components. */
  components: Component[];
  /** The types that `annotations/add` makes. */
  annotationTypes: AnnotationType[];
  /** Whether documents' scripts run, unless `document/open` says otherwise. */
  javascript: boolean;
  /**
   * The engine of scripts, if they run: `javascriptcore` has modern JavaScript; `mujs`, used if the
   * system has no JavaScriptCore, has ECMAScript 5.
   */
  scriptEngine?: Name;
  /** The file name of JavaScriptCore's library, including its version, if it runs scripts. */
  scriptLibrary?: string;
}

export type Framing = "lsp" | "lines";

export type RenderFormat = "png" | "rgba" | "bgra" | "ppm" | "svg" | "jpeg" | "webp";

export type Component =
  | "selectAnnotation"
  | "deselectAnnotation"
  | "transformAnnotation"
  | "editAnnotation"
  | "openLinkAnnotation"
  | "showAnnotationMenu"
  | "fastScroll"
  | "smartZoom"
  | "toggleUserInterface"
  | "selectText"
  | "deselectText";

export type AnnotationType =
  | "text"
  | "link"
  | "freeText"
  | "line"
  | "square"
  | "circle"
  | "polygon"
  | "polyLine"
  | "highlight"
  | "underline"
  | "squiggly"
  | "strikeOut"
  | "redact"
  | "stamp"
  | "caret"
  | "ink"
  | "popup"
  | "fileAttachment"
  | "sound"
  | "movie"
  | "richMedia"
  | "widget"
  | "screen"
  | "printerMark"
  | "trapNet"
  | "watermark"
  | "3D"
  | "projection"
  | "unknown";

export type Name = "mujs" | "javascriptcore";

export interface CacheStatus {
  /** The kind of the caches. */
  name: CacheKind;
  /** The number of entries in the caches of this kind. */
  entries: number;
  /** The size of the entries in bytes, if known. */
  bytes?: number;
  /** The maximum size of the entries in bytes. */
  limit?: number;
  /** The maximum number of entries. */
  entryLimit?: number;
}

export type CacheKind =
  | "pages"
  | "displayLists"
  | "pageText"
  | "thumbnails"
  | "preparedPictures"
  | "pictureMemory"
  | "sharedMemory";

export interface WorkerStatus {
  /** The document. */
  documentId: string;
  /** The process id. */
  processId: number;
  /** How often the process was replaced. */
  restarts: number;
}

export interface SandboxStatus {
  /** Whether system calls are filtered and files opened by the front. */
  seccomp: boolean;
  /** The version of the kernel's Landlock; 0 if it has none. */
  landlock: number;
  /** The missing parts, each with the reason. */
  missing: string[];
}

export type LogLevel = "error" | "warning" | "info" | "debug";

/** Bytes in base64 with padding (RFC 4648). */
export type Base64 = string;

/**
 * The client's limits on the user's changes, besides the document's. As a change, members that are
 * not given stay.
 */
export interface Policy {
  /** Whether every change is refused. Default: `false`. */
  readOnly?: boolean;
  /** Annotation types that may be created; `null`, the default, means all. */
  canCreate?: AnnotationType[] | null;
  /** Types that must not be created, nor converted to. Default: none. */
  cannotCreate?: AnnotationType[];
  /** Annotation types that may be changed or deleted; `null`, the default, means all. */
  canEdit?: AnnotationType[] | null;
  /** Types that must not be changed or deleted. Default: none. */
  cannotEdit?: AnnotationType[];
  /**
   * Indexes of pages that take no new annotations, except fields. They follow pages that move.
   * Default: none.
   */
  closedPages?: number[];
  /**
   * Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new
   * annotations. Default: `true`.
   */
  checkPages?: boolean;
  /** Whether changes to `locked` and `readOnly` annotations are refused. Default: `true`. */
  checkAnnotationFlags?: boolean;
  /**
   * Authors whose annotations may be changed; `own` means the session's author. An annotation
   * without an author is `own` only in a session without an author. Default: `all`.
   */
  author?: AuthorRule;
  /** Whether text can be selected. Default: `true`. */
  textSelection?: boolean;
  /** Whether images can be selected if text can. Default: `true`. */
  imageSelection?: boolean;
  /** Whether links can be followed. Default: `true`. */
  linkFollowing?: boolean;
  /** Whether forms can be filled in. Default: `true`. */
  formFilling?: boolean;
  /**
   * Whether changes that a certification or a signature's lock forbids are refused. Default:
   * `true`.
   */
  honorSignatures?: boolean;
  /** Whether a second bookmark on a page is refused. Default: `false`. */
  oneBookmarkPerPage?: boolean;
  /** Tools that cannot be selected. Default: none. */
  disabledTools?: string[];
}

export type AuthorRule = "all" | "own";

/** The settings of a new view. */
export interface FirstView {
  /** The size of the window, in pixels. */
  size?: Size;
  /** The scale in pixels per point. */
  scale?: number;
  /** The position of the view's top left on the canvas, in pixels. */
  offset?: Point;
  /** The clockwise rotation: 0, 90, 180 or 270. */
  rotation?: number;
  /**
   * The rotations of single pages, added to `rotation`; absent if there are none. A change replaces
   * all previous ones. The file does not change.
   */
  pageRotations?: PageRotation[];
  /** The arrangement of the pages. */
  layout?: Layout;
  /** The direction in which continuous layouts scroll; absent for `vertical`. */
  scrollAxis?: ScrollAxis;
  /** Whether the first of facing pages stands alone. */
  coverPage?: boolean;
  /** The reading direction, which orders facing pages. */
  direction?: Direction;
  /** The device pixels per pixel. */
  pixelRatio?: number;
  /** The gap between pages, in points. */
  gap?: number;
  /** The minimum and maximum scale. */
  scaleLimits?: ScaleLimits;
  /** The fit that determines the scale, instead of `scale`; `null` for none. */
  fit?: ViewFit | null;
  /** The point that stays fixed when the scale changes. */
  anchor?: Point;
  /** Whether the front end shows its user interface around the pages. */
  userInterfaceVisible?: boolean;
}

/** A width and a height. Clients may send coordinates from -1e9 to 1e9. */
export type Size = [number, number];

/** A position. Clients may send coordinates from -1e9 to 1e9. */
export type Point = [number, number];

/** The rotation of a single page in a view. */
export interface PageRotation {
  /** The page, from 0. */
  pageIndex: number;
  /** The clockwise rotation: 0, 90, 180 or 270. */
  rotation: number;
}

export type Layout = "single" | "continuous" | "facing" | "facingContinuous";

export type ScrollAxis = "vertical" | "horizontal";

export type Direction = "ltr" | "rtl";

/** The minimum and maximum scale. */
export type ScaleLimits = [number, number];

export type ViewFit = "page" | "width" | "content";

/** A view's preset, and the objects and areas excluded from interactions. */
export interface Interactions {
  /**
   * The preset. `readOnly`: users can select and copy text and follow links. `linksOnly`: users can
   * follow links. `noEditing`: like `readOnly`, and users can select annotations. With each, users
   * can change nothing. `null`: no preset.
   */
  preset?: InteractionPreset | null;
  /**
   * Objects that users cannot select, edit, transform or open, and areas where they cannot create
   * any.
   */
  excluded?: Excluded;
}

export type InteractionPreset = "readOnly" | "linksOnly" | "noEditing";

export interface Excluded {
  /** The ids of excluded annotations. */
  annotations?: string[];
  /** The types of annotations to exclude. */
  types?: AnnotationType[];
  /** The pages to exclude, from 0. */
  pages?: number[];
  /**
   * Areas where touches have no effect. Annotations with their centre inside are excluded, wherever
   * they are touched.
   */
  rects?: ExcludedRect[];
}

export interface ExcludedRect {
  /** The page of the rectangle; all pages unless given. */
  pageIndex?: number;
  /** The rectangle, in page space. */
  rect: Rect;
}

/** A rectangle by two opposite corners. Clients may send coordinates from -1e9 to 1e9. */
export type Rect = [number, number, number, number];

export type RecoveryChoice = "apply" | "discard" | "report";

/** The permissions in the document's encryption (ISO 32000-2, table 22). */
export interface Permissions {
  /** Whether printing is allowed. */
  print: boolean;
  /** Whether changing page contents is allowed; includes `assemble`. */
  modify: boolean;
  /** Whether copying text and images is allowed. */
  copy: boolean;
  /**
   * Whether adding and changing annotations is allowed, with `modify` fields too; includes
   * `fillForms`.
   */
  annotate: boolean;
  /** Whether filling in forms is allowed. */
  fillForms: boolean;
  /** Whether inserting, deleting and rotating pages is allowed. */
  assemble: boolean;
}

/** The features that a document's catalog declares, besides its pages. */
export interface Features {
  /** Whether there is an outline. */
  outline: boolean;
  /** Whether there are form fields. */
  forms: boolean;
  /**
   * Whether there is an XFA form. The server does not show it, and removes it when a field is
   * filled in.
   */
  xfa: boolean;
  /**
   * The kind of the XFA form. `static`: its fields are also form fields that can be filled in.
   * `dynamic`: the pages only say that an XFA viewer is needed.
   */
  xfaKind?: XFAKind;
  /** The number of signed signature fields. */
  signatures: number;
  /** Whether a script runs when the document is opened, or calculates fields. */
  javascript: boolean;
  /** Whether there are layers (optional content). */
  layers: boolean;
  /** The number of files embedded in the document. */
  attachments: number;
  /** Whether the document declares itself as tagged. */
  tagged: boolean;
  /** Whether the file is encrypted. */
  encrypted: boolean;
}

export type XFAKind = "static" | "dynamic";

export interface Recovery {
  /** How many changes are not in the file; an undo counts as a change. */
  edits: number;
  /** The time at which the current file was written. */
  savedAt: Timestamp;
  /** The time of the last change; if no change can be read, the time of the edit log. */
  lastEditAt: Timestamp;
  /** Whether the file differs from the one that was changed: changes are applied if they fit. */
  fileChanged: boolean;
  /** With `apply`: how many changes were applied again. */
  applied?: number;
  /**
   * With `apply`: the changes that do not fit. In any case, a note if the edit log cannot be read
   * to its end.
   */
  failed?: FailedChange[];
}

/** A time such as `2024-02-29T12:00:00Z`. */
export type Timestamp = string;

export interface FailedChange {
  /** The name of the undo step. */
  name: string;
  /** Why the change does not fit. */
  why: string;
}

/** How a file asks to be shown. A new view does not follow it. */
export interface InitialView {
  /** The arrangement of the pages. */
  layout?: Layout;
  /** Whether the first of facing pages stands alone. */
  coverPage?: boolean;
  /** The reading direction, which orders facing pages. */
  direction?: Direction;
  /** The panel beside the pages. */
  panel?: PagePanel;
  /** `true` for nothing but pages on the whole screen. */
  fullScreen?: boolean;
}

export type PagePanel = "outline" | "thumbnails" | "attachments" | "layers";

export interface DocumentSummary {
  /** The document. */
  documentId: string;
  /** The document's file, unless it was opened from data. */
  path?: string;
  /** The document's revision: the number of changes. */
  revision: number;
  /** Whether the document has unsaved changes. */
  dirty: boolean;
}

export type SaveMode = "auto" | "incremental" | "full";

/** The encryption of a saved file: AES-256 or none. Passwords are kept only in memory. */
export interface Encrypt {
  /** The method; `none`, without the other members, removes the passwords. */
  method?: EncryptMethod;
  /** The password to open the file; if empty, everybody can open it. */
  userPassword?: string;
  /** The password that lifts all restrictions; by default the user password. */
  ownerPassword?: string;
  /** The permissions for the user password. */
  permissions?: Allowed;
}

export type EncryptMethod = "aes256" | "none";

/** The permissions of a file; everything is allowed unless forbidden here. */
export interface Allowed {
  /** Whether printing is allowed. */
  print?: boolean;
  /** Whether changing page contents is allowed; includes `assemble`. */
  modify?: boolean;
  /** Whether copying text and images is allowed. */
  copy?: boolean;
  /**
   * Whether adding and changing annotations is allowed, with `modify` fields too; includes
   * `fillForms`.
   */
  annotate?: boolean;
  /** Whether filling in forms is allowed. */
  fillForms?: boolean;
  /** Whether inserting, deleting and rotating pages is allowed. */
  assemble?: boolean;
}

export type FlattenKind = "none" | "annotations" | "forms" | "all";

export interface FailedProvider {
  /** The provider's id, as in `bookmarks/providers`. */
  provider: string;
  /** Why the provider failed to save. */
  error: Error;
}

/** Why a request failed. */
export interface Error {
  /** The error's number. */
  code: number;
  /** A sentence for people, with what to do. */
  message: string;
  /** The details of the error, by its `kind`. */
  data?: ErrorData;
}

/** The details of the error, by its `kind`. */
export type ErrorData =
  | ParseErrorData
  | InvalidRequestData
  | MethodNotFoundData
  | InvalidParamsData
  | InternalErrorData
  | NotInitializedData
  | RequestCancelledData
  | ContentModifiedData
  | UnknownDocumentData
  | CannotOpenData
  | PasswordRequiredData
  | DamagedData
  | UnsupportedData
  | NotPermittedData
  | LimitExceededData
  | ChangedOnDiskData
  | NotFoundData
  | SaveFailedData
  | VetoedData
  | TimedOutData
  | WorkerLostData
  | DocumentBusyData;

/** The message is not JSON. */
export interface ParseErrorData {
  kind: "parseError";
}

/** The message is not a request, or comes at the wrong time. */
export interface InvalidRequestData {
  kind: "invalidRequest";
}

/** The method does not exist; `method` is its name. */
export interface MethodNotFoundData {
  kind: "methodNotFound";
  /** The unknown method. */
  method: string;
  /** Known methods with similar names. */
  nearest?: string[];
}

/** The params are invalid; `path` is the offending member, such as `params.point[1]`. */
export interface InvalidParamsData {
  kind: "invalidParams";
  /** The offending member, such as `params.point[1]`. */
  path: string;
}

/** The server has a bug. */
export interface InternalErrorData {
  kind: "internalError";
}

/** A request came before `initialize`. */
export interface NotInitializedData {
  kind: "notInitialized";
}

/** The client cancelled the request. */
export interface RequestCancelledData {
  kind: "requestCancelled";
}

/** The document's revision is not `ifRevision`, or it changed while the request was in progress. */
export interface ContentModifiedData {
  kind: "contentModified";
}

/** No open document has this id. */
export interface UnknownDocumentData {
  kind: "unknownDocument";
}

/** The file cannot be opened. */
export interface CannotOpenData {
  kind: "cannotOpen";
  /** The problem with a certificate file. */
  certificate?: string;
}

/** The password is missing; with `wrong: true`, it is wrong. */
export interface PasswordRequiredData {
  kind: "passwordRequired";
  /** Whether a wrong password was given. */
  wrong: boolean;
}

/** The file is damaged beyond repair. */
export interface DamagedData {
  kind: "damaged";
}

/** The server does not support this for this document. */
export interface UnsupportedData {
  kind: "unsupported";
}

/** The request is not allowed; `by` names what forbids it, such as `document`. */
export interface NotPermittedData {
  kind: "notPermitted";
  /** The rule that forbids the request. */
  by?: string;
}

/** A limit was exceeded; `limit` is its name, `maximum` its value. */
export interface LimitExceededData {
  kind: "limitExceeded";
  /** The limit's name. */
  limit?: string;
  /** The limit's value. */
  maximum?: number;
}

/** Another program has changed the file. */
export interface ChangedOnDiskData {
  kind: "changedOnDisk";
}

/** A named object does not exist; `what` is its kind. */
export interface NotFoundData {
  kind: "notFound";
  /** The kind of thing that was not found. */
  what?: string;
}

/** The file could not be written; the old one is untouched. */
export interface SaveFailedData {
  kind: "saveFailed";
}

/** The client forbade the action; `by` names the condition. */
export interface VetoedData {
  kind: "vetoed";
  /** The rule that forbids the request. */
  by?: string;
}

/** The client did not answer in time, or the work took too long. */
export interface TimedOutData {
  kind: "timedOut";
}

/**
 * The document's process died during the request `method`; `reason` says how. Check the document,
 * which is opened again, to see whether the request took effect.
 */
export interface WorkerLostData {
  kind: "workerLost";
  /** The method that ran when the process died. */
  method?: string;
  /** How the process died. */
  reason?: string;
}

/**
 * The document waits for the user and must not change; `waitsFor` is the request that the client
 * must answer, such as `host/alert`.
 */
export interface DocumentBusyData {
  kind: "documentBusy";
  /** The request that the client must answer. */
  waitsFor?: string;
}

export type ExportFormat = "pdf" | "xfdf" | "fdf" | "instantJSON" | "text" | "html";

export type ExportScope = "changes" | "all";

export interface SharedMemory {
  /** The name for `shm_open`. */
  name: string;
  /** The length in bytes. */
  bytes: number;
}

export interface Skipped {
  /** The index among the annotations of the input, from 0. */
  index?: number;
  /** The object's id or name, if it has one. */
  id?: string;
  /** The reason, as a sentence. */
  reason: string;
}

export type ExchangeFormat = "xfdf" | "fdf" | "instantJSON";

/** A font that a document uses. */
export interface DocumentFont {
  /** The font's name. */
  name: string;
  /**
   * The type; usually `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`.
   */
  type: string;
  /** Whether the font is embedded in the file. */
  embedded: boolean;
  /** Whether only the used glyphs are embedded. */
  subset: boolean;
  /** The name of the encoding; absent if the font uses its built-in one. */
  encoding?: string;
  /** Whether the encoding has differences for single codes. */
  customEncoding: boolean;
  /** Whether the font maps its codes to Unicode. */
  unicode: boolean;
  /** The first page that uses the font, from 0. */
  pageIndex: number;
}

/** The amount of one kind of hidden information in a document. */
export interface HiddenInformationCount {
  /** The kind of hidden information. */
  kind: HiddenInformation;
  /** The number of entries, files, layers, characters or objects. */
  count: number;
}

export type HiddenInformation =
  | "metadata"
  | "attachments"
  | "scripts"
  | "hiddenLayers"
  | "hiddenText"
  | "comments"
  | "fieldValues"
  | "links"
  | "thumbnails"
  | "privateData"
  | "earlierRevisions"
  | "unreferencedObjects";

export type SecurityMethod = "none" | "rc4" | "aes128" | "aes256" | "unknown";

export interface Page {
  /** The page, from 0. */
  pageIndex: number;
  /** The page's label, such as `iv` or `12`. */
  label?: string;
  /** The page's size as shown, in 1/72 inch; only if the page can be read. */
  size?: Size;
  /** The page's clockwise rotation in degrees; already applied in `size`. */
  rotation?: number;
  /** `true` for a page with a bookmark. */
  bookmarked?: boolean;
  /** `true` for a page whose entry `PSPDF:AllowAnnotationCreation` is `false`. */
  closed?: boolean;
  /** The page boxes, if requested. */
  boxes?: PageBoxes;
}

export interface PageBoxes {
  /** The medium, or sheet. */
  media?: Rect;
  /** The visible part; by default the media box. */
  crop?: Rect;
  /** The printed part before cutting. */
  bleed?: Rect;
  /** The finished page after cutting. */
  trim?: Rect;
  /** The extent of the meaningful contents, as the author intends. */
  art?: Rect;
}

export type PageFilter = "annotated" | "bookmarked";

export interface Thumbnail {
  /** The page, from 0. */
  pageIndex: number;
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
  /** The picture as PNG, if delivered inline. */
  data?: Base64;
  /** The path of the file; the client deletes it. */
  path?: string;
  /** The POSIX shared memory with the picture; the client unlinks it. */
  sharedMemory?: SharedMemory;
}

/** The width and the height of a new page, in 1/72 inch. */
export type PageSize = [number, number];

export type PageTemplate = "blank" | "lined" | "grid" | "dotted" | "music";

export interface NewImage {
  /** The path of the file. Give this or `data`. */
  path?: string;
  /** The bytes of the file. */
  data?: Base64;
}

export type ImportedFields = "rename" | "join";

export interface SplitFile {
  /** The path of the file, with symbolic links resolved. */
  path: string;
  /** The length of the file in bytes. */
  bytes: number;
  /** The document's pages in the file, from 0. */
  pages: number[];
  /** The title of the outline entry at its beginning. */
  title?: string;
}

export type PageBox = "media" | "crop" | "bleed" | "trim" | "art";

export interface PageLabelSection {
  /** The first page of the section, from 0. */
  first: number;
  /** The style of the numbers. */
  style?: PageLabelStyle;
  /** The text before each number. */
  prefix?: string;
  /** The number of the section's first page. */
  start?: number;
}

export type PageLabelStyle =
  | "decimal"
  | "upperRoman"
  | "lowerRoman"
  | "upperLetters"
  | "lowerLetters"
  | "none";

export type PictureCompression = "fast" | "small";

export type RenderPurpose = "screen" | "print";

export interface RenderColors {
  /** The colour that replaces black; greys are interpolated. */
  foreground: Color;
  /** The colour that replaces white. */
  background: Color;
  /** Whether images keep their colours. */
  keepImages?: boolean;
}

/** A colour in sRGB; with opacity as `#rrggbbaa`. */
export type Color = string;

export type TextOrder = "content" | "structure";

export type LayoutFormat = "blocks" | "html";

export interface TextBlock {
  /** The block's rectangle, in page space. */
  rect: Rect;
  /** The structure type, such as `P` or `H1` (ISO 32000-2, 14.8.4); only in `structure` order. */
  role?: string;
  /** The lines of the block. */
  lines: TextLine[];
}

export interface TextLine {
  /** The line's bounding box, in page space. */
  rect: Rect;
  /** The line's text; a hyphen at its end is kept. */
  text: string;
  /** The line's quads, which may be slanted. */
  quads: Quad[];
  /** The size of the largest character, in 1/72 inch. */
  fontSize: number;
}

/**
 * Four corners: upper left, upper right, lower left, lower right. Clients may send coordinates from
 * -1e9 to 1e9.
 */
export type Quad = [number, number, number, number, number, number, number, number];

export interface Link {
  /** The link's rectangle, in page space. */
  rect: Rect;
  /** The link's action. */
  action: Action;
  /** For a detected address: the quads of its lines, in page space. */
  quads?: Quad[];
}

/** An action, by its `kind`: see [the table of actions](#actions). */
export type Action =
  | GoToAction
  | GoToRemoteAction
  | UriAction
  | LaunchAction
  | NamedAction
  | JavaScriptAction
  | GoToEmbeddedAction
  | HideAction
  | ResetFormAction
  | SubmitFormAction
  | ImportDataAction
  | SetLayersAction
  | RenditionAction
  | RichMediaExecuteAction
  | SoundAction
  | MovieAction
  | ThreadAction
  | TransitionAction
  | GoTo3DViewAction
  | OtherAction;

export interface GoToAction {
  kind: "goTo";
  /** The place. */
  destination?: Destination;
  /** A named destination. */
  name?: string;
  structure?: number;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

/** A place in a document with the way to show it. Coordinates are in page space. */
export interface Destination {
  /** The page, from 0. */
  pageIndex: number;
  /**
   * The part of the page to show (ISO 32000-2, table 149). By default `rect` if a rectangle is
   * given, `position` if `left`, `top` or `zoom` is given, or else `page`.
   */
  fit?: Fit;
  /**
   * For `position`, `height` and `contentHeight`: the x coordinate at the view's left edge; absent
   * to keep it.
   */
  left?: number;
  /**
   * For `position`, `width` and `contentWidth`: the y coordinate at the view's top edge; absent to
   * keep it.
   */
  top?: number;
  /** For `position`: the scale in pixels per point, greater than 0; absent to keep it. */
  zoom?: number;
  /** For `rect`: the rectangle, which is then required. */
  rect?: Rect;
}

export type Fit =
  | "position"
  | "page"
  | "width"
  | "height"
  | "rect"
  | "content"
  | "contentWidth"
  | "contentHeight";

export interface GoToRemoteAction {
  kind: "goToRemote";
  /** The other file. */
  path: string;
  /** The page, from 0. */
  pageIndex?: number;
  /** A named destination. */
  name?: string;
  view?: GoToRemoteActionView;
  newWindow?: boolean;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoToRemoteActionView {
  fit?: string;
  left?: number;
  rect?: number[];
  top?: number;
  zoom?: number;
}

export interface UriAction {
  kind: "uri";
  /** The address. */
  uri: string;
  isMap?: boolean;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface LaunchAction {
  kind: "launch";
  /** The program or file. */
  path: string;
  newWindow?: boolean;
  directory?: string;
  operation?: string;
  parameters?: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface NamedAction {
  kind: "named";
  /** The name, such as `NextPage`. */
  name: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface JavaScriptAction {
  kind: "javaScript";
  /** The script. */
  script: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoToEmbeddedAction {
  kind: "goToEmbedded";
  path?: string;
  place?: GoToEmbeddedActionPlace;
  targets?: GoToEmbeddedActionTargetsItem[];
  newWindow?: boolean;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoToEmbeddedActionPlace {
  fit?: string;
  left?: number;
  name?: string;
  pageIndex?: number;
  rect?: number[];
  top?: number;
  zoom?: number;
}

export interface GoToEmbeddedActionTargetsItem {
  annotationIndex?: number;
  annotationName?: string;
  name?: string;
  pageIndex?: number;
  pageName?: string;
  relation?: string;
}

export interface HideAction {
  kind: "hide";
  targets?: HideActionTargetsItem[];
  hide?: boolean;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface HideActionTargetsItem {
  annotationId?: string;
  field?: string;
}

export interface ResetFormAction {
  kind: "resetForm";
  fields?: string[];
  flags?: string[];
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface SubmitFormAction {
  kind: "submitForm";
  url?: string;
  fields?: string[];
  flags?: string[];
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface ImportDataAction {
  kind: "importData";
  path?: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface SetLayersAction {
  kind: "setLayers";
  layers?: SetLayersActionLayersItem[];
  preserveRadioGroups?: boolean;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface SetLayersActionLayersItem {
  layer?: number;
  state?: string;
}

export interface RenditionAction {
  kind: "rendition";
  annotationId?: string;
  rendition?: number;
  operation?: string;
  script?: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface RichMediaExecuteAction {
  kind: "richMediaExecute";
  annotationId?: string;
  instance?: number;
  command?: string;
  arguments?: unknown;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface SoundAction {
  kind: "sound";
  sound?: number;
  volume?: number;
  synchronous?: boolean;
  repeat?: boolean;
  mix?: boolean;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface MovieAction {
  kind: "movie";
  annotationId?: string;
  title?: string;
  operation?: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface ThreadAction {
  kind: "thread";
  path?: string;
  thread?: ThreadActionThread;
  bead?: ThreadActionBead;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface ThreadActionThread {
  index?: number;
  object?: number;
  title?: string;
}

export interface ThreadActionBead {
  index?: number;
  object?: number;
  title?: string;
}

export interface TransitionAction {
  kind: "transition";
  transition?: TransitionActionTransition;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface TransitionActionTransition {
  dimension?: string;
  direction?: number | string;
  duration?: number;
  isRectangular?: boolean;
  motion?: string;
  scale?: number;
  style?: string;
}

export interface GoTo3DViewAction {
  kind: "goTo3DView";
  annotationId?: string;
  view?: GoTo3DViewActionView;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoTo3DViewActionView {
  index?: number;
  object?: number;
  title?: string;
  which?: string;
}

/** An action of another kind, of which only the name is reported. It cannot be written. */
export interface OtherAction {
  kind: string;
  /** The following actions. The server sends a list. */
  next?: Action[] | Action;
}

/** An image that a page shows. */
export interface PageImage {
  /** The index for `page/image` and `selection/set`. */
  index: number;
  /** The bounding box of the visible part, in page space. */
  rect: Rect;
  /** The corners of the whole image as stored, in page space; it may be slanted. */
  quad: Quad;
  /** The stored width in pixels. */
  width: number;
  /** The stored height in pixels. */
  height: number;
  /** The bits per colour component: 1 for a bitmap, usually 8 for others. */
  bitsPerComponent: number;
  /** The colour space; a `stencil` is a mask for one colour. */
  colorSpace: ColorSpace;
  /** Whether the image has transparent parts. */
  alpha: boolean;
  /** The format that `page/image` returns by default. */
  mimeType: string;
}

export type ColorSpace = "gray" | "rgb" | "cmyk" | "lab" | "indexed" | "separation" | "stencil";

export type ImageFormat = "original" | "png";

export interface SearchMatch {
  /** The page, from 0. */
  pageIndex: number;
  /** The place of the match: a quad for each piece of a line, in page space. */
  quads?: Quad[];
  /** The matched text, on one line. */
  text?: string;
  /** Some words before the match. */
  before?: string;
  /** Some words after the match. */
  after?: string;
}

export interface PageMatchCount {
  /** The page, from 0. */
  pageIndex: number;
  /** The number of matches on the page. */
  count: number;
}

/** An entry of a document's outline. */
export interface OutlineItem {
  /** The entry's id while the document is open. */
  id: string;
  /** The title. */
  title: string;
  /** The page of this document that the entry leads to, from 0. */
  pageIndex?: number;
  /** The action. */
  action?: Action;
  /** Whether the children are initially shown. */
  open: boolean;
  /** The style of the title, if it is not plain. */
  style?: OutlineStyle;
  /** The entries below this one. */
  children: OutlineItem[];
}

export interface OutlineStyle {
  /** Whether the title is bold. */
  bold: boolean;
  /** Whether the title is italic. */
  italic: boolean;
  /** The colour of the title. */
  color?: Color;
}

/** A new outline entry with the entries below it. */
export interface NewOutlineItem {
  /** The title. */
  title: string;
  /** The action; `null` for none. */
  action?: Action | null;
  /** Whether the children are initially shown; `false` for an entry without children. */
  open?: boolean;
  /** The entries below this one. */
  children?: NewOutlineItem[];
  /** The page to go to, from 0. Give this or `action`. */
  pageIndex?: number;
  /** The style of the title; plain unless given. */
  style?: OutlineStyle;
}

/** Changes to an outline entry. */
export interface OutlineChanges {
  /** The title. */
  title?: string;
  /** The action; `null` for none. */
  action?: Action | null;
  /** Whether the children are initially shown; `false` for an entry without children. */
  open?: boolean;
  /** The page to go to, from 0. Give this or `action`. */
  pageIndex?: number;
  /** The style of the title; `null` for plain. */
  style?: OutlineStyle | null;
}

/** A named place in a document. */
export interface NamedDestination {
  /** The name, as in links and `#nameddest=`. */
  name: string;
  /** The place; absent if the name leads nowhere. */
  destination?: Destination;
}

/** A file attached to a document or to an annotation. */
export interface EmbeddedFile {
  /** The id, which stays the same when the document is reopened. */
  id: string;
  /** The name in the document; never use it as a path. */
  name: string;
  /** The MIME type, such as `text/plain`. */
  mimeType?: string;
  /** A description for people. */
  description?: string;
  /** The size in bytes, if the document has it. */
  size?: number;
  /** The time of creation. */
  created?: Timestamp;
  /** The time of the last change. */
  modified?: Timestamp;
  /** The annotation with the file. */
  annotationId?: string;
  /** The page of that annotation, or the page that the file is associated with, from 0. */
  pageIndex?: number;
}

/** A layer (optional content group), or a label above layers. */
export interface Layer {
  /** The layer's id while the document is open; absent for a label. */
  id?: string;
  /** The name of the layer or label. */
  title: string;
  /** Whether the layer is visible now. */
  visible?: boolean;
  /** Whether the layer is initially visible. */
  visibleAtFirst?: boolean;
  /** Whether users may not show or hide the layer. */
  locked?: boolean;
  /** The intents of the layer, such as `View` or `Design`. */
  intent?: string[];
  /** The radio groups of the layer: at most one layer of a group is visible. */
  radioGroups?: number[];
  /** The layers and labels below this one. */
  children: Layer[];
}

export interface LayerVisibility {
  /** The layer. */
  id: string;
  /** Whether the layer is visible. */
  visible: boolean;
}

export interface SyncTeXLocation {
  /** The page, from 0. */
  pageIndex: number;
  /** The rectangle of the place, in page space; usually a line of text. */
  rect: Rect;
}

export type Space = "page" | "pdf" | "view";

/** The media of an annotation. */
export interface Media {
  /** The annotation. */
  annotationId: string;
  /** The annotation's type: `sound`, `movie`, `screen`, `richMedia` or `3D`. */
  kind: AnnotationType;
  /** The page, from 0. */
  pageIndex: number;
  /** The rectangle on the page, in page space. */
  rect: Rect;
  /** The file's name in the document; never use it as a path. */
  name: string;
  /** The MIME type, from the content, the document, or the name. */
  mimeType: string;
  /** The MIME type that the document declares, if different. */
  declaredType?: string;
  /** Whether the file is embedded in the document. */
  embedded: boolean;
  /** The name of the external file, if it is not embedded. */
  reference?: string;
  /** The size in bytes, if the document has it. */
  bytes?: number;
  /** The duration in seconds, if the beginning of the file has it. */
  duration?: number;
  /** Whether common players can play the file: sounds and videos, but not Flash or 3D models. */
  playable: boolean;
  /** Whether the page shows a poster image until the media plays. */
  poster: boolean;
  /** The playback settings of the document. */
  playback: Playback;
  /** For rich media with several files: their names, the default one first. */
  files?: string[];
}

/** A document's settings for the playback of media, if it has any. */
export interface Playback {
  /** The start of playback; `touch` waits for the user. */
  start: PlaybackStart;
  /** Whether to show the player's controls. */
  controls?: boolean;
  /** How often to play; 0 for endlessly. */
  repeats?: number;
  /** The volume, 0 to 1. */
  volume?: number;
  /** The speed; 1 is normal. */
  speed?: number;
}

export type PlaybackStart = "touch" | "pageOpen" | "pageVisible";

export type MediaControlOperation = "play" | "stop" | "pause" | "resume" | "playOrResume";

export type ReviewStateName =
  | "accepted"
  | "rejected"
  | "cancelled"
  | "completed"
  | "none"
  | "marked"
  | "unmarked";

export type AnnotationDate = "created" | "modified";

export type AnnotationOrder = "page" | "created" | "modified" | "author" | "type";

export type AnnotationGrouping =
  | "page"
  | "author"
  | "type"
  | "color"
  | "created"
  | "modified"
  | "thread";

/**
 * An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and the
 * member with its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
 */
export interface Annotation {
  /** The id, unique in the document; generated unless given. */
  id?: string;
  /** The annotation's type. */
  type: AnnotationType;
  /** The page, from 0. */
  pageIndex: number;
  /** The covered area; derived from the points if there are any. */
  rect?: Rect;
  /** The text, or an alternative description. */
  contents?: string;
  /** The author; default: the session's author. */
  author?: string;
  /** The subject. */
  subject?: string;
  /** The time of creation; default: now. */
  created?: Timestamp;
  /** The time of the last change; default: now. */
  modified?: Timestamp;
  /** The colour of the lines, the markup, or the note. */
  color?: Color;
  /** The fill colour. */
  interiorColor?: Color;
  /** The opacity; default: 1. */
  opacity?: number;
  /** The line around or along the annotation. */
  border?: Border;
  /** The permissions and visibility. */
  flags?: AnnotationFlag[];
  /** The marked text, or the active area of a link. */
  quads?: Quad[];
  /** The lines of an ink drawing. */
  strokes?: Path[];
  /** The corners of a polygon or polyline. */
  vertices?: Path;
  /** The two ends of a line. */
  line?: Path;
  /** The line endings at the start and the end. */
  lineEndings?: LineEnding[];
  /** The leader lines of a line that is drawn beside its ends. */
  leader?: Leader;
  /** Shows the contents of a line, or the value of a measuring line, along it. */
  caption?: Caption;
  /**
   * The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber stamp,
   * such as `Approved`.
   */
  icon?: string;
  /** Whether a note is initially open. */
  open?: boolean;
  /** The action of a click or tap. */
  link?: Action;
  /** The annotation that this one replies to. */
  replyTo?: string;
  /** The annotation that this one is grouped with. */
  group?: string;
  /**
   * The group's name, as Nutrient writes it: annotations of one page with the same name are
   * selected together.
   */
  groupName?: string;
  /** For a reply: the review state that it gives to its target. */
  state?: ReviewStateName;
  /** The current state from each author; read-only. */
  states?: AnnotationState[];
  /** For a popup: the annotation whose text it shows. */
  parent?: string;
  /** The popup with the annotation's text; read-only. */
  popup?: string;
  /** The text under a text markup; only if requested. */
  coveredText?: string;
  /** The rich text of a free text: XHTML with style attributes (ISO 32000-2, 12.7.4.4). */
  richText?: string;
  /** For a free text: the tip, an optional knee, and the end at the text. */
  callout?: Path;
  /** For a callout: the part of `rect` that holds the text; initially all of `rect`. */
  textBox?: Rect;
  /** The font of a free text, a redaction or a measurement. */
  font?: Font;
  /** The alignment of that text. */
  align?: TextAlignment;
  /** The rotation of a stamp or free text, clockwise in degrees; 0 is upright. */
  rotation?: number;
  /** The size before rotation, unless `rotation` is a quarter turn. */
  uprightSize?: Size;
  /**
   * The visible part of a stamp's picture, as fractions of its width and height, y down. The rest
   * stays in the file. Default: all of it.
   */
  crop?: Rect;
  /** The text over the redacted area. */
  overlayText?: string;
  /** The search that made a redaction: applying it removes what the search finds elsewhere, too. */
  query?: RedactionQuery;
  /** The file of a file attachment. */
  attachment?: Attachment;
  /** The recording of a sound. */
  sound?: Sound;
  /** The picture of a stamp, unless `icon` names it; images are left out. */
  picture?: StampPicture;
  /** The scale and units of a measuring annotation. */
  measure?: Measure;
  /** The measured value with its unit; read-only. */
  measured?: string;
  /** The purpose of the annotation: `FreeTextCallout`, `PolygonCloud`, … */
  intent?: string;
  /** The pressure, 0 to 1, at each point of each ink stroke. */
  pressures?: number[][];
  /** Whether the colour darkens the page beneath. */
  multiply?: boolean;
  /** Application data, under the applications' own keys. */
  customData?: Record<string, string>;
  /** Whether all interaction is ignored; also one of `flags`. */
  readOnly?: boolean;
  /**
   * The annotation's layer, also for a new annotation; change it with `layers/assign`. Absent if it
   * depends on a combination of layers.
   */
  layer?: string;
  /** Whether the file has an appearance. A widget can get one with its field's value. */
  hasAppearance?: boolean;
}

/** The line around or along an annotation. */
export interface Border {
  /** The line width in 1/72 inch. */
  width?: number;
  /** The line style. */
  style?: BorderStyle;
  /** The lengths of dashes and gaps. */
  dash?: number[];
  /** The effect, such as a cloudy border. */
  effect?: BorderEffect;
  /** The intensity of the effect; 1 unless given. */
  intensity?: number;
}

export type BorderStyle = "solid" | "dashed" | "beveled" | "inset" | "underline";

export type BorderEffect = "none" | "cloudy";

export type AnnotationFlag =
  | "invisible"
  | "hidden"
  | "print"
  | "noZoom"
  | "noRotate"
  | "noView"
  | "readOnly"
  | "locked"
  | "toggleNoView"
  | "lockedContents";

/** A sequence of points. Clients may send coordinates from -1e9 to 1e9. */
export type Path = number[];

export type LineEnding =
  | "none"
  | "square"
  | "circle"
  | "diamond"
  | "openArrow"
  | "closedArrow"
  | "butt"
  | "rOpenArrow"
  | "rClosedArrow"
  | "slash";

/** The offset of a line from its endpoints, and its leaders. Lengths are in points. */
export interface Leader {
  /** The leaders' length, to the left along the line; negative: right. */
  length: number;
  /** How far the leaders extend beyond the line. */
  extension?: number;
  /** The gap between the ends and the leaders. */
  offset?: number;
}

/** The position of text along a line. */
export interface Caption {
  /** Where the text is: in a gap of the line, or above it. */
  position?: Position;
  /** The offset from `position`, along and above the text, in points. */
  offset?: Point;
}

export type Position = "inline" | "top";

export interface AnnotationState {
  /** The state. */
  state: ReviewStateName;
  /** The author of the state. */
  author?: string;
  /** The time at which the state was set. */
  date?: Timestamp;
  /** The id of the note that sets the state. */
  id: string;
}

/** The font of a text. */
export interface Font {
  /** The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds. */
  name?: string;
  /** The size in 1/72 inch. */
  size?: number;
  /** The colour of the text. */
  color?: Color;
}

export type TextAlignment = "left" | "center" | "right";

/** A search for text to redact. */
export interface RedactionQuery {
  /** The text to find, or the regular expression. */
  text: string;
  /** Whether it is a Perl-compatible regular expression. */
  regex?: boolean;
  /** Whether upper and lower case differ. */
  matchCase?: boolean;
  /** Whether matches begin and end at word boundaries. */
  wholeWords?: boolean;
  /** The places to search; all if empty. */
  places?: TextPlace[];
  /** The pages to search, from 0; if empty, all, and contents that belong to no page. */
  pages?: number[];
}

export type TextPlace =
  | "text"
  | "hidden"
  | "annotations"
  | "fields"
  | "outline"
  | "metadata"
  | "attachments"
  | "structure"
  | "links"
  | "scripts"
  | "names";

/** An embedded file. */
export interface Attachment {
  /** The file's name. */
  name: string;
  /** The MIME type, such as `text/plain`. */
  mimeType?: string;
  /** A description for people. */
  description?: string;
  /** The size in bytes; read-only. */
  size?: number;
  /** The contents; only for a new file. */
  data?: Base64;
}

export interface Sound {
  /** The samples per second. */
  rate: number;
  /** The number of channels. */
  channels?: number;
  /** The number of bits per sample. */
  bits?: number;
  /** The encoding of the samples. */
  encoding?: SoundEncoding;
  /** The samples, in base64; only for a new sound. */
  data?: Base64;
}

export type SoundEncoding = "raw" | "signed" | "muLaw" | "aLaw";

/** The picture of a stamp: exactly one of the members. */
export interface StampPicture {
  /** An image file: PNG, JPEG, …, or a PDF, of which the first page is used. */
  image?: Base64;
  /** Words in a frame. */
  words?: StampWords;
  /** A mark for filling in forms. */
  mark?: StampMark;
  /** The strokes of a handwritten signature, in their own space. */
  strokes?: Path[];
}

export interface StampWords {
  /** The first line of text. */
  text: string;
  /** A smaller second line: a date, a name. */
  secondLine?: string;
  /** Whether the left end is an arrowhead. */
  pointsLeft?: boolean;
  /** Whether the right end is an arrowhead. */
  pointsRight?: boolean;
}

export type StampMark = "check" | "cross" | "dot";

/** The conversion of lengths on a page to real lengths. */
export interface Measure {
  /** Units per 1/72 inch of the page. */
  unitsPerPoint: number;
  /** The name of the unit, such as `cm`. */
  unit: string;
  /** Values are rounded to multiples of this. */
  precision?: number;
  /** The scale in words, such as `1 in = 1 ft`. */
  ratio?: string;
  /** Whether the value is written on the page. */
  caption?: boolean;
}

export interface AnnotationListGroup {
  /**
   * The common property: the index of a page, an author, a type, a colour, a day such as
   * `2024-02-29`, or the id of a thread's first annotation; missing if they have none.
   */
  key?: string;
  /** The ids of the annotations. */
  ids: string[];
}

/**
 * The members of an [`Annotation`](#annotation) to change; `null` removes one. `annotations/update`
 * has more rules. `id` cannot change; `type` changes only among text markups, `square` and
 * `circle`, or `polygon` and `polyLine`. Widgets and screens, which `annotations/add` does not
 * create, accept a `link` too.
 */
export interface AnnotationChanges {
  /** The id, unique in the document; generated unless given. */
  id?: string | null;
  /** The annotation's type. */
  type?: AnnotationType | null;
  /** The page, from 0. */
  pageIndex?: number | null;
  /** The covered area; derived from the points if there are any. */
  rect?: Rect | null;
  /** The text, or an alternative description. */
  contents?: string | null;
  /** The author; default: the session's author. */
  author?: string | null;
  /** The subject. */
  subject?: string | null;
  /** The time of creation; default: now. */
  created?: Timestamp | null;
  /** The time of the last change; default: now. */
  modified?: Timestamp | null;
  /** The colour of the lines, the markup, or the note. */
  color?: Color | null;
  /** The fill colour. */
  interiorColor?: Color | null;
  /** The opacity; default: 1. */
  opacity?: number | null;
  /** The line around or along the annotation. */
  border?: Border | null;
  /** The permissions and visibility. */
  flags?: AnnotationFlag[] | null;
  /** The marked text, or the active area of a link. */
  quads?: Quad[] | null;
  /** The lines of an ink drawing. */
  strokes?: Path[] | null;
  /** The corners of a polygon or polyline. */
  vertices?: Path | null;
  /** The two ends of a line. */
  line?: Path | null;
  /** The line endings at the start and the end. */
  lineEndings?: LineEnding[] | null;
  /** The leader lines of a line that is drawn beside its ends. */
  leader?: Leader | null;
  /** Shows the contents of a line, or the value of a measuring line, along it. */
  caption?: Caption | null;
  /**
   * The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber stamp,
   * such as `Approved`.
   */
  icon?: string | null;
  /** Whether a note is initially open. */
  open?: boolean | null;
  /** The action of a click or tap. */
  link?: Action | null;
  /** The annotation that this one replies to. */
  replyTo?: string | null;
  /** The annotation that this one is grouped with. */
  group?: string | null;
  /**
   * The group's name, as Nutrient writes it: annotations of one page with the same name are
   * selected together.
   */
  groupName?: string | null;
  /** For a reply: the review state that it gives to its target. */
  state?: ReviewStateName | null;
  /** The current state from each author; read-only. */
  states?: AnnotationState[] | null;
  /** For a popup: the annotation whose text it shows. */
  parent?: string | null;
  /** The popup with the annotation's text; read-only. */
  popup?: string | null;
  /** The text under a text markup; only if requested. */
  coveredText?: string | null;
  /** The rich text of a free text: XHTML with style attributes (ISO 32000-2, 12.7.4.4). */
  richText?: string | null;
  /** For a free text: the tip, an optional knee, and the end at the text. */
  callout?: Path | null;
  /** For a callout: the part of `rect` that holds the text; initially all of `rect`. */
  textBox?: Rect | null;
  /** The font of a free text, a redaction or a measurement. */
  font?: Font | null;
  /** The alignment of that text. */
  align?: TextAlignment | null;
  /** The rotation of a stamp or free text, clockwise in degrees; 0 is upright. */
  rotation?: number | null;
  /** The size before rotation, unless `rotation` is a quarter turn. */
  uprightSize?: Size | null;
  /**
   * The visible part of a stamp's picture, as fractions of its width and height, y down. The rest
   * stays in the file. Default: all of it.
   */
  crop?: Rect | null;
  /** The text over the redacted area. */
  overlayText?: string | null;
  /** The search that made a redaction: applying it removes what the search finds elsewhere, too. */
  query?: RedactionQuery | null;
  /** The file of a file attachment. */
  attachment?: Attachment | null;
  /** The recording of a sound. */
  sound?: Sound | null;
  /** The picture of a stamp, unless `icon` names it; images are left out. */
  picture?: StampPicture | null;
  /** The scale and units of a measuring annotation. */
  measure?: Measure | null;
  /** The measured value with its unit; read-only. */
  measured?: string | null;
  /** The purpose of the annotation: `FreeTextCallout`, `PolygonCloud`, … */
  intent?: string | null;
  /** The pressure, 0 to 1, at each point of each ink stroke. */
  pressures?: number[][] | null;
  /** Whether the colour darkens the page beneath. */
  multiply?: boolean | null;
  /** Application data, under the applications' own keys. */
  customData?: Record<string, string> | null;
  /** Whether all interaction is ignored; also one of `flags`. */
  readOnly?: boolean | null;
  /**
   * The annotation's layer, also for a new annotation; change it with `layers/assign`. Absent if it
   * depends on a combination of layers.
   */
  layer?: string | null;
  /** Whether the file has an appearance. A widget can get one with its field's value. */
  hasAppearance?: boolean | null;
}

export type AnnotationPlace = "front" | "back" | "forward" | "backward";

/** The places to search for text to redact; all unless given. */
export interface RedactionPlaces {
  /** Visible text of pages. */
  text?: boolean;
  /**
   * Text of pages that is not visible: outside of the crop box, clipped, invisible, or in hidden
   * layers.
   */
  hidden?: boolean;
  /** Texts, authors and appearances of annotations. */
  annotations?: boolean;
  /** Names, values, default values, options and appearances of form fields; XFA. */
  fields?: boolean;
  /** Titles of the outline. */
  outline?: boolean;
  /** The information dictionary, XMP, and private data of programs. */
  metadata?: boolean;
  /** Names and descriptions of attached files, and the contents of text files. */
  attachments?: boolean;
  /** Replacement text in the structure tree and in marked content: ActualText, Alt, E, titles. */
  structure?: boolean;
  /** Addresses of links and other actions; removed as a whole. */
  links?: boolean;
  /** Scripts; removed as a whole. */
  scripts?: boolean;
  /** Page labels, names of layers, and other text of the document. */
  names?: boolean;
}

/** The look of redactions, and the text that replaces the redacted contents. */
export interface RedactionStyle {
  /** The colour of the outline before the redactions are applied. */
  color?: Color;
  /** The colour of the area after the redactions are applied; black unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The outline. */
  border?: Border;
  /** The text over the redacted area. */
  overlayText?: string;
  /** The font of that text. */
  font?: Font;
  /** The alignment of that text. */
  align?: TextAlignment;
  /** The reason for the redaction. */
  contents?: string;
}

/** The number of occurrences in a place of a document. */
export interface FoundText {
  /** The kind of place. */
  where: TextPlace;
  /** The page of the place, from 0; absent for places of the document. */
  pageIndex?: number;
  /** The number of occurrences. */
  count: number;
}

export type Images = "pixels" | "whole";

export type Paths = "touched" | "covered";

/** The result of redactions on a page. */
export interface PageRedaction {
  /** The page, from 0. */
  pageIndex: number;
  /** The number of removed characters, visible or not. */
  characters: number;
  /** The number of removed parts of lines and filled areas. */
  paths: number;
  /** The number of images removed as a whole. */
  images: number;
  /** The number of images that lost some pixels. */
  imageParts: number;
  /** The number of removed annotations and widgets, without the redactions. */
  annotations: number;
  /** Whether the whole page became one image, because its contents could not be rewritten. */
  isPicture?: boolean;
}

/** A form field with its widgets. */
export interface Field {
  /** The field's id: its name, or, without a name, the id of its first widget. */
  id: string;
  /** The full name: its parts joined by full stops; may be empty. */
  name: string;
  /** The type of the field. */
  type: FieldType;
  /** The label for people, if it differs from the name. */
  label?: string;
  /** The value; `null` for a password. */
  value: FieldValue;
  /** For passwords only: whether a value was entered. The password itself is never sent. */
  filled?: boolean;
  /** The value after a reset, if any. */
  defaultValue?: FieldValue;
  /** For choice fields: the options. */
  options?: FieldOption[];
  /** For text fields: the maximum number of characters. */
  maxLength?: number;
  /** For text and combo boxes: the alignment, if it is not `left`. */
  align?: TextAlignment;
  /**
   * The flags that are set, of `readOnly`, `required`, `noExport`, `multiline`, `password`,
   * `fileSelect`, `comb`, `richText`, `doNotScroll`, `doNotSpellCheck`, `noToggleToOff`,
   * `inUnison`, `editable`, `sort`, `multiSelect`, `commitOnSelectionChange`.
   */
  flags: string[];
  /** The format that the field's scripts require. */
  format?: FieldFormat;
  /** The widgets that show the field. */
  widgets: FieldWidget[];
}

export type FieldType =
  | "text"
  | "checkBox"
  | "radio"
  | "comboBox"
  | "listBox"
  | "button"
  | "signature";

/**
 * A field's value, by its type: `text`, `comboBox` a string; `checkBox`, `radio` the state that is
 * on, as widgets name it; `listBox` an array of chosen options. Other empty values are `null`;
 * `button` and `signature` always. As input, a check box also takes `true` and `false`, an option
 * its title.
 */
export type FieldValue = string | boolean | string[] | null;

export interface FieldOption {
  /** The option's value. */
  value: string;
  /** The text that people see. */
  title: string;
}

/** The format that a field's scripts require. It helps with entering values. */
export interface FieldFormat {
  /** The kind of format. */
  kind: FieldFormatKind;
  /**
   * For dates and times: Acrobat's pattern, such as `yyyy-mm-dd` or `h:MM tt`. For `special`: a
   * mask with `9` for a digit, `A` a letter, `O` either, `X` anything.
   */
  pattern?: string;
  /** The number of decimals of a number. */
  decimals?: number;
  /** The separator between thousands; empty for none. */
  thousandsSeparator?: string;
  /** The separator before the decimals. */
  decimalSeparator?: string;
  /** The currency beside a number. */
  currency?: string;
  /** Whether the currency comes before the number. */
  currencyInFront?: boolean;
  /** The minimum that the field's script accepts. */
  minimum?: number;
  /** The maximum that the field's script accepts. */
  maximum?: number;
}

export type FieldFormatKind = "number" | "percent" | "date" | "time" | "special";

/** A widget of a field. */
export interface FieldWidget {
  /** The id of the widget as an annotation. */
  annotationId: string;
  /** The page of the widget, from 0. */
  pageIndex: number;
  /** The rectangle of the widget, in page space. */
  rect: Rect;
  /** For check boxes and radio buttons: the value when the widget is on. */
  state?: string;
  /** The value for exports and scripts, if it differs from `state`. */
  exportValue?: string;
  /** For check boxes and radio buttons: whether the widget is on. */
  on?: boolean;
}

export interface FieldSetting {
  /** The field's id. */
  field: string;
  /** The new value; `null` empties it. */
  value: FieldValue;
  /** For check boxes and radio buttons: the widget, if several have the same state. */
  widgetId?: string;
}

/** A form field to create, with one widget. */
export interface NewField {
  /** The type of the field. */
  type: FieldType;
  /** The full name, which must be new; by default one like `Text 1`. */
  name?: string;
  /** The page of the widget, from 0. */
  pageIndex: number;
  /** The rectangle of the widget, in page space. */
  rect: Rect;
  /** The label for people. */
  label?: string;
  /** For text fields: the maximum number of characters. */
  maxLength?: number;
  /** The alignment of the text. */
  align?: TextAlignment;
  /** The value. */
  value?: FieldValue;
  /** The value after a reset. */
  defaultValue?: FieldValue;
  /** For choice fields: the options. */
  options?: NewFieldOption[];
  /** The flags, as in a `Field`. */
  flags?: string[];
  /** The font of the text; that of a new field is 12 pt Helvetica. */
  font?: Font;
  /** Whether the font size adapts to the field. */
  autoSize?: boolean;
  /** The colour of the border; `null` for none. */
  color?: Color | null;
  /** The colour of the background; `null` for none. */
  interiorColor?: Color | null;
  /** The width of the border, in points; that of a new field is 1. */
  borderWidth?: number;
  /**
   * The value of a check box or radio button when it is on, `Yes` for a new one. A change is for
   * one widget only.
   */
  state?: string;
  /** For check boxes and radio buttons: the mark when they are on. */
  sign?: ButtonSymbol;
  /** For buttons: the caption. */
  caption?: string;
  /** For buttons: the action. */
  action?: Action;
}

export interface NewFieldOption {
  /** The option's value. */
  value: string;
  /** The text that people see; by default the value. */
  title?: string;
}

export type ButtonSymbol = "check" | "circle" | "cross" | "diamond" | "square" | "star";

/** Changes to a field; members that are not given stay. */
export interface FieldChanges {
  /** The full name; only its last part may change. */
  name?: string;
  /** The label for people; an empty label removes it in favour of the name. */
  label?: string;
  /** All flags that are set, as in a `Field`. */
  flags?: string[];
  /** For choice fields: all options. */
  options?: NewFieldOption[];
  /** For text fields: the maximum number of characters; `null` for no limit. */
  maxLength?: number | null;
  /** The value after a reset. */
  defaultValue?: FieldValue;
  /** The alignment of the text. */
  align?: TextAlignment;
  /** The font of the text; that of a new field is 12 pt Helvetica. */
  font?: Font;
  /** Whether the font size adapts to the field. */
  autoSize?: boolean;
  /** The colour of the border; `null` for none. */
  color?: Color | null;
  /** The colour of the background; `null` for none. */
  interiorColor?: Color | null;
  /** The width of the border, in points; that of a new field is 1. */
  borderWidth?: number;
  /**
   * The value of a check box or radio button when it is on, `Yes` for a new one. A change is for
   * one widget only.
   */
  state?: string;
  /** For check boxes and radio buttons: the mark when they are on. */
  sign?: ButtonSymbol;
  /** For buttons: the caption. */
  caption?: string;
  /** For buttons: the action. */
  action?: Action;
}

export type FormFormat = "fdf" | "xfdf" | "json";

export type SubmitFormat = "fdf" | "xfdf" | "html" | "pdf";

export type SubmitMethod = "GET" | "POST";

/** A form field for a digital signature (ISO 32000-2, 12.7.5.5). */
export interface SignatureField {
  /** The full name of the field. */
  field: string;
  /** The label for people. */
  label: string;
  /** Whether the field has a signature, valid or not. */
  signed: boolean;
  /** Whether the form does not allow signing the field. */
  readOnly: boolean;
  /** The widgets that show the field. */
  widgets: SignaturePlace[];
  /** The fields that are locked once this field is signed. */
  lock?: FieldLock;
  /** The signer's name in the signature. */
  name?: string;
  /** The signing time in the signature. */
  time?: Timestamp;
  /** The reason for signing. */
  reason?: string;
  /** The place of signing. */
  location?: string;
  /** The contact information of the signer. */
  contact?: string;
  /** The format of the signature: `adbe.pkcs7.detached`, … */
  subFilter?: string;
  /** The later changes that a certifying signature allows. */
  certification?: Certification;
}

/** The place of a signature field on a page. */
export interface SignaturePlace {
  /** The widget's id. */
  annotationId: string;
  /** The page of the widget, from 0. */
  pageIndex: number;
  /** The rectangle in page space; empty if the field is invisible. */
  rect: Rect;
}

/** The form fields that a signature locks against changes. */
export interface FieldLock {
  /** Whether to lock all fields, those in `fields`, or all others. */
  action: LockAction;
  /** The full names; a name includes the fields below it. */
  fields?: string[];
}

export type LockAction = "all" | "include" | "exclude";

export type Certification = "noChanges" | "formFilling" | "annotations";

export type Permitted = "formFilling" | "signatures" | "annotations" | "pages";

/** The trusted certificates and their uses. Trust includes the certificates that they issued. */
export interface Trust {
  /** The paths of files with trusted certificates, PEM or DER. */
  roots?: string[];
  /** Whether to trust the system's certificates too. */
  system?: boolean;
  /**
   * The accepted extended key usages of a signer's certificate, as names or object identifiers; the
   * certificate must have one of them. `none` accepts a certificate without any.
   */
  usages?: string[];
  /** The dates from which weak algorithms are refused; the usual dates unless given. */
  algorithms?: AlgorithmRule[];
}

/** The date from which a weak algorithm is refused. */
export interface AlgorithmRule {
  /** The algorithm. */
  algorithm: WeakAlgorithm;
  /** The date from which it is refused; omit it to accept it always. */
  refusedFrom?: Timestamp;
}

export type WeakAlgorithm =
  | "md5"
  | "sha1"
  | "rsaBelow1024"
  | "rsaBelow2048"
  | "dsaBelow2048"
  | "ecBelow224"
  | "unknownCurve";

export type SignatureVerdict = "invalid" | "changed" | "untrusted" | "unknown" | "valid";

/**
 * The findings about a signature. [`signatures/verify`](#signaturesverify) defines the `verdict`.
 * The server uses no network.
 */
export interface SignatureReport {
  /** The verdict on all findings. */
  verdict: SignatureVerdict;
  /** The findings against the signature, the gravest first. */
  reasons: SignatureReason[];
  /** The full name of the signed field. */
  field: string;
  /** The subject of the certificate, or else the signer's name in the signature. */
  signer?: string;
  /**
   * Whether the signature covers the current document: nothing was appended, nothing is unsaved.
   */
  coversWholeDocument: boolean;
  /** Whether the signed bytes are unchanged. */
  intact: boolean;
  /** Whether the certificate chain ends at a trusted one and the certificate may sign documents. */
  trusted: boolean;
  /** Why the certificate is trusted or not. */
  trustReason: string;
  /** The changes since the signature; absent if unknown. */
  changesSince?: ChangesSince;
  /** The signing time, from a trusted time stamp or else from the signer. */
  time?: Timestamp;
  /**
   * The source of `checkedAt`: a trusted time stamp (`timestamp`), the present (`current`), or `at`
   * (`given`). The signer's own time does not count.
   */
  timeBasis: TimeBasis;
  /** The time at which the certificate was checked. */
  checkedAt: Timestamp;
  /** The revocation state of the certificates at that time. */
  revocation: Revocation;
  /**
   * Whether the document's security store alone proves that no certificate of the chain was revoked
   * at that time. Long afterwards it counts only with `timeBasis` `timestamp`.
   */
  ltv: boolean;
  /** The reason for signing. */
  reason?: string;
  /** The place of signing. */
  location?: string;
  /** The contact information of the signer. */
  contact?: string;
  /** The format of the signature: `adbe.pkcs7.detached`, … */
  subFilter?: string;
  /** Whether it is a document time stamp, without a signer. */
  timestamp: boolean;
  /** The hash algorithm, such as `sha256`. */
  digest?: string;
  /** The later changes that a certifying signature allows. */
  certification?: Certification;
  /** The fields that the signature locks. */
  lock?: FieldLock;
  /** The signer's certificate. */
  certificate?: Certificate;
  /** The byte range in the file: pairs of offset and length. */
  byteRange?: number[];
  /** The number of signed bytes. */
  coveredBytes: number;
  /** The messages of `reasons`. */
  problems: string[];
}

/** A finding against a signature. */
export interface SignatureReason {
  /** The kind of finding. */
  code: SignatureFinding;
  /** A sentence for people. */
  message: string;
}

export type SignatureFinding =
  | "badByteRange"
  | "unreadable"
  | "altered"
  | "forged"
  | "removed"
  | "revoked"
  | "weakAlgorithm"
  | "unsupportedKind"
  | "unsupportedAlgorithm"
  | "noSignerCertificate"
  | "changesNotAllowed"
  | "notForSigning"
  | "notTrusted"
  | "expired"
  | "notYetValid"
  | "noRoots"
  | "changesUnknown"
  | "timestampMismatch"
  | "timestampNotTrusted"
  | "evidenceUnreadable";

/**
 * The changes since a document was signed; none if `kinds` is empty. The signed revision is
 * compared with the current document, object by object.
 */
export interface ChangesSince {
  /**
   * The kinds of changes: `information` and metadata; `validation` data for later checks;
   * `formFilling`; further `signatures`; `annotations`; `fields`: the form itself; `pages`;
   * `other`.
   */
  kinds: SignedChange[];
  /**
   * Whether the signatures allow all changes: without a certification, all but `fields`, `pages`
   * and `other`.
   */
  allowed: boolean;
  /** Whether the document has changes that are not in a file yet. */
  unsaved: boolean;
  /** The fields that were filled in. */
  filledFields: string[];
  /** Sentences about changes that are not allowed, or that cover or hide something. */
  notes: string[];
}

export type SignedChange =
  | "information"
  | "validation"
  | "formFilling"
  | "signatures"
  | "annotations"
  | "fields"
  | "pages"
  | "other";

export type TimeBasis = "timestamp" | "current" | "given";

/** The revocation state of the signer's certificate chain, from the file's data. */
export interface Revocation {
  /**
   * The state. `good`: the file proves for each certificate that it was not revoked by then.
   * `unknown`: the file does not prove it, or there is no trusted chain.
   */
  status: RevocationStatus;
  /** Whether the file has no revocation data, so that only the network could answer. */
  offline: boolean;
  /** The time of a revocation, before or after the time of interest. */
  time?: Timestamp;
  /** The reason from the issuer (RFC 5280, 5.3.1). */
  reason?: RevocationReason;
  /** The subject of the certificate that the state is about. */
  certificate?: string;
}

export type RevocationStatus = "good" | "revoked" | "unknown";

export type RevocationReason =
  | "unspecified"
  | "keyCompromise"
  | "caCompromise"
  | "affiliationChanged"
  | "superseded"
  | "cessationOfOperation"
  | "certificateHold"
  | "removeFromCRL"
  | "privilegeWithdrawn"
  | "aaCompromise";

/** The data of a signer's certificate (RFC 5280). */
export interface Certificate {
  /** The subject (RFC 4514). */
  subject: string;
  /** The issuer (RFC 4514). */
  issuer: string;
  /** The owner's e-mail address. */
  email?: string;
  /** The serial number, in hexadecimal digits. */
  serial: string;
  validFrom: Timestamp;
  validTo: Timestamp;
  /** The type and length of the key, such as `RSA 2048`. */
  key: string;
  /** Whether the certificate is self-signed. */
  selfSigned: boolean;
  /** Whether the certificate was not valid at the checked time. */
  expired: boolean;
}

/**
 * A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. The server neither keeps,
 * logs nor passes on the password or the key.
 */
export interface SigningCertificate {
  /** The path of the file. Give this or `data`. */
  path?: string;
  /** The contents of the file. */
  data?: Base64;
  /** The password of the file. */
  password?: string;
}

/**
 * The appearance of a visible signature. The name or a picture is beside the signer, time, reason
 * and place.
 */
export interface SignatureAppearance {
  /** A picture, or a PDF with one, in place of the large name. */
  image?: Base64;
  /** The path of the picture's file, instead of `image`. */
  imagePath?: string;
  /** Pen strokes in place of the large name, y down, in any unit. */
  strokes?: Path[];
  /** Whether to show the signer. */
  showName?: boolean;
  /** Whether to show the time, in UTC. */
  showDate?: boolean;
  /** Whether to show the reason. */
  showReason?: boolean;
  /** Whether to show the place. */
  showLocation?: boolean;
  /** The colour of text and strokes. */
  color?: Color;
}

export type SigningDigest = "sha256" | "sha384" | "sha512";

export type SignatureFormat = "pkcs7" | "cades";

/** A handwritten signature. */
export type SignatureSource = DrawnSignature | PictureSignature | TypedSignature | SavedSource;

/** Pen strokes, in any scale. */
export interface DrawnSignature {
  strokes: Path[];
  /** The colour; by default the tool's. */
  color?: Color;
  /** The width of the strokes in points; by default the tool's. */
  width?: number;
  /** Whether to save the signature for the user, in an answer or for `signatures/place`. */
  store?: boolean;
}

/** An image. */
export interface PictureSignature {
  image: FileByPath | FileByContents;
  /** The colour; by default the tool's. */
  color?: Color;
  /** The width of the strokes in points; by default the tool's. */
  width?: number;
  /** Whether to save the signature for the user, in an answer or for `signatures/place`. */
  store?: boolean;
}

/** A file on the server's machine. */
export interface FileByPath {
  path: string;
  name?: string;
  mimeType?: string;
}

/** A file's contents. */
export interface FileByContents {
  data: Base64;
  name: string;
  mimeType?: string;
}

/** A name, which is set in italics. */
export interface TypedSignature {
  text: string;
  /** The colour; by default the tool's. */
  color?: Color;
  /** The width of the strokes in points; by default the tool's. */
  width?: number;
  /** Whether to save the signature for the user, in an answer or for `signatures/place`. */
  store?: boolean;
}

/** A saved signature, by its id. */
export interface SavedSource {
  saved: string;
  /** The colour; by default the tool's. */
  color?: Color;
  /** The width of the strokes in points; by default the tool's. */
  width?: number;
  /** Whether to save the signature for the user, in an answer or for `signatures/place`. */
  store?: boolean;
}

export type SignatureFieldMode = "appearance" | "stamp";

/** A saved signature, with exactly one of `strokes`, `image` and `text`. */
export interface SavedSignature {
  /** The id for `saved` in `signatures/place` and in an answer. */
  id: string;
  /** The title to show in a list. */
  title: string;
  /** The name from the user. */
  name?: string;
  /** Pen strokes, in any scale. */
  strokes?: Path[];
  /** An image file. */
  image?: Base64;
  /** A name, which is set in italics. */
  text?: string;
  /** The colour of strokes and text, if it is not the tool's. */
  color?: Color;
  /** The width of strokes in points, if it is not the tool's. */
  width?: number;
  /** Whether this signature was placed last. */
  lastUsed?: boolean;
}

export type BookmarkSortOrder = "custom" | "pageBased";

/** A bookmark that a reader keeps in a document. */
export interface Bookmark {
  /** The id, which stays the same. */
  id: string;
  /** The name that the reader gave the bookmark. */
  name?: string;
  /** The text to show: the name, the page's label, or else a description of the action. */
  displayName: string;
  /** The page that the bookmark goes to, from 0. */
  pageIndex?: number;
  /** The action. */
  action: Action;
  /** The position in the custom order; opaque. */
  sortKey?: number;
  /** The id of the provider that keeps the bookmark, such as `embedded`. */
  provider: string;
}

/**
 * A bookmark to add, with `pageIndex` or `action`. Entries of `bookmarks/list` are accepted
 * unchanged.
 */
export interface NewBookmark {
  /** The id of a bookmark to replace, or for a new one. */
  id?: string;
  /** The name. */
  name?: string;
  /** The page to go to, from 0. */
  pageIndex?: number;
  /** The action; with `pageIndex`, it must go to that page. */
  action?: Action;
  /** The position in the custom order; by default unchanged, or the end. */
  sortKey?: number;
  /** Ignored: derived from the other members. */
  displayName?: string;
  /** Ignored: the first provider that takes the bookmark keeps it. */
  provider?: string;
}

export interface ActionOutcome {
  /** The action's kind. */
  kind: string;
  /** Whether it was performed, or handed to the front end by a `host/` message. */
  performed: boolean;
  /** Why it was not performed; a sentence for people. */
  reason?: string;
}

export interface BookmarkProvider {
  /** The id, as in a bookmark's `provider`. */
  id: string;
  /** The place that keeps the bookmarks: `embedded`, `file` or `client`. */
  kind: string;
  /** For `file`: the path; the first save creates the file. */
  path?: string;
  /** For `file`: its format. */
  format?: BookmarkFileFormat;
  /** Why the last read failed, or why `embedded` takes no bookmarks. */
  problem?: Error;
}

export type BookmarkFileFormat = "json" | "csv";

/** A place to store bookmarks. */
export interface BookmarkProviderChoice {
  /** `embedded`: in the document; `file`: in a file beside it; `client`: in the client. */
  kind: BookmarkProviderKind;
  /** For `file`: its path; by default, a file in the user's state folder. */
  path?: string;
  /**
   * The format that `file` writes. `csv` holds only bookmarks of whole pages and leaves others to
   * the next provider. By default, from the path's extension, or else `json`.
   */
  format?: BookmarkFileFormat;
  /** For `client`: its name in requests: letters, digits, `.`, `-`, `_`. */
  id?: string;
  /** For `client`: how long to wait for an answer, in milliseconds. */
  timeoutMs?: number;
}

export type BookmarkProviderKind = "embedded" | "file" | "client";

export type BookmarkExchangeFormat = "instantJSON" | "csv" | "outline" | "apryse";

export interface VisiblePage {
  /** The page, from 0. */
  pageIndex: number;
  /** The rectangle of the whole page in view space, including hidden parts. */
  rect: Rect;
  /** The visible part of the page, in page space. */
  visible: Rect;
  /** The clockwise rotation of the page; absent if it is the view's `rotation`. */
  rotation?: number;
  /**
   * `true` for a page with a bookmark, once the document's bookmarks have been read. Only
   * `bookmarks/didChange` reports later changes.
   */
  bookmarked?: boolean;
}

export type TurnUnit = "spread" | "viewport";

/** The state of a view. */
export interface View {
  /** The view's id in requests. */
  viewId: string;
  /** The size of the window, in pixels. */
  size: Size;
  /** The scale in pixels per point. */
  scale: number;
  /** The position of the view's top left on the canvas, in pixels. */
  offset: Point;
  /** The clockwise rotation: 0, 90, 180 or 270. */
  rotation: number;
  /**
   * The rotations of single pages, added to `rotation`; absent if there are none. A change replaces
   * all previous ones. The file does not change.
   */
  pageRotations?: PageRotation[];
  /** The arrangement of the pages. */
  layout: Layout;
  /** The direction in which continuous layouts scroll; absent for `vertical`. */
  scrollAxis?: ScrollAxis;
  /** Whether the first of facing pages stands alone. */
  coverPage: boolean;
  /** The reading direction, which orders facing pages. */
  direction: Direction;
  /** The device pixels per pixel. */
  pixelRatio: number;
  /** The gap between pages, in points. */
  gap: number;
  /** The minimum and maximum scale. */
  scaleLimits: ScaleLimits;
  /** The fit that determines the scale, instead of `scale`; `null` for none. */
  fit: ViewFit | null;
  /** Whether the front end shows its user interface around the pages. */
  userInterfaceVisible: boolean;
  /** The size of all pages together, in pixels. */
  canvasSize: Size;
  /** The current page, from 0. */
  pageIndex: number;
  /** The visible pages with their places. */
  pages: VisiblePage[];
  /** Whether `view/back` has a target. */
  canGoBack: boolean;
  /** Whether `view/forward` has a target. */
  canGoForward: boolean;
}

export interface ForeseenView {
  /** The command. */
  command: string;
  /** The state of the view after it. */
  view: View;
}

/** The state of a view from `view/capture`, for `view/restore`. */
export interface ViewState {
  /** The version, 1; others are refused. */
  version: number;
  /** The size of the window, in pixels. */
  size: Pair;
  /** The scale in pixels per point. */
  scale: number;
  /** The position of the view's top left on the canvas, in pixels. */
  offset: Pair;
  /** The current page, from 0. */
  pageIndex: number;
  /** The size of the page. */
  pageSize: Pair;
  /** The point of the page at the view's top left, in page space. */
  point: Pair;
  /** The clockwise rotation: 0, 90, 180 or 270. */
  rotation?: number;
  /**
   * The rotations of single pages, added to `rotation`; absent if there are none. A change replaces
   * all previous ones. The file does not change.
   */
  pageRotations?: PageRotation[];
  /** The arrangement of the pages. */
  layout?: Layout;
  /** The direction in which continuous layouts scroll; absent for `vertical`. */
  scrollAxis?: ScrollAxis;
  /** Whether the first of facing pages stands alone. */
  coverPage?: boolean;
  /** The reading direction, which orders facing pages. */
  direction?: Direction;
  /** The device pixels per pixel. */
  pixelRatio?: number;
  /** The gap between pages, in points. */
  gap?: number;
  /** The minimum and maximum scale. */
  scaleLimits?: ScaleLimits;
  /** The fit that determines the scale, instead of `scale`; `null` for none. */
  fit?: ViewFit | null;
  /** Whether the front end shows its user interface around the pages. */
  userInterfaceVisible?: boolean;
  /** The targets of `view/back`, oldest first. */
  back?: ViewPosition[];
  /** The targets of `view/forward`, the next one last. */
  forward?: ViewPosition[];
  /** The active tool. */
  tool?: string;
}

/** Two numbers, not rounded. */
export type Pair = [number, number];

export interface ViewPosition {
  /** The page, from 0. */
  pageIndex: number;
  /** The point of the page at the view's top left, in page space. */
  point: Pair;
  /** The scale in pixels per point. */
  scale: number;
  /** The fit that determined the scale, if any. */
  fit?: ViewFit;
}

export interface Tool {
  /** The tool's id in requests. */
  id: string;
  /** The label for people. */
  title: string;
  /** The tool's group in a toolbar. */
  group: string;
  /** Whether the tool creates annotations. */
  createsAnnotation: boolean;
  /** The type of annotations that the tool creates. */
  annotationType?: AnnotationType;
  /** The style of annotations that the tool creates. */
  style?: Style;
  /** Whether the tool can be selected. */
  enabled: boolean;
  /** Why the tool cannot be selected. */
  reason?: string;
  /** The client tools that wrap this tool, in the order in which they are asked. */
  wrappedBy?: string[];
}

/** The style of annotations. As a change, members that are not given stay. */
export interface Style {
  /** The colour of lines, text markup and notes; `null`: none. */
  color?: Color | null;
  /** The colour of areas; `null`: none. */
  interiorColor?: Color | null;
  /** The opacity, 0 to 1. */
  opacity?: number;
  /** The whole line or border. */
  border?: Border;
  /** The font of the whole text. */
  font?: Font;
  /** The alignment of the text. */
  align?: TextAlignment;
  /** The endings of a line, at its start and its end. */
  lineEndings?: LineEnding[];
  /** The icon of a note or attachment. */
  icon?: string;
  /** The text over the redacted area. */
  overlayText?: string;
}

/**
 * The options of a tool, which uses those that concern it. Members that are not given have their
 * defaults or, as a change, stay.
 */
export interface ToolOptions {
  /** Whether the default tool takes over after something was created. Default: `true`. */
  returnToPan?: boolean;
  /** Whether created annotations are selected. Default: `false`. */
  selectAfterCreation?: boolean;
  /** Whether strokes are collected until they are committed. Default: `false`. */
  multiStroke?: boolean;
  /** Whether the eraser removes parts of ink or whole annotations. Default: `points`. */
  eraserMode?: EraserMode;
  /** The width of the eraser's disc, in pixels of the view. Default: `20`. */
  eraserWidth?: number;
  /** The types that the eraser leaves alone. Default: none. */
  spares?: AnnotationType[];
  /** The markup that the smart pen makes if it begins on text. Default: `highlight`. */
  smartPenMarkup?: AnnotationType;
  /** Whether an arrow's head is where its drag began. Default: `false`. */
  arrowPointsToOrigin?: boolean;
  /** The scale of measurements; default inches on paper. */
  measure?: Measure;
  /** Whether corners snap to lines and corners of the page's contents. Default: `false`. */
  snapsToContent?: boolean;
  /** Whether only corners have handles. Default: `false`. */
  cornersOnly?: boolean;
  /** Whether resizing keeps the proportions. Default: `false`. */
  locksAspect?: boolean;
  /**
   * Whether a dragged corner snaps to the original proportions, and to a square. Default: `true`.
   */
  snapsToAspect?: boolean;
  /**
   * Whether edges and centres snap to those of other annotations and of the page. Default: `false`.
   */
  alignsToOthers?: boolean;
  /** Whether handles of text markup and selected text move by words. Default: `false`. */
  snapsToWords?: boolean;
  /** The minimum size, in points; default `null`: 16, and none for fields and links. */
  minimumSize?: number | null;
  /** The maximum size, in points; default `null`: none. */
  maximumSize?: number | null;
  /** The shape that `multiSelect` draws. Default: `rectangle`. */
  selectionShape?: SelectionShape;
  /** Whether `multiSelect` also selects form fields. Default: `false`. */
  selectsFormFields?: boolean;
  /** Whether `pan` follows text that looks like a web or e-mail address. Default: `true`. */
  linkDetection?: boolean;
  /** The name of the standard stamp. Default: `Approved`. */
  stamp?: string;
  /** Custom words for a stamp; default `null`: none. */
  stampWords?: StampWords | null;
  /**
   * The part of an image that its stamp shows, in shares of its width and height from its upper
   * left: `[0, 0, 0.5, 1]` is its left half; default `null`: all of it.
   */
  imageCrop?: Rect | null;
  /** Whether text markup gets the marked text as its contents. Default: `true`. */
  copiesMarkedText?: boolean;
  /** Whether a free text's box grows with its text. Default: `true`. */
  growsWithText?: boolean;
  /** Whether fields accept only text that fits, whatever the form says. Default: `false`. */
  keepsTextInField?: boolean;
  /** The format of a date text, in Unicode's date field letters. Default: `yyyy-MM-dd`. */
  dateFormat?: string;
  /** The name of the counted group. Default: `Count`. */
  countGroup?: string;
  /**
   * How `signature` signs a field: by its appearance, or by a stamp over it. Default: `appearance`.
   */
  signatureFieldMode?: SignatureFieldMode;
}

export type EraserMode = "points" | "whole";

export type SelectionShape = "rectangle" | "lasso";

/** Input that a tool needs from the user. Ask the user, and call `interaction/respond`. */
export interface Requirement {
  /** The id for `interaction/respond`. */
  requirementId: string;
  /** The kind of input. */
  kind: RequirementKind;
  /** The question for the user, such as `Text of the note`. */
  prompt: string;
  /** The current value. */
  value?: string;
  /** The options of a `choice`. */
  choices?: Choice[];
  /** The ids of the current choices. */
  values?: string[];
  /** Whether several can be chosen. */
  takesSeveral?: boolean;
  /** Whether a text other than the choices is accepted. */
  takesOther?: boolean;
  /** Whether the text may have several lines. */
  multiline?: boolean;
  /** The maximum number of characters. */
  maxLength?: number;
  /** The number of cells for the text, with one character in each. */
  comb?: number;
  /** Whether the text is a password. */
  secret?: boolean;
  /** The format of the input, such as a number or a date. */
  format?: FieldFormat;
  /** The current date, if the text is a date: a calendar date can be the answer. */
  date?: DateEntry;
  /** The author of a note. */
  author?: string;
  /** The time of the note's last change. */
  modified?: Timestamp;
  /** The replies to a note. */
  replies?: NoteReply[];
  /** The properties to set, for kind `properties`. */
  properties?: Property[];
}

export type RequirementKind =
  | "text"
  | "number"
  | "choice"
  | "file"
  | "link"
  | "signature"
  | "sound"
  | "confirm"
  | "properties";

export interface Choice {
  /** The value to answer. */
  id: string;
  /** The title to show. */
  title: string;
}

/**
 * A text that is a date with day, month and year. `interaction/respond` accepts it as a string in
 * the field's format, or as `{date}`, which the server converts to that format.
 */
export interface DateEntry {
  /** The current date, `2026-02-28` or `2026-02-28T14:30`; absent if the text is not a date. */
  value?: string;
  /** Whether the format includes a time of day. */
  time?: boolean;
}

export interface NoteReply {
  /** The id of the reply, an annotation. */
  id: string;
  /** The author of the reply. */
  author?: string;
  /** The time of the reply's last change. */
  modified?: Timestamp;
  /** The text of the reply. */
  text: string;
}

/** A property that a requirement asks for together with others. */
export interface Property {
  /** The member of the answer. */
  id: string;
  /** The title to show. */
  title: string;
  /** The kind of value. */
  kind: PropertyKind;
  /** The current value. */
  value: PropertyValue;
  /** The possible values of a `choice`, by their ids. */
  choices?: Choice[];
}

export type PropertyKind = "text" | "number" | "flag" | "choice" | "texts" | "options";

/**
 * The value of a property, by its kind: `text` a string; `number` a number, or `null` for none;
 * `flag` a boolean; `choice` the id of a choice; `texts` an array of strings; `options` an array of
 * objects with `value` and `title`.
 */
export type PropertyValue = string | number | boolean | null | string[] | NewFieldOption[];

export interface Menu {
  /** All items, from top to bottom; none if there is no menu. */
  items: MenuItem[];
  /** The menu's version in this view, for a client that takes changes. */
  version?: number;
}

export interface MenuItem {
  /** The id for `interaction/command`. */
  id: string;
  /** The title to show. */
  title: string;
  /** Whether the item can be chosen now. */
  enabled: boolean;
  /** Whether the item is checked; absent if it has no check mark. */
  checked?: boolean;
}

export interface Overlay {
  /** All items, lowest first; an empty list clears the overlay. */
  items: OverlayItem[];
  /** The overlay's version in this view, for a client that takes changes. */
  version?: number;
}

/** An item to draw over a page, by `kind`, in page space. */
export type OverlayItem =
  | OverlayQuads
  | OverlayRect
  | OverlayHandle
  | OverlayPath
  | OverlayCaret
  | OverlayGuide
  | OverlayText
  | OverlayImage;

/** Pieces of text, each as a quad. */
export interface OverlayQuads {
  kind: "quads";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  quads: Quad[];
}

export type OverlayRole =
  | "selection"
  | "selectionStart"
  | "selectionEnd"
  | "handle"
  | "preview"
  | "caption"
  | "entry"
  | "caret"
  | "guide"
  | "snap"
  | "lasso"
  | "eraser"
  | "erased"
  | "pressed"
  | "popup"
  | "tabOrder";

/** A rectangle. */
export interface OverlayRect {
  kind: "rect";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  rect: Rect;
}

/** A handle to drag, drawn at the same size at every zoom. */
export interface OverlayHandle {
  kind: "handle";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  point: Point;
}

/** Lines, each from point to point. */
export interface OverlayPath {
  kind: "path";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  lines: Path[];
  /** Whether each line returns to its first point. */
  closed?: boolean;
}

/** The caret for text input, as a bar. */
export interface OverlayCaret {
  kind: "caret";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  /** The lower and upper end of the bar. */
  line: Path;
}

/** A line that shows what something snapped to. */
export interface OverlayGuide {
  kind: "guide";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  /** The two ends of the line. */
  line: Path;
}

/** Text within a rectangle. */
export interface OverlayText {
  kind: "text";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  text: string;
  rect: Rect;
  /**
   * The positions between the characters of a line, in points from the left of `rect`: the
   * beginning of each character and the end of the last one. They decrease in text that runs from
   * right to left.
   */
  edges?: number[];
}

/** A picture in a rectangle, of the annotation or of pending work. */
export interface OverlayImage {
  kind: "image";
  /** The role of the item. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** The name among several items, such as `topLeft`, `rotate` or `vertex-2` for handles. */
  name?: string;
  /** The colour of the lines; by default the front end's own. */
  color?: Color;
  /** The fill colour; none unless given. */
  interiorColor?: Color;
  /** The opacity; 1 unless given. */
  opacity?: number;
  /** The width of the lines, in points. */
  width?: number;
  /** The font size, in points. */
  fontSize?: number;
  /** The clockwise rotation in degrees about the centre of `rect`; 0 unless given. */
  rotation?: number;
  rect: Rect;
}

export type PalmRejection = "ignore" | "scroll" | "off";

/**
 * The change from an overlay's previous version. The items of all parts, in order, form the new
 * overlay.
 */
export interface OverlayChange {
  /**
   * The version that the parts refer to. A client with another version must call `tool/get` for the
   * `overlay`.
   */
  base: number;
  /** The new version. */
  version: number;
  /** The parts, lowest item first; none to clear the overlay. */
  parts: OverlayPart[];
}

/** Items of the previous version, new items, or an extended path. */
export type OverlayPart = KeptItems | NewItems | GrownPath;

/** Items of the previous version. */
export interface KeptItems {
  /** The index of the first item in that version. */
  from: number;
  /** The number of items. */
  count: number;
  /** The distance that all their points moved. */
  offset?: Point;
}

/** New or changed items. */
export interface NewItems {
  /** The items. */
  items: OverlayItem[];
}

/** A path of the previous version, such as a stroke, that has grown. */
export interface GrownPath {
  /** The index of the path in that version. */
  grown: number;
  /** The number of points that its last line keeps. */
  keep: number;
  /** The first line continues the last line after those points; the others follow it. */
  lines: Path[];
}

/**
 * The change from a menu's previous version. The items of all parts, in order, form the new menu.
 */
export interface MenuChange {
  /**
   * The version that the parts refer to; 0 for an empty menu. A client with another version must
   * call `tool/get`.
   */
  base: number;
  /** The new version. */
  version: number;
  /** The parts, from top to bottom; none if there is no menu. */
  parts: MenuPart[];
}

/** Items of the previous version, or new ones. */
export type MenuPart = KeptMenuItems | NewMenuItems;

/** Items of the previous version. */
export interface KeptMenuItems {
  /** The index of the first item in that version. */
  from: number;
  /** The number of items. */
  count: number;
}

/** New or changed items. */
export interface NewMenuItems {
  /** The items. */
  items: MenuItem[];
}

export type Cursor =
  | "default"
  | "pointer"
  | "text"
  | "move"
  | "crosshair"
  | "grab"
  | "ns-resize"
  | "ew-resize"
  | "nwse-resize"
  | "nesw-resize";

/** The text of the annotation under the pointer. */
export interface Hover {
  /** The annotation. */
  annotationId: string;
  /** The page of the annotation, from 0. */
  pageIndex: number;
  /** The annotation's rectangle, in page space; show the text beside it. */
  rect: Rect;
  /** The author of the note, or the label of the field. */
  title?: string;
  /** The note, the field's tooltip, or the target of the link. */
  text: string;
}

export interface KeyEntry {
  /** The key as browsers name it; letters in lower case. */
  key: string;
  /** The modifier keys held down with the key. */
  modifiers?: Modifier[];
  /** The commands to try in this order, until one is handled. */
  commands: string[];
}

export type Modifier = "shift" | "control" | "alt" | "meta";

export type ClientToolEvent =
  | "tap"
  | "doubleTap"
  | "tripleTap"
  | "longPress"
  | "drag"
  | "contextMenu"
  | "hover"
  | "key"
  | "text"
  | "answer"
  | "command";

export type ToolGroup =
  | "view"
  | "annotate"
  | "draw"
  | "insert"
  | "measure"
  | "redact"
  | "fillAndSign"
  | "forms";

export interface ToolbarGroupWithItems {
  /** The group's id in requests. */
  id: string;
  /** The label for people. */
  title: string;
  /** The tools of the group, in order. */
  items: ToolbarItem[];
}

export interface ToolbarItem {
  /** The tool's id. */
  tool: string;
  /** The label for people. */
  title: string;
  /** The style of the tool's new annotations, for its icon; absent for tools without a style. */
  style?: Style;
  /** The presets; absent if `fields` omits them. */
  presets?: Style[];
  /** The first preset equal to the tool's style. */
  selectedPreset?: number;
}

export interface ToolbarStep {
  /** Whether there is a step. */
  enabled: boolean;
  /** The name of the step. */
  name?: string;
}

/** A group of tools in the toolbar. */
export interface ToolbarGroup {
  /** The group's id in requests. */
  id: string;
  /** The title for people; by default the id. */
  title?: string;
  /** The ids of the tools, in order. */
  tools: string[];
}

/** A place in the toolbar. */
export interface ToolbarPlace {
  /** The group's id. */
  group: string;
  /** The tool's id; without it, the place is that of the group. */
  tool?: string;
  /** The new index, from 0; by default the last. */
  to?: number;
}

export interface ToolStyle {
  /** The tool's id. */
  tool: string;
  /** The style of new annotations; absent if `fields` omits it. */
  style?: Style;
  /** The presets; absent if `fields` omits them. */
  presets?: Style[];
  /** The first preset equal to the tool's style. */
  selectedPreset?: number;
}

export interface StandardStamp {
  /** The value for the tool option `stamp`, and for `icon`. */
  name: string;
  /** The text of the stamp. */
  text: string;
  /** The default colour of the stamp. */
  color: Color;
}

export type PointerType = "touch" | "mouse" | "pen";

export type GesturePhase = "began" | "moved" | "ended" | "cancelled";

export type PointerPhase = "down" | "move" | "up" | "cancel" | "hover";

/** The state of a pointer at one moment. */
export interface PointerSample {
  /** The position, in the space of the event. */
  point: Point;
  /** The time in milliseconds of the client's clock. */
  time: number;
  /** The pressure, 0 to 1. */
  pressure?: number;
  /** The tilt of a pen to the right, in degrees. */
  tiltX?: number;
  /** The tilt of a pen towards the user, in degrees. */
  tiltY?: number;
}

/**
 * The user's answer, by the requirement's kind: `text` a string, or `{date}` if it has a `date`;
 * `number` a number; `choice` an id, ids if it `takesSeveral`, any text if it `takesOther`; `file`
 * a file; `link` an `Action`, `{uri}` or `{pageIndex}`; `signature` a `SignatureSource`; `sound` a
 * WAV file or a `Sound` with samples; `confirm` a boolean; `properties` an object of changed values
 * by id.
 */
export type Answer =
  | string
  | number
  | boolean
  | string[]
  | FileByPath
  | FileByContents
  | Sound
  | Action
  | LinkToUri
  | LinkToPage
  | CalendarDate
  | SignatureSource
  | Record<string, PropertyValue>;

/** A link to an address. */
export interface LinkToUri {
  uri: string;
}

/** A link to a page. */
export interface LinkToPage {
  pageIndex: number;
}

/** A date, which the server writes in the field's format. */
export interface CalendarDate {
  /** The date as `2026-02-28` or `2026-02-28T14:30`. */
  date: string;
}

export interface MenuAddition {
  /** The id for `menu/didChoose` and `interaction/command`. */
  id: string;
  /** The title to show. */
  title: string;
  /** The id of the item to insert it before; by default at the end. */
  before?: string;
}

export type FieldNeighbour = "next" | "previous";

export interface ComponentState {
  /** The component's id in requests. */
  id: ComponentName;
  /** Whether the component may act; for a composed one, whether all members may. */
  enabled: boolean;
  /** Whether some members of a composed component may act and others may not. */
  mixed?: boolean;
  /** The members of a composed component. */
  members?: Component[];
  /** The conditions in the order in which they are asked; none for a composed component. */
  conditions: ComponentCondition[];
  /**
   * The ids of the callbacks in the order in which they are called; none for a composed component.
   */
  callbacks: string[];
}

export type ComponentName =
  | "selectAnnotation"
  | "deselectAnnotation"
  | "transformAnnotation"
  | "editAnnotation"
  | "openLinkAnnotation"
  | "showAnnotationMenu"
  | "fastScroll"
  | "smartZoom"
  | "toggleUserInterface"
  | "selectText"
  | "deselectText"
  | "allAnnotationInteractions"
  | "allTextInteractions"
  | "allInteractions";

export interface ComponentCondition {
  /** The id for `interaction/removeCondition`. */
  conditionId: string;
  /** The condition. */
  condition?: Condition;
  /** Whether the client is asked instead. */
  ask?: boolean;
  /** How long to wait for the answer, in milliseconds. */
  timeoutMs?: number;
  /** The answer if none came in time. */
  otherwise?: GateAnswer;
}

/** A condition: an object with exactly one member, which names the test. */
export type Condition =
  | AllCondition
  | AnyCondition
  | NotCondition
  | AnnotationTypeCondition
  | AnnotationIdCondition
  | PageIndexCondition
  | InsideCondition
  | AuthorCondition
  | SubjectCondition
  | GroupCondition
  | CustomDataCondition
  | FieldNameCondition
  | FlagCondition
  | ToolCondition
  | PointerTypeCondition
  | ModeCondition
  | DirectionCondition
  | LinkKindCondition
  | ModifiersCondition
  | ZoomCondition;

/** All conditions hold. */
export interface AllCondition {
  all: Condition[];
}

/** At least one condition holds. */
export interface AnyCondition {
  any: Condition[];
}

/** The condition does not hold. */
export interface NotCondition {
  not: Condition;
}

/** The annotation's type. */
export interface AnnotationTypeCondition {
  annotationType: AnnotationType[];
}

/** The annotation's id. */
export interface AnnotationIdCondition {
  annotationId: string[];
}

/** The page, from 0. */
export interface PageIndexCondition {
  pageIndex: number[];
}

/** The point is in this rectangle of the page. */
export interface InsideCondition {
  inside: Rect;
}

/** The annotation's author. */
export interface AuthorCondition {
  author: string[];
}

/** The annotation's subject. */
export interface SubjectCondition {
  subject: string[];
}

/** The id of the annotation that leads the annotation's group. */
export interface GroupCondition {
  group: string[];
}

/** Each key has a listed value, or any if its list is empty. */
export interface CustomDataCondition {
  customData: Record<string, string[]>;
}

/** The form field's name, or the name of a field above it. */
export interface FieldNameCondition {
  fieldName: string[];
}

/** A flag of the annotation. */
export interface FlagCondition {
  flag: AnnotationFlag[];
}

/** The active tool. */
export interface ToolCondition {
  tool: string[];
}

/** The type of the pointer. */
export interface PointerTypeCondition {
  pointerType: PointerType[];
}

/** The kind of transformation. */
export interface ModeCondition {
  mode: TransformationMode[];
}

export type TransformationMode = "move" | "resize" | "rotate" | "adjust";

/** Whether a fast scroll goes forward (1) or backward (-1). */
export interface DirectionCondition {
  direction: (1 | -1)[];
}

/** The kind of the link's action. */
export interface LinkKindCondition {
  linkKind: string[];
}

/** A modifier key that is held down. */
export interface ModifiersCondition {
  modifiers: Modifier[];
}

/** The scale that a zoom results in. */
export interface ZoomCondition {
  zoom: ScaleRange;
}

/** A range of scales. */
export interface ScaleRange {
  /** The minimum; no limit unless given. */
  min?: number;
  /** The maximum; no limit unless given. */
  max?: number;
}

/**
 * `true` or `"allow"`; `false` or `"refuse"`: it does not happen, and a touch continues to the
 * object below; `"consume"`: the client has handled the event, which ends here.
 */
export type GateAnswer = boolean | "allow" | "refuse" | "consume";

/** A client gesture and its relations to components. */
export interface ClientGesture {
  /** The gesture's id: letters, digits, `.`, `-` and `_`. */
  id: string;
  /** The event of which the gesture consists. */
  kind: GestureKind;
  /** For a `tap`: the number of taps; 1 unless given. */
  taps?: number;
  /** The components that the gesture waits for; it fails if one of them acts. */
  requireToFail?: ComponentName[];
  /** The components that wait for the gesture; they do not act if it begins. */
  blocks?: ComponentName[];
  /** The components that the gesture may begin together with; stronger than `blocks`. */
  simultaneousWith?: ComponentName[];
  /** Whether to ask the client with `gesture/shouldBegin` each time; always for `custom`. */
  ask?: boolean;
  /** How long to wait for the answer, in milliseconds; without an answer the gesture fails. */
  timeoutMs?: number;
}

export type GestureKind = "tap" | "doubleTap" | "longPress" | "drag" | "contextMenu" | "custom";

/** How a tap near an edge of the view turns pages. */
export interface FastScrollSettings {
  /**
   * The width of the margin, in pixels of the view, at most a third of its width. Default: `44`.
   */
  margin?: number;
  /** Whether the new spread is fitted into the view; if not, the zoom is kept. Default: `false`. */
  resetsZoom?: boolean;
  /** Whether the front end may animate the movement. Default: `false`. */
  animated?: boolean;
}

/** How a double tap zooms to the tapped object. */
export interface SmartZoomSettings {
  /** The margin around a block, in points. Default: `8`. */
  margin?: number;
  /** The maximum scale, as a multiple of the scale that fits the page's width. Default: `4`. */
  greatestFactor?: number;
  /** The zoom factor if there is no block. Default: `2`. */
  plainFactor?: number;
  /** Whether the front end may animate the zoom. Default: `true`. */
  animated?: boolean;
}

export type RuleScope = "view" | "document" | "session";

export type Verdict =
  | "wouldAct"
  | "disabled"
  | "noContext"
  | "notPermitted"
  | "condition"
  | "vetoed"
  | "notAsked"
  | "preceded"
  | "takenByTool"
  | "consumed"
  | "blocked"
  | "wouldBegin"
  | "wouldBeAsked"
  | "fails";

export interface ActivationContext {
  /** The annotation's id. */
  annotation?: string;
  /** For `transformAnnotation`: the kind of change. */
  mode?: TransformationMode;
  /** For `openLinkAnnotation`: the URI of a detected address. */
  uri?: string;
  /** For `fastScroll`: 1 forward, -1 backward. */
  direction?: 1 | -1;
  /** For `smartZoom`: the area to fill the view, in page space; `null` to zoom out. */
  targetRect?: Rect | null;
}

export type ExplainedEvent =
  | "tap"
  | "doubleTap"
  | "tripleTap"
  | "longPress"
  | "contextMenu"
  | "drag";

export interface ExplanationStep {
  /** The component, unless the step is a gesture. */
  component?: Component;
  /** The client's gesture. */
  gesture?: string;
  /** The object that the component would act on. */
  context?: ActivationContext;
  /** The verdict, as a word. */
  verdict: Verdict;
  /** The cause of the decision: a condition, a hook, a rule, a component, a gesture or a tool. */
  by?: string;
  /** The verdict as a sentence. */
  reason: string;
}

export type Hook =
  | "tool/shouldChange"
  | "annotations/shouldSelect"
  | "annotations/shouldEdit"
  | "links/shouldFollow"
  | "action/shouldRun"
  | "selection/shouldCopy"
  | "menu/shouldShow"
  | "interaction/shouldHandle";

export type GestureRelation = "requireToFail" | "blocks" | "simultaneousWith";

export type ActionTrigger =
  | "activate"
  | "enter"
  | "exit"
  | "down"
  | "up"
  | "focus"
  | "blur"
  | "pageOpen"
  | "pageClose"
  | "pageVisible"
  | "pageInvisible"
  | "open"
  | "close"
  | "willClose"
  | "willSave"
  | "didSave"
  | "willPrint"
  | "didPrint"
  | "keystroke"
  | "format"
  | "validate"
  | "calculate";

export interface TriggeredAction {
  /** The trigger that runs the action. */
  trigger: ActionTrigger;
  /** The action. */
  action: Action;
}

export interface SelectedText {
  /** The selected ranges. */
  ranges: TextSpan[];
  /** The text. */
  text: string;
  /** The place of the text. */
  quads: PageQuads[];
}

/** A range of text in reading order, possibly across pages. */
export interface TextSpan {
  /** The position before the first character. */
  start: TextPosition;
  /** The position after the last character. */
  end: TextPosition;
}

/** A position between two characters of a page's text, in reading order. */
export interface TextPosition {
  /** The page, from 0. */
  pageIndex: number;
  /** The number of characters before it on the page. */
  offset: number;
}

export interface PageQuads {
  /** The page, from 0. */
  pageIndex: number;
  /** A quad for each piece of a line, in page space. */
  quads: Quad[];
}

export interface SelectedImage {
  /** The page, from 0. */
  pageIndex: number;
  /** The index from `page/images`. */
  index: number;
  /** The bounding box of the visible part, in page space. */
  rect: Rect;
  /** The corners of the whole image as stored, in page space. */
  quad: Quad;
  /** The stored width in pixels. */
  width: number;
  /** The stored height in pixels. */
  height: number;
}

export interface TextRange {
  /** One end of the range. */
  from: TextPosition;
  /** The other end of the range. */
  to: TextPosition;
  /** The unit to which both ends are extended. */
  granularity?: Granularity;
}

export type Granularity = "character" | "word" | "line" | "paragraph";

export interface ImagePlace {
  /** The page, from 0. */
  pageIndex: number;
  /** The index from `page/images`. */
  index: number;
}

/** An image as a file. */
export interface CopiedImage {
  /** `image/png` or `image/jpeg`. */
  mimeType: string;
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
  /** The file, if delivered inline. */
  data?: Base64;
  /** The path of the file; the client deletes it. */
  path?: string;
  /** The POSIX shared memory with the file; the client unlinks it. */
  sharedMemory?: SharedMemory;
}

export interface ProgressReport {
  /** The units of work done, such as pages. */
  done: number;
  /** The units of work in total. */
  total: number;
}

export type ChangeCause = "tool" | "api" | "undo" | "redo" | "rollback" | "import";

export interface PageRun {
  /** The previous index of the first page. */
  from: number;
  /** The index of the first page now. */
  to: number;
  /** The number of pages. */
  count: number;
}

export type DiskChange = "replaced" | "overwritten" | "removed";

export type LossReason = "crashed" | "hung" | "stalled" | "killed";

export interface AnnotationChange {
  /** The annotation. */
  id: string;
  /**
   * The changed members, among them `states`, and `order` if its place in the stacking order
   * changed; empty if only the appearance changed, as for a form field.
   */
  members: string[];
}

/** A change that one or more annotations share. */
export interface AnnotationPatch {
  /** The annotations. */
  ids: string[];
  /** The distance in points by which `rect` and all their points moved, to a thousandth. */
  offset?: Point;
  /** The other changed members, with their values now. */
  values: AnnotationValues;
  /** Whether the stacking order on their page changed: `annotations/list` returns it. */
  reordered?: boolean;
}

/** Members of an [`Annotation`](#annotation) with their values; `null` for removed members. */
export interface AnnotationValues {
  /** The id, unique in the document; generated unless given. */
  id?: string | null;
  /** The annotation's type. */
  type?: AnnotationType | null;
  /** The page, from 0. */
  pageIndex?: number | null;
  /** The covered area; derived from the points if there are any. */
  rect?: Rect | null;
  /** The text, or an alternative description. */
  contents?: string | null;
  /** The author; default: the session's author. */
  author?: string | null;
  /** The subject. */
  subject?: string | null;
  /** The time of creation; default: now. */
  created?: Timestamp | null;
  /** The time of the last change; default: now. */
  modified?: Timestamp | null;
  /** The colour of the lines, the markup, or the note. */
  color?: Color | null;
  /** The fill colour. */
  interiorColor?: Color | null;
  /** The opacity; default: 1. */
  opacity?: number | null;
  /** The line around or along the annotation. */
  border?: Border | null;
  /** The permissions and visibility. */
  flags?: AnnotationFlag[] | null;
  /** The marked text, or the active area of a link. */
  quads?: Quad[] | null;
  /** The lines of an ink drawing. */
  strokes?: Path[] | null;
  /** The corners of a polygon or polyline. */
  vertices?: Path | null;
  /** The two ends of a line. */
  line?: Path | null;
  /** The line endings at the start and the end. */
  lineEndings?: LineEnding[] | null;
  /** The leader lines of a line that is drawn beside its ends. */
  leader?: Leader | null;
  /** Shows the contents of a line, or the value of a measuring line, along it. */
  caption?: Caption | null;
  /**
   * The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber stamp,
   * such as `Approved`.
   */
  icon?: string | null;
  /** Whether a note is initially open. */
  open?: boolean | null;
  /** The action of a click or tap. */
  link?: Action | null;
  /** The annotation that this one replies to. */
  replyTo?: string | null;
  /** The annotation that this one is grouped with. */
  group?: string | null;
  /**
   * The group's name, as Nutrient writes it: annotations of one page with the same name are
   * selected together.
   */
  groupName?: string | null;
  /** For a reply: the review state that it gives to its target. */
  state?: ReviewStateName | null;
  /** The current state from each author; read-only. */
  states?: AnnotationState[] | null;
  /** For a popup: the annotation whose text it shows. */
  parent?: string | null;
  /** The popup with the annotation's text; read-only. */
  popup?: string | null;
  /** The text under a text markup; only if requested. */
  coveredText?: string | null;
  /** The rich text of a free text: XHTML with style attributes (ISO 32000-2, 12.7.4.4). */
  richText?: string | null;
  /** For a free text: the tip, an optional knee, and the end at the text. */
  callout?: Path | null;
  /** For a callout: the part of `rect` that holds the text; initially all of `rect`. */
  textBox?: Rect | null;
  /** The font of a free text, a redaction or a measurement. */
  font?: Font | null;
  /** The alignment of that text. */
  align?: TextAlignment | null;
  /** The rotation of a stamp or free text, clockwise in degrees; 0 is upright. */
  rotation?: number | null;
  /** The size before rotation, unless `rotation` is a quarter turn. */
  uprightSize?: Size | null;
  /**
   * The visible part of a stamp's picture, as fractions of its width and height, y down. The rest
   * stays in the file. Default: all of it.
   */
  crop?: Rect | null;
  /** The text over the redacted area. */
  overlayText?: string | null;
  /** The search that made a redaction: applying it removes what the search finds elsewhere, too. */
  query?: RedactionQuery | null;
  /** The file of a file attachment. */
  attachment?: Attachment | null;
  /** The recording of a sound. */
  sound?: Sound | null;
  /** The picture of a stamp, unless `icon` names it; images are left out. */
  picture?: StampPicture | null;
  /** The scale and units of a measuring annotation. */
  measure?: Measure | null;
  /** The measured value with its unit; read-only. */
  measured?: string | null;
  /** The purpose of the annotation: `FreeTextCallout`, `PolygonCloud`, … */
  intent?: string | null;
  /** The pressure, 0 to 1, at each point of each ink stroke. */
  pressures?: number[][] | null;
  /** Whether the colour darkens the page beneath. */
  multiply?: boolean | null;
  /** Application data, under the applications' own keys. */
  customData?: Record<string, string> | null;
  /** Whether all interaction is ignored; also one of `flags`. */
  readOnly?: boolean | null;
  /**
   * The annotation's layer, also for a new annotation; change it with `layers/assign`. Absent if it
   * depends on a combination of layers.
   */
  layer?: string | null;
  /** Whether the file has an appearance. A widget can get one with its field's value. */
  hasAppearance?: boolean | null;
}

export interface LackingText {
  /** The annotation, if the text belongs to one. */
  annotationId?: string;
  /** The name of the form field, if the text is its value. */
  field?: string;
  /** The characters, without repeats, in text order. */
  characters: string[];
}

export type BookmarkCause = "add" | "remove" | "replace" | "reorder" | "load";

export type BookmarkOperation = "list" | "add" | "remove" | "save";

export type ViewCause =
  | "api"
  | "tool"
  | "link"
  | "history"
  | "scroll"
  | "zoom"
  | "document"
  | "fastScroll"
  | "smartZoom";

export type ToolbarPart = "groups" | "styles";

/** The outcome of a user's event. */
export interface EventResult {
  /** Whether a tool handled the event, or a client gesture blocked it. */
  handled: boolean;
  /** The active tool. */
  tool: string;
  /** The active tool and its state. */
  state: string;
  /** All tools that saw the event, in order. */
  toolPath: string[];
  /** The component that acted. */
  component: Component | null;
  /** The client gestures that the event belongs to. */
  gestures?: string[];
  /** The condition, hook or gesture through which the client consumed the event. */
  consumed?: string;
  /** The overlay to draw over the pages; absent if unchanged. */
  overlay?: Overlay;
  /**
   * The change to the previous overlay, instead of a longer `overlay`; only with the capability
   * `overlayChanges`.
   */
  overlayChange?: OverlayChange;
  /** The input that the tool needs from the user; absent if unchanged, `null` if none any more. */
  requirement?: Requirement | null;
  /** The current menu; absent if unchanged. */
  menu?: Menu;
  /**
   * The change to the previous menu, instead of a longer `menu`; only with the capability
   * `menuChanges`.
   */
  menuChange?: MenuChange;
  /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
  cursor?: Cursor;
  /**
   * The text of the annotation under the hovering pointer; absent if unchanged, `null` for none.
   */
  hover?: Hover | null;
  /** The error of a tool. */
  error?: Error;
}

export type ClientGesturePhase =
  | "began"
  | "moved"
  | "ended"
  | "cancelled"
  | "recognized"
  | "failed";

export type LinkTarget = "safe" | "file" | "script" | "relative" | "unknown";

export type MediaOperation = "pause" | "resume" | "execute";

export type HostSignatureRequest = "sign" | "information";

export type BodyEncoding = "text" | "base64";

export type Kind = "mail" | "print" | "beep";

export type Level = "message" | "error" | "limitExceeded" | "unsupported" | "notPermitted";

/** The pointer of the event that a question is about. */
export interface Pointer {
  /** The type of the pointer. */
  pointerType: PointerType;
  /** The position in the view, in its pixels. */
  viewPoint: Point;
  /** The page under the pointer, from 0. */
  pageIndex?: number;
  /** The position on the page, in page space. */
  point?: Point;
  /** The modifier keys that are held down. */
  modifiers?: Modifier[];
}

/** The trigger of an action. */
export interface ActionOccasion {
  /** The trigger. */
  trigger: ActionTrigger;
  /** The annotation that has the action. */
  annotationId?: string;
  /** The page that has the action, or the page that the user touched. */
  pageIndex?: number;
  /** The point that the user touched, in page space. */
  point?: Point;
}

/** A user's event for a client's tool. */
export interface ClientToolEventParams {
  /** Its type. */
  kind: ClientToolEvent;
  /** The phase of a `drag` or `longPress`. */
  phase?: GesturePhase;
  /** The page under the pointer. */
  pageIndex?: number;
  /** The place on the page, in page space. */
  point?: Point;
  /** The place in the view, in its pixels. */
  viewPoint?: Point;
  /** The start of a `drag` or `longPress` on its page. */
  origin?: Point;
  /** The user's pointer. */
  pointerType?: PointerType;
  /** The pointer's id, if the event reported one. */
  pointerId?: number;
  /** The buttons that are held down, as the event reported them. */
  buttons?: number;
  /** The pressure, 0 to 1. */
  pressure?: number;
  /** The pen's tilt to the right, in degrees; 0 if unknown. */
  tiltX?: number;
  /** The pen's tilt towards the user, in degrees; 0 if unknown. */
  tiltY?: number;
  /** Keys that are held down. */
  modifiers?: Modifier[];
  /** The key's name, as in browsers' `KeyboardEvent.key`. */
  key?: string;
  /** All of the text that the user has entered so far. */
  text?: string;
  /** The answer to the tool's requirement; `null`: none was given. */
  value?: ToolAnswer;
  /** The command of a menu item or of a key. */
  command?: string;
}

/**
 * The user's answer to a client tool's requirement, by its kind: `text` a string; `number` a
 * number; `choice` a choice's id, another text or, if it `takesSeveral`, an array of ids; `confirm`
 * a boolean; `link` an `Action`; `properties` an object of changed values by id. `null`: no answer.
 */
export type ToolAnswer =
  | string
  | number
  | boolean
  | string[]
  | Action
  | Record<string, PropertyValue>
  | null;

/** The place of a client tool's event, with the objects there. */
export interface ClientToolContext {
  /** The document. */
  documentId: string;
  /** The view. */
  viewId: string;
  /** The tool's state, as it last reported it. */
  state: string;
  /** The tool that this one wraps. */
  wraps?: string;
  /** The wrapped tool's state. */
  wrappedState?: string;
  /** The view's scale, in pixels per point. */
  scale: number;
  /** The word at the pointer. */
  word?: WordAtPointer;
  /** The ids of the annotations at the pointer, the likeliest first. */
  annotations?: string[];
}

export interface WordAtPointer {
  /** The word. */
  text: string;
  /** The word's quads in page space; several if it is split across lines. */
  quads: Quad[];
}

export interface WantedRequirement {
  /** The kind of input. */
  kind: RequirementKind;
  /** The question for the user, such as `Text of the note`. */
  prompt: string;
  /** The present value. */
  value?: string;
  /** The options of a `choice`. */
  choices?: Choice[];
}

/** A change by a client's tool; give exactly one member. */
export interface ClientToolEdit {
  /** A new annotation. */
  add?: Annotation;
  /** The annotation to change, and how. */
  update?: ClientToolUpdate;
  /** The ids of annotations to delete. */
  delete?: string[];
}

/** Changes of a client's tool to an annotation. */
export interface ClientToolUpdate {
  /** The annotation. */
  id: string;
  /** The changes. */
  changes: AnnotationChanges;
}

/** A bookmark as a client provider stores it. */
export interface KeptBookmark {
  /** The id, which stays the same. */
  id: string;
  /** The name that the reader gave the bookmark. */
  name?: string;
  /** The page that the bookmark goes to, from 0. */
  pageIndex?: number;
  /** The action; a client may send it instead of `pageIndex` or with it. */
  action?: Action;
  /** The bookmark's position in the custom order; opaque. */
  sortKey?: number;
}

export type AlertIcon = "error" | "warning" | "question" | "status";

export type AlertButton = "ok" | "cancel" | "yes" | "no";

/**
 * An item of a script's pop-up menu. An item that can be chosen has a `choice`, a submenu has
 * `items`, and a separator has neither.
 */
export interface ScriptMenuItem {
  /** The title to show; empty for a separator. */
  title: string;
  /** Whether the item can be chosen, or the submenu can be opened. */
  enabled: boolean;
  /** Whether the item has a mark. */
  checked: boolean;
  /** The number to answer with if this item is chosen. */
  choice?: number;
  /** The items of a submenu. */
  items?: ScriptMenuItem[];
}

/** The members that any request may have besides its own. */
export interface GeneralParams {
  /** Asks for `$/progress` with this token. */
  progressToken?: number | string;
  /**
   * Asks for the result in pieces, as `$/progress` with this token; the reply then repeats none of
   * them. Methods with short results ignore it.
   */
  partialResultToken?: number | string;
  /** The revision that the document must have, or the request fails with `contentModified`. */
  ifRevision?: number;
}

export type ErrorKind =
  | "parseError"
  | "invalidRequest"
  | "methodNotFound"
  | "invalidParams"
  | "internalError"
  | "notInitialized"
  | "requestCancelled"
  | "contentModified"
  | "unknownDocument"
  | "cannotOpen"
  | "passwordRequired"
  | "damaged"
  | "unsupported"
  | "notPermitted"
  | "limitExceeded"
  | "changedOnDisk"
  | "notFound"
  | "saveFailed"
  | "vetoed"
  | "timedOut"
  | "workerLost"
  | "documentBusy";

/** What the client asks. */
export interface Requests {
  /** Begins the session; no other request is accepted before it. */
  "initialize": {
    params: {
      /** The name and version of the client. */
      clientInfo?: ClientInfo;
      /** The protocol version that the client was written for; by default the server's. */
      protocolVersion?: string;
      /** The client's capabilities. */
      capabilities?: ClientCapabilities;
      /**
       * The client's process id, on the same machine. When that process ends, the server ends as at
       * the end of its input.
       */
      processId?: number;
      /**
       * The user's language, such as `en-GB`. It has no effect yet: the server's texts are English.
       */
      locale?: string;
      /** Settings for the whole session. */
      options?: SessionOptions;
      /**
       * Whether to refuse every request with an unknown member; by default only those that write,
       * sign, redact or delete something.
       */
      strict?: boolean;
    } & GeneralParams;
    result: {
      /** The name and version of the server. */
      serverInfo: ServerInfo;
      /**
       * The protocol version in use: the older one of client and server if their major versions
       * match, or else the server's.
       */
      protocolVersion: string;
      /** The server's capabilities. */
      capabilities: Capabilities;
    };
  };
  /** Ends the session; only `exit` may follow. */
  "shutdown": {
    params: {} & GeneralParams;
    result: {};
  };
  /** Replies, and does nothing else. */
  "server/ping": {
    params: {} & GeneralParams;
    result: {};
  };
  /** Returns statistics of the server: documents, memory, caches and processes. */
  "server/status": {
    params: {} & GeneralParams;
    result: {
      /** The number of open documents. */
      documents: number;
      /** The engine's memory in bytes, rounded up to whole MiB. */
      memoryBytes: number;
      /** The size of page text kept for searching, in bytes. */
      cacheBytes: number;
      /** The sums for each kind of cache over all open documents and their processes. */
      caches: CacheStatus[];
      /** The seconds since the session began. */
      uptimeSeconds: number;
      /** Why the state folder, the cache folder or its thumbnails are not used. */
      warning?: string;
      /** The processes of the open documents, if each has its own. */
      workers?: WorkerStatus[];
      /** The sandbox of these processes; absent with `--sandbox off`. */
      sandbox?: SandboxStatus;
    };
  };
  /** Describes the protocol for machines, as `recto describe` does. */
  "server/describe": {
    params: {} & GeneralParams;
    result: {
      /** The version of OpenRPC. */
      openrpc: string;
      /** `{title, version, license}`; the version is the protocol's. */
      info: unknown;
      /** The client's requests and notifications, as OpenRPC's Method Objects. */
      methods: unknown;
      /** The server's notifications, in the same form. */
      "x-notifications": unknown;
      /** The server's requests, in the same form. */
      "x-clientRequests": unknown;
      /** The schema of the members that any params may have. */
      "x-generalParams": unknown;
      /** References to errors that any request can return. */
      "x-generalErrors": unknown;
      /** `{schemas, errors}`, referred to by the other members. */
      components: unknown;
    };
  };
  /** Sets the level of log messages sent as `log/message`. */
  "log/setLevel": {
    params: {
      /** The least severe level to send; without it, no messages are sent. */
      level?: LogLevel;
    } & GeneralParams;
    result: {};
  };
  /** Opens a PDF and its first view. */
  "document/open": {
    params: {
      /** The file's path. Give one of `path`, `uri` and `data`. */
      path?: string;
      /** A `file:` URI, percent-encoded. `#page=` or `#nameddest=` is a place to show. */
      uri?: string;
      /** The bytes of a PDF, in base64. */
      data?: Base64;
      /** The user password or the owner password. */
      password?: string;
      /** Whether to refuse every change, and to save over the file. */
      readOnly?: boolean;
      /** The client's limits on the user's changes. */
      policy?: Policy;
      /** How the first view shows the document. */
      view?: FirstView;
      /**
       * The named destination that the first view shows; ignored if the document does not have it.
       */
      name?: string;
      /** The preset of the document's views, from the beginning. */
      interactions?: Interactions;
      /**
       * How to treat unsaved changes of an earlier session: `apply` makes them again, `discard`
       * sets them aside, `report` leaves them for a later choice, until the first new change sets
       * them aside.
       */
      recovery?: RecoveryChoice;
      /** Whether the document's scripts run; by default as in `initialize`. */
      javascript?: boolean;
    } & GeneralParams;
    result: {
      /** The document's id in other requests. */
      documentId: string;
      /** The id of the first view. */
      viewId: string;
      /** The number of pages. */
      pageCount: number;
      /** The document's title. */
      title?: string;
      /**
       * The document's revision, which each change increments. A document that is opened has 0
       * unless changes were recovered; a reload goes on counting.
       */
      revision: number;
      /** Whether the file was damaged and has been repaired. */
      repaired: boolean;
      /** The document's permissions. */
      permissions: Permissions;
      /** The document's features besides pages. */
      features: Features;
      /** Unsaved changes of an earlier session, if any. */
      recovery?: Recovery;
      /**
       * `true` if another server changed the file and still has it open: changes are refused as
       * `notPermitted` by `otherServer` until it is closed there.
       */
      editedElsewhere?: boolean;
    };
  };
  /**
   * Closes a document and its views. Pending work of the tools is committed first; if that fails,
   * the document stays open. Unsaved changes stay in its edit log, for `recovery` when it is opened
   * again; those of a document opened from data are lost.
   */
  "document/close": {
    params: {
      /** The document. */
      documentId: string;
      /** Whether to discard unsaved changes and pending work. */
      discard?: boolean;
    } & GeneralParams;
    result: {};
  };
  /** Returns the information dictionary and the state of a document. */
  "document/info": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The title. */
      title?: string;
      /** The author of the text. */
      author?: string;
      /** The subject. */
      subject?: string;
      /** The keywords. */
      keywords?: string;
      /** The program that created the original document. */
      creator?: string;
      /** The program that produced the PDF. */
      producer?: string;
      /** The time of creation. */
      created?: Timestamp;
      /** The time of the last change. */
      modified?: Timestamp;
      /** Nonstandard entries of the information dictionary, if any. */
      custom?: Record<string, string>;
      /** How the file asks to be shown, if it does. */
      initialView?: InitialView;
      /** The version of PDF, such as `1.7`. */
      pdfVersion: string;
      /** The number of pages. */
      pageCount: number;
      /** Whether the file is encrypted. */
      encrypted: boolean;
      /** The document's permissions. */
      permissions: Permissions;
      /** The document's revision: the number of changes. */
      revision: number;
      /** Whether the document has unsaved changes. */
      dirty: boolean;
      /** How many script dialogues were withheld since the user's last input. */
      withheldDialogues?: number;
      /** The pending request to the client that the document waits for, such as `host/alert`. */
      waitsFor?: string;
    };
  };
  /** Lists the open documents, in the order in which they were opened. */
  "document/list": {
    params: {} & GeneralParams;
    result: {
      /** The open documents. */
      documents: DocumentSummary[];
    };
  };
  /**
   * Saves a document to a file, atomically. The old file is kept until the new one is complete.
   * Only saving over its own file makes a document clean. Pending work of the tools is committed
   * first. Requests about the document wait during the save; cancelling leaves the old file
   * unchanged.
   */
  "document/save": {
    params: {
      /** The document. */
      documentId: string;
      /** The path; the document's own file unless given. */
      path?: string;
      /**
       * `incremental` appends the changes to the original bytes; `full` rewrites the file without
       * unused objects; `auto` is `incremental` if the file was sound, and not rewritten since it
       * was opened.
       */
      mode?: SaveMode;
      /**
       * Sets, changes or removes passwords, and rewrites the file; by default the encryption stays.
       */
      encrypt?: Encrypt;
      /** The objects that become page content in a copy, which needs another path. */
      flatten?: FlattenKind;
      /** Whether the file is rewritten as small as possible. */
      optimize?: boolean;
      /** Not supported. */
      linearize?: boolean;
      /** Whether a signed document may be rewritten, which invalidates its signatures. */
      breakSignatures?: boolean;
      /**
       * `true` replaces the document's own file even if another program changed it since it was
       * opened; if not, the save fails with `changedOnDisk`. `false` replaces no other existing
       * file either, and fails in the same way.
       */
      overwrite?: boolean;
      /**
       * Whether to read the new file back and check it for every change before it replaces the old
       * one.
       */
      verify?: boolean;
    } & GeneralParams;
    result: {
      /** The path of the file, with symbolic links resolved. */
      path: string;
      /** The new length of the file in bytes. */
      bytes: number;
      /** `incremental` or `full`. */
      mode: SaveMode;
      /** The bookmark providers that failed to save; absent if none failed. */
      failedProviders?: FailedProvider[];
    };
  };
  /**
   * Reloads a document from its file. Pending work of the tools is committed first. Unsaved changes
   * are applied again if they fit, and only they can be undone. Views keep their place and
   * selection as far as possible. If the file cannot be opened, the document does not change.
   */
  "document/reload": {
    params: {
      /** The document. */
      documentId: string;
      /** The file's password; by default the one that opened it, or that a save has set since. */
      password?: string;
      /** Whether to discard unsaved changes and pending work. */
      discard?: boolean;
    } & GeneralParams;
    result: {
      /** The document's id in other requests. */
      documentId: string;
      /** The id of the first view. */
      viewId: string;
      /** The number of pages. */
      pageCount: number;
      /** The document's title. */
      title?: string;
      /**
       * The document's revision, which each change increments. A document that is opened has 0
       * unless changes were recovered; a reload goes on counting.
       */
      revision: number;
      /** Whether the file was damaged and has been repaired. */
      repaired: boolean;
      /** The document's permissions. */
      permissions: Permissions;
      /** The document's features besides pages. */
      features: Features;
      /** Unsaved changes of an earlier session, if any. */
      recovery?: Recovery;
      /**
       * `true` if another server changed the file and still has it open: changes are refused as
       * `notPermitted` by `otherServer` until it is closed there.
       */
      editedElsewhere?: boolean;
    };
  };
  /**
   * Undoes the user's last step. It is a vertex or stroke of pending work, or else the last change.
   */
  "document/undo": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The name of the undo step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that changed in appearance, from 0. */
      pages: number[];
      /**
       * The annotations that the step restored or changed and that exist now; users expect these to
       * be selected.
       */
      annotations: string[];
    };
  };
  /**
   * Redoes the step that was last undone. The step is in a tool's pending work or in the document.
   */
  "document/redo": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The name of the undo step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that changed in appearance, from 0. */
      pages: number[];
      /**
       * The annotations that the step restored or changed and that exist now; users expect these to
       * be selected.
       */
      annotations: string[];
    };
  };
  /** Returns the names of the steps that can be undone and redone. */
  "document/history": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The steps that can be undone, the next one last. */
      undo: string[];
      /** The steps that can be redone, the next one last. */
      redo: string[];
      /** The open group, which is not a step yet. */
      group?: string;
    };
  };
  /**
   * Begins a group: all changes until `document/commit` form one undo step. Pending work of the
   * tools is committed first. Groups do not nest.
   */
  "document/begin": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the undo step. */
      name: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Ends the open group. Its changes and the pending work of the tools become one undo step. An
   * empty group makes no step.
   */
  "document/commit": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the open group, as a check. */
      name?: string;
    } & GeneralParams;
    result: {
      /** The name of the undo step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that changed in appearance, from 0. */
      pages: number[];
      /**
       * The annotations that the step restored or changed and that exist now; users expect these to
       * be selected.
       */
      annotations: string[];
    };
  };
  /**
   * Ends the open group and takes its changes back. There is no step to redo. Pending work of the
   * tools is not part of the group.
   */
  "document/rollback": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the open group, as a check. */
      name?: string;
    } & GeneralParams;
    result: {
      /** The name of the undo step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that changed in appearance, from 0. */
      pages: number[];
      /**
       * The annotations that the step restored or changed and that exist now; users expect these to
       * be selected.
       */
      annotations: string[];
    };
  };
  /**
   * Exports a document, its annotations and form values, or its text. The document is not saved.
   * Pending work of the tools is committed first.
   */
  "document/export": {
    params: {
      /** The document. */
      documentId: string;
      /** The format to write. */
      format: ExportFormat;
      /** The file to write to; without it, the result has the data. */
      path?: string;
      /**
       * For `xfdf`, `fdf` and `instantJSON`: only these annotations, without form values and
       * bookmarks.
       */
      annotations?: string[];
      /** For `instantJSON`: only the `changes` since the file was opened, or `all`. */
      scope?: ExportScope;
      /**
       * How the data is delivered without `path`; by default `inline`, or beyond 64 KiB as
       * `largePayloads` in `initialize`.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The exported data, unless a path was given; `pdf` and `fdf` in base64. */
      data?: string;
      /**
       * The path of the file, with symbolic links resolved. The client deletes files whose path the
       * server chose.
       */
      path?: string;
      /** The POSIX shared memory with the data; the client unlinks it. */
      sharedMemory?: SharedMemory;
      /** The length of the data in bytes. */
      bytes?: number;
      /** The annotations that the format cannot hold. */
      skipped: Skipped[];
    };
  };
  /**
   * Imports annotations, form values and bookmarks from another format, as one step. Malformed
   * input changes nothing. Pending work of the tools is committed first.
   */
  "document/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The format of the input. */
      format: ExchangeFormat;
      /** The input; `fdf` in base64. Give this or `path`. */
      data?: string;
      /** The path of the input. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The ids of new annotations. */
      added: string[];
      /** The ids of changed annotations. */
      changed: string[];
      /** The ids of removed annotations. */
      removed: string[];
      /** The names of form fields with changed values. */
      fields: string[];
      /** The parts that were skipped. */
      skipped: Skipped[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Changes a document's information dictionary, as one step. Its XMP is updated to match. Entries
   * that are not given stay.
   */
  "document/setInfo": {
    params: {
      /** The document. */
      documentId: string;
      /** The title. Here and below, `null` removes the entry. */
      title?: string | null;
      /** The author of the text. */
      author?: string | null;
      /** The subject. */
      subject?: string | null;
      /** The keywords. */
      keywords?: string | null;
      /** The program that created the original document. */
      creator?: string | null;
      /** The program that produced the PDF. */
      producer?: string | null;
      /** The time of creation. */
      created?: Timestamp | null;
      /** The time of the last change; by default now. */
      modified?: Timestamp | null;
      /** Nonstandard entries by their keys; `null` removes an entry. */
      custom?: Record<string, string | null>;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Returns the XMP packet of a document. */
  "document/metadata": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The packet as in the file; absent if there is none. */
      xmp?: string;
    };
  };
  /**
   * Replaces the XMP packet of a document, as one step. Its information dictionary is updated to
   * match.
   */
  "document/setMetadata": {
    params: {
      /** The document. */
      documentId: string;
      /** The whole packet (ISO 16684-1). */
      xmp: string;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Lists the fonts of a document's pages, form XObjects and annotations. */
  "document/fonts": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The fonts, in the order in which the pages name them. */
      fonts: DocumentFont[];
    };
  };
  /**
   * Removes information that readers do not see at once, as one step. The removal is permanent once
   * the document is saved, as a full rewrite.
   */
  "document/sanitize": {
    params: {
      /** The document. */
      documentId: string;
      /** Whether to only count the information and remove nothing. */
      preview?: boolean;
      /**
       * The information dictionary and XMP. Here and below: if no member is given, everything is
       * removed; if any is `true`, only those; if all that are given are `false`, everything else.
       */
      metadata?: boolean;
      /**
       * Files in the document: attached to it or to its annotations, or embedded for media, links
       * or forms.
       */
      attachments?: boolean;
      /** Scripts, wherever they are; an XFA form that has some. */
      scripts?: boolean;
      /** Layers that are initially hidden, with their contents, annotations and form fields. */
      hiddenLayers?: boolean;
      /** Text that is invisible or outside of the crop box. */
      hiddenText?: boolean;
      /** Annotations except links and form fields. */
      comments?: boolean;
      /** Values and default values of form fields; XFA. Fields stay. */
      fieldValues?: boolean;
      /** Links, and actions that lead out of the document. */
      links?: boolean;
      /** Thumbnails of pages in the file. */
      thumbnails?: boolean;
      /** The private data of programs (`PieceInfo`). */
      privateData?: boolean;
      /** Earlier revisions in the file. */
      earlierRevisions?: boolean;
      /** Objects without references to them. */
      unreferencedObjects?: boolean;
    } & GeneralParams;
    result: {
      /** How much of each chosen kind there was. */
      counts: HiddenInformationCount[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Returns how a document is protected. Use `encrypt` of `document/save` to set, change or remove
   * passwords.
   */
  "document/security": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The encryption method. */
      method: SecurityMethod;
      /** The key length in bits. */
      keyLength?: number;
      /** Whether opening the document requires a password. */
      needsPassword: boolean;
      /**
       * `true` if only the attachments are encrypted: `attachments/extract` takes their password.
       */
      attachmentsOnly?: boolean;
      /** Whether the metadata is encrypted too. */
      metadataIsEncrypted: boolean;
      /** Whether the document was opened with owner rights, which allow everything. */
      owner: boolean;
      /** The permissions of everyone except the owner. */
      permissions: Permissions;
    };
  };
  /** Returns the client's limits on the user's changes to a document. */
  "document/policy": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** Whether every change is refused. Default: `false`. */
      readOnly?: boolean;
      /** Annotation types that may be created; `null`, the default, means all. */
      canCreate?: AnnotationType[] | null;
      /** Types that must not be created, nor converted to. Default: none. */
      cannotCreate?: AnnotationType[];
      /** Annotation types that may be changed or deleted; `null`, the default, means all. */
      canEdit?: AnnotationType[] | null;
      /** Types that must not be changed or deleted. Default: none. */
      cannotEdit?: AnnotationType[];
      /**
       * Indexes of pages that take no new annotations, except fields. They follow pages that move.
       * Default: none.
       */
      closedPages?: number[];
      /**
       * Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new
       * annotations. Default: `true`.
       */
      checkPages?: boolean;
      /** Whether changes to `locked` and `readOnly` annotations are refused. Default: `true`. */
      checkAnnotationFlags?: boolean;
      /**
       * Authors whose annotations may be changed; `own` means the session's author. An annotation
       * without an author is `own` only in a session without an author. Default: `all`.
       */
      author?: AuthorRule;
      /** Whether text can be selected. Default: `true`. */
      textSelection?: boolean;
      /** Whether images can be selected if text can. Default: `true`. */
      imageSelection?: boolean;
      /** Whether links can be followed. Default: `true`. */
      linkFollowing?: boolean;
      /** Whether forms can be filled in. Default: `true`. */
      formFilling?: boolean;
      /**
       * Whether changes that a certification or a signature's lock forbids are refused. Default:
       * `true`.
       */
      honorSignatures?: boolean;
      /** Whether a second bookmark on a page is refused. Default: `false`. */
      oneBookmarkPerPage?: boolean;
      /** Tools that cannot be selected. Default: none. */
      disabledTools?: string[];
    };
  };
  /** Sets the client's limits on the user's changes to a document. */
  "document/setPolicy": {
    params: {
      /** The document. */
      documentId: string;
      /** The limits to change. */
      policy: Policy;
    } & GeneralParams;
    result: {
      /** Whether every change is refused. Default: `false`. */
      readOnly?: boolean;
      /** Annotation types that may be created; `null`, the default, means all. */
      canCreate?: AnnotationType[] | null;
      /** Types that must not be created, nor converted to. Default: none. */
      cannotCreate?: AnnotationType[];
      /** Annotation types that may be changed or deleted; `null`, the default, means all. */
      canEdit?: AnnotationType[] | null;
      /** Types that must not be changed or deleted. Default: none. */
      cannotEdit?: AnnotationType[];
      /**
       * Indexes of pages that take no new annotations, except fields. They follow pages that move.
       * Default: none.
       */
      closedPages?: number[];
      /**
       * Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new
       * annotations. Default: `true`.
       */
      checkPages?: boolean;
      /** Whether changes to `locked` and `readOnly` annotations are refused. Default: `true`. */
      checkAnnotationFlags?: boolean;
      /**
       * Authors whose annotations may be changed; `own` means the session's author. An annotation
       * without an author is `own` only in a session without an author. Default: `all`.
       */
      author?: AuthorRule;
      /** Whether text can be selected. Default: `true`. */
      textSelection?: boolean;
      /** Whether images can be selected if text can. Default: `true`. */
      imageSelection?: boolean;
      /** Whether links can be followed. Default: `true`. */
      linkFollowing?: boolean;
      /** Whether forms can be filled in. Default: `true`. */
      formFilling?: boolean;
      /**
       * Whether changes that a certification or a signature's lock forbids are refused. Default:
       * `true`.
       */
      honorSignatures?: boolean;
      /** Whether a second bookmark on a page is refused. Default: `false`. */
      oneBookmarkPerPage?: boolean;
      /** Tools that cannot be selected. Default: none. */
      disabledTools?: string[];
    };
  };
  /** Lists pages with their labels and sizes. */
  "pages/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The first page to list, from 0. */
      first?: number;
      /** How many pages to list at most; all unless given. */
      count?: number;
      /** Whether to include the page boxes. */
      boxes?: boolean;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The pages, none beyond the end of the document. */
      pages: Page[];
    };
  };
  /** Renders thumbnails of pages when the server is idle. */
  "pages/thumbnails": {
    params: {
      /** The document. */
      documentId: string;
      /** The width in pixels. A page that would be over four times as high is made narrower. */
      width: number;
      /** The first page, from 0. */
      first?: number;
      /** How many pages at most; all unless given. */
      count?: number;
      /**
       * `annotated`: only pages with visible annotations other than links and form fields;
       * `bookmarked`: only pages that bookmarks go to.
       */
      only?: PageFilter;
      /**
       * How the pictures are delivered; by default `inline`, or beyond 64 KiB as `largePayloads` in
       * `initialize`.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The pages of the range, or those that `only` selects. */
      pages: number[];
      /**
       * The thumbnails in page order. With `partialResultToken` each comes as a piece
       * `{thumbnails}`, after a piece `{pages}`, and this is empty.
       */
      thumbnails: Thumbnail[];
      /** Pages that cannot be rendered: too damaged, or too large for memory. */
      unreadable: number[];
    };
  };
  /** Inserts new pages before another or at the end, as one step. */
  "pages/insert": {
    params: {
      /** The document. */
      documentId: string;
      /** The index of the first new page; the page count to append. */
      at: number;
      /** The number of new pages. */
      count?: number;
      /**
       * The size in 1/72 inch, from 3 to 14,400 each way. By default that of the page before, or at
       * the beginning that of the page after; an image determines the shape, and its longer side
       * gets the length of the longer side there.
       */
      size?: PageSize;
      /** The contents: lines 8 mm apart, squares or dots 5 mm apart, staves, or nothing. */
      template?: PageTemplate;
      /** A picture to show on each page, as large as it fits. */
      image?: NewImage;
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes pages, as one step. Their contents and everything that points only to them go too. A
   * document keeps at least one page.
   */
  "pages/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Moves pages, in the given order, as one step. */
  "pages/move": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The new index of the first page moved. */
      to: number;
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Rotates pages with everything on them, as one step. */
  "pages/rotate": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The clockwise rotation in degrees; a multiple of 90. */
      by: number;
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Closes pages to new annotations, in the file itself, as one step. */
  "pages/close": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** Whether the pages become closed; `false` opens them again. */
      closed?: boolean;
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Inserts copies of pages, in the given order, as one step. Annotations of a copy get new names,
   * `c1` and so on, and so do its fields.
   */
  "pages/duplicate": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The index of the first copy; by default after the last of `pages`. */
      at?: number;
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Inserts pages of another document, as one step. Their annotations, fields, layers, tags, links
   * between them, and outline entries come too. Annotations without a name, or with a taken one,
   * get new names, `c1` and so on.
   */
  "pages/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The file to import from. Give this or `from`. */
      path?: string;
      /** The open document to import from, in its current state. */
      from?: string;
      /** The password of the file, if it is encrypted. */
      password?: string;
      /** The pages to import, in the wanted order, each once; all unless given. */
      pages?: number[];
      /** The index of the first imported page; by default at the end. */
      at?: number;
      /** How to treat fields whose full name this document has already. */
      sameFields?: ImportedFields;
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Writes pages, with everything that belongs to them, to a new file. They are in the given order.
   * The document does not change; pending work of the tools is committed first.
   */
  "pages/extract": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages in the wanted order, each once. */
      pages: number[];
      /** The file to write to. */
      path: string;
      /** Whether to replace an existing file. */
      overwrite?: boolean;
    } & GeneralParams;
    result: {
      /** The path of the file, with symbolic links resolved. */
      path: string;
      /** The length of the file in bytes. */
      bytes: number;
    };
  };
  /**
   * Writes parts of a document to separate files, all or none. The files are `name-1.pdf` and so
   * on, made as by `pages/extract`.
   */
  "pages/split": {
    params: {
      /** The document. */
      documentId: string;
      /** The folder to write into. */
      folder: string;
      /** The beginning of the file names; by default the document's name. */
      name?: string;
      /** The number of pages per part. Give this, `parts` or `outlineDepth`. */
      every?: number;
      /** The pages of each part. */
      parts?: number[][];
      /** A part begins at each outline entry down to this depth, and ends before the next. */
      outlineDepth?: number;
      /** Whether to replace existing files. */
      overwrite?: boolean;
    } & GeneralParams;
    result: {
      /** The files, in order. */
      files: SplitFile[];
    };
  };
  /**
   * Crops pages, as one step. Without a part to show, it removes the crop. Hidden contents stay in
   * the file.
   */
  "pages/crop": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The part of each page to show, in its current page space. */
      rect?: Rect;
      /** The margins to cut off instead: left, top, right, bottom, in 1/72 inch. */
      margins?: number[];
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Sets or removes page boxes, as one step. */
  "pages/setBoxes": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The boxes to change, in the file's user space. */
      boxes: PageBoxes;
      /** The boxes to remove; never `media`. */
      remove?: PageBox[];
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Returns the page labels of a document, section by section. */
  "pages/labels": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The sections in order; without sections, labels are page numbers from 1. */
      sections: PageLabelSection[];
    };
  };
  /** Sets the page labels, as one step. */
  "pages/setLabels": {
    params: {
      /** The document. */
      documentId: string;
      /** All sections. Without sections, pages have their numbers from 1. */
      sections: PageLabelSection[];
    } & GeneralParams;
    result: {
      /** The pages that are new, look different, or were closed or opened, by their indices now. */
      pages: number[];
      /** How many pages there are now. */
      pageCount: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Finds the pages with a label, such as `iv`. */
  "pages/find": {
    params: {
      /** The document. */
      documentId: string;
      /** The label, exactly as written. */
      label: string;
    } & GeneralParams;
    result: {
      /** The pages; several may have the same label. */
      pages: number[];
    };
  };
  /** Renders a page or a part of it. */
  "page/render": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** Pixels per point; by default 1. Give at most one of `scale`, `width` and `height`. */
      scale?: number;
      /** The width of the whole page in pixels. */
      width?: number;
      /** The height of the whole page in pixels. */
      height?: number;
      /** The part to render, in page space, such as a tile; by default the page. */
      rect?: Rect;
      /** The clockwise rotation in degrees, added to the page's own; a multiple of 90. */
      rotation?: number;
      /**
       * The format. `rgba` and `bgra` have no gaps between rows; `webp` needs libwebp on the
       * server's system.
       */
      format?: RenderFormat;
      /** The quality of a `jpeg` or `webp`: from 1, the smallest file, to 100. */
      quality?: number;
      /** The compression of a `png`; `small` takes several times as long. */
      compression?: PictureCompression;
      /**
       * How the picture is delivered; by default `inline`, or beyond 64 KiB as `largePayloads` in
       * `initialize`.
       */
      delivery?: RenderDelivery;
      /** Whether annotations and fields are drawn. */
      annotations?: boolean;
      /**
       * What the picture is for. With `print`, it shows the annotations, fields and layers that are
       * printed.
       */
      purpose?: RenderPurpose;
      /** The colours for paper and ink, such as those of a dark theme; not for `svg`. */
      colors?: RenderColors;
      /**
       * The background for fields that can be filled in, preferably translucent like `#0066ff33`;
       * not for `svg`.
       */
      formHighlight?: Color;
    } & GeneralParams;
    result: {
      /** The width in pixels. */
      width: number;
      /** The height in pixels. */
      height: number;
      /** For `rgba` and `bgra`: the bytes from one row to the next. */
      stride?: number;
      /** The format of the picture. */
      format: RenderFormat;
      /** The picture, if delivered inline. */
      data?: Base64;
      /** The path of the file; the client deletes it. */
      path?: string;
      /**
       * The POSIX shared memory with the picture; the client unlinks it or returns it with
       * `render/release`.
       */
      sharedMemory?: SharedMemory;
    };
  };
  /** Returns a picture's shared memory to the server. The server reuses it for later pictures. */
  "render/release": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The name from `page/render`. The client neither reads nor removes the memory afterwards.
       */
      sharedMemory: string;
    } & GeneralParams;
    result: {};
  };
  /** Returns a page's text in reading order. A blank line separates blocks. */
  "page/text": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** Only characters with their centre in this rectangle, in page space. */
      rect?: Rect;
    } & GeneralParams;
    result: {
      /** The text; words hyphenated across lines are joined. */
      text: string;
    };
  };
  /**
   * Returns a page's text as positioned blocks and lines, or as HTML. Both are in reading order.
   * The HTML reflows to any width.
   */
  "page/layout": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** The reading order: `content` as drawn, or `structure` of a tagged document. */
      order?: TextOrder;
      /** The format. */
      format?: LayoutFormat;
    } & GeneralParams;
    result: {
      /** The blocks of text. */
      blocks?: TextBlock[];
      /**
       * The text as `p`, `h1` to `h6` and `blockquote`, with `b` and `i`; hyphenated words are
       * joined.
       */
      html?: string;
      /** The order used; `content` if the document has no structure. */
      order: TextOrder;
    };
  };
  /** Lists a page's links with their actions, except hidden links. */
  "page/links": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** Whether to detect web and e-mail addresses in the text as links. */
      detect?: boolean;
    } & GeneralParams;
    result: {
      /** The links, bottommost first, then the detected ones in text order. */
      links: Link[];
    };
  };
  /**
   * Lists the images in a page's contents. Images of annotations and of repeated patterns are not
   * included.
   */
  "page/images": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** The images in drawing order, the lowest first. */
      images: PageImage[];
    };
  };
  /** Returns an image of a page as a file. The document must allow copying. */
  "page/image": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** The index from `page/images`. */
      index: number;
      /**
       * `png`: as the page shows it, rotated and mirrored in quarter turns, masks as alpha.
       * `original`: as stored, a plain JPEG unchanged, others as PNG. By default a plain JPEG that
       * is not rotated is unchanged, and others are as for `png`.
       */
      format?: ImageFormat;
      /**
       * How the file is delivered; by default `inline`, or beyond 64 KiB as `largePayloads` in
       * `initialize`.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** `image/png` or `image/jpeg`. */
      mimeType: string;
      /** The width in pixels. */
      width: number;
      /** The height in pixels. */
      height: number;
      /** The file, if delivered inline. */
      data?: Base64;
      /** The path of the file; the client deletes it. */
      path?: string;
      /** The POSIX shared memory with the file; the client unlinks it. */
      sharedMemory?: SharedMemory;
    };
  };
  /**
   * Returns the bounding box of a page's visible contents. It is the smallest rectangle around
   * everything that is not white, without annotations.
   */
  "page/contentBox": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /**
       * The rectangle in page space, accurate to a point, or to 1/1500 of the page's longer side if
       * that is more; absent for an empty page.
       */
      rect?: Rect;
    };
  };
  /** Searches a document's text, page by page. */
  "search/find": {
    params: {
      /** The document. */
      documentId: string;
      /** The text to find; white space matches any run of white space. */
      query: string;
      /** Whether the query is a Perl-compatible regular expression. */
      regex?: boolean;
      /** Whether the search is case-sensitive. */
      matchCase?: boolean;
      /** Whether matches must begin and end at word boundaries. */
      wholeWords?: boolean;
      /** Whether diacritics matter; in regular expressions they always do. */
      matchDiacritics?: boolean;
      /**
       * Whether width and presentation forms and fractions differ from their plain characters; in
       * regular expressions they always do. The page's text has the letters of Latin ligatures.
       */
      matchWidth?: boolean;
      /** The first page to search, from 0. */
      first?: number;
      /** How many pages to search at most; all unless given. */
      count?: number;
      /** How many matches to return at most; all unless given. */
      limit?: number;
      /** How many matches to skip first. */
      skip?: number;
      /**
       * Whether to return the number of matches per page. Every page is then searched, and `skip`
       * and `limit` only select the returned matches.
       */
      counts?: boolean;
      /** Whether to return matches. */
      matches?: boolean;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /**
       * The matches in reading order. With `partialResultToken` the matches of each page come as a
       * piece `{matches}`, and this is empty.
       */
      matches: SearchMatch[];
      /**
       * Whether all pages were searched completely; `false` if `limit` cut the search short, which
       * it does not with `counts`.
       */
      complete: boolean;
      /** Pages that are too damaged to be searched. */
      unreadable: number[];
      /**
       * The pages with matches, if `counts` is `true`. With `partialResultToken` each piece has the
       * count of its page.
       */
      counts?: PageMatchCount[];
      /** The total number of matches, if `counts` is `true`. */
      total?: number;
    };
  };
  /** Returns a document's outline (its table of contents) as a tree. */
  "outline/get": {
    params: {
      /** The document. */
      documentId: string;
      /** How many levels to return; all unless given. */
      depth?: number;
    } & GeneralParams;
    result: {
      /** The top-level entries. */
      items: OutlineItem[];
    };
  };
  /**
   * Finds the place of a page in the outline. It is the deepest of the entries that lead to the
   * nearest page at or before it; of several, the last.
   */
  "outline/find": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** The entry, without its children; absent if the page is before the first one. */
      item?: OutlineItem;
      /** The ids of the entry and its ancestors, its own last. */
      path: string[];
    };
  };
  /**
   * Inserts an entry with its descendants into the outline, as one step. A parent that had no
   * children is expanded.
   */
  "outline/insert": {
    params: {
      /** The document. */
      documentId: string;
      /** The entry. */
      item: NewOutlineItem;
      /** The id of the new parent; by default the top level. */
      parent?: string;
      /** The new index below the parent; by default, and beyond the end, the last. */
      index?: number;
    } & GeneralParams;
    result: {
      /** The entry with its descendants, after the change. */
      item: OutlineItem;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Changes members of an outline entry, as one step. Other members stay. */
  "outline/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The entry. */
      id: string;
      /** The changes. */
      changes: OutlineChanges;
    } & GeneralParams;
    result: {
      /** The entry with its descendants, after the change. */
      item: OutlineItem;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Moves an outline entry with its descendants, as one step. Ids stay. A parent that had no
   * children is expanded.
   */
  "outline/move": {
    params: {
      /** The document. */
      documentId: string;
      /** The entry. */
      id: string;
      /** The id of the new parent; by default the top level. */
      parent?: string;
      /** The new index below the parent; by default, and beyond the end, the last. */
      index?: number;
    } & GeneralParams;
    result: {
      /** The entry with its descendants, after the change. */
      item: OutlineItem;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Removes entries of the outline with their descendants, as one step. */
  "outline/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** The entries, at least one. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Lists the named destinations of a document. */
  "destinations/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The destinations, in the document's order. */
      destinations: NamedDestination[];
    };
  };
  /** Returns the place that a named destination leads to. */
  "destinations/resolve": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the destination. */
      name: string;
    } & GeneralParams;
    result: {
      /** The place; absent if the name leads to no page of the document. */
      destination?: Destination;
    };
  };
  /**
   * Lists a document's attached files. The document's own are first, then those of its annotations,
   * then files that are only associated with the document, a page or an annotation (`AF`).
   */
  "attachments/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The files, without their contents. */
      attachments: EmbeddedFile[];
    };
  };
  /**
   * Extracts an attached file to a path or folder, or as data. In a folder it gets its own name,
   * without anything that could lead outside.
   */
  "attachments/extract": {
    params: {
      /** The document. */
      documentId: string;
      /** The id of the file. */
      id: string;
      /** The file to write to. Give this, `folder` or neither. */
      path?: string;
      /** An existing folder to write into. */
      folder?: string;
      /** Whether to replace an existing file. */
      overwrite?: boolean;
      /** The password, if the document encrypts only its attachments; needed once. */
      password?: string;
      /**
       * How the file is delivered without `path` and `folder`; by default `inline`, or beyond 64
       * KiB as `largePayloads` in `initialize`.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The file, if delivered inline. */
      data?: Base64;
      /** The path of the written file. The client deletes files whose path the server chose. */
      path?: string;
      /** The POSIX shared memory with the file; the client unlinks it. */
      sharedMemory?: SharedMemory;
      /** The length of the file in bytes. */
      bytes: number;
    };
  };
  /**
   * Attaches a file to the document, as one step. Use `annotations/add` to attach a file to an
   * annotation.
   */
  "attachments/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The path of the file. Give this or `data`. */
      path?: string;
      /** The file's contents; needs a `name`. */
      data?: Base64;
      /** The file's name; by default that of the path. */
      name?: string;
      /** The MIME type, such as `text/plain`. */
      mimeType?: string;
      /** A description for people. */
      description?: string;
    } & GeneralParams;
    result: {
      /** The attached file. */
      attachment: EmbeddedFile;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes an attached file, as one step. It also leaves the lists of associated files. An
   * annotation's file is removed with the annotation. An incremental save, the default, leaves the
   * file's bytes in the PDF.
   */
  "attachments/remove": {
    params: {
      /** The document. */
      documentId: string;
      /** The id of the file. */
      id: string;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Lists a document's layers, nested as the document orders them. */
  "layers/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The top-level layers and labels. */
      layers: Layer[];
      /** Layers that the document hides from its list. */
      unlisted: Layer[];
    };
  };
  /**
   * Shows and hides layers in all views of a document. This does not change the document: it is
   * neither saved nor undone. Showing a layer of a radio group hides the others.
   */
  "layers/setVisible": {
    params: {
      /** The document. */
      documentId: string;
      /** The layers, applied in order. Give this or `reset`. */
      layers?: LayerVisibility[];
      /** Whether all layers get the document's initial visibility. */
      reset?: boolean;
    } & GeneralParams;
    result: {
      /** The changed layers. */
      changed: LayerVisibility[];
    };
  };
  /**
   * Sets the layers visible when the document opens, as one step. Their current visibility does not
   * change.
   */
  "layers/setDefault": {
    params: {
      /** The document. */
      documentId: string;
      /** The layers; by default all, with their current visibility. */
      layers?: LayerVisibility[];
    } & GeneralParams;
    result: {
      /** The layers with a changed initial visibility. */
      changed: LayerVisibility[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Adds a layer at the end of the list, as one step. Use `layers/assign` to put annotations on it.
   */
  "layers/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The layer's title, not empty. */
      title: string;
      /** Whether the layer is visible now, and when the document is opened. */
      visibleAtFirst?: boolean;
    } & GeneralParams;
    result: {
      /** The layer after the change. */
      layer: Layer;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Renames a layer, as one step. */
  "layers/rename": {
    params: {
      /** The document. */
      documentId: string;
      /** The layer. */
      id: string;
      /** The layer's title, not empty. */
      title: string;
    } & GeneralParams;
    result: {
      /** The layer after the change. */
      layer: Layer;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes a layer, as one step. Its annotations stay, without a layer. A layer with page content
   * is not removed: `notPermitted`.
   */
  "layers/remove": {
    params: {
      /** The document. */
      documentId: string;
      /** The layer. */
      id: string;
    } & GeneralParams;
    result: {
      /** The ids of the annotations that were on the layer, or whose actions named it. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Assigns annotations to a layer, or to none, as one step. Annotations are shown and hidden with
   * their layer.
   */
  "layers/assign": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, at least one. */
      ids: string[];
      /** The layer; `null` for none. */
      layer: string | null;
    } & GeneralParams;
    result: {
      /** The ids of the changed annotations. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Finds the places of a TeX source line on the pages. Uses the `.synctex.gz` or `.synctex` file
   * beside the document.
   */
  "synctex/forward": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The source file: an absolute path, one relative to the document's folder, or a unique end
       * of a path.
       */
      file: string;
      /** The line, from 1. */
      line: number;
      /** The column, from 1; SyncTeX data seldom has columns. */
      column?: number;
      /** The current page, from 0; places on it come first. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The places, the most likely first. */
      locations: SyncTeXLocation[];
    };
  };
  /**
   * Finds the TeX source line that produced the contents at a point. Uses the `.synctex.gz` or
   * `.synctex` file beside the document.
   */
  "synctex/inverse": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** The point. */
      point: Point;
      /** The space of the point. */
      space?: Space;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The absolute path of the source file. */
      file: string;
      /** The line, from 1. */
      line: number;
      /** The column, from 1, if SyncTeX data has it. */
      column?: number;
    };
  };
  /** Lists the media of a document's annotations, in page order. External files are not opened. */
  "media/list": {
    params: {
      /** The document. */
      documentId: string;
      /** Only media of this page. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The media. */
      media: Media[];
    };
  };
  /**
   * Writes an annotation's media to a private temporary file. The file has a matching extension. It
   * is removed by `media/close`, when the document closes, and when the server ends.
   */
  "media/open": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      annotationId: string;
      /** The name of a file of rich media; by default the one that is played. */
      file?: string;
    } & GeneralParams;
    result: {
      /** The path of the temporary file. */
      path: string;
      /** The annotation's type. */
      kind: AnnotationType;
      /** The file's name in the document. */
      name: string;
      /** The MIME type of the file. */
      mimeType: string;
      /** Whether common players can play the file. */
      playable: boolean;
      /** The page. */
      pageIndex: number;
      /** The rectangle of the annotation, in page space. */
      rect: Rect;
      /** The duration in seconds, if the beginning of the file gives it. */
      duration?: number;
      /** The playback settings of the document. */
      playback: Playback;
    };
  };
  /** Stops an annotation's media and removes its files. */
  "media/close": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      annotationId: string;
    } & GeneralParams;
    result: {
      /** Whether there were files to remove. */
      closed: boolean;
    };
  };
  /**
   * Controls the media of an annotation, as the actions of documents do. The client is notified
   * with `host/playMedia`, `host/stopMedia` or `host/controlMedia`. Media that is not playing can
   * be neither paused nor resumed.
   */
  "media/control": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      annotationId: string;
      /** The operation. */
      operation: MediaControlOperation;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Lists annotations, including links and form fields. On each page the bottommost is first,
   * unless they are sorted.
   */
  "annotations/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The page; all that can be read unless given. */
      pageIndex?: number;
      /** The pages, instead of `pageIndex`. */
      pages?: number[];
      /** Only annotations of these types. */
      types?: AnnotationType[];
      /** Only annotations by this author. */
      author?: string;
      /** Only annotations with this in their contents or marked text, folded as in a search. */
      contains?: string;
      /** Only those of this colour. */
      color?: Color;
      /** Only those that have one of these states, by any author. */
      states?: ReviewStateName[];
      /** Only those with a date that is not before this. */
      since?: Timestamp;
      /** Only those with a date before this. */
      until?: Timestamp;
      /** Which date that is. */
      date?: AnnotationDate;
      /**
       * The order. `page` is the reading order of the pages' text; dates run from the oldest.
       * Annotations without a date or author come last; ties keep their order.
       */
      sortBy?: AnnotationOrder;
      /** The property to group annotations by. */
      group?: AnnotationGrouping;
      /** How many annotations to skip. */
      first?: number;
      /** How many to return at most; all unless given. */
      count?: number;
      /** Whether to return the text under text markups. */
      coveredText?: boolean;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The annotations. */
      annotations: Annotation[];
      /** The groups by `group`, in order. */
      groups?: AnnotationListGroup[];
      /** Whether more annotations follow, if `count` was given. */
      more?: boolean;
    };
  };
  /** Returns one annotation. */
  "annotations/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      id: string;
    } & GeneralParams;
    result: {
      /** The annotation. */
      annotation: Annotation;
    };
  };
  /**
   * Finds the visible annotations at a point. Annotations under the point come before those near
   * it, then smaller before larger, then upper before lower.
   */
  "annotations/at": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** The point. */
      point: Point;
      /** The space of the point. */
      space?: Space;
      /** The view; by default the document's first. */
      viewId?: string;
      /** How far the annotation may be from the point, in 1/72 inch. */
      tolerance?: number;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The annotations. */
      annotations: Annotation[];
    };
  };
  /** Adds annotations on top of the others, as one step. */
  "annotations/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The new annotation. Give this or `annotations`. */
      annotation?: Annotation;
      /** The new annotations, bottommost first. */
      annotations?: Annotation[];
    } & GeneralParams;
    result: {
      /** The added annotation, if `annotation` was given. */
      annotation?: Annotation;
      /** The added annotations, if `annotations` were given. */
      annotations?: Annotation[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Changes members of an annotation, as one step. Other members stay, and the appearance is kept
   * unless the change shows. A `rect` alone scales the points too. A `pageIndex` moves the
   * annotation to another page, on top of its annotations, with its group, replies and popup.
   * `layer`, `popup`, `states`, `measured`, `coveredText` and `hasAppearance` can only be given
   * with the values that they have. Values that the annotation has already make no step.
   */
  "annotations/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      id: string;
      /** The changes; `modified` defaults to now. */
      changes: AnnotationChanges;
      /** Whether the line width scales with a new `rect`. */
      scaleBorder?: boolean;
    } & GeneralParams;
    result: {
      /** The changed annotation. */
      annotation: Annotation;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Sets the review state of an annotation for the session's author. This adds a hidden note that
   * replies to the annotation, or to the author's previous state (ISO 32000-2, 12.5.6.3).
   */
  "annotations/setState": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      id: string;
      /** The new state. */
      state: ReviewStateName;
    } & GeneralParams;
    result: {
      /** The changed annotation. */
      annotation: Annotation;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Deletes annotations with their popups and replies, as one step. If a group loses its first
   * annotation, the next one takes its place. A form field is deleted with its last widget.
   */
  "annotations/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, at least one. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The ids of the removed annotations. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Moves annotations in the stacking order of their pages, as one step. */
  "annotations/reorder": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, at least one. */
      ids: string[];
      /** How far: all the way, or past the next annotation. */
      to: AnnotationPlace;
    } & GeneralParams;
    result: {
      /** The ids of the changed annotations. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Groups annotations of one page, as one step. All of them, and the other members of their
   * groups, join the first annotation.
   */
  "annotations/group": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, at least two. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The ids of the changed annotations. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Dissolves the groups that annotations belong to, as one step. */
  "annotations/ungroup": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, at least one. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The ids of the changed annotations. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Merges text markups or ink drawings into one annotation, as one step. They must be of one kind,
   * on one page, and look alike.
   */
  "annotations/merge": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, at least two. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The merged annotation: the lowest of those given. */
      annotation: Annotation;
      /** The ids of the other annotations, and of their popups. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Turns annotations into page content that looks the same, as one step. Their popups and replies
   * are removed too.
   */
  "annotations/flatten": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations; by default all that show something, except links and form fields. */
      ids?: string[];
    } & GeneralParams;
    result: {
      /** The ids of the removed annotations. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Adds redactions over a search's matches or whole pages, as one step. */
  "annotations/markRedactions": {
    params: {
      /** The document. */
      documentId: string;
      /** The text to find, as in `search/find`; without it, whole `pages` are marked. */
      query?: string;
      /** Whether the query is a Perl-compatible regular expression. */
      regex?: boolean;
      /** Whether the search is case-sensitive. */
      matchCase?: boolean;
      /** Whether matches must begin and end at word boundaries. */
      wholeWords?: boolean;
      /** The pages, from 0; with a `query`, all by default. */
      pages?: number[];
      /** The places to search for the query. */
      places?: RedactionPlaces;
      /** The look of the redactions. */
      style?: RedactionStyle;
    } & GeneralParams;
    result: {
      /** The redactions, in reading order. */
      annotations: Annotation[];
      /** Matches that no mark shows; applying the redactions removes them too. */
      elsewhere: FoundText[];
      /** Pages that are too damaged to be searched. */
      unreadable: number[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes redactions and the content under them, as one step. The removal is permanent once the
   * document is saved. Reports the removed and the remaining content.
   */
  "annotations/applyRedactions": {
    params: {
      /** The document. */
      documentId: string;
      /** The redactions; all unless given. */
      ids?: string[];
      /** The pages whose redactions are applied, instead of `ids`. */
      pages?: number[];
      /**
       * Whether to also remove the matches of `annotations/markRedactions` queries that no mark
       * shows. By default, only if neither `ids` nor `pages` are given.
       */
      elsewhere?: boolean;
      /** For images under a redaction: remove the covered `pixels`, or the `whole` image. */
      images?: Images;
      /** The lines and filled areas to remove: those `touched`, or only those wholly `covered`. */
      paths?: Paths;
    } & GeneralParams;
    result: {
      /** The ids of the removed annotations. */
      removed: string[];
      /** The result for each page. */
      pages: PageRedaction[];
      /** Matches of marked queries that were removed beyond the redactions. */
      elsewhere: FoundText[];
      /**
       * Text left in the redacted regions, and matches of these queries left in the file as a save
       * would write it.
       */
      remaining: FoundText[];
      /** How many streams could not be decoded, and were therefore not searched. */
      unreadable: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Copies annotations for `annotations/paste` into any document. Popups, and types that
   * `annotations/add` does not make, cannot be copied.
   */
  "annotations/copy": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** How many annotations were copied; if none, the earlier copy is kept. */
      copied: number;
    };
  };
  /**
   * Adds the copied annotations, as one step. They get new ids and dates, and the session's author.
   */
  "annotations/paste": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The page; by default that of the last paste of these annotations, or else of the originals.
       */
      pageIndex?: number;
      /**
       * The new centre of the annotations, in page space; by default 10 points right of and below
       * the last paste, or else the originals. They stay within the page.
       */
      point?: Point;
    } & GeneralParams;
    result: {
      /** The new annotations; none if nothing was copied. */
      annotations: Annotation[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Lists the fields of a document's form, in the form's order. Fields that are only on pages
   * follow. Fields with the same name count as one.
   */
  "forms/list": {
    params: {
      /** The document. */
      documentId: string;
      /** Only fields with a widget on this page. */
      pageIndex?: number;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The fields. */
      fields: Field[];
      /** How many broken fields were left out: without a type, listed twice, or in a cycle. */
      skipped?: number;
    };
  };
  /** Returns one field of a document's form. */
  "forms/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The field's id. */
      field: string;
    } & GeneralParams;
    result: {
      /** The field. */
      field: Field;
    };
  };
  /**
   * Fills in a field as a user does. A field that users cannot fill in is refused, and the form's
   * scripts run if they are enabled. Pending work of the tools is committed first.
   */
  "forms/setValue": {
    params: {
      /** The document. */
      documentId: string;
      /** The field's id. */
      field: string;
      /** The new value; `null` empties it. */
      value: FieldValue;
      /** For check boxes and radio buttons: the widget, if several have the same state. */
      widgetId?: string;
    } & GeneralParams;
    result: {
      /** The field after the change. */
      field: Field;
      /** All fields that changed, including this one. */
      changed: Field[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Sets the values of several fields as one step. If a field does not accept its value, none
   * changes. Pending work of the tools is committed first.
   */
  "forms/setValues": {
    params: {
      /** The document. */
      documentId: string;
      /** The fields with their values. */
      values: FieldSetting[];
    } & GeneralParams;
    result: {
      /** The changed fields. */
      changed: Field[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Resets fields to their default values, as one step. Fields without one become empty. Read-only
   * fields are reset too, but not fields that a signature locks. Pending work of the tools is
   * committed first.
   */
  "forms/reset": {
    params: {
      /** The document. */
      documentId: string;
      /** Names or ids of fields; all unless given. A name includes the fields below it. */
      fields?: string[];
      /** Whether `fields` names the fields to leave as they are. */
      exclude?: boolean;
    } & GeneralParams;
    result: {
      /** The changed fields. */
      changed: Field[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Adds a field to a document's form. Adds the form too if there is none. Radio buttons with the
   * same name form one field: each call adds a button to it.
   */
  "forms/create": {
    params: {
      /** The document. */
      documentId: string;
      /** The new field. */
      field: NewField;
    } & GeneralParams;
    result: {
      /** The field. */
      field: Field;
      /** The id of the new widget. */
      annotationId: string;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Changes the properties of a field and the look of its widgets. The widgets are redrawn. Members
   * that are not given stay. Use `annotations/update` to move widgets.
   */
  "forms/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The field's id. */
      field: string;
      /** The changes. */
      changes: FieldChanges;
      /** The widget to change in look; by default all of them. */
      annotationId?: string;
    } & GeneralParams;
    result: {
      /** The field after the change. */
      field: Field;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Removes fields with their widgets and the replies to these, as one step. */
  "forms/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** Names or ids of fields. A name includes the fields below it. */
      fields: string[];
    } & GeneralParams;
    result: {
      /** The ids of the removed annotations. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Turns fields into page content that looks the same, as one step. They are removed from the
   * form. Pending work of the tools is committed first.
   */
  "forms/flatten": {
    params: {
      /** The document. */
      documentId: string;
      /** Names or ids of fields; all unless given. A name includes the fields below it. */
      fields?: string[];
      /** Whether `fields` names the fields to leave as they are. */
      exclude?: boolean;
    } & GeneralParams;
    result: {
      /** The ids of the removed annotations. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Exports the values of a form in another format. `json` is an object with a member for each
   * field. Pending work of the tools is committed first.
   */
  "forms/export": {
    params: {
      /** The document. */
      documentId: string;
      /** The format to write. */
      format: FormFormat;
      /** The file to write to; without it, the result has the data. */
      path?: string;
      /** Names or ids of fields; all unless given. A name includes the fields below it. */
      fields?: string[];
      /** Whether to export all fields except `fields`. */
      exclude?: boolean;
      /**
       * How the data is delivered without `path`; by default `inline`, or beyond 64 KiB as
       * `largePayloads` in `initialize`.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The exported data, unless a path was given; `fdf` in base64. */
      data?: string;
      /**
       * The path of the file, with symbolic links resolved. The client deletes files whose path the
       * server chose.
       */
      path?: string;
      /** The POSIX shared memory with the data; the client unlinks it. */
      sharedMemory?: SharedMemory;
      /** The length of the data in bytes. */
      bytes?: number;
    };
  };
  /**
   * Imports values into a form from another format, as one step. Annotations in the input are
   * ignored. Pending work of the tools is committed first.
   */
  "forms/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The format of the input. */
      format: FormFormat;
      /** The input; `fdf` in base64. Give this or `path`. */
      data?: string;
      /** The path of the input. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The changed fields. */
      changed: Field[];
      /** The fields, or their parts, that were not imported. */
      skipped: Skipped[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Prepares a form submission and hands it to the client. The data is in `host/submitForm`; the
   * server sends nothing itself. Pending work of the tools is committed first.
   */
  "forms/submit": {
    params: {
      /** The document. */
      documentId: string;
      /** The address to submit to. */
      url: string;
      /** The format of the data; `html` is that of web forms. */
      format?: SubmitFormat;
      /** The HTTP method; `GET` puts `html` data into the URL. */
      method?: SubmitMethod;
      /** Names or ids of fields; all unless given. A name includes the fields below it. */
      fields?: string[];
      /** Whether to submit all fields except `fields`. */
      exclude?: boolean;
      /** Whether to include fields without a value. */
      includeEmpty?: boolean;
    } & GeneralParams;
    result: {};
  };
  /**
   * Lists a document's signature fields and the changes that they allow. Unsigned fields are
   * included.
   */
  "signatures/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The signature fields, in the order of the form. */
      signatures: SignatureField[];
      /** The changes that the signatures allow; fields that they lock stay locked. */
      permits: Permitted[];
    };
  };
  /**
   * Verifies digital signatures. Checks the signed data's integrity, the signer, the trust in the
   * certificate, and later changes.
   */
  "signatures/verify": {
    params: {
      /** The document. */
      documentId: string;
      /** The field of one signature; all unless given. */
      field?: string;
      /** The trusted certificates; none by default. */
      trust?: Trust;
      /**
       * The time at which certificates must be valid; by default the time of a trusted time stamp,
       * or else now.
       */
      at?: Timestamp;
    } & GeneralParams;
    result: {
      /** The worst verdict, in the order `invalid`, `changed`, `untrusted`, `unknown`, `valid`. */
      verdict?: SignatureVerdict;
      /** The signatures, in the order of the form. */
      signatures: SignatureReport[];
    };
  };
  /**
   * Signs a document digitally and saves it with all its changes. Its own file or a copy is
   * written. The signature is appended, so other signatures stay valid. After signing its own file,
   * earlier changes cannot be undone. Pending work of the tools is committed first. Cancelling
   * leaves the old file unchanged.
   */
  "signatures/sign": {
    params: {
      /** The document. */
      documentId: string;
      /** The signer's certificate. */
      certificate: SigningCertificate;
      /** The field to sign, or the name of a new one; without it, a new name is made. */
      field?: string;
      /** The page of a new field; by default the first. */
      pageIndex?: number;
      /** The rectangle of a new field, in page space; without it, the field is invisible. */
      rect?: Rect;
      /** The signer's name; by default that of the certificate. */
      name?: string;
      /** The reason for signing. */
      reason?: string;
      /** The place of signing. */
      location?: string;
      /** The contact information of the signer. */
      contact?: string;
      /** The appearance of a visible signature. */
      appearance?: SignatureAppearance;
      /**
       * Certifies the document and says which later changes it allows; only for the first
       * signature.
       */
      certification?: Certification;
      /** The fields that the signature locks; by default as the signed field requires. */
      lock?: FieldLock;
      /** The hash algorithm. */
      digest?: SigningDigest;
      /** The format. `cades` is PAdES level B-B; the signing time is then only in the document. */
      format?: SignatureFormat;
      /** The path of a copy to sign; by default the document's own file is signed. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The full name of the signed field. */
      field: string;
      /** The path of the file, with symbolic links resolved. */
      path: string;
      /** The new length of the file in bytes. */
      bytes: number;
      /** The document's revision now. */
      revision: number;
      /**
       * Whether the new file could not be read back; the document is stale and needs
       * `document/reload`.
       */
      behind?: boolean;
    };
  };
  /**
   * Adds validation data to a signed document. Its signatures can then be checked after
   * certificates expire. The data is certificates, OCSP responses and CRLs (PAdES B-LT), and a
   * document time stamp (B-LTA). Saves as `signatures/sign` does. The client supplies all data; the
   * server uses no network.
   */
  "signatures/extend": {
    params: {
      /** The document. */
      documentId: string;
      /** The field of the signature that the data is for; all unless given. */
      field?: string;
      /** Certificates, in DER. */
      certificates?: Base64[];
      /** OCSP responses (RFC 6960), in DER. */
      ocsps?: Base64[];
      /** Certificate revocation lists (RFC 5280), in DER. */
      crls?: Base64[];
      /** Whether to add a document time stamp; the client is asked for it with `host/timestamp`. */
      timestamp?: boolean;
      /** The hash algorithm for the time stamp. */
      digest?: SigningDigest;
      /** The path of a copy to extend; by default the document's own file is extended. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The full name of the time stamp's field. */
      field?: string;
      /** The path of the file, with symbolic links resolved. */
      path: string;
      /** The new length of the file in bytes. */
      bytes: number;
      /** The document's revision now. */
      revision: number;
      /**
       * Whether the new file could not be read back; the document is stale and needs
       * `document/reload`.
       */
      behind?: boolean;
    };
  };
  /**
   * Clears a signature field, as one step. Removes its handwritten or, if requested, digital
   * signature.
   */
  "signatures/clear": {
    params: {
      /** The document. */
      documentId: string;
      /** The full name of the field. */
      field: string;
      /** Whether to delete a digital signature too; without it, a signed field is refused. */
      deleteSignature?: boolean;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Places a handwritten signature, which is not a digital signature. It is a stamp of at most 200
   * points each way around a point of a page, or in a signature field. The field shows the
   * signature, or is hidden under a stamp until the stamp is deleted.
   */
  "signatures/place": {
    params: {
      /** The document. */
      documentId: string;
      /** The signature. */
      source: SignatureSource;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page, from 0, for a stamp. */
      pageIndex?: number;
      /** The centre of the stamp, in page space. */
      point?: Point;
      /** The signature field, by annotation id or name, instead of a page and point. */
      field?: string;
      /** How the field is signed. */
      fieldMode?: SignatureFieldMode;
      /** Whether to save the signature for the user. */
      store?: boolean;
    } & GeneralParams;
    result: {
      /** The stamp, if there is one. */
      annotation?: Annotation;
      /** The name of the signed field. */
      field?: string;
      /** The id of the saved signature. */
      saved?: string;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Lists the user's saved signatures, in order. */
  "signatures/saved": {
    params: {} & GeneralParams;
    result: {
      /** The signatures. */
      signatures: SavedSignature[];
      /** How many signatures can be saved. */
      maximum: number;
    };
  };
  /**
   * Saves a signature at the front of the user's list. The list is a private file. A saved
   * signature is not saved twice.
   */
  "signatures/save": {
    params: {
      /** The signature. */
      source: SignatureSource;
      /** The name to show in lists. */
      name?: string;
    } & GeneralParams;
    result: {
      /** The saved signature. */
      signature: SavedSignature;
    };
  };
  /** Removes a saved signature from the user's list; placed copies stay. */
  "signatures/remove": {
    params: {
      /** The signature. */
      id: string;
    } & GeneralParams;
    result: {
      /** The signatures. */
      signatures: SavedSignature[];
      /** How many signatures can be saved. */
      maximum: number;
    };
  };
  /** Moves a saved signature within the user's list. */
  "signatures/move": {
    params: {
      /** The signature. */
      id: string;
      /** The new index, from 0. */
      to: number;
    } & GeneralParams;
    result: {
      /** The signatures. */
      signatures: SavedSignature[];
      /** How many signatures can be saved. */
      maximum: number;
    };
  };
  /** Lists the bookmarks of a document. */
  "bookmarks/list": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The order. `custom`: as the reader arranged them, new ones last; `pageBased`: by page,
       * those without a page last; absent: unsorted.
       */
      sortOrder?: BookmarkSortOrder;
    } & GeneralParams;
    result: {
      /** The bookmarks. */
      bookmarks: Bookmark[];
      /** The providers that did not answer: their bookmarks are missing or stale. */
      stale?: string[];
    };
  };
  /** Adds bookmarks, or replaces those with the same ids, as one step. */
  "bookmarks/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. Give this or `bookmarks`. */
      bookmark?: NewBookmark;
      /** The bookmarks; all of them are added, or none. */
      bookmarks?: NewBookmark[];
    } & GeneralParams;
    result: {
      /** The added bookmark, if `bookmark` was given. */
      bookmark?: Bookmark;
      /** The added bookmarks, if `bookmarks` were given. */
      bookmarks?: Bookmark[];
      /** Whether a bookmark with the same id was replaced. */
      replaced: boolean;
    };
  };
  /** Changes a bookmark's name, action, page or position. */
  "bookmarks/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
      /** The new name; `null` removes it, absent keeps it. */
      name?: string | null;
      /** The new page, from 0. */
      pageIndex?: number;
      /** The new action; with `pageIndex`, it must go to that page. */
      action?: Action;
      /** The new position in the custom order. */
      sortKey?: number;
      /** Ignored, so that a listed bookmark is accepted. */
      displayName?: string;
      /** Ignored likewise: the bookmark stays where it is. */
      provider?: string;
    } & GeneralParams;
    result: {
      /** The changed bookmark. */
      bookmark: Bookmark;
    };
  };
  /** Removes a bookmark. */
  "bookmarks/remove": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
    } & GeneralParams;
    result: {
      /** Whether the bookmark existed. */
      removed: boolean;
    };
  };
  /** Moves a bookmark in the custom order; other orders do not change. */
  "bookmarks/move": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
      /** The new index in the custom order; beyond the end, the bookmark becomes the last. */
      to: number;
    } & GeneralParams;
    result: {
      /** The bookmarks. */
      bookmarks: Bookmark[];
      /** The providers that did not answer: their bookmarks are missing or stale. */
      stale?: string[];
    };
  };
  /** Runs the action of a bookmark in a view, as `action/run` does. */
  "bookmarks/run": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The outcome of each action of the chain, in order. */
      actions: ActionOutcome[];
    };
  };
  /** Removes a page's bookmarks, or adds one if it has none. */
  "bookmarks/toggle": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** Whether the page has a bookmark now. */
      bookmarked: boolean;
      /** The bookmark that was added. */
      added?: Bookmark;
      /** The ids of the removed bookmarks. */
      removed: string[];
    };
  };
  /** Returns the bookmarks that go to a page. */
  "bookmarks/at": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** The bookmarks. */
      bookmarks: Bookmark[];
      /** The providers that did not answer: their bookmarks are missing or stale. */
      stale?: string[];
    };
  };
  /** Lists a document's bookmark providers, in the order of being asked. */
  "bookmarks/providers": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The providers. */
      providers: BookmarkProvider[];
    };
  };
  /**
   * Sets the bookmark providers of a document, while it is open. The first provider that takes a
   * bookmark keeps it.
   */
  "bookmarks/setProviders": {
    params: {
      /** The document. */
      documentId: string;
      /** The providers, in the order in which they are asked; initially `embedded` alone. */
      providers: BookmarkProviderChoice[];
    } & GeneralParams;
    result: {
      /** The providers. */
      providers: BookmarkProvider[];
    };
  };
  /**
   * Reports that a bookmark provider of the client changed its bookmarks. The server lists them
   * again.
   */
  "bookmarkProvider/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider. */
      providerId: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Imports bookmarks of other programs, all or none, as one step. A bookmark is skipped if there
   * is already one with its id, name and action, or, for a bookmark without an id, with its name
   * and action.
   */
  "bookmarks/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The format of the input. */
      format: BookmarkExchangeFormat;
      /** The input. Give this or `path`; with `outline`, give neither to use the document's own. */
      data?: string;
      /** The path of the input. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The ids of the new bookmarks. */
      added: string[];
      /** The ids of the replaced bookmarks. */
      replaced: string[];
    };
  };
  /** Exports the bookmarks of a document for other programs. */
  "bookmarks/export": {
    params: {
      /** The document. */
      documentId: string;
      /** The format to write. */
      format: BookmarkExchangeFormat;
      /** The order of the bookmarks. */
      sortOrder?: BookmarkSortOrder;
      /** The file to write to; without it, the result has the data. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The exported data, unless a path was given. */
      data?: string;
      /** The path of the file, with symbolic links resolved. */
      path?: string;
      /** The length of the file in bytes. */
      bytes?: number;
      /** The ids of bookmarks that the format cannot hold. */
      skipped: string[];
    };
  };
  /** Opens another view of a document. */
  "view/open": {
    params: {
      /** The document. */
      documentId: string;
      /** The size of the window, in pixels. */
      size?: Size;
      /** The scale in pixels per point. */
      scale?: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset?: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation?: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout?: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage?: boolean;
      /** The reading direction, which orders facing pages. */
      direction?: Direction;
      /** The device pixels per pixel. */
      pixelRatio?: number;
      /** The gap between pages, in points. */
      gap?: number;
      /** The minimum and maximum scale. */
      scaleLimits?: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit?: ViewFit | null;
      /** The point that stays fixed when the scale changes. */
      anchor?: Point;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible?: boolean;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Changes the settings of a view; settings that are not given stay. */
  "view/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The size of the window, in pixels. */
      size?: Size;
      /** The scale in pixels per point. */
      scale?: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset?: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation?: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout?: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage?: boolean;
      /** The reading direction, which orders facing pages. */
      direction?: Direction;
      /** The device pixels per pixel. */
      pixelRatio?: number;
      /** The gap between pages, in points. */
      gap?: number;
      /** The minimum and maximum scale. */
      scaleLimits?: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit?: ViewFit | null;
      /** The point that stays fixed when the scale changes. */
      anchor?: Point;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible?: boolean;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Returns the state of a view. */
  "view/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Shows a place in the document; `view/back` returns. */
  "view/goTo": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; its top is shown unless more is given. */
      pageIndex?: number;
      /** The point of the page to show at the view's top left. */
      point?: Point;
      /** The part of the page to scroll into view at the current scale. */
      rect?: Rect;
      /** The space of `point` and `rect`. */
      space?: Space;
      /** Whether to fit the page, its width or its content box into the view. */
      fit?: ViewFit;
      /** A destination, instead of the members above. */
      destination?: Destination;
      /** A named destination, instead of the members above. */
      name?: string;
      /** Whether `view/back` returns to the previous place. */
      recorded?: boolean;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Zooms to part of a page, a whole page, or a scale. */
  "view/zoomTo": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page, unless a `scale` is given. */
      pageIndex?: number;
      /** The part of the page; by default all of it. */
      rect?: Rect;
      /** The space of `rect`. */
      space?: Space;
      /** The scale in pixels per point, instead of a page. */
      scale?: number;
      /** The point of the view that stays fixed when the scale changes; by default its centre. */
      anchor?: Point;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Turns pages by a spread or a windowful; the zoom stays. */
  "view/turn": {
    params: {
      /** The document. */
      documentId: string;
      /** The direction in reading order: 1 forward, -1 back. */
      direction: 1 | -1;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The distance to turn. */
      by?: TurnUnit;
    } & GeneralParams;
    result: {
      /** Whether the view moved. */
      moved: boolean;
      /** The view's new state. */
      view: View;
    };
  };
  /** Returns the states that commands would bring a view to; nothing changes. */
  "view/foresee": {
    params: {
      /** The document. */
      documentId: string;
      /** The commands, at most 20. */
      commands: string[];
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The states, in the order of the commands that would move the view. */
      views: ForeseenView[];
    };
  };
  /** Rotates single pages in one view; the document does not change. */
  "view/rotatePages": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages to rotate, by index. */
      pages: number[];
      /** The clockwise rotation in degrees; a multiple of 90. */
      by: number;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Converts points and rectangles from one space to another. */
  "view/convert": {
    params: {
      /** The document. */
      documentId: string;
      /** The space of the given points and rectangles. */
      from: Space;
      /** The space to convert to. */
      to: Space;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The points to convert. Pairs `[[x, y], …]` are deprecated: the first drafts of the protocol
       * had them.
       */
      points?: Path | Point[];
      /** The rectangles to convert. */
      rects?: Rect[];
      /**
       * The page for `page` and `pdf` space. For points from `view` it is optional: by default the
       * page under each point, or the nearest one.
       */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The converted points, in the given form. */
      points?: Path | Point[];
      /** The converted rectangles. */
      rects?: Rect[];
      /** The page of each point, then of each rectangle. */
      pageIndexes: number[];
    };
  };
  /** Goes back to the view's place before its last jump. */
  "view/back": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether the view moved. */
      moved: boolean;
      /** The view's new state. */
      view: View;
    };
  };
  /** Undoes `view/back`. */
  "view/forward": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether the view moved. */
      moved: boolean;
      /** The view's new state. */
      view: View;
    };
  };
  /** Captures the state of a view for `view/restore`. */
  "view/capture": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The state for `view/restore`; opaque to clients. */
      state: ViewState;
    };
  };
  /** Restores a view's captured state, as far as the document allows. */
  "view/restore": {
    params: {
      /** The document. */
      documentId: string;
      /** The state from `view/capture`, of this document or another. */
      state: ViewState;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The size of the window, if it changed. */
      size?: Size;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The size of the window, in pixels. */
      size: Size;
      /** The scale in pixels per point. */
      scale: number;
      /** The position of the view's top left on the canvas, in pixels. */
      offset: Point;
      /** The clockwise rotation: 0, 90, 180 or 270. */
      rotation: number;
      /**
       * The rotations of single pages, added to `rotation`; absent if there are none. A change
       * replaces all previous ones. The file does not change.
       */
      pageRotations?: PageRotation[];
      /** The arrangement of the pages. */
      layout: Layout;
      /** The direction in which continuous layouts scroll; absent for `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** The reading direction, which orders facing pages. */
      direction: Direction;
      /** The device pixels per pixel. */
      pixelRatio: number;
      /** The gap between pages, in points. */
      gap: number;
      /** The minimum and maximum scale. */
      scaleLimits: ScaleLimits;
      /** The fit that determines the scale, instead of `scale`; `null` for none. */
      fit: ViewFit | null;
      /** Whether the front end shows its user interface around the pages. */
      userInterfaceVisible: boolean;
      /** The size of all pages together, in pixels. */
      canvasSize: Size;
      /** The current page, from 0. */
      pageIndex: number;
      /** The visible pages with their places. */
      pages: VisiblePage[];
      /** Whether `view/back` has a target. */
      canGoBack: boolean;
      /** Whether `view/forward` has a target. */
      canGoForward: boolean;
    };
  };
  /** Closes a view; pending work of its tool is committed first. */
  "view/close": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {};
  };
  /** Lists the tools. */
  "tool/list": {
    params: {
      /** The document that `enabled` refers to. */
      documentId?: string;
    } & GeneralParams;
    result: {
      /** All tools. */
      tools: Tool[];
    };
  };
  /** Returns a view's active tool with its options, state and requirement. */
  "tool/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The tool's id. */
      tool: string;
      /** The tool's id and state, such as `textSelect.selecting`. */
      state: string;
      /** The options of the tool. */
      options: ToolOptions;
      /** The style of annotations that the tool creates. */
      style: Style;
      /** The requirement: input that the tool needs from the user. */
      requirement?: Requirement;
      /** The current menu. */
      menu: Menu;
      /** The overlay over the pages, as last sent. */
      overlay: Overlay;
      /** Whether there is work that `tool/commit` would complete. */
      hasWork: boolean;
      /** The tool that takes over when another tool's work is done. */
      defaultTool: string;
      /** The drawing tool of a pen while the active tool is `pan`. */
      penTool?: string;
      /** The tool of a pen's eraser end. */
      eraserTool?: string;
      /** The tool of a pen while its barrel button is pressed. */
      barrelTool?: string;
      /** Whether a finger draws, if that was set. */
      fingerDraws?: boolean;
      /** How fingers are treated while a pen is near. */
      palmRejection: PalmRejection;
    };
  };
  /** Sets the tool of a view. Pending work of the old tool is committed. */
  "tool/set": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The tool's id; by default the current tool is restarted. */
      tool?: string;
      /** The options of the tool; the view remembers them for this tool. */
      options?: ToolOptions;
      /** The tool that takes over when another tool's work is done; initially `pan`. */
      defaultTool?: string;
      /**
       * The drawing tool of a pen while the active tool is `pan`; initially `freehand`, `null` for
       * none.
       */
      penTool?: string | null;
      /**
       * The tool of a pen's eraser end, for one gesture; initially `eraser`, `null` for the tip's
       * tool.
       */
      eraserTool?: string | null;
      /**
       * The tool of a pen while its barrel button is pressed, for one gesture; `null`, the initial
       * value, opens the menu.
       */
      barrelTool?: string | null;
      /**
       * Whether fingers draw instead of scrolling while a creating tool is active; `null`, the
       * initial value, allows it unless a pen selected the tool.
       */
      fingerDraws?: boolean | null;
      /**
       * How fingers are treated while a pen is near: `ignore` (initially), only move the view
       * (`scroll`), or as always (`off`).
       */
      palmRejection?: PalmRejection;
    } & GeneralParams;
    result: {
      /** The tool's id. */
      tool: string;
      /** The tool's id and state, such as `textSelect.selecting`. */
      state: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
    };
  };
  /**
   * Changes the style of the selected annotations, as one undo step. With a `tool`, or without
   * selected annotations, changes the style of a tool's new annotations and of its pending work.
   */
  "tool/setStyle": {
    params: {
      /** The document. */
      documentId: string;
      /** The changes. */
      style: Style;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The tool with the style to change. */
      tool?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** Commits the tool's pending work, as far as it is complete. The tool stays active. */
  "tool/commit": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** Discards the pending work of the tool; the tool stays active. */
  "tool/cancel": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** Returns the key bindings of the session, after applying changes. */
  "tool/keys": {
    params: {
      /** The keys to bind; an empty list of commands removes the key. */
      set?: KeyEntry[];
      /** Whether single letters select tools. */
      enabled?: boolean;
    } & GeneralParams;
    result: {
      /** All key bindings. */
      keys: KeyEntry[];
      /** Whether single letters select tools. */
      enabled: boolean;
    };
  };
  /** Registers a client tool, whose events the server sends with `tool/handleEvent`. */
  "tool/register": {
    params: {
      /** The tool's id in requests: letters, digits, `.`, `-` and `_`. */
      id: string;
      /** The title for people, also in the names of undo steps. */
      title: string;
      /** The events to ask the client about; the tool does not handle others. */
      events: ClientToolEvent[];
      /**
       * A server tool to wrap: the client tool is asked about each event before it, whenever that
       * tool is active.
       */
      wraps?: string;
      /** The type of annotations that the tool creates, if any. */
      createsAnnotation?: AnnotationType;
      /** The tool's group in a toolbar. */
      group?: ToolGroup;
      /** How long to wait for an answer, in milliseconds. */
      timeoutMs?: number;
    } & GeneralParams;
    result: {};
  };
  /** Removes a client tool. Views that use it switch to the default tool. */
  "tool/unregister": {
    params: {
      /** The id of the registered tool. */
      id: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Returns the toolbar. Its tools are in groups, with the presets of each and the selected one.
   */
  "toolbar/get": {
    params: {
      /** The group to return; all unless given. */
      group?: string;
      /** The document that `undo` and `redo` refer to. */
      documentId?: string;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The groups, in order. */
      groups: ToolbarGroupWithItems[];
      /** The undo step of the given document. */
      undo?: ToolbarStep;
      /** The redo step of the given document. */
      redo?: ToolbarStep;
      /** Why the saved arrangement could not be read, or cannot be saved. */
      warning?: string;
    };
  };
  /**
   * Rearranges the toolbar, for this session and later ones. Applies all changes in the order of
   * the members below, or none.
   */
  "toolbar/update": {
    params: {
      /** Whether to reset the whole toolbar first. */
      reset?: boolean;
      /** All groups, replacing the present ones. */
      groups?: ToolbarGroup[];
      /** The tools to remove from a group, or whole groups to remove. */
      remove?: ToolbarPlace[];
      /** The tools to add to a group. */
      add?: ToolbarPlace[];
      /** The tools to move within their group, or whole groups to move. */
      move?: ToolbarPlace[];
    } & GeneralParams;
    result: {
      /** All groups after the change. */
      groups: ToolbarGroup[];
      /** Why the saved arrangement could not be read, or cannot be saved. */
      warning?: string;
    };
  };
  /** Returns the styles of tools for new annotations, and their presets. */
  "styles/get": {
    params: {
      /** The tool's id. */
      tool?: string;
      /** The first tool that creates annotations of this type, instead of `tool`. */
      annotationType?: AnnotationType;
      /** The members to return for each, besides the required ones; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The styles of the given tool, or of all tools that create annotations. */
      styles: ToolStyle[];
      /** Why the saved arrangement could not be read, or cannot be saved. */
      warning?: string;
    };
  };
  /**
   * Sets the style of a tool or preset, or selects a preset. A tool's style is for new annotations.
   */
  "styles/set": {
    params: {
      /** The tool's id. */
      tool?: string;
      /** The first tool that creates annotations of this type, instead of `tool`. */
      annotationType?: AnnotationType;
      /**
       * The changes to the preset, or to the tool if `preset` is not given. The tool's style
       * follows its selected preset.
       */
      style?: Style;
      /** The preset, from 0; without a `style` it is selected. */
      preset?: number;
      /** Whether to reset style and presets. */
      reset?: boolean;
    } & GeneralParams;
    result: {
      /** The tool's id. */
      tool: string;
      /** The style of new annotations; absent if `fields` omits it. */
      style?: Style;
      /** The presets; absent if `fields` omits them. */
      presets?: Style[];
      /** The first preset equal to the tool's style. */
      selectedPreset?: number;
    };
  };
  /** Lists the standard rubber stamps. */
  "stamps/list": {
    params: {} & GeneralParams;
    result: {
      /** The stamps, approving ones first. */
      stamps: StandardStamp[];
    };
  };
  /** The user tapped or clicked. */
  "interaction/tap": {
    params: {
      /** The document. */
      documentId: string;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user tapped or clicked twice. */
  "interaction/doubleTap": {
    params: {
      /** The document. */
      documentId: string;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user tapped or clicked three times. */
  "interaction/tripleTap": {
    params: {
      /** The document. */
      documentId: string;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user made a long press, or one phase of it. */
  "interaction/longPress": {
    params: {
      /** The document. */
      documentId: string;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The phase; by default the whole press. */
      phase?: GesturePhase;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user clicked with the secondary button. */
  "interaction/contextMenu": {
    params: {
      /** The document. */
      documentId: string;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user dragged: a whole drag at once, from press to release. A very short one is a tap. */
  "interaction/drag": {
    params: {
      /** The document. */
      documentId: string;
      /** The positions of the pointer, from press to release. */
      points: Path;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** A raw pointer event, from which the server recognises gestures. */
  "interaction/pointer": {
    params: {
      /** The document. */
      documentId: string;
      /** The point. */
      point: Point;
      /** The phase of the pointer. */
      phase: PointerPhase;
      /** The time in milliseconds of the client's clock. */
      time: number;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The id of the pointer; needed if there may be several, such as fingers, a pen and a palm.
       */
      pointerId?: number;
      /** Whether it is the first pointer of its type that is down. */
      isPrimary?: boolean;
      /** The pressure, 0 to 1. */
      pressure?: number;
      /** The tilt of a pen to the right, in degrees. */
      tiltX?: number;
      /** The tilt of a pen towards the user, in degrees. */
      tiltY?: number;
      /** The sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser. */
      buttons?: number;
      /** The positions since the previous event, in order, without the current one. */
      coalesced?: PointerSample[];
      /** The probable next positions, in order: drawn until the next event, never kept. */
      predicted?: PointerSample[];
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user turned a wheel or moved two fingers on a touchpad. */
  "interaction/scroll": {
    params: {
      /** The document. */
      documentId: string;
      /** The distance in pixels of the view: right and down. */
      delta: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The position of the pointer; by default the centre of the view. */
      point?: Point;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user pinched: a whole pinch, or one phase of it. */
  "interaction/pinch": {
    params: {
      /** The document. */
      documentId: string;
      /** The midpoint between the fingers. */
      point: Point;
      /** The distance of the fingers relative to the beginning. */
      scale: number;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The phase; by default the whole pinch. */
      phase?: GesturePhase;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user pressed a key. */
  "interaction/key": {
    params: {
      /** The document. */
      documentId: string;
      /** The key as browsers name it, such as `Delete`, `ArrowLeft` or `a`. */
      key: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user entered text; it may change until it is committed. */
  "interaction/text": {
    params: {
      /** The document. */
      documentId: string;
      /** The whole text so far. */
      text: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** Whether to insert `text` at the caret, in place of the selection, such as pasted text. */
      insert?: boolean;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The view lost the keyboard focus: text input is finished. */
  "interaction/blur": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The whole text, if it was entered in a text field of the client. */
      text?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user answered a requirement of the tool. */
  "interaction/respond": {
    params: {
      /** The document. */
      documentId: string;
      /** The id in the tool's requirement. */
      requirementId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The answer, unless `cancel` is given. */
      value?: Answer;
      /** Whether the user declined to answer. */
      cancel?: boolean;
      /** Whether the user goes on choosing several options. */
      goesOn?: boolean;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** The user chose a menu item, or gave a command otherwise. */
  "interaction/command": {
    params: {
      /** The document. */
      documentId: string;
      /** The command's id, as in menus and `tool/keys`. */
      id: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /**
   * Removes items from a view's menus, and adds the client's items. Replaces the changes of an
   * earlier call.
   */
  "menu/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The ids of items to remove. */
      remove?: string[];
      /** The items to add to each menu that is not empty. */
      add?: MenuAddition[];
    } & GeneralParams;
    result: {
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
    };
  };
  /** Gives a field the keyboard focus, as the tab key does. The field scrolls into view. */
  "forms/focus": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The next or previous field in tab order. Give this or `field`. */
      to?: FieldNeighbour;
      /** The name of the field, unless `to` is given. */
      field?: string;
      /** The widget of the field; by default its first one. */
      annotationId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool handled the event, or a client gesture blocked it. */
      handled: boolean;
      /** The active tool. */
      tool: string;
      /** The active tool and its state. */
      state: string;
      /** All tools that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client gestures that the event belongs to. */
      gestures?: string[];
      /** The condition, hook or gesture through which the client consumed the event. */
      consumed?: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
      /** The error of a tool. */
      error?: Error;
    };
  };
  /** Lists a view's interaction components, their conditions, and the client's gestures. */
  "interaction/components": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The components, then the composed ones. */
      components: ComponentState[];
      /**
       * The client's gestures in the order of registration, if any; composed components are
       * replaced by their members.
       */
      gestures?: ClientGesture[];
    };
  };
  /** Enables or disables a component, or all members of a composed one. */
  "interaction/setEnabled": {
    params: {
      /** The document. */
      documentId: string;
      /** The component. */
      component: ComponentName;
      /** Whether the component may act. */
      enabled: boolean;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Sets how components of a view work, and returns all settings. Settings that are not given stay.
   */
  "interaction/configure": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** How a tap near an edge of the view turns pages. */
      fastScroll?: FastScrollSettings;
      /** How a double tap zooms. */
      smartZoom?: SmartZoomSettings;
    } & GeneralParams;
    result: {
      /** The settings of `fastScroll` now. */
      fastScroll: FastScrollSettings;
      /** The settings of `smartZoom` now. */
      smartZoom: SmartZoomSettings;
    };
  };
  /** Returns a view's preset, and the parts excluded from interactions. */
  "interaction/preset": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /**
       * The preset. `readOnly`: users can select and copy text and follow links. `linksOnly`: users
       * can follow links. `noEditing`: like `readOnly`, and users can select annotations. With
       * each, users can change nothing. `null`: no preset.
       */
      preset?: InteractionPreset | null;
      /**
       * Objects that users cannot select, edit, transform or open, and areas where they cannot
       * create any.
       */
      excluded?: Excluded;
    };
  };
  /**
   * Sets a view's preset, and the parts excluded from interactions. It replaces the previous preset
   * and parts.
   */
  "interaction/setPreset": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The preset; `null` or absent for none. */
      preset?: InteractionPreset | null;
      /** The parts excluded from interactions; none unless given. */
      excluded?: Excluded;
    } & GeneralParams;
    result: {
      /**
       * The preset. `readOnly`: users can select and copy text and follow links. `linksOnly`: users
       * can follow links. `noEditing`: like `readOnly`, and users can select annotations. With
       * each, users can change nothing. `null`: no preset.
       */
      preset?: InteractionPreset | null;
      /**
       * Objects that users cannot select, edit, transform or open, and areas where they cannot
       * create any.
       */
      excluded?: Excluded;
    };
  };
  /**
   * Adds a condition for a component to act. It is either data, or a question to the client each
   * time.
   */
  "interaction/addCondition": {
    params: {
      /** The component; for a composed one, every member. */
      component: ComponentName;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
      /** The condition, unless `ask` is `true`. */
      condition?: Condition;
      /** Whether to ask the client with `interaction/shouldActivate` each time. */
      ask?: boolean;
      /** How long to wait for the answer, in milliseconds. */
      timeoutMs?: number;
      /**
       * The answer if none came in time. By default `refuse` for `editAnnotation` and
       * `transformAnnotation`, `allow` for all others.
       */
      otherwise?: GateAnswer;
    } & GeneralParams;
    result: {
      /** The id for `interaction/removeCondition`. */
      conditionId: string;
    };
  };
  /** Removes a condition. */
  "interaction/removeCondition": {
    params: {
      /** The id from `interaction/addCondition`. */
      conditionId: string;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Notifies the client with `interaction/willActivate` each time just before a component acts. The
   * client cannot prevent it.
   */
  "interaction/addCallback": {
    params: {
      /** The component; for a composed one, every member. */
      component: ComponentName;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {
      /** The id for `interaction/removeCallback`. */
      callbackId: string;
    };
  };
  /** Removes a callback. */
  "interaction/removeCallback": {
    params: {
      /** The id from `interaction/addCallback`. */
      callbackId: string;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Returns whether a component, if enabled, would act at a point. All conditions are asked, but
   * nothing is done.
   */
  "interaction/canActivate": {
    params: {
      /** The document. */
      documentId: string;
      /** The component; not a composed one. */
      component: Component;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether the component would act. */
      canActivate: boolean;
      /** The verdict, as a word. */
      verdict: Verdict;
      /** The id of the condition, or the name of the rule, that decided. */
      by?: string;
      /** The verdict as a sentence. */
      reason: string;
      /** The object that the component would act on. */
      context: ActivationContext | null;
    };
  };
  /** Makes a component act at a point, even a disabled one. A condition can forbid it. */
  "interaction/tryTo": {
    params: {
      /** The document. */
      documentId: string;
      /** The component; not a composed one. */
      component: Component;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether the component acted. */
      performed: boolean;
      /** `wouldAct` if it acted; otherwise what prevented it. */
      verdict: Verdict;
      /** The id of the condition, or the name of the rule, that decided. */
      by?: string;
      /** The verdict as a sentence. */
      reason: string;
    };
  };
  /**
   * Returns what an event would do, without doing it. Lists the components that are asked, in
   * order, with the verdict of each.
   */
  "interaction/explain": {
    params: {
      /** The document. */
      documentId: string;
      /** The gesture; for a drag, its beginning. */
      event: ExplainedEvent;
      /** The point. */
      point: Point;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The page; optional in `view` space. */
      pageIndex?: number;
      /** The space of the points; `page`, or `view` without a page. */
      space?: Space;
      /** The type of the pointer. */
      pointerType?: PointerType;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** The component that would act. */
      wouldDo: Component | null;
      /** Whether the event would be handled. */
      handled: boolean;
      /** The tool that would be active afterwards. */
      tool: string;
      /** The state of that tool. */
      state: string;
      /** Every tool that would see the event. */
      toolPath: string[];
      /**
       * Client tools in `toolPath` that wrap others. Their answers are not known, so they count as
       * passing the event on.
       */
      wrappers?: string[];
      /** The client's gestures, then the components, in the order in which they are asked. */
      steps: ExplanationStep[];
      /** The error that would occur. */
      error?: Error;
    };
  };
  /** Makes the server ask the client before something happens in a view. It asks each time. */
  "interaction/addHook": {
    params: {
      /** The request that the server will send. */
      hook: Hook;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
      /** How long to wait for the answer, in milliseconds. */
      timeoutMs?: number;
      /**
       * The answer if none came in time. By default `refuse` for `annotations/shouldEdit` and
       * `action/shouldRun`, `allow` for all others.
       */
      otherwise?: GateAnswer;
    } & GeneralParams;
    result: {
      /** The id for `interaction/removeHook`. */
      hookId: string;
    };
  };
  /** Removes a hook: the client is not asked any more. */
  "interaction/removeHook": {
    params: {
      /** The id from `interaction/addHook`. */
      hookId: string;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /** Registers a client gesture. The server reports its progress with `gesture/didChange`. */
  "gesture/register": {
    params: {
      /** The gesture's id: letters, digits, `.`, `-` and `_`. */
      id: string;
      /** The event of which the gesture consists. */
      kind: GestureKind;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
      /** For a `tap`: the number of taps; 1 unless given. */
      taps?: number;
      /** The components that the gesture waits for; it fails if one of them acts. */
      requireToFail?: ComponentName[];
      /** The components that wait for the gesture; they do not act if it begins. */
      blocks?: ComponentName[];
      /** The components that the gesture may begin together with; stronger than `blocks`. */
      simultaneousWith?: ComponentName[];
      /** Whether to ask the client with `gesture/shouldBegin` each time; always for `custom`. */
      ask?: boolean;
      /** How long to wait for the answer, in milliseconds; without an answer the gesture fails. */
      timeoutMs?: number;
    } & GeneralParams;
    result: {};
  };
  /** Removes a client gesture, and cancels it if it is in progress. */
  "gesture/unregister": {
    params: {
      /** The id of the registered gesture. */
      id: string;
      /** The document; absent if `scope` is `session`. */
      documentId?: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * The scope: the `view` (the default with a document), all views of the `document`, or the
       * whole `session`. Views opened later are included from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Returns whether a component has a gesture. It acts on the server's gesture, or is related to
   * the client's.
   */
  "gesture/contains": {
    params: {
      /** The document. */
      documentId: string;
      /** The component; for a composed one, any member counts. */
      component: ComponentName;
      /**
       * `tap`, `doubleTap`, `tripleTap`, `longPress`, `contextMenu`, `drag`, or the id of a client
       * gesture.
       */
      gesture: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether the component has the gesture. */
      contains: boolean;
      /** The relations of the client gesture that include the component. */
      relations?: GestureRelation[];
    };
  };
  /**
   * Runs an action, or the action of a trigger, in a view. The actions that follow it run too.
   * Annotations, pages and the document have triggers, such as before printing. Actions of the
   * document need no view.
   */
  "action/run": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The action. Give this, `name` or `trigger`. */
      action?: Action;
      /** A named destination to go to. */
      name?: string;
      /** The trigger whose action runs. */
      trigger?: ActionTrigger;
      /** The annotation that the trigger belongs to. */
      annotationId?: string;
      /** The page that the trigger belongs to; with neither, the document. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The outcome of each action of the chain, in order. */
      actions: ActionOutcome[];
    };
  };
  /** Lists the actions of an annotation, field, page or document. Each comes with its trigger. */
  "action/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. Give at most one of this, `field` and `pageIndex`. */
      annotationId?: string;
      /** The field, for actions on its value. */
      field?: string;
      /** The page; with none of the three, the document. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The actions, each with its trigger. */
      actions: TriggeredAction[];
    };
  };
  /**
   * Sets or removes the action of a trigger, as one step. The trigger is one of an annotation,
   * field, page or document.
   */
  "action/set": {
    params: {
      /** The document. */
      documentId: string;
      /** The trigger that runs the action. */
      trigger: ActionTrigger;
      /** The action with the actions that follow it; `null` removes it. */
      action: Action | null;
      /** The annotation. Give at most one of this, `field` and `pageIndex`. */
      annotationId?: string;
      /** The field, for actions on its value. */
      field?: string;
      /** The page; with none of the three, the document. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** All actions of the owner now. */
      actions: TriggeredAction[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Returns the selection of a view. */
  "selection/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The ids of the selected annotations. */
      annotations: string[];
      /** The selected text. */
      text?: SelectedText;
      /** The selected image. */
      image?: SelectedImage;
    };
  };
  /** Selects annotations of one page, some or all text, or an image. */
  "selection/set": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /** The ids of annotations of one page. */
      annotations?: string[];
      /** A range of text. */
      text?: TextRange;
      /** Whether to select the text of the whole document; only `true`. */
      all?: boolean;
      /** An image of a page. */
      image?: ImagePlace;
    } & GeneralParams;
    result: {
      /** The ids of the selected annotations. */
      annotations: string[];
      /** The selected text. */
      text?: SelectedText;
      /** The selected image. */
      image?: SelectedImage;
    };
  };
  /** Clears the selection of a view. */
  "selection/clear": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The ids of the selected annotations. */
      annotations: string[];
      /** The selected text. */
      text?: SelectedText;
      /** The selected image. */
      image?: SelectedImage;
    };
  };
  /** Returns the selected text or image for the clipboard. The document must allow copying. */
  "selection/copy": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; by default the document's first. */
      viewId?: string;
      /**
       * How an image is delivered; by default `inline`, or beyond 64 KiB as `largePayloads` in
       * `initialize`.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The selected text; absent if no text is selected. */
      text?: string;
      /**
       * The selected text as HTML, with `p` for paragraphs, `b` for bold and `i` for slanted fonts.
       */
      html?: string;
      /**
       * The selected image as the page shows it: a plain JPEG that is not rotated as stored, others
       * as PNG.
       */
      image?: CopiedImage;
    };
  };
}

/** What the client tells. */
export interface ClientNotifications {
  /** The client has read the reply to `initialize`. */
  "initialized": {
    params: {};
  };
  /** Ends the process, with status 0 after `shutdown`, or else 1. */
  "exit": {
    params: {};
  };
  /** Cancels a request. It fails with `requestCancelled`, unless it has been answered already. */
  "$/cancelRequest": {
    params: {
      /** The request's id. */
      id: number | string;
    };
  };
}

/** What the server tells. */
export interface Notifications {
  /**
   * The progress of a request, or a piece of its result. Requested with `progressToken` or
   * `partialResultToken`.
   */
  "$/progress": {
    params: {
      /** The token that the request carried. */
      token: number | string;
      /** `{done, total}` for progress; a part of the result for a partial result. */
      value: ProgressReport | Record<string, unknown>;
    };
  };
  /**
   * A log message, sent if `log/setLevel` has asked for it. It never contains the contents of
   * documents or a password.
   */
  "log/message": {
    params: {
      /** The severity of the message. */
      level: LogLevel;
      /** The message, a sentence for people. */
      message: string;
    };
  };
  /** A document changed. Sent before the reply to the request that changed it. */
  "document/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The document's revision now. */
      revision: number;
      /** The cause of the change. */
      cause: ChangeCause;
      /** The pages that changed in appearance, from 0. */
      pages: number[];
      /** Whether there is a step to undo. An open group counts, but must end first. */
      canUndo: boolean;
      /** Whether there is a step to redo. */
      canRedo: boolean;
      /** Whether the document has unsaved changes. */
      dirty: boolean;
    };
  };
  /**
   * Pages were inserted, removed, moved, turned, cropped, labelled or closed. Undoing and redoing
   * count too. Follows `document/didChange`.
   */
  "pages/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The document's revision now. */
      revision: number;
      /** The cause of the change. */
      cause: ChangeCause;
      /** The number of pages now. */
      pageCount: number;
      /** The new places of earlier pages that still exist; empty if all stayed. */
      kept: PageRun[];
      /** The pages that are new, by their indices now. */
      added: number[];
      /** The pages that are gone, by their indices before. */
      removed: number[];
      /** Pages that look different, or were closed or opened, by their indices now. */
      changed: number[];
    };
  };
  /** A document was saved. */
  "document/didSave": {
    params: {
      /** The document. */
      documentId: string;
      /** The path of the file, with symbolic links resolved. */
      path: string;
      /** The new length of the file in bytes. */
      bytes: number;
      /** The way in which the file was written. */
      mode: SaveMode;
      /** The bookmark providers that failed to save; absent if none failed. */
      failedProviders?: FailedProvider[];
    };
  };
  /** Saving a document by `autosave` failed; its next change tries again. */
  "document/didFailToSave": {
    params: {
      /** The document, whose changes are in its edit log. */
      documentId: string;
      /** Why the document was not saved. */
      error: Error;
    };
  };
  /** Another program changed a document's file. Sent once per version, when it is complete. */
  "document/didChangeOnDisk": {
    params: {
      /** The document, which still has its old contents. */
      documentId: string;
      /**
       * The change: `replaced` by another file of the same name, `overwritten` in place, or
       * `removed`.
       */
      change: DiskChange;
      /** Whether the document has unsaved changes. */
      dirty: boolean;
      /** Why the document was not reloaded, if `autoReload` is on. */
      error?: Error;
    };
  };
  /**
   * A document was reloaded: all data read from it before is stale. Sent before the reply to the
   * request that reloaded it, and after changes of views, selections and bookmarks.
   */
  "document/didReload": {
    params: {
      /** The document's id in other requests. */
      documentId: string;
      /** The id of the first view. */
      viewId: string;
      /** The number of pages. */
      pageCount: number;
      /**
       * The document's revision, which each change increments. A document that is opened has 0
       * unless changes were recovered; a reload goes on counting.
       */
      revision: number;
      /** Whether the file was damaged and has been repaired. */
      repaired: boolean;
      /** The document's permissions. */
      permissions: Permissions;
      /** The document's features besides pages. */
      features: Features;
      /** The document's title. */
      title?: string;
      /** Unsaved changes of an earlier session, if any. */
      recovery?: Recovery;
      /**
       * `true` if another server changed the file and still has it open: changes are refused as
       * `notPermitted` by `otherServer` until it is closed there.
       */
      editedElsewhere?: boolean;
    };
  };
  /**
   * Another process has reopened a document whose process was lost. It has all acknowledged
   * changes, its views and their settings, but no selections, overlays, menus, requirements or
   * pending work of tools.
   */
  "document/didRecover": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The cause: `crashed`: it exited; `hung`: it was stuck in a request and ignored a cancel;
       * `stalled`: it gave no sign of life; `killed`: another program killed it.
       */
      reason: LossReason;
      /** How many unsaved changes were applied again. */
      edits: number;
      /** The document's revision now; if the document was changed, larger than any before. */
      revision: number;
      /** The document's views, which must be redrawn. */
      viewIds: string[];
      /** The request in progress, which failed with `workerLost`. */
      method?: string;
      /** The changes that could not be applied again. */
      failed?: FailedChange[];
    };
  };
  /**
   * The server had to close a document. Its process was lost, and the file cannot be opened again.
   * Unsaved changes are in its edit log.
   */
  "document/didClose": {
    params: {
      /** The document, which is no longer open. */
      documentId: string;
      /** The reason, for people. */
      why: string;
    };
  };
  /** Annotations were added, changed or removed; follows `document/didChange`. */
  "annotations/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The new annotations. */
      added: Annotation[];
      /**
       * The changed annotations after the change; empty for a client with the capability
       * `annotationChanges`.
       */
      changed: Annotation[];
      /** The ids of the removed annotations. */
      removed: string[];
      /** The cause of the change. */
      cause: ChangeCause;
      /** The changed properties of each changed annotation. */
      changes?: AnnotationChange[];
      /**
       * For a client with the capability `annotationChanges`, instead of `changed` and `changes`:
       * the changes to each annotation.
       */
      patches?: AnnotationPatch[];
      /** The removed annotations that became page content, if any. */
      flattened?: string[];
    };
  };
  /**
   * Form fields changed, were added or removed; follows `document/didChange`. Sent once for all
   * fields that changed together.
   */
  "forms/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The fields after the change. */
      changed: Field[];
      /** The cause of the change. */
      cause: ChangeCause;
      /** The ids of removed fields, if any. */
      removed?: string[];
    };
  };
  /**
   * Entered text has characters that no font of the server has. The document keeps them, but they
   * are not visible. Follows `annotations/didChange` or `forms/didChange`.
   */
  "text/didLackGlyphs": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations and fields with such text. */
      texts: LackingText[];
    };
  };
  /**
   * The field with the keyboard focus changed. Without `field`, none has the focus. Clients use
   * this to choose a keyboard or to help with dates.
   */
  "forms/didFocus": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The field's id. */
      field?: string;
      /** The widget of the field that has the focus. */
      annotationId?: string;
      /** The type of the field. */
      type?: FieldType;
      /** The label for people, if it differs from the name. */
      label?: string;
      /** The flags, as in a `Field`. */
      flags?: string[];
      /** The format that the field's scripts require. */
      format?: FieldFormat;
    };
  };
  /**
   * A document's outline or the targets of its entries changed. Follows `document/didChange`.
   * Clients that show the outline must get it again.
   */
  "outline/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The document's revision now. */
      revision: number;
      /** The cause of the change. */
      cause: ChangeCause;
    };
  };
  /** Layers were shown or hidden. Render the visible pages of the document again. */
  "layers/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The changed layers. */
      layers: LayerVisibility[];
    };
  };
  /** The bookmarks of a document changed, possibly by undo or redo. */
  "bookmarks/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The cause of the change; `load` if the list was read anew, or for several causes at once.
       */
      cause: BookmarkCause;
      /** The new bookmarks. */
      added: Bookmark[];
      /** The bookmarks with a changed name, action, position or provider. */
      updated: Bookmark[];
      /** The ids of the removed bookmarks. */
      removed: string[];
    };
  };
  /**
   * A bookmark provider failed. Sent if the next one was asked, or if no request waits for the
   * outcome, as in undo.
   */
  "bookmarks/providerDidFail": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider's id, as in `bookmarks/providers`. */
      provider: string;
      /** The failed operation. */
      operation: BookmarkOperation;
      /** Why the operation failed. */
      error: Error;
    };
  };
  /** The visible part of a view changed. */
  "view/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The cause of the change. */
      cause: ViewCause;
      /** The new state of the view. */
      view: View;
      /** `true` if the change may be animated. */
      animated?: boolean;
    };
  };
  /** The tool of a view changed. */
  "tool/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The new tool. */
      tool: string;
      /** The previous tool. */
      previous: string;
    };
  };
  /** The wrapped tool's outcome for an event that your tool passed on. */
  "tool/didPass": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The id with which the tool was registered. */
      toolId: string;
      /** The kind of the event. */
      kind: ClientToolEvent;
      /** Whether a tool handled the event. */
      handled: boolean;
      /** The user's tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The phase of a `drag` or `longPress`. */
      phase?: GesturePhase;
      /** The component that acted, if one did. */
      component?: Component;
      /** The error of a tool that failed to handle the event. */
      error?: Error;
    };
  };
  /**
   * The display of a view's selection and tool changed. The cause was not the user's event in that
   * view, but undo, a request, or another view.
   */
  "tool/didUpdate": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The tool. */
      tool: string;
      /** The tool and its state, such as `textSelect.selecting`. */
      state: string;
      /** The overlay to draw over the pages; absent if unchanged. */
      overlay?: Overlay;
      /**
       * The change to the previous overlay, instead of a longer `overlay`; only with the capability
       * `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user; absent if unchanged, `null` if none any more.
       */
      requirement?: Requirement | null;
      /** The current menu; absent if unchanged. */
      menu?: Menu;
      /**
       * The change to the previous menu, instead of a longer `menu`; only with the capability
       * `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The pointer's look while it hovers, as a CSS keyword; absent if unchanged. */
      cursor?: Cursor;
      /**
       * The text of the annotation under the hovering pointer; absent if unchanged, `null` for
       * none.
       */
      hover?: Hover | null;
    };
  };
  /** The arrangement of the toolbar, a style or a preset changed. */
  "toolbar/didChange": {
    params: {
      /** The changed parts. */
      changed: ToolbarPart;
    };
  };
  /** The selection of a view changed. */
  "selection/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The ids of the selected annotations. */
      annotations: string[];
      /** The selected range of text. */
      text?: TextSpan;
      /** The selected image. */
      image?: ImagePlace;
    };
  };
  /** A gesture was recognised as time passed. It is a long press, or a tap without a second tap. */
  "interaction/didRecognize": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The gesture: `longPress`, which has just begun, or `tap`. */
      gesture: ExplainedEvent;
      /** The outcome of the gesture. */
      result: EventResult;
    };
  };
  /** The user chose an item that the client added with `menu/update`. */
  "menu/didChoose": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The item. */
      id: string;
    };
  };
  /** This component is about to act. */
  "interaction/willActivate": {
    params: {
      /** The id of the callback that requested this. */
      callbackId: string;
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The component. */
      component: Component;
      /** The object that the component acts on. */
      context: ActivationContext | null;
      /** The page; absent if a key acts. */
      pageIndex?: number;
      /** The pointer's position on the page, in page space. */
      point?: Point;
    };
  };
  /** The state of a client gesture changed. */
  "gesture/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The gesture. */
      id: string;
      /** The new phase of the gesture. */
      phase: ClientGesturePhase;
      /** The event of which the gesture consists. */
      event: ExplainedEvent;
      /** The component that acts on the event, unless the gesture blocks it. */
      component: Component | null;
      /** The pointer's position in the view, in its pixels. */
      viewPoint: Point;
      /** The type of the pointer. */
      pointerType: PointerType;
      /** The page under the pointer. */
      pageIndex?: number;
      /** The pointer's position on the page, in page space. */
      point?: Point;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    };
  };
  /** The user followed a link. Open this URI, if your policy allows it. */
  "host/openUri": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The URI from the document, resolved against its base. */
      uri: string;
    };
  };
  /**
   * The user followed a link to a URI that was not opened. It may be harmful, or no opener accepts
   * it. Open it only if your policy allows it, and never without asking the user.
   */
  "host/decideUri": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The URI from the document, resolved against its base. */
      uri: string;
      /**
       * The kind: `file` (a file of the user), `script` (`javascript:`, `data:`), `relative` (the
       * document gives no base), or `unknown` (another scheme).
       */
      kind: LinkTarget;
    };
  };
  /** The user followed a link into another file. Open it, if you allow it. */
  "host/openDocument": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /**
       * The path, as in the link, often relative to the document; absent for a target opened from
       * data.
       */
      path?: string;
      /** The document to show, if it is open and contains this one. */
      openDocumentId?: string;
      /** The page to show, from 0. */
      pageIndex?: number;
      /** The named destination to show. */
      name?: string;
      /**
       * The part of the page to show, in the other document's user space: `{fit, left?, top?,
       * zoom?, rect?}`.
       */
      view?: GoToRemoteActionView;
      /** Whether to open a new window; absent if the front end decides. */
      newWindow?: boolean;
      /**
       * `true` for a temporary file extracted from the document; it is removed when the document
       * closes.
       */
      temporary?: boolean;
    };
  };
  /**
   * The user followed a link that launches a program or file. Nothing was launched. Do so only if
   * your policy allows it, and never without asking the user.
   */
  "host/launch": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The path of the program or file, as in the link. */
      path: string;
      /** The parameters for the program. */
      parameters?: string;
      /** The operation: `open` or `print`. */
      operation?: string;
      /** The working folder of the program. */
      directory?: string;
      /** Whether to open the file in a new window. */
      newWindow?: boolean;
    };
  };
  /**
   * The user ran a named action that the front end implements. Examples are `Find`, `Print` and
   * `SaveAs`.
   */
  "host/command": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The command, by the name of Acrobat's menu item. */
      command: string;
    };
  };
  /**
   * The user ran an action that fills the form from a file. Nothing was read. A front end that
   * allows it calls `document/import`.
   */
  "host/importData": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The path of the FDF file, as in the action. */
      path: string;
    };
  };
  /**
   * An action sets a transition for the pages shown next. Use it if your front end shows
   * transitions.
   */
  "host/showTransition": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /**
       * The transition `{style?, duration?, dimension?, motion?, direction?, scale?,
       * isRectangular?}` (ISO 32000-2, table 164).
       */
      transition: TransitionActionTransition;
    };
  };
  /** An action plays a sound that does not belong to an annotation. */
  "host/playSound": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** A file with the sound; it is removed when the document closes. */
      path: string;
      /** The MIME type of the file. */
      mimeType: string;
      /** The volume from -1 to 1, as in the action. */
      volume?: number;
      /** Whether to repeat the sound until it is stopped. */
      repeat?: boolean;
      /** Whether to mix the sound with those already playing. */
      mix?: boolean;
      /** Whether the user waits for the end of the sound. */
      synchronous?: boolean;
    };
  };
  /** The user tapped an empty part of a page. Show or hide the user interface around it. */
  "host/toggleUserInterface": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** Whether to show the user interface, as now in `view/get`. */
      visible: boolean;
    };
  };
  /** The user copied text or an image. Put it on the system's clipboard. */
  "host/setClipboard": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The copied text, if any. */
      text?: string;
      /** The copied image, if any. */
      image?: CopiedImage;
    };
  };
  /** The user wants to search the document for these words. */
  "host/search": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The words to find, on one line. */
      text: string;
    };
  };
  /** The user activated a sound or video: play it in its place. */
  "host/playMedia": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The annotation. */
      annotationId: string;
      /** The file's name in the document. */
      name: string;
      /** The MIME type, from the content, the document, or the name. */
      mimeType: string;
      /** The page, from 0. */
      pageIndex: number;
      /** The rectangle of the media, in page space. */
      rect: Rect;
      /** The playback settings of the document. */
      playback: Playback;
      /** A file with the media; it is removed when the document closes, or by `media/close`. */
      path?: string;
      /**
       * The name of a file outside the document, instead of `path`: open it only if you allow it.
       */
      reference?: string;
    };
  };
  /** Stops media that `host/playMedia` started. Their page is out of view, or the user left it. */
  "host/stopMedia": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The annotation. */
      annotationId: string;
    };
  };
  /**
   * An action of the document controls media. It pauses or resumes them, or sends a command to rich
   * media.
   */
  "host/controlMedia": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The annotation. */
      annotationId: string;
      /** The operation. */
      operation: MediaOperation;
      /** For `execute`: the command for the document's own player. */
      command?: string;
      /** For `execute`: the arguments of the command. */
      arguments?: string[];
    };
  };
  /** The user activated a signature field, which the front end must handle. */
  "host/signature": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /**
       * The request: `sign` it digitally, with `signatures/sign`, or show `information` about the
       * signer, with `signatures/verify`.
       */
      wish: HostSignatureRequest;
      /** The full name of the field. */
      field: string;
      /** The widget that was activated. */
      annotationId: string;
      /** The page of the widget, from 0. */
      pageIndex: number;
    };
  };
  /**
   * The user submits a form. Send its data if your policy allows it. The server sends nothing
   * itself.
   */
  "host/submitForm": {
    params: {
      /** The document. */
      documentId: string;
      /** The address, as in the document. */
      url: string;
      /** The HTTP method. */
      method: SubmitMethod;
      /** The format of the data. */
      format: SubmitFormat;
      /** The value for the `Content-Type` header. */
      contentType: string;
      /** The encoding of `body`. */
      encoding: BodyEncoding;
      /** The data; empty if the URL contains it. */
      body: string;
      /** The view, if the user submitted the form in one. */
      viewId?: string;
    };
  };
  /** The user ran an action that the server does not support. */
  "host/unsupportedAction": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The action, without the actions that follow it. */
      action: Action;
      /** Why it is not supported; a sentence for people. */
      reason: string;
    };
  };
  /**
   * A script of the document requests to mail, print or beep. Do it only if your policy allows it,
   * and ask the user before data leaves the machine. The server does none of this.
   */
  "host/scriptRequest": {
    params: {
      /** The document. */
      documentId: string;
      /** The script, by field and event or by its name. */
      script: string;
      /** The kind of request. */
      kind: Kind;
      /** For `mail`: the attachment, `document`, `form` (its data) or `nothing`. */
      attach?: string;
      /** For `mail`: the recipients. */
      to?: string;
      /** For `mail`: the recipients of copies. */
      cc?: string;
      /** For `mail`: the recipients of blind copies. */
      bcc?: string;
      /** For `mail`: the subject. */
      subject?: string;
      /** For `mail`: the message. */
      message?: string;
      /** For `print`: the first page, from 0. */
      firstPage?: number;
      /** For `print`: the last page, from 0. */
      lastPage?: number;
    };
  };
  /** A script of a document printed a message or failed. */
  "script/didLog": {
    params: {
      /** The document. */
      documentId: string;
      /** The script, by field and event or by its name. */
      script: string;
      /**
       * `message`: printed by `console.println`. `error`: thrown; earlier effects stay.
       * `limitExceeded`: stopped, without any effect. `unsupported`: a called function does nothing
       * here. `notPermitted`: a field stays as it is because of signatures, and the script went on;
       * told once per reason.
       */
      level: Level;
      /** The text that the script printed, threw or called, or why the field stays. */
      text: string;
    };
  };
}

/** What the server asks. */
export interface ClientRequests {
  /** May this component act? Asked because of a condition with `ask`. */
  "interaction/shouldActivate": {
    params: {
      /** The condition that asks. */
      conditionId: string;
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The component. */
      component: Component;
      /** The object that the component acts on. */
      context: ActivationContext | null;
      /** The page; absent if a key acts. */
      pageIndex?: number;
      /** The pointer's position on the page, in page space. */
      point?: Point;
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
      /**
       * The annotation that the component acts on, as in `annotations/get`; a link has its action.
       */
      annotation?: Annotation;
      /** The text of the link, or the word to select. */
      text?: string;
    };
    result: {
      /** Whether the component may act. */
      allow: GateAnswer;
    };
  };
  /** May the user switch to this tool? */
  "tool/shouldChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The new tool. */
      tool: string;
      /** The current tool. */
      previous: string;
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
    };
    result: {
      /** Whether it may happen. */
      allow: GateAnswer;
    };
  };
  /** May the user select these annotations? Asked once per gesture. */
  "annotations/shouldSelect": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The annotations that are not selected yet. */
      ids: string[];
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as in `annotations/get`, if the question is about only one. */
      annotation?: Annotation;
    };
    result: {
      /** Whether any of the annotations may be selected. */
      allow: GateAnswer;
      /** The ids of the annotations that may be selected, if not all. */
      ids?: string[];
    };
  };
  /**
   * May the user change or delete these annotations? Asked before the change. One gesture, key or
   * command asks once.
   */
  "annotations/shouldEdit": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The annotations. */
      ids: string[];
      /** The name of the undo step, such as `Move square`. */
      name: string;
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as in `annotations/get`, if the question is about only one. */
      annotation?: Annotation;
    };
    result: {
      /** Whether it may happen. */
      allow: GateAnswer;
    };
  };
  /** May the user follow this link? */
  "links/shouldFollow": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The link's action. */
      action: Action;
      /** The link's page. */
      pageIndex: number;
      /** The touched point of the page, in page space. */
      point: Point;
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as in `annotations/get`, if the question is about only one. */
      annotation?: Annotation;
      /** The text under the link. */
      text?: string;
    };
    result: {
      /** Whether it may happen. */
      allow: GateAnswer;
    };
  };
  /**
   * May this action run? Asked for each action of a chain. How the chain started does not matter. A
   * refused action is skipped; the following actions are asked about all the same.
   */
  "action/shouldRun": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The action, without the actions that follow it. */
      action: Action;
      /** The trigger. */
      occasion: ActionOccasion;
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as in `annotations/get`, if the question is about only one. */
      annotation?: Annotation;
    };
    result: {
      /** Whether it may happen. */
      allow: GateAnswer;
    };
  };
  /** May this menu be shown? A refused menu does not appear. */
  "menu/shouldShow": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The items of the menu. */
      items: MenuItem[];
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
    };
    result: {
      /** Whether it may happen. */
      allow: GateAnswer;
    };
  };
  /** May the user copy or cut the selection, and with what text? */
  "selection/shouldCopy": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook's id from `interaction/addHook`. */
      hookId: string;
      /** The selected annotations; none if text or an image is selected. */
      ids: string[];
      /** The pointer; absent if a key or a request acts. */
      pointer?: Pointer;
      /** The text to copy; absent if annotations or an image are selected. */
      text?: string;
      /** The annotation, as in `annotations/get`, if the question is about only one. */
      annotation?: Annotation;
    };
    result: {
      /** Whether the selection may be copied. */
      allow: GateAnswer;
      /** The text to copy instead of the selected text. */
      text?: string;
    };
  };
  /**
   * May this tap or press have any effect? Asked first of all. Gestures, components and tools get
   * it afterwards. It is asked even if they are disabled.
   */
  "interaction/shouldHandle": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The id of the hook that asks. */
      hookId: string;
      /** The user's event. */
      event: ExplainedEvent;
      /** The annotations under the pointer, the most likely first. */
      annotations: string[];
      /** The pointer's position in the view, in its pixels. */
      viewPoint: Point;
      /** The type of the pointer. */
      pointerType: PointerType;
      /** The page under the pointer. */
      pageIndex?: number;
      /** The pointer's position on the page, in page space. */
      point?: Point;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
    };
    result: {
      /** Whether it may happen. */
      allow: GateAnswer;
    };
  };
  /**
   * May this client gesture begin? Asked unless something else prevents it. The gesture was
   * registered with `ask`.
   */
  "gesture/shouldBegin": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The gesture. */
      id: string;
      /** The event of which the gesture consists. */
      event: ExplainedEvent;
      /** The component that acts on the event, unless the gesture blocks it. */
      component: Component | null;
      /** The pointer's position in the view, in its pixels. */
      viewPoint: Point;
      /** The type of the pointer. */
      pointerType: PointerType;
      /** The page under the pointer. */
      pageIndex?: number;
      /** The pointer's position on the page, in page space. */
      point?: Point;
      /** The modifier keys that are held down. */
      modifiers?: Modifier[];
      /** The annotation under the pointer, as in `annotations/get`. */
      annotation?: Annotation;
    };
    result: {
      /** Whether the gesture begins; `consume` refuses it and ends the event. */
      begin: GateAnswer;
    };
  };
  /** Asks the client to handle a user's event for its tool. */
  "tool/handleEvent": {
    params: {
      /** The id with which the tool was registered. */
      toolId: string;
      /** The user's event. */
      event: ClientToolEventParams;
      /** The place of the event, and the objects there. */
      context: ClientToolContext;
    };
    result: {
      /** Whether the tool handled the event. */
      handled?: boolean;
      /** Whether the wrapped tool gets the event. */
      pass?: boolean;
      /** Whether the tool's work is done, so that the default tool takes over. */
      finished?: boolean;
      /** The tool that takes over; with `handled: false` it gets the same event. */
      next?: string;
      /** The name of the tool's state now; `idle` at first. */
      state?: string;
      /** The overlay to draw over the pages; absent: unchanged. */
      overlay?: Overlay;
      /** The tool's menu; absent: unchanged. */
      menu?: Menu;
      /** The input that the tool needs from the user; absent: unchanged; `null`: none. */
      requirement?: WantedRequirement | null;
      /** Changes to the document, made as one step. */
      edits?: ClientToolEdit[];
    };
  };
  /** Which bookmarks of this document does your provider keep? */
  "bookmarkProvider/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider's id from `bookmarks/setProviders`. */
      providerId: string;
    };
    result: {
      /** All bookmarks, in the order in which they were added. */
      bookmarks: KeptBookmark[];
    };
  };
  /** Does your provider take this bookmark? It replaces one with its id. */
  "bookmarkProvider/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider's id from `bookmarks/setProviders`. */
      providerId: string;
      /** The bookmark, identified by its id alone. */
      bookmark: KeptBookmark;
    };
    result: {
      /** Whether the provider keeps the bookmark; `false` asks the next provider. */
      taken: boolean;
    };
  };
  /** Does your provider keep this bookmark? If so, it must remove it. */
  "bookmarkProvider/remove": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider's id from `bookmarks/setProviders`. */
      providerId: string;
      /** The bookmark, identified by its id alone. */
      bookmark: KeptBookmark;
    };
    result: {
      /** Whether the bookmark was removed; `false` asks the next provider. */
      removed: boolean;
    };
  };
  /** The document will be saved: your provider must store its bookmarks. */
  "bookmarkProvider/save": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider's id from `bookmarks/setProviders`. */
      providerId: string;
    };
    result: {};
  };
  /**
   * A script of the document shows the user a message. Display it, and answer with the chosen
   * button. There is no deadline. An error counts as `cancel`, or else `no`, or else `ok`. A cancel
   * of the request that runs the script ends the script, and nothing that it did stays.
   */
  "host/alert": {
    params: {
      /** The document. */
      documentId: string;
      /** The text. */
      message: string;
      /** The title; often empty. */
      title: string;
      /** The kind of message. */
      icon: AlertIcon;
      /** The buttons, in order. */
      buttons: AlertButton[];
    };
    result: {
      /** The chosen button. */
      button: AlertButton;
    };
  };
  /**
   * A script of the document asks the user for a text. It is like `host/alert`, which asks for a
   * button.
   */
  "host/prompt": {
    params: {
      /** The document. */
      documentId: string;
      /** The question. */
      message: string;
      /** The title; often empty. */
      title: string;
      /** The label of the text field; often empty. */
      label: string;
      /** The initial value. */
      value: string;
      /** Whether to hide the entered text. */
      password: boolean;
    };
    result: {
      /** The entered text; absent if the user cancelled. */
      value?: string;
    };
  };
  /**
   * A script of the document pops up a menu. Show it at the pointer, and answer with the choice.
   * There is no deadline. An error, or a choice that the menu does not offer, counts as no choice.
   */
  "host/popUpMenu": {
    params: {
      /** The document. */
      documentId: string;
      /** The items, from top to bottom. */
      items: ScriptMenuItem[];
    };
    result: {
      /** The `choice` of the chosen item; absent if none was chosen. */
      choice?: number;
    };
  };
  /**
   * `signatures/extend` needs a time stamp (RFC 3161). Send `request` to a time stamping authority,
   * and answer with its response. Without an answer within a minute the method fails, and the file
   * does not change.
   */
  "host/timestamp": {
    params: {
      /** The document. */
      documentId: string;
      /** The hash to stamp. */
      digest: Base64;
      /** The algorithm of the hash. */
      algorithm: SigningDigest;
      /** The body for the authority, of type `application/timestamp-query`. */
      request: Base64;
    };
    result: {
      /**
       * The token in DER, or the authority's whole response, of type `application/timestamp-reply`.
       */
      token: Base64;
    };
  };
}
