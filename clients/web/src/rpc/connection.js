// SPDX-License-Identifier: MIT
import { RectoError, ServerLost } from "./errors.js";

/** @typedef {import("./transport.js").Transport} Transport */

/** @typedef {import("./messages").Message} Message */
/** @typedef {import("./messages").Method} Method */

/** JSON-RPC 2.0 over a transport. */
export class Connection {
  /** @param {Transport} transport */
  constructor(transport) {
    this.transport = transport;
    this.#transport = transport;
    transport.onmessage = (message) => this.#received(message);
  }

  /** @type {Transport} */ #transport;
  #lastId = 0;
  // Each of these holds functions for messages of many types: who adds one knows which it gets.
  /** @type {Map<number, {resolve: (result: unknown) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {Map<unknown, (value: never) => void>} */
  #tokens = new Map();
  /** @type {Map<string, Set<(params: never) => void>>} */
  #listeners = new Map();
  /** @type {Map<string, (params: never) => unknown>} */
  #handlers = new Map();

  /** How many requests wait for their answers. */
  get waiting() {
    return this.#waiting.size;
  }

  /**
   * Sends a request. The promise fails with `RectoError`, or with `ServerLost`.
   *
   * @template {Method} M
   * @param {M} method
   * @param {import("./messages").Arguments<import("./messages").Params<M>, M>} rest
   * @returns {Promise<import("./messages").Result<M>>}
   */
  request(method, ...rest) {
    const [given = {}, options = {}] = rest;
    const { signal, onProgress, onPartial } = options;
    const id = ++this.#lastId;
    /** @type {Record<string, string>} */ const tokens = {};
    if (onProgress) tokens.progressToken = this.#token(`progress-${id}`, onProgress);
    if (onPartial) tokens.partialResultToken = this.#token(`partial-${id}`, onPartial);
    const cancel = () => this.notify("$/cancelRequest", { id });
    /** @type {Promise<any>} */
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#transport.send({ jsonrpc: "2.0", id, method, params: { ...given, ...tokens } });
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel, { once: true });
    return answer.finally(() => {
      signal?.removeEventListener("abort", cancel);
      for (const token of Object.values(tokens)) this.#tokens.delete(token);
    });
  }

  /**
   * @param {string} token
   * @param {(value: never) => void} callback Gets what comes with the token.
   */
  #token(token, callback) {
    this.#tokens.set(token, callback);
    return token;
  }

  /**
   * @template {import("./messages").Telling} N
   * @param {N} method
   * @param {import("./messages").TellingParams<N>} params
   */
  notify(method, params) {
    this.#transport.send({ jsonrpc: "2.0", method, params });
  }

  /**
   * Lets `listener` hear of a notification; the result ends that.
   *
   * @template {import("./messages").Notification} N
   * @param {N} method
   * @param {(params: import("./messages").NotificationParams<N>) => void} listener
   */
  on(method, listener) {
    const listeners = this.#listeners.get(method) ?? new Set();
    this.#listeners.set(method, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Lets `handler` answer a request of the server's.
   *
   * @template {import("./messages").Question} Q
   * @param {Q} method
   * @param {import("./messages").Handler<Q>} handler
   */
  handle(method, handler) {
    this.#handlers.set(method, handler);
  }

  /** The server is gone: nothing that was asked is answered any more. */
  fail() {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new ServerLost());
  }

  /** @param {Message | Message[]} message */
  #received(message) {
    for (const each of Array.isArray(message) ? message : [message]) {
      if (each.method === undefined) this.#answered(each);
      else if (each.id !== undefined) this.#serve(each.id, each.method, each.params ?? {});
      else this.#notified(each.method, each.params ?? {});
    }
  }

  /** @param {Message} message */
  #answered({ id = -1, result, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new RectoError(error));
    else waiting?.resolve(result);
  }

  /**
   * @param {string} method
   * @param {{token?: unknown, value?: unknown}} params Those of a progress; others have other members.
   */
  #notified(method, params) {
    if (method === "$/progress") {
      this.#tokens.get(params.token)?.(/** @type {never} */ (params.value));
    }
    for (const listener of this.#listeners.get(method) ?? []) {
      listener(/** @type {never} */ (params));
    }
  }

  /**
   * @param {number} id
   * @param {string} method
   * @param {object} params
   */
  async #serve(id, method, params) {
    const answer = { jsonrpc: /** @type {const} */ ("2.0"), id };
    const handler = this.#handlers.get(method);
    try {
      if (!handler) throw new RectoError(notFound(method));
      this.#transport.send({ ...answer, result: (await handler(/** @type {never} */ (params))) ?? {} });
    } catch (error) {
      const known = error instanceof RectoError ? error : null;
      const failure = { code: known?.code ?? -32603, message: String(error), data: known?.data };
      this.#transport.send({ ...answer, error: failure });
    }
  }
}

/**
 * @param {string} method
 * @returns {import("./messages").ErrorForm}
 */
function notFound(method) {
  return { code: -32601, message: `No one answers ${method}.`, data: { kind: "methodNotFound", method } };
}
