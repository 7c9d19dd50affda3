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
 * @param {(act: (pages: number[]) => unknown) => Promise<unknown>} change Does something with the pages.
 * @param {HTMLElement} anchor
 * @param {number[]} [point]
 */
export function offerPageMenu(application, document, change, anchor, point) {
  const entry = (/** @type {string} */ name, /** @type {(pages: number[]) => unknown} */ act) => {
    return { title: text(`pages.${name}`), act: () => application.ask(name, () => change(act)) };
  };
  const entries = [
    entry("rotateLeft", (pages) => document.ask("pages/rotate", { pages, by: 270 })),
    entry("rotateRight", (pages) => document.ask("pages/rotate", { pages, by: 90 })),
    entry("duplicate", (pages) => document.ask("pages/duplicate", { pages })),
    entry("insert", (pages) => insertPages(application, document, pages)),
    entry("extract", (pages) => extractPages(application, document, pages)),
    entry("crop", (pages) => cropPages(document, pages)),
    entry("delete", (pages) => document.ask("pages/delete", { pages })),
  ];
  popUpMenu(text("pages.more"), entries, anchor, point);
}
