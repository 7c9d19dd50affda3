// SPDX-License-Identifier: MIT
import { leave } from "../ui/tab-order.js";

/**
 * Lets Tab leave the pages. The server moves from link to link and from annotation to annotation, and says when
 * there is no further one. From the last field of a form it goes on to the first one: a round ends where it began.
 */
export class TabRound {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {HTMLElement} window What has the keys for the pages.
   */
  constructor(document, window) {
    this.#document = document;
    this.#window = window;
    document.on("forms/didFocus", ({ annotationId }) => (this.#field = annotationId ?? null));
    // The next server says nothing of the field that the lost one knew.
    document.on("forget", () => (this.#field = null));
    window.addEventListener("pointerdown", () => (this.#start = null));
  }

  #document;
  #window;
  /** @type {string | null} The field that has the keys. */ #field = null;
  /** @type {string | null} The field that the round began with. */ #start = null;
  /** The number of keys that are not answered yet. */ #pending = 0;
  #step = 1;

  /** Whether a field has the keys to which Tab has led. */
  get isOnField() {
    return this.#field !== null && this.#start !== null;
  }

  /**
   * Leaves the pages if Tab has nowhere to go on them.
   *
   * @param {boolean} isBack Whether Shift was held.
   * @param {Promise<{handled?: boolean} | void>} answered
   */
  async follow(isBack, answered) {
    const step = isBack ? -1 : 1;
    if (step !== this.#step) this.#start = null;
    this.#step = step;
    this.#pending += 1;
    const result = await answered;
    this.#pending -= 1;
    // The last one of several decides: what the earlier ones led to is passed.
    if (this.#pending) return;
    const isRound = this.#field !== null && this.#field === this.#start;
    this.#start ??= this.#field;
    if (!result || (result.handled && !isRound)) return;
    if (isRound) await this.#end();
    // The user may be elsewhere by now.
    if (this.#window.matches(":focus-within")) leave(this.#window, step);
  }

  /** The next round begins at the first field again. */
  async #end() {
    this.#start = null;
    await this.#document.act("tool/set", { tool: "pan" });
  }
}
