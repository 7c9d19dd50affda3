// SPDX-License-Identifier: MIT

/** @typedef {import("../../rpc/messages").DocumentEvents["pages"]} PagesChange */

/** The pages that are chosen in the list of pages, where the keys are, and where a range begins. */
export class PageSelection {
  /** @type {Set<number>} */ pages = new Set();
  /** The page that the keys are on; -1 before there is one. */ focus = -1;
  /** The other end of a range. */ #anchor = 0;

  /** The chosen pages in order. */
  get sorted() {
    return [...this.pages].sort((one, other) => one - other);
  }

  /** @param {number} page Chooses this page alone. */
  choose(page) {
    this.pages = new Set([page]);
    this.focus = this.#anchor = page;
  }

  /** @param {number} page Chooses this page too, or no longer. */
  toggle(page) {
    if (!this.pages.delete(page)) this.pages.add(page);
    this.focus = this.#anchor = page;
  }

  /** @param {number} page Chooses all pages from the last one that was chosen alone. */
  extend(page) {
    const [from, to] = [Math.min(this.#anchor, page), Math.max(this.#anchor, page)];
    this.pages = new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
    this.focus = page;
  }

  /** @param {number} count Chooses all pages of a document. */
  chooseAll(count) {
    this.pages = new Set(Array.from({ length: count }, (_, index) => index));
  }

  /** The same choice, which follows the pages by itself. */
  copy() {
    const copy = new PageSelection();
    copy.pages = new Set(this.pages);
    copy.focus = this.focus;
    copy.#anchor = this.#anchor;
    return copy;
  }

  clear() {
    this.pages.clear();
    this.focus = -1;
    this.#anchor = 0;
  }

  /**
   * Follows the pages to their new places. Where the page with the keys is gone, they are on its successor.
   *
   * @param {PagesChange} change
   */
  follow({ kept, pageCount }) {
    if (!kept.length) return;
    const place = (/** @type {number} */ page) => {
      const run = kept.find(({ from, count }) => page >= from && page < from + count);
      return run ? run.to + page - run.from : -1;
    };
    this.pages = new Set([...this.pages].map(place).filter((page) => page >= 0));
    const last = Math.max(...kept.map(({ from, count }) => from + count));
    const next = (/** @type {number} */ page) => {
      for (let at = page; at < last; at++) if (place(at) >= 0) return place(at);
      return pageCount - 1;
    };
    if (this.focus >= 0) this.focus = next(this.focus);
    this.#anchor = next(this.#anchor);
  }
}

/**
 * The item of a grid that a key leads to, before the first and behind the last one too; `null` of other keys.
 *
 * @param {string} key
 * @param {number} item
 * @param {[right: number, down: number]} steps
 */
export function targetOf(key, item, [right, down]) {
  /** @type {Record<string, number>} */
  const targets = {
    ArrowDown: item + down,
    ArrowUp: item - down,
    ArrowRight: item + right,
    ArrowLeft: item - right,
    Home: 0,
    End: Infinity,
  };
  return targets[key] ?? null;
}
