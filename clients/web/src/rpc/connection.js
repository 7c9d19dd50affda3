// SPDX-License-Identifier: MIT
import { RectoError, ServerLost } from "./errors.js";

/** @typedef {import("./transport.js").Transport} Transport */

/**
 * @typedef {object} RequestOptions
 * @property {AbortSignal} [signal] Cancels the request.
 * @property {(value: {done: number, total: number}) => void} [onProgress]
 * @property {(value: any) => void} [onPartial] Gets pieces of the result as they come.
 */

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
  /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {Map<string, (value: any) => void>} */
  #tokens = new Map();
  /** @type {Map<string, Set<(params: any) => void>>} */
  #listeners = new Map();
  /** @type {Map<string, (params: any) => any>} */
  #handlers = new Map();

  /** How many requests wait for their answers. */
  get waiting() {
    return this.#waiting.size;
  }

  /**
   * Sends a request. The promise fails with `RectoError`, or with `ServerLost`.
   *
   * @param {string} method
   * @param {Record<string, any>} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<any>}
   */
  request(method, params = {}, options = {}) {
    const { signal, onProgress, onPartial } = options;
    const id = ++this.#lastId;
    const tokens = [
      ["progressToken", onProgress],
      ["partialResultToken", onPartial],
    ].filter(([, callback]) => callback);
    for (const [name, callback] of tokens) {
      params = { ...params, [/** @type {string} */ (name)]: `${name}-${id}` };
      this.#tokens.set(`${name}-${id}`, /** @type {any} */ (callback));
    }
    const cancel = () => this.notify("$/cancelRequest", { id });
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#transport.send({ jsonrpc: "2.0", id, method, params });
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel, { once: true });
    return answer.finally(() => {
      signal?.removeEventListener("abort", cancel);
      for (const [name] of tokens) this.#tokens.delete(`${name}-${id}`);
    });
  }

  /**
   * @param {string} method
   * @param {Record<string, any>} [params]
   */
  notify(method, params = {}) {
    this.#transport.send({ jsonrpc: "2.0", method, params });
  }

  /**
   * Lets `listener` hear of a notification; the result ends that.
   *
   * @param {string} method
   * @param {(params: any) => void} listener
   */
  on(method, listener) {
    const listeners = this.#listeners.get(method) ?? new Set();
    this.#listeners.set(method, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Lets `handler` answer a request of the server's.
   *
   * @param {string} method
   * @param {(params: any) => any} handler
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

  /** @param {any} message */
  #received(message) {
    for (const each of Array.isArray(message) ? message : [message]) {
      if (each.method === undefined) this.#answered(each);
      else if (each.id !== undefined) this.#serve(each);
      else this.#notified(each.method, each.params ?? {});
    }
  }

  /** @param {any} message */
  #answered(message) {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new RectoError(message.error));
    else waiting?.resolve(message.result);
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  #notified(method, params) {
    if (method === "$/progress") this.#tokens.get(params.token)?.(params.value);
    for (const listener of this.#listeners.get(method) ?? []) listener(params);
  }

  /** @param {any} message */
  async #serve({ id, method, params }) {
    const answer = { jsonrpc: "2.0", id };
    const handler = this.#handlers.get(method);
    try {
      if (!handler) throw new RectoError(notFound(method));
      this.#transport.send({ ...answer, result: (await handler(params)) ?? {} });
    } catch (error) {
      const known = error instanceof RectoError;
      const { code = -32603, data = { kind: "internalError" } } = known ? error : {};
      this.#transport.send({ ...answer, error: { code, message: String(error), data } });
    }
  }
}

/** @param {string} method */
function notFound(method) {
  return { code: -32601, message: `No one answers ${method}.`, data: { kind: "methodNotFound" } };
}
