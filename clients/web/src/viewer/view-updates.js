// SPDX-License-Identifier: MIT

/** @typedef {import("../rpc/messages").View} View */
/** @typedef {import("../rpc/messages").DocumentParams<"view/update">} ViewChange */

/**
 * Tells the server what the user changes in a view: one request after the other, each with all that has
 * changed since the last one.
 */
export class ViewUpdates {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {(view: View, isLatest: boolean) => void} adopt Takes an answer, and whether the user has changed
   * nothing since.
   */
  constructor(document, adopt) {
    this.#document = document;
    this.#adopt = adopt;
  }

  #document;
  #adopt;
  /** Counts what was sent; only the last answer counts. */ #sent = 0;
  /** Counts what the user changed. */ #changes = 0;
  /** How much of that was sent. */ #sentChanges = 0;
  #isSending = false;
  /** @type {ViewChange | null} What the server does not know yet. */ #pending = null;

  /** Whether the server knows everything that the user did. */
  get isSettled() {
    return !this.#pending && !this.#isSending;
  }

  /** @param {ViewChange} change Tells it to the server soon, with what else has changed. */
  add(change) {
    this.#changes += 1;
    this.#pending = { ...this.#pending, ...change };
    if (!this.#isSending) this.#send();
  }

  /** Tells the server at once what it does not know yet. */
  flush() {
    if (this.#pending) this.#send();
  }

  /**
   * Drops what the server does not know yet, since it has moved the view. An answer that is on its way still
   * counts: the server has moved the view once more by then.
   */
  drop() {
    this.#pending = null;
    this.#changes = this.#sentChanges;
  }

  async #send() {
    const change = this.#pending;
    const [number, changes] = [++this.#sent, this.#changes];
    this.#sentChanges = changes;
    this.#pending = null;
    this.#isSending = true;
    try {
      const view = await this.#document.ask("view/update", change ?? {});
      if (number === this.#sent) this.#adopt(view, changes === this.#changes);
    } catch (error) {
      this.#document.session.report(error);
    }
    if (number !== this.#sent) return;
    this.#isSending = false;
    if (this.#pending) this.#send();
  }
}
