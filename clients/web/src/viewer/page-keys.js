// SPDX-License-Identifier: MIT
import { isContinuous } from "./layout.js";

/**
 * What keys do to pages that stand alone, unless the server has a use for them. The browser and the server scroll
 * with most of them, which does nothing at the end of a page.
 *
 * @type {Record<string, string>}
 */
const TURNS = {
  ArrowDown: "scrollPageDown",
  ArrowUp: "scrollPageUp",
  ArrowRight: "nextPage",
  ArrowLeft: "previousPage",
  " ": "scrollPageDown",
  "shift+ ": "scrollPageUp",
  "control+Home": "firstPage",
  "control+End": "lastPage",
};
/** @type {Record<string, string>} For pages from right to left. */
const MIRRORED = { ArrowRight: "previousPage", ArrowLeft: "nextPage" };

/**
 * The command by which a key turns pages; `undefined` if the key is of no use to them.
 *
 * @param {string} key With its modifiers, such as `control+End`.
 * @param {import("../rpc/messages").View | null} view
 */
export function pageTurnOf(key, view) {
  if (!view || isContinuous(view)) return undefined;
  return (view.direction === "rtl" && MIRRORED[key]) || TURNS[key];
}
