// SPDX-License-Identifier: MIT
import { element } from "./element.js";
import { isFromRight } from "./direction.js";

/** The distance of a menu from its anchor and from the edges of the window, in pixels. */
const GAP = 4;

/**
 * @typedef {object} MenuEntry
 * @property {string} title
 * @property {() => unknown} act
 * @property {boolean} [isDisabled]
 */

/**
 * Shows a menu until something is chosen, or the user presses a key or a button elsewhere.
 *
 * @param {string} label For screen readers.
 * @param {MenuEntry[]} entries
 * @param {HTMLElement} anchor The control that opens it, which has the focus afterwards.
 * @param {number[]} [point] Where it is shown, in pixels of the window; beside the anchor unless given.
 */
export function popUpMenu(label, entries, anchor, point) {
  const menu = element("div", { className: "popup-menu", role: "menu" });
  menu.setAttribute("popover", "auto");
  menu.setAttribute("aria-label", label);
  // An anchor in another menu has no place any more when that menu is closed.
  const place = point ? new DOMRect(point[0], point[1], 0, 0) : anchor.getBoundingClientRect();
  const isButton = anchor.hasAttribute("aria-haspopup");
  const close = () => {
    if (!menu.isConnected) return;
    const hadKeys = menu.contains(document.activeElement);
    menu.remove();
    if (isButton) anchor.setAttribute("aria-expanded", "false");
    if (hadKeys) focusAgain(anchor);
  };
  menu.append(...entries.map((entry) => item(entry, close)));
  menu.addEventListener("keydown", (event) => pressed(event, menu, close));
  menu.addEventListener("toggle", (event) => {
    if (/** @type {any} */ (event).newState === "closed") close();
  });
  document.body.append(menu);
  // TypeScript's older libraries do not have it.
  /** @type {any} */ (menu).showPopover();
  if (isButton) anchor.setAttribute("aria-expanded", "true");
  put(menu, place);
  itemsOf(menu)[0]?.focus();
}

/**
 * @param {MenuEntry} entry
 * @param {() => void} close
 */
function item({ title, act, isDisabled = false }, close) {
  const button = element("button", { type: "button", role: "menuitem", tabIndex: -1, textContent: title });
  button.disabled = isDisabled;
  button.onclick = () => {
    // A question that follows gives the focus back to what has it now.
    close();
    act();
  };
  return button;
}

/** @param {HTMLElement} menu */
function itemsOf(menu) {
  return /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("button:enabled")]);
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} menu
 * @param {() => void} close
 */
function pressed(event, menu, close) {
  event.stopPropagation();
  const items = itemsOf(menu);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  if (event.key === "Tab" || event.key === "Escape") close();
  else if (!(event.key in targets)) return;
  items.at(targets[event.key] % items.length)?.focus();
  event.preventDefault();
}

/**
 * Puts a menu below a place, or above it if there is more room, and into the window.
 *
 * @param {HTMLElement} menu
 * @param {DOMRect} place
 */
function put(menu, { left, right, top, bottom }) {
  const { width, height } = menu.getBoundingClientRect();
  const [windowWidth, windowHeight] = [document.documentElement.clientWidth, window.innerHeight];
  const x = isFromRight() ? right - width : left;
  const isBelow = bottom + GAP + height <= windowHeight - GAP || bottom <= windowHeight - top;
  const y = isBelow ? bottom + GAP : top - GAP - height;
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(GAP, Math.min(at, most - GAP));
  menu.style.left = `${within(x, windowWidth - width)}px`;
  menu.style.top = `${within(y, windowHeight - height)}px`;
}

/** @param {HTMLElement} anchor Gives it the keys, or the button behind which it is. */
function focusAgain(anchor) {
  anchor.focus({ preventScroll: true });
  if (document.activeElement === anchor) return;
  const more = anchor.closest(".overflowing")?.querySelector(":scope > [data-action=more]");
  /** @type {HTMLElement | null | undefined} */ (more)?.focus();
}
