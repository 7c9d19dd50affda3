// SPDX-License-Identifier: MIT

/** Which item of a menu has the keys. A disabled one cannot have them. */

/** @param {HTMLElement} item */
const isEnabled = (item) => !item.matches(":disabled");

/**
 * Focuses the first enabled item from an index on, or before it; or else the menu, so that Escape closes it.
 *
 * @param {HTMLElement} menu
 * @param {HTMLElement[]} items
 * @param {number} [from]
 */
export function focusItem(menu, items, from = 0) {
  const item = items.slice(from).find(isEnabled) ?? items.find(isEnabled) ?? menu;
  item.focus({ preventScroll: true });
}

/**
 * Focuses the next enabled item, or the one before; from the last, the first.
 *
 * @param {HTMLElement[]} items
 * @param {HTMLElement} focused
 * @param {number} step 1 or −1.
 */
export function focusNext(items, focused, step) {
  const enabled = items.filter(isEnabled);
  enabled.at((enabled.indexOf(focused) + step) % enabled.length)?.focus();
}
