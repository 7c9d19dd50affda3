// SPDX-License-Identifier: MIT
// The types of Recto's protocol. Made by generate.py.

export interface ClientInfo {
  /** The client's name. */
  name: string;
  /** Its version. */
  version?: string;
}

/**
 * What the client can do; what is not given counts as everything. Names that the server does not
 * know are ignored.
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
   * Whether the client shows menus. Without, no result has one, and `menu/shouldShow` is not sent.
   */
  menus?: boolean;
  /** Whether the client takes `overlayChange`, which tells only what changed of an overlay. */
  overlayChanges?: boolean;
  /** Whether the client takes `menuChange`, which tells only what changed of a menu. */
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
  /** Whether the scripts of documents run, where `document/open` says nothing else. */
  javascript?: boolean;
  /**
   * The folder for what outlives the session, instead of the server's own: edit logs, and the
   * toolbar and styles; empty: nothing is kept.
   */
  stateDirectory?: string;
  /**
   * Documents are saved, as `document/save` does it, when they were not changed for so many
   * seconds; never unless given.
   */
  autosave?: number;
  /** Whether a document is reloaded when another program has changed its file. */
  autoReload?: boolean;
  /**
   * How many bytes of decoded pictures and fonts the engine keeps, instead of what `--cache` says.
   */
  cacheBytes?: number;
  /**
   * The folder for what can be made again, instead of the server's own: pictures of pages, for
   * `pages/thumbnails`, and text, for the first search of the next session; empty: none are kept.
   */
  cacheDirectory?: string;
  /** How many signatures the user can keep. */
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
  /** How it hands them over. */
  renderDeliveries: RenderDelivery[];
  /** The ids that `tool/set` takes. */
  tools: string[];
  /** The interaction components. */
  components: Component[];
  /** The types that `annotations/add` makes. */
  annotationTypes: AnnotationType[];
  /** Whether the scripts of documents run, where `document/open` says nothing else. */
  javascript: boolean;
  /**
   * The engine of scripts, if they run: `javascriptcore` has modern JavaScript; `mujs`, used where
   * the system has no JavaScriptCore, has ECMAScript 5.
   */
  scriptEngine?: Name;
  /** The file name of JavaScriptCore's library, which tells its version, if scripts run in it. */
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
  /** Which caches these are. */
  name: CacheKind;
  /** How many entries the caches of this kind hold. */
  entries: number;
  /** What the entries take, if that is known. */
  bytes?: number;
  /** The most bytes that the entries may take. */
  limit?: number;
  /** The most entries. */
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
  /** The process. */
  processId: number;
  /** How often another one had to take its place. */
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
 * What the client lets its user do, beside what the document itself allows. As a change, what is
 * not given stays.
 */
export interface Policy {
  /** Whether every change is refused; `false` at first. */
  readOnly?: boolean;
  /** The types of annotation that may be created; `null`, as at first: all. */
  canCreate?: AnnotationType[] | null;
  /** Types that may not; none at first. */
  cannotCreate?: AnnotationType[];
  /** The types of annotation that may be changed and deleted; `null`, as at first: all. */
  canEdit?: AnnotationType[] | null;
  /** Types that may not; none at first. */
  cannotEdit?: AnnotationType[];
  /**
   * Indexes of pages on which no annotations may be created, fields apart; none at first. They
   * follow pages that go elsewhere.
   */
  closedPages?: number[];
  /**
   * Whether no annotations may be created on pages whose entry `PSPDF:AllowAnnotationCreation` is
   * `false`; `true` at first.
   */
  checkPages?: boolean;
  /** Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first. */
  checkAnnotationFlags?: boolean;
  /**
   * The authors whose annotations may be changed: `own` are those by the session's author. One
   * without an author is nobody's own, unless the session has no author either. `all` at first.
   */
  author?: AuthorRule;
  /** Whether text can be selected; `true` at first. */
  textSelection?: boolean;
  /** Whether images can be selected, where text can; `true` at first. */
  imageSelection?: boolean;
  /** Whether links can be followed; `true` at first. */
  linkFollowing?: boolean;
  /** Whether forms can be filled in; `true` at first. */
  formFilling?: boolean;
  /** Whether what a certification forbids to change stays as it is; `true` at first. */
  honorSignatures?: boolean;
  /** Whether a second bookmark of a page is refused; `false` at first. */
  oneBookmarkPerPage?: boolean;
  /** Tools that cannot be taken; none at first. */
  disabledTools?: string[];
}

export type AuthorRule = "all" | "own";

/** How a new view shows its document. */
export interface FirstView {
  /** The window's size, in pixels. */
  size?: Size;
  /** Pixels per point. */
  scale?: number;
  /** The point that stays in place when the scale changes. */
  anchor?: Point;
  /** The canvas pixel for the view's top left. */
  offset?: Point;
  /** Clockwise: 0, 90, 180 or 270. */
  rotation?: number;
  /** Turns of single pages on top of `rotation`, all anew; the file stays as it is. */
  pageRotations?: PageRotation[];
  /** How pages are arranged. */
  layout?: Layout;
  /** Which way the pages of continuous layouts follow. */
  scrollAxis?: ScrollAxis;
  /** Let the first of facing pages stand alone. */
  coverPage?: boolean;
  /** Which of facing pages comes first. */
  direction?: Direction;
  /** Device pixels per pixel. */
  pixelRatio?: number;
  /** Points between pages. */
  gap?: number;
  /** The least and the greatest scale. */
  scaleLimits?: ScaleLimits;
  /** The fit for the scale to follow, instead of `scale`; `null`: none any more. */
  fit?: ViewFit | null;
  /** Whether the front end shows what lies around the pages. */
  userInterfaceVisible?: boolean;
}

/** A width and a height. */
export type Size = [number, number];

/** A position. */
export type Point = [number, number];

/** The turn of a single page in a view. */
export interface PageRotation {
  /** The page. */
  pageIndex: number;
  /** Clockwise: 0, 90, 180 or 270. */
  rotation: number;
}

export type Layout = "single" | "continuous" | "facing" | "facingContinuous";

export type ScrollAxis = "vertical" | "horizontal";

export type Direction = "ltr" | "rtl";

/** The least and the greatest scale. */
export type ScaleLimits = [number, number];

export type ViewFit = "page" | "width" | "content";

/** The purpose of a view, and the parts that its user's touches leave alone. */
export interface Interactions {
  /**
   * `readOnly`: text can be selected and copied, links followed. `linksOnly`: links followed.
   * `noEditing`: as `readOnly`, and annotations can be selected. With each of them the user changes
   * nothing. `null`: none of them.
   */
  preset?: InteractionPreset | null;
  /**
   * Objects that are not selected, edited, transformed or opened, and areas where nothing is
   * created.
   */
  excluded?: Excluded;
}

export type InteractionPreset = "readOnly" | "linksOnly" | "noEditing";

export interface Excluded {
  /** Ids of annotations. */
  annotations?: string[];
  /** All annotations of these types. */
  types?: AnnotationType[];
  /** All on these pages, from 0. */
  pages?: number[];
  /** Everything touched in these areas; for a key, annotations whose middle lies in them. */
  rects?: ExcludedRect[];
}

export interface ExcludedRect {
  /** Its page; of every page unless given. */
  pageIndex?: number;
  /** In page space. */
  rect: Rect;
}

/** A rectangle by two opposite corners. */
export type Rect = [number, number, number, number];

export type RecoveryChoice = "apply" | "discard" | "report";

/** The permissions in the document's encryption (ISO 32000-2, table 22). */
export interface Permissions {
  /** Print it. */
  print: boolean;
  /** Change what is on the pages. */
  modify: boolean;
  /** Copy text and pictures. */
  copy: boolean;
  /** Add and change annotations, fill in forms. */
  annotate: boolean;
  /** Fill in forms. */
  fillForms: boolean;
  /** Insert, delete and rotate pages. */
  assemble: boolean;
}

/** The features that a document's catalog declares, beside its pages. */
export interface Features {
  /** An outline. */
  outline: boolean;
  /** Form fields. */
  forms: boolean;
  /** A form in XFA, which the server does not show; it goes once a field is filled in. */
  xfa: boolean;
  /**
   * The kind of an XFA form. `static`: its fields are form fields too, and can be filled in.
   * `dynamic`: the pages only say that it takes a viewer of XFA.
   */
  xfaKind?: XFAKind;
  /** How many signature fields are signed. */
  signatures: number;
  /** A script that runs when it is opened, or calculates fields. */
  javascript: boolean;
  /** Optional content. */
  layers: boolean;
  /** How many files are embedded in the document. */
  attachments: number;
  /** Whether it says that it is tagged. */
  tagged: boolean;
  /** Whether the file is encrypted. */
  encrypted: boolean;
}

export type XFAKind = "static" | "dynamic";

export interface Recovery {
  /** How many changes are not in the file; an undo counts as one, too. */
  edits: number;
  /** When the file as it is was written. */
  savedAt: Timestamp;
  /** When the last of them was made; where none can be read, when the edit log was written. */
  lastEditAt: Timestamp;
  /** Whether the file is another than they were made to: they are applied where they fit. */
  fileChanged: boolean;
  /** With `apply`: the number of changes that were made again. */
  applied?: number;
  /**
   * With `apply`: those that do not fit. And, always, that the edit log cannot be read to its end.
   */
  failed?: FailedChange[];
}

/** A moment such as `2024-02-29T12:00:00Z`. */
export type Timestamp = string;

export interface FailedChange {
  /** Its name in the history. */
  name: string;
  /** Why it does not fit. */
  why: string;
}

export interface DocumentSummary {
  /** The document. */
  documentId: string;
  /** Its file, unless it was opened from data. */
  path?: string;
  /** How often it was changed. */
  revision: number;
  /** Whether it has changes that are not saved. */
  dirty: boolean;
}

export type SaveMode = "auto" | "incremental" | "full";

/**
 * How a saved file is encrypted: with AES-256, or not at all. Passwords are kept in memory alone.
 */
export interface Encrypt {
  /** `none` takes the passwords away. */
  method?: EncryptMethod;
  /** The password that opens the file; empty: everybody can open it. */
  userPassword?: string;
  /** The password that lifts all restrictions; the user's password unless given. */
  ownerPassword?: string;
  /** The permissions of the user's password. */
  permissions?: Allowed;
}

export type EncryptMethod = "aes256" | "none";

/** The permissions of a file; everything is allowed unless it is forbidden here. */
export interface Allowed {
  /** Print it. */
  print?: boolean;
  /** Change what is on the pages. */
  modify?: boolean;
  /** Copy text and pictures. */
  copy?: boolean;
  /** Add and change annotations, fill in forms. */
  annotate?: boolean;
  /** Fill in forms. */
  fillForms?: boolean;
  /** Insert, delete and rotate pages. */
  assemble?: boolean;
}

export type FlattenKind = "none" | "annotations" | "forms" | "all";

export interface FailedProvider {
  /** The provider's id, as `bookmarks/providers` tells it. */
  provider: string;
  /** Why it could not save. */
  error: Error;
}

