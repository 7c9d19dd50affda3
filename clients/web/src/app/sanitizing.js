// SPDX-License-Identifier: MIT
import { currentLanguage, text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { askUntilDone, checkBox, tell } from "./attempt.js";

/** @typedef {import("../rpc/messages").HiddenInformationCount} Count */

/** What readers see and may want to keep: it is removed only if the user chooses that. */
const SEEN = ["comments", "fieldValues", "links", "attachments"];

/**
 * Removes hidden information of the kinds that the user chooses.
 *
 * @param {import("./application.js").Application} application
 * @param {import("../rpc/document.js").RectoDocument} document
 */
export async function sanitize({ notices }, document) {
  notices.say(text("sanitize.looking"));
  const { counts } = await document.ask("document/sanitize", { preview: true });
  const found = counts.filter(({ count }) => count > 0);
  if (!found.length) {
    notices.say(text("sanitize.none"));
    return;
  }
  const boxes = found.map((each) => ({ kind: each.kind, ...checkBox(words(each), !SEEN.includes(each.kind)) }));
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ kind }) => [kind, true]);
  const title = text("sanitize.title");
  const done = await askUntilDone(
    {
      title,
      body: [
        element("p", { textContent: text("sanitize.found") }),
        element("div", { className: "boxes" }, ...boxes.map(({ label }) => label)),
        element("p", { className: "hint", textContent: text("sanitize.final") }),
      ],
      buttons: [["cancel", text("cancel")], ["remove", text("sanitize.remove")]],
      // Nothing chosen would mean everything.
      value: () => (chosen().length ? Object.fromEntries(chosen()) : null),
    },
    (kinds) => document.ask("document/sanitize", kinds),
  );
  if (!done) return;
  // The list of hits must not name what is gone.
  document.emit("redacted");
  await tell(title, text("sanitize.done"), done.counts.filter(({ count }) => count > 0).map(words));
}

/** @param {Count} count */
function words({ kind, count }) {
  return `${text(`sanitize.${kind}`)} (${new Intl.NumberFormat(currentLanguage()).format(count)})`;
}
