// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** @param {string} message Says what would be lost. */
export function askWhetherToDiscard(message) {
  return ask({
    title: text("recovery.discard"),
    body: [element("p", { textContent: message }), element("p", { textContent: text("recovery.sure") })],
    buttons: [["cancel", text("cancel")], ["discard", text("recovery.discard")]],
    value: () => true,
  });
}

/**
 * @param {string} path
 * @param {boolean} isWrong Whether one was given that is not right.
 */
export function askForPassword(path, isWrong) {
  const field = element("input", { type: "password", autocomplete: "off" });
  const name = path.split("/").pop() ?? "";
  return ask({
    title: text("password.title"),
    body: [
      element("p", { textContent: text(isWrong ? "password.wrong" : "password.needed", { name }) }),
      labelled(text("password"), field),
    ],
    onopen: () => field.focus(),
    value: () => field.value,
  });
}
