// SPDX-License-Identifier: MIT
import { EarlyMessages } from "./early-messages.js";
import { HttpResources } from "./http-resources.js";
import { isTooLong, refusal } from "./message-limit.js";
import { Outbox } from "./outbox.js";
import { Pieces, piecesOf } from "./pieces.js";
import { abandonedSession, noteSession, isRefused, openSocket } from "./socket.js";

/** @typedef {import("./transport.js").Transport} Transport */
/** @typedef {import("./bridge-messages.js").Hello} Hello */
/** @typedef {import("./bridge-messages.js").Telling} Telling */
/** @typedef {import("./bridge-messages.js").Piece} Piece */
/** @typedef {import("./messages").Message} Message */

/** How many messages are acknowledged at once. */
const ACKNOWLEDGED_EVERY = 32;
/** How often to look whether the connection lives, in milliseconds. */
const LIFE = 15_000;
/** The waits between attempts to connect, in milliseconds; the last one is repeated. */
const WAITS = [0, 250, 500, 1000, 2000, 4000];

/**
 * Speaks to `python -m recto.web`.
 *
 * A connection that drops is resumed: both sides count the messages that came, and send the others
 * again. Where the session is gone as well, a new one is begun, and the state `lost` tells of that.
 *
 * @implements {Transport}
 */
