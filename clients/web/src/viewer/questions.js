// SPDX-License-Identifier: MIT
import { base64Of } from "../rpc/bytes.js";
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { foreign } from "../ui/foreign.js";
import { askForProperties } from "./properties.js";
import { askForSignature } from "./signature-pad.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** @typedef {import("../rpc/messages").Requirement} Requirement */
/** @typedef {import("../rpc/messages").Answer} Answer */
/** @typedef {(requirement: Requirement, document: RectoDocument, parent: Node) => Promise<Answer | null>} Asking */

/**
 * How each kind of requirement is asked for: `null` where the user gives no answer.
 *
 * @type {Record<import("../rpc/messages").RequirementKind, Asking>}
 */
export const QUESTIONS = {
  text: askForText,
  number: askForNumber,
  choice: askForChoice,
  file: (requirement, _, parent) => askForFile(requirement, "", parent),
  sound: (requirement, _, parent) => askForFile(requirement, "audio/wav", parent),
  link: askForLink,
  signature: askForSignature,
  confirm: askToConfirm,
  properties: askForProperties,
};

/**
 * @param {Requirement} requirement
 * @param {RectoDocument} document
 * @param {Node} parent
 */
function askForText({ prompt, value = "", multiline, maxLength, secret }, document, parent) {
  const field = multiline
    ? element("textarea", { value, rows: 5 })
    : element("input", { value, type: secret ? "password" : "text" });
  if (maxLength) field.maxLength = maxLength;
  field.setAttribute("aria-label", prompt);
  // What is entered so far is kept, should the user go on without an answer.
  field.addEventListener("input", () => {
    document.ask("interaction/text", { text: field.value }).catch((error) => document.session.report(error));
  });
  // Escape and a lost focus keep what was typed; only the button drops it.
  const keep = () => {
    const primary = /** @type {HTMLElement | null} */ (field.form?.querySelector(".primary"));
    if (field.isConnected && field.value !== value) field.form?.requestSubmit(primary);
  };
  field.addEventListener("keydown", (/** @type {Event} */ event) => {
    if (/** @type {KeyboardEvent} */ (event).key === "Escape") keep();
  });
  field.addEventListener("blur", () => setTimeout(() => {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (field.getRootNode());
    if (!window.document.hasFocus() || !field.form?.contains(activeElement)) keep();
  }));
  const onopen = () => {
    field.focus();
    field.select();
  };
  const [body, isModal] = [[field], false];
  return ask({ title: prompt, body, parent, isModal, onopen, value: () => field.value });
}

/**
 * @param {Requirement} requirement
 * @param {RectoDocument} _
 * @param {Node} parent
 */
function askForNumber({ prompt, value = "" }, _, parent) {
  const field = element("input", { type: "number", value, step: "any", required: true });
  const answer = () => (Number.isFinite(field.valueAsNumber) ? field.valueAsNumber : null);
  return ask({ title: prompt, body: [field], parent, value: answer });
}

/**
 * @param {Requirement} requirement
 * @param {RectoDocument} _
 * @param {Node} parent
 */
function askForChoice({ prompt, choices = [], values = [] }, _, parent) {
  const boxes = choices.map(({ id }) => {
    return element("input", { type: "radio", name: "choice", value: id, checked: values.includes(id) });
  });
  const rows = choices.map(({ title }, index) => {
    return element("label", { className: "choice-row" }, boxes[index], foreign(title));
  });
  const chosen = () => boxes.find(({ checked }) => checked);
  const body = [element("div", { className: "choice-list" }, ...rows)];
  const onopen = () => (chosen() ?? boxes[0])?.focus();
  return ask({ title: prompt, body, parent, onopen, value: () => chosen()?.value ?? null });
}

/**
 * @param {Requirement} requirement
 * @param {string} accept
 * @param {Node} parent
 */
async function askForFile({ prompt }, accept, parent) {
  const field = element("input", { type: "file", accept });
  const file = await ask({
    title: prompt,
    body: [labelled(text("file"), field)],
    parent,
    value: () => field.files?.[0] ?? null,
  });
  return file && fileAnswer(file);
}

/**
 * What a requirement for a file is answered with.
 *
 * @param {File} file
 */
export async function fileAnswer(file) {
  return { data: await base64Of(file), name: file.name, mimeType: file.type || undefined };
}

/**
 * @param {Requirement} requirement
 * @param {RectoDocument} document
 * @param {Node} parent
 */
function askForLink({ prompt, value = "" }, document, parent) {
  const address = element("input", { type: "url", value, placeholder: "https://" });
  const page = element("input", { type: "number", min: "1", max: String(document.pageCount) });
  const answer = () => {
    if (address.value) return { uri: address.value };
    const index = page.valueAsNumber - 1;
    return index >= 0 && index < document.pageCount ? { pageIndex: index } : null;
  };
  const body = [labelled(text("link.address"), address), labelled(text("link.page"), page)];
  return ask({ title: prompt, body, parent, value: answer });
}

/**
 * @param {Requirement} requirement
 * @param {RectoDocument} _
 * @param {Node} parent
 */
function askToConfirm({ prompt }, _, parent) {
  return ask({ title: prompt, parent, value: () => true });
}
