// SPDX-License-Identifier: MIT
import { hasEntries } from "../ui/entries.js";

/**
 * Lets the browser ask whether to leave the page while something would be lost: changes, work that is not finished,
 * and texts that are being entered.
 *
 * @param {import("./application.js").Application} application
 */
export function askBeforeLeaving(application) {
  window.addEventListener("beforeunload", (event) => {
    const isUnsaved = application.viewers.some(({ document }) => document?.isUnsaved || document?.hasWork);
    if (isUnsaved || hasEntries()) event.preventDefault();
  });
}
