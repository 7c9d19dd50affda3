// SPDX-License-Identifier: MIT
import { isAsking } from "../ui/dialog.js";
import { isReachable, tabStops } from "../ui/tab-order.js";

/**
 * F6 moves the focus to the next part of the window, and Shift+F6 to the previous one: the tabs, the bars, the
 * panels, messages and the pages. It is the short way out of pages with many links
 * and fields.
 */
export class Regions {
  /** @param {() => HTMLElement[]} parts The parts of the window in their order, hidden ones too. */
  constructor(parts) {
    this.#parts = parts;
    window.addEventListener("keydown", (event) => this.#pressed(event), true);
    window.addEventListener("focusin", ({ target }) => this.#left(/** @type {HTMLElement} */ (target)));
  }

  #parts;
  /** @type {Map<HTMLElement, HTMLElement>} What had the focus last, by its part. */ #last = new Map();

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const isOther = event.ctrlKey || event.altKey || event.metaKey;
    if (event.key !== "F6" || isOther || isAsking()) return;
    event.preventDefault();
    event.stopPropagation();
    const parts = this.#parts();
    const present = parts.findIndex((part) => part.contains(document.activeElement));
    const step = event.shiftKey ? -1 : 1;
    const start = present < 0 && step < 0 ? 0 : present;
    for (let count = 1; count <= parts.length; count++) {
      const part = parts[(start + step * count + parts.length * 2) % parts.length];
      if (this.#focus(part)) return;
    }
  }

  /** @param {HTMLElement} part Whether it has something that takes the focus. */
  #focus(part) {
    const last = this.#last.get(part);
    const wanted = last && part.contains(last) && isReachable(last) ? last : tabStops(part)[0] ?? part;
    wanted.focus();
    return part.contains(document.activeElement);
  }

  /** @param {HTMLElement} target */
  #left(target) {
    const part = this.#parts().find((each) => each.contains(target));
    if (part && target !== part) this.#last.set(part, target);
  }
}
