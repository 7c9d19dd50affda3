// SPDX-License-Identifier: MIT

/** Makes changes one after the other, since places are counted in what the changes before have left. */
export class ChangeQueue {
  /** @param {import("./application.js").Application} application Tells the user of changes that fail. */
  constructor(application) {
    this.#application = application;
  }

  #application;
  /** The change that was asked for last, until it is made. */ #latest = Promise.resolve();
  /** How many changes are not made yet. */ #count = 0;

  get isBusy() {
    return this.#count > 0;
  }

  /** @param {() => unknown} change Must work out its places when it is called, and not before. */
  add(change) {
    const before = this.#latest;
    this.#count += 1;
    this.#latest = this.#application.run(async () => {
      await before;
      try {
        await change();
      } finally {
        this.#count -= 1;
      }
    });
    return this.#latest;
  }
}
