// SPDX-License-Identifier: MIT
import { ChangeQueue } from "../change-queue.js";
import { targetOf } from "./page-selection.js";

/** @typedef {import("./page-selection.js").PageSelection} PageSelection */

/**
 * @callback PageChange
 * @param {number[]} pages In order.
 * @param {number} focus The page that the keys are on.
 * @returns {unknown}
 */

/**
 * Changes the chosen pages of a document, or its present page. A change is about the pages that were chosen when it
 * was asked for, wherever the changes before it have put them.
 */
export class PageChanges {
  /** @param {import("./panel.js").Panel} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#queue = new ChangeQueue(panel.application);
  }

  #panel;
  #queue;

  /**
   * @param {PageSelection} selection
   * @param {PageChange} change
   */
  add(selection, change) {
    const { document, viewport } = this.#panel;
    const chosen = selection.copy();
    const isPresent = chosen.pages.size === 0;
    const ends = [
      document.on("pages", (moves) => chosen.follow(moves)),
      document.on("renewed", () => chosen.clear()),
    ];
    return this.#queue.add(async () => {
      try {
        const pages = isPresent ? [await viewport.presentPage()] : chosen.sorted;
        // The chosen pages can have been deleted meanwhile.
        if (pages.length) await change(pages, chosen.focus);
      } finally {
        for (const end of ends) end();
      }
    });
  }

  /**
   * @param {PageSelection} selection
   * @param {90 | 270} by
   */
  rotate(selection, by) {
    const { document } = this.#panel;
    return this.add(selection, (pages) => document.ask("pages/rotate", { pages, by }));
  }

  /** @param {PageSelection} selection */
  duplicate(selection) {
    const { document } = this.#panel;
    return this.add(selection, (pages) => document.ask("pages/duplicate", { pages }));
  }

  /** @param {PageSelection} selection */
  delete(selection) {
    const { document } = this.#panel;
    // The user has not seen yet which page the changes before will leave in sight.
    if (!selection.pages.size && this.#queue.isBusy) return;
    this.add(selection, (pages) => document.ask("pages/delete", { pages }));
  }

  /**
   * Moves the chosen pages together by a key.
   *
   * @param {PageSelection} selection
   * @param {string} key
   * @param {[right: number, down: number]} steps
   */
  move(selection, key, steps) {
    const { document } = this.#panel;
    return this.add(selection, (pages) => {
      const greatest = document.pageCount - pages.length;
      const to = Math.min(Math.max(targetOf(key, pages[0], steps) ?? pages[0], 0), greatest);
      return document.ask("pages/move", { pages, to });
    });
  }

  /**
   * Moves the chosen pages before or behind another page.
   *
   * @param {PageSelection} selection
   * @param {number} page
   * @param {boolean} isAfter
   */
  drop(selection, page, isAfter) {
    const { document } = this.#panel;
    const dropped = selection.copy();
    dropped.focus = page;
    return this.add(dropped, (pages, target) => {
      // The place among the pages that stay: those that move do not count.
      const moving = pages.filter((each) => each < target).length;
      const to = target - moving + (isAfter && !pages.includes(target) ? 1 : 0);
      return document.ask("pages/move", { pages, to });
    });
  }
}
