// SPDX-License-Identifier: MIT
import { element } from "./element.js";

/**
 * Shows a text that is not the interface's own, such as one of a document. It runs in the direction of its own
 * letters, and what stands beside it stays in its place.
 *
 * @param {string} words
 */
export function foreign(words) {
  return element("bdi", { textContent: words });
}

/**
 * Shows several such texts side by side, without those that are empty.
 *
 * @param {(string | undefined)[]} texts
 * @param {string} separator
 * @returns {(Node | string)[]}
 */
export function foreignRow(texts, separator) {
  const shown = texts.flatMap((words) => (words ? [foreign(words)] : []));
  return shown.flatMap((words, place) => (place ? [separator, words] : [words]));
}
