// SPDX-License-Identifier: MIT

/**
 * A kind of dragged data that only its maker knows: what is dragged here from another window has another kind.
 *
 * @param {string} name
 */
export function ownKind(name) {
  return `text/x-recto-${name}-${Math.random().toString(36).slice(2)}`;
}
