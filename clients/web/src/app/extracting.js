// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { labelled } from "../ui/dialog.js";
import { askUntilDone, nameWith } from "./attempt.js";
import { pagesOf, rangeField } from "./page-range.js";
import { deliver, written } from "./saving.js";

/**
 * Hands some pages of a document to the browser, as a document of their own.
 *
 * @param {import("./application.js").Application} application
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {number[]} chosen What is offered.
 */
export async function extractPages({ notices }, document, chosen) {
  const field = rangeField(chosen);
  field.required = true;
  const name = await askUntilDone(
    {
      title: text("extract.title"),
      body: [labelled(text("pages.range"), field)],
      buttons: [["cancel", text("cancel")], ["extract", text("extract")]],
      onopen: () => field.select(),
      value: () => pagesOf(field.value, document.pageCount),
    },
    async (pages) => {
      const name = nameWith(document, "-pages.pdf");
      deliver(await written(document, name, (path) => document.ask("pages/extract", { pages, path })), name);
      return name;
    },
  );
  if (name) notices.say(text("export.done", { name }));
}
