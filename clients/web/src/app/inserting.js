// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { RectoError } from "../rpc/errors.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { askUntilDone } from "./attempt.js";
import { pagesOf, rangeField } from "./page-range.js";

/** @typedef {import("./application.js").Application} Application */
/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** What new pages show. */
const TEMPLATES = /** @type {const} */ (["blank", "lined", "grid", "dotted", "music"]);
/** The choice of a file; other values are templates, and ids of documents that are open. */
const FILE = "file";

/**
 * Inserts new pages, or those of another document, beside some pages.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 * @param {number[]} beside In order.
 */
export async function insertPages(application, document, beside) {
  const form = formFor(application, document, beside);
  /** @type {Map<File, string>} What is tried again, such as with a password, is not sent again. */
  const sent = new Map();
  const upload = async (/** @type {File} */ file) => {
    const path = sent.get(file) ?? (await application.session.resources.upload(file, file.name));
    sent.set(file, path);
    return path;
  };
  await askUntilDone(
    {
      title: text("insert.title"),
      body: form.rows,
      buttons: [["cancel", text("cancel")], ["insert", text("insert")]],
      onopen: () => form.isLocked && form.password.focus(),
      value: () => (form.isFile && !form.file.files?.length ? null : form.place),
    },
    (at) => insert(application, document, form, at, upload),
  );
}

/**
 * @param {Application} application
 * @param {RectoDocument} document
 * @param {ReturnType<typeof formFor>} form
 * @param {number} at
 * @param {(file: File) => Promise<string>} upload Answers a path.
 */
async function insert(application, document, form, at, upload) {
  const template = TEMPLATES.find((each) => each === form.source.value);
  if (template) return document.ask("pages/insert", { at, count: Number(form.count.value), template });
  const file = form.isFile ? form.file.files?.[0] : undefined;
  const source = file ? { path: await upload(file) } : { from: form.source.value };
  const password = form.password.value || undefined;
  const range = form.range.value;
  try {
    const pages = range ? pagesOf(range, await pageCountOf(application, source, password)) : undefined;
    return await document.ask("pages/import", { ...source, at, pages, password });
  } catch (error) {
    if (error instanceof RectoError && error.kind === "passwordRequired") form.askPassword();
    throw error;
  }
}

/**
 * How many pages the source has. Without that number, a range could be longer than a message.
 *
 * @param {Application} application
 * @param {{path?: string, from?: string}} source
 * @param {string} [password]
 */
async function pageCountOf({ session, viewers }, { path, from }, password) {
  const known = viewers.find(({ document }) => from !== undefined && document?.id === from);
  if (known?.document) return known.document.pageCount;
  const params = { path, password, readOnly: true, javascript: false };
  const { documentId, pageCount } = await session.request("document/open", params);
  await session.request("document/close", { documentId });
  return pageCount;
}

/**
 * The fields of the dialogue, of which only those are shown that the choice of contents needs.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 * @param {number[]} beside
 */
function formFor({ viewers }, document, beside) {
  const open = viewers.flatMap((viewer) => viewer.document ?? []);
  const others = open.filter((each) => each !== document);
  const [first, last] = [beside[0], beside[beside.length - 1]];
  const source = element(
    "select",
    {},
    ...TEMPLATES.map((name) => new Option(text(`insert.${name}`), name)),
    new Option(text("insert.file"), FILE),
    ...others.map(({ id, fileName }) => new Option(text("insert.document", { name: fileName }), id)),
  );
  const place = element(
    "select",
    {},
    new Option(text("insert.after", { number: last + 1 }), String(last + 1)),
    new Option(text("insert.before", { number: first + 1 }), String(first)),
    new Option(text("insert.end"), String(document.pageCount)),
  );
  const count = element("input", { type: "number", value: "1", min: "1", max: "1000", required: true });
  const file = element("input", { type: "file", accept: "application/pdf,.pdf" });
  const range = rangeField([]);
  range.placeholder = text("insert.all");
  const password = element("input", { type: "password", autocomplete: "off" });
  const passwordRow = labelled(text("password"), password);
  const newRows = [labelled(text("insert.count"), count)];
  const fileRow = labelled(text("file"), file);
  const rangeRow = labelled(text("pages.range"), range);
  passwordRow.hidden = true;
  const show = () => {
    const isNew = TEMPLATES.some((name) => name === source.value);
    for (const row of newRows) row.hidden = !isNew;
    fileRow.hidden = source.value !== FILE;
    rangeRow.hidden = isNew;
    if (source.value !== FILE) passwordRow.hidden = true;
    count.disabled = !isNew;
    range.disabled = isNew;
  };
  source.onchange = show;
  show();
  return {
    rows: [
      labelled(text("insert.contents"), source), ...newRows, fileRow, passwordRow, rangeRow,
      labelled(text("insert.place"), place),
    ],
    source, count, file, range, password,
    get isFile() {
      return source.value === FILE;
    },
    get isLocked() {
      return !passwordRow.hidden;
    },
    get place() {
      return Number(place.value);
    },
    askPassword() {
      passwordRow.hidden = false;
      password.value = "";
    },
  }; // prettier-ignore
}
