// SPDX-License-Identifier: MIT

import { Stretch } from "./stretch.js";

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
  #stretches = [new Stretch(), new Stretch()];

  /** The canvas pixel at the element's top left, which has a part of a canvas that is very long. */
  get base() {
    return this.#stretches.map(({ base }) => base);
  }

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
    const [left, top] = this.base;
    return [
      canvasWidth < width ? (canvasWidth - width) / 2 : scrollLeft + left,
      canvasHeight < height ? (canvasHeight - height) / 2 : scrollTop + top,
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
    const [left, top] = this.#stretches.map((each, axis) => each.show(offset[axis], size[axis], this.size[axis]));
    if (width !== this.#size[0] || height !== this.#size[1]) {
      this.#size = size;
      const [shownWidth, shownHeight] = this.#stretches.map(({ elementLength }) => Math.floor(elementLength));
      // A part of a pixel would make the browser show a scroll bar.
      this.canvas.style.width = `${shownWidth}px`;
      this.canvas.style.height = `${shownHeight}px`;
    }
    this.#scroll(left, top);
  }

  /**
   * @param {number} left
   * @param {number} top
   */
  #scroll(left, top) {
    const { element } = this;
    element.scrollLeft = left;
    element.scrollTop = top;
    this.#placed = [element.scrollLeft, element.scrollTop];
  }

  /** @param {() => void} onscroll */
  #scrolled(onscroll) {
    const { scrollLeft, scrollTop } = this.element;
    const [left, top] = this.#placed;
    if (Math.abs(scrollLeft - left) < 1 && Math.abs(scrollTop - top) < 1) return;
    this.#placed = [-1, -1];
    const shown = [scrollLeft, scrollTop];
    const wanted = this.#stretches.map((each, axis) => each.scrolled(shown[axis], this.size[axis]));
    if (`${wanted}` !== `${shown}`) this.#scroll(wanted[0], wanted[1]);
    onscroll();
  }
}
