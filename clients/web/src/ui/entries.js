// SPDX-License-Identifier: MIT

/** Fields for texts that the user would miss. */
const FIELDS = "textarea, input:is([type=text], [type=url], :not([type]))";

/** The parts of the page in which texts are being entered. @type {Set<Element>} */
const parts = new Set();
/** What the fields held at first. @type {WeakMap<Element, string>} */
const firsts = new WeakMap();

/** @param {Element} part Watches its fields from now on, until it leaves the page. */
export function watchEntries(part) {
  for (const each of parts) if (!each.isConnected) parts.delete(each);
  parts.add(part);
  for (const field of fieldsOf(part)) if (!firsts.has(field)) firsts.set(field, field.value);
}

/** Whether a text was entered that is nowhere but in its field. */
export function hasEntries() {
  const fields = [...parts].filter((part) => part.isConnected).flatMap(fieldsOf);
  return fields.some((field) => firsts.has(field) && firsts.get(field) !== field.value);
}

/** @param {Element} part */
function fieldsOf(part) {
  return /** @type {(HTMLInputElement | HTMLTextAreaElement)[]} */ ([...part.querySelectorAll(FIELDS)]);
}
