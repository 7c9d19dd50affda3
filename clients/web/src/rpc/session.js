// SPDX-License-Identifier: MIT
import { Connection } from "./connection.js";
import { Emitter } from "./emitter.js";
import { ServerLost, isExpected } from "./errors.js";
import { RectoDocument } from "./document.js";
import { initialization } from "./initialization.js";

/** @typedef {import("./transport.js").Transport} Transport */

/**
 * @typedef {object} SessionEvents
 * @property {import("./transport.js").TransportState} state
 * @property {Error} error
 * @property {{failed: Map<RectoDocument, Error>}} reopened `failed` could not be opened again.
 */

/**
 * A session with a server, and the documents that are open in it.
 *
 * Where the server is lost and another one can be had, each document is opened there again, with its
 * unsaved changes and its view. Events: `state`, `error`, `reopened`.
 *
 * @extends {Emitter<SessionEvents>}
 */
export class Session extends Emitter {
  /**
   * @param {Transport} transport
   * @param {import("./initialization.js").ClientSettings} [settings]
   */
  constructor(transport, settings = {}) {
    super();
    this.transport = transport;
    this.connection = new Connection(transport);
    this.resources = transport.resources;
    this.#settings = settings;
    transport.onstate = (state) => this.#changed(state);
  }

  #settings;
  /** @type {Set<RectoDocument>} */ documents = new Set();
  /** @type {import("./transport.js").TransportState} */ state = "open";
  /** @type {import("./messages").Capabilities | null} What the server can do. */
  capabilities = null;

  /** Begins the session; once before all else. */
  async begin() {
    const answer = await this.connection.request("initialize", initialization(this.#settings));
    this.connection.notify("initialized", {});
    this.capabilities = answer.capabilities;
    return answer;
  }

  /**
   * Opens a document.
   *
   * @param {import("./messages").Params<"document/open">} params
   * @returns {Promise<RectoDocument>}
   */
  async open(params) {
    const opened = await this.connection.request("document/open", params);
    const document = new RectoDocument(this, params, opened);
    this.documents.add(document);
    return document;
  }

  /**
   * Sends a request that is about no document.
   *
   * @template {import("./messages").Method} M
   * @param {M} method
   * @param {import("./messages").Arguments<import("./messages").Params<M>, M>} rest
   */
  request(method, ...rest) {
    return this.connection.request(method, ...rest);
  }

  /** Whether the server is replaced because the user wants it, which needs no words. */ isRestarting = false;

  /** @param {import("./initialization.js").ClientSettings} settings Begins anew with these, if that is possible. */
  restart(settings) {
    this.#settings = settings;
    if (!this.transport.restart) return;
    this.isRestarting = true;
    this.transport.restart();
  }

  /** @param {unknown} error Tells the user, unless nobody needs to hear of it. */
  report(error) {
    if (isExpected(error)) return;
    this.emit("error", error instanceof Error ? error : new Error(String(error)));
  }

  /** @param {import("./transport.js").TransportState} state */
  async #changed(state) {
    const wasLost = this.state === "lost";
    // A restart needs no words if it connects at once.
    if (state === "interrupted" && this.state === "interrupted") this.isRestarting = false;
    this.state = state;
    if (state === "lost" || state === "refused") this.connection.fail();
    if (state === "open" && wasLost) for (const document of this.documents) document.hold();
    this.emit("state", state);
    if (state === "open" && wasLost) await this.#reopen().catch((error) => this.report(error));
  }

  async #reopen() {
    /** @type {Map<RectoDocument, Error>} */
    const failed = new Map();
    try {
      await this.begin();
      for (const document of this.documents) {
        await document.reopen().catch((error) => {
          // The next server opens all of them.
          if (error instanceof ServerLost) throw error;
          if (!isExpected(error)) failed.set(document, error);
        });
      }
      this.emit("reopened", { failed });
    } finally {
      this.isRestarting = false;
    }
  }
}
