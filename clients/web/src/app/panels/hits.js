// SPDX-License-Identifier: MIT

/** @typedef {import("../../rpc/messages").SearchMatch} SearchMatch */
/** @typedef {import("../../viewer/overlay-shapes.js").Mark} Mark */

/** The hits of a search in the order of the pages, with their marks. */
export class Hits {
  /** @type {SearchMatch[]} */ #matches = [];
  /** @type {Map<number, Mark[]>} The marks of the matches, by page. */ #marks = new Map();
  /** @type {Set<number>} The pages whose marks are not drawn yet. */ #unmarked = new Set();

  get count() {
    return this.#matches.length;
  }

  /** @param {number} index */
  at(index) {
    return this.#matches[index];
  }

  clear() {
    this.#matches = [];
    this.#unmarked = new Set(this.#marks.keys());
    this.#marks = new Map();
  }

  /** @param {SearchMatch[]} matches Of one page. The answer is the place of the first one. */
  add(matches) {
    const { pageIndex } = matches[0];
    const place = this.#placeOf(pageIndex);
    this.#matches.splice(place, 0, ...matches);
    this.#marks.set(pageIndex, [...(this.#marks.get(pageIndex) ?? []), ...matches.map(markOf)]);
    this.#unmarked.add(pageIndex);
    return place;
  }

  /** @param {number} page The first hit from this page on; -1 if there is none. */
  firstFrom(page) {
    return this.#matches.findIndex(({ pageIndex }) => pageIndex >= page);
  }

  /**
   * @param {number} index
   * @param {"match" | "currentMatch"} role
   */
  markAs(index, role) {
    const match = this.#matches[index];
    if (!match) return;
    const marks = this.#marks.get(match.pageIndex) ?? [];
    const number = index - this.#placeOf(match.pageIndex - 1);
    if (marks[number]) marks[number].role = role;
    this.#unmarked.add(match.pageIndex);
  }

  /** @param {import("./panel.js").RectoViewer | null} viewer Shows the marks on its pages and its scroll bar. */
  show(viewer) {
    viewer?.overlay?.mark(this.#marks, this.#unmarked);
    this.#unmarked.clear();
    viewer?.marks?.show(this.#matches.map(({ pageIndex, quads = [] }) => ({ pageIndex, point: quads[0].slice(0, 2) })));
  }

  /** @param {number} page The place after its hits among all. */
  #placeOf(page) {
    let place = this.#matches.length;
    while (place > 0 && this.#matches[place - 1].pageIndex > page) place -= 1;
    return place;
  }
}

/**
 * @param {SearchMatch} match
 * @returns {Mark}
 */
function markOf({ pageIndex, quads = [] }) {
  return { kind: "quads", role: "match", pageIndex, quads };
}
