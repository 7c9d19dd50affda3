// SPDX-License-Identifier: MIT
import { RectoError } from "../rpc/errors.js";
import { askForPassword } from "./opening-questions.js";

/**
 * Reads a document's file as it is now; asks for the password if it has got one.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {() => void} offer Is called if that fails, so that the user can try again.
 */
export async function reload(document, offer) {
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
      if (password === null) offer();
      if (!isLocked) throw error;
      if (password === null) return;
      access = { password };
    }
  }
}
