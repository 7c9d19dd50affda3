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
 * An editor that answers the value as it was given unless the user changes what the control shows.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} control
 * @param {PropertyValue} value
 * @param {() => PropertyValue} read
 * @returns {Editor}
 */
function editor(control, value, read) {
  const shown = control.value;
  return { control, read: () => (control.value === shown ? value : read()) };
}

/**
 * @param {PropertyValue} value
 * @returns {Editor}
 */
function line(value) {
  const given = value === null ? "" : String(value);
  const control = given.includes("\n")
    ? element("textarea", { rows: 4, value: given })
    : element("input", { type: "text", value: given });
  return editor(control, value, () => control.value);
}

/**
 * @param {PropertyValue} value
 * @returns {Editor}
 */
function number(value) {
  const control = element("input", { type: "number", step: "any" });
  control.value = value === null ? "" : String(value);
  return editor(control, value, () => (control.value ? control.valueAsNumber : null));
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
  return editor(control, value, () => control.value || null);
}

/**
 * Texts, one in each line.
 *
 * @param {string[]} value
 * @returns {Editor}
 */
function lines(value) {
  const control = element("textarea", { rows: 4, value: value.join("\n") });
  return editor(control, value, () => control.value.split("\n").filter(Boolean));
}

/**
 * Options, one in each line: what people read, or `value = what people read`. A line that was not changed
 * stays the option that it was.
 *
 * @param {(string | import("../rpc/messages").NewFieldOption)[]} value
 * @returns {Editor}
 */
function options(value) {
  const given = value.map((option) => (typeof option === "string" ? { value: option } : option));
  const shown = given.map(({ value, title }) => (title ? `${value} = ${title}` : value).replaceAll(/\s*\n\s*/g, " "));
  const control = element("textarea", { rows: 4, value: shown.join("\n"), title: text("field.options") });
  const read = () => {
    // The option without a text, with which a field says that nothing is chosen, is an empty line.
    const entered = control.value.trim() ? control.value.replace(/\n+$/, "").split("\n") : [];
    return entered.map((entry) => {
      const known = given[shown.indexOf(entry)];
      if (known) return known;
      const [value, ...title] = entry.split(" = ");
      return title.length ? { value, title: title.join(" = ") } : { value };
    });
  };
  return editor(control, /** @type {PropertyValue} */ (value), read);
}
