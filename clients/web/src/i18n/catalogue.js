// SPDX-License-Identifier: MIT
import { english } from "./en.js";
import { german } from "./de.js";
import { arabic } from "./ar.js";

/** @type {Record<string, Record<string, string>>} */
const CATALOGUES = { en: english, de: german, ar: arabic };

let language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => CATALOGUES[tag]) ?? "en";

/** The language of the user interface, such as `de`. */
export function currentLanguage() {
  return language;
}

/** Languages whose lines run from right to left. */
const FROM_RIGHT = ["ar", "fa", "he", "ur", "yi"];

/** How the lines of the interface run, as the attribute `dir` says it. */
export function direction() {
  return FROM_RIGHT.includes(language) ? "rtl" : "ltr";
}

/** The user's variant of the interface's language, for dates. */
function locale() {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}

/** @param {number | string} time A day, as the user writes it. */
export function dayText(time) {
  return new Date(time).toLocaleDateString(locale());
}

/** @param {number | string} time A day and the time of it, as the user writes them. */
export function timeText(time) {
  return new Date(time).toLocaleString(locale());
}

/** @param {string} tag Such as `de-AT`; one without a catalogue counts as English. */
export function setLanguage(tag) {
  language = CATALOGUES[tag.slice(0, 2)] ? tag.slice(0, 2) : "en";
}

/** Letters of scripts that run from right to left. */
const FROM_RIGHT_LETTER = "[\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Thaa}\\p{sc=Nkoo}]";
/** Letters that run against the lines of the interface. */
const AGAINST = {
  ltr: new RegExp(FROM_RIGHT_LETTER, "u"),
  rtl: new RegExp(`(?!${FROM_RIGHT_LETTER})\\p{L}`, "u"),
};

/**
 * A value for a text. One that runs the other way is isolated, by the characters for that: it must not move the
 * words around it, such as those behind the name of a file.
 *
 * @param {string | number} value
 */
function isolated(value) {
  const words = String(value);
  return AGAINST[direction()].test(words) ? `\u2068${words}\u2069` : words;
}

/**
 * A text of the catalogue, with values in the places of `{name}`.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function text(key, values = {}) {
  const found = CATALOGUES[language][key] ?? CATALOGUES.en[key] ?? key;
  return found.replace(/\{(\w+)\}/g, (_, name) => isolated(values[name] ?? ""));
}

/**
 * A text for a number of things, in the plural form that the language has for it, such as `key.few`; one
 * without this form is `key` itself.
 *
 * @param {string} key
 * @param {number} count The value of `{count}`.
 * @param {Record<string, string | number>} [values]
 */
export function counted(key, count, values = {}) {
  const form = `${key}.${new Intl.PluralRules(language).select(count)}`;
  return text(form in CATALOGUES[language] ? form : key, { ...values, count });
}

/**
 * The name of something that the server names in English.
 *
 * @param {string} group
 * @param {string} id
 * @param {string} title The server's name, where the catalogue has none.
 */
export function named(group, id, title) {
  const key = `${group}.${id}`;
  return CATALOGUES[language][key] ?? CATALOGUES.en[key] ?? title;
}
