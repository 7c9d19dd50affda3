// SPDX-License-Identifier: MIT
"use strict";

const { Scratch } = require("./scratch.js");
const { ServerProcess } = require("./server-process.js");

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
   * @param {(message: object) => void} settings.post Sends a message to the page.
   * @param {(isDirty: boolean) => void} settings.ondirty Is told whether there are unsaved changes.
   * @param {(why: string) => void} settings.onfail Is told what the user has to know.
   * @param {Record<string, (params: any) => any>} settings.services What else the page may call.
   */
  constructor(settings) {
    this.settings = settings;
    this.scratch = new Scratch();
    /** @type {ServerProcess | null} */ this.server = null;
    /** @type {string | null} What the server calls the document. */ this.documentId = null;
    /** @type {Map<string, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Set<string | number>} The page's requests that open the document. */
    this.openings = new Set();
    this.requests = 0;
    this.deaths = 0;
    this.services = {
      upload: (/** @type {any} */ file) => this.scratch.write(file),
      download: (/** @type {any} */ file) => this.scratch.read(file),
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

  /** @param {any} message From the page. */
  receive(message) {
    if (message.rpc) this.#fromPage(message.rpc);
    else if (message.host === "begin") this.#begin();
    else if (message.host === "call") this.#serve(message);
  }

  end() {
    this.server?.end();
    this.server = null;
    this.#giveUp("The editor was closed.");
    this.scratch.remove();
  }

  #begin() {
    // A page that was loaded again knows nothing of the old server.
    this.server?.end();
    this.#giveUp("The page was loaded again.");
    this.server = new ServerProcess(this.settings.command(), {
      onmessage: (message) => this.#fromServer(message),
      onend: (why) => this.#died(why),
    });
    const { file } = this.settings;
    this.settings.post({ host: "hello", files: [file], scratch: this.scratch.folder });
  }

  /** @param {string} why */
  #died(why) {
    this.server = null;
    this.#giveUp(why);
    this.deaths += 1;
    if (this.deaths <= MOST_DEATHS) this.#begin();
    else this.settings.onfail(why);
  }

  /** @param {any} message */
  #fromPage(message) {
    const isOwn = message.params?.path === this.settings.file;
    if (message.method === "document/open" && isOwn) this.openings.add(message.id);
    this.server?.send(message);
  }

  /** @param {any} message */
  #fromServer(message) {
    if (message.method === undefined && this.waiting.has(message.id)) {
      this.#settle(message);
      return;
    }
    if (message.method === undefined && this.openings.delete(message.id) && message.result) {
      this.documentId = message.result.documentId;
      this.deaths = 0;
    }
    const isAboutIt = message.params?.documentId === this.documentId;
    if (message.method === "document/didChange" && isAboutIt) {
      this.settings.ondirty(message.params.dirty);
    }
    this.settings.post({ rpc: message });
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
    this.openings.clear();
    this.documentId = null;
  }
}

module.exports = { Relay };
