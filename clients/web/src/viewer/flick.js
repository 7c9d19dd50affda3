// SPDX-License-Identifier: MIT

/** How long a touch pad is silent between two pushes, in milliseconds. */
const SILENCE = 150;
/** The step of a wheel with notches in `wheelDeltaY`, and how far it scrolls at least, in pixels. */
const NOTCH = 120;
const LEAST = 40;
/** How much more a touch pad tells in `wheelDeltaY` than it scrolls. */
const SMOOTH = -3;

/**
 * Tells the pushes of a touch pad apart. After a flick it goes on by itself for a second, weaker and weaker: one
 * push turns one page, however strong it is. A wheel with notches turns one with each of them.
 */
export class Flick {
  #time = -Infinity;
  #sign = 0;
  /** Whether the push has turned a page, or scrolled one. */ #isSpent = false;
  /** The strongest event of the push, and the weakest one after that, in pixels. */
  #peak = 0;
  #low = 0;

  /**
   * Whether an event may turn a page.
   *
   * @param {WheelEvent} event
   * @param {number} delta How far it scrolls, in pixels.
   */
  isFresh(event, delta) {
    const strength = Math.abs(delta);
    if (this.#isNew(event, Math.sign(delta), strength)) {
      this.#isSpent = false;
      this.#peak = this.#low = strength;
    } else if (strength > this.#peak) this.#peak = this.#low = strength;
    this.#low = Math.min(this.#low, strength);
    this.#time = event.timeStamp;
    this.#sign = Math.sign(delta);
    return !this.#isSpent;
  }

  /** The push has done what it was for. */
  spend() {
    this.#isSpent = true;
  }

  /**
   * @param {WheelEvent} event
   * @param {number} sign
   * @param {number} strength
   */
  #isNew(event, sign, strength) {
    if (event.timeStamp - this.#time > SILENCE || sign !== this.#sign) return true;
    if (strength >= LEAST && isNotch(event)) return true;
    // Who pushes again does so while the last push fades.
    return this.#low * 3 < this.#peak && strength > this.#low * 3 + 10;
  }
}

/** @param {WheelEvent} event */
function isNotch(event) {
  const { wheelDeltaY = 0 } = /** @type {{wheelDeltaY?: number}} */ (event);
  return event.deltaMode !== 0 || (wheelDeltaY % NOTCH === 0 && wheelDeltaY !== event.deltaY * SMOOTH);
}
