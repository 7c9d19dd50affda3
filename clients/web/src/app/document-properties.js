// SPDX-License-Identifier: MIT
import { counted, currentLanguage, text, timeText } from "../i18n/catalogue.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { foreign } from "../ui/foreign.js";
import { askUntilDone } from "./attempt.js";
import { millimetres } from "./lengths.js";
import { forbidden } from "./permissions.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */
/** @typedef {import("../rpc/messages").Result<"document/info">} Info */

/** What can be changed. */
const LABELS = /** @type {const} */ ({
  title: "properties.name",
  author: "properties.author",
  subject: "properties.subject",
  keywords: "properties.keywords",
});
const NAMES = /** @type {(keyof typeof LABELS)[]} */ (Object.keys(LABELS));

/**
 * Shows what a document says about itself, and lets the user change some of it.
 *
 * @param {import("./application.js").Application} application
 * @param {import("./application.js").RectoViewer} viewer
 * @param {RectoDocument} document
 */
export async function showProperties(application, { viewport }, document) {
  const first = (await viewport?.presentPage()) ?? 0;
  const [info, security, listed] = await Promise.all([
    document.ask("document/info"),
    document.ask("document/security"),
    document.ask("pages/list", { first, count: 1, fields: ["size"] }),
  ]);
  const fields = NAMES.map((name) => element("input", { type: "text", value: info[name] ?? "" }));
  const size = listed.pages[0]?.size;
  const facts = factsOf(document, info, security, size);
  if (!application.isCopy(document)) facts.unshift(["file", document.source.path]);
  const rows = facts.flatMap(([name, value]) => fact(text(`properties.${name}`), value));
  const list = element("dl", { className: "facts" }, ...rows);
  for (const [name, value] of Object.entries(info.custom ?? {})) list.append(...fact(name, value));
  await askUntilDone(
    {
      title: text("properties.title"),
      body: [
        ...NAMES.map((name, index) => labelled(text(LABELS[name]), fields[index])),
        list,
        fonts(application, document),
      ],
      value: () => Object.fromEntries(NAMES.flatMap((name, index) => {
        const { value } = fields[index];
        return value === (info[name] ?? "") ? [] : [[name, value || null]];
      })),
    },
    async (changes) => {
      if (Object.keys(changes).length) await document.ask("document/setInfo", changes);
    },
  );
}

/**
 * What cannot be changed here, by the names of the catalogue.
 *
 * @param {RectoDocument} document
 * @param {Info} info
 * @param {import("../rpc/messages").Result<"document/security">} security
 * @param {number[]} [size] Of the page in sight, in points.
 * @returns {[string, string | undefined][]}
 */
function factsOf(document, info, { method, needsPassword }, size) {
  const encryption = [text(`security.${method}`), needsPassword ? text("security.password") : ""];
  const date = (/** @type {string | undefined} */ time) => (time ? timeText(time) : undefined);
  return [
    ["pages", new Intl.NumberFormat(currentLanguage()).format(info.pageCount)],
    ["size", size && size.map((length) => millimetres(length)).join(" × ") + " mm"],
    ["version", info.pdfVersion],
    ["created", date(info.created)],
    ["modified", date(info.modified)],
    ["creator", info.creator],
    ["producer", info.producer],
    ["encryption", encryption.filter(Boolean).join(", ")],
    ["permissions", forbidden(info.permissions)],
    ["signatures", document.opened.features.signatures ? String(document.opened.features.signatures) : undefined],
  ];
}

/**
 * @param {string} name
 * @param {string} [value] Nothing is shown without one.
 */
function fact(name, value) {
  if (!value) return [];
  return [element("dt", {}, foreign(name)), element("dd", {}, foreign(value))];
}

/**
 * The fonts, which are only looked for when the user wants to see them: all pages are read for that.
 *
 * @param {import("./application.js").Application} application
 * @param {RectoDocument} document
 */
function fonts(application, document) {
  const list = element("ul", { className: "told" });
  const summary = element("summary", { textContent: text("properties.fonts") });
  const details = element("details", {}, summary, list);
  let isAsked = false;
  details.addEventListener("toggle", () => {
    if (!details.open || isAsked) return;
    isAsked = true;
    list.replaceChildren(element("li", { textContent: text("properties.looking") }));
    application.run(async () => {
      const { fonts: found } = await document.ask("document/fonts");
      list.replaceChildren(...found.map(({ name, type, embedded, subset }) => {
        const kept = embedded ? (subset ? "subset" : "embedded") : "missing";
        return element("li", {}, foreign(name), ` (${type}, ${text(`fonts.${kept}`)})`);
      }));
      summary.textContent = counted("fonts.count", found.length);
    });
  });
  return details;
}
