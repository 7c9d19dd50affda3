// SPDX-License-Identifier: MIT
import { DocumentChannel } from "./document-channel.js";
import { RectoError } from "./errors.js";
import { HANDED_ON } from "./handed-on.js";
import { showAgain } from "./show-again.js";

/** How long the user has paused before work that is not finished is looked for, in milliseconds. */
const PAUSE = 200;

/** Phases of a pointer that leave nothing behind. */
const PASSING = ["hover", "move"];

/** @typedef {import("./session.js").Session} Session */
/** @typedef {Omit<import("./messages").Result<"document/open">, "documentId">} Opened */

/**
 * An open document with its first view.
 *
 * Events are the server's notifications by their names, and
 * - `result`: what an event of the user's, or a request about tools, came to (`EventResult`);
 * - `look` `{pages}`: these pages look different now;
 * - `pages`: pages came, went or moved; `redacted`: marks for redaction were applied;
 * - `forget`: what is under way will be forgotten; `draft` `{text}`: a text that has lost its entry;
 * - `renewed`: the document was read anew; `reopened`: by another server, that knows nothing else;
 * - `state`: `isDirty`, `hasWork`, `canUndo`, `canRedo` or `revision` changed.
 */
export class RectoDocument extends DocumentChannel {
  /**
   * @param {Session} session
   * @param {import("./messages").Params<"document/open">} source What it was opened by.
   * @param {import("./messages").Result<"document/open">} opened
   */
  constructor(session, source, opened) {
    super(session, opened.documentId);
    this.source = source;
    this.opened = opened;
    this.#take(opened);
    for (const name of HANDED_ON) this.#handOn(name);
    this.hear("document/didChange", (params) => this.#changed(params));
    this.hear("pages/didChange", (params) => this.#pagesChanged(params));
    this.hear("layers/didChange", (params) => this.#layersChanged(params));
    this.hear("document/didReload", (params) => this.#renew(params));
    this.hear("document/didRecover", () => this.#recovered());
    this.hear("document/didSave", () => this.#saved());
  }

  /** @type {Opened} What was told when it was opened, or read anew. */ opened;
  pageCount = 0;
  revision = 0;
  isDirty = false;
  /** Whether a file of the user's own machine was written, and the browser did not get it yet. */ #isUndelivered = false;
  /** Whether the user has begun something that is not saved, such as a text: saving completes or keeps it. */
  hasWork = false;
  canUndo = false;
  canRedo = false;
  /** Whether the user has yet to choose what becomes of an earlier session's unsaved changes. */ isUndecided = false;
  /** @type {import("./messages").View | null} The last one, to show it in another server. */ view = null;
  /** @type {Map<number, number>} */ #looks = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #pause;
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
    if (!PASSING.includes(/** @type {{phase?: string}} */ (params).phase ?? "")) this.#lookForWork();
    if (result.error) this.session.report(new RectoError(result.error));
    return result;
  }

  /** @param {number} page Changes whenever the page looks different. */
  look(page) {
    return `${this.#generation}.${this.#looks.get(page) ?? 0}`;
  }

  /** Refuses changes until the user has chosen: the first one would set the unsaved changes aside. */
  async protect() {
    this.isUndecided = true;
    await this.ask("document/setPolicy", { policy: { readOnly: true } });
  }

  /** Opens it again in a server that does not know it, with its unsaved changes and its view. */
  async reopen() {
    const { view } = this;
    const recovery = this.isUndecided ? "report" : "apply";
    try {
      const opened = await this.session.connection.request("document/open", { ...this.source, recovery });
      this.id = opened.documentId;
      this.isMissing = false;
      this.letGo();
      if (this.isClosed) return;
      if (this.isUndecided) await this.protect();
      this.#renew(opened);
    } catch (error) {
      this.isMissing = error instanceof RectoError;
      throw error;
    } finally {
      this.letGo();
    }
    if (view) await showAgain(this, view);
    this.#forgetWork();
    this.emit("reopened");
  }

  /** Whether the user has not got what is in the document: it has changes, or the browser lacks its file. */
  get isUnsaved() {
    return this.isDirty || this.#isUndelivered;
  }

  /** @param {boolean} isThere Whether the browser has the file as it was written. */
  noteDelivery(isThere) {
    this.#isUndelivered = !isThere;
    this.emit("state");
  }

  /** @param {Opened} opened */
  #take(opened) {
    this.opened = opened;
    this.pageCount = opened.pageCount;
    this.revision = opened.revision;
    // A document that was read anew has a revision, and perhaps no change.
    const isChanged = opened.revision > 0 && (opened.recovery?.edits ?? 0) > 0;
    this.isDirty = isChanged;
    this.hasWork = false;
    this.canUndo = isChanged;
    this.canRedo = false;
    this.#generation += 1;
    if (opened.revision > 0) this.#askState();
  }

  /** Asks whether there are unsaved changes, and whether there is something to undo or redo. */
  async #askState() {
    try {
      const [info, history] = await Promise.all([this.ask("document/info"), this.ask("document/history")]);
      // A later change has told its own state.
      if (info.revision !== this.revision) return;
      this.isDirty = info.dirty;
      this.canUndo = history.undo.length > 0;
      this.canRedo = history.redo.length > 0;
      this.emit("state");
    } catch (error) {
      this.session.report(error);
    }
  }

  /** @param {(typeof HANDED_ON)[number]} name */
  #handOn(name) {
    this.hear(name, (/** @type {any} */ params) => this.emit(name, params));
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

  /** The server knows whether it was the document's own file: a copy leaves the changes unsaved. */
  async #saved() {
    try {
      this.isDirty = (await this.ask("document/info")).dirty;
      this.hasWork &&= this.isDirty;
      this.emit("state");
    } catch (error) {
      this.session.report(error);
    }
  }

  /** Only the server knows what a tool has collected. It is asked when the user pauses. */
  #lookForWork() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(async () => {
      if (this.isClosed || this.isMissing) return;
      try {
        const { hasWork } = await this.ask("tool/get");
        if (hasWork === this.hasWork) return;
        this.hasWork = hasWork;
        this.emit("state");
      } catch (error) {
        this.session.report(error);
      }
    }, PAUSE);
  }

  #recovered() {
    this.#forgetWork();
    this.emit("look", { pages: null });
  }

  /** What was selected or under way went with the server that knew it. */
  #forgetWork() {
    this.hasWork = false;
    this.emit("forget");
    this.emit("result", { overlay: { items: [] }, menu: { items: [] }, requirement: null });
  }
}
