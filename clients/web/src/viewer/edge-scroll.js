// SPDX-License-Identifier: MIT

/** How fast the window scrolls, in pixels a second for each pixel that the pointer is outside of it. */
const SPEED = 12;
/** The fastest, in pixels a second. */
const FASTEST = 3000;

/**
 * Scrolls the window while a drag is outside of it, and tells the drag where it is on the page now.
 */
export class EdgeScroll {
  /**
   * @param {import("./scroller.js").Scroller} scroller
   * @param {() => void} onscrolled
   */
  constructor(scroller, onscrolled) {
    this.#scroller = scroller;
    this.#onscrolled = onscrolled;
  }

  #scroller;
  #onscrolled;
  #frame = 0;
  #last = 0;
  /** Pixels a second. */ #speed = [0, 0];

  /** @param {[number, number]} point Where the drag is, in pixels of the window. */
  follow(point) {
    this.#speed = point.map((part, axis) => speed(part, this.#scroller.size[axis]));
    const isOutside = this.#speed.some((part) => part !== 0);
    if (isOutside && !this.#frame) this.#start();
    else if (!isOutside) this.stop();
  }

  /** The drag has ended, or is inside of the window again. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #start() {
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#step(now));
  }

  /** @param {number} now */
  #step(now) {
    // A tab that was hidden for a while does not leap.
    const seconds = Math.min(Math.max(now - this.#last, 0), 100) / 1000;
    const { element } = this.#scroller;
    const { scrollLeft, scrollTop } = element;
    element.scrollBy(this.#speed[0] * seconds, this.#speed[1] * seconds);
    this.#last = now;
    this.#frame = requestAnimationFrame((next) => this.#step(next));
    if (element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop) this.#onscrolled();
  }
}

/**
 * @param {number} part
 * @param {number} length
 */
function speed(part, length) {
  const outside = part < 0 ? part : Math.max(part - length, 0);
  return Math.min(Math.max(outside * SPEED, -FASTEST), FASTEST);
}
