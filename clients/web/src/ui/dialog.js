// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "./element.js";
import { watchEntries } from "./entries.js";

/**
 * @template Value
 * @typedef {object} DialogOptions
 * @property {string} title
 * @property {(Node | string)[]} [body]
 * @property {[id: string, title: string][]} [buttons] The last one is the default.
 * @property {(id: string) => Value | null} value What the chosen button means; `null` keeps it open.
 * @property {boolean} [isModal]
 * @property {Node} [parent]
 * @property {(dialog: HTMLDialogElement) => void} [onopen]
 */

/**
 * The modal questions that are not answered yet, and what to do when they are shown.
 *
 * @type {Map<HTMLDialogElement, () => void>}
 */
const questions = new Map();

/** Whether a modal question is open, in a shadow tree too. It must be answered before anything else. */
export function isAsking() {
  return [...questions.keys()].some((dialog) => dialog.matches(":modal"));
}

/**
 * Sets the modal questions in a part of the page aside while the part is hidden, and shows them with it. A hidden
 * one would lock the whole window.
 *
 * @param {Node | null} part
 */
export function followSight(part) {
  for (const dialog of questions.keys()) if (part?.contains(dialog)) showIfSeen(dialog);
}

/** @param {HTMLDialogElement} dialog */
function showIfSeen(dialog) {
  const isSeen = (dialog.parentElement?.getClientRects().length ?? 0) > 0;
  if (isSeen === dialog.open) return;
  if (!isSeen) return dialog.close();
  dialog.showModal();
  questions.get(dialog)?.();
}

/**
 * Shows a dialogue, a modal one once its parent is seen. The promise has the answer, or `null` if it was closed
 * without one.
 *
 * @template Value
 * @param {DialogOptions<Value>} options
 * @returns {Promise<Value | null>}
 */
export function ask(options) {
  const { title, body = [], value, isModal = true, parent = document.body, onopen } = options;
  const buttons = options.buttons ?? [["cancel", text("cancel")], ["ok", text("ok")]];
  return new Promise((resolve) => {
    const form = element("form", { method: "dialog" });
    const dialog = element("dialog", { className: "dialog" }, form);
    dialog.setAttribute("aria-label", title);
    const finish = (/** @type {Value | null} */ answer) => {
      questions.delete(dialog);
      // Only closing it gives the focus back.
      dialog.close();
      dialog.remove();
      resolve(answer);
    };
    form.append(element("h2", { textContent: title }), ...body, rowOf(buttons));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const id = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "ok";
      const answer = id === "cancel" ? null : value(id);
      if (id === "cancel" || answer !== null) finish(answer);
    });
    dialog.addEventListener("cancel", ({ target }) => {
      // A chooser of files that is left without a file tells so too, and leaves the question open.
      if (target === dialog) finish(null);
    });
    dialog.addEventListener("dismiss", () => finish(null));
    dialog.addEventListener("keydown", (event) => keyPressed(event, form, dialog));
    parent.appendChild(dialog);
    watchEntries(dialog);
    const opened = () => onopen?.(dialog);
    if (isModal) {
      // Questions of a viewer that was removed get no answer.
      for (const each of questions.keys()) if (!each.isConnected) questions.delete(each);
      questions.set(dialog, opened);
      showIfSeen(dialog);
    } else {
      dialog.show();
      opened();
    }
  });
}

/** @param {HTMLDialogElement | null | undefined} dialog Closes it without an answer. */
export function dismiss(dialog) {
  dialog?.dispatchEvent(new Event("dismiss"));
}

/**
 * @param {string} label
 * @param {HTMLElement} control
 */
export function labelled(label, control) {
  return element("label", { className: "labelled" }, element("span", { textContent: label }), control);
}

/** @param {[string, string][]} buttons */
function rowOf(buttons) {
  const row = element("div", { className: "dialog-buttons" });
  for (const [id, title] of buttons) {
    row.append(element("button", { type: "submit", value: id, textContent: title }));
  }
  row.lastElementChild?.classList.add("primary");
  return row;
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLFormElement} form
 * @param {HTMLDialogElement} dialog
 */
function keyPressed(event, form, dialog) {
  event.stopPropagation();
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape" && !dialog.matches(":modal")) dismiss(dialog);
  const isLine = target.matches("input:not([type=file])");
  const isEntered = event.key === "Enter" && (isLine || event.ctrlKey || event.metaKey);
  if (!isEntered) return;
  event.preventDefault();
  form.requestSubmit(/** @type {HTMLElement} */ (form.querySelector(".primary")));
}
