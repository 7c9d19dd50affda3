// SPDX-License-Identifier: MIT

/** Two fingers: what was between them stays between them. */
export class Pinch {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {(event: PointerEvent) => number[]} place
   */
  constructor(viewport, place) {
    this.#viewport = viewport;
    this.#place = place;
  }

  #viewport;
  #place;
  /** @type {Map<number, number[]>} */ #fingers = new Map();
  #isActive = false;
  /** How it began. */
  #start = { distance: 1, scale: 1, point: [0, 0] };

  /** Forgets fingers whose end was not told, since the window was hidden. Whether there were any. */
  forget() {
    const { size } = this.#fingers;
    this.#fingers.clear();
    this.#isActive = false;
    return size > 0;
  }

  /** @param {PointerEvent} event Whether this finger makes it a pinch. */
  down(event) {
    this.#fingers.set(event.pointerId, this.#place(event));
    if (this.#fingers.size === 2) this.#begin();
    return this.#isActive;
  }

  /** @param {PointerEvent} event Whether it belongs to a pinch. */
  move(event) {
    if (!this.#fingers.has(event.pointerId)) return false;
    this.#fingers.set(event.pointerId, this.#place(event));
    if (this.#fingers.size < 2) return this.#isActive;
    const { distance, scale, point } = this.#start;
    const [now, middle] = this.#measure();
    if (distance > 0) this.#viewport.place((scale * now) / distance, point, middle);
    return true;
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#isActive = false;
    // A third finger takes the place of the one that was lifted, elsewhere.
    if (this.#fingers.size > 1) this.#begin();
  }

  #begin() {
    const [distance, middle] = this.#measure();
    const { scale } = this.#viewport;
    this.#start = { distance, scale, point: this.#viewport.canvasPoint(middle) };
    this.#isActive = true;
  }

  /** @returns {[number, number[]]} How far the first two fingers are apart, and the middle between them. */
  #measure() {
    const [one, other = one] = this.#fingers.values();
    const middle = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    return [Math.hypot(one[0] - other[0], one[1] - other[1]), middle];
  }
}
