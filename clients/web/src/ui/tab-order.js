// SPDX-License-Identifier: MIT

/** What can have the focus. */
const FOCUSABLE = "button, input, select, textarea, a[href], iframe, [tabindex], [contenteditable=true]";

/**
 * What a part of the page can give the focus to with Tab, in order, shadow trees included.
 *
 * @param {ParentNode} part
 * @returns {HTMLElement[]}
 */
export function tabStops(part) {
  return [...part.children].flatMap((child) => {
    const element = /** @type {HTMLElement} */ (child);
    const inside = [...(element.shadowRoot ? tabStops(element.shadowRoot) : []), ...tabStops(element)];
    return element.matches(FOCUSABLE) && element.tabIndex >= 0 && isReachable(element) ? [element, ...inside] : inside;
  });
}

/**
 * Moves the focus out of an element, as Tab does: to what comes after it and what is in it, or before it. At the
 * end of the page nothing has the focus, and the browser goes on from there.
 *
 * @param {HTMLElement} element One of the page's tab stops.
 * @param {number} step 1 forwards, -1 backwards.
 */
export function leave(element, step) {
  const stops = tabStops(document);
  const index = stops.indexOf(element);
  const next = step > 0 ? stops.slice(index + 1).find((stop) => !element.contains(stop)) : stops[index - 1];
  if (next) next.focus();
  else focused()?.blur();
}

/** The element that has the focus, in shadow trees too. */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}

/** @param {HTMLElement} element Whether it can have the focus now. */
export function isReachable(element) {
  const isSeen = element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  return isSeen && !element.matches(":disabled, [inert], [inert] *");
}
