// SPDX-License-Identifier: MIT
import { Emitter } from "../rpc/emitter.js";
import { Scroller } from "./scroller.js";

/**
 * A window onto the canvas that the pages lie on: how large it is, and what it shows at which scale.
 *
 * @extends {Emitter<{moved: undefined, layout: import("./layout.js").PageLayout, view: import("../rpc/messages").View}>}
 */
export class ViewWindow extends Emitter {
  /**
   * @param {HTMLElement} element
   * @param {() => void} onscroll Is told when the user has scrolled.
   */
  constructor(element, onscroll) {
    super();
    this.scroller = new Scroller(element, onscroll);
  }

  /** @type {import("./layout.js").PageLayout | null} */ layout = null;
  scale = 1;

  get offset() {
    return this.scroller.offset;
  }

  get size() {
    return this.scroller.size;
  }

  /** Device pixels per point, as pages are drawn. */
  get pixelScale() {
    return this.scale * window.devicePixelRatio;
  }

  /** Whether the viewer is hidden, such as behind another tab: nothing is in sight then. */
  get isHidden() {
    return this.size[0] === 0;
  }

  /** @param {number[]} point Of the window. What is there, on a canvas at the scale 1. */
  canvasPoint([x, y]) {
    const [left, top] = this.offset;
    return [(left + x) / this.scale, (top + y) / this.scale];
  }

  /**
   * Where a rectangle of a page is in the window, in pixels.
   *
   * @param {number} page
   * @param {number[]} rect In page space.
   * @returns {[left: number, top: number, right: number, bottom: number] | null}
   */
  box(page, rect) {
    const box = this.layout?.box(page, rect);
    if (!box) return null;
    const [left, top] = this.offset;
    const [x0, y0, x1, y1] = box.map((edge) => edge * this.scale);
    return [x0 - left, y0 - top, x1 - left, y1 - top];
  }

  /** @param {number[]} point Of the window, in pixels. The page there and the point on the page. */
  pageAt(point) {
    return this.layout?.pageAt(this.canvasPoint(point));
  }
}
