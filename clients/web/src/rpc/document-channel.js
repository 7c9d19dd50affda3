// SPDX-License-Identifier: MIT
import { Emitter } from "./emitter.js";
import { DocumentClosed, DocumentMissing, RectoError, ServerLost } from "./errors.js";

/**
 * Requests and notifications of one document, from its opening to its end, also if servers change.
 *
 * @extends {Emitter<import("./messages").DocumentEvents>}
 */
export class DocumentChannel extends Emitter {
  /**
   * @param {import("./session.js").Session} session
   * @param {string} id
   */
  constructor(session, id) {
    super();
    this.session = session;
    this.id = id;
  }

  /** Whether the document was closed here: further requests fail. */ isClosed = false;
  /** Whether the last server could not open it again. */ isMissing = false;
  /** @type {(() => void)[]} */ #ends = [];
  /** @type {Promise<void> | null} Ends when it is closed. */ #closing = null;
  /** @type {Promise<void> | null} Ends when a new server has opened it. */ #opening = null;
  /** @type {() => void} */ #opened = () => {};

  /**
   * Sends a request about this document. The promise fails with `DocumentClosed` once it is closed, with
   * `DocumentMissing` while no server has it, and as any request of the connection's.
   *
   * @template {import("./messages").DocumentMethod} M
   * @param {M} method
   * @param {import("./messages").Arguments<import("./messages").DocumentParams<M>, M>} rest
   */
  ask(method, ...rest) {
    if (this.isClosed) return Promise.reject(new DocumentClosed());
    if (this.isMissing) return Promise.reject(new DocumentMissing());
    return this.#send(method, ...rest);
  }

  /**
   * @template {import("./messages").DocumentMethod} M
   * @param {M} method
   * @param {import("./messages").Arguments<import("./messages").DocumentParams<M>, M>} rest
   */
  #send(method, ...rest) {
    const [params, options] = rest;
    // Only the compiler cannot see that nothing is missing now.
    const send = () => this.session.connection.request(method, /** @type {any} */ ({ documentId: this.id, ...params }), options);
    if (!this.#opening) return send();
    return this.#opening.then(() => (this.isMissing ? Promise.reject(new DocumentMissing()) : send()));
  }

  /** Holds requests until the document is open in a new server, which does not know it by its present id. */
  hold() {
    this.#opening ??= new Promise((resolve) => (this.#opened = resolve));
  }

  letGo() {
    this.#opening = null;
    this.#opened();
  }

  /**
   * Closes it. A document that cannot be closed stays as it was.
   *
   * @param {boolean} [discard] Forgets unsaved changes.
   */
  close(discard = false) {
    this.#closing ??= this.#close(discard).finally(() => (this.#closing = null));
    return this.#closing;
  }

  /** @param {boolean} discard */
  async #close(discard) {
    this.isClosed = true;
    try {
      // A server that is lost meanwhile is replaced by one that opens the document again.
      while (!(await this.#isGone(discard)));
    } catch (error) {
      this.isClosed = false;
      throw error;
    }
    this.session.documents.delete(/** @type {any} */ (this));
    for (const end of this.#ends) end();
  }

  /** @param {boolean} discard Asks the server to close it. Whether no server has it any more. */
  async #isGone(discard) {
    if (this.isMissing) return true;
    try {
      await this.#send("document/close", { discard });
      return true;
    } catch (error) {
      if (error instanceof ServerLost) return false;
      if (error instanceof DocumentClosed) return true;
      if (error instanceof RectoError && error.kind === "unknownDocument") return true;
      throw error;
    }
  }

  /**
   * @template {import("./messages").DocumentNotification} N
   * @param {N} name
   * @param {(params: import("./messages").NotificationParams<N>) => void} listener
   */
  hear(name, listener) {
    const end = this.session.connection.on(name, (params) => {
      if (/** @type {{documentId: string}} */ (params).documentId === this.id) listener(params);
    });
    this.#ends.push(end);
  }
}
