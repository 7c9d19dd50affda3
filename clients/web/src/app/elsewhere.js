// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";

/**
 * Says that a document can only be read while it is being changed elsewhere. Once it changes here, the other
 * server has closed it.
 *
 * @param {import("./notices.js").Notices} notices
 * @param {import("../rpc/document.js").RectoDocument} document
 */
export function tellWhetherElsewhere(notices, document) {
  const message = text("open.elsewhere", { name: document.fileName });
  const tell = () => {
    if (document.opened.editedElsewhere) notices.show("elsewhere", message, [], document);
    else notices.hide("elsewhere", document);
  };
  tell();
  document.on("renewed", tell);
  document.on("look", ({ pages }) => pages && notices.hide("elsewhere", document));
}
