// SPDX-License-Identifier: MIT
import { named, text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** @typedef {Pick<import("../rpc/messages").ToolOptions, "stamp" | "stampWords">} StampOptions */

/** The standard stamps by their names, as docs/tools/insert.md lists them. */
const STAMPS = [
  "Approved", "AsIs", "Completed", "Confidential", "Departmental", "Draft", "Experimental", "Expired",
  "Final", "ForComment", "ForPublicRelease", "InformationOnly", "InitialHere", "NotApproved",
  "NotForPublicRelease", "PreliminaryResults", "SignHere", "Sold", "TopSecret", "Void", "Witness",
]; // prettier-ignore
/** Stands for words of the user's own. */
const OWN = "";

/**
 * A field to choose the next stamp with.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {(options: StampOptions) => void} onchoose
 */
export function stampField(document, onchoose) {
  const options = STAMPS.map((name) => new Option(named("stamp", name, titleOf(name)), name));
  const field = element("select", { className: "stamp-field" }, ...options);
  field.append(new Option(text("stamp.own"), OWN));
  field.setAttribute("aria-label", text("stamp"));
  field.onchange = async () => {
    if (field.value !== OWN) onchoose({ stamp: field.value, stampWords: null });
    else {
      const stampWords = await askForWords();
      if (stampWords) onchoose({ stampWords });
    }
  };
  document.ask("tool/get").then(
    ({ options: { stamp, stampWords } }) => (field.value = stampWords ? OWN : (stamp ?? STAMPS[0])),
    (error) => document.session.report(error),
  );
  return field;
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
