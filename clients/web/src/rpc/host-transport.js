// SPDX-License-Identifier: MIT
import { base64Of, bytesOf } from "./bytes.js";
import { RpcResources } from "./rpc-resources.js";

/** @typedef {import("./transport.js").Transport} Transport */

/**
 * The way to a host that passes messages: an editor around a web view, a notebook, a test double.
 *
 * @typedef {object} HostPort
 * @property {(message: object) => void} post
 * @property {(listener: (message: HostMessage) => void) => void} listen
 */

/**
 * What a host says when a server is ready.
 *
 * @typedef {object} HostHello
 * @property {string[]} files The documents to open.
 * @property {string} scratch A folder where the server may write.
 */

/**
 * A message of the host's: one of the server's, a greeting, or the answer to a call.
 *
 * @typedef {{rpc: import("./messages").Message, host?: undefined}
 *   | ({rpc?: undefined, host: "hello"} & HostHello)
 *   | {rpc?: undefined, host: "answer", id: number, result?: unknown, error?: string}} HostMessage
 */

/**
 * The calls that a host answers, with their params and results.
 *
 * @typedef {object} HostCalls
 * @property {{params: {name: string, data: string}, result: string}} upload Answers a path.
 * @property {{params: {path?: string}, result: string}} download Answers the bytes in base64.
 * @property {{params: {uri: string}, result: unknown}} openAddress
 * @property {{params: import("./messages").Params<"document/open">, result: unknown}} openFile
 * @property {{params: {}, result: unknown}} print
 * @property {{params: {}, result: unknown}} save
 * @property {{params: {}, result: unknown}} saveAs
 * @property {{params: {hasWork: boolean}, result: unknown}} work Tells whether the user has begun something
 *   that is not saved.
 */

/**
 * Carries messages by way of a host that runs the server.
 *
 * `{rpc}` holds a message of JSON-RPC. The page begins with `{host: "begin"}`; the host answers with
 * `{host: "hello", files, scratch}`, and says it again when it has replaced a server that died. With
 * `{host: "call", id, name, params}` the page asks the host itself for something, which answers
 * `{host: "answer", id, result}` or `{host: "answer", id, error}`.
 *
 * @implements {Transport}
 */
export class HostTransport {
  /** @param {HostPort} port */
  constructor(port) {
    this.#port = port;
    this.resources = new HostResources(this);
    port.listen((message) => this.#arrived(message));
  }

  /** @type {(message: import("./messages").Message) => void} */ onmessage = () => {};
  /** @type {(state: import("./transport.js").TransportState) => void} */ onstate = () => {};
  /** @type {HostHello | null} What the host said last. */ hello = null;

  #port;
  #lastCall = 0;
  /** @type {Map<number, {resolve: (result: unknown) => void, reject: (error: Error) => void}>} */
  #calls = new Map();
  /** @type {((hello: HostHello) => void) | null} */ #began = null;

  /** @returns {Promise<HostHello>} Ends when messages flow. */
  connect() {
    return new Promise((resolve) => {
      this.#began = resolve;
      this.#port.post({ host: "begin" });
    });
  }

  /** @param {object} message */
  send(message) {
    this.#port.post({ rpc: message });
  }

  /**
   * Asks the host for something that is not the server's.
   *
   * @template {keyof HostCalls} Name
   * @param {Name} name
   * @param {HostCalls[Name]["params"]} params
   * @returns {Promise<HostCalls[Name]["result"]>}
   */
  call(name, params) {
    const id = ++this.#lastCall;
    /** @type {Promise<any>} */
    const answer = new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject }));
    this.#port.post({ host: "call", id, name, params });
    return answer;
  }

  close() {
    this.#port.post({ host: "end" });
  }

  /** @param {HostMessage} message */
  #arrived(message) {
    if (message.rpc) this.onmessage(message.rpc);
    else if (message.host === "hello") this.#greeted(message);
    else if (message.host === "answer") this.#answered(message);
  }

  /** @param {HostHello} hello */
  #greeted(hello) {
    const isFirst = this.hello === null;
    this.hello = hello;
    this.#began?.(hello);
    this.#began = null;
    if (!isFirst) this.onstate("lost");
    this.onstate("open");
  }

  /** @param {Extract<HostMessage, {host: "answer"}>} answer */
  #answered({ id, result, error }) {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (error) call?.reject(new Error(error));
    else call?.resolve(result);
  }
}

/** Pictures in messages of the server's; files in messages of the host's. */
export class HostResources extends RpcResources {
  /** @param {HostTransport} transport */
  constructor(transport) {
    super();
    this.#transport = transport;
  }

  #transport;
  #copies = 0;

  /**
   * @param {Blob} [file]
   * @param {string} [name]
   * @returns {Promise<string>}
   */
  async upload(file = new Blob(), name = "") {
    return this.#transport.call("upload", { name, data: await base64Of(file) });
  }

  /** @param {string} [path] */
  async download(path) {
    const data = await this.#transport.call("download", { path });
    return bytesOf(data, "application/octet-stream");
  }

  /** @param {string} [name] */
  scratch(name = "") {
    return `${this.#folder}/${++this.#copies}-${name.replace(/[/\\]/g, "_")}`;
  }

  /** @param {string} [path] */
  isTemporary(path = "") {
    return path.startsWith(`${this.#folder}/`);
  }

  get #folder() {
    return this.#transport.hello?.scratch ?? "";
  }
}
