// SPDX-License-Identifier: MIT

/** What can have the focus. */
const FOCUSABLE = "button, input, select, textarea, a[href], [tabindex]";

/**
 * F6 moves the focus to the next part of the window, and Shift+F6 to the previous one: the tabs, the bars, the
 * panels, messages and the pages. Who works with keys alone gets out of the pages by it, where Tab goes from
 * annotation to annotation.
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
    if (event.key !== "F6" || isOther || document.querySelector("dialog:modal")) return;
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
    const candidates = /** @type {HTMLElement[]} */ ([...part.querySelectorAll(FOCUSABLE)]);
    const first = candidates.find((each) => each.tabIndex >= 0 && canBeFocused(each));
    const wanted = last && part.contains(last) && canBeFocused(last) ? last : first ?? part;
    wanted.focus();
    return part.contains(document.activeElement);
  }

  /** @param {HTMLElement} target */
  #left(target) {
    const part = this.#parts().find((each) => each.contains(target));
    if (part && target !== part) this.#last.set(part, target);
  }
}

/** @param {HTMLElement} element */
function canBeFocused(element) {
  const isSeen = element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  return isSeen && !element.matches(":disabled");
}
