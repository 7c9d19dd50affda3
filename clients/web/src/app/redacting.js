// SPDX-License-Identifier: MIT
import { counted, text } from "../i18n/catalogue.js";
import { ask } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** Where the search finds something: neither in names of layers nor in scripts, and so on. */
const ONLY_TEXT = {
  text: true, hidden: false, annotations: false, fields: false, outline: false, metadata: false,
  attachments: false, structure: false, links: false, scripts: false, names: false,
}; // prettier-ignore

/**
 * Marks all that a search finds for redaction.
 *
 * @param {import("./application.js").Application} application
 * @param {RectoDocument} document
 * @param {import("../rpc/messages").DocumentParams<"annotations/markRedactions">} search
 */
export async function markForRedaction({ notices }, document, search) {
  const { annotations } = await document.ask("annotations/markRedactions", { ...search, places: ONLY_TEXT });
  notices.say(counted("redact.marked", annotations.length));
}

/**
 * Removes what all redactions of a document cover, after a question.
 *
 * @param {import("./application.js").Application} application
 * @param {RectoDocument} document
 */
export async function applyRedactions({ notices }, document) {
  const { annotations } = await document.ask("annotations/list", { types: ["redact"], fields: ["id"] });
  if (!annotations.length) {
    notices.say(text("redact.none"));
    return;
  }
  const isSure = await ask({
    title: text("redact.apply"),
    body: [
      element("p", { textContent: counted("redact.count", annotations.length) }),
      element("p", { textContent: text("redact.final") }),
    ],
    buttons: [["cancel", text("cancel")], ["apply", text("redact.apply")]],
    value: () => true,
  });
  if (!isSure) return;
  const { removed, remaining } = await document.ask("annotations/applyRedactions", {});
  document.emit("redacted");
  // Other annotations are removed with the contents that they lie on.
  const gone = new Set(removed);
  notices.say(counted("redact.applied", annotations.filter(({ id = "" }) => gone.has(id)).length));
  const left = remaining.reduce((sum, { count }) => sum + count, 0);
  if (left) notices.show("redact", counted("redact.left", left), [[text("close"), () => {}]], document);
}
