// SPDX-License-Identifier: MIT

/** Browsers show no element that is longer. */
const LONGEST = 8_000_000;
/** So much at each end of the canvas always has the same place in the element. */
const FIXED = 1_000_000;
/** The stretch is moved when the window comes so close to an end of the element. */
const RESERVE = FIXED / 2;

/**
 * One axis of a canvas that can be longer than an element: the element shows a stretch of it.
 *
 * `base` is the canvas pixel at the element's start. Both ends of the canvas are at the ends of the
 * element; what is between is squeezed, so that a scroll bar reaches every place. Small movements are
 * as long on the canvas as in the element: `base` stays. A leap goes where the scroll bar points.
 */
export class Stretch {
  base = 0;
  /** The canvas' length. */ #length = 0;
  /** Where the element was last scrolled to. */ #position = 0;

  /** The length that the element needs. */
  get elementLength() {
    return Math.min(this.#length, LONGEST);
  }

  /**
   * Shows a place; the answer is where the element must be scrolled to.
   *
   * @param {number} offset The canvas pixel at the window's start.
   * @param {number} length The canvas' length.
   * @param {number} window The window's length.
   */
  show(offset, length, window) {
    const isOther = length !== this.#length;
    this.#length = length;
    const position = offset - this.base;
    if (isOther || this.#isLeap(position, window) || this.#isNearEnd(position, window)) this.#settle(offset);
    this.#position = offset - this.base;
    return this.#position;
  }

  /**
   * The user has scrolled; the answer is where the element must be scrolled to, to show the same place.
   *
   * @param {number} position Where the element is scrolled to.
   * @param {number} window The window's length.
   */
  scrolled(position, window) {
    if (this.#isLeap(position, window)) this.base = Math.round(this.#offsetOf(position) - position);
    this.#position = position;
    if (this.#isNearEnd(position, window)) this.#settle(position + this.base);
    return this.#position;
  }

  /** @param {number} offset Gives a place the position that the scroll bar has for it. */
  #settle(offset) {
    this.base = Math.round(offset - this.#positionOf(offset));
    this.#position = offset - this.base;
  }

  /**
   * Whether a movement is too long for wheels and fingers: a pixel of the scroll bar is longer.
   *
   * @param {number} position
   * @param {number} window
   */
  #isLeap(position, window) {
    const least = Math.max(LONGEST / (3 * Math.max(window, 1)), window);
    return Math.abs(position - this.#position) > least;
  }

  /**
   * @param {number} position
   * @param {number} window
   */
  #isNearEnd(position, window) {
    if (this.base > 0 && position < RESERVE) return true;
    return this.base < this.#length - LONGEST && position + window > LONGEST - RESERVE;
  }

  /** How much of the canvas a pixel of the element's middle stands for. */
  get #ratio() {
    return (this.#length - 2 * FIXED) / (LONGEST - 2 * FIXED);
  }

  /** @param {number} offset */
  #positionOf(offset) {
    const hidden = this.#length - LONGEST;
    if (hidden <= 0 || offset <= FIXED) return offset;
    if (offset >= this.#length - FIXED) return offset - hidden;
    return FIXED + (offset - FIXED) / this.#ratio;
  }

  /** @param {number} position */
  #offsetOf(position) {
    const hidden = this.#length - LONGEST;
    if (hidden <= 0 || position <= FIXED) return position;
    if (position >= LONGEST - FIXED) return position + hidden;
    return FIXED + (position - FIXED) * this.#ratio;
  }
}
