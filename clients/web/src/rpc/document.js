// SPDX-License-Identifier: MIT
import { Emitter } from "./emitter.js";
import { DocumentClosed, RectoError } from "./errors.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./messages").DocumentNotification} DocumentNotification */
/** @typedef {Omit<import("./messages").Result<"document/open">, "documentId">} Opened */

/** Notifications of the server's that are about a document and are handed on as they are. */
const HANDED_ON = /** @type {const} */ ([
  "annotations/didChange", "forms/didChange", "forms/didFocus", "outline/didChange",
  "bookmarks/didChange", "selection/didChange", "document/didSave",
  "document/didFailToSave", "document/didChangeOnDisk", "document/didRecover", "document/didClose",
  "interaction/didRecognize", "tool/didChange", "tool/didUpdate", "view/didChange",
  "host/openUri", "host/decideUri", "host/openDocument", "host/launch", "host/command",
  "host/importData", "host/playSound", "host/toggleUserInterface", "host/setClipboard",
  "host/search", "host/playMedia", "host/stopMedia", "host/controlMedia", "host/signature",
  "host/submitForm", "host/unsupportedAction", "host/scriptRequest", "script/didLog",
]); // prettier-ignore

/**
 * An open document with its first view.
 *
 * Events are the server's notifications by their names, and
 * - `result`: what an event of the user's, or a request about tools, came to (`EventResult`);
 * - `look` `{pages}`: these pages look different now;
 * - `pages`: pages came, went or moved;
 * - `forget`: what is under way will be forgotten; `draft` `{text}`: a text that has lost its entry;
 * - `renewed`: the document was read anew; `reopened`: by another server, that knows nothing else;
 * - `state`: `dirty`, `canUndo`, `canRedo` or `revision` changed.
 *
 * @extends {Emitter<import("./messages").DocumentEvents>}
 */
export class RectoDocument extends Emitter {
  /**
   * @param {Session} session
   * @param {import("./messages").Params<"document/open">} source What it was opened by.
   * @param {import("./messages").Result<"document/open">} opened
   */
  constructor(session, source, opened) {
    super();
    this.session = session;
    this.source = source;
    this.opened = opened;
    this.id = opened.documentId;
    this.#take(opened);
    for (const name of HANDED_ON) this.#handOn(name);
    this.#hear("document/didChange", (params) => this.#changed(params));
    this.#hear("pages/didChange", (params) => this.#pagesChanged(params));
    this.#hear("layers/didChange", (params) => this.#layersChanged(params));
    this.#hear("document/didReload", (params) => this.#renew(params));
    this.#hear("document/didRecover", () => this.#recovered());
  }

  /** @type {Opened} What was told when it was opened, or read anew. */ opened;
  id;
  pageCount = 0;
  revision = 0;
  isDirty = false;
  canUndo = false;
  canRedo = false;
  /** Whether the user has yet to choose what becomes of an earlier session's unsaved changes. */
  isUndecided = false;
  /** @type {import("./messages").View | null} The last one, to show it in another server. */
  view = null;
  /** @type {(() => void)[]} */ #ends = [];
  /** Whether its end was asked for: nothing else is asked about it then. */ #isClosed = false;
  /** @type {Promise<void> | null} Ends when a new server has opened it. */ #opening = null;
  /** @type {() => void} */ #opened = () => {};
  /** @type {Map<number, number>} */ #looks = new Map();
  /** Changes with everything that changes all pages, such as the layers that are shown. */
  #generation = 0;

  /** What to call it. */
  get title() {
    return this.opened.title || this.fileName;
  }

  get fileName() {
    return (this.source.path ?? "").split("/").pop() || "document.pdf";
  }

  /** Whether its scripts run, if it has some. */
  get runsScripts() {
    return this.source.javascript ?? this.session.capabilities?.javascript ?? false;
  }

  /**
   * Sends a request about this document. The promise fails with `DocumentClosed` once it is closed, and as
   * any request of the connection's.
   *
   * @template {import("./messages").DocumentMethod} M
   * @param {M} method
   * @param {import("./messages").Arguments<import("./messages").DocumentParams<M>, M>} rest
   */
  ask(method, ...rest) {
    if (this.#isClosed) return Promise.reject(new DocumentClosed());
    const [params, options] = rest;
    // Only the compiler cannot see that nothing is missing now.
    const send = () => this.session.connection.request(method, /** @type {any} */ ({ documentId: this.id, ...params }), options);
    return this.#opening ? this.#opening.then(send) : send();
  }

  /** Holds requests until the document is open in a new server, which does not know it by its present id. */
  hold() {
    this.#opening ??= new Promise((resolve) => (this.#opened = resolve));
  }

  #letGo() {
    this.#opening = null;
    this.#opened();
  }