export class WebSocketTransport {
  /**
   * @param {string} origin Where the bridge is, such as `http://127.0.0.1:8080`.
   * @param {string} token
   */
  constructor(origin, token) {
    this.#origin = origin;
    this.#token = token;
    this.resources = new HttpResources(origin, token);
    window.addEventListener("online", () => this.#connect());
    window.addEventListener("offline", () => this.interrupt());
    this.#life = setInterval(() => this.#checkLife(), LIFE);
    window.addEventListener("pagehide", ({ persisted }) => persisted || this.close());
  }

  /** @type {(message: Message) => void} */ onmessage = () => {};
  /** @type {(state: import("./transport.js").TransportState) => void} */ onstate = () => {};

  #life;
  #origin;
  #token;
  /** @type {WebSocket | null} */ #socket = null;
  #outbox = new Outbox();
  #pieces = new Pieces();
  #session = "";
  /** The session that the next one replaces. */ #replaced = "";
  /** In bytes: what is not shorter ends the connection. */ #maxMessage = Infinity;
  #received = 0;
  #failures = 0;
  #isOpen = false;
  #isClosed = false;
  /** Whether anything has come since the last look. */ #isAlive = true;

  /**
   * Connects for the first time; the promise ends when messages flow.
   *
   * @param {import("./socket.js").EarlySocket} [early] A new session's connection that is made already.
   * @returns {Promise<Hello>}
   */
  connect(early) {
    return new Promise((resolve, reject) => {
      this.#began = resolve;
      this.#refused = reject;
      const isUsable = early && early.socket.readyState <= WebSocket.OPEN;
      if (!isUsable) return void this.#begin().catch(reject);
      this.#early.expect(early.sent);
      this.#listen(early.socket);
      for (const text of early.messages) this.#arrived(JSON.parse(text));
    });
  }

  /** @type {((hello: Hello) => void) | null} */ #began = null;
  /** @type {((error: Error) => void) | null} */ #refused = null;

  #early = new EarlyMessages((message) => this.onmessage(message));

  /** @param {Message} message */
  send(message) {
    const text = JSON.stringify(message);
    if (isTooLong(text, this.#maxMessage)) return this.#refuse(message);
    for (const piece of piecesOf(text)) {
      this.#outbox.add(piece);
      if (this.#early.isExpected) this.#early.confirm(piece);
      else if (this.#isOpen) this.#write(piece);
    }
  }

  /** @param {Message} message Would end each connection that it is sent over. */
  #refuse({ id, method }) {
    const answer = refusal(id, this.#maxMessage);
    if (method === undefined) this.send(answer);
    else queueMicrotask(() => this.onmessage(answer));
  }

  async #begin() {
    this.#replaced = await abandonedSession();
    this.#connect();
  }

  close() {
    this.#isClosed = true;
    clearInterval(this.#life);
    if (this.#isOpen) this.#write(JSON.stringify({ bridge: "end" }));
    this.#socket?.close();
  }

  /** Ends the session, and begins another one. */
  restart() {
    // The documents of the session that is replaced are free then.
    this.#replaced = this.#session;
    this.#session = "";
    this.interrupt();
  }

  /** Drops the connection, and makes another one. */
  interrupt() {
    const socket = this.#socket;
    if (!socket) return;
    // A network that is gone never says that the connection is closed.
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#closed(socket);
  }

  /** @param {string} text */
  #write(text) {
    // What a socket that is closing does not take is sent again over the next one.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Drops a connection over which nothing comes any more. */
  #checkLife() {
    if (!this.#isOpen) return;
    if (!this.#isAlive) this.interrupt();
    else this.#write(JSON.stringify({ bridge: "ping" }));
    this.#isAlive = false;
  }

  #connect() {
    if (this.#isClosed || this.#socket) return;
    const resumed = this.#session && `session=${this.#session}&received=${this.#received}`;
    this.#listen(openSocket(this.#origin, this.#token, [], resumed || `replaces=${this.#replaced}`));
  }

  /** @param {WebSocket} socket */
  #listen(socket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#arrived(JSON.parse(data));
    socket.onclose = () => this.#closed(socket);
  }

  /** @param {WebSocket} socket */
  #closed(socket) {
    if (this.#socket !== socket) return;
    this.#socket = null;
    // No server has what was sent over a connection that never greeted.
    if (this.#began) this.#early.forget();
    // Told of each attempt that fails, but not before the first connection.
    if (!this.#refused) this.onstate("interrupted");
    this.#isOpen = false;
    if (this.#refused && this.#failures > 1) {
      this.#refused(new Error("The bridge cannot be reached, or does not accept the token."));
      this.#refused = null;
      this.#isClosed = true;
      return;
    }
    setTimeout(() => this.#retry(), WAITS[Math.min(this.#failures++, WAITS.length - 1)]);
  }

  async #retry() {
    const isRepeated = this.#failures > 1 && !this.#refused;
    if (isRepeated && (await isRefused(this.#origin, this.#token))) {
      this.close();
      this.onstate("refused");
    } else this.#connect();
  }

  /** @param {(Message & {bridge?: undefined}) | Piece | Hello | Telling} message */
  #arrived(message) {
    this.#isAlive = true;
    switch (message.bridge) {
      case undefined:
      case "piece":
        this.#took(message.bridge ? this.#pieces.join(message) : message);
        break;
      case "hello":
        this.#greeted(message);
        break;
      case "received":
        this.#outbox.acknowledge(message.count);
        break;
      case "ended":
        this.#session = "";
        break;
    }
  }

  /** @param {Message | null} message What has come is a message, or a piece that does not end one. */
  #took(message) {
    // A bridge that greets may still have a server that ends at once.
    this.#failures = 0;
    this.#received += 1;
    if (this.#received % ACKNOWLEDGED_EVERY === 0) this.#acknowledge();
    if (message) this.#early.take(message);
  }

  /** @param {Hello} hello */
  #greeted(hello) {
    const isNew = hello.session !== this.#session || !hello.resumed;
    const isFirst = this.#began !== null;
    this.#session = hello.session;
    noteSession(hello.session);
    this.resources.session = hello.session;
    this.resources.folder = hello.scratch;
    this.resources.uploads = hello.uploads;
    this.#maxMessage = hello.maxMessage;
    if (isNew) {
      this.#received = 0;
      this.#outbox.clear();
      this.#pieces.clear();
      if (!isFirst) this.#early.forget();
    } else {
      this.#outbox.acknowledge(hello.received);
      for (const text of this.#outbox.unacknowledged) this.#write(text);
    }
    this.#isOpen = true;
    this.#isAlive = true;
    this.#refused = null;
    this.#began?.(hello);
    this.#began = null;
    if (isNew && !isFirst) this.onstate("lost");
    this.onstate("open");
  }

  #acknowledge() {
    this.#write(JSON.stringify({ bridge: "received", count: this.#received }));
  }
}