/** Why a request failed. */
export interface Error {
  /** Its number. */
  code: number;
  /** A sentence for people, which says what to do. */
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

/** The message is no JSON. */
export interface ParseErrorData {
  kind: "parseError";
}

/** The message is no request, or comes at the wrong time. */
export interface InvalidRequestData {
  kind: "invalidRequest";
}

/** There is no such method; `method` is its name. */
export interface MethodNotFoundData {
  kind: "methodNotFound";
  /** The method that there is not. */
  method: string;
  /** Methods that may be meant. */
  nearest?: string[];
}

/** The params do not fit; `path` says where, such as `params.point[1]`. */
export interface InvalidParamsData {
  kind: "invalidParams";
  /** The member that does not fit, such as `params.point[1]`. */
  path: string;
}

/** The server failed in a way that it should not. */
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

/** The document has another revision than `ifRevision`, or was changed while it was worked on. */
export interface ContentModifiedData {
  kind: "contentModified";
}

/** No open document has this id. */
export interface UnknownDocumentData {
  kind: "unknownDocument";
}

/** There is nothing that can be opened. */
export interface CannotOpenData {
  kind: "cannotOpen";
  /** The problem of a file of certificates. */
  certificate?: string;
}

/** A password is missing, or with `wrong: true` not the right one. */
export interface PasswordRequiredData {
  kind: "passwordRequired";
  /** Whether a password was given, which is not the right one. */
  wrong: boolean;
}

/** The file is damaged beyond repair. */
export interface DamagedData {
  kind: "damaged";
}

/** The server cannot do this with this document. */
export interface UnsupportedData {
  kind: "unsupported";
}

/** It is not allowed; `by` says by what, such as `document`. */
export interface NotPermittedData {
  kind: "notPermitted";
  /** The rule that forbids it. */
  by?: string;
}

/** Too large or too much; `limit` names the limit, `maximum` is its value. */
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

/** Something named is not there; `what` says what kind of thing. */
export interface NotFoundData {
  kind: "notFound";
  /** The kind of thing that was not found. */
  what?: string;
}

/** The file could not be written; the old one is untouched. */
export interface SaveFailedData {
  kind: "saveFailed";
}

/** The client forbade it; `by` names the condition. */
export interface VetoedData {
  kind: "vetoed";
  /** The rule that forbids it. */
  by?: string;
}

/** The client did not answer in time, or the work took too long. */
export interface TimedOutData {
  kind: "timedOut";
}

/**
 * The document's process was lost at the request `method`; `reason` says how. Whether it was done
 * is seen in the document, which is opened again.
 */
export interface WorkerLostData {
  kind: "workerLost";
  /** The method that ran when the process was lost. */
  method?: string;
  /** How it was lost. */
  reason?: string;
}

/**
 * The document waits for the user, and does not change meanwhile; `waitsFor` is the request that
 * the client has to answer, such as `host/alert`.
 */
export interface DocumentBusyData {
  kind: "documentBusy";
  /** The request that the client has to answer. */
  waitsFor?: string;
}

export type ExportFormat = "pdf" | "xfdf" | "fdf" | "instantJSON" | "text" | "html";

export type ExportScope = "changes" | "all";

export interface SharedMemory {
  /** As `shm_open` takes it. */
  name: string;
  /** How long it is. */
  bytes: number;
}

export interface Skipped {
  /** Its place among the annotations of what was given, from 0. */
  index?: number;
  /** Its id or name, where it has one. */
  id?: string;
  /** A sentence on why. */
  reason: string;
}

export type ExchangeFormat = "xfdf" | "fdf" | "instantJSON";

/** A font that a document uses. */
export interface DocumentFont {
  /** Its name. */
  name: string;
  /** `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`, mostly. */
  type: string;
  /** Whether the file holds it. */
  embedded: boolean;
  /** Whether only as far as it is used. */
  subset: boolean;
  /** The encoding that it names; its own where it names none. */
  encoding?: string;
  /** Whether single codes are encoded differently. */
  customEncoding: boolean;
  /** Whether it says which characters its codes stand for. */
  unicode: boolean;
  /** The first page that uses it, from 0. */
  pageIndex: number;
}

/** How much hidden information of a kind a document has. */
export interface HiddenInformationCount {
  /** The kind. */
  kind: HiddenInformation;
  /** Entries, files, layers, characters, objects: whatever it consists of. */
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
  /** Its size as shown, 1/72 inch. */
  size?: Size;
  /** Clockwise, as the page says; applied in `size` already. */
  rotation?: number;
  /** `true` of a page that has a bookmark. */
  bookmarked?: boolean;
  /** `true` of a page whose entry `PSPDF:AllowAnnotationCreation` is `false`. */
  closed?: boolean;
  /** The boxes, if they were asked for. */
  boxes?: PageBoxes;
}

export interface PageBoxes {
  /** The sheet. */
  media?: Rect;
  /** The visible part; the sheet unless given. */
  crop?: Rect;
  /** The printed part before cutting. */
  bleed?: Rect;
  /** The part that is left after cutting. */
  trim?: Rect;
  /** The meaningful part, as the author intends. */
  art?: Rect;
}

export type PageFilter = "annotated" | "bookmarked";

export interface Thumbnail {
  /** The page, from 0. */
  pageIndex: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** The picture, PNG, where it is delivered inline. */
  data?: Base64;
  /** Its file, which is the client's to delete. */
  path?: string;
  /** Its POSIX shared memory, which is the client's to unlink. */
  sharedMemory?: SharedMemory;
}

export type PageTemplate = "blank" | "lined" | "grid" | "dotted" | "music";

export interface NewImage {
  /** The file; this or `data`. */
  path?: string;
  /** Its bytes. */
  data?: Base64;
}

export type ImportedFields = "rename" | "join";

export interface SplitFile {
  /** The file, with symbolic links followed. */
  path: string;
  /** How long it is. */
  bytes: number;
  /** The document's pages that it has. */
  pages: number[];
  /** The entry of the outline that it begins with. */
  title?: string;
}

export type PageBox = "media" | "crop" | "bleed" | "trim" | "art";

export interface PageLabelSection {
  /** The page that it begins with. */
  first: number;
  /** How the numbers are written. */
  style?: PageLabelStyle;
  /** The text before each number. */
  prefix?: string;
  /** The number of its first page. */
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

export interface RenderColors {
  /** The colour in place of black; greys lie between. */
  foreground: Color;
  /** The colour in place of white. */
  background: Color;
  /** Whether pictures stay as they are. */
  keepImages?: boolean;
}

/** sRGB, with opacity as `#rrggbbaa`. */
export type Color = string;

export type TextOrder = "content" | "structure";

export type LayoutFormat = "blocks" | "html";

export interface TextBlock {
  /** Its place, in page space. */
  rect: Rect;
  /** In the order of the structure: what it is, such as `P` or `H1` (ISO 32000-2, 14.8.4). */
  role?: string;
  /** Its lines. */
  lines: TextLine[];
}

export interface TextLine {
  /** The smallest rectangle around it, in page space. */
  rect: Rect;
  /** Its text; a hyphen at its end is kept. */
  text: string;
  /** Its quads if it is slanted. */
  quads: Quad[];
  /** The size of its largest character, 1/72 inch. */
  fontSize: number;
}

/** Four corners: upper left, upper right, lower left, lower right. */
export type Quad = [number, number, number, number, number, number, number, number];

export interface Link {
  /** Its place, in page space. */
  rect: Rect;
  /** The action. */
  action: Action;
  /** For an address in the text: the place of each of its lines. */
  quads?: Quad[];
}

/** What a link does, by its `kind`: see [the table of actions](#actions). */
export type Action =
  | GoToAction
  | GoToRemoteAction
  | GoToEmbeddedAction
  | LaunchAction
  | NamedAction
  | UriAction
  | GoTo3DViewAction
  | HideAction
  | ImportDataAction
  | JavaScriptAction
  | MovieAction
  | RenditionAction
  | ResetFormAction
  | RichMediaExecuteAction
  | SetLayersAction
  | SoundAction
  | SubmitFormAction
  | ThreadAction
  | TransitionAction
  | OtherAction;

export interface GoToAction {
  kind: "goTo";
  /** The place. */
  destination?: Destination;
  /** A named destination. */
  name?: string;
  structure?: number;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

/** A place in a document and how to show it; coordinates in page space. */
export interface Destination {
  /** The page, from 0. */
  pageIndex: number;
  /**
   * The part of the page to show (ISO 32000-2, table 149); unless given `rect` with a rectangle,
   * `position` with `left`, `top` or `zoom`, else `page`.
   */
  fit?: Fit;
  /** Abscissa at the view's left; absent: as it is. */
  left?: number;
  /** Ordinate at the view's top; absent: as it is. */
  top?: number;
  /** Scale, 1 for a pixel a point; absent: as it is. */
  zoom?: number;
  /** The rectangle of `rect`. */
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
  pageIndex?: number;
  name?: string;
  view?: GoToRemoteActionView;
  newWindow?: boolean;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoToRemoteActionView {
  fit?: string;
  left?: number;
  rect?: number[];
  top?: number;
  zoom?: number;
}

export interface GoToEmbeddedAction {
  kind: "goToEmbedded";
  path?: string;
  place?: GoToEmbeddedActionPlace;
  targets?: GoToEmbeddedActionTargetsItem[];
  newWindow?: boolean;
  /** The actions that follow. The server sends a list. */
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

export interface LaunchAction {
  kind: "launch";
  path: string;
  newWindow?: boolean;
  directory?: string;
  operation?: string;
  parameters?: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface NamedAction {
  kind: "named";
  name: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface UriAction {
  kind: "uri";
  uri: string;
  isMap?: boolean;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoTo3DViewAction {
  kind: "goTo3DView";
  annotationId?: string;
  view?: GoTo3DViewActionView;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface GoTo3DViewActionView {
  index?: number;
  object?: number;
  title?: string;
  which?: string;
}

export interface HideAction {
  kind: "hide";
  targets?: HideActionTargetsItem[];
  hide?: boolean;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface HideActionTargetsItem {
  annotationId?: string;
  field?: string;
}

export interface ImportDataAction {
  kind: "importData";
  path?: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface JavaScriptAction {
  kind: "javaScript";
  script: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface MovieAction {
  kind: "movie";
  annotationId?: string;
  title?: string;
  operation?: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface RenditionAction {
  kind: "rendition";
  annotationId?: string;
  rendition?: number;
  operation?: string;
  script?: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface ResetFormAction {
  kind: "resetForm";
  fields?: string[];
  flags?: string[];
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface RichMediaExecuteAction {
  kind: "richMediaExecute";
  annotationId?: string;
  instance?: number;
  command?: string;
  arguments?: unknown;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface SetLayersAction {
  kind: "setLayers";
  layers?: SetLayersActionLayersItem[];
  preserveRadioGroups?: boolean;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface SetLayersActionLayersItem {
  layer?: number;
  state?: string;
}

export interface SoundAction {
  kind: "sound";
  sound?: number;
  volume?: number;
  synchronous?: boolean;
  repeat?: boolean;
  mix?: boolean;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface SubmitFormAction {
  kind: "submitForm";
  url?: string;
  fields?: string[];
  flags?: string[];
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

export interface ThreadAction {
  kind: "thread";
  path?: string;
  thread?: ThreadActionThread;
  bead?: ThreadActionBead;
  /** The actions that follow. The server sends a list. */
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
  /** The actions that follow. The server sends a list. */
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

/** An action of another kind. It is told by its name, and cannot be written. */
export interface OtherAction {
  kind: string;
  /** The actions that follow. The server sends a list. */
  next?: Action[] | Action;
}

/** An image that a page shows. */
export interface PageImage {
  /** The index for `page/image` and `selection/set`. */
  index: number;
  /** The box of what can be seen of it, in page space. */
  rect: Rect;
  /** The corners of the image as it is stored, whole, even if it is slanted. */
  quad: Quad;
  /** In pixels, as stored. */
  width: number;
  /** In pixels, as stored. */
  height: number;
  /** 1 of a bitmap, mostly 8 of others. */
  bitsPerComponent: number;
  /** The colour space; a `stencil` only masks a colour. */
  colorSpace: ColorSpace;
  /** Whether not all of it is opaque. */
  alpha: boolean;
  /** The format that `page/image` returns by default. */
  mimeType: string;
}

export type ColorSpace = "gray" | "rgb" | "cmyk" | "lab" | "indexed" | "separation" | "stencil";

export type ImageFormat = "original" | "png";

export interface SearchMatch {
  /** The page, from 0. */
  pageIndex: number;
  /** Its place: a quad for each piece of a line, in page space. */
  quads?: Quad[];
  /** The matched text, on one line. */
  text?: string;
  /** Some words before it. */
  before?: string;
  /** Some words after it. */
  after?: string;
}

export interface PageMatchCount {
  /** The page, from 0. */
  pageIndex: number;
  /** How many matches it has. */
  count: number;
}

/** An entry of a document's outline. */
export interface OutlineItem {
  /** Identifies the entry while the document is open. */
  id: string;
  /** Its title. */
  title: string;
  /** The page of this document that it leads to, from 0. */
  pageIndex?: number;
  /** The action. */
  action?: Action;
  /** Whether its children are shown at first. */
  open: boolean;
  /** The style of its title, if it is not plain. */
  style?: OutlineStyle;
  /** The entries below it. */
  children: OutlineItem[];
}

export interface OutlineStyle {
  /** In bold. */
  bold: boolean;
  /** In italics. */
  italic: boolean;
  /** In this colour. */
  color?: Color;
}

/** A new entry of an outline, with the entries below it. */
export interface NewOutlineItem {
  /** Its title. */
  title: string;
  /** The page to go to, from 0; this or `action`. */
  pageIndex?: number;
  /** The action; none unless given. */
  action?: Action;
  /** Whether its children are shown at first. */
  open?: boolean;
  /** The style of its title; plain unless given. */
  style?: OutlineStyle;
  /** The entries below it. */
  children?: NewOutlineItem[];
}

/** Changes to an entry of an outline. */
export interface OutlineChanges {
  /** Its title. */
  title?: string;
  /** The page to go to, from 0; this or `action`. */
  pageIndex?: number;
  /** The action; `null`: none. */
  action?: Action | null;
  /** Whether its children are shown at first; `false` for an entry without children. */
  open?: boolean;
  /** The style of its title; `null`: plain. */
  style?: OutlineStyle | null;
}

/** A place of a document that has a name. */
export interface NamedDestination {
  /** The name, as links and `#nameddest=` give it. */
  name: string;
  /** The place; absent if the name leads nowhere. */
  destination?: Destination;
}

/** A file that a document carries: in its own list, or in an annotation. */
export interface EmbeddedFile {
  /** Identifies it, also when the document is opened again. */
  id: string;
  /** Its name, as the document has it: never to be used as a path. */
  name: string;
  /** Its MIME type, such as `text/plain`. */
  mimeType?: string;
  /** A description for people. */
  description?: string;
  /** In bytes, where the document tells it. */
  size?: number;
  /** When it was made. */
  created?: Timestamp;
  /** When it was last changed. */
  modified?: Timestamp;
  /** The annotation that it belongs to. */
  annotationId?: string;
  /** The page of that, from 0. */
  pageIndex?: number;
}

/** A layer (optional content group) of a document, or a label above some. */
export interface Layer {
  /** Identifies the layer while the document is open; a label has none. */
  id?: string;
  /** Its name. */
  title: string;
  /** Whether it is shown now. */
  visible?: boolean;
  /** Whether the document wants it to be shown at first. */
  visibleAtFirst?: boolean;
  /** Whether the user may not show or hide it. */
  locked?: boolean;
  /** Its intent, such as `View` or `Design`. */
  intent?: string[];
  /** The radio groups that it is in: at most one layer of such a group is shown. */
  radioGroups?: number[];
  /** Those below it. */
  children: Layer[];
}

export interface LayerVisibility {
  /** The layer. */
  id: string;
  /** Whether it is shown. */
  visible: boolean;
}

export interface SyncTeXLocation {
  /** The page, from 0. */
  pageIndex: number;
  /** The place on it, in page space: mostly a line of text. */
  rect: Rect;
}

export type Space = "page" | "pdf" | "view";

/** The media of an annotation. */
export interface Media {
  /** The annotation. */
  annotationId: string;
  /** Its type: `sound`, `movie`, `screen`, `richMedia` or `3D`. */
  kind: AnnotationType;
  /** The page. */
  pageIndex: number;
  /** The place on it, in page space. */
  rect: Rect;
  /** The file's name in the document; never use it as a path. */
  name: string;
  /** Its MIME type by content, or else as the document says, or else by its name. */
  mimeType: string;
  /** The type that the document declares, if it differs. */
  declaredType?: string;
  /** Whether the document holds it. */
  embedded: boolean;
  /** If it does not: the file that it names. */
  reference?: string;
  /** How large it is, where the document tells it. */
  bytes?: number;
  /** In seconds, where the beginning of the file tells it. */
  duration?: number;
  /** Whether players play it: sounds and films, but neither Flash nor models. */
  playable: boolean;
  /** Whether the page shows a picture of it until it plays. */
  poster: boolean;
  /** How the document wants it to be played. */
  playback: Playback;
  /** For rich media with several files: all their names, the default one first. */
  files?: string[];
}

/** How a document wants something to be played, as far as it says so. */
export interface Playback {
  /** When it begins by itself; `touch`: when the user touches it. */
  start: PlaybackStart;
  /** Whether the player's controls are shown. */
  controls?: boolean;
  /** How often it is played; 0: again and again. */
  repeats?: number;
  /** 0 to 1. */
  volume?: number;
  /** 1 is the usual one. */
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
 * An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and what
 * gives its type its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
 */
export interface Annotation {
  /** Unique in the document; made up for a new one without it. */
  id?: string;
  /** Its type. */
  type: AnnotationType;
  /** The page, from 0. */
  pageIndex: number;
  /** The area that it covers; derived from the points if it has points. */
  rect?: Rect;
  /** Its text, or what it says to those who cannot see it. */
  contents?: string;
  /** The author; the session's author unless given. */
  author?: string;
  /** Its subject. */
  subject?: string;
  /** When it was made; now unless given. */
  created?: Timestamp;
  /** When it was last changed; now unless given. */
  modified?: Timestamp;
  /** The colour of its lines, of marked text, or of a note. */
  color?: Color;
  /** Its fill. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The line around or along it. */
  border?: Border;
  /** Its permissions and visibility. */
  flags?: AnnotationFlag[];
  /** The text that it marks; where a link can be touched. */
  quads?: Quad[];
  /** The lines of an ink drawing. */
  strokes?: Path[];
  /** The corners of a polygon or polyline. */
  vertices?: Path;
  /** The two ends of a line. */
  line?: Path;
  /** At the start and the end. */
  lineEndings?: LineEnding[];
  /** For a line that is drawn beside its ends, not between them: its leader lines. */
  leader?: Leader;
  /** Has a line show its contents; of one that measures, says where it shows the value. */
  caption?: Caption;
  /**
   * The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber stamp,
   * such as `Approved`.
   */
  icon?: string;
  /** Whether a note is open at first. */
  open?: boolean;
  /** The action of a touch. */
  link?: Action;
  /** The annotation that it answers. */
  replyTo?: string;
  /** The annotation that it forms a group with. */
  group?: string;
  /**
   * The name of its group as Nutrient writes it: annotations of one page with the same name are
   * selected together.
   */
  groupName?: string;
  /** For a note that replies: the state that it gives to its target. */
  state?: ReviewStateName;
  /** The present state by each author; read-only. */
  states?: AnnotationState[];
  /** For a popup: the annotation whose text it shows. */
  parent?: string;
  /** The popup that shows its text; only told. */
  popup?: string;
  /** The text that a text markup lies on; told where asked for. */
  coveredText?: string;
  /**
   * The text of a free text with formatting: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
   */
  richText?: string;
  /** For a free text: the tip, the knee, which may be missing, and the end at the text. */
  callout?: Path;
  /**
   * For a free text with a callout: the part of `rect` that holds the text; for a new one, `rect`
   * unless given.
   */
  textBox?: Rect;
  /** How the text of a free text, a redaction or a measure is set. */
  font?: Font;
  /** How the lines of that text are set. */
  align?: TextAlignment;
  /** The rotation of a stamp or free text, clockwise in degrees; 0 is upright. */
  rotation?: number;
  /** How large a turned one is if it is upright, unless a quarter turn tells it. */
  uprightSize?: Size;
  /**
   * The part of a stamp's picture that shows, in shares of its width and height, y down. The rest
   * stays in the file. All of it unless given.
   */
  crop?: Rect;
  /** The text over the redacted area. */
  overlayText?: string;
  /** The file of a file attachment. */
  attachment?: Attachment;
  /** The recording of a sound. */
  sound?: Sound;
  /** The picture of a stamp, unless `icon` names it; images are left out. */
  picture?: StampPicture;
  /** How lengths and areas of what is measured are told. */
  measure?: Measure;
  /** The measured value with its unit; only told. */
  measured?: string;
  /** The purpose of its type: `FreeTextCallout`, `PolygonCloud`, … */
  intent?: string;
  /** From 0 to 1 at each point of each stroke of an ink drawing. */
  pressures?: number[][];
  /** Whether it darkens what is beneath, as a highlighter. */
  multiply?: boolean;
  /** Data that applications keep with it, under their own keys. */
  customData?: Record<string, string>;
  /** Whether it takes part in no interaction; a flag too. */
  readOnly?: boolean;
  /**
   * The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
   * not of a combination.
   */
  layer?: string;
  /** Whether the file says how it looks. */
  hasAppearance?: boolean;
}

export interface Border {
  /** 1/72 inch. */
  width?: number;
  /** How the line is drawn. */
  style?: BorderStyle;
  /** Lengths of dashes and gaps. */
  dash?: number[];
  /** Whether it looks like a cloud. */
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

/** Points one after the other. */
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

/** How a line is drawn beside its ends, which leaders lead to, in points. */
export interface Leader {
  /** To the left in the direction of the line; negative: to the right. */
  length: number;
  /** How far the leaders go on beyond the line. */
  extension?: number;
  /** How far from the ends they begin. */
  offset?: number;
}

/** The place of text along a line. */
export interface Caption {
  /** In the line, which leaves room for them, or above it. */
  position?: Position;
  /** The offset from there, along the text and upwards from it, in points. */
  offset?: Point;
}

export type Position = "inline" | "top";

export interface AnnotationState {
  /** The state. */
  state: ReviewStateName;
  /** The author of the state. */
  author?: string;
  /** When it was said. */
  date?: Timestamp;
  /** The note that says it. */
  id: string;
}

export interface Font {
  /** The family: `Helvetica`, `Times`, `Courier`, or another that the engine finds. */
  name?: string;
  /** 1/72 inch. */
  size?: number;
  /** The colour of the letters. */
  color?: Color;
}

export type TextAlignment = "left" | "center" | "right";

export interface Attachment {
  /** The file's name. */
  name: string;
  /** Its MIME type, such as `text/plain`. */
  mimeType?: string;
  /** A description for people. */
  description?: string;
  /** In bytes; only told. */
  size?: number;
  /** The file; only for a new one. */
  data?: Base64;
}

export interface Sound {
  /** Samples a second. */
  rate: number;
  /** How many. */
  channels?: number;
  /** The bits of a sample. */
  bits?: number;
  /** How samples are stored. */
  encoding?: SoundEncoding;
  /** The samples, in base64; only for a new one. */
  data?: Base64;
}

export type SoundEncoding = "raw" | "signed" | "muLaw" | "aLaw";

/** The picture of a stamp: exactly one of the members. */
export interface StampPicture {
  /** An image file: PNG, JPEG, …, or a PDF, whose first page it is. */
  image?: Base64;
  /** Words in a frame. */
  words?: StampWords;
  /** A mark as forms are filled in with. */
  mark?: StampMark;
  /** Lines by hand, in a space of their own: a signature. */
  strokes?: Path[];
}

export interface StampWords {
  /** Its text. */
  text: string;
  /** Smaller, beneath: a date, a name. */
  secondLine?: string;
  /** Whether its left end is an arrow's head. */
  pointsLeft?: boolean;
  /** Whether its right end is one. */
  pointsRight?: boolean;
}

export type StampMark = "check" | "cross" | "dot";

/** How lengths on a page become lengths of the real thing. */
export interface Measure {
  /** Units in 1/72 inch of the page. */
  unitsPerPoint: number;
  /** The name of the unit, such as `cm`. */
  unit: string;
  /** Values are rounded to multiples of it. */
  precision?: number;
  /** The scale in words, such as `1 in = 1 ft`. */
  ratio?: string;
  /** Whether the value is written on the page. */
  caption?: boolean;
}

export interface AnnotationListGroup {
  /**
   * Their common property: the index of a page, an author, a type, a colour, a day such as
   * `2024-02-29`, or the id of the annotation that a thread is about; missing of those that have
   * none.
   */
  key?: string;
  /** Their ids. */
  ids: string[];
}

/**
 * The members of an [`Annotation`](#annotation) that are to become others; `null` takes one away.
 * The `id` stays as it is; `type` changes only among text markups, between `square` and `circle`,
 * and between `polygon` and `polyLine`. A `rect` alone scales points along. A `pageIndex` moves the
 * annotation to another page, on top of the others there, with its group, replies and popup. A
 * widget and a screen, which `annotations/add` does not make, take a `link` too.
 */
export interface AnnotationChanges {
  /** Unique in the document; made up for a new one without it. */
  id?: string | null;
  /** Its type. */
  type?: AnnotationType | null;
  /** The page, from 0. */
  pageIndex?: number | null;
  /** The area that it covers; derived from the points if it has points. */
  rect?: Rect | null;
  /** Its text, or what it says to those who cannot see it. */
  contents?: string | null;
  /** The author; the session's author unless given. */
  author?: string | null;
  /** Its subject. */
  subject?: string | null;
  /** When it was made; now unless given. */
  created?: Timestamp | null;
  /** When it was last changed; now unless given. */
  modified?: Timestamp | null;
  /** The colour of its lines, of marked text, or of a note. */
  color?: Color | null;
  /** Its fill. */
  interiorColor?: Color | null;
  /** 1 unless given. */
  opacity?: number | null;
  /** The line around or along it. */
  border?: Border | null;
  /** Its permissions and visibility. */
  flags?: AnnotationFlag[] | null;
  /** The text that it marks; where a link can be touched. */
  quads?: Quad[] | null;
  /** The lines of an ink drawing. */
  strokes?: Path[] | null;
  /** The corners of a polygon or polyline. */
  vertices?: Path | null;
  /** The two ends of a line. */
  line?: Path | null;
  /** At the start and the end. */
  lineEndings?: LineEnding[] | null;
  /** For a line that is drawn beside its ends, not between them: its leader lines. */
  leader?: Leader | null;
  /** Has a line show its contents; of one that measures, says where it shows the value. */
  caption?: Caption | null;
  /**
   * The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber stamp,
   * such as `Approved`.
   */
  icon?: string | null;
  /** Whether a note is open at first. */
  open?: boolean | null;
  /** The action of a touch. */
  link?: Action | null;
  /** The annotation that it answers. */
  replyTo?: string | null;
  /** The annotation that it forms a group with. */
  group?: string | null;
  /**
   * The name of its group as Nutrient writes it: annotations of one page with the same name are
   * selected together.
   */
  groupName?: string | null;
  /** For a note that replies: the state that it gives to its target. */
  state?: ReviewStateName | null;
  /** The present state by each author; read-only. */
  states?: AnnotationState[] | null;
  /** For a popup: the annotation whose text it shows. */
  parent?: string | null;
  /** The popup that shows its text; only told. */
  popup?: string | null;
  /** The text that a text markup lies on; told where asked for. */
  coveredText?: string | null;
  /**
   * The text of a free text with formatting: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
   */
  richText?: string | null;
  /** For a free text: the tip, the knee, which may be missing, and the end at the text. */
  callout?: Path | null;
  /**
   * For a free text with a callout: the part of `rect` that holds the text; for a new one, `rect`
   * unless given.
   */
  textBox?: Rect | null;
  /** How the text of a free text, a redaction or a measure is set. */
  font?: Font | null;
  /** How the lines of that text are set. */
  align?: TextAlignment | null;
  /** The rotation of a stamp or free text, clockwise in degrees; 0 is upright. */
  rotation?: number | null;
  /** How large a turned one is if it is upright, unless a quarter turn tells it. */
  uprightSize?: Size | null;
  /**
   * The part of a stamp's picture that shows, in shares of its width and height, y down. The rest
   * stays in the file. All of it unless given.
   */
  crop?: Rect | null;
  /** The text over the redacted area. */
  overlayText?: string | null;
  /** The file of a file attachment. */
  attachment?: Attachment | null;
  /** The recording of a sound. */
  sound?: Sound | null;
  /** The picture of a stamp, unless `icon` names it; images are left out. */
  picture?: StampPicture | null;
  /** How lengths and areas of what is measured are told. */
  measure?: Measure | null;
  /** The measured value with its unit; only told. */
  measured?: string | null;
  /** The purpose of its type: `FreeTextCallout`, `PolygonCloud`, … */
  intent?: string | null;
  /** From 0 to 1 at each point of each stroke of an ink drawing. */
  pressures?: number[][] | null;
  /** Whether it darkens what is beneath, as a highlighter. */
  multiply?: boolean | null;
  /** Data that applications keep with it, under their own keys. */
  customData?: Record<string, string> | null;
  /** Whether it takes part in no interaction; a flag too. */
  readOnly?: boolean | null;
  /**
   * The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
   * not of a combination.
   */
  layer?: string | null;
  /** Whether the file says how it looks. */
  hasAppearance?: boolean | null;
}

export type AnnotationPlace = "front" | "back" | "forward" | "backward";

/** The places in which text to redact is searched for; all unless given. */
export interface RedactionPlaces {
  /** Visible text of pages. */
  text?: boolean;
  /**
   * What they could draw, but nobody sees: outside of the crop box, clipped, invisible, in layers
   * that are off.
   */
  hidden?: boolean;
  /** Texts, authors and appearances of annotations. */
  annotations?: boolean;
  /** Names, values, default values, options and appearances of form fields; XFA. */
  fields?: boolean;
  /** Titles of the outline. */
  outline?: boolean;
  /** The information dictionary, XMP, and what programs keep for themselves. */
  metadata?: boolean;
  /** Names and descriptions of attached files, and their contents where these are text. */
  attachments?: boolean;
  /** Replacement text in the structure and in marked content: ActualText, Alt, E, titles. */
  structure?: boolean;
  /** Addresses of links and other actions, which go as wholes. */
  links?: boolean;
  /** Scripts, which go as wholes. */
  scripts?: boolean;
  /** Page labels, names of layers, and other text of the document. */
  names?: boolean;
}

/** The look of redactions, and the text that replaces the redacted contents. */
export interface RedactionStyle {
  /** The colour of the outline, until they are applied. */
  color?: Color;
  /** The colour of the area once they are applied; black unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The outline. */
  border?: Border;
  /** The text over the redacted area. */
  overlayText?: string;
  /** How it is set. */
  font?: Font;
  /** How its lines are set. */
  align?: TextAlignment;
  /** The reason for the redaction. */
  contents?: string;
}

/** How often something is somewhere in a document. */
export interface FoundText {
  /** The kind of place. */
  where: TextPlace;
  /** The page that it belongs to; none of the document's own. */
  pageIndex?: number;
  /** How often. */
  count: number;
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

export type Images = "pixels" | "whole";

export type Paths = "touched" | "covered";

/** The result of redactions on a page. */
export interface PageRedaction {
  /** The page. */
  pageIndex: number;
  /** Characters, seen or not. */
  characters: number;
  /** Parts of lines and filled areas. */
  paths: number;
  /** Images that went as wholes. */
  images: number;
  /** Images that lost their pixels there. */
  imageParts: number;
  /** Annotations and fields' widgets, without the redactions. */
  annotations: number;
  /** Whether all contents became one picture, because they could not be rewritten. */
  isPicture?: boolean;
}

/** A field of a form, with all its places. */
export interface Field {
  /** Identifies the field: its name, or of one without a name its first widget's id. */
  id: string;
  /** The full name, its parts joined by points; may be empty. */
  name: string;
  /** The type of the field. */
  type: FieldType;
  /** The label for people, if it differs from the name. */
  label?: string;
  /** Its value; `null` for a password. */
  value: FieldValue;
  /** Whether something was entered, for passwords alone. The password itself is never told. */
  filled?: boolean;
  /** Its value after a reset, if it has one. */
  defaultValue?: FieldValue;
  /** For choices: the options. */
  options?: FieldOption[];
  /** For text: the most characters. */
  maxLength?: number;
  /** For text and combo boxes: the alignment, if it is not `left`. */
  align?: TextAlignment;
  /**
   * Those that are set, of `readOnly`, `required`, `noExport`, `multiline`, `password`,
   * `fileSelect`, `comb`, `richText`, `doNotScroll`, `doNotSpellCheck`, `noToggleToOff`,
   * `inUnison`, `editable`, `sort`, `multiSelect`, `commitOnSelectionChange`.
   */
  flags: string[];
  /** The format that its scripts require. */
  format?: FieldFormat;
  /** The places where it is shown. */
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
 * What a field holds, by its type: `text` and `comboBox` a string; `checkBox` and `radio` the state
 * that is on, of those that the widgets name; `listBox` an array of the chosen options; `null`
 * where there is nothing, and always of `button` and `signature`. Where a value is given, a check
 * box takes `true` and `false` too, and an option may be named by its title.
 */
export type FieldValue = string | boolean | string[] | null;

export interface FieldOption {
  /** The option's value. */
  value: string;
  /** The text that people read. */
  title: string;
}

/** The format that a field's scripts require, for help with entering values. */
export interface FieldFormat {
  /** Its type. */
  kind: FieldFormatKind;
  /**
   * Dates and times: as Acrobat writes it, `yyyy-mm-dd` or `h:MM tt`. `special`: a mask, `9` for a
   * digit, `A` a letter, `O` either, `X` anything.
   */
  pattern?: string;
  /** How many decimals a number has. */
  decimals?: number;
  /** Between thousands; empty: nothing. */
  thousandsSeparator?: string;
  /** Before the decimals. */
  decimalSeparator?: string;
  /** The currency beside a number. */
  currency?: string;
  /** Whether that comes before the number. */
  currencyInFront?: boolean;
  /** The least number that the field's script accepts. */
  minimum?: number;
  /** The greatest number that the field's script accepts. */
  maximum?: number;
}

export type FieldFormatKind = "number" | "percent" | "date" | "time" | "special";

/** A place of a field. */
export interface FieldWidget {
  /** The widget, as an annotation. */
  annotationId: string;
  /** Its page. */
  pageIndex: number;
  /** In page space. */
  rect: Rect;
  /** For check boxes and radio buttons: the value that it is on for. */
  state?: string;
  /** The value for exports and scripts, if it differs from that name. */
  exportValue?: string;
  /** For check boxes and radio buttons: whether it is on. */
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

/** A field to be made, with one place. */
export interface NewField {
  /** The type of the field. */
  type: FieldType;
  /** Its full name, which no field has; one like `Text 1` unless given. */
  name?: string;
  /** Its page. */
  pageIndex: number;
  /** In page space. */
  rect: Rect;
  /** The label for people. */
  label?: string;
  /** Its value. */
  value?: FieldValue;
  /** Its value after a reset. */
  defaultValue?: FieldValue;
  /** For choices: the options. */
  options?: NewFieldOption[];
  /** For text: the most characters. */
  maxLength?: number;
  /** As those of a `Field`. */
  flags?: string[];
  /** How text is set. */
  align?: TextAlignment;
  /** The font of text; 12 pt Helvetica unless given. */
  font?: Font;
  /** Whether text is as large as fits. */
  autoSize?: boolean;
  /** The colour of the border; none unless given. */
  color?: Color;
  /** The colour of the background; none unless given. */
  interiorColor?: Color;
  /** In points. */
  borderWidth?: number;
  /** For check boxes and radio buttons: the value that it is on for; `Yes` unless given. */
  state?: string;
  /** For check boxes and radio buttons: the mark that shows when they are on. */
  sign?: ButtonSymbol;
  /** For buttons: the caption. */
  caption?: string;
  /** For buttons: the action. */
  action?: Action;
}

export interface NewFieldOption {
  /** The option's value. */
  value: string;
  /** The text that people read; the value unless given. */
  title?: string;
}

export type ButtonSymbol = "check" | "circle" | "cross" | "diamond" | "square" | "star";

/** Changes to a field; what is not given stays. */
export interface FieldChanges {
  /** The full name; only its last part may change. */
  name?: string;
  /** The label for people; empty: the same as its name. */
  label?: string;
  /** All that are set, as those of a `Field`. */
  flags?: string[];
  /** For choices: all options. */
  options?: NewFieldOption[];
  /** For text: the most characters; `null`: any number. */
  maxLength?: number | null;
  /** Its value after a reset. */
  defaultValue?: FieldValue;
  /** How text is set. */
  align?: TextAlignment;
  /** The font of text. */
  font?: Font;
  /** Whether text is as large as fits. */
  autoSize?: boolean;
  /** The colour of the border; `null`: none. */
  color?: Color | null;
  /** The colour of the background; `null`: none. */
  interiorColor?: Color | null;
  /** In points. */
  borderWidth?: number;
  /** The value that a check box or radio button is on for; it belongs to one place alone. */
  state?: string;
  /** For check boxes and radio buttons: the mark that shows when they are on. */
  sign?: ButtonSymbol;
  /** For buttons: the caption. */
  caption?: string;
  /** For buttons: the action. */
  action?: Action;
}

export type FormFormat = "fdf" | "xfdf" | "json";

export type SubmitFormat = "fdf" | "xfdf" | "html" | "pdf";

export type SubmitMethod = "GET" | "POST";

/** A form field that takes a digital signature (ISO 32000-2, 12.7.5.5). */
export interface SignatureField {
  /** Its full name. */
  field: string;
  /** The label for people. */
  label: string;
  /** Whether there is a signature in it, valid or not. */
  signed: boolean;
  /** Whether the form does not let it be signed. */
  readOnly: boolean;
  /** The places where it is shown. */
  widgets: SignaturePlace[];
  /** The fields that are locked once it is signed. */
  lock?: FieldLock;
  /** The signer, as the signature says. */
  name?: string;
  /** When, as it says. */
  time?: Timestamp;
  /** Why. */
  reason?: string;
  /** Where. */
  location?: string;
  /** How to reach the signer. */
  contact?: string;
  /** The kind of signature: `adbe.pkcs7.detached`, … */
  subFilter?: string;
  /** The changes that it allows, if it certifies the document. */
  certification?: Certification;
}

/** The place of a signature field on a page. */
export interface SignaturePlace {
  /** The widget. */
  annotationId: string;
  /** Its page, from 0. */
  pageIndex: number;
  /** In page space; without area where it does not show. */
  rect: Rect;
}

/** The form fields that must not be filled in any more after a signature. */
export interface FieldLock {
  /** All fields, those listed, or all but those. */
  action: LockAction;
  /** Full names; a name stands for the fields below it, too. */
  fields?: string[];
}

export type LockAction = "all" | "include" | "exclude";

export type Certification = "noChanges" | "formFilling" | "annotations";

export type Permitted = "formFilling" | "signatures" | "annotations" | "pages";

/** Which certificates are trusted, with all that they vouch for, and for what. */
export interface Trust {
  /** Paths of files with certificates, PEM or DER. */
  roots?: string[];
  /** Whether those are that the system trusts. */
  system?: boolean;
  /**
   * The uses that a signer's certificate may have (extended key usage): names or object
   * identifiers, one of which it has to have; `none`: one that does not say.
   */
  usages?: string[];
  /** The dates from which weak algorithms are refused; the usual ones unless given. */
  algorithms?: AlgorithmRule[];
}

/** The date from which a weak algorithm is refused. */
export interface AlgorithmRule {
  /** Which. */
  algorithm: WeakAlgorithm;
  /** The date; never unless given. */
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
 * What was found out about a signature. `verdict` sums it up, as
 * [`signatures/verify`](#signaturesverify) defines. Nothing is asked of the network.
 */
export interface SignatureReport {
  /** The verdict on all findings. */
  verdict: SignatureVerdict;
  /** The findings against it, the gravest first. */
  reasons: SignatureReason[];
  /** The full name of the signed field. */
  field: string;
  /** The subject of the certificate, or else the signer's name in the signature. */
  signer?: string;
  /** Whether the document is what was signed: nothing was appended, nothing is unsaved. */
  coversWholeDocument: boolean;
  /** Whether the bytes that were signed are as they were. */
  intact: boolean;
  /** Whether the certificate leads to one that is trusted, and may sign documents. */
  trusted: boolean;
  /** Why it is, or is not. */
  trustReason: string;
  /** The changes since; absent if they are unknown. */
  changesSince?: ChangesSince;
  /** When it was made: as a trusted time stamp says, or else as the signer does. */
  time?: Timestamp;
  /**
   * Which time the certificate was looked at for: that of a trusted time stamp, the present
   * (`current`), or `at` (`given`). The signer's word is none.
   */
  timeBasis: TimeBasis;
  /** That time. */
  checkedAt: Timestamp;
  /** Whether the certificate was revoked by that time. */
  revocation: Revocation;
  /**
   * Whether the document's security store alone proves for the whole chain that nothing was revoked
   * by then; long after that it counts only with `timeBasis` `timestamp`.
   */
  ltv: boolean;
  /** Why it was signed. */
  reason?: string;
  /** Where. */
  location?: string;
  /** How to reach the signer. */
  contact?: string;
  /** The kind of signature: `adbe.pkcs7.detached`, … */
  subFilter?: string;
  /** Whether it is a time stamp, which nobody signed. */
  timestamp: boolean;
  /** The hash of the bytes, such as `sha256`. */
  digest?: string;
  /** The changes that it allows, if it certifies the document. */
  certification?: Certification;
  /** The fields that it locks. */
  lock?: FieldLock;
  /** The signer's certificate. */
  certificate?: Certificate;
  /** Pairs of offset and length, as the file has them. */
  byteRange?: number[];
  /** How many bytes were signed. */
  coveredBytes: number;
  /** The sentences of `reasons`. */
  problems: string[];
}

/** A finding against a signature. */
export interface SignatureReason {
  /** Its type. */
  code: SignatureFinding;
  /** A sentence. */
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
 * What was changed in a document since it was signed: nothing where `kinds` is empty. The revision
 * that was signed is compared with the document as it is now, object by object.
 */
export interface ChangesSince {
  /**
   * `information` and metadata; `validation`: what checks will need later; `formFilling`; further
   * `signatures`; `annotations`; `fields`: the form itself; `pages`; `other`.
   */
  kinds: SignedChange[];
  /**
   * Whether the signatures let all of it: without a certification, all but `fields`, `pages` and
   * `other`.
   */
  allowed: boolean;
  /** Whether the document has changes that are in no file yet. */
  unsaved: boolean;
  /** The fields that were filled in. */
  filledFields: string[];
  /** Sentences on what is not allowed, and on what covers or hides something. */
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

/**
 * Whether a signer's certificate, or one that vouches for it, was revoked, as far as the file says.
 */
export interface Revocation {
  /**
   * `good`: the file proves for each certificate that it was not revoked by then; `unknown`: it
   * does not, or there is no trusted chain.
   */
  status: RevocationStatus;
  /** Whether the file holds nothing on it: only the network could tell. */
  offline: boolean;
  /** When one was revoked, before the time in question or later. */
  time?: Timestamp;
  /** Why, as its issuer says (RFC 5280, 5.3.1). */
  reason?: RevocationReason;
  /** The owner of the certificate in question. */
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

/** The facts of a signer's certificate (RFC 5280). */
export interface Certificate {
  /** Its subject (RFC 4514). */
  subject: string;
  /** The issuer (RFC 4514). */
  issuer: string;
  /** The owner's address. */
  email?: string;
  /** Its number, in hexadecimal digits. */
  serial: string;
  validFrom: Timestamp;
  validTo: Timestamp;
  /** Its kind and bits, such as `RSA 2048`. */
  key: string;
  /** Whether nobody else says so. */
  selfSigned: boolean;
  /** Whether it was not valid at the time that was looked at. */
  expired: boolean;
}

/**
 * A PKCS#12 file (`.p12`, `.pfx`): a certificate with its private key. Neither the password nor the
 * key is kept, logged, or told to anybody.
 */
export interface SigningCertificate {
  /** The file; this or `data`. */
  path?: string;
  /** Its contents. */
  data?: Base64;
  /** Its password. */
  password?: string;
}

/**
 * What a signature looks like that shows: the name, or a picture in its place, and beside it who
 * signed, when, why and where.
 */
export interface SignatureAppearance {
  /** A picture in place of the large name, or a PDF with it. */
  image?: Base64;
  /** The same as a file. */
  imagePath?: string;
  /** Lines of a pen in place of the large name, y down, in any unit. */
  strokes?: Path[];
  /** Whether it says who signed. */
  showName?: boolean;
  /** Whether it says when, in UTC. */
  showDate?: boolean;
  /** Whether it says why. */
  showReason?: boolean;
  /** Whether it says where. */
  showLocation?: boolean;
  /** The colour of letters and lines. */
  color?: Color;
}

export type SigningDigest = "sha256" | "sha384" | "sha512";

export type SignatureFormat = "pkcs7" | "cades";

/** What a signature is made of. */
export type SignatureSource = DrawnSignature | PictureSignature | TypedSignature | SavedSource;

/** Lines by hand, in any scale. */
export interface DrawnSignature {
  strokes: Path[];
  /** The tool's unless given. */
  color?: Color;
  /** The width of its lines in points; the tool's unless given. */
  width?: number;
  /** In an answer: whether the user wants to keep it. */
  store?: boolean;
}

/** An image. */
export interface PictureSignature {
  image: FileByPath | FileByContents;
  /** The tool's unless given. */
  color?: Color;
  /** The width of its lines in points; the tool's unless given. */
  width?: number;
  /** In an answer: whether the user wants to keep it. */
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
  /** The tool's unless given. */
  color?: Color;
  /** The width of its lines in points; the tool's unless given. */
  width?: number;
  /** In an answer: whether the user wants to keep it. */
  store?: boolean;
}

/** A saved signature, by its id. */
export interface SavedSource {
  saved: string;
  /** The tool's unless given. */
  color?: Color;
  /** The width of its lines in points; the tool's unless given. */
  width?: number;
  /** In an answer: whether the user wants to keep it. */
  store?: boolean;
}

export type SignatureFieldMode = "appearance" | "stamp";

/** A signature that the user keeps, with exactly one of its three contents. */
export interface SavedSignature {
  /** The id for `saved` in `signatures/place` and in an answer. */
  id: string;
  /** Its title in a list. */
  title: string;
  /** The name that it was given. */
  name?: string;
  /** Lines by hand, in any scale. */
  strokes?: Path[];
  /** An image file. */
  image?: Base64;
  /** A name, which is set in italics. */
  text?: string;
  /** The colour of lines and letters, if it is not the tool's. */
  color?: Color;
  /** The width of lines, in points, if it is not the tool's. */
  width?: number;
  /** Whether it was the last one to be placed. */
  lastUsed?: boolean;
}

export type BookmarkSortOrder = "custom" | "pageBased";

/** A mark that a reader keeps in a document. */
export interface Bookmark {
  /** Its id, which stays the same. */
  id: string;
  /** The name that the reader gave it. */
  name?: string;
  /** The text to show: the name, or else the page's label, or else a description of the action. */
  displayName: string;
  /** The page that it goes to, from 0. */
  pageIndex?: number;
  /** The action. */
  action: Action;
  /** Its place in the custom order; opaque. */
  sortKey?: number;
  /** The id of what keeps it, such as `embedded`. */
  provider: string;
}

/**
 * A bookmark to add, with `pageIndex` or `action`. What `bookmarks/list` tells can be given as it
 * is.
 */
export interface NewBookmark {
  /** The id of the bookmark to replace, or of a new one. */
  id?: string;
  /** A name. */
  name?: string;
  /** The page to go to, from 0. */
  pageIndex?: number;
  /** The action; beside `pageIndex` only if it goes to that page. */
  action?: Action;
  /** Its place in the custom order; absent: as it was, or at the end. */
  sortKey?: number;
  /** Ignored: it follows from the others. */
  displayName?: string;
  /** Ignored: the first provider that takes it keeps it. */
  provider?: string;
}

export interface ActionOutcome {
  /** Its kind. */
  kind: string;
  /** Whether it was done, or the front end was told to do it by a `host/` message. */
  performed: boolean;
  /** Why not; a sentence for people. */
  reason?: string;
}

export interface BookmarkProvider {
  /** The id, as in a bookmark's `provider`. */
  id: string;
  /** The place where it keeps them: `embedded`, `file` or `client`. */
  kind: string;
  /** For `file`: the file, which the first save creates. */
  path?: string;
  /** For `file`: its format. */
  format?: BookmarkFileFormat;
  /** Why it could not be read the last time, or why `embedded` takes nothing. */
  problem?: Error;
}

export type BookmarkFileFormat = "json" | "csv";

/** A place to store bookmarks. */
export interface BookmarkProviderChoice {
  /** `embedded`: in the document; `file`: in a file beside it; `client`: the client is asked. */
  kind: BookmarkProviderKind;
  /** For `file`: its path; a file in the user's state folder unless given. */
  path?: string;
  /**
   * The format that `file` writes. `csv` holds bookmarks of whole pages only and leaves others to
   * the next provider; unless given, by the path's end, else `json`.
   */
  format?: BookmarkFileFormat;
  /** For `client`: its name in requests: letters, digits, `.`, `-`, `_`. */
  id?: string;
  /** For `client`: how long an answer may take. */
  timeoutMs?: number;
}

export type BookmarkProviderKind = "embedded" | "file" | "client";

export type BookmarkExchangeFormat = "instantJSON" | "csv" | "outline" | "apryse";

export interface VisiblePage {
  /** The page. */
  pageIndex: number;
  /** The whole page in view space, also what is out of sight. */
  rect: Rect;
  /** The part of it that is in sight, in page space. */
  visible: Rect;
  /** How far the page is turned clockwise; absent: as the view's `rotation` says. */
  rotation?: number;
  /** `true` of a page that has a bookmark, once the document's bookmarks have been read. */
  bookmarked?: boolean;
}

export type TurnUnit = "spread" | "viewport";

/** The state of a view. */
export interface View {
  /** The view's id in requests. */
  viewId: string;
  /** The window's size, in pixels. */
  size: Size;
  /** Pixels per point. */
  scale: number;
  /** The canvas pixel at the view's top left. */
  offset: Point;
  /** Clockwise turn of all pages: 0, 90, 180 or 270. */
  rotation: number;
  /** Turns of single pages on top of `rotation`; absent if there are none. */
  pageRotations?: PageRotation[];
  /** How pages are arranged. */
  layout: Layout;
  /** Which way the pages of continuous layouts follow; absent: `vertical`. */
  scrollAxis?: ScrollAxis;
  /** Whether the first of facing pages stands alone. */
  coverPage: boolean;
  /** Which of facing pages comes first. */
  direction: Direction;
  /** Device pixels per pixel. */
  pixelRatio: number;
  /** Points between pages. */
  gap: number;
  /** The least and the greatest scale. */
  scaleLimits: ScaleLimits;
  /** The fit that the scale follows. */
  fit: ViewFit | null;
  /** Whether the front end shows what lies around the pages. */
  userInterfaceVisible: boolean;
  /** All pages together, in pixels. */
  canvasSize: Size;
  /** The current page. */
  pageIndex: number;
  /** The pages in sight, and where they are. */
  pages: VisiblePage[];
  /** Whether `view/back` leads anywhere. */
  canGoBack: boolean;
  /** Whether `view/forward` leads anywhere. */
  canGoForward: boolean;
}

/** A view as `view/capture` found it, for `view/restore`. */
export interface ViewState {
  /** 1; others are refused. */
  version: number;
  /** The window's size, in pixels. */
  size: Pair;
  /** Pixels per point. */
  scale: number;
  /** The canvas pixel at the view's top left. */
  offset: Pair;
  /** The current page. */
  pageIndex: number;
  /** How large the page was. */
  pageSize: Pair;
  /** The point of the page at the view's top left, in page space. */
  point: Pair;
  /** Clockwise: 0, 90, 180 or 270. */
  rotation?: number;
  /** Turns of single pages on top of `rotation`, all anew; the file stays as it is. */
  pageRotations?: PageRotation[];
  /** How pages are arranged. */
  layout?: Layout;
  /** Which way the pages of continuous layouts follow. */
  scrollAxis?: ScrollAxis;
  /** Let the first of facing pages stand alone. */
  coverPage?: boolean;
  /** Which of facing pages comes first. */
  direction?: Direction;
  /** Device pixels per pixel. */
  pixelRatio?: number;
  /** Points between pages. */
  gap?: number;
  /** The least and the greatest scale. */
  scaleLimits?: ScaleLimits;
  /** The fit for the scale to follow, instead of `scale`; `null`: none any more. */
  fit?: ViewFit | null;
  /** Whether the front end shows what lies around the pages. */
  userInterfaceVisible?: boolean;
  /** The targets of `view/back`, oldest first. */
  back?: ViewPosition[];
  /** The targets of `view/forward`, the last one first. */
  forward?: ViewPosition[];
  /** The tool. */
  tool?: string;
}

/** Two numbers, not rounded. */
export type Pair = [number, number];

export interface ViewPosition {
  /** The page. */
  pageIndex: number;
  /** Its point at the view's top left, in page space. */
  point: Pair;
  /** Pixels per point. */
  scale: number;
  /** The fit that the scale followed. */
  fit?: ViewFit;
}

export interface Tool {
  /** The tool's id in requests. */
  id: string;
  /** The label for people. */
  title: string;
  /** Its group in a toolbar. */
  group: string;
  /** Whether it makes annotations. */
  createsAnnotation: boolean;
  /** The type that it creates. */
  annotationType?: AnnotationType;
  /** How what it makes looks. */
  style?: Style;
  /** Whether it can be taken. */
  enabled: boolean;
  /** Why it cannot. */
  reason?: string;
  /** The client's tools that wrap it, in the order in which they are asked. */
  wrappedBy?: string[];
}

/** How annotations look; as a change, what is not given stays. */
export interface Style {
  /** The colour of lines, text markup and notes; `null`: none. */
  color?: Color | null;
  /** The colour of areas; `null`: none. */
  interiorColor?: Color | null;
  /** 0 to 1. */
  opacity?: number;
  /** The line, as a whole. */
  border?: Border;
  /** The font of the whole text. */
  font?: Font;
  /** How text is set. */
  align?: TextAlignment;
  /** The endings of a line, at its start and its end. */
  lineEndings?: LineEnding[];
  /** The icon of a note or attachment. */
  icon?: string;
  /** The text over the redacted area. */
  overlayText?: string;
}

/**
 * How a tool works; each tool heeds the options that concern it. What is not given is as it is at
 * first or, where it is set, stays.
 */
export interface ToolOptions {
  /** Whether the default tool takes over once something was created; `true` at first. */
  returnToPan?: boolean;
  /** Whether what was created is selected; `false` at first. */
  selectAfterCreation?: boolean;
  /** Whether strokes gather until they are committed; `false` at first. */
  multiStroke?: boolean;
  /** Whether the eraser takes parts of ink or all of it; `points` at first. */
  eraserMode?: EraserMode;
  /** The width of the eraser's disc, in pixels of the view; 20 at first. */
  eraserWidth?: number;
  /** The types that the eraser leaves alone; none at first. */
  spares?: AnnotationType[];
  /** The markup that the smart pen makes if it begins on text; `highlight` at first. */
  smartPenMarkup?: AnnotationType;
  /** Whether an arrow's head is where its drag began; `false` at first. */
  arrowPointsToOrigin?: boolean;
  /** The scale of measures; inches as on paper unless given. */
  measure?: Measure;
  /** Whether corners snap to the lines and corners of what the page shows; `false` at first. */
  snapsToContent?: boolean;
  /** Whether there are handles at the corners alone; `false` at first. */
  cornersOnly?: boolean;
  /** Whether resizing keeps the proportions; `false` at first. */
  locksAspect?: boolean;
  /**
   * Whether a corner that is dragged snaps to the proportions from before, and to a square; `true`
   * at first.
   */
  snapsToAspect?: boolean;
  /**
   * Whether edges and centres snap to those of other annotations and of the page; `false` at first.
   */
  alignsToOthers?: boolean;
  /**
   * Whether the handles of text markup and of selected text go from word to word; `false` at first.
   */
  snapsToWords?: boolean;
  /**
   * The least width and height, 1/72 inch; `null`, as at first: 16, and none for fields and links.
   */
  minimumSize?: number | null;
  /** The greatest width and height, 1/72 inch; `null`, as at first: none. */
  maximumSize?: number | null;
  /** The shape that `multiSelect` draws; `rectangle` at first. */
  selectionShape?: SelectionShape;
  /** Whether `multiSelect` selects form fields as well. */
  selectsFormFields?: boolean;
  /** Whether `pan` follows text that looks like a web or e-mail address; `true` at first. */
  linkDetection?: boolean;
  /** The standard stamp, by its name; `Approved` at first. */
  stamp?: string;
  /** Words of the user's own for a stamp; `null`, as at first: none. */
  stampWords?: StampWords | null;
  /**
   * The part of an image that its stamp shows, in shares of its width and height from its upper
   * left: `[0, 0, 0.5, 1]` is its left half; `null`, as at first: all of it.
   */
  imageCrop?: Rect | null;
  /** Whether text markup takes the marked text for its contents; `true` at first. */
  copiesMarkedText?: boolean;
  /** Whether a free text's box grows with what is entered; `true` at first. */
  growsWithText?: boolean;
  /** Whether a form field takes no more text than it shows at once, whatever the form says. */
  keepsTextInField?: boolean;
  /** The format of a date text, in the letters of Unicode's date fields; `yyyy-MM-dd` at first. */
  dateFormat?: string;
  /** The name of the counted group; `Count` at first. */
  countGroup?: string;
  /** How `signature` signs a field: by what it shows, as at first, or by a stamp in its place. */
  signatureFieldMode?: SignatureFieldMode;
}

export type EraserMode = "points" | "whole";

export type SelectionShape = "rectangle" | "lasso";

/** Input that a tool needs from the user: ask for it, and `interaction/respond`. */
export interface Requirement {
  /** The id for `interaction/respond`. */
  requirementId: string;
  /** The kind of input. */
  kind: RequirementKind;
  /** The question for the user, such as `Text of the note`. */
  prompt: string;
  /** The present value. */
  value?: string;
  /** The options of a `choice`. */
  choices?: Choice[];
  /** The ids of what is chosen so far. */
  values?: string[];
  /** Whether several can be chosen. */
  takesSeveral?: boolean;
  /** Whether another text than the choices' will do. */
  takesOther?: boolean;
  /** Whether the text may have several lines. */
  multiline?: boolean;
  /** How many characters the text may have. */
  maxLength?: number;
  /** How many boxes the text is written in, one character in each. */
  comb?: number;
  /** Whether the text is a password. */
  secret?: boolean;
  /** The format of the input: a number, a date, …. */
  format?: FieldFormat;
  /** The date that the text is: a date from a calendar can be the answer. */
  date?: DateEntry;
  /** The author of a note. */
  author?: string;
  /** When a note was changed last. */
  modified?: Timestamp;
  /** The replies to a note. */
  replies?: NoteReply[];
  /** Everything that `properties` can set. */
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
 * A text that is a date with day, month and year. `interaction/respond` takes it as a string in the
 * field's format, or as `{date}`: the server then writes it in that format.
 */
export interface DateEntry {
  /** The date so far, `2026-02-28` or `2026-02-28T14:30`; absent if the text is no date. */
  value?: string;
  /** Whether the format has a time of day too. */
  time?: boolean;
}

export interface NoteReply {
  /** The annotation that is the reply. */
  id: string;
  /** Its author. */
  author?: string;
  /** When it was changed last. */
  modified?: Timestamp;
  /** Its text. */
  text: string;
}

/** Something that can be set, one of several that are asked for together. */
export interface Property {
  /** The member of the answer. */
  id: string;
  /** The title to show. */
  title: string;
  /** The kind of value. */
  kind: PropertyKind;
  /** As it is now. */
  value: PropertyValue;
  /** The values that a `choice` can have, by their ids. */
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
  /** All of it, the first on top; none: there is no menu any more. */
  items: MenuItem[];
  /** Its number in this view, for a client that takes changes. */
  version?: number;
}

export interface MenuItem {
  /** The id for `interaction/command`. */
  id: string;
  /** The title to show. */
  title: string;
  /** Whether it can be chosen now. */
  enabled: boolean;
  /** Whether it is on; absent of what is not switched. */
  checked?: boolean;
}

export interface Overlay {
  /** All of it, lowest first; none: clear what was drawn. */
  items: OverlayItem[];
  /** Its number in this view, for a client that takes changes. */
  version?: number;
}

/** A thing to draw over a page, in page space, by its `kind`. */
export type OverlayItem =
  | OverlayQuads
  | OverlayRect
  | OverlayHandle
  | OverlayPath
  | OverlayCaret
  | OverlayGuide
  | OverlayText
  | OverlayImage;

/** Runs of text, each a quad. */
export interface OverlayQuads {
  kind: "quads";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
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
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  rect: Rect;
}

/** A knob to grip, drawn at the same size at every zoom. */
export interface OverlayHandle {
  kind: "handle";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  point: Point;
}

/** Lines, each from point to point. */
export interface OverlayPath {
  kind: "path";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  lines: Path[];
  /** Whether each goes back to its first point. */
  closed?: boolean;
}

/** The place of text entry: a bar. */
export interface OverlayCaret {
  kind: "caret";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  /** The foot and the head of the bar. */
  line: Path;
}

/** A line that shows what something snapped to. */
export interface OverlayGuide {
  kind: "guide";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  /** Its two ends. */
  line: Path;
}

/** Words within a rectangle. */
export interface OverlayText {
  kind: "text";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  text: string;
  rect: Rect;
  /**
   * The position where each character of a line begins and the last one ends, in points from the
   * left of `rect`. They go down in text that runs from right to left.
   */
  edges?: number[];
}

/** A picture in a rectangle: that of the annotation, or of what is under way. */
export interface OverlayImage {
  kind: "image";
  /** Its role. */
  role: OverlayRole;
  /** The page, from 0. */
  pageIndex: number;
  /** Which of several it is: `topLeft`, `rotate` or `vertex-2` of handles. */
  name?: string;
  /** The color of its lines; the front end's own unless given. */
  color?: Color;
  /** Its fill; none unless given. */
  interiorColor?: Color;
  /** 1 unless given. */
  opacity?: number;
  /** The width of its lines, in points. */
  width?: number;
  /** In points. */
  fontSize?: number;
  /** Clockwise in degrees about the middle of `rect`; 0 unless given. */
  rotation?: number;
  rect: Rect;
}

export type PalmRejection = "ignore" | "scroll" | "off";

/**
 * How the overlay follows from the version before: its items are those of the parts, one part after
 * the other.
 */
export interface OverlayChange {
  /**
   * The version that the parts refer to. A client that has another one asks for `tool/get` with
   * `overlay`.
   */
  base: number;
  /** The version that comes of it. */
  version: number;
  /** The items, lowest first; none: clear what was drawn. */
  parts: OverlayPart[];
}

/** Items of the version before, new ones, or a path that went on. */
export type OverlayPart = KeptItems | NewItems | GrownPath;

/** Items of the version before. */
export interface KeptItems {
  /** The index of the first one there. */
  from: number;
  /** How many. */
  count: number;
  /** How far all their points have moved. */
  offset?: Point;
}

/** Items that were not there, or look different. */
export interface NewItems {
  /** The items. */
  items: OverlayItem[];
}

/** A path of the version before that went on, as a stroke does. */
export interface GrownPath {
  /** The index of the path there. */
  grown: number;
  /** How many points its last line keeps. */
  keep: number;
  /** The first one goes on with that line after those points; the others follow it. */
  lines: Path[];
}

/**
 * How the menu follows from the version before: its items are those of the parts, one part after
 * the other.
 */
export interface MenuChange {
  /**
   * The version that the parts refer to; 0: a menu without items. A client that has another one
   * asks for `tool/get`.
   */
  base: number;
  /** The version that comes of it. */
  version: number;
  /** The items, the first on top; none: there is no menu any more. */
  parts: MenuPart[];
}

/** Items of the version before, or new ones. */
export type MenuPart = KeptMenuItems | NewMenuItems;

/** Items of the version before. */
export interface KeptMenuItems {
  /** The index of the first one there. */
  from: number;
  /** How many. */
  count: number;
}

/** Items that were not there, or are different. */
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
  /** Its page. */
  pageIndex: number;
  /** Its rectangle, in page space, beside which the text can be shown. */
  rect: Rect;
  /** The author of the note, or the label of the field. */
  title?: string;
  /** The note, the field's tooltip, or where the link leads. */
  text: string;
}

export interface KeyEntry {
  /** As browsers name it; letters are small. */
  key: string;
  /** Keys that are held down with it. */
  modifiers?: Modifier[];
  /** Tried in this order, up to the first that is handled. */
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
  /** Its tools, in their order. */
  items: ToolbarItem[];
}

export interface ToolbarItem {
  /** The tool's id. */
  tool: string;
  /** The label for people. */
  title: string;
  /** The look of the tool's next annotation, for its icon; absent for tools without a style. */
  style?: Style;
  /** The styles to choose from; absent where `fields` has them not. */
  presets?: Style[];
  /** The first preset that looks as the tool's new annotations do. */
  selectedPreset?: number;
}

export interface ToolbarStep {
  /** Whether there is such a step. */
  enabled: boolean;
  /** Its name. */
  name?: string;
}

/** A group of tools of the toolbar. */
export interface ToolbarGroup {
  /** The group's id in requests. */
  id: string;
  /** The title for people; its id unless given. */
  title?: string;
  /** The tools' ids, in their order. */
  tools: string[];
}

/** A place in the toolbar. */
export interface ToolbarPlace {
  /** The group's id. */
  group: string;
  /** The tool's id; without it the group itself is meant. */
  tool?: string;
  /** Its new place, from 0; the last one unless given. */
  to?: number;
}

export interface ToolStyle {
  /** The tool's id. */
  tool: string;
  /** How its new annotations look; absent where `fields` has it not. */
  style?: Style;
  /** The styles to choose from; absent where `fields` has them not. */
  presets?: Style[];
  /** The first preset that looks as the tool's new annotations do. */
  selectedPreset?: number;
}

export interface StandardStamp {
  /** The value of the tools' option `stamp`, and of `icon`. */
  name: string;
  /** The words on it. */
  text: string;
  /** Its colour unless another one is chosen. */
  color: Color;
}

export type PointerType = "touch" | "mouse" | "pen";

export type GesturePhase = "began" | "moved" | "ended" | "cancelled";

export type PointerPhase = "down" | "move" | "up" | "cancel" | "hover";

/** The state of a pointer at one moment. */
export interface PointerSample {
  /** Where, as the event's own. */
  point: Point;
  /** Milliseconds on the client's clock. */
  time: number;
  /** 0 to 1. */
  pressure?: number;
  /** How far a pen leans to the right, in degrees. */
  tiltX?: number;
  /** How far it leans towards the user, in degrees. */
  tiltY?: number;
}

/**
 * The user's answer, by the kind of the requirement: `text` a string, or `{date}` where the
 * requirement has a `date`; `number` a number; `choice` the id of one of the choices, an array of
 * ids where it `takesSeveral`, or any text where it `takesOther`; `file` a file; `link` an
 * `Action`, `{uri}` or `{pageIndex}`; `signature` a `SignatureSource`; `sound` a WAV file, or a
 * `Sound` with its samples; `confirm` a boolean; `properties` an object with the values that
 * change, by  the ids of the properties.
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
  /** As `2026-02-28` or `2026-02-28T14:30`. */
  date: string;
}

export interface MenuAddition {
  /** The id for `menu/didChoose` and `interaction/command`. */
  id: string;
  /** The title to show. */
  title: string;
  /** The item before which it stands; at the end unless given. */
  before?: string;
}

export type FieldNeighbour = "next" | "previous";

export interface ComponentState {
  /** Its id in requests. */
  id: ComponentName;
  /** Whether it may act; of a composed one, whether all may. */
  enabled: boolean;
  /** Whether some parts of a composed component may and others may not. */
  mixed?: boolean;
  /** The members of a composed component. */
  members?: Component[];
  /** In the order in which they are asked; none of a composed one. */
  conditions: ComponentCondition[];
  /** Ids, in the order in which they are told; none of a composed one. */
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
  /** How long the answer is waited for. */
  timeoutMs?: number;
  /** The answer that counts if none came in time. */
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

/** Each of them holds. */
export interface AllCondition {
  all: Condition[];
}

/** One of them holds. */
export interface AnyCondition {
  any: Condition[];
}

/** It does not hold. */
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

/** Each key has one of the listed values, or any value if its list is empty. */
export interface CustomDataCondition {
  customData: Record<string, string[]>;
}

/** The form field's name, or that of a field above it. */
export interface FieldNameCondition {
  fieldName: string[];
}

/** A flag of the annotation. */
export interface FlagCondition {
  flag: AnnotationFlag[];
}

/** The user's tool. */
export interface ToolCondition {
  tool: string[];
}

/** The user's pointer. */
export interface PointerTypeCondition {
  pointerType: PointerType[];
}

/** How the annotation is transformed. */
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

/** A modifier key is held. */
export interface ModifiersCondition {
  modifiers: Modifier[];
}

/** The scale that a zoom leads to. */
export interface ZoomCondition {
  zoom: ScaleRange;
}

/** A range of scales. */
export interface ScaleRange {
  /** No limit unless given. */
  min?: number;
  /** No limit unless given. */
  max?: number;
}

/**
 * `true` or `"allow"`; `false` or `"refuse"`: it does not happen, and a touch goes on to what lies
 * below; `"consume"`: the event ends here, the client has handled it.
 */
export type GateAnswer = boolean | "allow" | "refuse" | "consume";

/** A client gesture, and its relation to the components. */
export interface ClientGesture {
  /** Its id: letters, digits, `.`, `-` and `_`. */
  id: string;
  /** The event that it consists of. */
  kind: GestureKind;
  /** For a `tap`: the number of taps; 1 unless given. */
  taps?: number;
  /** The components that it waits for: it fails where one of them acts. */
  requireToFail?: ComponentName[];
  /** The components that wait for it: they do not act where it begins. */
  blocks?: ComponentName[];
  /** The components beside which it begins; stronger than `blocks`. */
  simultaneousWith?: ComponentName[];
  /** Ask the client with `gesture/shouldBegin` each time; always so of `custom`. */
  ask?: boolean;
  /** How long to wait for the answer; without one it fails. */
  timeoutMs?: number;
}

export type GestureKind = "tap" | "doubleTap" | "longPress" | "drag" | "contextMenu" | "custom";

/** How a tap near a side of the view turns the pages. */
export interface FastScrollSettings {
  /** How near, in pixels of the view; never more than a third of its width. At first 44. */
  margin?: number;
  /** Whether the new spread is fitted into the view; at first the zoom is kept. */
  resetsZoom?: boolean;
  /** Whether the front end may show the way there; at first not. */
  animated?: boolean;
}

/** How a double tap zooms to what is touched. */
export interface SmartZoomSettings {
  /** The margin around a block, in points; at first 8. */
  margin?: number;
  /** The greatest scale, as a multiple of that at which the page's width fits; at first 4. */
  greatestFactor?: number;
  /** How much it zooms where there is no block; at first 2. */
  plainFactor?: number;
  /** Whether the front end may show the way; at first it may. */
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
  /** For `openLinkAnnotation`: text that looks like a link. */
  uri?: string;
  /** For `fastScroll`: 1 forward, -1 backward. */
  direction?: number;
  /** For `smartZoom`: the area that fills the view, in page space; `null`: back out. */
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
  /** The component, unless it is a gesture. */
  component?: Component;
  /** The client's gesture. */
  gesture?: string;
  /** The object that it would act on. */
  context?: ActivationContext;
  /** The verdict, as a word. */
  verdict: Verdict;
  /** The cause of the decision: a condition, a hook, a rule, a component, a gesture or a tool. */
  by?: string;
  /** The same as a sentence. */
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
  /** Its trigger. */
  trigger: ActionTrigger;
  /** The action. */
  action: Action;
}

export interface SelectedText {
  /** The selected ranges. */
  ranges: TextSpan[];
  /** The text. */
  text: string;
  /** Its place. */
  quads: PageQuads[];
}

/** A run of text, over page ends, in reading order. */
export interface TextSpan {
  /** Before the first character. */
  start: TextPosition;
  /** Behind the last character. */
  end: TextPosition;
}

/** A place between two characters of a page's text, in reading order. */
export interface TextPosition {
  /** The page. */
  pageIndex: number;
  /** Characters before it on the page. */
  offset: number;
}

export interface PageQuads {
  /** The page. */
  pageIndex: number;
  /** One for each piece of a line, in page space. */
  quads: Quad[];
}

export interface SelectedImage {
  /** The page. */
  pageIndex: number;
  /** As `page/images` tells it. */
  index: number;
  /** The box of what can be seen of it, in page space. */
  rect: Rect;
  /** The corners of the image as it is stored. */
  quad: Quad;
  /** In pixels, as stored. */
  width: number;
  /** In pixels, as stored. */
  height: number;
}

export interface TextRange {
  /** One end. */
  from: TextPosition;
  /** The other end. */
  to: TextPosition;
  /** The unit to which both ends grow. */
  granularity?: Granularity;
}

export type Granularity = "character" | "word" | "line" | "paragraph";

export interface ImagePlace {
  /** The page. */
  pageIndex: number;
  /** As `page/images` tells it. */
  index: number;
}

/** An image as a file. */
export interface CopiedImage {
  /** `image/png` or `image/jpeg`. */
  mimeType: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** The file, where it is delivered inline. */
  data?: Base64;
  /** Its file, which is the client's to delete. */
  path?: string;
  /** Its POSIX shared memory, which is the client's to unlink. */
  sharedMemory?: SharedMemory;
}

export interface ProgressReport {
  /** Units of work that are done, such as pages. */
  done: number;
  /** Units of work in all. */
  total: number;
}

export type ChangeCause = "tool" | "api" | "undo" | "redo" | "rollback" | "import";

export interface PageRun {
  /** The index of the first of them before. */
  from: number;
  /** Its index now. */
  to: number;
  /** How many they are. */
  count: number;
}

export type DiskChange = "replaced" | "overwritten" | "removed";

export type LossReason = "crashed" | "hung" | "stalled" | "killed";

export interface AnnotationChange {
  /** The annotation. */
  id: string;
  /**
   * The members of it that are others now, and `order` where its place among those of its page is
   * another; none where its look alone is, as a form field's.
   */
  members: string[];
}

/** A change that one or several annotations have in common. */
export interface AnnotationPatch {
  /** The annotations. */
  ids: string[];
  /** How far they moved: `rect` and all points of theirs, in points, to a thousandth. */
  offset?: Point;
  /** The other members that changed, as they are now. */
  values: AnnotationValues;
  /**
   * Whether their places among the annotations of their page are others: `annotations/list` tells
   * them.
   */
  reordered?: boolean;
}

/** Members of an [`Annotation`](#annotation) with their values; `null`: it has none any more. */
export interface AnnotationValues {
  /** Unique in the document; made up for a new one without it. */
  id?: string | null;
  /** Its type. */
  type?: AnnotationType | null;
  /** The page, from 0. */
  pageIndex?: number | null;
  /** The area that it covers; derived from the points if it has points. */
  rect?: Rect | null;
  /** Its text, or what it says to those who cannot see it. */
  contents?: string | null;
  /** The author; the session's author unless given. */
  author?: string | null;
  /** Its subject. */
  subject?: string | null;
  /** When it was made; now unless given. */
  created?: Timestamp | null;
  /** When it was last changed; now unless given. */
  modified?: Timestamp | null;
  /** The colour of its lines, of marked text, or of a note. */
  color?: Color | null;
  /** Its fill. */
  interiorColor?: Color | null;
  /** 1 unless given. */
  opacity?: number | null;
  /** The line around or along it. */
  border?: Border | null;
  /** Its permissions and visibility. */
  flags?: AnnotationFlag[] | null;
  /** The text that it marks; where a link can be touched. */
  quads?: Quad[] | null;
  /** The lines of an ink drawing. */
  strokes?: Path[] | null;
  /** The corners of a polygon or polyline. */
  vertices?: Path | null;
  /** The two ends of a line. */
  line?: Path | null;
  /** At the start and the end. */
  lineEndings?: LineEnding[] | null;
  /** For a line that is drawn beside its ends, not between them: its leader lines. */
  leader?: Leader | null;
  /** Has a line show its contents; of one that measures, says where it shows the value. */
  caption?: Caption | null;
  /**
   * The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber stamp,
   * such as `Approved`.
   */
  icon?: string | null;
  /** Whether a note is open at first. */
  open?: boolean | null;
  /** The action of a touch. */
  link?: Action | null;
  /** The annotation that it answers. */
  replyTo?: string | null;
  /** The annotation that it forms a group with. */
  group?: string | null;
  /**
   * The name of its group as Nutrient writes it: annotations of one page with the same name are
   * selected together.
   */
  groupName?: string | null;
  /** For a note that replies: the state that it gives to its target. */
  state?: ReviewStateName | null;
  /** The present state by each author; read-only. */
  states?: AnnotationState[] | null;
  /** For a popup: the annotation whose text it shows. */
  parent?: string | null;
  /** The popup that shows its text; only told. */
  popup?: string | null;
  /** The text that a text markup lies on; told where asked for. */
  coveredText?: string | null;
  /**
   * The text of a free text with formatting: XHTML with style attributes (ISO 32000-2, 12.7.4.4).
   */
  richText?: string | null;
  /** For a free text: the tip, the knee, which may be missing, and the end at the text. */
  callout?: Path | null;
  /**
   * For a free text with a callout: the part of `rect` that holds the text; for a new one, `rect`
   * unless given.
   */
  textBox?: Rect | null;
  /** How the text of a free text, a redaction or a measure is set. */
  font?: Font | null;
  /** How the lines of that text are set. */
  align?: TextAlignment | null;
  /** The rotation of a stamp or free text, clockwise in degrees; 0 is upright. */
  rotation?: number | null;
  /** How large a turned one is if it is upright, unless a quarter turn tells it. */
  uprightSize?: Size | null;
  /**
   * The part of a stamp's picture that shows, in shares of its width and height, y down. The rest
   * stays in the file. All of it unless given.
   */
  crop?: Rect | null;
  /** The text over the redacted area. */
  overlayText?: string | null;
  /** The file of a file attachment. */
  attachment?: Attachment | null;
  /** The recording of a sound. */
  sound?: Sound | null;
  /** The picture of a stamp, unless `icon` names it; images are left out. */
  picture?: StampPicture | null;
  /** How lengths and areas of what is measured are told. */
  measure?: Measure | null;
  /** The measured value with its unit; only told. */
  measured?: string | null;
  /** The purpose of its type: `FreeTextCallout`, `PolygonCloud`, … */
  intent?: string | null;
  /** From 0 to 1 at each point of each stroke of an ink drawing. */
  pressures?: number[][] | null;
  /** Whether it darkens what is beneath, as a highlighter. */
  multiply?: boolean | null;
  /** Data that applications keep with it, under their own keys. */
  customData?: Record<string, string> | null;
  /** Whether it takes part in no interaction; a flag too. */
  readOnly?: boolean | null;
  /**
   * The layer that it is on, a new one too; `layers/assign` changes it. Told of one layer alone,
   * not of a combination.
   */
  layer?: string | null;
  /** Whether the file says how it looks. */
  hasAppearance?: boolean | null;
}

export interface LackingText {
  /** The annotation, if it is the text of one. */
  annotationId?: string;
  /** The name of the form field, if it is the value of one. */
  field?: string;
  /** The characters, each once, in the order of the text. */
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
  /** Whether a tool took the event, or a client's gesture that blocked it. */
  handled: boolean;
  /** The tool now. */
  tool: string;
  /** The tool and its state now. */
  state: string;
  /** Every tool that saw the event, in order. */
  toolPath: string[];
  /** The component that acted. */
  component: Component | null;
  /** The client's gestures that the event was made of. */
  gestures?: string[];
  /** The condition, hook or gesture by which the client has handled the event itself. */
  consumed?: string;
  /** The overlay to draw over the pages; absent: as before. */
  overlay?: Overlay;
  /**
   * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
   * client that takes `overlayChanges`.
   */
  overlayChange?: OverlayChange;
  /** The input that the tool needs from the user now; absent: as before; `null`: no longer any. */
  requirement?: Requirement | null;
  /** The menu of the user now; absent: as before. */
  menu?: Menu;
  /**
   * Instead of `menu` where that is longer: how it follows from the one before. Only for a client
   * that takes `menuChanges`.
   */
  menuChange?: MenuChange;
  /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
  cursor?: Cursor;
  /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
  hover?: Hover | null;
  /** Why a tool could not do what it was about to do. */
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

export type Level = "message" | "error" | "limitExceeded" | "unsupported";

/** The pointer of the event that a question is about. */
export interface Pointer {
  /** The user's pointer. */
  pointerType: PointerType;
  /** The place in the view, in its pixels. */
  viewPoint: Point;
  /** The page under the pointer. */
  pageIndex?: number;
  /** The place on the page, in page space. */
  point?: Point;
  /** Keys that are held down. */
  modifiers?: Modifier[];
}

/** The trigger of an action. */
export interface ActionOccasion {
  /** The trigger. */
  trigger: ActionTrigger;
  /** The annotation that has the action. */
  annotationId?: string;
  /** The page that has it, or that the user touched. */
  pageIndex?: number;
  /** The place that the user touched, in page space. */
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
  /** Which pointer it is, where that was told. */
  pointerId?: number;
  /** The buttons that are held down, as the event reported them. */
  buttons?: number;
  /** 0 to 1. */
  pressure?: number;
  /** How far a pen leans to the right, in degrees; 0 unless told. */
  tiltX?: number;
  /** How far it leans towards the user, in degrees. */
  tiltY?: number;
  /** Keys that are held down. */
  modifiers?: Modifier[];
  /** As browsers name it. */
  key?: string;
  /** All of the text that the user has entered so far. */
  text?: string;
  /** The answer to the tool's requirement; `null`: none was given. */
  value?: ToolAnswer;
  /** A menu's item, or what a key stands for. */
  command?: string;
}

/**
 * The user's answer to a requirement of a client's tool, by the requirement's kind: `text` a
 * string; `number` a number; `choice` the id of a choice, another text or, where it `takesSeveral`,
 * an array of ids; `confirm` a boolean; `link` an `Action`; `properties` an object with the values
 * that change, by the ids of the properties. `null`: none was given.
 */
export type ToolAnswer =
  | string
  | number
  | boolean
  | string[]
  | Action
  | Record<string, PropertyValue>
  | null;

/** The place of an event of a client's tool, with the objects there. */
export interface ClientToolContext {
  /** The document. */
  documentId: string;
  /** The view. */
  viewId: string;
  /** The tool's state, as it told it last. */
  state: string;
  /** The tool that it wraps. */
  wraps?: string;
  /** The state of that. */
  wrappedState?: string;
  /** The view's, in pixels a point. */
  scale: number;
  /** The word at the pointer. */
  word?: WordAtPointer;
  /** Those at the pointer, the likeliest first: their ids. */
  annotations?: string[];
}

export interface WordAtPointer {
  /** The word. */
  text: string;
  /** Its place, in page space; several quads if it is divided. */
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

/** A change that a client's tool makes: one of its members. */
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
  /** Its id, which stays the same. */
  id: string;
  /** The name that the reader gave it. */
  name?: string;
  /** The page that it goes to, from 0. */
  pageIndex?: number;
  /** The action; from the client instead of `pageIndex`, or beside it. */
  action?: Action;
  /** Its place in the custom order; opaque. */
  sortKey?: number;
}

export type AlertIcon = "error" | "warning" | "question" | "status";

export type AlertButton = "ok" | "cancel" | "yes" | "no";

/**
 * An item of a menu that a script pops up: one that can be chosen has a `choice`, a submenu has
 * `items`, and a separator has neither.
 */
export interface ScriptMenuItem {
  /** What to show; empty for a separator. */
  title: string;
  /** Whether the item can be chosen; a submenu, whether it can be opened. */
  enabled: boolean;
  /** Whether the item has a mark. */
  checked: boolean;
  /** The number to answer with if the item is chosen. */
  choice?: number;
  /** The items of a submenu. */
  items?: ScriptMenuItem[];
}

/** The members that any request may carry beside its own. */
export interface GeneralParams {
  /** Asks for `$/progress` with this token. */
  progressToken?: number | string;
  /**
   * Asks for the result in pieces, as `$/progress` with this token; the reply then has none of what
   * the pieces held. Methods whose result is short take no notice.
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
  /** Begins the session; nothing else is answered before it. */
  "initialize": {
    params: {
      /** The client. */
      clientInfo?: ClientInfo;
      /** The version of the protocol that the client was written for; the server's unless given. */
      protocolVersion?: string;
      /** The client's capabilities. */
      capabilities?: ClientCapabilities;
      /**
       * The client's process, on the same machine. The server ends as at the end of its input when
       * the process has ended.
       */
      processId?: number;
      /** The user's language, such as `en-GB`. */
      locale?: string;
      /** Settings for the whole session. */
      options?: SessionOptions;
      /**
       * Whether every request with an unknown member is refused; else only those that write, sign,
       * redact or delete something.
       */
      strict?: boolean;
    } & GeneralParams;
    result: {
      /** The server. */
      serverInfo: ServerInfo;
      /**
       * The version that is spoken: the older one of the client's and the server's if both have the
       * same first number, or else the server's.
       */
      protocolVersion: string;
      /** The server's capabilities. */
      capabilities: Capabilities;
    };
  };
  /** Ends the work; only `exit` may follow. */
  "shutdown": {
    params: {} & GeneralParams;
    result: {};
  };
  /** Answers, and does nothing else. */
  "server/ping": {
    params: {} & GeneralParams;
    result: {};
  };
  /** Tells what the server holds. */
  "server/status": {
    params: {} & GeneralParams;
    result: {
      /** Documents that are open. */
      documents: number;
      /** Bytes that the engine holds, rounded up to whole MiB. */
      memoryBytes: number;
      /** Bytes of page text that are kept for searching. */
      cacheBytes: number;
      /** One line for each kind of cache: sums over all open documents and their processes. */
      caches: CacheStatus[];
      /** Seconds since the session began. */
      uptimeSeconds: number;
      /** Why the state or cache folder, or pictures of pages in it, are not used. */
      warning?: string;
      /** The processes of the open documents, where each has its own. */
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
      /** The schema of what any params may hold. */
      "x-generalParams": unknown;
      /** References to errors that any request may answer. */
      "x-generalErrors": unknown;
      /** `{schemas, errors}`, which the others refer to. */
      components: unknown;
    };
  };
  /** Asks for the server's log, as `log/message`. */
  "log/setLevel": {
    params: {
      /** The least that a message has to matter; none are sent unless given. */
      level?: LogLevel;
    } & GeneralParams;
    result: {};
  };
  /** Opens a PDF, with a first view of it. */
  "document/open": {
    params: {
      /** The file's path. One of `path`, `uri`, `data` has to be there. */
      path?: string;
      /** A `file:` URI, percent-encoded. */
      uri?: string;
      /** The bytes of a PDF, in base64. */
      data?: Base64;
      /** The user's or the owner's password. */
      password?: string;
      /** Refuse every change. */
      readOnly?: boolean;
      /** The client's limits on its user's changes. */
      policy?: Policy;
      /** How its first view shows it. */
      view?: FirstView;
      /**
       * The named destination that its first view shows; ignored if the document has none of it.
       */
      name?: string;
      /** The purpose of its views, from their beginning. */
      interactions?: Interactions;
      /**
       * The fate of unsaved changes of an earlier session: `apply` makes them again, `discard` sets
       * them aside, `report` leaves them for a later choice; then the first new change sets them
       * aside.
       */
      recovery?: RecoveryChoice;
      /** Whether its scripts run; as `initialize` said, unless given. */
      javascript?: boolean;
    } & GeneralParams;
    result: {
      /** The document's id in other requests. */
      documentId: string;
      /** Its first view. */
      viewId: string;
      /** How many pages it has. */
      pageCount: number;
      /** The title that it gives itself. */
      title?: string;
      /** Counts up by one with each change; 0 unless changes were recovered. */
      revision: number;
      /** Whether the file was damaged and has been repaired. */
      repaired: boolean;
      /** Its permissions. */
      permissions: Permissions;
      /** Its contents beside the pages. */
      features: Features;
      /** Unsaved changes of an earlier session, if there are. */
      recovery?: Recovery;
      /**
       * `true` where another server has changed the file and has it open still: changes are refused
       * as `notPermitted` by `otherServer` until it is closed there.
       */
      editedElsewhere?: boolean;
    };
  };
  /**
   * Closes a document with its views. What the tools have under way is committed first; where that
   * fails, the document stays open. Changes that were not saved stay in its edit log, for
   * `recovery` when it is opened again; those of a document opened from data are lost.
   */
  "document/close": {
    params: {
      /** The document. */
      documentId: string;
      /** Forget changes that were not saved, and what is under way. */
      discard?: boolean;
    } & GeneralParams;
    result: {};
  };
  /** Tells what a document says of itself. */
  "document/info": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** Title. */
      title?: string;
      /** The author of the text. */
      author?: string;
      /** Its subject. */
      subject?: string;
      /** Keywords. */
      keywords?: string;
      /** The program that the text was written with. */
      creator?: string;
      /** The program that made the PDF. */
      producer?: string;
      /** When it was made. */
      created?: Timestamp;
      /** When it was last changed. */
      modified?: Timestamp;
      /** Entries of its information dictionary that the standard does not have, if there are. */
      custom?: Record<string, string>;
      /** The version of PDF, such as `1.7`. */
      pdfVersion: string;
      /** How many pages it has. */
      pageCount: number;
      /** Whether the file is encrypted. */
      encrypted: boolean;
      /** Its permissions. */
      permissions: Permissions;
      /** How often it was changed. */
      revision: number;
      /** Whether it has changes that are not saved. */
      dirty: boolean;
      /** How many dialogues of its scripts were not shown since its user last did something. */
      withheldDialogues?: number;
      /** The request to the client whose answer it waits for, such as `host/alert`. */
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
   * Writes a document to a file, in one step: the old file is whole until the new one is. Only
   * saving over its own file makes a document clean. What the tools have under way is committed
   * first. Requests about the document wait meanwhile; a cancel leaves the old file as it was.
   */
  "document/save": {
    params: {
      /** The document. */
      documentId: string;
      /** The path; the document's own file unless given. */
      path?: string;
      /**
       * `incremental` appends the changes to the bytes as opened, `full` writes anew without what
       * is not used, `auto` is `incremental` where the file was sound.
       */
      mode?: SaveMode;
      /**
       * Sets, changes or takes away passwords; as it was unless given. The file is written anew.
       */
      encrypt?: Encrypt;
      /** The objects that become page contents in a copy, which needs another path. */
      flatten?: FlattenKind;
      /**
       * Whether the file is written anew as small as can be; what is there twice is kept once in
       * copies only.
       */
      optimize?: boolean;
      /** Not supported. */
      linearize?: boolean;
      /** Whether a signed document may be written anew, which its signatures do not survive. */
      breakSignatures?: boolean;
      /**
       * Whether the document's own file is replaced also where another program has changed it since
       * it was opened; `changedOnDisk` otherwise.
       */
      overwrite?: boolean;
      /**
       * Whether the new file is read back, and every change looked for in it, before it replaces
       * the old.
       */
      verify?: boolean;
    } & GeneralParams;
    result: {
      /** The file, with symbolic links followed. */
      path: string;
      /** How long it is now. */
      bytes: number;
      /** `incremental` or `full`. */
      mode: SaveMode;
      /** The providers of bookmarks that could not save; absent if all could. */
      failedProviders?: FailedProvider[];
    };
  };
  /**
   * Reads a document's file again, as it is now. What the tools have under way is committed first.
   * Changes that were not saved are made again where they fit, and they alone can be undone; views
   * stay where they are, and what is selected stays selected as far as it is found again. Where the
   * file cannot be opened, the document is as it was.
   */
  "document/reload": {
    params: {
      /** The document. */
      documentId: string;
      /** The file's; the one that opened it unless given. */
      password?: string;
      /** Forget changes that were not saved, and what is under way. */
      discard?: boolean;
    } & GeneralParams;
    result: {
      /** The document's id in other requests. */
      documentId: string;
      /** Its first view. */
      viewId: string;
      /** How many pages it has. */
      pageCount: number;
      /** The title that it gives itself. */
      title?: string;
      /** Counts up by one with each change; 0 unless changes were recovered. */
      revision: number;
      /** Whether the file was damaged and has been repaired. */
      repaired: boolean;
      /** Its permissions. */
      permissions: Permissions;
      /** Its contents beside the pages. */
      features: Features;
      /** Unsaved changes of an earlier session, if there are. */
      recovery?: Recovery;
      /**
       * `true` where another server has changed the file and has it open still: changes are refused
       * as `notPermitted` by `otherServer` until it is closed there.
       */
      editedElsewhere?: boolean;
    };
  };
  /**
   * Takes back the last step as the user sees it: a vertex or stroke under way, or else the last
   * change.
   */
  "document/undo": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The name of the step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that look different now, from 0. */
      pages: number[];
      /**
       * Those that it brought back or changed, and that are there now: what a user expects to see
       * selected.
       */
      annotations: string[];
    };
  };
  /** Does the step that was last undone again, of what a tool has under way or of the document. */
  "document/redo": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The name of the step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that look different now, from 0. */
      pages: number[];
      /**
       * Those that it brought back or changed, and that are there now: what a user expects to see
       * selected.
       */
      annotations: string[];
    };
  };
  /** Names the steps that can be undone and done again. */
  "document/history": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The steps that can be undone, the next one last. */
      undo: string[];
      /** The steps that can be done again, the next one last. */
      redo: string[];
      /** The open group, which is not among the steps yet. */
      group?: string;
    };
  };
  /**
   * Begins a group: all changes until `document/commit` are one step of the history. What the tools
   * have under way is committed first. Groups do not nest.
   */
  "document/begin": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the step in the history. */
      name: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Ends the group that is open: what was done in it, and what the tools have under way, is one
   * step now; none where that is nothing.
   */
  "document/commit": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the open group, as a check. */
      name?: string;
    } & GeneralParams;
    result: {
      /** The name of the step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that look different now, from 0. */
      pages: number[];
      /**
       * Those that it brought back or changed, and that are there now: what a user expects to see
       * selected.
       */
      annotations: string[];
    };
  };
  /**
   * Takes back all that was done in the group that is open, and ends it; there is nothing to redo
   * then. What the tools have under way is no part of it.
   */
  "document/rollback": {
    params: {
      /** The document. */
      documentId: string;
      /** The name of the open group, as a check. */
      name?: string;
    } & GeneralParams;
    result: {
      /** The name of the step, such as `Move highlight`. */
      name: string;
      /** The document's revision now. */
      revision: number;
      /** The pages that look different now, from 0. */
      pages: number[];
      /**
       * Those that it brought back or changed, and that are there now: what a user expects to see
       * selected.
       */
      annotations: string[];
    };
  };
  /**
   * Writes a document, its annotations and form values, or its text in another format, without
   * saving it. What the tools have under way is committed first.
   */
  "document/export": {
    params: {
      /** The document. */
      documentId: string;
      /** The format to write. */
      format: ExportFormat;
      /** The file to write to; the result has it all unless given. */
      path?: string;
      /** For `xfdf`, `fdf` and `instantJSON`: only these, without form values and bookmarks. */
      annotations?: string[];
      /** For `instantJSON`: only the changes since the file was opened, or `all`. */
      scope?: ExportScope;
      /**
       * How it is handed over without `path`; unless given `inline`, or beyond 64 KiB as
       * `largePayloads` of `initialize` says.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The written data, unless a path was given; `pdf` and `fdf` in base64. */
      data?: string;
      /**
       * The file, with symbolic links followed; one that the server chose is the client's to
       * delete.
       */
      path?: string;
      /** Its POSIX shared memory, which is the client's to unlink. */
      sharedMemory?: SharedMemory;
      /** How long it is. */
      bytes?: number;
      /** The annotations that the format cannot hold. */
      skipped: Skipped[];
    };
  };
  /**
   * Takes annotations, form values and bookmarks out of another format, as one step; or nothing,
   * where what is given is not as its format says. What the tools have under way is committed
   * first.
   */
  "document/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The format of the input. */
      format: ExchangeFormat;
      /** It, `fdf` in base64; this or `path`. */
      data?: string;
      /** The file with it. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The ids of new annotations. */
      added: string[];
      /** The ids of changed annotations. */
      changed: string[];
      /** The ids of annotations that are gone. */
      removed: string[];
      /** The names of form fields that have another value now. */
      fields: string[];
      /** The parts that were skipped. */
      skipped: Skipped[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Changes what a document says of itself, in its information dictionary and in its XMP alike, as
   * one step; what is not named stays.
   */
  "document/setInfo": {
    params: {
      /** The document. */
      documentId: string;
      /** Title; here and below `null` takes it away. */
      title?: string | null;
      /** The author of the text. */
      author?: string | null;
      /** Its subject. */
      subject?: string | null;
      /** Keywords. */
      keywords?: string | null;
      /** The program that the text was written with. */
      creator?: string | null;
      /** The program that made the PDF. */
      producer?: string | null;
      /** When it was made. */
      created?: Timestamp | null;
      /** When it was last changed; now unless given. */
      modified?: Timestamp | null;
      /** Entries that the standard does not have, by their keys; `null` takes one away. */
      custom?: Record<string, string | null>;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Gives the XMP packet of a document. */
  "document/metadata": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The packet, as it is in the file; absent if there is none. */
      xmp?: string;
    };
  };
  /**
   * Gives a document another XMP packet, as one step, and has its information dictionary say the
   * same.
   */
  "document/setMetadata": {
    params: {
      /** The document. */
      documentId: string;
      /** The packet, whole (ISO 16684-1). */
      xmp: string;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Lists the fonts of a document: of its pages, of the forms that they draw, and of annotations.
   */
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
   * Removes information that readers do not see at once, as one step: for good once the document is
   * saved, which then writes it anew.
   */
  "document/sanitize": {
    params: {
      /** The document. */
      documentId: string;
      /** Whether it is only counted, and nothing removed. */
      preview?: boolean;
      /**
       * The information dictionary and XMP. Here and below: with nothing chosen, everything goes;
       * with `true` anywhere, only that; with `false` alone, everything else.
       */
      metadata?: boolean;
      /** Files that the document or its annotations carry. */
      attachments?: boolean;
      /** Scripts, wherever they are. */
      scripts?: boolean;
      /** Layers that are off at first, with their contents. */
      hiddenLayers?: boolean;
      /** Text that is invisible or outside of the crop box. */
      hiddenText?: boolean;
      /** Annotations except links and form fields. */
      comments?: boolean;
      /** Values and default values of form fields; XFA. Fields stay. */
      fieldValues?: boolean;
      /** Links, and actions that lead out of the document. */
      links?: boolean;
      /** Small pictures of pages in the file. */
      thumbnails?: boolean;
      /** The private data of programs (`PieceInfo`). */
      privateData?: boolean;
      /** Earlier versions in the file. */
      earlierRevisions?: boolean;
      /** Objects that nothing leads to. */
      unreferencedObjects?: boolean;
    } & GeneralParams;
    result: {
      /** How much there was of each kind that was chosen. */
      counts: HiddenInformationCount[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Tells how a document is protected. Passwords are set, changed and taken away with `encrypt` of
   * `document/save`.
   */
  "document/security": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The encryption method. */
      method: SecurityMethod;
      /** In bits. */
      keyLength?: number;
      /** Whether it takes a password to open it. */
      needsPassword: boolean;
      /**
       * `true` of a document that encrypts its embedded files alone: `attachments/extract` takes
       * their password.
       */
      attachmentsOnly?: boolean;
      /** Whether what the document says of itself is encrypted too. */
      metadataIsEncrypted: boolean;
      /** Whether it was opened with the owner's rights, to which all is allowed. */
      owner: boolean;
      /** The permissions of all others. */
      permissions: Permissions;
    };
  };
  /** Tells what the client lets its user do with a document. */
  "document/policy": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** Whether every change is refused; `false` at first. */
      readOnly?: boolean;
      /** The types of annotation that may be created; `null`, as at first: all. */
      canCreate?: AnnotationType[] | null;
      /** Types that may not; none at first. */
      cannotCreate?: AnnotationType[];
      /** The types of annotation that may be changed and deleted; `null`, as at first: all. */
      canEdit?: AnnotationType[] | null;
      /** Types that may not; none at first. */
      cannotEdit?: AnnotationType[];
      /**
       * Indexes of pages on which no annotations may be created, fields apart; none at first. They
       * follow pages that go elsewhere.
       */
      closedPages?: number[];
      /**
       * Whether no annotations may be created on pages whose entry `PSPDF:AllowAnnotationCreation`
       * is `false`; `true` at first.
       */
      checkPages?: boolean;
      /** Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first. */
      checkAnnotationFlags?: boolean;
      /**
       * The authors whose annotations may be changed: `own` are those by the session's author. One
       * without an author is nobody's own, unless the session has no author either. `all` at first.
       */
      author?: AuthorRule;
      /** Whether text can be selected; `true` at first. */
      textSelection?: boolean;
      /** Whether images can be selected, where text can; `true` at first. */
      imageSelection?: boolean;
      /** Whether links can be followed; `true` at first. */
      linkFollowing?: boolean;
      /** Whether forms can be filled in; `true` at first. */
      formFilling?: boolean;
      /** Whether what a certification forbids to change stays as it is; `true` at first. */
      honorSignatures?: boolean;
      /** Whether a second bookmark of a page is refused; `false` at first. */
      oneBookmarkPerPage?: boolean;
      /** Tools that cannot be taken; none at first. */
      disabledTools?: string[];
    };
  };
  /** Sets what the client lets its user do with a document. */
  "document/setPolicy": {
    params: {
      /** The document. */
      documentId: string;
      /** The changes. */
      policy: Policy;
    } & GeneralParams;
    result: {
      /** Whether every change is refused; `false` at first. */
      readOnly?: boolean;
      /** The types of annotation that may be created; `null`, as at first: all. */
      canCreate?: AnnotationType[] | null;
      /** Types that may not; none at first. */
      cannotCreate?: AnnotationType[];
      /** The types of annotation that may be changed and deleted; `null`, as at first: all. */
      canEdit?: AnnotationType[] | null;
      /** Types that may not; none at first. */
      cannotEdit?: AnnotationType[];
      /**
       * Indexes of pages on which no annotations may be created, fields apart; none at first. They
       * follow pages that go elsewhere.
       */
      closedPages?: number[];
      /**
       * Whether no annotations may be created on pages whose entry `PSPDF:AllowAnnotationCreation`
       * is `false`; `true` at first.
       */
      checkPages?: boolean;
      /** Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first. */
      checkAnnotationFlags?: boolean;
      /**
       * The authors whose annotations may be changed: `own` are those by the session's author. One
       * without an author is nobody's own, unless the session has no author either. `all` at first.
       */
      author?: AuthorRule;
      /** Whether text can be selected; `true` at first. */
      textSelection?: boolean;
      /** Whether images can be selected, where text can; `true` at first. */
      imageSelection?: boolean;
      /** Whether links can be followed; `true` at first. */
      linkFollowing?: boolean;
      /** Whether forms can be filled in; `true` at first. */
      formFilling?: boolean;
      /** Whether what a certification forbids to change stays as it is; `true` at first. */
      honorSignatures?: boolean;
      /** Whether a second bookmark of a page is refused; `false` at first. */
      oneBookmarkPerPage?: boolean;
      /** Tools that cannot be taken; none at first. */
      disabledTools?: string[];
    };
  };
  /** Lists pages with their labels and sizes. */
  "pages/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The page to begin with. */
      first?: number;
      /** At most how many; all unless given. */
      count?: number;
      /** Whether their boxes are told. */
      boxes?: boolean;
      /** The members to tell of each, besides those that its type requires; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The pages, none beyond the document's end. */
      pages: Page[];
    };
  };
  /** Draws thumbnails of pages when there is no other work. */
  "pages/thumbnails": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * Pixels; a page that would become more than four times as high as that is drawn narrower.
       */
      width: number;
      /** The page to begin with. */
      first?: number;
      /** At most how many pages; all unless given. */
      count?: number;
      /**
       * `annotated`: the pages with annotations that can be seen, links and form fields aside;
       * `bookmarked`: those that bookmarks go to.
       */
      only?: PageFilter;
      /**
       * How the pictures are handed over; unless given `inline`, or beyond 64 KiB as
       * `largePayloads` of `initialize` says.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The pages that are meant: all of the range, or those that `only` leaves. */
      pages: number[];
      /**
       * In the order of the pages. With `partialResultToken` each comes as a piece `{thumbnails}`,
       * before them a piece `{pages}`, and none here.
       */
      thumbnails: Thumbnail[];
      /** Pages that cannot be drawn: they are too damaged, or need too much memory. */
      unreadable: number[];
    };
  };
  /** Puts new pages before a page, or behind the last, as one step. */
  "pages/insert": {
    params: {
      /** The document. */
      documentId: string;
      /** The index that the first of them then has; the page count: at the end. */
      at: number;
      /** How many. */
      count?: number;
      /**
       * Their size, 1/72 inch, from 3 to 14,400 each way; unless given, that of the page before, or
       * at the beginning behind, or with an image its shape, as large as it fits there.
       */
      size?: Size;
      /** The contents: lines 8 mm apart, squares or dots 5 mm apart, staves, or nothing. */
      template?: PageTemplate;
      /** A picture to show on each, as large as it fits. */
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
   * Removes pages, as one step, with what is on them and what only points to them. A document keeps
   * at least one page.
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
  /** Moves pages, in the order given, as one step. */
  "pages/move": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The index that the first of them then has. */
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
  /** Turns pages, with all that is on them, as one step. */
  "pages/rotate": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** Clockwise: a multiple of 90. */
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
  /** Closes pages for new annotations in the file itself, as one step. */
  "pages/close": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** `false` opens the pages again. */
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
   * Puts copies of pages, in the order given, into the document, as one step. Annotations of a copy
   * have names of their own, `c1` and so on, and so have its fields.
   */
  "pages/duplicate": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The index that the first copy then has; behind the last page unless given. */
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
   * Puts pages of another document into this one, as one step, with their annotations, fields and
   * layers, tags, the links between them and the entries of the outline that lead to them.
   * Annotations without a name, or with one that is taken, get one, `c1` and so on.
   */
  "pages/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The file to take them from: this or `from`. */
      path?: string;
      /** The open document to take them from, as it is now. */
      from?: string;
      /** The password of the file, if it is encrypted. */
      password?: string;
      /** Its pages in the order wanted, each once; all unless given. */
      pages?: number[];
      /** The index that the first of them then has; at the end unless given. */
      at?: number;
      /** What becomes of its fields that have the full name of one of this document. */
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
   * Writes pages, in the order given, to a new file, with all that belongs to them. The document
   * stays as it is; what the tools have under way is committed first.
   */
  "pages/extract": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages in the order wanted, each once. */
      pages: number[];
      /** The file. */
      path: string;
      /** Whether a file that is there is replaced. */
      overwrite?: boolean;
    } & GeneralParams;
    result: {
      /** The file, with symbolic links followed. */
      path: string;
      /** How long it is. */
      bytes: number;
    };
  };
  /**
   * Writes parts of a document to files of their own, `name-1.pdf` and so on, as `pages/extract`
   * does: all of them, or none.
   */
  "pages/split": {
    params: {
      /** The document. */
      documentId: string;
      /** The folder for the files. */
      folder: string;
      /** How their names begin; as the document's unless given. */
      name?: string;
      /** A part for each so many pages; or one of the next two. */
      every?: number;
      /** The pages of each part. */
      parts?: number[][];
      /**
       * A part for each entry of the outline down to this level, up to where the next one leads.
       */
      outlineDepth?: number;
      /** Whether files that are there are replaced. */
      overwrite?: boolean;
    } & GeneralParams;
    result: {
      /** The files, in order. */
      files: SplitFile[];
    };
  };
  /**
   * Shows only a part of pages, as one step; without a part, they are shown as a whole again. What
   * is not shown stays in the file.
   */
  "pages/crop": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The part of each page to show, in its present space. */
      rect?: Rect;
      /** Or how much is cut off each page: left, top, right, bottom, 1/72 inch. */
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
  /** Gives pages other boxes, as one step. */
  "pages/setBoxes": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages, each once. */
      pages: number[];
      /** The boxes to change, in the file's user space. */
      boxes: PageBoxes;
      /** The boxes that are taken away; never `media`. */
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
  /** Tells how the document calls its pages, section by section. */
  "pages/labels": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** In order; without any, labels are page numbers from 1. */
      sections: PageLabelSection[];
    };
  };
  /** Changes the labels of the document's pages, as one step. */
  "pages/setLabels": {
    params: {
      /** The document. */
      documentId: string;
      /** All sections; none: pages go by their numbers from 1. */
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
  /** Finds the pages that the document calls by a label, such as `iv`. */
  "pages/find": {
    params: {
      /** The document. */
      documentId: string;
      /** The label, as it is written. */
      label: string;
    } & GeneralParams;
    result: {
      /** The pages; a document may call several alike. */
      pages: number[];
    };
  };
  /** Draws a page, or a part of it. */
  "page/render": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** Pixels a point; 1 where neither width nor height is given. */
      scale?: number;
      /** The width of the whole page in pixels. */
      width?: number;
      /** The height of the whole page in pixels. */
      height?: number;
      /** The part to draw, in page space: a tile; the page unless given. */
      rect?: Rect;
      /** Clockwise, on top of the page's own: a multiple of 90. */
      rotation?: number;
      /** `rgba` and `bgra` have rows without gaps. `webp` needs libwebp on the server's system. */
      format?: RenderFormat;
      /** The quality of a `jpeg` or `webp`, from 1, the smallest file, to 100. */
      quality?: number;
      /** How a `png` is compressed: `small` takes several times as long. */
      compression?: PictureCompression;
      /**
       * How the picture is handed over; unless given `inline`, or beyond 64 KiB as `largePayloads`
       * of `initialize` says.
       */
      delivery?: RenderDelivery;
      /** Whether annotations and fields are drawn. */
      annotations?: boolean;
      /** Colours for paper and ink, such as those of a dark theme; not for `svg`. */
      colors?: RenderColors;
      /**
       * Shows the fields that can be filled in on this ground, best one like `#0066ff33` that lets
       * through; not of `svg`.
       */
      formHighlight?: Color;
    } & GeneralParams;
    result: {
      /** Pixels. */
      width: number;
      /** Pixels. */
      height: number;
      /** Bytes from a row to the next, of `rgba` and `bgra`. */
      stride?: number;
      /** As asked for. */
      format: RenderFormat;
      /** The picture, where it is delivered inline. */
      data?: Base64;
      /** Its file, which is the client's to delete. */
      path?: string;
      /**
       * Its POSIX shared memory, which is the client's to unlink, or to return with
       * `render/release`.
       */
      sharedMemory?: SharedMemory;
    };
  };
  /** Returns a picture's shared memory, so that a later picture is drawn in it. */
  "render/release": {
    params: {
      /** The document. */
      documentId: string;
      /** The name that `page/render` gave. The client neither reads nor removes it afterwards. */
      sharedMemory: string;
    } & GeneralParams;
    result: {};
  };
  /** Gives a page's text in reading order: a line a line, a blank line a block. */
  "page/text": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** Only characters whose middle lies in this part of the page. */
      rect?: Rect;
    } & GeneralParams;
    result: {
      /** The text; words that lines divide are put together. */
      text: string;
    };
  };
  /**
   * Tells where the blocks and lines of a page's text are, in reading order; or gives the text as
   * HTML, to be set anew in lines of any width.
   */
  "page/layout": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** That in which the page draws its text, or that of a tagged document's structure. */
      order?: TextOrder;
      /** The format. */
      format?: LayoutFormat;
    } & GeneralParams;
    result: {
      /** The blocks of text. */
      blocks?: TextBlock[];
      /**
       * The text as `p`, `h1` to `h6` and `blockquote`, with `b` and `i`; hyphenated words are put
       * together.
       */
      html?: string;
      /** `content` also where the document has no structure. */
      order: TextOrder;
    };
  };
  /** Lists a page's links with what they do; hidden ones are left out. */
  "page/links": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** Whether web and e-mail addresses in the text are links too. */
      detect?: boolean;
    } & GeneralParams;
    result: {
      /** The links, bottommost first; then the detected ones as the text has them. */
      links: Link[];
    };
  };
  /**
   * Lists the images that a page's contents show; those of annotations and of repeated patterns are
   * none of them.
   */
  "page/images": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** In the order in which they are drawn, the lowest first. */
      images: PageImage[];
    };
  };
  /** Gives an image of a page as a file, if the document allows copying. */
  "page/image": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
      /** As `page/images` tells it. */
      index: number;
      /**
       * `png`: as the page shows it, turned and mirrored in quarter turns, masks as alpha.
       * `original`: as it is stored, a plain JPEG as it is, else a PNG. Not given: a plain JPEG
       * that is not turned as it is, else as `png`.
       */
      format?: ImageFormat;
      /**
       * How the file is handed over; unless given `inline`, or beyond 64 KiB as `largePayloads` of
       * `initialize` says.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** `image/png` or `image/jpeg`. */
      mimeType: string;
      /** Pixels. */
      width: number;
      /** Pixels. */
      height: number;
      /** The file, where it is delivered inline. */
      data?: Base64;
      /** Its path; it is the client's to delete. */
      path?: string;
      /** Its POSIX shared memory, which is the client's to unlink. */
      sharedMemory?: SharedMemory;
    };
  };
  /**
   * Tells what part of a page is printed on: the smallest rectangle around all that is not white,
   * annotations aside.
   */
  "page/contentBox": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** In page space, to a point; absent of an empty page. */
      rect?: Rect;
    };
  };
  /** Searches a document's text, a page after the other. */
  "search/find": {
    params: {
      /** The document. */
      documentId: string;
      /** The text to find; white space stands for any run of it. */
      query: string;
      /** Whether it is a Perl-compatible regular expression. */
      regex?: boolean;
      /** Whether capitals and small letters differ. */
      matchCase?: boolean;
      /** Whether a match begins and ends where a word does. */
      wholeWords?: boolean;
      /** Whether letters differ by their diacritics; in regular expressions they always do. */
      matchDiacritics?: boolean;
      /**
       * Whether full-width and half-width forms, presentation forms, ligatures and fractions differ
       * from what they stand for; in regular expressions they always do.
       */
      matchWidth?: boolean;
      /** The page to begin with. */
      first?: number;
      /** At most how many pages; all unless given. */
      count?: number;
      /** At most how many matches; all unless given. */
      limit?: number;
      /** How many matches to leave out first. */
      skip?: number;
      /**
       * Whether to tell how many matches each page has. Every page is searched then: `skip` and
       * `limit` decide only which matches are told.
       */
      counts?: boolean;
      /** Whether to tell matches. */
      matches?: boolean;
      /** The members to tell of each, besides those that its type requires; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /**
       * In reading order. With `partialResultToken` each page's come as a piece `{matches}`, and
       * none here.
       */
      matches: SearchMatch[];
      /** Whether every page was searched to its end: not where `limit` was reached before. */
      complete: boolean;
      /** Pages that are too damaged to have text. */
      unreadable: number[];
      /**
       * The pages that have matches, if `counts` asks for them. With `partialResultToken` each
       * piece has its page's.
       */
      counts?: PageMatchCount[];
      /** How many matches there are, if `counts` asks for it. */
      total?: number;
    };
  };
  /** Gives a document's outline (its table of contents) as a tree. */
  "outline/get": {
    params: {
      /** The document. */
      documentId: string;
      /** How many levels; all unless given. */
      depth?: number;
    } & GeneralParams;
    result: {
      /** The topmost entries. */
      items: OutlineItem[];
    };
  };
  /**
   * Tells where in the outline a page is: of the entries that lead to the nearest page at or before
   * it, the deepest one, and of those the last.
   */
  "outline/find": {
    params: {
      /** The document. */
      documentId: string;
      /** The page, from 0. */
      pageIndex: number;
    } & GeneralParams;
    result: {
      /** The entry, without its children; absent before the first one. */
      item?: OutlineItem;
      /** The ids of the entries that lead to it, its own last. */
      path: string[];
    };
  };
  /**
   * Puts an entry, with those below it, into the outline, as one step. An entry that had none below
   * it shows what is put there.
   */
  "outline/insert": {
    params: {
      /** The document. */
      documentId: string;
      /** The entry. */
      item: NewOutlineItem;
      /** The id of the entry that it goes below; the top unless given. */
      parent?: string;
      /** Its index there; the last unless given, and beyond the end. */
      index?: number;
    } & GeneralParams;
    result: {
      /** The entry as it is now, with those below it. */
      item: OutlineItem;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Changes members of an entry of the outline, as one step; what is not among them stays. */
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
      /** The entry as it is now, with those below it. */
      item: OutlineItem;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Puts an entry of the outline, with those below it, to another place, as one step; ids stay. An
   * entry that had none below it shows what is put there.
   */
  "outline/move": {
    params: {
      /** The document. */
      documentId: string;
      /** The entry. */
      id: string;
      /** The id of the entry that it goes below; the top unless given. */
      parent?: string;
      /** Its index there afterwards; the last unless given, and beyond the end. */
      index?: number;
    } & GeneralParams;
    result: {
      /** The entry as it is now, with those below it. */
      item: OutlineItem;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Removes entries of the outline with all that is below them, as one step. */
  "outline/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** The entries, one at least. */
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
  /** Tells where a named destination leads. */
  "destinations/resolve": {
    params: {
      /** The document. */
      documentId: string;
      /** The destination's name. */
      name: string;
    } & GeneralParams;
    result: {
      /** The place; absent if the name leads to no page of the document. */
      destination?: Destination;
    };
  };
  /**
   * Lists the files that a document carries: those of its own list, and then those of annotations.
   */
  "attachments/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The files, without what is in them. */
      attachments: EmbeddedFile[];
    };
  };
  /**
   * Gives a file that the document carries: to a path, into a folder, or as data. In a folder it
   * gets its own name, without anything that could lead out of there.
   */
  "attachments/extract": {
    params: {
      /** The document. */
      documentId: string;
      /** The file. */
      id: string;
      /** The file to write to; this, `folder` or neither. */
      path?: string;
      /** The folder to write into, which is there. */
      folder?: string;
      /** Whether a file that is there is replaced. */
      overwrite?: boolean;
      /** For a document that encrypts only its embedded files; needed once. */
      password?: string;
      /**
       * How the file is handed over without `path` and `folder`; unless given `inline`, or beyond
       * 64 KiB as `largePayloads` of `initialize` says.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The file, where it is delivered inline. */
      data?: Base64;
      /** The path of the written file; the client deletes a file whose path the server chose. */
      path?: string;
      /** Its POSIX shared memory, which is the client's to unlink. */
      sharedMemory?: SharedMemory;
      /** How long it is. */
      bytes: number;
    };
  };
  /**
   * Adds a file to those that the document itself carries, as one step. Files of annotations are
   * added with `annotations/add`.
   */
  "attachments/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The file; this or `data`. */
      path?: string;
      /** Its contents; needs a `name`. */
      data?: Base64;
      /** Its name; that of the path unless given. */
      name?: string;
      /** Its MIME type, such as `text/plain`. */
      mimeType?: string;
      /** A description for people. */
      description?: string;
    } & GeneralParams;
    result: {
      /** The file as the document has it. */
      attachment: EmbeddedFile;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes a file that the document carries, as one step; one of an annotation with that. A file
   * that is appended to, as saving does unless it is told otherwise, still holds it.
   */
  "attachments/remove": {
    params: {
      /** The document. */
      documentId: string;
      /** The file. */
      id: string;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Lists a document's layers, nested as the document wants them to be. */
  "layers/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The topmost layers and labels. */
      layers: Layer[];
      /** Layers that the document does not want its user to see. */
      unlisted: Layer[];
    };
  };
  /**
   * Shows and hides layers in all views of a document. It is no change of the document: it is not
   * saved, and there is nothing to undo. Of a radio group the others are hidden when one is shown.
   */
  "layers/setVisible": {
    params: {
      /** The document. */
      documentId: string;
      /** The layers, one after the other; they, or `reset`. */
      layers?: LayerVisibility[];
      /** Whether all become as the document wants them to be at first. */
      reset?: boolean;
    } & GeneralParams;
    result: {
      /** The changed layers. */
      changed: LayerVisibility[];
    };
  };
  /**
   * Changes which layers are shown when the document is opened, as one step. What is shown now
   * stays.
   */
  "layers/setDefault": {
    params: {
      /** The document. */
      documentId: string;
      /** The layers; all, as they are shown now, unless given. */
      layers?: LayerVisibility[];
    } & GeneralParams;
    result: {
      /** The layers that will be shown differently at first. */
      changed: LayerVisibility[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Adds a layer at the end of the list, as one step. Annotations are put on it by `layers/assign`.
   */
  "layers/add": {
    params: {
      /** The document. */
      documentId: string;
      /** Its name for people, not empty. */
      title: string;
      /** Whether it is shown now, and when the document is opened. */
      visibleAtFirst?: boolean;
    } & GeneralParams;
    result: {
      /** The layer as it is now. */
      layer: Layer;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Gives a layer another name, as one step. */
  "layers/rename": {
    params: {
      /** The document. */
      documentId: string;
      /** The layer. */
      id: string;
      /** Its name for people, not empty. */
      title: string;
    } & GeneralParams;
    result: {
      /** The layer as it is now. */
      layer: Layer;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes a layer, as one step. Its annotations stay, on no layer. A layer with contents of pages
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
      /** The ids of the annotations that were on it. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Puts annotations on a layer, or on none, as one step. They are shown and hidden with it. */
  "layers/assign": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, one at least. */
      ids: string[];
      /** The layer; `null`: none. */
      layer: string | null;
    } & GeneralParams;
    result: {
      /** The ids of the changed ones. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Tells where a line of a TeX source is on the pages, by the `.synctex.gz` or `.synctex` beside
   * the document.
   */
  "synctex/forward": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * The source: an absolute path, one from the document's folder, or the end of one that only
       * one source has.
       */
      file: string;
      /** The line, from 1. */
      line: number;
      /** The column, from 1; TeX seldom knows columns. */
      column?: number;
      /** The page that is looked at, from 0, whose places come first. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The places, the likeliest first. */
      locations: SyncTeXLocation[];
    };
  };
  /**
   * Tells which line of a TeX source made what is at a point, by the `.synctex.gz` or `.synctex`
   * beside the document.
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
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The source, an absolute path. */
      file: string;
      /** The line, from 1. */
      line: number;
      /** The column, from 1, where TeX knows it. */
      column?: number;
    };
  };
  /**
   * Lists what the annotations of a document play, in the order of its pages, without opening any
   * of the files that it only names.
   */
  "media/list": {
    params: {
      /** The document. */
      documentId: string;
      /** Only of this page. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The media. */
      media: Media[];
    };
  };
  /**
   * Writes what an annotation plays to a file of its own, which only the user may read, with the
   * ending of what it is. The file is gone when it is closed, when its document is, and when the
   * server ends.
   */
  "media/open": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      annotationId: string;
      /** One of several files of rich media, by its name; the one that is played unless given. */
      file?: string;
    } & GeneralParams;
    result: {
      /** The file. */
      path: string;
      /** The annotation's type. */
      kind: AnnotationType;
      /** The file's name in the document. */
      name: string;
      /** Its type. */
      mimeType: string;
      /** Whether players play it. */
      playable: boolean;
      /** The page. */
      pageIndex: number;
      /** The place on it, in page space. */
      rect: Rect;
      /** In seconds, where its beginning tells it. */
      duration?: number;
      /** How the document wants it to be played. */
      playback: Playback;
    };
  };
  /** Removes the files of what an annotation plays; what plays ends. */
  "media/close": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      annotationId: string;
    } & GeneralParams;
    result: {
      /** Whether there were any files. */
      closed: boolean;
    };
  };
  /**
   * Has what an annotation plays begin, end, or go on otherwise, as the actions of documents do:
   * the client is told by `host/playMedia`, `host/stopMedia` or `host/controlMedia`. What does not
   * play cannot be paused or resumed.
   */
  "media/control": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      annotationId: string;
      /** The operation. */
      operation: MediaControlOperation;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Lists annotations, links and form fields included; of a page the bottommost first, unless
   * sorted.
   */
  "annotations/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The page; all unless given. */
      pageIndex?: number;
      /** The pages, in place of `pageIndex`. */
      pages?: number[];
      /** Only those of these types. */
      types?: AnnotationType[];
      /** Only those by this author. */
      author?: string;
      /** Only those with this in their text, or in the text that they mark, in any case. */
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
       * `page`: as a reader of the pages' text comes to them. Of dates the oldest first; those
       * without a date or an author last. What is equal stays in order.
       */
      sortBy?: AnnotationOrder;
      /** Lists those together that have this in common. */
      group?: AnnotationGrouping;
      /** How many to leave out. */
      first?: number;
      /** How many to give at most; all unless given. */
      count?: number;
      /** Whether to tell the text that text markup lies on. */
      coveredText?: boolean;
      /** The members to tell of each, besides those that its type requires; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The annotations. */
      annotations: Annotation[];
      /** Those of them that have `group` in common, in their order. */
      groups?: AnnotationListGroup[];
      /** Whether there are more behind them, where `count` was given. */
      more?: boolean;
    };
  };
  /** Gives one annotation. */
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
   * Finds the visible annotations at a point: those on it before those near it, smaller ones before
   * larger ones, those on top before those beneath.
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
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** How far away an annotation may be, 1/72 inch. */
      tolerance?: number;
      /** The members to tell of each, besides those that its type requires; all unless given. */
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
      /** The new annotation: this or `annotations`. */
      annotation?: Annotation;
      /** The new annotations, bottommost first. */
      annotations?: Annotation[];
    } & GeneralParams;
    result: {
      /** The annotation as it is now, where one was given. */
      annotation?: Annotation;
      /** As they are now, where `annotations` were given. */
      annotations?: Annotation[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Changes members of an annotation, as one step; what is not among them stays, and so does how it
   * looks, unless the change shows.
   */
  "annotations/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      id: string;
      /** The changes; `modified` is now unless given. */
      changes: AnnotationChanges;
      /** Whether the width of lines grows and shrinks with a new `rect`. */
      scaleBorder?: boolean;
    } & GeneralParams;
    result: {
      /** The annotation as it is now. */
      annotation: Annotation;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Says as the session's author what has become of an annotation, by a hidden note that replies to
   * it, or to what that author said of it before (ISO 32000-2, 12.5.6.3).
   */
  "annotations/setState": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation. */
      id: string;
      /** Its new state. */
      state: ReviewStateName;
    } & GeneralParams;
    result: {
      /** The annotation as it is now. */
      annotation: Annotation;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Deletes annotations with their popups and all that replies to them, as one step. A group that
   * loses its first annotation becomes one around the next; a form field goes with its last place.
   */
  "annotations/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, one at least. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The ids of the removed ones. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Moves annotations, each among those of its page, up or down, as one step. */
  "annotations/reorder": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, one at least. */
      ids: string[];
      /** All the way, or past the next one. */
      to: AnnotationPlace;
    } & GeneralParams;
    result: {
      /** The ids of the changed ones. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Makes annotations of one page a group, as one step: all, and those that form groups with them
   * already, are grouped with the first.
   */
  "annotations/group": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, one at least. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The ids of the changed ones. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Dissolves the groups that annotations are in, as one step. */
  "annotations/ungroup": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, one at least. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The ids of the changed ones. */
      changed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Makes one annotation of several text markups of a kind, or of several drawings in ink, of one
   * page and one look, as one step.
   */
  "annotations/merge": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations, one at least. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** The annotation that is left: the lowest of them. */
      annotation: Annotation;
      /** The ids of the others, and of their popups. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Makes annotations part of their pages, as they look, and removes them with their popups and all
   * that replies to them, as one step.
   */
  "annotations/flatten": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations; all that show something unless given, but links and form fields. */
      ids?: string[];
    } & GeneralParams;
    result: {
      /** The ids of the removed ones. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Adds redactions over what a search finds, one for each match, or over whole pages, as one step.
   */
  "annotations/markRedactions": {
    params: {
      /** The document. */
      documentId: string;
      /** The text to find, as for `search/find`; whole `pages` unless given. */
      query?: string;
      /** Whether it is a Perl-compatible regular expression. */
      regex?: boolean;
      /** Whether capitals and small letters differ. */
      matchCase?: boolean;
      /** Whether a match begins and ends where a word does. */
      wholeWords?: boolean;
      /** The pages, from 0; with a `query` all unless given. */
      pages?: number[];
      /** The places in which a query is searched for. */
      places?: RedactionPlaces;
      /** The look of the redactions. */
      style?: RedactionStyle;
    } & GeneralParams;
    result: {
      /** The redactions, in reading order. */
      annotations: Annotation[];
      /**
       * Further finds of a query, which no mark shows: they are removed when the redactions are
       * applied.
       */
      elsewhere: FoundText[];
      /** Pages that are too damaged to have been searched. */
      unreadable: number[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Removes what is under redactions from the document, and the redactions, as one step: for good
   * once the document is saved. Tells what was removed, and what is left.
   */
  "annotations/applyRedactions": {
    params: {
      /** The document. */
      documentId: string;
      /** The redactions; all unless given. */
      ids?: string[];
      /** The pages whose redactions are meant, instead of `ids`. */
      pages?: number[];
      /**
       * Whether what queries of `annotations/markRedactions` found elsewhere goes too; unless
       * given, where neither `ids` nor `pages` are.
       */
      elsewhere?: boolean;
      /**
       * The part of an image under a redaction that is removed: its `pixels` there, or the `whole`.
       */
      images?: Images;
      /** Which lines and filled areas go: those `touched`, or only those `covered` wholly. */
      paths?: Paths;
    } & GeneralParams;
    result: {
      /** The ids of the annotations that are gone. */
      removed: string[];
      /** The result for each page. */
      pages: PageRedaction[];
      /** The removals besides, for queries that were marked. */
      elsewhere: FoundText[];
      /**
       * What the regions still have, and where such queries still match, in all that a saved file
       * would hold.
       */
      remaining: FoundText[];
      /** How many streams could not be decoded, and so not be searched for the queries. */
      unreadable: number;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Copies annotations, for `annotations/paste` into any document; fields and popups cannot be
   * copied.
   */
  "annotations/copy": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations. */
      ids: string[];
    } & GeneralParams;
    result: {
      /** How many were copied; of none, those from before stay. */
      copied: number;
    };
  };
  /**
   * Adds what was copied as new annotations, in one step: with new ids and dates, by the session's
   * author.
   */
  "annotations/paste": {
    params: {
      /** The document. */
      documentId: string;
      /** The page; that of what was copied unless given. */
      pageIndex?: number;
      /**
       * The new place of their middle, in page space; 10 points beside the old one unless given.
       * They stay within the page.
       */
      point?: Point;
    } & GeneralParams;
    result: {
      /** The new annotations; none where nothing was copied. */
      annotations: Annotation[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Lists the fields of a document's form, as the form orders them, and behind them those that are
   * only on pages. Fields that have the same name are one.
   */
  "forms/list": {
    params: {
      /** The document. */
      documentId: string;
      /** Only fields with a place on this page. */
      pageIndex?: number;
      /** The members to tell of each, besides those that its type requires; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The fields. */
      fields: Field[];
      /** How many fields are broken and left out: without a type, listed twice, or in a circle. */
      skipped?: number;
    };
  };
  /** Gives one field of a document's form. */
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
   * Fills in a field, as its user does: what the form does not let be filled in stays, and its
   * scripts run where they are on. What the tools have under way is committed first.
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
      /** The field as it is now. */
      field: Field;
      /** All fields that changed by it, this one included. */
      changed: Field[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Fills in several fields as one step, or none where one of them does not take its value. What
   * the tools have under way is committed first.
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
   * Gives fields the values back that the form has for them, or empties them, as one step. Fields
   * that are read-only are reset as well, but not those that a signature locks. What the tools have
   * under way is committed first.
   */
  "forms/reset": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * Names or ids of fields, of which a name stands for the fields below it too; all fields
       * unless given.
       */
      fields?: string[];
      /** Whether all fields but those are meant. */
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
   * Adds a field to a document's form, which is made with the first. Radio buttons of one name are
   * one field: each call adds another button to it.
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
      /** The widget that was made. */
      annotationId: string;
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Changes what a field is and what its places look like, which are drawn anew; what is not given
   * stays. The places are moved as annotations, with `annotations/update`.
   */
  "forms/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The field's id. */
      field: string;
      /** The changes. */
      changes: FieldChanges;
      /** The place whose looks change; all of them unless given. */
      annotationId?: string;
    } & GeneralParams;
    result: {
      /** The field as it is now. */
      field: Field;
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Removes fields with all their widgets, as one step. */
  "forms/delete": {
    params: {
      /** The document. */
      documentId: string;
      /** Names or ids of fields. A name includes the fields below it. */
      fields: string[];
    } & GeneralParams;
    result: {
      /** The ids of the removed ones. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Makes fields part of their pages, as they look, and removes them from the form, as one step.
   * What the tools have under way is committed first.
   */
  "forms/flatten": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * Names or ids of fields, of which a name stands for the fields below it too; all fields
       * unless given.
       */
      fields?: string[];
      /** Whether all fields but those are meant. */
      exclude?: boolean;
    } & GeneralParams;
    result: {
      /** The ids of the removed ones. */
      removed: string[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Writes the values of a form in another format: `json` is an object with a member for each
   * field. What the tools have under way is committed first.
   */
  "forms/export": {
    params: {
      /** The document. */
      documentId: string;
      /** The format to write. */
      format: FormFormat;
      /** The file to write to; the result has it all unless given. */
      path?: string;
      /** Names or ids of fields; all unless given. A name includes the fields below it. */
      fields?: string[];
      /** Whether all fields but those are meant. */
      exclude?: boolean;
      /**
       * How it is handed over without `path`; unless given `inline`, or beyond 64 KiB as
       * `largePayloads` of `initialize` says.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The written data, unless a path was given; `fdf` in base64. */
      data?: string;
      /**
       * The file, with symbolic links followed; one that the server chose is the client's to
       * delete.
       */
      path?: string;
      /** Its POSIX shared memory, which is the client's to unlink. */
      sharedMemory?: SharedMemory;
      /** How long it is. */
      bytes?: number;
    };
  };
  /**
   * Fills in a form with the values of another format, as one step; annotations that there are too
   * are left out. What the tools have under way is committed first.
   */
  "forms/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The format of the input. */
      format: FormFormat;
      /** It, `fdf` in base64; this or `path`. */
      data?: string;
      /** The file with it. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The changed fields. */
      changed: Field[];
      /** The fields that were not taken. */
      skipped: Skipped[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Puts together what a form is submitted as, and hands it over with `host/submitForm`: the server
   * sends nothing. What the tools have under way is committed first.
   */
  "forms/submit": {
    params: {
      /** The document. */
      documentId: string;
      /** The address. */
      url: string;
      /** The format of the data; `html` as in a form of the web. */
      format?: SubmitFormat;
      /** `GET` puts `html` into the URL. */
      method?: SubmitMethod;
      /** Names or ids of fields; all unless given. A name includes the fields below it. */
      fields?: string[];
      /** Whether all fields but those are meant. */
      exclude?: boolean;
      /** Whether fields without a value are named. */
      includeEmpty?: boolean;
    } & GeneralParams;
    result: {};
  };
  /** Lists a document's signature fields, signed or not, and what they allow. */
  "signatures/list": {
    params: {
      /** The document. */
      documentId: string;
    } & GeneralParams;
    result: {
      /** The fields, in the order of the form. */
      signatures: SignatureField[];
      /** The changes that the present signatures allow; fields that they lock stay locked. */
      permits: Permitted[];
    };
  };
  /**
   * Checks digital signatures: whether what was signed is as it was, who signed, whether they can
   * be trusted, and what was changed since.
   */
  "signatures/verify": {
    params: {
      /** The document. */
      documentId: string;
      /** One signature; all unless given. */
      field?: string;
      /** Which certificates are trusted; none at first. */
      trust?: Trust;
      /**
       * When certificates have to have been valid; when a trusted time stamp says that the
       * signature was there, or else now, unless given.
       */
      at?: Timestamp;
    } & GeneralParams;
    result: {
      /** The worst of these: `invalid`, `changed`, `untrusted`, `unknown`, `valid`. */
      verdict?: SignatureVerdict;
      /** Those that there are, in the order of the form. */
      signatures: SignatureReport[];
    };
  };
  /**
   * Signs a document digitally and saves it, with all that was changed: over its own file, or as a
   * copy. What is new is appended to the file, so that other signatures stay valid. Over its own
   * file, nothing that went before can be undone any more. What the tools have under way is
   * committed first.
   */
  "signatures/sign": {
    params: {
      /** The document. */
      documentId: string;
      /** The signer's certificate. */
      certificate: SigningCertificate;
      /** The field to sign, or the name of a new one; made up for a new one unless given. */
      field?: string;
      /** The page of a new field; the first unless given. */
      pageIndex?: number;
      /** The place of a new field on it, in page space; invisible unless given. */
      rect?: Rect;
      /** The signer's name; the certificate's unless given. */
      name?: string;
      /** Why. */
      reason?: string;
      /** Where. */
      location?: string;
      /** How to reach the signer. */
      contact?: string;
      /** The look of a visible signature. */
      appearance?: SignatureAppearance;
      /**
       * Certifies the document: what may be changed in it afterwards. Only the first signature can.
       */
      certification?: Certification;
      /** The fields that it locks; as the signed field says unless given. */
      lock?: FieldLock;
      /** The hash of the bytes. */
      digest?: SigningDigest;
      /** `cades`: as PAdES wants it, level B-B; the time is then told by the document alone. */
      format?: SignatureFormat;
      /** A copy, which alone is signed; the document's own file unless given. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The full name of the field that was signed. */
      field: string;
      /** The file, with symbolic links followed. */
      path: string;
      /** How long it is now. */
      bytes: number;
      /** The document's revision now. */
      revision: number;
      /** Whether the signed file could not be read again: reload the document, which was not. */
      behind?: boolean;
    };
  };
  /**
   * Adds to a signed document what checks of its signatures will need when certificates have
   * expired, and saves it, as `signatures/sign` does: certificates, OCSP responses and CRLs (PAdES
   * B-LT), and a time stamp of the document (B-LTA). The server asks no network: the client hands
   * all of it over.
   */
  "signatures/extend": {
    params: {
      /** The document. */
      documentId: string;
      /** The signature that the data is for; all unless given. */
      field?: string;
      /** Certificates, in DER. */
      certificates?: Base64[];
      /** Responses of OCSP (RFC 6960), in DER. */
      ocsps?: Base64[];
      /** Lists of revoked certificates (RFC 5280), in DER. */
      crls?: Base64[];
      /**
       * Whether the document gets a time stamp, for which the client is asked with
       * `host/timestamp`.
       */
      timestamp?: boolean;
      /** The hash of the stamped bytes. */
      digest?: SigningDigest;
      /** A copy, which alone is extended; the document's own file unless given. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The full name of the time stamp's field. */
      field?: string;
      /** The file, with symbolic links followed. */
      path: string;
      /** How long it is now. */
      bytes: number;
      /** The document's revision now. */
      revision: number;
      /** Whether the new file could not be read again: reload the document, which was not. */
      behind?: boolean;
    };
  };
  /**
   * Empties a signature field, as one step: what it shows, and where that is told, the digital
   * signature in it.
   */
  "signatures/clear": {
    params: {
      /** The document. */
      documentId: string;
      /** Its full name. */
      field: string;
      /** Whether a digital signature goes too; without it, a signed field is refused. */
      deleteSignature?: boolean;
    } & GeneralParams;
    result: {
      /** The document's revision now. */
      revision: number;
    };
  };
  /**
   * Signs by hand: with a stamp around a point of a page, at most 200 points each way, or in a
   * signature field. It is no digital signature. A field is signed by what it shows, or by a stamp
   * in its place: then it is hidden until the stamp is deleted.
   */
  "signatures/place": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The signature; it has to be there. */
      source?: SignatureSource;
      /** The page, from 0, for a stamp. */
      pageIndex?: number;
      /** The middle of the stamp, in page space. */
      point?: Point;
      /** Instead of page and point, the signature field: the id of its annotation, or its name. */
      field?: string;
      /** How the field is signed. */
      fieldMode?: SignatureFieldMode;
      /** Whether the user keeps the signature. */
      store?: boolean;
    } & GeneralParams;
    result: {
      /** The stamp, where there is one. */
      annotation?: Annotation;
      /** The name of the field that is signed. */
      field?: string;
      /** The id of the signature that is kept. */
      saved?: string;
      /** The document's, after the change. */
      revision: number;
    };
  };
  /** Lists the signatures that the user keeps, in their order. */
  "signatures/saved": {
    params: {} & GeneralParams;
    result: {
      /** The signatures. */
      signatures: SavedSignature[];
      /** How many can be kept. */
      maximum: number;
    };
  };
  /**
   * Keeps a signature for later, before the others, in a file that is the user's alone; one that is
   * the same as another is not kept twice.
   */
  "signatures/save": {
    params: {
      /** The signature; it has to be there. */
      source?: SignatureSource;
      /** The name for lists. */
      name?: string;
    } & GeneralParams;
    result: {
      /** As it is kept. */
      signature: SavedSignature;
    };
  };
  /** Forgets a signature that the user kept; where it was placed it stays. */
  "signatures/remove": {
    params: {
      /** The signature. */
      id: string;
    } & GeneralParams;
    result: {
      /** The signatures. */
      signatures: SavedSignature[];
      /** How many can be kept. */
      maximum: number;
    };
  };
  /** Moves a signature that the user keeps to another place in the list. */
  "signatures/move": {
    params: {
      /** The signature. */
      id: string;
      /** Its place from 0, once it is there. */
      to: number;
    } & GeneralParams;
    result: {
      /** The signatures. */
      signatures: SavedSignature[];
      /** How many can be kept. */
      maximum: number;
    };
  };
  /** Lists the bookmarks of a document. */
  "bookmarks/list": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * `custom`: as the reader moved them, new ones last; `pageBased`: by page, those of no page
       * last; absent: unsorted.
       */
      sortOrder?: BookmarkSortOrder;
    } & GeneralParams;
    result: {
      /** The bookmarks. */
      bookmarks: Bookmark[];
      /** The providers that did not answer: of these the bookmarks are missing, or as last told. */
      stale?: string[];
    };
  };
  /** Adds bookmarks, or replaces those with their ids, as one step. */
  "bookmarks/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark: this or `bookmarks`. */
      bookmark?: NewBookmark;
      /** Several: all of them are added, or none. */
      bookmarks?: NewBookmark[];
    } & GeneralParams;
    result: {
      /** The bookmark as it is now, where one was given. */
      bookmark?: Bookmark;
      /** As they are now, where `bookmarks` were given. */
      bookmarks?: Bookmark[];
      /** Whether there was one with its id, or with one of theirs. */
      replaced: boolean;
    };
  };
  /** Changes a bookmark: its name, what it does, or its place. */
  "bookmarks/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
      /** Another name; `null`: none; absent: as before. */
      name?: string | null;
      /** Another page, from 0. */
      pageIndex?: number;
      /** Another action; beside `pageIndex` only if it goes to that page. */
      action?: Action;
      /** Another place in the custom order. */
      sortKey?: number;
    } & GeneralParams;
    result: {
      /** The bookmark as it is now. */
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
      /** Whether there was such a bookmark. */
      removed: boolean;
    };
  };
  /** Moves a bookmark in the custom order, the only order that this changes. */
  "bookmarks/move": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
      /** Its index in the custom order afterwards; beyond the end: the last. */
      to: number;
    } & GeneralParams;
    result: {
      /** The bookmarks. */
      bookmarks: Bookmark[];
      /** The providers that did not answer: of these the bookmarks are missing, or as last told. */
      stale?: string[];
    };
  };
  /** Does in a view what a bookmark does, as `action/run` does it. */
  "bookmarks/run": {
    params: {
      /** The document. */
      documentId: string;
      /** The bookmark. */
      id: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The outcome of each action of the chain, in order. */
      actions: ActionOutcome[];
    };
  };
  /** Removes all bookmarks of a page, or adds one where it has none. */
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
      /** The ids of the removed ones. */
      removed: string[];
    };
  };
  /** Tells the bookmarks that go to a page. */
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
      /** The providers that did not answer: of these the bookmarks are missing, or as last told. */
      stale?: string[];
    };
  };
  /** Tells what keeps the bookmarks of a document, in the order of asking. */
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
   * Says what keeps the bookmarks of a document from now on, as long as it is open: the first
   * provider that takes a bookmark keeps it.
   */
  "bookmarks/setProviders": {
    params: {
      /** The document. */
      documentId: string;
      /** In the order of asking; at first `embedded` alone. */
      providers: BookmarkProviderChoice[];
    } & GeneralParams;
    result: {
      /** The providers. */
      providers: BookmarkProvider[];
    };
  };
  /**
   * Tells that a provider of the client's has changed what it keeps by itself, so that it is asked
   * for its list again.
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
   * Takes in bookmarks of other programs as one step, or none of them. What is there already, under
   * its id or without one with its name and action, is neither doubled nor changed.
   */
  "bookmarks/import": {
    params: {
      /** The document. */
      documentId: string;
      /** The format of the input. */
      format: BookmarkExchangeFormat;
      /** It; this or `path`, or with `outline` neither: the document's own outline is taken. */
      data?: string;
      /** The file with it. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The ids of new bookmarks. */
      added: string[];
      /** The ids of the replaced ones. */
      replaced: string[];
    };
  };
  /** Writes the bookmarks of a document for other programs. */
  "bookmarks/export": {
    params: {
      /** The document. */
      documentId: string;
      /** The format to write. */
      format: BookmarkExchangeFormat;
      /** In which order. */
      sortOrder?: BookmarkSortOrder;
      /** The file to write to; the result has it all unless given. */
      path?: string;
    } & GeneralParams;
    result: {
      /** The written data, unless a path was given. */
      data?: string;
      /** The file, with symbolic links followed. */
      path?: string;
      /** How long it is. */
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
      /** The window's size, in pixels. */
      size?: Size;
      /** Pixels per point. */
      scale?: number;
      /** The point that stays in place when the scale changes. */
      anchor?: Point;
      /** The canvas pixel for the view's top left. */
      offset?: Point;
      /** Clockwise: 0, 90, 180 or 270. */
      rotation?: number;
      /** Turns of single pages on top of `rotation`, all anew; the file stays as it is. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout?: Layout;
      /** Which way the pages of continuous layouts follow. */
      scrollAxis?: ScrollAxis;
      /** Let the first of facing pages stand alone. */
      coverPage?: boolean;
      /** Which of facing pages comes first. */
      direction?: Direction;
      /** Device pixels per pixel. */
      pixelRatio?: number;
      /** Points between pages. */
      gap?: number;
      /** The least and the greatest scale. */
      scaleLimits?: ScaleLimits;
      /** The fit for the scale to follow, instead of `scale`; `null`: none any more. */
      fit?: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible?: boolean;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Changes what a view shows; what is not given stays. */
  "view/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The window's size, in pixels. */
      size?: Size;
      /** Pixels per point. */
      scale?: number;
      /** The point that stays in place when the scale changes. */
      anchor?: Point;
      /** The canvas pixel for the view's top left. */
      offset?: Point;
      /** Clockwise: 0, 90, 180 or 270. */
      rotation?: number;
      /** Turns of single pages on top of `rotation`, all anew; the file stays as it is. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout?: Layout;
      /** Which way the pages of continuous layouts follow. */
      scrollAxis?: ScrollAxis;
      /** Let the first of facing pages stand alone. */
      coverPage?: boolean;
      /** Which of facing pages comes first. */
      direction?: Direction;
      /** Device pixels per pixel. */
      pixelRatio?: number;
      /** Points between pages. */
      gap?: number;
      /** The least and the greatest scale. */
      scaleLimits?: ScaleLimits;
      /** The fit for the scale to follow, instead of `scale`; `null`: none any more. */
      fit?: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible?: boolean;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Tells what a view shows. */
  "view/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Shows a place of the document; `view/back` leads back. */
  "view/goTo": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; its top unless more is given. */
      pageIndex?: number;
      /** This point of the page at the view's top left. */
      point?: Point;
      /** Bring this part of the page into sight at the present scale. */
      rect?: Rect;
      /** The space of `point` and `rect`. */
      space?: Space;
      /** Fit the page, its width or what is drawn on it into the view. */
      fit?: ViewFit;
      /** A destination, instead of all these. */
      destination?: Destination;
      /** A named destination, instead of all these. */
      name?: string;
      /** Whether `view/back` leads back to where the view was. */
      recorded?: boolean;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Zooms to a part of a page, to a whole page, or to a scale. */
  "view/zoomTo": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page, unless a `scale` is given. */
      pageIndex?: number;
      /** The part of the page; all of it unless given. */
      rect?: Rect;
      /** The space of `rect`. */
      space?: Space;
      /** Pixels per point, instead of a page. */
      scale?: number;
      /**
       * The point of the view that stays in place when the scale changes; its middle unless given.
       */
      anchor?: Point;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Turns the pages by a spread or by a windowful; the zoom stays. */
  "view/turn": {
    params: {
      /** The document. */
      documentId: string;
      /** 1 onward, -1 back, in reading order. */
      direction: number;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** How far. */
      by?: TurnUnit;
    } & GeneralParams;
    result: {
      /** Whether there was anywhere to go. */
      moved: boolean;
      /** The view's new state. */
      view: View;
    };
  };
  /** Turns single pages in one view; the file stays as it is. */
  "view/rotatePages": {
    params: {
      /** The document. */
      documentId: string;
      /** The pages to turn, by index. */
      pages: number[];
      /** Clockwise: a multiple of 90. */
      by: number;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Converts points and rectangles from one space to another. */
  "view/convert": {
    params: {
      /** The document. */
      documentId: string;
      /** The space that they are in. */
      from: Space;
      /** The space that they are wanted in. */
      to: Space;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * The points to convert. Pairs, `[[x, y], …]`, are read as in version 1.0; they are
       * deprecated.
       */
      points?: Path | Point[];
      /** The rectangles to convert. */
      rects?: Rect[];
      /**
       * The page of `page` and `pdf`; may be left out from `view`, where it is the page under each
       * point or the nearest one.
       */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The converted points, in the form in which they were given. */
      points?: Path | Point[];
      /** The converted rectangles. */
      rects?: Rect[];
      /** The page of each point, then of each rectangle. */
      pageIndexes: number[];
    };
  };
  /** Goes back to where the view was before it was sent elsewhere. */
  "view/back": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether there was anywhere to go. */
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
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether there was anywhere to go. */
      moved: boolean;
      /** The view's new state. */
      view: View;
    };
  };
  /** Tells all that a view can be brought back to. */
  "view/capture": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** For `view/restore`; to be kept as it is. */
      state: ViewState;
    };
  };
  /** Brings a view back to what was captured, as far as the document has it. */
  "view/restore": {
    params: {
      /** The document. */
      documentId: string;
      /** The result of `view/capture`, of this document or another. */
      state: ViewState;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The window's size, where it is not what it was. */
      size?: Size;
    } & GeneralParams;
    result: {
      /** The view's id in requests. */
      viewId: string;
      /** The window's size, in pixels. */
      size: Size;
      /** Pixels per point. */
      scale: number;
      /** The canvas pixel at the view's top left. */
      offset: Point;
      /** Clockwise turn of all pages: 0, 90, 180 or 270. */
      rotation: number;
      /** Turns of single pages on top of `rotation`; absent if there are none. */
      pageRotations?: PageRotation[];
      /** How pages are arranged. */
      layout: Layout;
      /** Which way the pages of continuous layouts follow; absent: `vertical`. */
      scrollAxis?: ScrollAxis;
      /** Whether the first of facing pages stands alone. */
      coverPage: boolean;
      /** Which of facing pages comes first. */
      direction: Direction;
      /** Device pixels per pixel. */
      pixelRatio: number;
      /** Points between pages. */
      gap: number;
      /** The least and the greatest scale. */
      scaleLimits: ScaleLimits;
      /** The fit that the scale follows. */
      fit: ViewFit | null;
      /** Whether the front end shows what lies around the pages. */
      userInterfaceVisible: boolean;
      /** All pages together, in pixels. */
      canvasSize: Size;
      /** The current page. */
      pageIndex: number;
      /** The pages in sight, and where they are. */
      pages: VisiblePage[];
      /** Whether `view/back` leads anywhere. */
      canGoBack: boolean;
      /** Whether `view/forward` leads anywhere. */
      canGoForward: boolean;
    };
  };
  /** Closes a view; what its tool has under way is committed first. */
  "view/close": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
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
  /** Tells which tool the user works with, how it works, and what it waits for. */
  "tool/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** The tool's id. */
      tool: string;
      /** The tool's id and its state: `textSelect.selecting`. */
      state: string;
      /** How it works. */
      options: ToolOptions;
      /** How what it creates looks. */
      style: Style;
      /** The input that it needs from the user. */
      requirement?: Requirement;
      /** The menu of the user. */
      menu: Menu;
      /** The overlay over the pages, as it was last sent. */
      overlay: Overlay;
      /** Whether there is work that `tool/commit` would complete. */
      hasWork: boolean;
      /** The tool that takes over where another one's work is done. */
      defaultTool: string;
      /** The tool of a pen that draws while the tool is `pan`. */
      penTool?: string;
      /** The tool of a pen's other end. */
      eraserTool?: string;
      /** The tool of a pen while its barrel button is held. */
      barrelTool?: string;
      /** Whether a finger draws, where that was set. */
      fingerDraws?: boolean;
      /** The use of fingers while a pen is near. */
      palmRejection: PalmRejection;
    };
  };
  /** Gives the user another tool; what the old one has under way is committed. */
  "tool/set": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The tool's id; the current tool unless given, which begins anew. */
      tool?: string;
      /** How it shall work; the view remembers that for this tool. */
      options?: ToolOptions;
      /** The tool that shall take over where another one's work is done; `pan` at first. */
      defaultTool?: string;
      /**
       * The tool of a pen that draws while the tool is `pan`; `freehand` at first, `null`: nothing.
       */
      penTool?: string | null;
      /** The tool of a pen's other end, for one gesture; `eraser` at first, `null`: as its tip. */
      eraserTool?: string | null;
      /**
       * The tool of a pen while its barrel button is held, for one gesture; `null`, as at first:
       * the button opens the menu.
       */
      barrelTool?: string | null;
      /**
       * Whether a finger draws with a tool that creates, instead of scrolling; `null`, as at first:
       * unless a pen took the tool.
       */
      fingerDraws?: boolean | null;
      /**
       * The use of fingers while a pen is near: none (`ignore`, as at first), move the view
       * (`scroll`), or what they always do (`off`).
       */
      palmRejection?: PalmRejection;
    } & GeneralParams;
    result: {
      /** The tool's id. */
      tool: string;
      /** The tool's id and its state: `textSelect.selecting`. */
      state: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
    };
  };
  /**
   * Gives the selected annotations another style, in one step of the history; or with a `tool`, or
   * where none is selected, what a tool will create and what it has under way.
   */
  "tool/setStyle": {
    params: {
      /** The document. */
      documentId: string;
      /** The changes. */
      style: Style;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The tool whose new annotations are meant. */
      tool?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /**
   * Makes what the tool has under way a change to the document, as far as it is complete; the tool
   * stays.
   */
  "tool/commit": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** Drops what the tool has under way; the tool stays. */
  "tool/cancel": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** Tells what keys do, after changing it where asked to; for the whole session. */
  "tool/keys": {
    params: {
      /** Keys with new commands; an empty list removes the key. */
      set?: KeyEntry[];
      /** Whether single letters take tools. */
      enabled?: boolean;
    } & GeneralParams;
    result: {
      /** The commands of keys. */
      keys: KeyEntry[];
      /** Whether single letters take tools. */
      enabled: boolean;
    };
  };
  /** Registers a client tool: the server asks it with `tool/handleEvent`. */
  "tool/register": {
    params: {
      /** Its id in requests: letters, digits, `.`, `-` and `_`. */
      id: string;
      /** Its title for people, and for its edits. */
      title: string;
      /** The events that it is asked about; it does not handle others. */
      events: ClientToolEvent[];
      /**
       * A tool of the server's that it wraps: it is asked about each event before that tool,
       * wherever the user takes that.
       */
      wraps?: string;
      /** The type that it creates, if any. */
      createsAnnotation?: AnnotationType;
      /** Its group in a toolbar. */
      group?: ToolGroup;
      /** How long an answer may take. */
      timeoutMs?: number;
    } & GeneralParams;
    result: {};
  };
  /** Removes a client tool; views that use it change to the default tool. */
  "tool/unregister": {
    params: {
      /** As it was registered. */
      id: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Tells how the tools are arranged for the user, in groups, with the presets of each and which of
   * them is selected.
   */
  "toolbar/get": {
    params: {
      /** The group wanted; all unless given. */
      group?: string;
      /** The document that `undo` and `redo` refer to. */
      documentId?: string;
      /** The members to tell of each, besides those that its type requires; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The groups, in their order. */
      groups: ToolbarGroupWithItems[];
      /** The step of the named document. */
      undo?: ToolbarStep;
      /** The step of the named document. */
      redo?: ToolbarStep;
      /** Why what was arranged could not be read, or cannot be kept. */
      warning?: string;
    };
  };
  /**
   * Arranges the tools otherwise, for this session and those to come: makes all of the changes, in
   * the order of the params below, or none.
   */
  "toolbar/update": {
    params: {
      /** Whether to reset everything. */
      reset?: boolean;
      /** All groups anew. */
      groups?: ToolbarGroup[];
      /** Tools that go out of a group, or whole groups. */
      remove?: ToolbarPlace[];
      /** Tools that come into a group. */
      add?: ToolbarPlace[];
      /** Tools that go to another place in their group, or whole groups. */
      move?: ToolbarPlace[];
    } & GeneralParams;
    result: {
      /** All groups as they are now. */
      groups: ToolbarGroup[];
      /** Why what was arranged could not be read, or cannot be kept. */
      warning?: string;
    };
  };
  /** Tells how the new annotations of tools look, and their presets. */
  "styles/get": {
    params: {
      /** The tool's id. */
      tool?: string;
      /** Instead of `tool`: the first tool that makes annotations of the type. */
      annotationType?: AnnotationType;
      /** The members to tell of each, besides those that its type requires; all unless given. */
      fields?: string[];
    } & GeneralParams;
    result: {
      /** The styles of the named tool, or of all tools that create annotations. */
      styles: ToolStyle[];
      /** Why what was arranged could not be read, or cannot be kept. */
      warning?: string;
    };
  };
  /** Gives a tool's new annotations another style, or one of its presets; or selects a preset. */
  "styles/set": {
    params: {
      /** The tool's id. */
      tool?: string;
      /** Instead of `tool`: the first tool that makes annotations of the type. */
      annotationType?: AnnotationType;
      /**
       * Changes to the preset, or to the tool if there is none. The tool's style goes along with
       * the preset that is selected.
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
      /** How its new annotations look; absent where `fields` has it not. */
      style?: Style;
      /** The styles to choose from; absent where `fields` has them not. */
      presets?: Style[];
      /** The first preset that looks as the tool's new annotations do. */
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
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user tapped or clicked twice. */
  "interaction/doubleTap": {
    params: {
      /** The document. */
      documentId: string;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user tapped or clicked three times. */
  "interaction/tripleTap": {
    params: {
      /** The document. */
      documentId: string;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user pressed for long: as a whole, or phase by phase. */
  "interaction/longPress": {
    params: {
      /** The document. */
      documentId: string;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The phase; the whole press unless given. */
      phase?: GesturePhase;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user clicked with the secondary button. */
  "interaction/contextMenu": {
    params: {
      /** The document. */
      documentId: string;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user dragged: a whole drag at once, from press to release. A very short one is a tap. */
  "interaction/drag": {
    params: {
      /** The document. */
      documentId: string;
      /** The pointer's places from press to release. */
      points: Path;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** A raw pointer event: the server recognises the gestures. */
  "interaction/pointer": {
    params: {
      /** The document. */
      documentId: string;
      /** Where. */
      point: Point;
      /** The phase of the pointer. */
      phase: PointerPhase;
      /** Milliseconds on the client's clock. */
      time: number;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** Which pointer it is; needed where there may be several: fingers, a pen and a palm. */
      pointerId?: number;
      /** Whether it is the first pointer of its type that is down. */
      isPrimary?: boolean;
      /** 0 to 1. */
      pressure?: number;
      /** How far a pen leans to the right, in degrees. */
      tiltX?: number;
      /** How far it leans towards the user, in degrees. */
      tiltY?: number;
      /** Sum of 1 primary, 2 secondary, 4 middle, 8 back, 16 forward, 32 eraser. */
      buttons?: number;
      /** The pointer's places since the previous event, in order, without this event. */
      coalesced?: PointerSample[];
      /** The pointer's probable next places, in order: drawn until the next event, never kept. */
      predicted?: PointerSample[];
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user turned a wheel or moved two fingers on a touchpad. */
  "interaction/scroll": {
    params: {
      /** The document. */
      documentId: string;
      /** How far, in pixels of the view: right and down. */
      delta: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The place of the pointer; the view's middle unless given. */
      point?: Point;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user pinched: as a whole, or phase by phase. */
  "interaction/pinch": {
    params: {
      /** The document. */
      documentId: string;
      /** The middle of the fingers. */
      point: Point;
      /** How far they are apart, in relation to the beginning. */
      scale: number;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The phase; the whole pinch unless given. */
      phase?: GesturePhase;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user pressed a key. */
  "interaction/key": {
    params: {
      /** The document. */
      documentId: string;
      /** As browsers name it: `Delete`, `Escape`, `ArrowLeft`, `a`. */
      key: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user entered text; it may become more until it is committed. */
  "interaction/text": {
    params: {
      /** The document. */
      documentId: string;
      /** All of the text so far. */
      text: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Whether it is put in at the caret instead, in place of what is selected: what was pasted.
       */
      insert?: boolean;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The view lost the keyboard focus: text that is being entered is finished. */
  "interaction/blur": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** All of the text, if it was entered in a field of the client's. */
      text?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user's answer to a requirement of the tool. */
  "interaction/respond": {
    params: {
      /** The document. */
      documentId: string;
      /** As the tool's requirement has it. */
      requirementId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The answer, unless `cancel` is given. */
      value?: Answer;
      /** Whether the user gives no answer. */
      cancel?: boolean;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** The user chose an item of a menu, or gave a command in another way. */
  "interaction/command": {
    params: {
      /** The document. */
      documentId: string;
      /** The command, as menus and `tool/keys` have it. */
      id: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /**
   * Takes items out of the menus of a view, and adds items of the client's own; what an earlier
   * call asked for is forgotten.
   */
  "menu/update": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The ids of items that are not to be offered. */
      remove?: string[];
      /** Items for each menu that is not empty. */
      add?: MenuAddition[];
    } & GeneralParams;
    result: {
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
    };
  };
  /** Gives a field the keys, as the tab key does, and brings it into sight. */
  "forms/focus": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The next or previous field in the order of tabs; or `field`. */
      to?: FieldNeighbour;
      /** The name of the field, unless `to` is given. */
      field?: string;
      /** Which widget of the field; its first one unless given. */
      annotationId?: string;
    } & GeneralParams;
    result: {
      /** Whether a tool took the event, or a client's gesture that blocked it. */
      handled: boolean;
      /** The tool now. */
      tool: string;
      /** The tool and its state now. */
      state: string;
      /** Every tool that saw the event, in order. */
      toolPath: string[];
      /** The component that acted. */
      component: Component | null;
      /** The client's gestures that the event was made of. */
      gestures?: string[];
      /** The condition, hook or gesture by which the client has handled the event itself. */
      consumed?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
      hover?: Hover | null;
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /** Lists the interaction components of a view, what gates them, and the client's gestures. */
  "interaction/components": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** All components, then the composed ones. */
      components: ComponentState[];
      /**
       * The client's gestures, if any, in the order in which they were registered; composed
       * components by their members.
       */
      gestures?: ClientGesture[];
    };
  };
  /** Switches a component on or off; a composed one, all its members. */
  "interaction/setEnabled": {
    params: {
      /** The document. */
      documentId: string;
      /** The component. */
      component: ComponentName;
      /** Whether it may act. */
      enabled: boolean;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {};
  };
  /**
   * Sets how components of a view work, and tells how they do: what is not given stays as it is.
   */
  "interaction/configure": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** How a tap near a side of the view turns the pages. */
      fastScroll?: FastScrollSettings;
      /** How a double tap zooms. */
      smartZoom?: SmartZoomSettings;
    } & GeneralParams;
    result: {
      /** How `fastScroll` works now. */
      fastScroll: FastScrollSettings;
      /** How `smartZoom` works now. */
      smartZoom: SmartZoomSettings;
    };
  };
  /** Tells what a view is for, and what its user's touches leave alone. */
  "interaction/preset": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /**
       * `readOnly`: text can be selected and copied, links followed. `linksOnly`: links followed.
       * `noEditing`: as `readOnly`, and annotations can be selected. With each of them the user
       * changes nothing. `null`: none of them.
       */
      preset?: InteractionPreset | null;
      /**
       * Objects that are not selected, edited, transformed or opened, and areas where nothing is
       * created.
       */
      excluded?: Excluded;
    };
  };
  /**
   * Says what a view is for, and what its user's touches leave alone, in place of all that was said
   * before.
   */
  "interaction/setPreset": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The preset; `null` or not given: none. */
      preset?: InteractionPreset | null;
      /** The parts that are left alone; none unless given. */
      excluded?: Excluded;
    } & GeneralParams;
    result: {
      /**
       * `readOnly`: text can be selected and copied, links followed. `linksOnly`: links followed.
       * `noEditing`: as `readOnly`, and annotations can be selected. With each of them the user
       * changes nothing. `null`: none of them.
       */
      preset?: InteractionPreset | null;
      /**
       * Objects that are not selected, edited, transformed or opened, and areas where nothing is
       * created.
       */
      excluded?: Excluded;
    };
  };
  /**
   * Lets a component act only under a condition: given as data, or asked of the client each time.
   */
  "interaction/addCondition": {
    params: {
      /** The component; of a composed one, every member. */
      component: ComponentName;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
      /** The condition, unless the client is asked. */
      condition?: Condition;
      /** Ask the client with `interaction/shouldActivate` each time. */
      ask?: boolean;
      /** How long to wait for the answer. */
      timeoutMs?: number;
      /**
       * The answer if none came in time; unless given `refuse` for `editAnnotation` and
       * `transformAnnotation`, `allow` for all others.
       */
      otherwise?: GateAnswer;
    } & GeneralParams;
    result: {
      /** The id for `interaction/removeCondition`. */
      conditionId: string;
    };
  };
  /** Takes a condition away again. */
  "interaction/removeCondition": {
    params: {
      /** As `interaction/addCondition` gave it. */
      conditionId: string;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Tells the client each time just before a component acts, with `interaction/willActivate`; that
   * cannot prevent it.
   */
  "interaction/addCallback": {
    params: {
      /** The component; of a composed one, every member. */
      component: ComponentName;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {
      /** The id for `interaction/removeCallback`. */
      callbackId: string;
    };
  };
  /** Takes a callback away again. */
  "interaction/removeCallback": {
    params: {
      /** As `interaction/addCallback` gave it. */
      callbackId: string;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Tells whether a component would act at a point, were it switched on: all conditions are asked,
   * and nothing is done.
   */
  "interaction/canActivate": {
    params: {
      /** The document. */
      documentId: string;
      /** The component; no composed one. */
      component: Component;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether it would. */
      canActivate: boolean;
      /** The verdict, as a word. */
      verdict: Verdict;
      /** The id of the condition, or the name of the rule, that decided. */
      by?: string;
      /** The same as a sentence. */
      reason: string;
      /** The object that it would act on. */
      context: ActivationContext | null;
    };
  };
  /**
   * Has a component act at a point, also one that is switched off, unless a condition forbids it.
   */
  "interaction/tryTo": {
    params: {
      /** The document. */
      documentId: string;
      /** The component; no composed one. */
      component: Component;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** Whether it acted. */
      performed: boolean;
      /** `wouldAct` where it did; else what kept it from it. */
      verdict: Verdict;
      /** The id of the condition, or the name of the rule, that decided. */
      by?: string;
      /** The same as a sentence. */
      reason: string;
    };
  };
  /**
   * Tells what an event would do, without doing it: which components are asked, in what order, and
   * what each says.
   */
  "interaction/explain": {
    params: {
      /** The document. */
      documentId: string;
      /** The gesture; of a drag, how it begins. */
      event: ExplainedEvent;
      /** Where. */
      point: Point;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The page; may be left out in `view` space. */
      pageIndex?: number;
      /** The space of points; `page`, or `view` without a page. */
      space?: Space;
      /** The user's pointer. */
      pointerType?: PointerType;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    } & GeneralParams;
    result: {
      /** The component that would act. */
      wouldDo: Component | null;
      /** Whether the event would be taken. */
      handled: boolean;
      /** The tool that would be the user's then. */
      tool: string;
      /** Its state. */
      state: string;
      /** Every tool that would see the event. */
      toolPath: string[];
      /**
       * Those of them that are the client's and wrap others: what they would answer is not known,
       * so they count as if they passed.
       */
      wrappers?: string[];
      /** The client's gestures, then the components, as they are asked. */
      steps: ExplanationStep[];
      /** The error that would occur. */
      error?: Error;
    };
  };
  /** Has the client asked each time before something happens in a view. */
  "interaction/addHook": {
    params: {
      /** The request that the server will make. */
      hook: Hook;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
      /** How long to wait for the answer. */
      timeoutMs?: number;
      /**
       * The answer if none came in time; unless given `refuse` for `annotations/shouldEdit` and
       * `action/shouldRun`, `allow` for all others.
       */
      otherwise?: GateAnswer;
    } & GeneralParams;
    result: {
      /** The id for `interaction/removeHook`. */
      hookId: string;
    };
  };
  /** Has the client not asked any more. */
  "interaction/removeHook": {
    params: {
      /** As `interaction/addHook` gave it. */
      hookId: string;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Brings a gesture of the client's to a view: the server tells what becomes of it with
   * `gesture/didChange`.
   */
  "gesture/register": {
    params: {
      /** Its id: letters, digits, `.`, `-` and `_`. */
      id: string;
      /** The event that it consists of. */
      kind: GestureKind;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
      /** For a `tap`: the number of taps; 1 unless given. */
      taps?: number;
      /** The components that it waits for: it fails where one of them acts. */
      requireToFail?: ComponentName[];
      /** The components that wait for it: they do not act where it begins. */
      blocks?: ComponentName[];
      /** The components beside which it begins; stronger than `blocks`. */
      simultaneousWith?: ComponentName[];
      /** Ask the client with `gesture/shouldBegin` each time; always so of `custom`. */
      ask?: boolean;
      /** How long to wait for the answer; without one it fails. */
      timeoutMs?: number;
    } & GeneralParams;
    result: {};
  };
  /** Removes a client gesture; one that is under way is cancelled. */
  "gesture/unregister": {
    params: {
      /** As it was registered. */
      id: string;
      /** The document; absent: `scope` is `session`. */
      documentId?: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * Its scope: the `view`, as with a document unless given; all views of the `document`; or all
       * of the `session`. Views that are opened later have it from their first event.
       */
      scope?: RuleScope;
    } & GeneralParams;
    result: {};
  };
  /**
   * Tells whether a component acts by a gesture of the server's, or stands in a relation to one of
   * the client's.
   */
  "gesture/contains": {
    params: {
      /** The document. */
      documentId: string;
      /** The component; of a composed one, any member counts. */
      component: ComponentName;
      /**
       * `tap`, `doubleTap`, `tripleTap`, `longPress`, `contextMenu`, `drag`, or a client's by its
       * id.
       */
      gesture: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
    } & GeneralParams;
    result: {
      /** Whether it does. */
      contains: boolean;
      /** The lists of the client gesture that it is in. */
      relations?: GestureRelation[];
    };
  };
  /**
   * Runs an action in a view with all that follows it, or what an annotation, a page or the
   * document does when something happens, such as before it is printed: what the document does
   * needs no view.
   */
  "action/run": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** The action; this, `name` or `trigger`. */
      action?: Action;
      /** A named destination to go to. */
      name?: string;
      /** The trigger whose action runs. */
      trigger?: ActionTrigger;
      /** The annotation to which it happens. */
      annotationId?: string;
      /** The page to which it happens; with neither, the document. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The outcome of each action of the chain, in order. */
      actions: ActionOutcome[];
    };
  };
  /** Lists what an annotation, a field, a page, or the document does, and when. */
  "action/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotation; this, or one of the next two. */
      annotationId?: string;
      /** The field, for what it does for its value. */
      field?: string;
      /** The page; with none of them, the document. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** The actions, each with what makes it run. */
      actions: TriggeredAction[];
    };
  };
  /**
   * Has an annotation, a field, a page or the document do something from now on when that happens,
   * or nothing any more, as one step.
   */
  "action/set": {
    params: {
      /** The document. */
      documentId: string;
      /** When it is done. */
      trigger: ActionTrigger;
      /** The action, with the actions that follow it; `null`: none. */
      action: Action | null;
      /** The annotation; this, or one of the next two. */
      annotationId?: string;
      /** The field, for what it does for its value. */
      field?: string;
      /** The page; with none of them, the document. */
      pageIndex?: number;
    } & GeneralParams;
    result: {
      /** All that it does now. */
      actions: TriggeredAction[];
      /** The document's revision now. */
      revision: number;
    };
  };
  /** Tells what is selected in a view. */
  "selection/get": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
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
  /** Selects annotations of one page, a run of text, all text, or an image. */
  "selection/set": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /** Ids of annotations of one page. */
      annotations?: string[];
      /** A run of text. */
      text?: TextRange;
      /** `true`: the text of the whole document. */
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
  /** Selects nothing. */
  "selection/clear": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
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
  /** Gives what is selected for the clipboard, if the document allows copying. */
  "selection/copy": {
    params: {
      /** The document. */
      documentId: string;
      /** The view; the document's first one unless given. */
      viewId?: string;
      /**
       * How an image is handed over; unless given `inline`, or beyond 64 KiB as `largePayloads` of
       * `initialize` says.
       */
      delivery?: RenderDelivery;
    } & GeneralParams;
    result: {
      /** The selected text; absent where no text is selected. */
      text?: string;
      /** The same with a `p` a paragraph, and `b` and `i` where the font is bold or slanted. */
      html?: string;
      /**
       * The selected image as the page shows it: a plain JPEG that is not turned as it is stored,
       * else a PNG.
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
  /** Ends the process: with status 0 after `shutdown`, with 1 without it. */
  "exit": {
    params: {};
  };
  /**
   * The client does not want a request's answer any more: the request answers `requestCancelled`,
   * unless it has been answered already.
   */
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
   * How far a request with a `progressToken` is, or a piece of the result of one with a
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
   * What the server has to say of its work, once it was asked for by `log/setLevel`: never of what
   * documents say, and never a password.
   */
  "log/message": {
    params: {
      /** How much it matters. */
      level: LogLevel;
      /** A sentence, for people. */
      message: string;
    };
  };
  /** A document was changed; comes before the reply to the request that did it. */
  "document/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** Its revision now. */
      revision: number;
      /** The cause of the change. */
      cause: ChangeCause;
      /** The pages that look different now, from 0. */
      pages: number[];
      /** Whether there is a step to undo. */
      canUndo: boolean;
      /** Whether there is a step to do again. */
      canRedo: boolean;
      /** Whether it has changes that are not saved. */
      dirty: boolean;
    };
  };
  /**
   * Pages were inserted, removed, moved, turned, cropped, labelled or closed, also by undoing or
   * redoing; follows `document/didChange`.
   */
  "pages/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** Its revision now. */
      revision: number;
      /** The cause of the change. */
      cause: ChangeCause;
      /** How many pages there are now. */
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
      /** The file, with symbolic links followed. */
      path: string;
      /** How long it is now. */
      bytes: number;
      /** How it was written. */
      mode: SaveMode;
      /** The providers of bookmarks that could not save; absent if all could. */
      failedProviders?: FailedProvider[];
    };
  };
  /** A document was to be saved by `autosave`, and was not; its next change is. */
  "document/didFailToSave": {
    params: {
      /** The document; its changes are in its edit log. */
      documentId: string;
      /** Why it was not. */
      error: Error;
    };
  };
  /**
   * Another program has changed a document's file; told once for each version, when that is
   * complete.
   */
  "document/didChangeOnDisk": {
    params: {
      /** The document, which is still as it was read. */
      documentId: string;
      /**
       * `replaced`: another file has its name; `overwritten`: it was written to; `removed`: it is
       * gone.
       */
      change: DiskChange;
      /** Whether the document has changes that are not saved. */
      dirty: boolean;
      /** Why it was not reloaded, where `autoReload` asked for that. */
      error?: Error;
    };
  };
  /**
   * A document's file was read again: all that was read of it before is void. Comes before the
   * reply to the request that did it, and after what has changed of views, selections and
   * bookmarks.
   */
  "document/didReload": {
    params: {
      /** The document's id in other requests. */
      documentId: string;
      /** Its first view. */
      viewId: string;
      /** How many pages it has. */
      pageCount: number;
      /** Counts up by one with each change; 0 unless changes were recovered. */
      revision: number;
      /** Whether the file was damaged and has been repaired. */
      repaired: boolean;
      /** Its permissions. */
      permissions: Permissions;
      /** Its contents beside the pages. */
      features: Features;
      /** The title that it gives itself. */
      title?: string;
      /** Unsaved changes of an earlier session, if there are. */
      recovery?: Recovery;
      /**
       * `true` where another server has changed the file and has it open still: changes are refused
       * as `notPermitted` by `otherServer` until it is closed there.
       */
      editedElsewhere?: boolean;
    };
  };
  /**
   * The process that had a document open was lost, and another one has opened it again: with all
   * changes that were acknowledged, its views and what was arranged in them, but without selection,
   * overlays, menus, requirements and what tools had under way.
   */
  "document/didRecover": {
    params: {
      /** The document. */
      documentId: string;
      /**
       * `crashed`: it ended of itself; `hung`: it was stuck in a request and did not listen to a
       * cancel; `stalled`: it gave no sign of life; `killed`: somebody else killed it.
       */
      reason: LossReason;
      /** How many changes that are not in the file were made again. */
      edits: number;
      /** The document's revision now. */
      revision: number;
      /** Its views, which must be drawn anew. */
      viewIds: string[];
      /** The request that it had begun, which answered `workerLost`. */
      method?: string;
      /** Those that could not be made again. */
      failed?: FailedChange[];
    };
  };
  /**
   * The server had to give a document up: it cannot be opened again after its process was lost.
   * Changes that were not saved are in its edit log.
   */
  "document/didClose": {
    params: {
      /** The document, which is not open any more. */
      documentId: string;
      /** Why, for people. */
      why: string;
    };
  };
  /** Annotations were added, changed or removed; follows `document/didChange`. */
  "annotations/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** New ones, as they are now. */
      added: Annotation[];
      /** Changed ones, as they are now; none for a client that takes `annotationChanges`. */
      changed: Annotation[];
      /** The ids of the removed ones. */
      removed: string[];
      /** The cause of the change. */
      cause: ChangeCause;
      /** The changed properties of each changed annotation. */
      changes?: AnnotationChange[];
      /**
       * Instead of `changed` and `changes`, for a client that takes `annotationChanges`: what
       * changed of the changed annotations.
       */
      patches?: AnnotationPatch[];
      /** Those of them that have become part of their pages' contents, where some have. */
      flattened?: string[];
    };
  };
  /**
   * Fields of a form have other values, came or went; follows `document/didChange`, and comes once
   * for all that changed with a field.
   */
  "forms/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The fields, as they are now. */
      changed: Field[];
      /** The cause of the change. */
      cause: ChangeCause;
      /** The ids of fields that are gone, where some are. */
      removed?: string[];
    };
  };
  /**
   * Text was written with characters that no font of the server has: they are kept in the document,
   * but do not show. Follows `annotations/didChange` or `forms/didChange`.
   */
  "text/didLackGlyphs": {
    params: {
      /** The document. */
      documentId: string;
      /** The annotations and fields whose text is concerned. */
      texts: LackingText[];
    };
  };
  /**
   * Another field has the keys, or, without `field`, none has them any more: what a client needs to
   * show the right keyboard, or to help with a date.
   */
  "forms/didFocus": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The field's id. */
      field?: string;
      /** Which of its places. */
      annotationId?: string;
      /** The type of the field. */
      type?: FieldType;
      /** The label for people, if it differs from the name. */
      label?: string;
      /** As those of a `Field`. */
      flags?: string[];
      /** The format that its scripts require. */
      format?: FieldFormat;
    };
  };
  /**
   * The outline of a document has changed, or where its entries lead; follows `document/didChange`.
   * Who shows it asks for it again.
   */
  "outline/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** Its revision now. */
      revision: number;
      /** The cause of the change. */
      cause: ChangeCause;
    };
  };
  /**
   * Layers of a document were shown or hidden: what is drawn of its pages is to be rendered again.
   */
  "layers/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The changed ones. */
      layers: LayerVisibility[];
    };
  };
  /** The bookmarks of a document have changed, also by undoing or redoing. */
  "bookmarks/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The change of the list; `load`: it was read anew, or several of the others at once. */
      cause: BookmarkCause;
      /** The bookmarks that are new. */
      added: Bookmark[];
      /** The bookmarks that have another name, action, place or provider, as they are now. */
      updated: Bookmark[];
      /** The ids of the bookmarks that are gone. */
      removed: string[];
    };
  };
  /**
   * A provider of bookmarks could not do what it was asked for, and the next one was asked, or
   * nobody waits for an answer, as in undoing.
   */
  "bookmarks/providerDidFail": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider's id, as `bookmarks/providers` tells it. */
      provider: string;
      /** The failed operation. */
      operation: BookmarkOperation;
      /** Why it could not. */
      error: Error;
    };
  };
  /** A view's visible part has changed. */
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
      /** `true` where the way there may be shown as well. */
      animated?: boolean;
    };
  };
  /** The user works with another tool. */
  "tool/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The tool. */
      tool: string;
      /** The tool before it. */
      previous: string;
    };
  };
  /** The outcome of an event that your tool passed on to the tool that it wraps. */
  "tool/didPass": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** Your tool, as it was registered. */
      toolId: string;
      /** The kind of the event. */
      kind: ClientToolEvent;
      /** Whether a tool took it. */
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
      /** Why a tool could not do what it was about to do. */
      error?: Error;
    };
  };
  /**
   * What to show of a view's selection and tool has changed by no event of the user's there: by
   * undoing, by a request, in another view.
   */
  "tool/didUpdate": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The tool. */
      tool: string;
      /** The tool and its state. */
      state: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /**
       * Instead of `overlay` where that is longer: how it follows from the one before. Only for a
       * client that takes `overlayChanges`.
       */
      overlayChange?: OverlayChange;
      /**
       * The input that the tool needs from the user now; absent: as before; `null`: no longer any.
       */
      requirement?: Requirement | null;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /**
       * Instead of `menu` where that is longer: how it follows from the one before. Only for a
       * client that takes `menuChanges`.
       */
      menuChange?: MenuChange;
      /** The look of the hovering pointer, as CSS's keyword; absent: as before. */
      cursor?: Cursor;
      /** The text of the annotation under the hovering pointer; absent: as before; `null`: none. */
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
  /** Something else is selected. */
  "selection/didChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The ids of the selected annotations. */
      annotations: string[];
      /** The selected run of text. */
      text?: TextSpan;
      /** The selected image. */
      image?: ImagePlace;
    };
  };
  /**
   * A gesture came about by the passing of time alone: a pointer has been pressed for long, or a
   * tap was not followed by another.
   */
  "interaction/didRecognize": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** `longPress`, which has just begun, or `tap`. */
      gesture: ExplainedEvent;
      /** The outcome. */
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
  /** This component is just about to act. */
  "interaction/willActivate": {
    params: {
      /** The callback that asked for this. */
      callbackId: string;
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The component. */
      component: Component;
      /** The object that it acts on. */
      context: ActivationContext | null;
      /** The page; absent where a key acts. */
      pageIndex?: number;
      /** The place on the page, in page space. */
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
      /** What. */
      phase: ClientGesturePhase;
      /** The event that it consists of. */
      event: ExplainedEvent;
      /** The component that acts on the event, unless the gesture blocks it. */
      component: Component | null;
      /** The place in the view, in its pixels. */
      viewPoint: Point;
      /** The user's pointer. */
      pointerType: PointerType;
      /** The page under the pointer. */
      pageIndex?: number;
      /** The place on the page, in page space. */
      point?: Point;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    };
  };
  /** The user followed a link: open this URI, if your policy allows it. */
  "host/openUri": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** As the document gives it, its base applied. */
      uri: string;
    };
  };
  /**
   * The user followed a link to a URI that may do harm, or that no opener takes: nothing was done
   * with it. Open it only if your policy allows that, and never without asking the user.
   */
  "host/decideUri": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** As the document gives it, its base applied. */
      uri: string;
      /**
       * `file` (a file of the user's), `script` (`javascript:`, `data:`), `relative` (to a base
       * that the document does not give), or `unknown` (another scheme).
       */
      kind: LinkTarget;
    };
  };
  /** The user followed a link into another file: open it, if you allow it. */
  "host/openDocument": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** As the link gives it; often relative to the document. Absent of one opened from data. */
      path?: string;
      /** The document that carries this one, if that is open. */
      openDocumentId?: string;
      /** The page to show. */
      pageIndex?: number;
      /** The named destination to show. */
      name?: string;
      /**
       * The part of the page to show, in the other document's user space: `{fit, left?, top?,
       * zoom?, rect?}`.
       */
      view?: GoToRemoteActionView;
      /** Whether it takes a window of its own; absent: as you like. */
      newWindow?: boolean;
      /** `true` of one that was within the document: a file that is gone when that is closed. */
      temporary?: boolean;
    };
  };
  /**
   * The user followed a link that wants a program or file started: nothing was. Do so only if your
   * policy allows that, and never without asking the user.
   */
  "host/launch": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The program or file, as the link gives it. */
      path: string;
      /** The parameters for the program. */
      parameters?: string;
      /** `open` or `print`. */
      operation?: string;
      /** The folder to start it in. */
      directory?: string;
      /** Whether it takes a window of its own. */
      newWindow?: boolean;
    };
  };
  /** The user started a named action that is a front end's, such as `Find`, `Print` or `SaveAs`. */
  "host/command": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** Its name, as Acrobat calls its menu items. */
      command: string;
    };
  };
  /**
   * The user started an action that fills in the form from a file: nothing was read. A front end
   * that allows it calls `document/import`.
   */
  "host/importData": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The FDF file, as the action gives it. */
      path: string;
    };
  };
  /**
   * An action wants what comes into sight from now on to do so by a transition, if you show such.
   */
  "host/showTransition": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /**
       * `{style?, duration?, dimension?, motion?, direction?, scale?, isRectangular?}` (ISO
       * 32000-2, table 164).
       */
      transition: TransitionActionTransition;
    };
  };
  /** An action plays a sound that is no annotation's. */
  "host/playSound": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** A file with it; gone when the document is closed. */
      path: string;
      /** Its type. */
      mimeType: string;
      /** The volume from -1 to 1, as the action says. */
      volume?: number;
      /** Whether it begins again until it is stopped. */
      repeat?: boolean;
      /** Whether it is played along with what plays already. */
      mix?: boolean;
      /** Whether the user waits for its end. */
      synchronous?: boolean;
    };
  };
  /** The user tapped the empty page: show or hide what lies around it. */
  "host/toggleUserInterface": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** Whether it shall be shown, as `view/get` has it now. */
      visible: boolean;
    };
  };
  /** The user copied text or an image: put it on the system's clipboard. */
  "host/setClipboard": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The text, where that was copied. */
      text?: string;
      /** The image, where one was copied. */
      image?: CopiedImage;
    };
  };
  /** The user wants to find these words: search the document for them. */
  "host/search": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The words, on one line. */
      text: string;
    };
  };
  /** The user touched a sound or a film: play it in its place. */
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
      /** Its MIME type, by its content, the document, or its name. */
      mimeType: string;
      /** The page. */
      pageIndex: number;
      /** The place on it, in page space. */
      rect: Rect;
      /** How the document wants it to be played. */
      playback: Playback;
      /** A file with what to play; gone when the document is closed, or by `media/close`. */
      path?: string;
      /**
       * Instead of `path`, a file outside the document, as that names it: open it only if you allow
       * it.
       */
      reference?: string;
    };
  };
  /** Ends media that `host/playMedia` started: its page is out of sight, or the user left it. */
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
  /** An action of the document pauses or resumes what plays, or has a command for rich media. */
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
  /** The user wants something of a signature field that the front end has to see to. */
  "host/signature": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /**
       * `sign`: to sign it digitally, with `signatures/sign`; `information`: to see who did, with
       * `signatures/verify`.
       */
      wish: HostSignatureRequest;
      /** The field's name. */
      field: string;
      /** The widget that was touched. */
      annotationId: string;
      /** The page of that. */
      pageIndex: number;
    };
  };
  /** The user submits a form: send its data, if your policy allows it. The server sends nothing. */
  "host/submitForm": {
    params: {
      /** The document. */
      documentId: string;
      /** The address, as the document gives it. */
      url: string;
      /** How. */
      method: SubmitMethod;
      /** The format of the data. */
      format: SubmitFormat;
      /** Its type in a request's header. */
      contentType: string;
      /** How the data is written here. */
      encoding: BodyEncoding;
      /** The data; empty where the URL says all. */
      body: string;
      /** The view in which the user did it, where it was in one. */
      viewId?: string;
    };
  };
  /** The user started an action that the server does not perform. */
  "host/unsupportedAction": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The action, without what follows it. */
      action: Action;
      /** Why not; a sentence for people. */
      reason: string;
    };
  };
  /**
   * A script of the document wants its user to mail, print or hear something: do it, if your policy
   * allows it, and ask the user before anything leaves the machine. The server does none of it.
   */
  "host/scriptRequest": {
    params: {
      /** The document. */
      documentId: string;
      /** The script: a field and an event, or its name. */
      script: string;
      /** The kind of request. */
      kind: Kind;
      /** For `mail`: the attachment, `document`, `form` (its data) or `nothing`. */
      attach?: string;
      /** For `mail`: the receivers. */
      to?: string;
      /** To `mail`. */
      cc?: string;
      /** To `mail`. */
      bcc?: string;
      /** To `mail`. */
      subject?: string;
      /** To `mail`. */
      message?: string;
      /** For `print`: the first page's index. */
      firstPage?: number;
      /** For `print`: the last page's index. */
      lastPage?: number;
    };
  };
  /** A script of a document said something to whoever wrote it, or failed. */
  "script/didLog": {
    params: {
      /** The document. */
      documentId: string;
      /** The script: a field and an event, or its name. */
      script: string;
      /**
       * `message`: by `console.println`; `error`: it threw this, and what it did before stands;
       * `limitExceeded`: it was ended, and nothing of it stands; `unsupported`: it called this,
       * which does nothing.
       */
      level: Level;
      /** The text that it printed, threw or called. */
      text: string;
    };
  };
}

