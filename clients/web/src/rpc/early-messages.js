// SPDX-License-Identifier: MIT

/** @typedef {import("./messages").Message} Message */

/** The messages that the early script has sent. Their answers wait until the application has sent the same. */
export class EarlyMessages {
  /** @param {(message: Message) => void} deliver */
  constructor(deliver) {
    this.#deliver = deliver;
  }

  #deliver;
  /** @type {string[]} Those that the application has not sent yet. */ #expected = [];
  /** @type {Message[]} What came before that. */ #held = [];

  /** @param {string[]} sent */
  expect(sent) {
    this.#expected = [...sent];
  }

  /** Whether the application's next message was sent early. */
  get isExpected() {
    return this.#expected.length > 0;
  }

  /** @param {string} text The application's message, which must be the next of those that were sent early. */
  confirm(text) {
    if (this.#expected.shift() !== text) throw new Error(`The early script did not send ${text}.`);
    if (this.isExpected) return;
    queueMicrotask(() => {
      for (const message of this.#held.splice(0)) this.#deliver(message);
    });
  }

  /** @param {Message} message Has come from the server. */
  take(message) {
    if (this.isExpected || this.#held.length) this.#held.push(message);
    else this.#deliver(message);
  }

  /** The server that they were sent to is gone, or never got them. */
  forget() {
    this.#expected = [];
    this.#held = [];
  }
}
