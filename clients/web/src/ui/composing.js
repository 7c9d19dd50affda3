// SPDX-License-Identifier: MIT

/** What the key code of a key is that an input method has taken. */
const TAKEN = 229;

/**
 * Leaves the keys of an input method to it: Enter chooses among its words, and Escape takes them back.
 *
 * @param {Window | ShadowRoot} root Whatever is in it hears of other keys only.
 */
export function leaveComposing(root) {
  const keep = (/** @type {Event} */ event) => {
    const { isComposing, keyCode } = /** @type {KeyboardEvent} */ (event);
    if (isComposing || keyCode === TAKEN) event.stopImmediatePropagation();
  };
  root.addEventListener("keydown", keep, { capture: true });
}