/** What the server asks. */
export interface ClientRequests {
  /** May this component act? Asked where a condition with `ask` was added. */
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
      /** The object that it acts on. */
      context: ActivationContext | null;
      /** The page; absent where a key acts. */
      pageIndex?: number;
      /** The place on the page, in page space. */
      point?: Point;
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
      /** The annotation that it acts on, as in `annotations/get`, with the action of a link. */
      annotation?: Annotation;
      /** The text of the link, or the word that would be selected. */
      text?: string;
    };
    result: {
      /** Whether it may. */
      allow: GateAnswer;
    };
  };
  /** May the user get this tool? Asked of who added the hook. */
  "tool/shouldChange": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** The tool. */
      tool: string;
      /** The tool now. */
      previous: string;
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
    };
    result: {
      /** Whether it may. */
      allow: GateAnswer;
    };
  };
  /** May the user select these annotations? Asked once for a gesture. */
  "annotations/shouldSelect": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** Those that are not selected yet. */
      ids: string[];
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as `annotations/get` tells it, where it is about one alone. */
      annotation?: Annotation;
    };
    result: {
      /** Whether any of them may be. */
      allow: GateAnswer;
      /** Those that may be, where not all may. */
      ids?: string[];
    };
  };
  /**
   * May the user change or delete these annotations? Asked once for a gesture, key or command, when
   * the change is about to be made.
   */
  "annotations/shouldEdit": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** The annotations. */
      ids: string[];
      /** The step's name in the history, such as `Move square`. */
      name: string;
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as `annotations/get` tells it, where it is about one alone. */
      annotation?: Annotation;
    };
    result: {
      /** Whether it may. */
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
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** The link's action. */
      action: Action;
      /** The link's page. */
      pageIndex: number;
      /** The place that the user touched, in page space. */
      point: Point;
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as `annotations/get` tells it, where it is about one alone. */
      annotation?: Annotation;
      /** The text that the link lies on. */
      text?: string;
    };
    result: {
      /** Whether it may. */
      allow: GateAnswer;
    };
  };
  /**
   * May this action run? Asked of each one of a chain, by whatever it was started; one that may not
   * is skipped, and those after it are asked about all the same.
   */
  "action/shouldRun": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** The action, without what follows it. */
      action: Action;
      /** The trigger. */
      occasion: ActionOccasion;
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
      /** The annotation, as `annotations/get` tells it, where it is about one alone. */
      annotation?: Annotation;
    };
    result: {
      /** Whether it may. */
      allow: GateAnswer;
    };
  };
  /** May this menu be shown to the user? One that may not is not there. */
  "menu/shouldShow": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** The items that the menu would have. */
      items: MenuItem[];
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
    };
    result: {
      /** Whether it may. */
      allow: GateAnswer;
    };
  };
  /** May the user copy or cut what is selected, and which text is copied? */
  "selection/shouldCopy": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook, as `interaction/addHook` gave it. */
      hookId: string;
      /** The selected annotations; none for text or an image. */
      ids: string[];
      /** The pointer; absent where a key or a request acts. */
      pointer?: Pointer;
      /** The selected text; absent if none is selected. */
      text?: string;
      /** The annotation, as `annotations/get` tells it, where it is about one alone. */
      annotation?: Annotation;
    };
    result: {
      /** Whether it may be copied. */
      allow: GateAnswer;
      /** The text to copy instead of the selected one. */
      text?: string;
    };
  };
  /**
   * May this tap or press do anything? Asked before gestures, components and tools get it, whatever
   * is switched off.
   */
  "interaction/shouldHandle": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The hook that asked for this. */
      hookId: string;
      /** The user's event. */
      event: ExplainedEvent;
      /** The annotations under it, the likeliest first. */
      annotations: string[];
      /** The place in the view, in its pixels. */
      viewPoint: Point;
      /** The user's pointer. */
      pointerType: PointerType;
      /** The page under the pointer. */
      pageIndex?: number;
      /** The place on the page, in page space. */
      point?: Point;
      /** Keys that are held down. */
      modifiers?: Modifier[];
    };
    result: {
      /** Whether it may. */
      allow: GateAnswer;
    };
  };
  /**
   * Does this gesture of the client's begin? Asked where it was registered with `ask`, and nothing
   * else keeps it from it.
   */
  "gesture/shouldBegin": {
    params: {
      /** The document. */
      documentId: string;
      /** The view. */
      viewId: string;
      /** The gesture. */
      id: string;
      /** The event that it consists of. */
      event: ExplainedEvent;
      /** The component that acts on the event, unless the gesture blocks it. */
      component: Component | null;
      /** The place in the view, in its pixels. */
      viewPoint: Point;
      /** The user's pointer. */
      pointerType: PointerType;
      /** The page under the pointer. */
      pageIndex?: number;
      /** The place on the page, in page space. */
      point?: Point;
      /** Keys that are held down. */
      modifiers?: Modifier[];
      /** The annotation under the pointer, as `annotations/get` tells it. */
      annotation?: Annotation;
    };
    result: {
      /** Whether it does; `consume`: it does not, and the event ends here. */
      begin: GateAnswer;
    };
  };
  /** The user did something with your tool: what becomes of it? */
  "tool/handleEvent": {
    params: {
      /** The tool, as it was registered. */
      toolId: string;
      /** The user's event. */
      event: ClientToolEventParams;
      /** Where, and what is there. */
      context: ClientToolContext;
    };
    result: {
      /** Whether the tool took the event. */
      handled?: boolean;
      /**
       * Whether a wrapped tool gets the event, as it does unless the answer says something else.
       */
      pass?: boolean;
      /** Whether the tool's work is done, so that the default tool takes over. */
      finished?: boolean;
      /** The tool that takes over; with `handled: false` it gets the same event. */
      next?: string;
      /** The name of the tool's state now; `idle` at first. */
      state?: string;
      /** The overlay to draw over the pages; absent: as before. */
      overlay?: Overlay;
      /** The menu of the user now; absent: as before. */
      menu?: Menu;
      /** The input that the tool needs from the user now; absent: as before, `null`: nothing. */
      requirement?: WantedRequirement | null;
      /** Changes to the document, made as one step. */
      edits?: ClientToolEdit[];
    };
  };
  /** Which bookmarks does your provider keep of this document? */
  "bookmarkProvider/list": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider, as `bookmarks/setProviders` named it. */
      providerId: string;
    };
    result: {
      /** All of them, in the order in which they were added. */
      bookmarks: KeptBookmark[];
    };
  };
  /** Does your provider take this bookmark? One that it keeps under the same id gives way to it. */
  "bookmarkProvider/add": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider, as `bookmarks/setProviders` named it. */
      providerId: string;
      /** The bookmark; its id alone says which it is. */
      bookmark: KeptBookmark;
    };
    result: {
      /** `false`: the next provider is asked. */
      taken: boolean;
    };
  };
  /** Does your provider keep this bookmark? Then it removes it. */
  "bookmarkProvider/remove": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider, as `bookmarks/setProviders` named it. */
      providerId: string;
      /** The bookmark; its id alone says which it is. */
      bookmark: KeptBookmark;
    };
    result: {
      /** `false`: the next provider is asked. */
      removed: boolean;
    };
  };
  /** The document is about to be saved: your provider must store its bookmarks. */
  "bookmarkProvider/save": {
    params: {
      /** The document. */
      documentId: string;
      /** The provider, as `bookmarks/setProviders` named it. */
      providerId: string;
    };
    result: {};
  };
  /**
   * A script of the document wants its user to read this: show it, and answer with the button that
   * was chosen. There is no deadline; an error, or a cancel of what caused it, counts as `cancel`,
   * else `no`, else `ok`.
   */
  "host/alert": {
    params: {
      /** The document. */
      documentId: string;
      /** The text. */
      message: string;
      /** Its title; often empty. */
      title: string;
      /** The kind of message. */
      icon: AlertIcon;
      /** The buttons, in their order. */
      buttons: AlertButton[];
    };
    result: {
      /** The chosen one. */
      button: AlertButton;
    };
  };
  /** A script of the document asks its user for a text, as `host/alert` does. */
  "host/prompt": {
    params: {
      /** The document. */
      documentId: string;
      /** The question. */
      message: string;
      /** Its title; often empty. */
      title: string;
      /** The text before the entry; often empty. */
      label: string;
      /** The initial value. */
      value: string;
      /** Whether what is entered shall not be seen. */
      password: boolean;
    };
    result: {
      /** The entered text; absent if the user cancelled. */
      value?: string;
    };
  };
  /**
   * A script of the document pops up a menu: show it where the pointer is, and answer with what was
   * chosen. There is no deadline; an error, a cancel, and a choice that the menu does not offer
   * count as none.
   */
  "host/popUpMenu": {
    params: {
      /** The document. */
      documentId: string;
      /** The items, the first on top. */
      items: ScriptMenuItem[];
    };
    result: {
      /** The `choice` of the chosen item; absent: none was chosen. */
      choice?: number;
    };
  };
  /**
   * `signatures/extend` needs a time stamp (RFC 3161): send `request` to an authority of yours, and
   * answer with what it gives. No answer within a minute ends the method with an error, the file as
   * it was.
   */
  "host/timestamp": {
    params: {
      /** The document. */
      documentId: string;
      /** The hash to stamp. */
      digest: Base64;
      /** The hash's algorithm. */
      algorithm: SigningDigest;
      /** The body for the authority, as `application/timestamp-query`. */
      request: Base64;
    };
    result: {
      /** The token in DER, or the authority's whole answer, as `application/timestamp-reply`. */
      token: Base64;
    };
  };
}
