// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { deliver } from "./saving.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */
/** @typedef {import("../rpc/messages").BookmarkExchangeFormat} Format */

/** The formats of bookmarks, with the endings of their files. */
const FILES = /** @type {const} */ ({ instantJSON: "json", csv: "csv", apryse: "json" });
const FORMATS = /** @type {Exclude<Format, "outline">[]} */ (Object.keys(FILES));

/** @param {RectoDocument} document Hands its bookmarks to the browser, in a format that the user chooses. */
export async function exportBookmarks(document) {
  const field = formats(FORMATS);
  const format = await ask({
    title: text("bookmarks.export"),
    body: [labelled(text("bookmarks.format"), field)],
    value: () => FORMATS[field.selectedIndex],
  });
  if (!format) return;
  const { data = "" } = await document.ask("bookmarks/export", { format, sortOrder: "custom" });
  const name = document.fileName.replace(/\.pdf$/i, "");
  deliver(new Blob([data], { type: "text/plain" }), `${name}-bookmarks.${FILES[format]}`);
}

/** @param {RectoDocument} document Adds the bookmarks of a file, or those of the document's outline. */
export async function importBookmarks(document) {
  const all = /** @type {Format[]} */ ([...FORMATS, "outline"]);
  const field = formats(all);
  const file = element("input", { type: "file", accept: ".json,.csv,.txt" });
  field.onchange = () => (file.disabled = all[field.selectedIndex] === "outline");
  const chosen = await ask({
    title: text("bookmarks.import"),
    body: [labelled(text("bookmarks.format"), field), labelled(text("file"), file)],
    value: () => {
      const format = all[field.selectedIndex];
      const source = file.files?.[0];
      return format === "outline" || source ? { format, source } : null;
    },
  });
  if (!chosen) return;
  const { format, source } = chosen;
  const data = format === "outline" ? undefined : await source?.text();
  await document.ask("bookmarks/import", { format, data });
}

/** @param {Format[]} names */
function formats(names) {
  return element("select", {}, ...names.map((name) => new Option(text(`bookmarks.${name}`), name)));
}
