// SPDX-License-Identifier: MIT

/** Does what needs a size at once, or when a hidden viewer is shown. */
export class WhenShown {
  /**
   * @param {() => boolean} isHidden
   * @param {(error: unknown) => void} report
   */
  constructor(isHidden, report) {
    this.#isHidden = isHidden;
    this.#report = report;
  }

  #isHidden;
  #report;
  /** @type {(() => Promise<void>)[]} */ #waiting = [];

  /** @param {() => Promise<void>} work */
  async run(work) {
    if (this.#isHidden()) this.#waiting.push(work);
    else await work();
  }

  /** The viewer is shown. */
  async catchUp() {
    try {
      for (const work of this.#waiting.splice(0)) await work();
    } catch (error) {
      this.#report(error);
    }
  }
}
