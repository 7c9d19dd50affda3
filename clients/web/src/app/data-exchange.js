// SPDX-License-Identifier: MIT
import { counted, text } from "../i18n/catalogue.js";
import { base64Of } from "../rpc/bytes.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { askUntilDone, nameWith, tell } from "./attempt.js";
import { textOf } from "./file-text.js";
import { deliver, written } from "./saving.js";

/** @typedef {import("./application.js").Application} Application */
/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** The formats that can be written, with the endings of their files. */
const FILES = /** @type {const} */ ({ xfdf: "xfdf", fdf: "fdf", instantJSON: "json", text: "txt", html: "html" });
const WRITTEN = /** @type {(keyof typeof FILES)[]} */ (Object.keys(FILES));
/** The formats that can be read, with the endings by which a file's format is guessed. */
const READ = /** @type {const} */ (["xfdf", "fdf", "instantJSON"]);
const ENDINGS = { xfdf: /\.(xfdf|xml)$/i, fdf: /\.fdf$/i, instantJSON: /\.json$/i };

/**
 * Hands the annotations and form data of a document, or its text, to the browser.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 */
export async function exportData({ notices }, document) {
  const field = formats(WRITTEN);
  const title = text("export.title");
  const done = await askUntilDone(
    { title, body: [labelled(text("exchange.format"), field)], value: () => WRITTEN[field.selectedIndex] },
    async (format) => {
      const name = nameWith(document, `.${FILES[format]}`);
      /** @type {import("../rpc/messages").Skipped[]} */ let skipped = [];
      const file = await written(document, name, async (path) => {
        // Another copy of the document may have other annotations: it gets all of these.
        const scope = format === "instantJSON" ? "all" : undefined;
        ({ skipped } = await document.ask("document/export", { format, path, scope }));
      });
      deliver(file, name);
      return { name, skipped };
    },
  );
  if (!done) return;
  const said = text("export.done", { name: done.name });
  if (done.skipped.length) await tell(title, `${said} ${text("export.skipped")}`, done.skipped.map(reason));
  else notices.say(said);
}

/**
 * Adds the annotations and form data of a file to a document.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 */
export async function importData({ notices }, document) {
  const field = formats(READ);
  const file = element("input", { type: "file", accept: ".xfdf,.fdf,.json,.xml", required: true });
  file.onchange = () => {
    const name = file.files?.[0]?.name ?? "";
    const format = READ.find((each) => ENDINGS[each].test(name));
    if (format) field.value = format;
  };
  const title = text("import.title");
  const done = await askUntilDone(
    {
      title,
      body: [labelled(text("file"), file), labelled(text("exchange.format"), field)],
      value: () => file.files?.[0] ?? null,
    },
    async (chosen) => {
      const format = READ[field.selectedIndex];
      const data = format === "fdf" ? await base64Of(chosen) : await textOf(chosen);
      return document.ask("document/import", { format, data });
    },
  );
  if (!done) return;
  const kinds = /** @type {const} */ (["added", "changed", "removed", "fields"]);
  const counts = kinds.filter((kind) => done[kind].length).map((kind) => counted(`import.${kind}`, done[kind].length));
  const said = counts.join(" ") || text("import.nothing");
  if (done.skipped.length) await tell(title, `${said} ${text("import.skipped")}`, done.skipped.map(reason));
  else notices.say(said);
}

/** @param {import("../rpc/messages").Skipped} skipped */
function reason({ id, reason }) {
  return id === undefined ? reason : `${id}: ${reason}`;
}

/** @param {readonly (keyof typeof FILES)[]} names */
function formats(names) {
  return element("select", {}, ...names.map((name) => new Option(text(`exchange.${name}`), name)));
}
