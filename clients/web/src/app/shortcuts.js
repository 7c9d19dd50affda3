// SPDX-License-Identifier: MIT
import { commandKey } from "../ui/command-keys.js";
import { isAsking } from "../ui/dialog.js";
import { TEXTLESS_FIELDS } from "../ui/focus.js";

/** Keys that are the application's; all others go to the document that has the focus. */
export class Shortcuts {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    window.addEventListener("keydown", (event) => this.#pressed(event), true);
  }

  #application;

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const name = nameOf(event);
    const act = this.#actions()[name] ?? (isBeside(event) ? this.#steps()[name] : undefined);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    // A question is answered first.
    if (!isAsking()) this.#application.run(act);
  }

  /** @returns {Record<string, () => unknown>} What the pages do with these keys by themselves. */
  #steps() {
    const { viewer, toolbar } = this.#application;
    if (!viewer?.document) return {};
    const redo = () => toolbar.command("redo");
    return { z: () => toolbar.command("undo"), "shift+z": redo, y: redo };
  }

  /** @returns {Record<string, () => unknown>} */
  #actions() {
    const application = this.#application;
    const { viewer, saving, side, opening, toolbar } = application;
    const always = { o: () => application.ask("open", () => opening.choose()) };
    const document = viewer?.document;
    if (!viewer || !document) return always;
    return {
      ...always,
      s: () => saving.saveIfChanged(document),
      "shift+s": () => saving.saveAs(document),
      p: () => application.ask("print", () => saving.print(document)),
      f: () => side.search(""),
      g: () => toolbar.focusPage(),
      "+": () => toolbar.zoom(1.25),
      "=": () => toolbar.zoom(1.25),
      "-": () => toolbar.zoom(0.8),
      "]": () => toolbar.turn(90),
      "[": () => toolbar.turn(270),
      0: () => viewer.viewport?.command("view/update", { fit: "width" }),
    };
  }
}

/**
 * A letter and whether shift is held. Other characters already depend on shift: `+` is with it on some
 * keyboards, and `0` on others.
 *
 * @param {KeyboardEvent} event
 */
function nameOf(event) {
  const key = commandKey(event).toLowerCase();
  return event.shiftKey && /^[a-z]$/.test(key) ? `shift+${key}` : key;
}

/** @param {KeyboardEvent} event Whether the focus is beside the pages, and in no field for text or question. */
function isBeside({ target }) {
  if (!(target instanceof Element) || target.closest("recto-viewer, dialog")) return false;
  return target.matches(TEXTLESS_FIELDS) || !target.closest("input, textarea, [contenteditable=true]");
}
