// SPDX-License-Identifier: MIT
import { element } from "./element.js";
import { insertInOrder } from "./insert-in-order.js";

/** How far out of sight items have elements, in pixels. */
const MARGIN = 600;

/**
 * The size of an item with the gap behind it, in pixels. The items of a list are infinitely wide.
 *
 * @typedef {{width: number, height: number}} ItemSize
 */

/** Many items of one size in a grid that scrolls. Only the items in sight and around have elements. */
export class VirtualGrid {
  /**
   * @param {HTMLElement} window What scrolls.
   * @param {ItemSize} size
   * @param {(index: number) => HTMLElement} make Makes the element of an item.
   */
  constructor(window, size, make) {
    this.#window = window;
    this.#size = size;
    this.#make = make;
    this.#canvas.setAttribute("role", "presentation");
    window.append(this.#canvas);
    window.addEventListener("scroll", () => this.#later(), { passive: true });
  }

  #window;
  #size;
  #make;
  #canvas = element("div", { className: "virtual-grid" });
  /** @type {Map<number, HTMLElement>} The elements there are, by their items. */ items = new Map();
  #count = 0;
  #columns = 1;
  #frame = 0;

  get columns() {
    return this.#columns;
  }

  /** @param {number} count Shows as many items, all made anew. */
  show(count) {
    for (const item of this.items.values()) item.remove();
    this.items.clear();
    this.#count = count;
    this.#arrange();
  }

  /** @param {number} count Shows further items after the present ones. */
  extend(count) {
    this.#count = count;
    this.#arrange();
  }

  /** Arranges the items anew whenever the window has another size; the result ends that. */
  follow() {
    const resizes = new ResizeObserver(() => this.#arrange());
    resizes.observe(this.#window);
    return () => {
      resizes.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  /** @param {number} index Scrolls to an item. Its element, if there is such an item. */
  reveal(index) {
    if (index < 0 || index >= this.#count) return undefined;
    const top = Math.floor(index / this.#columns) * this.#size.height;
    const { scrollTop, clientHeight } = this.#window;
    if (top < scrollTop) this.#window.scrollTop = top;
    else if (top + this.#size.height > scrollTop + clientHeight) {
      this.#window.scrollTop = top + this.#size.height - clientHeight;
    }
    this.#fill();
    return this.items.get(index);
  }

  #arrange() {
    this.#columns = Math.max(Math.floor(this.#canvas.clientWidth / this.#size.width), 1);
    this.#canvas.style.height = `${Math.ceil(this.#count / this.#columns) * this.#size.height}px`;
    for (const [index, item] of this.items) this.#place(index, item);
    this.#fill();
  }

  #later() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#fill();
    });
  }

  #fill() {
    const { scrollTop, clientHeight } = this.#window;
    const row = (/** @type {number} */ y) => Math.floor(y / this.#size.height) * this.#columns;
    const first = Math.max(row(scrollTop - MARGIN), 0);
    const end = Math.min(row(scrollTop + clientHeight + MARGIN) + this.#columns, this.#count);
    for (const [index, item] of this.items) {
      if (index >= first && index < end) continue;
      // The item that has the keys keeps them while it is out of sight.
      if (item === document.activeElement) continue;
      item.remove();
      this.items.delete(index);
    }
    for (let index = first; index < end; index++) {
      if (!this.items.has(index)) this.#add(index);
    }
  }

  /** @param {number} index */
  #add(index) {
    const item = this.#make(index);
    this.items.set(index, item);
    this.#place(index, item);
    insertInOrder(this.#canvas, item, "index");
  }

  /**
   * @param {number} index
   * @param {HTMLElement} item
   */
  #place(index, item) {
    const share = 100 / this.#columns;
    item.dataset.index = String(index);
    item.style.insetBlockStart = `${Math.floor(index / this.#columns) * this.#size.height}px`;
    item.style.insetInlineStart = `${(index % this.#columns) * share}%`;
    item.style.width = `${share}%`;
  }
}