  /**
   * Sends what the user did, and tells what became of it.
   *
   * @template {import("./messages").EventMethod} M
   * @param {M} method
   * @param {import("./messages").DocumentParams<M>} params
   */
  async act(method, params) {
    const answered = this.ask(method, .../** @type {any} */ ([params]));
    this.emit("act", { method, params, answered });
    const answer = await answered;
    /** @type {Partial<import("./messages").EventResult>} */
    const result = answer;
    this.emit("result", result);
    if (result.error) this.session.report(new RectoError(result.error));
    return result;
  }

  /** @param {number} page Changes whenever the page looks different. */
  look(page) {
    return `${this.#generation}.${this.#looks.get(page) ?? 0}`;
  }

  /**
   * Closes it.
   *
   * @param {boolean} [discard] Forgets unsaved changes.
   */
  async close(discard = false) {
    this.session.documents.delete(this);
    for (const end of this.#ends) end();
    const closed = this.ask("document/close", { discard });
    this.#isClosed = true;
    await closed.catch((error) => {
      this.#isClosed = false;
      throw error;
    });
  }

  /** Refuses changes until the user has chosen: the first one would set the unsaved changes aside. */
  async protect() {
    this.isUndecided = true;
    await this.ask("document/setPolicy", { policy: { readOnly: true } });
  }

  /** Opens it again in a server that does not know it, with its unsaved changes and its view. */
  async reopen() {
    const { view } = this;
    try {
      const opened = await this.session.connection.request("document/open", {
        ...this.source,
        recovery: this.isUndecided ? "report" : "apply",
      });
      this.id = opened.documentId;
      this.#letGo();
      if (this.isUndecided) await this.protect();
      this.#renew(opened);
    } finally {
      this.#letGo();
    }
    if (view) {
      const { size, scale, offset, layout, coverPage, direction, rotation, gap, fit } = view;
      const arranged = { size, layout, coverPage, direction, rotation, gap };
      await this.ask("view/update", { ...arranged, ...(fit ? { fit } : { scale }), offset });
    }
    this.#forgetWork();
    this.emit("reopened");
  }

  /** @param {Opened} opened */
  #take(opened) {
    this.opened = opened;
    this.pageCount = opened.pageCount;
    this.revision = opened.revision;
    this.isDirty = opened.revision > 0;
    this.canUndo = opened.revision > 0;
    this.canRedo = false;
    this.#generation += 1;
  }

  /**
   * @template {DocumentNotification} N
   * @param {N} name
   * @param {(params: import("./messages").NotificationParams<N>) => void} listener
   */
  #hear(name, listener) {
    const end = this.session.connection.on(name, (params) => {
      if (/** @type {{documentId: string}} */ (params).documentId === this.id) listener(params);
    });
    this.#ends.push(end);
  }

  /** @param {(typeof HANDED_ON)[number]} name */
  #handOn(name) {
    this.#hear(name, (/** @type {any} */ params) => this.emit(name, params));
  }

  /** @param {import("./messages").NotificationParams<"document/didChange">} change */
  #changed({ revision, pages, canUndo, canRedo, dirty }) {
    Object.assign(this, { revision, canUndo, canRedo, isDirty: dirty });
    for (const page of pages) this.#looks.set(page, revision);
    this.emit("state");
    this.emit("look", { pages });
  }

  /** @param {import("./messages").NotificationParams<"pages/didChange">} change */
  #pagesChanged(change) {
    this.pageCount = change.pageCount;
    if (change.kept.length) {
      this.#looks.clear();
      this.#generation += 1;
    }
    for (const page of change.changed) this.#looks.set(page, change.revision);
    this.emit("pages", change);
  }

  /** @param {import("./messages").NotificationParams<"layers/didChange">} change */
  #layersChanged(change) {
    this.#generation += 1;
    this.emit("layers/didChange", change);
    this.emit("look", { pages: null });
  }

  /** @param {Opened} opened */
  #renew(opened) {
    this.#take(opened);
    this.#looks.clear();
    this.emit("state");
    this.emit("pages", { pageCount: this.pageCount, kept: [], added: [], removed: [], changed: [] });
    this.emit("look", { pages: null });
    this.emit("renewed");
  }

  #recovered() {
    this.#forgetWork();
    this.emit("look", { pages: null });
  }

  /** What was selected or under way went with the server that knew it. */
  #forgetWork() {
    this.emit("forget");
    this.emit("result", { overlay: { items: [] }, menu: { items: [] }, requirement: null });
  }
}
