// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { RectoError } from "../rpc/errors.js";
import { askForPassword } from "./opening-questions.js";

/** @typedef {import("./application.js").Application} Application */
/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/**
 * Another program has changed or removed the file of a document. The document is read again at once if nothing
 * was done in it; or else its user chooses.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 * @param {string} change
 */
export async function followFile(application, document, change) {
  const { notices, saving } = application;
  const name = document.fileName;
  if (change === "removed") {
    const saveAs = () => application.run(() => saving.saveAs(document));
    notices.show("disk", text("disk.removed", { name }), [[text("saveAs"), saveAs]], document);
  } else if (isUntouched(document)) {
    await readAgain(application, document);
  } else {
    offerReload(application, document);
  }
}

/**
 * Lets the user choose what becomes of a document whose file was changed. The file is only written over if there
 * are changes that it lacks: what was read before is no reason.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 */
export function offerReload(application, document) {
  const { notices, saving } = application;
  const run = (/** @type {() => Promise<unknown>} */ work) => () => application.run(work);
  // What is begun in a document that is being changed elsewhere cannot be completed.
  const hasChanges = document.isDirty || (document.hasWork && !document.opened.editedElsewhere);
  const overwrite = () => document.ask("document/save", { overwrite: true });
  /** @type {[string, () => void][]} */
  const buttons = [
    [text(hasChanges ? "disk.reload" : "disk.read"), run(() => reload(application, document))],
    [text("saveAs"), run(() => saving.saveAs(document))],
  ];
  if (hasChanges) buttons.push([text("disk.overwrite"), run(overwrite)]);
  notices.show("disk", text("disk.changed", { name: document.fileName }), buttons, document);
}

/** @param {RectoDocument} document Whether nothing was done in it that its user might miss, not even undone. */
function isUntouched({ isDirty, hasWork, canUndo, canRedo, isUndecided }) {
  return !(isDirty || hasWork || canUndo || canRedo || isUndecided);
}

/**
 * @param {Application} application
 * @param {RectoDocument} document
 */
async function readAgain(application, document) {
  try {
    await document.ask("document/reload");
    application.notices.hide("disk", document);
    application.notices.say(text("disk.wasRead", { name: document.fileName }));
  } catch (error) {
    if (!(error instanceof RectoError)) throw error;
    // It may have got a password, which is only asked for when the user wants to see it.
    offerReload(application, document);
  }
}

/**
 * Reads a document's file as it is now; asks for the password if it has got one. If that fails, the user can try
 * again.
 *
 * @param {Application} application
 * @param {RectoDocument} document
 */
async function reload(application, document) {
  /** @type {{password?: string}} */
  let access = {};
  for (;;) {
    try {
      await document.ask("document/reload", access);
      Object.assign(document.source, access);
      return;
    } catch (error) {
      const isLocked = error instanceof RectoError && error.kind === "passwordRequired";
      const password = isLocked ? await askForPassword(document.fileName, access.password !== undefined) : null;
      if (password === null) offerReload(application, document);
      if (!isLocked) throw error;
      if (password === null) return;
      access = { password };
    }
  }
}
