// SPDX-License-Identifier: MIT

/** Browsers show no element that is taller; a larger canvas is scrolled in stretches. */
const TALLEST = 8_000_000;

/**
 * An element that the browser scrolls, with the canvas of a view in it.
 *
 * Offsets are those of the protocol: the canvas pixel at the view's top left, negative where the
 * canvas is smaller than the view and stands in its middle.
 */
export class Scroller {
  /**
   * @param {HTMLElement} element
   * @param {() => void} onscroll Is told when the user has scrolled.
   */
  constructor(element, onscroll) {
    this.element = element;
    this.canvas = document.createElement("div");
    this.canvas.className = "canvas";
    element.append(this.canvas);
    element.addEventListener("scroll", () => this.#scrolled(onscroll), { passive: true });
  }

  /** The canvas' size in pixels. */ #size = [0, 0];
  /** What was last scrolled to by a call. */ #placed = [0, 0];
  /** The canvas pixel at the element's top, where the canvas is taller than an element can be. */
  base = 0;

  /**
   * The size of the window onto the canvas.
   *
   * @returns {[number, number]}
   */
  get size() {
    return [this.element.clientWidth, this.element.clientHeight];
  }

  /** @returns {[number, number]} */
  get offset() {
    const [width, height] = this.size;
    const { scrollLeft, scrollTop } = this.element;
    const [canvasWidth, canvasHeight] = this.#size;
    return [
      canvasWidth < width ? (canvasWidth - width) / 2 : scrollLeft,
      canvasHeight < height ? (canvasHeight - height) / 2 : scrollTop + this.base,
    ];
  }

  /**
   * Shows a part of a canvas.
   *
   * @param {number[]} size The canvas' size.
   * @param {number[]} offset
   */
  show(size, offset) {
    const [width, height] = size;
    if (width !== this.#size[0] || height !== this.#size[1]) {
      this.#size = size;
      // A part of a pixel would make the browser show a scroll bar.
      this.canvas.style.width = `${Math.floor(width)}px`;
      this.canvas.style.height = `${Math.floor(Math.min(height, TALLEST))}px`;
    }
    this.#setBase(offset[1], height);
    const { element } = this;
    element.scrollLeft = offset[0];
    element.scrollTop = offset[1] - this.base;
    this.#placed = [element.scrollLeft, element.scrollTop];
  }

  /**
   * @param {number} top
   * @param {number} height
   */
  #setBase(top, height) {
    if (height <= TALLEST) {
      this.base = 0;
      return;
    }
    const isNearEnd = top < this.base + TALLEST * 0.1 || top > this.base + TALLEST * 0.9;
    if (isNearEnd) this.base = Math.round(Math.min(Math.max(top - TALLEST / 2, 0), height - TALLEST));
  }

  /** @param {() => void} onscroll */
  #scrolled(onscroll) {
    const { scrollLeft, scrollTop } = this.element;
    const [left, top] = this.#placed;
    if (Math.abs(scrollLeft - left) < 1 && Math.abs(scrollTop - top) < 1) return;
    this.#placed = [-1, -1];
    onscroll();
  }
}
