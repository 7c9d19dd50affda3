// SPDX-License-Identifier: MIT

/** Messages that the other side has not acknowledged yet, so that none is lost with a connection. */
export class Outbox {
  /** @type {string[]} */ #waiting = [];
  #acknowledged = 0;

  /** @param {string} text */
  add(text) {
    this.#waiting.push(text);
  }

  /** @param {number} count How many messages the other side has. */
  acknowledge(count) {
    const done = Math.min(count - this.#acknowledged, this.#waiting.length);
    if (done <= 0) return;
    this.#waiting.splice(0, done);
    this.#acknowledged += done;
  }

  /** What has to be sent again over a new connection, the oldest first. */
  get unacknowledged() {
    return [...this.#waiting];
  }

  /** Forgets everything: the other side is a new one. */
  clear() {
    this.#waiting = [];
    this.#acknowledged = 0;
  }
}
