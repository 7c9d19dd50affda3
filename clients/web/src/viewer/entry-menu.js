// SPDX-License-Identifier: MIT

/** The commands for a text that is being entered, with their keys; pasting needs the clipboard. */
const KEYS = /** @type {const} */ ({ cut: "x", copy: "c", selectAll: "a" });

/** The menu of a text that is being entered, for those who have no keyboard: a long press or right click opens it. */
export class EntryMenu {
  /**
   * @param {import("./menu.js").Menu} menu
   * @param {import("./keys.js").KeyInput} keys
   * @param {import("./overlay.js").Overlay} overlay
   * @param {import("./pointer.js").PointerInput} pointer
   * @param {import("../rpc/document.js").RectoDocument} document
   */
  constructor(menu, keys, overlay, pointer, document) {
    this.#menu = menu;
    this.#keys = keys;
    this.#overlay = overlay;
    this.#document = document;
    document.on("act", ({ method, params, answered }) => {
      const { phase } = /** @type {{phase?: string}} */ (params);
      const isGesture = phase === "up" && pointer.isByMenuGesture;
      if (isGesture || method === "interaction/contextMenu") answered.then(() => this.#offer(), () => {});
    });
  }

  #menu;
  #keys;
  #overlay;
  #document;

  #offer() {
    const { items } = this.#overlay;
    if (!items.some(({ kind }) => kind === "caret")) return;
    const hasSelection = items.some(({ kind, role }) => kind === "quads" && role === "selection");
    this.#menu.offer(
      [
        { id: "cut", title: "Cut", enabled: hasSelection },
        { id: "copy", title: "Copy", enabled: hasSelection },
        { id: "paste", title: "Paste", enabled: true },
        { id: "selectAll", title: "Select All", enabled: true },
      ],
      (id) => this.#choose(id).catch((error) => this.#document.session.report(error)),
    );
  }

  /** @param {string} id */
  async #choose(id) {
    this.#keys.field.focus({ preventScroll: true });
    if (id === "paste") this.#keys.insert(await navigator.clipboard.readText());
    else this.#keys.command(KEYS[/** @type {keyof KEYS} */ (id)]);
  }
}
