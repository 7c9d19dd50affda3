// SPDX-License-Identifier: MIT
import { named, text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** @typedef {Pick<import("../rpc/messages").ToolOptions, "stamp" | "stampWords">} StampOptions */

/** Stands for words of the user's own. */
const OWN = "";

/**
 * A field to choose the next stamp with.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {(options: StampOptions) => void} onchoose
 */
export function stampField(document, onchoose) {
  const field = element("select", { className: "stamp-field" });
  field.setAttribute("aria-label", text("stamp"));
  field.onchange = async () => {
    if (field.value !== OWN) onchoose({ stamp: field.value, stampWords: null });
    else {
      const stampWords = await askForWords();
      if (stampWords) onchoose({ stampWords });
    }
  };
  fill(field, document).catch((error) => document.session.report(error));
  return field;
}

/**
 * Lists the server's stamps, and chooses the present one.
 *
 * @param {HTMLSelectElement} field
 * @param {import("../rpc/document.js").RectoDocument} document
 */
async function fill(field, document) {
  const [{ stamps }, { options }] = await Promise.all([
    document.session.request("stamps/list"),
    document.ask("tool/get"),
  ]);
  const choices = stamps.map(({ name }) => new Option(named("stamp", name, titleOf(name)), name));
  field.replaceChildren(...choices, new Option(text("stamp.own"), OWN));
  field.value = options.stampWords ? OWN : (options.stamp ?? stamps[0].name);
}

function askForWords() {
  const words = element("input", { type: "text", required: true });
  const below = element("input", { type: "text" });
  return ask({
    title: text("stamp.own"),
    body: [labelled(text("stamp.words"), words), labelled(text("stamp.below"), below)],
    onopen: () => words.focus(),
    value: () => (words.value ? { text: words.value, secondLine: below.value || undefined } : null),
  });
}

/** @param {string} name Such as `ForPublicRelease`. */
function titleOf(name) {
  return name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
