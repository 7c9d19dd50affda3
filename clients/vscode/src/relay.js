// SPDX-License-Identifier: MIT
"use strict";

const { Scratch } = require("./scratch.js");
const { ServerProcess } = require("./server-process.js");
const { Unsaved } = require("./unsaved.js");

/** How often a server that dies is replaced before somebody has to look at it. */
const MOST_DEATHS = 3;

/**
 * Carries messages between a page and a server, and speaks to that server for the editor.
 *
 * The messages are those of `HostTransport` in `clients/web/src/rpc/host-transport.js`.
 */
class Relay {
  /**
   * @param {object} settings
   * @param {() => string[]} settings.command
   * @param {string} settings.file The document's path.
   * @param {import("./opening.js").Opening} settings.opening How it is opened.
   * @param {() => Promise<void>} [settings.ready] Ends once no earlier server has the document any more.
   * @param {(message: object) => void} settings.post Sends a message to the page.
   * @param {(isDirty: boolean) => void} settings.ondirty Is told whether there are unsaved changes.
   * @param {() => void} settings.onsave Is told that what stands in for the file was saved over it.
   * @param {(text: string) => void} settings.onwarn Is told what the user should know.
   * @param {(why: string, hasStarted: boolean) => void} settings.onfail Is told why there is no server, and
   *   whether there was one.
   * @param {Record<string, (params: any) => any>} settings.services What else the page may call.
   */
  constructor(settings) {
    this.settings = settings;
    this.scratch = new Scratch();
    this.opening = settings.opening;
    /** @type {ServerProcess | null} */ this.server = null;
    /** @type {string | null} What the server calls the document. */ this.documentId = null;
    /** @type {Map<string, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    this.requests = 0;
    this.unsaved = new Unsaved(this);
    this.deaths = 0;
    this.hasEnded = false;
    /** Counts the beginnings: one that waits is given up for the next. */
    this.beginnings = 0;
    this.services = {
      upload: (/** @type {any} */ file) => this.scratch.write(file),
      download: (/** @type {any} */ file) => this.scratch.read(file),
      work: (/** @type {{hasWork: boolean}} */ { hasWork }) => this.unsaved.work(hasWork),
      ...settings.services,
    };
  }

  /**
   * Sends a request of the editor's own about the document.
   *
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>}
   */
  request(method, params = {}) {
    if (!this.server || !this.documentId) {
      return Promise.reject(new Error("The document is not open yet."));
    }
    const id = `host-${++this.requests}`;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.server.send({
      jsonrpc: "2.0", id, method, params: { documentId: this.documentId, ...params },
    }); // prettier-ignore
    return answer;
  }

  /**
   * Saves the document over its file.
   *
   * @param {object} [options]
   * @param {boolean} [options.overwrite] Whether another program's version of the file is replaced.
   */
  async save({ overwrite = false } = {}) {
    if (this.opening.standIn) {
      const { conflict } = this.opening;
      if (conflict && !overwrite) throw Object.assign(new Error(conflict), { kind: "changedOnDisk" });
      await this.request("document/save", { path: this.settings.file });
      this.settings.onsave();
      return this.#leaveStandIn();
    }
    await this.request("document/save", overwrite ? { overwrite } : {});
  }

  /** @param {string} path Another file, which the user goes on with. */
  async saveCopy(path) {
    await this.request("document/save", { path });
    this.unsaved.noteCopy();
  }

  /** Goes back to what is in the file. */
  async revert() {
    if (this.opening.standIn) this.#leaveStandIn();
    else await this.request("document/reload", { discard: true });
    this.opening.isUnsaved = false;
  }

  /** @returns {Promise<string>} The path of a copy for another program, which goes with the editor. */
  async copy() {
    const path = await this.scratch.place(this.settings.file);
    await this.request("document/save", { path });
    return path;
  }

  /** @param {import("./opening.js").Opening} opening Lets the page change what it has only shown. */
  takeOver(opening) {
    this.opening = opening;
    this.#begin();
  }

  /** Starts a server again after `onfail`. */
  retry() {
    if (this.hasEnded || this.server) return;
    this.deaths = 0;
    this.#begin();
  }

