// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { watchEntries } from "../../ui/entries.js";
import { tabStops } from "../../ui/tab-order.js";

/** @typedef {import("../application.js").Application} Application */
/** @typedef {import("../application.js").RectoViewer} RectoViewer */
/** @typedef {import("../../rpc/document.js").RectoDocument} RectoDocument */

const NOTHING = (/** @type {boolean} */ _ = true) => /** @type {unknown} */ (undefined);

/**
 * A panel of the side bar. It works for one viewer, and only while it is shown: `begin` starts that,
 * and answers what ends it again.
 */
export class Panel {
  /**
   * @param {string} id
   * @param {Application} application
   */
  constructor(id, application) {
    this.id = id;
    this.application = application;
    this.bar = element("div", { className: "panel-bar" });
    this.content = element("div", { className: "panel-content" });
    const title = element("h2", { textContent: text(`panel.${id}`) });
    this.element = element("section", { className: `panel panel-${id}`, hidden: true });
    this.element.setAttribute("aria-label", text(`panel.${id}`));
    this.element.append(title, this.bar, this.content);
  }

  /** @type {RectoViewer | null} */ viewer = null;
  /** @type {(() => void)[]} */ #ends = [];
  /** Ends the entry of a name in a row. During an entry, the panel shows nothing new. */ #endEdit = NOTHING;

  get document() {
    return /** @type {RectoDocument} */ (this.viewer?.document);
  }

  get viewport() {
    return /** @type {import("../../viewer/viewport.js").Viewport} */ (this.viewer?.viewport);
  }

  /** @param {RectoViewer | null} viewer Whom to work for; `null`: it is not shown. */
  show(viewer) {
    this.element.hidden = viewer === null;
    if (viewer === this.viewer) return;
    // What the user writes belongs to the document that the panel leaves.
    this.#endEdit();
    for (const end of this.#ends.splice(0)) end();
    this.viewer = viewer;
    if (viewer?.document && viewer.viewport) this.#ends = this.begin();
  }

  /** @returns {(() => void)[]} */
  begin() {
    return [];
  }

  /** @param {() => unknown} work Does it, and tells the user where it fails. */
  run(work) {
    return this.application.run(work);
  }

  /** @param {() => unknown} work Leads to a place on the pages, which the panel must not hide. */
  async lead(work) {
    await this.run(work);
    this.application.side.uncover();
  }

  /**
   * Asks for something to show, unless the panel works for another document by the time it comes.
   *
   * @template {import("../../rpc/messages").DocumentMethod} M
   * @param {M} method
   * @param {import("../../rpc/messages").DocumentParams<M>} params
   * @param {(result: import("../../rpc/messages").Result<M>) => unknown} draw
   */
  load(method, params, draw) {
    const { document } = this;
    return this.run(async () => {
      const result = await document.ask(method, .../** @type {any} */ ([params]));
      if (document === this.document && this.#endEdit === NOTHING) await draw(result);
    });
  }

  /**
   * Lets the user enter a name in a row. Changes of the document do not take the field away meanwhile.
   *
   * @param {HTMLElement} row
   * @param {HTMLInputElement} field
   * @param {(isKept: boolean) => unknown} finish Must show the rows anew.
   */
  edit(row, field, finish) {
    this.#endEdit();
    const end = (isKept = true) => {
      if (this.#endEdit !== end) return;
      this.#endEdit = NOTHING;
      return finish(isKept);
    };
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter") end(true);
      if (event.key === "Escape") end(false);
    });
    field.addEventListener("blur", () => end(true));
    field.dir = "auto";
    row.replaceChildren(field);
    watchEntries(row);
    this.#endEdit = end;
    field.select();
  }

  /** Keeps the name that is being entered in a row, if there is one. */
  async finishEdit() {
    await this.#endEdit();
  }

  /** @param {string} key Says that there is nothing to show. */
  showNothing(key) {
    const hadKeys = this.content.contains(document.activeElement);
    this.content.replaceChildren(element("p", { className: "nothing", textContent: text(key) }));
    if (hadKeys) (tabStops(this.bar)[0] ?? this.viewer)?.focus();
  }
}

/**
 * Lets the arrow keys go from one row to the next.
 *
 * @param {HTMLElement} list
 * @param {string} rows A selector.
 */
export function moveByArrows(list, rows) {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // A list of choices has these keys itself, and with Alt they move a row.
    if (!step || event.altKey || /** @type {HTMLElement} */ (event.target).matches("select")) return;
    const all = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(rows))];
    const index = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    all[Math.min(Math.max(index + step, 0), all.length - 1)]?.focus();
    event.preventDefault();
  });
}
