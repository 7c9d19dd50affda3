// SPDX-License-Identifier: MIT
import { replaceRows } from "./focus.js";

/** How far out of sight rows have content, in pixels. */
const MARGIN = 600;
/** How many rows have content at once, at the top and around a row that is scrolled to: as many as a window shows. */
const AT_ONCE = 30;

/**
 * A row of a list.
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {string} key Says all that the row shows: a row with the same key is not made anew.
 * @property {() => HTMLElement} make Makes its element.
 * @property {() => Node[]} content Makes what is in the element.
 */

/** @typedef {Row & {element: HTMLElement, isFilled: boolean}} Shown */

/**
 * Many rows of different heights in a list that scrolls. Only the rows in sight and around have content; the
 * others are empty elements, and so are those that were left, which keep their heights.
 */
export class LazyRows {
  /** @param {HTMLElement} list What scrolls. */
  constructor(list) {
    this.#list = list;
    const options = { root: list, rootMargin: `${MARGIN}px 0px` };
    this.#observer = new IntersectionObserver((entries) => this.#seen(entries), options);
  }

  #list;
  #observer;
  /** @type {Map<string, Shown>} */ #rows = new Map();
  /** @type {WeakMap<Element, Shown>} */ #byElement = new WeakMap();

  /** @param {Row[]} rows All of them. */
  show(rows) {
    const before = this.#rows;
    this.#rows = new Map(rows.map((row, place) => [row.id, this.#shown(row, before.get(row.id), place < AT_ONCE)]));
    for (const [id, { element }] of before) {
      if (this.#rows.get(id)?.element !== element) this.#observer.unobserve(element);
    }
    replaceRows(this.#list, ...[...this.#rows.values()].map(({ element }) => element));
  }

  /** @param {string} id Scrolls to a row. */
  reveal(id) {
    const rows = [...this.#rows.values()];
    const place = rows.findIndex((row) => row.id === id);
    if (place < 0) return;
    // Rows around it that get their content later would move it away.
    for (const row of rows.slice(Math.max(place - AT_ONCE, 0), place + AT_ONCE)) {
      this.#fill(row);
      // Those that turn out to be too far away are emptied again.
      this.#observer.unobserve(row.element);
      this.#observer.observe(row.element);
    }
    rows[place].element.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Row} row
   * @param {Shown | undefined} before The row of the same id that was shown before.
   * @param {boolean} isFirst
   */
  #shown(row, before, isFirst) {
    if (before?.key === row.key) return before;
    const shown = { ...row, element: row.make(), isFilled: false };
    this.#byElement.set(shown.element, shown);
    // What has the keys may be in it.
    if (isFirst || before?.isFilled) this.#fill(shown);
    this.#observer.observe(shown.element);
    return shown;
  }

  /** @param {Shown} row */
  #fill(row) {
    if (row.isFilled) return;
    row.isFilled = true;
    row.element.style.removeProperty("height");
    row.element.replaceChildren(...row.content());
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #seen(entries) {
    // Of a list that is not shown, nothing is seen; it will be shown as it was.
    if (!this.#list.clientHeight) return;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const row = this.#byElement.get(target);
      if (row && isIntersecting) this.#fill(row);
      else if (row?.isFilled && !target.contains(document.activeElement)) {
        row.isFilled = false;
        row.element.style.height = `${boundingClientRect.height}px`;
        row.element.replaceChildren();
      }
    }
  }
}
