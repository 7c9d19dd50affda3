// SPDX-License-Identifier: MIT

/**
 * Tells listeners of events by name.
 *
 * @template {object} Events The detail that comes with each event.
 */
export class Emitter {
  /** @type {Map<keyof Events, Set<(detail: never) => void>>} */
  #listeners = new Map();

  /**
   * Lets `listener` hear of an event; the result ends that.
   *
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {(detail: Events[Name]) => void} listener
   * @returns {() => void}
   */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /**
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {undefined extends Events[Name] ? [detail?: Events[Name]] : [detail: Events[Name]]} rest
   */
  emit(name, ...rest) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      listener(/** @type {never} */ (rest[0]));
    }
  }
}
