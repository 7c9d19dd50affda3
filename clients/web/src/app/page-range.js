// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";

const RUN = "\\s*\\d{1,9}(\\s*[\\-–]\\s*\\d{1,9})?\\s*";

/**
 * A field for pages by their numbers, such as `1-3, 8`.
 *
 * @param {number[]} pages What it shows at first, from 0 and in order.
 */
export function rangeField(pages) {
  const hint = text("pages.range.hint");
  const pattern = `${RUN}(,${RUN})*`;
  return element("input", { type: "text", value: rangeOf(pages), pattern, title: hint, placeholder: hint });
}

/**
 * The pages that a field names, from 0 and in the order in which they stand there. A page that the document does
 * not have is for the server to refuse.
 *
 * @param {string} value
 * @param {number} pageCount
 */
export function pagesOf(value, pageCount) {
  /** @type {Set<number>} */
  const pages = new Set();
  for (const run of value.split(",")) {
    // The first page behind the last one stands for all of those.
    const ends = run.split(/[-–]/).map((number) => Math.min(Number(number) - 1, pageCount));
    const [from, to] = [ends[0], ends[ends.length - 1]];
    // What is no number is kept out by the field.
    if (!Number.isInteger(from) || !Number.isInteger(to)) continue;
    const step = from <= to ? 1 : -1;
    for (let page = from; page !== to + step; page += step) pages.add(page);
  }
  return [...pages];
}

/** @param {number[]} pages */
function rangeOf(pages) {
  /** @type {number[][]} */
  const runs = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}-${to + 1}`)).join(", ");
}