  /** @param {any} message From the page. */
  receive(message) {
    if (message.rpc) this.#fromPage(message.rpc);
    else if (message.host === "begin") this.#begin();
    else if (message.host === "call") this.#serve(message);
  }

  /**
   * @param {object} [options]
   * @param {boolean} [options.isLast] Whether no view shows the document any more.
   * @returns {Promise<void>} Ends when the server has ended.
   */
  async end({ isLast = false } = {}) {
    this.beginnings += 1;
    this.hasEnded = true;
    if (isLast && this.unsaved.isCopied) this.#forgetChanges();
    const ended = this.server?.end();
    this.server = null;
    this.#giveUp("The editor was closed.");
    this.scratch.remove();
    await ended;
  }

  /** Another file has the changes: the next opening shall not ask about them. */
  #forgetChanges() {
    if (!this.documentId) return;
    const params = { documentId: this.documentId, discard: true };
    this.server?.send({ jsonrpc: "2.0", id: "forgetting", method: "document/close", params });
    this.opening.isUnsaved = false;
  }

  /** The file has what the copy has: from now on the document is that file. */
  #leaveStandIn() {
    this.opening.leaveStandIn();
    this.#begin();
  }

  async #begin() {
    const beginning = ++this.beginnings;
    // A page that was loaded again knows nothing of the old server, which has the document until it ends.
    const ended = this.server?.end();
    this.server = null;
    this.#giveUp("The page was loaded again.");
    await Promise.all([ended, this.settings.ready?.()]);
    if (beginning !== this.beginnings) return;
    const { file } = this.settings;
    this.server = new ServerProcess(this.settings.command(), {
      onstart: () => this.settings.post({ host: "hello", files: [file], scratch: this.scratch.folder }),
      onmessage: (message) => this.#fromServer(message),
      onend: (why, hasStarted) => this.#died(why, hasStarted),
    });
  }

  /**
   * @param {string} why
   * @param {boolean} hasStarted
   */
  #died(why, hasStarted) {
    this.server = null;
    this.#giveUp(why);
    this.deaths += 1;
    if (hasStarted && this.deaths <= MOST_DEATHS) {
      this.#begin();
      return;
    }
    this.settings.post({ host: "failed", why });
    this.settings.onfail(why, hasStarted);
  }

  /** @param {any} message */
  #fromPage(message) {
    const isOwn = message.method === "document/open" && message.params?.path === this.settings.file;
    this.server?.send(isOwn ? this.opening.begin(message) : message);
  }

  /** @param {any} message */
  #fromServer(message) {
    if (message.method === undefined && this.waiting.has(message.id)) {
      this.#settle(message);
      return;
    }
    if (message.method === undefined && this.opening.isOf(message.id)) {
      const other = this.opening.end(message);
      if (other) {
        if (this.opening.conflict) this.settings.onwarn(this.opening.conflict);
        for (const request of other) this.server?.send(request);
        return;
      }
      if (message.result) this.#opened(message.result);
    }
    if (message.params?.documentId === this.documentId) this.unsaved.hear(message);
    this.settings.post({ rpc: message });
  }

  /** @param {any} result */
  #opened(result) {
    this.documentId = result.documentId;
    this.deaths = 0;
    this.unsaved.begin(result.revision > 0);
  }

  /** @param {any} answer */
  #settle({ id, result, error }) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!error) waiting?.resolve(result);
    else waiting?.reject(Object.assign(new Error(error.message), { kind: error.data?.kind }));
  }

  /** @param {any} call */
  async #serve({ id, name, params }) {
    try {
      const service = Object.hasOwn(this.services, name) ? this.services[name] : null;
      if (!service) throw new Error(`The editor has no service ${name}.`);
      this.settings.post({ host: "answer", id, result: (await service(params)) ?? null });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.settings.post({ host: "answer", id, error: text });
    }
  }

  /** @param {string} why */
  #giveUp(why) {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    this.opening.forget();
    this.documentId = null;
  }
}

module.exports = { Relay };
