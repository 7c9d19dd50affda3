// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "./element.js";
import { iconButton } from "./icons.js";

/**
 * A bar whose controls go into a menu when there is no room for them: behind the button at the bar's end.
 * The controls themselves move, so they do what they always do.
 */
export class Overflow {
  /**
   * @param {HTMLElement} bar
   * @param {() => HTMLElement[]} controls Those that may leave the bar, the first to leave first.
   * @param {string} role Of the menu: what the controls need around them.
   */
  constructor(bar, controls, role) {
    this.#bar = bar;
    this.#controls = controls;
    this.#menu.setAttribute("popover", "auto");
    this.#menu.setAttribute("role", role);
    this.#menu.setAttribute("aria-label", text("more"));
    this.#more = iconButton("more", text("more"), () => this.#open());
    this.#more.hidden = true;
    this.#more.setAttribute("aria-haspopup", "true");
    bar.classList.add("overflowing");
    bar.append(this.#more, this.#menu);
    this.#menu.addEventListener("click", ({ target }) => {
      if (/** @type {HTMLElement} */ (target).closest("button")) this.#popover.hidePopover();
    });
    this.#menu.addEventListener("change", () => this.#popover.hidePopover());
    this.#menu.addEventListener("toggle", (event) => {
      this.#more.setAttribute("aria-expanded", String(/** @type {any} */ (event).newState === "open"));
    });
    new ResizeObserver(() => this.arrange()).observe(bar);
  }

  #bar;
  #controls;
  #more;
  #menu = element("div", { className: "overflow-menu" });
  /** @type {Map<HTMLElement, Comment>} What stands in the bar for the controls that left it. */ #moved = new Map();

  /** Puts into the menu what has no room, and back into the bar what has. */
  arrange() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    for (const [control, mark] of this.#moved) mark.replaceWith(control);
    this.#moved.clear();
    this.#more.hidden = true;
    // A bar that is hidden has no width.
    if (!this.#bar.clientWidth || this.#fits) return;
    this.#more.hidden = false;
    for (const control of this.#controls()) {
      if (this.#fits) break;
      const mark = document.createComment("");
      control.replaceWith(mark);
      this.#moved.set(control, mark);
      this.#menu.append(control);
    }
    this.#menu.append(...this.#inOrder());
    if (focused && this.#menu.contains(focused)) this.#more.focus();
  }

  /** The controls that left, in the order of the bar. */
  #inOrder() {
    const isBefore = (/** @type {Node} */ one, /** @type {Node} */ other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const entries = [...this.#moved].sort(([, one], [, other]) => (isBefore(one, other) ? -1 : 1));
    return entries.map(([control]) => control);
  }

  /** Forgets the controls that left: the bar is filled anew. */
  clear() {
    this.#moved.clear();
    this.#menu.replaceChildren();
  }

  /** @returns {{showPopover(): void, hidePopover(): void}} TypeScript's older libraries do not have it. */
  get #popover() {
    return /** @type {any} */ (this.#menu);
  }

  get #fits() {
    return this.#bar.scrollWidth <= this.#bar.clientWidth;
  }

  #open() {
    this.#popover.showPopover();
    const { bottom, left, right } = this.#more.getBoundingClientRect();
    const isMirrored = getComputedStyle(this.#bar).direction === "rtl";
    this.#menu.style.top = `${bottom + 4}px`;
    this.#menu.style.left = isMirrored ? `${Math.max(left, 4)}px` : "auto";
    this.#menu.style.right = isMirrored ? "auto" : `${Math.max(document.body.clientWidth - right, 4)}px`;
    /** @type {HTMLElement | null} */ (this.#menu.querySelector("button:enabled, select"))?.focus();
  }
}
