// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { iconButton } from "../ui/icons.js";
import { popUpMenu } from "../ui/popup-menu.js";
import { exportData, importData } from "./data-exchange.js";
import { showProperties } from "./document-properties.js";
import { extractPages } from "./extracting.js";
import { insertPages } from "./inserting.js";
import { protect } from "./protecting.js";
import { sanitize } from "./sanitizing.js";

/** @typedef {import("./application.js").Application} Application */
/** @typedef {import("./application.js").RectoViewer} RectoViewer */
/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** @typedef {(application: Application, viewer: RectoViewer, document: RectoDocument) => Promise<unknown>} Command */

/** @type {[name: string, act: Command][]} */
const COMMANDS = [
  ["properties", showProperties],
  ["export", (application, _, document) => exportData(application, document)],
  ["import", (application, _, document) => importData(application, document)],
  ["insert", (application, viewer, document) => present(viewer, (page) => insertPages(application, document, page))],
  ["extract", (application, viewer, document) => present(viewer, (page) => extractPages(application, document, page))],
  ["protect", (application, _, document) => protect(application, document)],
  ["sanitize", (application, _, document) => sanitize(application, document)],
];

/**
 * A button with a menu of what can be done with the document as a whole.
 *
 * @param {Application} application
 */
export function documentMenuButton(application) {
  const button = iconButton("documentMenu", text("documentMenu"), () => {
    const { viewer } = application;
    const document = viewer?.document;
    if (!viewer || !document) return;
    const entries = COMMANDS.map(([name, act]) => ({
      title: text(`documentMenu.${name}`),
      act: () => application.ask(name, () => act(application, viewer, document)),
    }));
    popUpMenu(text("documentMenu"), entries, button);
  });
  button.setAttribute("aria-haspopup", "menu");
  return button;
}

/**
 * @param {RectoViewer} viewer
 * @param {(pages: number[]) => Promise<unknown>} act Gets the page in sight.
 */
async function present({ viewport }, act) {
  if (viewport) await act([await viewport.presentPage()]);
}
