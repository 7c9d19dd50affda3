// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { popUpMenu } from "../ui/popup-menu.js";
import { cropPages } from "./cropping.js";
import { extractPages } from "./extracting.js";
import { insertPages } from "./inserting.js";

/**
 * Offers what can be done with some pages.
 *
 * @param {import("./application.js").Application} application
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {number[]} pages In order.
 * @param {HTMLElement} anchor
 * @param {number[]} [point]
 */
export function offerPageMenu(application, document, pages, anchor, point) {
  const entry = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ act) => {
    return { title: text(`pages.${name}`), act: () => application.ask(name, act) };
  };
  const entries = [
    entry("rotateLeft", () => document.ask("pages/rotate", { pages, by: 270 })),
    entry("rotateRight", () => document.ask("pages/rotate", { pages, by: 90 })),
    entry("duplicate", () => document.ask("pages/duplicate", { pages })),
    entry("insert", () => insertPages(application, document, pages)),
    entry("extract", () => extractPages(application, document, pages)),
    entry("crop", () => cropPages(document, pages)),
    entry("delete", () => document.ask("pages/delete", { pages })),
  ];
  popUpMenu(text("pages.more"), entries, anchor, point);
}
