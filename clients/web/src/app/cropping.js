// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { askUntilDone } from "./attempt.js";
import { points } from "./lengths.js";
import { pagesOf, rangeField } from "./page-range.js";

/** In the order of the protocol. */
const SIDES = ["left", "top", "right", "bottom"];

/**
 * Cuts margins off pages, or shows all of them again.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {number[]} chosen What is offered.
 */
export async function cropPages(document, chosen) {
  const range = rangeField(chosen);
  range.required = true;
  const fields = SIDES.map(() => element("input", { type: "number", value: "0", min: "0", step: "any" }));
  const sides = SIDES.map((side, index) => labelled(text(`crop.${side}`), fields[index]));
  await askUntilDone(
    {
      title: text("crop.title"),
      body: [
        labelled(text("pages.range"), range),
        element("div", { className: "pairs" }, ...sides),
        element("p", { className: "hint", textContent: text("crop.hint") }),
      ],
      buttons: [["cancel", text("cancel")], ["reset", text("crop.reset")], ["crop", text("crop")]],
      onopen: () => fields[0].select(),
      value: (id) => id,
    },
    (id) => {
      const margins = id === "crop" ? fields.map(({ value }) => points(value)) : undefined;
      return document.ask("pages/crop", { pages: pagesOf(range.value, document.pageCount), margins });
    },
  );
}
