// SPDX-License-Identifier: MIT

/**
 * Inserts an element before the next one by number, since screen readers read elements in their order.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} child
 * @param {string} number The name of the data attribute that counts the elements; others do not have it.
 */
export function insertInOrder(list, child, number) {
  const numberOf = (/** @type {Element} */ each) => Number(/** @type {HTMLElement} */ (each).dataset[number]);
  const next = [...list.children].find((other) => numberOf(other) > numberOf(child));
  list.insertBefore(child, next ?? null);
}
