// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/messages").Property} Property */
/** @typedef {import("../rpc/messages").PropertyValue} PropertyValue */
/** @typedef {{control: HTMLElement, read: () => PropertyValue}} Editor */

/**
 * Asks for the properties of something, such as a form field. Only the changed ones are answered.
 *
 * @param {import("../rpc/messages").Requirement} requirement
 * @param {import("../rpc/document.js").RectoDocument} _
 * @param {Node} parent
 */
export function askForProperties({ prompt, properties = [] }, _, parent) {
  const editors = properties.map((property) => ({ property, ...editorOf(property) }));
  const body = editors.map(({ property, control }) => rowOf(property, control));
  /** @returns {Record<string, PropertyValue>} */
  const changes = () => {
    const read = editors.map(({ property, read }) => ({ ...property, now: read() }));
    const changed = read.filter(({ value, now }) => JSON.stringify(value) !== JSON.stringify(now));
    return Object.fromEntries(changed.map(({ id, now }) => [id, now]));
  };
  return ask({ title: prompt, body, parent, value: changes });
}

/**
 * @param {Property} property
 * @param {HTMLElement} control
 */
function rowOf({ kind, title }, control) {
  if (kind === "flag") return element("label", { className: "choice-row" }, control, title);
  return labelled(title, control);
}

/**
 * @param {Property} property
 * @returns {Editor}
 */
function editorOf({ kind, value, choices = [] }) {
  switch (kind) {
    case "flag":
      return flag(value === true);
    case "number":
      return number(value);
    case "choice":
      return choice(value, choices);
    case "texts":
      return lines(Array.isArray(value) ? value.map(String) : []);
    case "options":
      return options(Array.isArray(value) ? value : []);
    default:
      return line(value);
  }
}

/**
 * @param {PropertyValue} value
 * @returns {Editor}
 */
function line(value) {
  const control = element("input", { type: "text", value: value === null ? "" : String(value) });
  return { control, read: () => (control.value || value !== null ? control.value : null) };
}

/**
 * @param {PropertyValue} value
 * @returns {Editor}
 */
function number(value) {
  const control = element("input", { type: "number", step: "any" });
  control.value = value === null ? "" : String(value);
  return { control, read: () => (control.value ? control.valueAsNumber : null) };
}

/**
 * @param {boolean} value
 * @returns {Editor}
 */
function flag(value) {
  const control = element("input", { type: "checkbox", checked: value });
  return { control, read: () => control.checked };
}

/**
 * @param {PropertyValue} value
 * @param {{id: string, title: string}[]} choices
 * @returns {Editor}
 */
function choice(value, choices) {
  const control = element("select", {}, ...choices.map(({ id, title }) => new Option(title, id)));
  control.value = String(value ?? "");
  return { control, read: () => control.value || null };
}

/**
 * Texts, one in each line.
 *
 * @param {string[]} value
 * @returns {Editor}
 */
function lines(value) {
  const control = element("textarea", { rows: 4, value: value.join("\n") });
  return { control, read: () => control.value.split("\n").filter(Boolean) };
}

/**
 * Options, one in each line: what people read, or `value = what people read`.
 *
 * @param {(string | import("../rpc/messages").NewFieldOption)[]} value
 * @returns {Editor}
 */
function options(value) {
  const given = value.map((option) => (typeof option === "string" ? { value: option } : option));
  const shown = given.map(({ value, title }) => (title ? `${value} = ${title}` : value));
  const control = element("textarea", { rows: 4, value: shown.join("\n"), title: text("field.options") });
  const read = () => {
    const entered = control.value.split("\n").filter(Boolean);
    return entered.map((entry) => {
      const [value, ...title] = entry.split(" = ");
      return title.length ? { value, title: title.join(" = ") } : { value };
    });
  };
  return { control, read };
}
