// SPDX-License-Identifier: MIT
import { isAsking } from "./dialog.js";

/** The fields in which text is entered. */
export const TEXT_FIELDS = "textarea, input:is([type=text], [type=search], :not([type])), [contenteditable=true]";

/** The fields that take no text, and have no steps of their own to undo. */
export const TEXTLESS_FIELDS =
  "select, input:is([type=range], [type=checkbox], [type=radio], [type=color], [type=file], [type=button])";

/**
 * Whether the user writes in a field outside of the pages, or answers a question. A late answer to an earlier
 * click must not take the focus away.
 */
export function isWritingBeside() {
  return document.activeElement?.matches(TEXT_FIELDS) || isAsking();
}

/**
 * Shows other rows in a list. The keys stay with their control if its row is still there, or else go to the row
 * in its place. Rows are told apart by their `data-id`.
 *
 * @param {HTMLElement} list
 * @param {...Node} rows
 */
export function replaceRows(list, ...rows) {
  const { activeElement } = document;
  const row = list.contains(activeElement) ? activeElement?.closest("[data-id]") : null;
  const place = row ? rowsOf(list).indexOf(row) : -1;
  const control = row ? controlsOf(row).indexOf(/** @type {Element} */ (activeElement)) : -1;
  exchange(list, rows);
  if (!row) return;
  const shown = rowsOf(list);
  const same = shown.find((each) => idOf(each) === idOf(row)) ?? shown[Math.min(place, shown.length - 1)];
  const controls = same ? controlsOf(same) : [];
  /** @type {HTMLElement | undefined} */ (controls[control] ?? controls[0])?.focus({ preventScroll: true });
}

/**
 * Gives a list other children. Those that stay are not moved if they need not be.
 *
 * @param {HTMLElement} list
 * @param {Node[]} rows
 */
function exchange(list, rows) {
  const wanted = new Set(rows);
  for (const child of [...list.childNodes]) if (!wanted.has(child)) child.remove();
  let next = list.firstChild;
  for (const row of rows) {
    if (row === next) next = next.nextSibling;
    else list.insertBefore(row, next);
  }
}

/** @param {Element} list */
function rowsOf(list) {
  return [...list.querySelectorAll("[data-id]")];
}

/** @param {Element} row */
function controlsOf(row) {
  return [...row.querySelectorAll("button, input, select")];
}

/** @param {Element} row */
function idOf(row) {
  return /** @type {HTMLElement} */ (row).dataset.id;
}
