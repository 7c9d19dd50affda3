// SPDX-License-Identifier: MIT
import { RectoError } from "../rpc/errors.js";
import { text } from "../i18n/catalogue.js";
import { ask } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { wordsOf } from "./notices.js";

/** What the user has entered cannot be used; the message says why in the user's language. */
export class EntryError extends Error {}

/**
 * Asks, and does what was answered. What is refused is told in the dialogue, which keeps its entries so that they
 * can be corrected.
 *
 * @template Answer, Result
 * @param {import("../ui/dialog.js").DialogOptions<Answer>} options
 * @param {(answer: Answer) => Promise<Result>} act
 * @returns {Promise<Result | null>} `null` if the user gave up.
 */
export async function askUntilDone({ body = [], ...options }, act) {
  const problem = element("p", { className: "problem", role: "alert" });
  for (;;) {
    const answer = await ask({ ...options, body: [problem, ...body] });
    if (answer === null) return null;
    try {
      return await act(answer);
    } catch (error) {
      if (!(error instanceof RectoError || error instanceof EntryError)) throw error;
      problem.textContent = problemOf(error);
    }
  }
}

/** @param {Error} error Of something that the user has entered. */
export function problemOf(error) {
  // Of entries, the server's own words say which one is wrong and why.
  const isEntry = error instanceof RectoError && error.kind === "invalidParams";
  return isEntry ? error.message.replace(/^params[^\s:]*: /, "") : wordsOf(error);
}

/**
 * Tells what became of something, as a list.
 *
 * @param {string} title
 * @param {string} summary
 * @param {string[]} lines
 */
export function tell(title, summary, lines) {
  const list = element("ul", { className: "told" }, ...lines.map((line) => element("li", { textContent: line })));
  // A long list is scrolled by keys too.
  list.tabIndex = 0;
  list.setAttribute("aria-label", summary);
  return ask({
    title,
    body: [element("p", { textContent: summary }), list],
    buttons: [["ok", text("close")]],
    value: () => true,
  });
}

/**
 * A box to tick.
 *
 * @param {string} title
 * @param {boolean} checked
 */
export function checkBox(title, checked) {
  const box = element("input", { type: "checkbox", checked });
  const label = element("label", { className: "labelled" }, element("span", { textContent: title }), box);
  return { box, label };
}

/**
 * The name of a file that is made from a document.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {string} end
 */
export function nameWith({ fileName }, end) {
  return fileName.replace(/\.pdf$/i, "") + end;
}
